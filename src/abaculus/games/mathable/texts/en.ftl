mathable-equation = { $a } { $op ->
    [plus] +
    [minus] −
    [times] ×
   *[divide] ÷
} { $b } = { $value }
mathable-award = { $factor ->
    [2] double square
   *[3] triple square
}: { $sum } × { $factor } = { $product }
mathable-bonus = rack emptied: { $points }
mathable-left = { $count ->
    [one] { $count } token left: −{ $points }
   *[other] { $count } tokens left: −({ $working }) = −{ $points }
}
mathable-kind-sums = Sums
mathable-kind-differences = Differences
mathable-kind-products = Products
mathable-kind-quotients = Quotients
mathable-equation-kind = Equations
mathable-award-kind = Double and triple squares
mathable-bonus-kind = Rack emptied
mathable-left-kind = Tokens left
count-mathable-bag =
    { $count ->
        [one] { $count } token in the bag
       *[other] { $count } tokens in the bag
    }

play-do-extra = Draw an extra token
play-do-no-extra = No extra token
play-do-accept = Accept
play-do-challenge = Challenge

mathable-how =
    Place a token from your rack beside two others in a straight line if it is their sum, difference, product or quotient. You may place as many as you like, one after the other. Then end your turn, and you draw back up to seven.
    Every direction that makes an equation brings the value of the token; award squares double or triple that. A square with a sign wants that sign. Once a token lies there, you may draw an extra one, but you have to decide at once.
    Instead of placing, you may exchange some of your tokens for others from the bag, or pass by ending your turn at once.
    Whoever begins a turn with seven tokens and places them all gets 50 points more, unless you have agreed on none.
    At the end you lose the value of the tokens that you still hold. Most points win.
    Typed, these are 12@8I, end, swap 3 7, and extra or no extra.

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

mathable-about = Build equations like a crossword.
mathable-teaches = adding, subtracting, multiplying, dividing

mathable-ended-out = { $you ->
    [yes] The bag is empty, and you have placed your last token.
   *[no] The bag is empty, and { $who } has no token left.
}
mathable-ended-nothing-fits = { $bag ->
    [0] None of the tokens that are left fits anywhere.
    [one] No token fits anywhere any more, not even the one in the bag.
   *[other] No token fits anywhere any more, on a rack or among the { $bag } in the bag.
}
mathable-ended-passes = { $count ->
    [one] The last turn was a pass.
   *[other] The last { $count } turns were passes.
}
mathable-ended-idle = { $count ->
    [one] In the last turn no token was placed.
   *[other] In the last { $count } turns no token was placed.
}
mathable-soon-pass = { $count ->
    [one] The last turn was a pass. One more pass ends the game.
   *[other] The last { $count } turns were passes. One more pass ends the game.
}
mathable-soon-idle = { $count ->
    [one] In the last turn no token was placed. If none is placed in this one, the game ends.
   *[other] In the last { $count } turns no token was placed. If none is placed in this one, the game ends.
}
mathable-why-never = { $count ->
    [one] The token { $tokens } can never be placed: no other numbers of this set lead to it.
   *[other] The tokens { $tokens } can never be placed: no other numbers of this set lead to them.
}
mathable-why-none-fits = { $you ->
    [yes] { $bag ->
        [0] None of your tokens fits anywhere. You can only pass.
        [one] None of your tokens fits anywhere. You can exchange one, or pass.
       *[other] None of your tokens fits anywhere. You can exchange some, or pass.
    }
   *[no] None of the tokens of { $who } fits anywhere.
}

option-bonus = All seven tokens placed
option-bonus-50 = 50 points more
option-bonus-0 = No bonus
option-sign = On a square with a sign
option-sign-own = Only equations with its sign score
option-sign-all = All score, if one has its sign

mathable-help =
    Choose a token with its number, or with ← → and Enter. Every square where it can go then shows a letter and the points that it brings there.
    Go to a square with the arrows, with Tab, or with its letter. You see the points and how they come about before anything happens.
    Enter confirms. Esc puts the token back.
mathable-line-help =
    12@8I        place the token 12 on square 8I
    12@8I claim 2  the same where equations are claimed: here two of them
    moves        what each of your tokens can bring
    moves 12     the squares for the token 12, the best first
    end          end your turn
    swap 3 7     exchange these tokens instead of placing any
    extra        take an extra token; no extra: do without
    accept       let a claim stand; challenge: doubt it
mathable-companion-help =
    12@8I             the token 12 is placed on square 8I
    12@8I claim 2     the same where equations are claimed: here two of them
    swap 3            three tokens are exchanged; nobody has to say which
    extra, no extra   an extra token is drawn, or not
    accept, challenge a claim stands, or somebody doubts it
    end               the turn ends
    hint 3 7 12       the best move for the player on move, who holds these tokens
mathable-pieces =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
mathable-lay = Place { $piece }
mathable-pick = Pick a token.
mathable-more = { play-points } so far: place another, or end your turn.
mathable-task-extra =
    { $you ->
        [yes] Draw an extra token?
       *[no] { $who } decides about an extra token.
    }
mathable-task-claim =
    { $you ->
        [yes] { $count ->
            [one] { $token } is said to make one equation. Is that right?
           *[other] { $token } is said to make { $count } equations. Is that right?
        }
       *[no] { $who } decides whether that stands.
    }
mathable-award-chip = { $sum } × { $factor } = { $product }
