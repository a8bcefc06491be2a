guide-hexamino-goal = Place your tiles like dominoes and get rid of your points. Fewest points wins.
guide-hexamino-box = 63 six-sided tiles; each field shows points or is blank. { $least } to { $most } players, from age { $age }, about { $minutes } minutes.
guide-hexamino-turn-1 = Pick one of your tiles. It turns by itself until it fits.
guide-hexamino-turn-2 = Place it so that its points meet equal points on the table. On every side that touches, both fields must be the same.
guide-hexamino-turn-3 = Draw a new tile, while there are any.
guide-hexamino-turn-4 = Nothing fits? Draw up to two and look again. If they do not fit either, miss your turn.
guide-hexamino-scoring = What you place is gone. What you hold at the end counts against you.
guide-hexamino-rid = Placed is gone
guide-hexamino-rid-text = The tile shows { $working1 }: { $points } points fewer to hold.
guide-hexamino-rid-alt = The start tile with points on all six sides, and a tile beside it; where they touch, both show the same points. The side is marked.
guide-hexamino-blank = Blank meets blank
guide-hexamino-blank-text = Points meet equal points, and blanks meet blanks. Here { $points } points go.
guide-hexamino-blank-alt = Four tiles. The marked one joins the start tile at equal points, and touches another with blank against blank.
guide-hexamino-left = What is left
guide-hexamino-left-text = At the end, add up the points in your hand: here { $points1 } + { $points2 } + { $points3 } + { $points4 } + { $points5 } = { $points }.
guide-hexamino-left-alt = Two tiles on the table, and a hand of five tiles below: { $working1 }; { $working2 }; { $working3 }; { $working4 }; { $working5 }.
guide-hexamino-end = The game ends when there is nothing left to draw and somebody has placed their last tile, or when no tile fits any more.
guide-hexamino-variant-1 = Snake: place only beside the last tile. An end tile, with one field, is for when nobody else can go on.
guide-hexamino-variant-2 = Star: place outwards along six straight arms, six tiles and an end tile each.
guide-hexamino-variant-3 = Play on: when somebody is out, the others go on until nobody can.
guide-hexamino-first = Get rid of as many points as you can.
guide-hexamino-first-done = Heavy tiles go first.
guide-hexamino-second = Your heaviest tile fits in very few places. Find one.
guide-hexamino-second-done = All its sides agree, points and blanks alike.
guide-hexamino-third = A longer game. Look all around the table for the best tile to lose.
guide-hexamino-third-done = A good riddance. Keep light tiles for the end.
guide-hexamino-synonyms =
    join, fit, match, meet
    blank, empty, nothing
    pack, draw pile, stock
    hand, hold, left
    fewest, lowest, least
    start tile, first tile
    end tile, single point
    snake, star, octopus, variant
