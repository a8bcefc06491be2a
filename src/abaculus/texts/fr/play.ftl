# Ce que dit `abaculus play`. Les clés des coups, des boutons et du hasard finissent par la sorte de coup, comme dans les scènes et la notation.

play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Noms
play-you = Toi
play-player = Joueur { $number }
play-bot-greedy = Bot gourmand
play-bot-random = Bot au hasard

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-pink = rose

# À qui le tour
play-turn-you = À toi de jouer
play-turn-other = À { $who } de jouer
play-turn-bot = { $who } réfléchit
play-turn-chance = Tirage
play-turn-ask = Qu’est-il sorti ?
play-turn-over = Partie terminée

# À côté de la main
play-holds = main { $hand }, pile { $pile }
play-holds-hand = main { $hand }
play-shows = montre { $pieces }
count-unseen =
    { $count ->
        [one] { $count } tuile encore jamais vue
       *[other] { $count } tuiles encore jamais vues
    }
play-recent = Derniers coups

# Que faire maintenant
play-pick = Choisis une tuile : tape son numéro.
play-pick-page = Choisis une tuile : son numéro, ou ← → et Entrée. Ici : { $first }–{ $last } sur { $all }.
play-pick-button = Choisis avec ← → et Entrée.
play-pick-several = Choisis des tuiles par leurs numéros, puis Entrée.
play-preview = { play-points } : { $working }
play-preview-nothing = Aucun point ici.
play-preview-button = { $action }

# Boutons
play-do-roll = Lancer le dé
play-do-draw = Piocher
play-do-end = Finir le tour
play-do-swap = Échanger
play-do-miss = Passer
play-do-take = Retirer

# Noms des touches
play-name-enter = Entrée
play-name-escape = Échap
play-name-page-down = PgSuiv

# Ce que font les touches, sur la dernière ligne
play-key-tile = tuile
play-key-choose = choisir
play-key-page = autres tuiles
play-key-place = place
play-key-turn = tourner
play-key-confirm = valider
play-key-back = retour
play-key-hint = indice
play-key-undo = annuler
play-key-explain = expliquer
play-key-log = journal
play-key-save = enregistrer
play-key-zoom = taille
play-key-help = aide
play-key-quit = quitter
play-key-close = fermer
play-key-read = lire la suite
play-key-ready = prêt
play-key-save-leave = enregistrer et quitter
play-key-leave = quitter sans enregistrer
play-key-stay = rester

# Ce qui s’est passé
play-did-lay = { $you ->
    [yes] Tu poses { $piece } : { play-points }.
   *[no] { $who } pose { $piece } : { play-points }.
}
play-did-draw = { $you ->
    [yes] Tu pioches.
   *[no] { $who } pioche.
}
play-did-end = { $you ->
    [yes] Tu finis ton tour.
   *[no] { $who } finit son tour.
}
play-did-miss = { $you ->
    [yes] Tu passes ton tour.
   *[no] { $who } passe son tour.
}
play-did-take = { $you ->
    [yes] Tu retires { $piece } : { play-points }.
   *[no] { $who } retire { $piece } : { play-points }.
}
play-did-extra = { $you ->
    [yes] Tu pioches encore.
   *[no] { $who } pioche encore.
}
play-did-no-extra = { $you ->
    [yes] Tu ne pioches plus.
   *[no] { $who } ne pioche plus.
}
play-did-accept = { $you ->
    [yes] Tu acceptes.
   *[no] { $who } accepte.
}
play-did-challenge = { $you ->
    [yes] Tu contestes.
   *[no] { $who } conteste.
}
play-did-swap = { $you ->
    [yes] { $count ->
        [one] Tu échanges { $count } tuile.
       *[other] Tu échanges { $count } tuiles.
    }
   *[no] { $count ->
        [one] { $who } échange { $count } tuile.
       *[other] { $who } échange { $count } tuiles.
    }
}
play-did-other = { $who } : { $action }
play-chance-start = { $you ->
    [yes] Tu commences.
   *[no] { $who } commence.
}
play-chance-draw = Tirage : { $value }
play-chance-roll = Le dé montre { $value }.
play-chance-other = { $action }
play-explain-none = Personne n’a encore joué.

