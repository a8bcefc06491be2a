mathable-equation = { $a } { $op ->
    [plus] +
    [minus] −
    [times] ×
   *[divide] ÷
} { $b } = { $value }
mathable-award = { $factor ->
    [2] case double
   *[3] case triple
} : { $sum } × { $factor } = { $product }
mathable-bonus = chevalet vidé : { $points }
mathable-left = { $count ->
    [one] { $count } jeton en main : −{ $points }
   *[other] { $count } jetons en main : −({ $working }) = −{ $points }
}
mathable-kind-sums = Sommes
mathable-kind-differences = Différences
mathable-kind-products = Produits
mathable-kind-quotients = Quotients
mathable-equation-kind = Égalités
mathable-award-kind = Cases doubles et triples
mathable-bonus-kind = Chevalet vidé
mathable-left-kind = Jetons en main
count-mathable-bag =
    { $count ->
        [one] { $count } jeton dans le sac
       *[other] { $count } jetons dans le sac
    }

play-do-extra = Tirer un jeton de plus
play-do-no-extra = Pas de jeton de plus
play-do-accept = Accepter
play-do-challenge = Contester

mathable-how =
    Pose un jeton de ton chevalet à côté de deux autres, en ligne droite, s'il est leur somme, leur différence, leur produit ou leur quotient. Tu peux en poser autant que tu veux, l'un après l'autre. Puis termine ton tour, et tu tires de nouveau jusqu'à sept.
    Chaque direction qui donne une équation rapporte la valeur du jeton ; les cases à prime la doublent ou la triplent. Une case avec un signe demande ce signe. Quand un jeton y est posé, tu peux en tirer un de plus, mais il faut te décider tout de suite.
    Au lieu de poser, tu peux échanger des jetons contre d'autres du sac, ou passer en terminant ton tour tout de suite.
    Qui commence son tour avec sept jetons et les pose tous reçoit 50 points de plus, sauf s'il est convenu de n'en donner aucun.
    À la fin, tu perds la valeur des jetons que tu as encore. Le plus de points gagne.
    Au clavier, cela s'écrit 12@8I, end, swap 3 7, et extra ou no extra.

mathable-score-total = { $player } : { $total }
mathable-score-checked = { $turns ->
    [one] Un tour
   *[other] { $turns } tours
}, { $placements ->
    [one] un jeton posé
   *[other] { $placements } jetons posés
} : { $faults ->
    [0] tout est juste.
    [one] une erreur.
   *[other] { $faults } erreurs.
}
mathable-best-step = { $step } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $equations ->
    [one] une équation
   *[other] { $equations } équations
}
mathable-best-total = Ensemble : { $points }
mathable-best-none = Aucun jeton ne va nulle part.
claim-mathable = { $count ->
    [one] annonce une équation
   *[other] annonce { $count } équations
}

mathable-about = Croise des égalités comme des mots.
mathable-teaches = l’addition, la soustraction, la multiplication, la division

mathable-ended-out = { $you ->
    [yes] Le sac est vide, et tu as posé ton dernier jeton.
   *[no] Le sac est vide, et { $who } n'a plus de jeton.
}
mathable-ended-nothing-fits = { $bag ->
    [0] Aucun des jetons qui restent ne va nulle part.
    [one] Plus aucun jeton ne va nulle part, pas même celui du sac.
   *[other] Plus aucun jeton ne va nulle part, pas même l'un des { $bag } du sac.
}
mathable-ended-passes = { $count ->
    [one] Au dernier tour, on a passé.
   *[other] Aux { $count } derniers tours, on a passé.
}
mathable-ended-idle = { $count ->
    [one] Au dernier tour, aucun jeton n'a été posé.
   *[other] Aux { $count } derniers tours, aucun jeton n'a été posé.
}
mathable-soon-pass = { $count ->
    [one] Au dernier tour, on a passé. Si l'on passe encore une fois, la partie est finie.
   *[other] Aux { $count } derniers tours, on a passé. Si l'on passe encore une fois, la partie est finie.
}
mathable-soon-idle = { $count ->
    [one] Au dernier tour, aucun jeton n'a été posé. Si aucun ne l'est à ce tour-ci, la partie est finie.
   *[other] Aux { $count } derniers tours, aucun jeton n'a été posé. Si aucun ne l'est à ce tour-ci, la partie est finie.
}
mathable-why-never = { $count ->
    [one] Le jeton { $tokens } ne pourra jamais être posé : aucun autre nombre de ce jeu ne mène à lui.
   *[other] Les jetons { $tokens } ne pourront jamais être posés : aucun autre nombre de ce jeu ne mène à eux.
}
mathable-why-none-fits = { $you ->
    [yes] { $bag ->
        [0] Aucun de tes jetons ne va nulle part. Tu ne peux que passer.
        [one] Aucun de tes jetons ne va nulle part. Tu peux en échanger un, ou passer.
       *[other] Aucun de tes jetons ne va nulle part. Tu peux en échanger, ou passer.
    }
   *[no] Aucun des jetons de { $who } ne va nulle part.
}

option-bonus = Les sept jetons posés
option-bonus-50 = 50 points de plus
option-bonus-0 = Pas de prime
option-sign = Sur une case avec un signe
option-sign-own = Seules comptent les équations avec son signe
option-sign-all = Toutes comptent, si l'une a son signe

mathable-help =
    Choisis un jeton par son numéro, ou avec ← → et Entrée. Chaque case possible montre alors une lettre et les points que cela y rapporte.
    Va à une case avec les flèches, avec Tab ou par sa lettre. Tu vois les points et leur calcul avant qu’il ne se passe quoi que ce soit.
    Entrée valide. Échap repose le jeton.
mathable-line-help =
    12@8I        poser le jeton 12 sur la case 8I
    12@8I claim 2  la même chose, quand on annonce ses équations : ici deux
    moves        ce que chacun de tes jetons peut rapporter
    moves 12     les cases pour le jeton 12, les meilleures d’abord
    end          finir ton tour
    swap 3 7     échanger ces jetons au lieu d’en poser
    extra        prendre un jeton de plus ; no extra : s’en passer
    accept       accepter une annonce ; challenge : la contester
mathable-companion-help =
    12@8I             le jeton 12 est posé sur la case 8I
    12@8I claim 2     la même chose, quand on annonce ses équations : ici deux
    swap 3            trois jetons sont échangés ; personne ne doit dire lesquels
    extra, no extra   un jeton de plus est pris, ou non
    accept, challenge une annonce est acceptée, ou contestée
    end               le tour est terminé
    hint 3 7 12       le meilleur coup pour qui a la main et possède ces jetons
mathable-pieces =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
mathable-lay = Poser le { $piece }
mathable-pick = Choisis un jeton.
mathable-more = { play-points } pour l’instant : pose encore un jeton, ou finis ton tour.
mathable-task-extra =
    { $you ->
        [yes] Tirer un jeton de plus ?
       *[no] { $who } décide s’il faut un jeton de plus.
    }
mathable-task-claim =
    { $you ->
        [yes] { $count ->
            [one] { $token } ferait une égalité. Est-ce juste ?
           *[other] { $token } ferait { $count } égalités. Est-ce juste ?
        }
       *[no] { $who } décide si cela compte.
    }
mathable-award-chip = { $sum } × { $factor } = { $product }
