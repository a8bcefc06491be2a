mathable-equation = { $a } { $sign } { $b } = { $value }
mathable-award = on a { $factor ->
    [2] double
   *[3] triple
} square: { $product }
mathable-bonus = rack emptied: { $points }
mathable-left = { $count ->
    [one] { $count } token left: −{ $points }
   *[other] { $count } tokens left: −({ $working }) = −{ $points }
}
count-mathable-bag = bag: { $count }

play-do-extra = Draw an extra token
play-do-no-extra = No extra token
play-do-accept = Accept
play-do-challenge = Challenge

mathable-how =
    Put a token beside two others in a straight line if it is their sum, difference, product or quotient. You may place as many as you like, one after the other.
    Every direction that makes an equation brings the value of the token; award squares double or triple that. A square with a sign wants that sign, and lets you draw an extra token.
    Whoever begins a turn with seven tokens and places them all gets 50 points more. Instead of placing you may exchange tokens.
    At the end you lose the value of what you still hold. Most points win.

mathable-score-total = { $player }: { $total }
mathable-score-checked = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}, { $placements ->
    [one] one placement
   *[other] { $placements } placements
}: { $faults ->
    [0] all is right.
    [one] one thing is wrong.
   *[other] { $faults } things are wrong.
}
mathable-best-step = { $step }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $equations ->
    [one] one equation
   *[other] { $equations } equations
}
mathable-best-total = Together: { $points }
mathable-best-none = Nothing fits anywhere.
claim-mathable = { $count ->
    [one] claims one equation
   *[other] claims { $count } equations
}

mathable-about = Put a number beside two others whose sum, difference, product or quotient it is.
mathable-teaches = adding, subtracting, multiplying, dividing
