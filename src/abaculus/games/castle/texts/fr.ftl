castle-name = { $colour ->
    [red] { colour-red }
    [blue] { colour-blue }
    [yellow] { colour-yellow }
   *[green] { colour-green }
} { $centre }
castle-seen = { $detail ->
    [yes] { castle-name } (visible { $exposed }, hauteur { $height })
   *[no] { castle-name }
}
castle-stone = { castle-seen } : { $signed }
castle-stone-shown = { castle-seen }
castle-stone-comes = { castle-seen } arrive : { $signed }
castle-stone-comes-shown = { castle-seen } arrive
castle-stone-goes = { castle-name } part : { $signed }
castle-stone-goes-shown = { castle-name } part
castle-stone-changes = { castle-seen } : { $signed }
castle-stone-changes-shown = { castle-seen }
castle-count = { castle-seen } : { $reckoned ->
    [yes] { $working } = { $points }
   *[no] { $points }
}
castle-formula = { $formula } = { $points }
castle-stone-comes-kind = Pierres gagnées
castle-stone-goes-kind = Pierres sacrifiées
castle-stone-changes-kind = Côtés couverts ou libérés
castle-formula-kind = Par la formule
castle-formula-changes = { $formula } = { $after } ({ $signed })
count-castle-out =
    { $count ->
        [one] { $count } pierre hors du jeu
       *[other] { $count } pierres hors du jeu
    }

castle-ended-pile = { $you ->
    [yes] Tu as posé la dernière pierre de ta réserve.
   *[no] { $who } a posé la dernière pierre de sa réserve.
}
castle-ended-rounds = { $count ->
    [one] { $count } manche a été jouée ; une partie ne dure pas plus longtemps.
   *[other] { $count } manches ont été jouées ; une partie ne dure pas plus longtemps.
}
castle-soon-last = { $you ->
    [yes] À ce tour, tu poses la dernière pierre de ta réserve : la partie finit ainsi.
   *[no] À ce tour, { $who } pose la dernière pierre de sa réserve : la partie finit ainsi.
}
castle-soon-pile = { $you ->
    [yes] { $count ->
        [one] Il ne reste que { $count } pierre dans ta réserve ; une fois posée, la partie finit.
       *[other] Il ne reste que { $count } pierres dans ta réserve ; une fois la dernière posée, la partie finit.
    }
   *[no] { $count ->
        [one] Réserve de { $who } : il ne reste que { $count } pierre ; une fois posée, la partie finit.
       *[other] Réserve de { $who } : il ne reste que { $count } pierres ; une fois la dernière posée, la partie finit.
    }
}
castle-soon-rounds = { $count ->
    [one] C’est le dernier tour : la partie finit après { $rounds } manches.
   *[other] Il reste { $count } tours : la partie finit après { $rounds } manches.
}
castle-why-second = { $you ->
    [yes] Tu as d’abord fait un { $first }, inutilisable : c’est le second lancer qui compte.
   *[no] { $who } a d’abord fait un { $first }, inutilisable : c’est le second lancer qui compte.
}
castle-why-four = { $you ->
    [yes] Tu as fait un 4 et tu passes ton tour.
   *[no] { $who } a fait un 4 et passe son tour.
}
castle-why-own = { $you ->
    [yes] Tu as fait un 5, mais aucune de tes pierres ne peut être retirée :
   *[no] { $who } a fait un 5, mais aucune de ses pierres ne peut être retirée :
}
castle-why-own-none = { castle-why-own } il n’y en a pas dans le château.
castle-why-own-covered = { castle-why-own } d’autres sont posées dessus.
castle-why-own-crowded = { castle-why-own } { $count ->
    [one] la seule qui soit au-dessus a plus de quatre voisines.
   *[other] celles du dessus ont toutes plus de quatre voisines.
}
castle-why-own-apart = { castle-why-own } { $count ->
    [one] sans la seule qui soit au-dessus, le château se séparerait.
   *[other] chacune de celles du dessus retient le château, qui se séparerait sans elle.
}
castle-why-own-mixed = { castle-why-own } celles du dessus ont plus de quatre voisines, ou le château se séparerait sans elles.
castle-why-other = { $you ->
    [yes] Tu as fait un 6, mais aucune pierre d’un autre joueur ne peut être retirée :
   *[no] { $who } a fait un 6, mais aucune pierre d’un autre joueur ne peut être retirée :
}
castle-why-other-none = { castle-why-other } il n’y en a pas dans le château.
castle-why-other-covered = { castle-why-other } d’autres sont posées dessus.
castle-why-other-crowded = { castle-why-other } { $count ->
    [one] la seule qui soit au-dessus a plus de quatre voisines.
   *[other] celles du dessus ont toutes plus de quatre voisines.
}
castle-why-other-apart = { castle-why-other } { $count ->
    [one] sans la seule qui soit au-dessus, le château se séparerait.
   *[other] chacune de celles du dessus retient le château, qui se séparerait sans elle.
}
castle-why-other-mixed = { castle-why-other } celles du dessus ont plus de quatre voisines, ou le château se séparerait sans elles.

