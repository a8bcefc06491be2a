# La table d’analyse.

study-title = Table d’analyse
study-link = Analyse
study-setup = Composer une position
study-game = Jeu
study-begin = Depuis le début
study-position = Ligne de position
study-position-how = Tout ce qui est sur la table, en une ligne. Elle est vérifiée pendant la saisie.
study-position-good = C’est une position de ce jeu.
study-position-use = Reprendre ici
study-steps = Étapes
study-step = Saisis un coup, ou joue sur le plateau
study-add = Ajouter
study-chance = Qu’est-il sorti ? Cherche ou choisis
study-chance-none = { $text } ne peut pas sortir ici.
study-chance-more = { $count ->
    [one] Une autre possibilité : cherche-la.
   *[other] { $count } autres possibilités : cherche-les.
}
study-first = Au début
study-last = À la fin
study-drop = Effacer à partir d’ici
study-branch = Ou : { $action }
study-scores = Points ensuite
study-wrong = L’étape { $number } sur { $steps }, { $action }, n’est pas possible : { $reason }
study-keep = Enregistrer, ouvrir et partager
study-open = Ouvrir un fichier
study-paste = Ou colle le journal d’une partie
study-load = Charger
study-no-log = La ligne { $line } n’est pas le journal d’une partie.
study-bad-link = Ce lien ne contient aucune partie.
study-name = Nom du joueur { $number }
