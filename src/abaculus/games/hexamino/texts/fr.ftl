hexamino-rid-of = { $fields ->
    [one] −{ $points }
   *[other] −({ $working }) = −{ $points }
}
hexamino-left = { $piece } en main : { $fields ->
    [one] { $points }
   *[other] { $working } = { $points }
}
hexamino-rid-of-kind = Posées
count-hexamino-pack =
    { $count ->
        [one] { $count } tuile dans la pioche
       *[other] { $count } tuiles dans la pioche
    }

hexamino-ended-out = { $you ->
    [yes] Tu as posé ta dernière tuile, et la pioche est vide.
   *[no] { $who } a posé sa dernière tuile, et la pioche est vide.
}
hexamino-ended-all-out = Toutes les tuiles sont posées : plus personne n’en a en main.
hexamino-ended-missed = { $rounds ->
    [one] La pioche est vide, et tout le monde a passé, l’un après l’autre.
   *[other] La pioche est vide, et tout le monde a passé deux fois de suite.
}
hexamino-ended-closed = { $you ->
    [yes] Tu as posé la tuile de fin { $piece }, après laquelle rien ne peut venir.
   *[no] { $who } a posé la tuile de fin { $piece }, après laquelle rien ne peut venir.
}
hexamino-ended-dead = { $count ->
    [one] La dernière tuile qui n’est pas sur la table ne convient plus nulle part.
   *[other] Aucune des { $count } tuiles qui ne sont pas sur la table ne convient plus nulle part.
}
hexamino-soon-missed = La pioche est vide : encore un tour passé, et la partie est finie.
hexamino-why-no-pack = { $you ->
    [yes] Aucune de tes tuiles ne convient, et la pioche est vide : tu ne peux que passer.
   *[no] { $who } n’a aucune tuile qui convienne, et la pioche est vide.
}
hexamino-why-drawn = { $you ->
    [yes] Aucune de tes tuiles ne convient, et tu en as déjà pioché deux : tu ne peux que passer.
   *[no] { $who } a pioché deux tuiles et n’en a toujours aucune qui convienne.
}
hexamino-why-end-tile = { $count ->
    [one] Seule la tuile de fin { $piece } convient ; elle doit attendre que tous les autres aient passé depuis la dernière pose.
   *[other] Seules les tuiles de fin { $piece } conviennent ; elles doivent attendre que tous les autres aient passé depuis la dernière pose.
}

hexamino-how =
    Pose une tuile de sorte qu'elle en touche une autre par un champ à points. Le long de chaque bord commun, les deux champs doivent être pareils : mêmes points, ou vides tous les deux.
    Toutes les tuiles portent leurs points dans le même ordre : une tuile qui convient se tourne d'elle-même.
    Si aucune tuile de ta main ne convient, tu pioches, deux fois au plus ; ensuite tu passes ton tour. Après chaque pose, tu en pioches une.
    À la fin, les points des tuiles qui te restent comptent contre toi : le plus petit total gagne.
    Serpent : ne pose qu'à côté de la dernière tuile ; une tuile de fin, à un seul champ, sert quand plus personne ne peut continuer. Étoile : pose vers l'extérieur sur les six bras, six tuiles et une tuile de fin chacun.

hexamino-about = Des dominos à six côtés. Le moins de points gagne.
hexamino-teaches = l’addition, la comparaison des motifs, la vision dans l’espace

hexamino-help =
    Choisis une tuile par son numéro, ou avec ← → et Entrée. Chaque place où elle va montre alors une lettre et les points dont tu t’y débarrasses.
    Va à une place avec les flèches, avec Tab ou par sa lettre. La tuile se tourne d’elle-même : elle ne va que d’une façon.
    Entrée valide. Échap repose la tuile. Si aucune de tes tuiles ne va, pioche ; après deux pioches, tu passes ton tour.
hexamino-line-help =
    1@2,-1       poser la tuile 1 de ta main en 2,-1 ; elle se tourne d’elle-même
    TUILE@2,-1   la même chose, la tuile écrite en entier
    draw         piocher une tuile quand aucune des tiennes ne va
    miss         passer ton tour quand tu ne peux ni poser ni piocher
    moves        où va chaque tuile de ta main
    moves 1      les places pour la tuile 1, les meilleures d’abord
