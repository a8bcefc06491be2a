mathable-equation = { $a } { $sign } { $b } = { $value }
mathable-award = sur une case { $factor ->
    [2] double
   *[3] triple
} : { $product }
mathable-bonus = chevalet vidé : { $points }
mathable-left = { $count ->
    [one] { $count } jeton en main : −{ $points }
   *[other] { $count } jetons en main : −({ $working }) = −{ $points }
}
count-mathable-bag = sac : { $count }

play-do-extra = Tirer un jeton de plus
play-do-no-extra = Pas de jeton de plus
play-do-accept = Accepter
play-do-challenge = Contester

mathable-how =
    Pose un jeton à côté de deux autres, en ligne droite, s'il est leur somme, leur différence, leur produit ou leur quotient. Tu peux en poser autant que tu veux, l'un après l'autre.
    Chaque direction qui donne une équation rapporte la valeur du jeton ; les cases à prime la doublent ou la triplent. Une case avec un signe demande ce signe et te permet de tirer un jeton de plus.
    Qui commence son tour avec sept jetons et les pose tous reçoit 50 points de plus. Au lieu de poser, tu peux échanger des jetons.
    À la fin, tu perds la valeur de ce que tu as encore. Le plus de points gagne.

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

mathable-about = Pose un nombre à côté de deux autres dont il est la somme, la différence, le produit ou le quotient.
mathable-teaches = l’addition, la soustraction, la multiplication, la division
