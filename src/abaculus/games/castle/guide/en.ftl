guide-castle-goal = Build a castle together and keep your numbers in sight. What you still see of yours at the end is what counts.
guide-castle-box = 44 six-sided stones in four colours, and a die. { $least } to { $most } players, from age { $age }, about { $minutes } minutes.
guide-castle-turn-1 = Roll the die.
guide-castle-turn-2 = With 1, 2 or 3, build that many of your stones: on the ground beside the castle, or right on top of any stone. You see each one only when the last is placed.
guide-castle-turn-3 = With 4, miss your turn.
guide-castle-turn-4 = With 5, take one of your own stones out of the castle; with 6, one of somebody else’s. Only top stones can go, and the castle must stay in one piece.
guide-castle-scoring = Only top stones count, and you agree before the game on how. Here is one castle, counted for red in four ways.
guide-castle-centres = Large numbers
guide-castle-centres-text = Add the large numbers: { $centre1 } + { $centre2 } + { $centre3 } = { $points }. This is the usual way.
guide-castle-centres-alt = A castle of four stacks. Red shows { $centre1 }, { $centre2 } and { $centre3 }, which are marked; blue shows one stone.
guide-castle-together = Large and small
guide-castle-together-text = Add the small numbers of open sides as well: { $points1 } + { $points2 } + { $points3 } = { $points }.
guide-castle-together-alt = The same castle. On the red stones { $centre1 }, { $centre2 } and { $centre3 } the sides that no stone as high touches are marked.
guide-castle-minus = Small minus large
guide-castle-minus-text = Take the large numbers away from the small ones of open sides: { $points1 } + { $points2 } + { $points3 } = { $points }.
guide-castle-minus-alt = The same castle. The open sides of the red stones { $centre1 }, { $centre2 } and { $centre3 } are marked.
guide-castle-product = All multiplied
guide-castle-product-text = Multiply the large numbers: { $formula4 } = { $points }.
guide-castle-product-alt = The same castle. The red stones { $centre1 }, { $centre2 } and { $centre3 } are marked.
guide-castle-end = The game ends at once when somebody places the last stone of their pile. The highest count wins.
guide-castle-variant-1 = Roll once more: if your number is of no use, you get a second roll, and that one counts.
guide-castle-variant-2 = Your own way to count: agree on a formula, such as large numbers times height.
guide-castle-first = You rolled a 5 and play red. Take one of your own stones out, and gain by it.
guide-castle-first-done = A small stone goes, and a large one comes to light.
guide-castle-second = You rolled a 6 and play red. Take out the blue stone that helps you most.
guide-castle-second-done = Your large number can be seen again.
guide-castle-third = Here large and small numbers count. Place your { $centre2 } where most of its sides stay open, and turn it well.
guide-castle-third-done = One side is covered, and it is the small number.
guide-castle-synonyms =
    pile, stack of stones, supply
    stack, tower, height, storey
    exposed, open side, free side, uncovered
    large number, centre, middle
    small number, side number
    joker, wild
    top stone, visible