# Indices, annuler, enregistrer
play-hint-lay = Indice : la tuile { $number } à la place { $place } rapporte { play-points }.
play-hint-place = Indice : { $action }, place { $place } ({ play-points })
play-hint-button = Indice : { $action }
play-hint-move = Indice : { $action } ({ play-points })
play-undone = Coup annulé.
play-no-undo-nothing = Il n’y a encore aucun coup à annuler.
play-no-undo-seen = Ce coup ne peut pas être annulé : quelque chose de nouveau a été vu depuis.
play-saved = Partie enregistrée dans { $file }.
play-save-failed = Partie non enregistrée : { $reason }
play-go-on-with = Pour reprendre plus tard : { $command }
play-not-saved = La partie n’a pas été enregistrée.
play-leave = Enregistrer la partie avant de quitter ?
play-wait-turn = Ce n’est pas encore à toi.
play-no-tile = Il n’y a pas de tuile { $number } ici.
play-no-use = Cette tuile ne peut pas servir maintenant.
play-no-several = Ces tuiles ne vont pas ensemble.
play-no-key = ? montre toutes les touches.
play-compiling = Préparation des règles pour cette machine. Cela n’arrive qu’une fois et prend quelques secondes.

# Pourquoi ce qui a été tapé n’est pas possible
play-why-not-held = { $piece } n’est pas dans ta main.
play-why-taken = Il y a déjà une tuile en { $cell }.
play-why-no-place = Rien ne peut être posé en { $cell } : le plateau montre où vont les tuiles.
play-refused = Ce n’est pas possible : { $reason }

# La fin
play-won = { $you ->
    [yes] Tu gagnes avec { play-points }.
   *[no] { $who } gagne avec { play-points }.
}
play-shared = Victoire partagée avec { play-points } : { $names }.
play-ranked = { $count ->
    [one] { $place }e : { $names }, { play-points }.
   *[other] { $place }es ex æquo : { $names }, { play-points } chacun.
}
play-and = { $some } { $initial ->
   *[any] et
} { $last }
play-solo = Résultat : { play-points }.
play-ended = La partie est terminée.
play-ended-resigned = { $you ->
    [yes] Tu as abandonné.
   *[no] { $who } a abandonné.
}
play-ended-time = { $you ->
    [yes] Ton temps est écoulé.
   *[no] Le temps de { $who } est écoulé.
}
play-ended-closed = La partie a été interrompue.
play-ended-left = La partie a été interrompue parce qu’il manquait quelqu’un.
play-over = s enregistre la partie.

# Plusieurs personnes au même clavier
play-handover = Passe le clavier à { $who }.
play-handover-ready = { $who }, appuie sur Entrée quand tu es seul à voir l’écran.

# Tirages à une vraie table
play-ask-who = { $you ->
    [yes] Tu pioches.
   *[no] { $who } pioche.
}
play-ask = Tape ce qui est sorti, par exemple { $example }, puis Entrée.
play-ask-wrong = { $text } ne peut pas sortir ici. Écris par exemple { $example }.

# Aide
play-panel-help = Aide
play-panel-log = Tout ce qui s’est passé
play-log-empty = Rien ne s’est encore passé.
play-how = Comment jouer
play-help =
    Choisis une tuile par son numéro, ou avec ← → et Entrée. Chaque place possible montre alors une lettre et les points que la tuile y rapporte, tournée au mieux.
    Va à une place avec les flèches, avec Tab ou par sa lettre. Tourne la tuile avec Q et E. Tu vois les points et leur calcul avant qu’il ne se passe quoi que ce soit.
    Entrée valide. Échap repose la tuile.
play-help-keys =
    h  un indice
    u  annuler le dernier coup
    x  expliquer les points du dernier coup
    l  tout ce qui s’est passé
    s  enregistrer la partie
    z  tuiles plus grandes ou plus petites
    Maj et flèches  déplacer la vue
    q  quitter

# Ligne par ligne
play-line-intro = Tape help pour voir ce que tu peux taper.
play-line-hand = Main :
play-line-scores = Points : { $scores }
play-line-your-move = À toi :
play-line-move-of = { $who }, à toi :
play-line-unknown = { $text } n’est ni une commande ni un coup. Tape help pour voir ce que tu peux taper.
play-line-piece = { $number }  { $piece } : { $places ->
    [one] { $places } place
   *[other] { $places } places
}, au mieux { play-points }
play-line-way = { $action }  { play-points }
play-line-over = Tape save FICHIER pour garder la partie, ou quit.
play-line-help =
    1@2,-1/3     poser la tuile 1 de ta main en 2,-1, tournée 3 fois ; sans /3, tournée au mieux
    TUILE@2,-1/3 la même chose, la tuile écrite en entier
    moves        ce que chaque tuile de ta main peut rapporter
    moves 1      les places pour la tuile 1, les meilleures d’abord
play-line-help-rest =
    all          tous les coups possibles
    board        montrer encore le plateau
    hint         ce que ferait le bot gourmand
    explain      les points du dernier coup
    undo         annuler le dernier coup
    log          tout ce qui s’est passé
    rules        comment jouer
    save FICHIER enregistrer la partie
    quit         quitter
