mathmagic-green = vert { $a } × { $b } = { $points }
mathmagic-yellow = jaune { $a } + { $b } = { $points }
mathmagic-blue = bleu { $a } − { $b } = { $points }
mathmagic-red = rouge { $a } ÷ { $b } = { $points }
mathmagic-surrounded = les quatre côtés : { $points }
mathmagic-lies = une plaquette de plus
mathmagic-taken = une plaquette de moins
mathmagic-left = { $piece } en main : −({ $working }) = −{ $points }
mathmagic-green-kind = Vert ×
mathmagic-yellow-kind = Jaune +
mathmagic-blue-kind = Bleu −
mathmagic-red-kind = Rouge ÷
mathmagic-surrounded-kind = Les quatre côtés
mathmagic-lies-kind = Posées
mathmagic-taken-kind = Reprises
mathmagic-left-kind = Restées sur le chevalet
count-mathmagic-bag =
    { $count ->
        [one] { $count } plaquette dans le sac
       *[other] { $count } plaquettes dans le sac
    }
count-mathmagic-empty =
    { $count ->
        [one] { $count } case vide
       *[other] { $count } cases vides
    }
count-mathmagic-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }

play-do-take-back = Reprendre une plaquette
play-do-stop = S’arrêter ici
play-did-take-back = { $you ->
    [yes] Tu reprends la plaquette en { $cell }.
   *[no] { $who } reprend la plaquette en { $cell }.
}
play-did-stop = { $you ->
    [yes] Tu t’arrêtes ici.
   *[no] { $who } s’arrête ici.
}
mathmagic-solo = { $points ->
    [one] { $points } plaquette est posée.
   *[other] { $points } plaquettes sont posées.
}

mathmagic-ended-full = Le cadre est plein.
mathmagic-ended-stopped = { $you ->
    [yes] Tu t’es arrêté là.
   *[no] { $who } s’est arrêté là.
}
mathmagic-ended-cut-off = C’est fini après { $actions } actions.
mathmagic-ended-all-laid = Toutes les plaquettes sont posées.
mathmagic-ended-idle = Personne n’a posé de plaquette pendant { $turns } tours de suite.
mathmagic-ended-missed = Le sac est vide, et tous ceux qui ont encore des plaquettes ont passé.
mathmagic-ended-alone = { $you ->
    [yes] Le sac est vide ; toi seul as encore des plaquettes, et aucune ne peut être posée.
   *[no] Le sac est vide ; seul { $who } a encore des plaquettes, et aucune ne peut être posée.
}
mathmagic-soon-idle = Si aucune plaquette n’est posée à ce tour, la partie est finie : ce serait le { $turns }e de suite.
mathmagic-soon-missed = { $you ->
    [yes] La partie est finie si tu passes ce tour.
   *[no] La partie est finie si { $who } passe ce tour.
}
mathmagic-soon-cut-off = La prochaine action est la dernière : la { $actions }e.
mathmagic-why-miss = { $you ->
    [yes] Aucune de tes plaquettes ne va nulle part et le sac est vide : tu dois passer.
   *[no] Aucune plaquette de { $who } ne va nulle part et le sac est vide : il faut passer.
}
mathmagic-why-exchange = { $you ->
    [yes] Aucune de tes plaquettes ne va nulle part : tu dois échanger.
   *[no] Aucune plaquette de { $who } ne va nulle part : il faut échanger.
}
mathmagic-why-no-pair = { $you ->
    [yes] Tu n’as pas deux plaquettes qui vont ensemble : tu dois échanger.
   *[no] { $who } n’a pas deux plaquettes qui vont ensemble : il faut échanger.
}
mathmagic-why-no-place = { $chips ->
    [one] La dernière plaquette ne va nulle part : reprends-en une ou arrête-toi.
   *[other] Aucune des { $chips } plaquettes restantes ne va nulle part : reprends-en une ou arrête-toi.
}

mathmagic-how =
    Pose une plaquette à côté des autres. Les plaquettes ne tournent jamais, et les champs qui se touchent doivent avoir la même couleur ; deux nombres rouges doivent se diviser exactement.
    Chaque côté joint compte : vert le produit, jaune la somme, bleu la différence, rouge le quotient. Une plaquette jointe sur ses quatre côtés rapporte 100 de plus.
    Au lieu de poser, tu peux échanger. À la fin, chaque plaquette restée sur ton chevalet coûte la somme de ses nombres. Le plus de points gagne.
    Seul, toutes les plaquettes sont visibles, et tu essaies de remplir tout le cadre. L’indice garde un cadre plein en vue quand on en connaît un.

mathmagic-about = La couleur dit comment calculer.
mathmagic-teaches = l’addition, la soustraction, la multiplication, la division, l’anticipation

mathmagic-help =
    Choisis une plaquette par son numéro, ou avec ← → et Entrée. Chaque case possible montre alors une lettre et les points que cela y rapporte.
    Va à une case avec les flèches, avec Tab ou par sa lettre. Tu vois les points et leur calcul avant qu’il ne se passe quoi que ce soit.
    Entrée valide. Échap repose la plaquette.
mathmagic-line-help =
    1@7F         poser la plaquette 1 de ta main sur la case 7F
    CHIP@7F      la même chose, la plaquette écrite en entier
    moves        ce que chacune de tes plaquettes peut rapporter
    moves 1      les cases pour la plaquette 1, les meilleures d’abord
    swap CHIP    échanger une plaquette, ou plusieurs, au lieu d’en poser une
    miss         passer ton tour quand rien d’autre n’est possible
    take 7F      en solo : reprendre une plaquette ; stop : s’arrêter
mathmagic-companion-help =
    G12R11B1R5@7G     une plaquette est posée sur la case 7G : couleurs et nombres depuis le haut, dans le sens des aiguilles d’une montre
    swap 3            trois plaquettes sont échangées ; personne ne doit dire lesquelles
    miss              le tour est passé
    hint G12R11B1R5   le meilleur coup pour qui a la main et possède cette plaquette ; nomme-les toutes
mathmagic-pieces =
    { $count ->
        [one] { $count } plaquette
       *[other] { $count } plaquettes
    }
mathmagic-lay = Poser la plaquette
mathmagic-pick = Choisis une plaquette.
mathmagic-green-chip = { $a } × { $b } = { $points }
mathmagic-yellow-chip = { $a } + { $b } = { $points }
mathmagic-blue-chip = { $a } − { $b } = { $points }
mathmagic-red-chip = { $a } ÷ { $b } = { $points }
