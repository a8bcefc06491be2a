guide-mathmagic-goal = Place chips so that equal colours meet. The colour says how to count. Most points wins.
guide-mathmagic-box = 84 square chips with four fields each, and a board. { $least } to { $most } players, from age { $age }, about { $minutes } minutes.
guide-mathmagic-turn-1 = Pick one of your six chips. Chips are never turned.
guide-mathmagic-turn-2 = Place it beside another. All fields that touch need the same colour, and two red numbers must divide exactly.
guide-mathmagic-turn-3 = Score every side that is joined.
guide-mathmagic-turn-4 = Draw back up to six. Instead of placing a chip you may exchange some.
guide-mathmagic-scoring = The colour of a joined side says what to do with its two numbers.
guide-mathmagic-green = Green multiplies
guide-mathmagic-green-text = { $a1 } × { $b1 } = { $points }
guide-mathmagic-green-alt = Two chips side by side; a green { $b1 } meets a green { $a1 }. That side is marked.
guide-mathmagic-yellow = Yellow adds
guide-mathmagic-yellow-text = { $a1 } + { $b1 } = { $points }
guide-mathmagic-yellow-alt = Two chips side by side; a yellow { $b1 } meets a yellow { $a1 }. That side is marked.
guide-mathmagic-blue = Blue subtracts
guide-mathmagic-blue-text = { $a1 } − { $b1 } = { $points }: always the smaller from the larger.
guide-mathmagic-blue-alt = Two chips side by side; a blue { $a1 } meets a blue { $b1 }. That side is marked.
guide-mathmagic-red = Red divides
guide-mathmagic-red-text = { $a1 } ÷ { $b1 } = { $points }: always the larger by the smaller.
guide-mathmagic-red-alt = Two chips side by side; a red { $a1 } meets a red { $b1 }. That side is marked.
guide-mathmagic-surrounded = All four sides
guide-mathmagic-surrounded-text = A chip with four neighbours brings { $points5 } extra: { $points } in all.
guide-mathmagic-surrounded-alt = A chip in the middle of four others. Its sides meet in blue, red, green and red; all four are marked.
guide-mathmagic-end = The game ends when the bag and all racks are empty, or nobody can go on. Each chip that you still hold costs the sum of its numbers.
guide-mathmagic-variant-1 = Blue can cost: count your number minus your neighbour’s, below nought as well.
guide-mathmagic-variant-2 = Red by your own number: it has to be a multiple of your neighbour’s.
guide-mathmagic-variant-3 = Alone: fill a frame with all 84 chips, and take any of them back as often as you like.
guide-mathmagic-first = Find the side that brings most. Green multiplies.
guide-mathmagic-first-done = A green pair of large numbers: hard to beat.
guide-mathmagic-second = A green number waits at the edge of the table. Which chip answers it best?
guide-mathmagic-second-done = Never leave a large green number open lightly.
guide-mathmagic-third = There is a gap with four neighbours. One chip fits it.
guide-mathmagic-third-done = Four sides, and the extra points for closing the gap.
guide-mathmagic-synonyms =
    chip, tile, square
    gap, hole, surrounded, all four sides
    agree, match, fit, same colour
    rack, hand
    frame, rectangle, solitaire, alone