castle-how =
    Lance le dé et fais ce qu'il dit. 1, 2 ou 3 : pose autant de pierres, chacune piochée quand la précédente est posée. 4 : passe le tour. 5 : retire une de tes pierres. 6 : retire une pierre d'un autre joueur.
    Une pierre se pose à côté des autres, tournée comme tu veux, ou exactement sur une pile ; aucune pile ne dépasse huit.
    Seules les pierres du dessus peuvent être retirées. Au sol, une pierre doit avoir quatre voisines au plus, et le château ne doit pas se séparer.
    La partie finit quand quelqu'un pose la dernière pierre de sa réserve. Les pierres visibles comptent alors, comme convenu : d'ordinaire les grands nombres du milieu. Un petit nombre est visible si aucune pile au moins aussi haute ne le touche.

castle-about = Lance le dé, empile et reste au sommet.
castle-teaches = l’addition, la comparaison des nombres, la vision dans l’espace

castle-help =
    Choisis la pierre piochée avec 1 ou Entrée. Chaque place possible montre alors une lettre et les points que la pierre y rapporte, tournée au mieux.
    Va à une place avec les flèches, avec Tab ou par sa lettre. Tourne la pierre avec Q et E. Tu vois les points et leur calcul avant qu’il ne se passe quoi que ce soit.
    Si le dé demande de retirer une pierre, va à cette pierre de la même façon.
    Entrée valide. Échap repose la pierre.
castle-line-help =
    1@2,-1/3     poser la pierre piochée en 2,-1, tournée 3 fois ; sans /3, tournée au mieux
    PIERRE@2,-1/3  la même chose, la pierre écrite en entier
    take 2,-1    retirer du château la pierre du dessus en 2,-1
    miss         passer son tour quand le dé ne permet rien d’autre
    moves        ce que la pierre piochée peut rapporter
    moves 1      les places pour elle, les meilleures d’abord
castle-pieces =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
castle-lay = Poser la pierre
castle-pick = Choisis une place pour ta pierre.
castle-pick-board = Choisis une pierre sur le plateau.
castle-task-build =
    { $you ->
        [yes] { $count ->
            [one] Pose une pierre.
           *[other] Pose { $count } pierres : voici la n° { $place }.
        }
       *[no] { $count ->
            [one] { $who } pose une pierre.
           *[other] { $who } pose { $count } pierres.
        }
    }
castle-task-own =
    { $you ->
        [yes] Retire une de tes propres pierres.
       *[no] { $who } retire une de ses pierres.
    }
castle-task-other =
    { $you ->
        [yes] Retire une pierre des autres.
       *[no] { $who } retire une pierre des autres.
    }
castle-task-miss =
    { $you ->
        [yes] Tu passes ton tour.
       *[no] { $who } passe son tour.
    }
