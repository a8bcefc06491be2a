mathmagic-green = green { $a } × { $b } = { $points }
mathmagic-yellow = yellow { $a } + { $b } = { $points }
mathmagic-blue = blue { $a } - { $b } = { $points }
mathmagic-red = red { $a } / { $b } = { $points }
mathmagic-surrounded = all four sides: { $points }
mathmagic-lies = one chip more
mathmagic-taken = one chip fewer
mathmagic-left = { $piece } left: −({ $working }) = −{ $points }
count-mathmagic-bag = bag: { $count }
count-mathmagic-empty = empty squares: { $count }
count-mathmagic-actions = actions left: { $count }

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
    [one] One chip lies.
   *[other] { $points } chips lie.
}

mathmagic-how =
    Lay a chip beside the others. Chips are never turned, and touching fields must have the same colour; two red numbers must divide exactly.
    Every edge that is joined scores: green the product, yellow the sum, blue the difference, red the quotient. A chip joined on all four sides brings 100 more.
    Instead of laying you may exchange chips. At the end every chip left on your rack costs the sum of its numbers. Most points win.
    When you play alone, all chips lie open, and you try to fill the whole frame with them. The hint keeps a full frame in sight where one is known.

mathmagic-about = Lay square chips; the colour of each joined edge says how to reckon.
mathmagic-teaches = adding, subtracting, multiplying, dividing, planning ahead
