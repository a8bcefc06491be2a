mathmagic-green = green { $a } × { $b } = { $points }
mathmagic-yellow = yellow { $a } + { $b } = { $points }
mathmagic-blue = blue { $a } − { $b } = { $points }
mathmagic-red = red { $a } ÷ { $b } = { $points }
mathmagic-surrounded = all four sides: { $points }
mathmagic-lies = one chip more
mathmagic-taken = one chip fewer
mathmagic-left = { $piece } left: −({ $working }) = −{ $points }
mathmagic-green-kind = Green ×
mathmagic-yellow-kind = Yellow +
mathmagic-blue-kind = Blue −
mathmagic-red-kind = Red ÷
mathmagic-surrounded-kind = All four sides
mathmagic-lies-kind = Placed
mathmagic-taken-kind = Taken back
mathmagic-left-kind = Left on the rack
count-mathmagic-bag =
    { $count ->
        [one] { $count } chip in the bag
       *[other] { $count } chips in the bag
    }
count-mathmagic-empty =
    { $count ->
        [one] { $count } empty square
       *[other] { $count } empty squares
    }
count-mathmagic-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }

play-do-take-back = Take a chip back
play-do-stop = Stop here
play-did-take-back = { $you ->
    [yes] You take the chip on { $cell } back.
   *[no] { $who } takes the chip on { $cell } back.
}
play-did-stop = { $you ->
    [yes] You stop here.
   *[no] { $who } stops here.
}
mathmagic-solo = { $points ->
    [one] One chip laid.
   *[other] { $points } chips laid.
}

mathmagic-ended-full = The frame is full.
mathmagic-ended-stopped = { $you ->
    [yes] You have stopped.
   *[no] { $who } has stopped.
}
mathmagic-ended-cut-off = Cut off after { $actions } actions.
mathmagic-ended-all-laid = All chips have been laid.
mathmagic-ended-idle = No chip was laid in { $turns } turns in a row.
mathmagic-ended-missed = The bag is empty, and everyone who still holds chips has missed a turn.
mathmagic-ended-alone = { $you ->
    [yes] The bag is empty; only you still hold chips, and none of them can be laid.
   *[no] The bag is empty; only { $who } still holds chips, and none of them can be laid.
}
mathmagic-soon-idle = If no chip is laid in this turn, the game is over: it would be the { $turns }th in a row.
mathmagic-soon-missed = { $you ->
    [yes] The game is over when you miss this turn.
   *[no] The game is over if { $who } misses this turn.
}
mathmagic-soon-cut-off = The next action is the last: number { $actions }.
mathmagic-why-miss = { $you ->
    [yes] None of your chips fits anywhere and the bag is empty, so you have to miss.
   *[no] None of the chips of { $who } fits anywhere and the bag is empty: a turn has to be missed.
}
mathmagic-why-exchange = { $you ->
    [yes] None of your chips fits anywhere, so you have to exchange.
   *[no] None of the chips of { $who } fits anywhere: some have to be exchanged.
}
mathmagic-why-no-pair = { $you ->
    [yes] No two of your chips go together, so you have to exchange.
   *[no] No two chips of { $who } go together: some have to be exchanged.
}
mathmagic-why-no-place = { $chips ->
    [one] The last chip fits nowhere: take one back, or stop.
   *[other] None of the { $chips } chips left fits anywhere: take one back, or stop.
}

mathmagic-how =
    Lay a chip beside the others. Chips are never turned, and touching fields must have the same colour; two red numbers must divide exactly.
    Every edge that is joined scores: green the product, yellow the sum, blue the difference, red the quotient. A chip joined on all four sides brings 100 more.
    Instead of laying you may exchange chips. At the end every chip left on your rack costs the sum of its numbers. Most points win.
    When you play alone, all chips lie open, and you try to fill the whole frame with them. The hint keeps a full frame in sight where one is known.

mathmagic-about = The colour says how to count.
mathmagic-teaches = adding, subtracting, multiplying, dividing, planning ahead

mathmagic-help =
    Choose a chip with its number, or with ← → and Enter. Every square where it can go then shows a letter and the points that it brings there.
    Go to a square with the arrows, with Tab, or with its letter. You see the points and how they come about before anything happens.
    Enter confirms. Esc puts the chip back.
mathmagic-line-help =
    1@7F         lay chip 1 of your hand on square 7F
    CHIP@7F      the same, with the chip written out
    moves        what each of your chips can bring
    moves 1      the squares for chip 1, the best first
    swap CHIP    exchange a chip, or several, instead of laying one
    miss         miss a turn when nothing else is possible
    take 7F      alone: take a chip back; stop: end the game
mathmagic-companion-help =
    G12R11B1R5@7G     a chip is laid on square 7G: its colours and numbers from the top, clockwise
    swap 3            three chips are exchanged; nobody has to say which
    miss              the turn is missed
    hint G12R11B1R5   the best move for the player on move, who holds this chip; name all of them
mathmagic-pieces =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
mathmagic-lay = Place chip
mathmagic-pick = Pick a chip.
mathmagic-green-chip = { $a } × { $b } = { $points }
mathmagic-yellow-chip = { $a } + { $b } = { $points }
mathmagic-blue-chip = { $a } − { $b } = { $points }
mathmagic-red-chip = { $a } ÷ { $b } = { $points }
