# Pourquoi un coup aurait été meilleur : des raisons, la plus forte d'abord. Chacune peut être dite seule.
reason-points = { $rid ->
    [yes] Il débarrasse tout de suite de { $better } au lieu de { $played }.
   *[no] Il rapporte tout de suite { $better } au lieu de { $played }.
}
reason-costs = Il coûte tout de suite { $better } { $better ->
    [one] point
   *[other] points
} au lieu de { $played }.
reason-gives = Il donne aux autres { $better } { $better ->
    [one] point
   *[other] points
} au lieu de { $played }.
reason-others = Il coûte aux autres { $better } { $better ->
    [one] point
   *[other] points
} au lieu de { $played }.
reason-opens = Le coup joué ouvre { $place ->
    [double] la case double { $cell }
    [triple] la case triple { $cell }
   *[plain] { $cell }
} pour environ { $points } (dans { $percent } % des cas).
reason-leaves = Le coup joué laisse { $place ->
    [double] la case double { $cell }
    [triple] la case triple { $cell }
   *[plain] { $cell }
} au joueur suivant, pour environ { $points } (dans { $percent } % des cas).
reason-reply = { $rid ->
    [yes] La réponse débarrasse alors d’environ { $better } au lieu de { $played }.
   *[no] La réponse rapporte alors environ { $better } au lieu de { $played }.
}
reason-harm = Ce que les autres font ensuite coûte environ { $better } au lieu de { $played }.
reason-stuck = Il laisse le joueur suivant sans points dans { $better } % des cas au lieu de { $played } %.
reason-follow = { $rid ->
    [yes] Le tour suivant du même joueur débarrasse alors d’environ { $better } au lieu de { $played }.
   *[no] Le tour suivant du même joueur rapporte alors environ { $better } au lieu de { $played }.
}
reason-keeps = Il garde { $pieces }, qui vaut en main environ { $points } { $points ->
    [one] point
   *[other] points
} de plus.
reason-price = { $rid ->
    [yes] Il débarrasse de { $points } { $points ->
        [one] point
       *[other] points
    } de moins tout de suite.
   *[no] Il rapporte { $points } { $points ->
        [one] point
       *[other] points
    } de moins tout de suite.
}
reason-later = Il rapporte plus tard : environ { $points } { $points ->
    [one] point
   *[other] points
} d'ici la fin de la partie.
reason-end = Calculée exactement, l'avance à la fin est de { $better } au lieu de { $played }.
reason-end-won = Calculé exactement, il ne perd pas (avance à la fin { $better } au lieu de { $played }).
reason-end-chance = Calculé exactement, il gagne dans { $better } % des cas au lieu de { $played } %.

# `abaculus review` et l'analyse dans le navigateur.
review-title = Analyse de la partie
review-gave = a cédé { $percent } % de chances de gagner et { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-gave-points = a cédé { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-better = Mieux : { $action }
review-none = Aucun coup n'a cédé beaucoup.
review-worst = Les coups qui ont cédé le plus
review-win = Chances de gagner
review-graph = Chances de gagner au fil de la partie, telles que chaque joueur pouvait les connaître
review-working = { $done } coups sur { $all } analysés
review-ask = Analyser cette partie
review-again = Réessayer

# `abaculus analyse`.
analyse-move = Coup
analyse-points = Points
analyse-margin = Avance à la fin
analyse-win = Gain
analyse-visits = Parties d'essai
analyse-line = Suite possible
analyse-exact = résolu

# Conseils, pas à pas.
hint-where = Regarde { $cell }.
hint-kind = Regarde ta main : il ne s'agit pas de poser.
hint-lays = Regarde ta main : il y a quelque chose à poser.
hint-piece = Il s’agit du numéro { $numbers } de ta main.
hint-no-piece = Il ne faut aucune pièce de ta main.
hint-more = Demande encore pour en savoir plus.

# Problèmes.
puzzle-title = Problème du jour
puzzle-of = { $title } : problème du jour
puzzle-task-you = C'est à toi de jouer. Un coup est nettement le meilleur. Lequel ?
puzzle-stars = Difficulté { $stars } sur 5
puzzle-right = C'est lui.
puzzle-why = { $exact ->
    [yes] Avance à la fin, calculée exactement : { $margin } ; après le suivant, { $second } : { $other }.
   *[no] Avance à attendre à la fin : environ { $margin } ; après le suivant, { $second } : environ { $other }.
}
puzzle-wrong = Il y a mieux. Essaie encore.
puzzle-show = Montrer la solution
puzzle-solution = La solution : { $action }
puzzle-found = { $who } : { $percent } %
puzzle-others = À quelle fréquence les robots le trouvent
puzzle-hidden = On ne voit que ce que tu pourrais savoir.
puzzle-task-whole = Quel tour rapporte le plus de points, sans rien piocher ?
puzzle-right-whole = C’est le meilleur tour : { $points } { $points ->
    [one] point
   *[other] points
}.
puzzle-wrong-whole = Ce tour rapporte { $points } { $points ->
    [one] point
   *[other] points
} ; { $most } sont possibles. Essaie encore.
puzzle-so-far = Jusqu’ici : { $points } { $points ->
    [one] point
   *[other] points
}
puzzle-anew = Recommencer
