hexamino-rid-of = { $fields ->
    [one] −{ $points }
   *[other] −({ $working }) = −{ $points }
}
hexamino-left = { $piece } left: { $fields ->
    [one] { $points }
   *[other] { $working } = { $points }
}
hexamino-rid-of-kind = Placed
count-hexamino-pack =
    { $count ->
        [one] { $count } tile in the pack
       *[other] { $count } tiles in the pack
    }

hexamino-ended-out = { $you ->
    [yes] You have laid your last tile, and the pack is empty.
   *[no] { $who } has laid the last tile in hand, and the pack is empty.
}
hexamino-ended-all-out = All tiles are laid: nobody holds one any more.
hexamino-ended-missed = { $rounds ->
    [one] With an empty pack, everyone has missed, one after another.
   *[other] With an empty pack, everyone has missed twice in a row.
}
hexamino-ended-closed = { $you ->
    [yes] You have laid the end tile { $piece }, which nothing can follow.
   *[no] { $who } has laid the end tile { $piece }, which nothing can follow.
}
hexamino-ended-dead = { $count ->
    [one] The last tile that is not on the table fits nowhere any more.
   *[other] None of the { $count } tiles that are not on the table fits anywhere any more.
}
hexamino-soon-missed = The pack is empty, and one more missed turn ends the game.
hexamino-why-no-pack = { $you ->
    [yes] None of your tiles fits, and the pack is empty: you can only miss.
   *[no] None of { $who }’s tiles fits, and the pack is empty.
}
hexamino-why-drawn = { $you ->
    [yes] None of your tiles fits, and you have drawn two: you can only miss.
   *[no] None of { $who }’s tiles fits, even after drawing two.
}
hexamino-why-end-tile = { $count ->
    [one] Only the end tile { $piece } fits, and it has to wait until all others have missed since the last lay.
   *[other] Only the end tiles { $piece } fit, and they have to wait until all others have missed since the last lay.
}

hexamino-how =
    Lay a tile so that it joins another at a point field. Along every edge both fields must be the same: equal points, or both blank.
    All tiles carry their points in the same order, so a tile that fits turns by itself.
    If no tile in your hand fits, you draw, up to two; then you miss your turn. After every lay you draw one.
    In the end the points on the tiles you still hold count against you: the lowest total wins.
    Snake: lay only beside the last tile; an end tile, with one field, is for when nobody else can go on. Star: lay outwards along the six arms, six tiles and an end tile each.

hexamino-about = Six-sided dominoes. Fewest points wins.
hexamino-teaches = adding, comparing patterns, spatial sense

hexamino-help =
    Choose a tile with its number, or with ← → and Enter. Every place where it fits then shows a letter and the points you get rid of there.
    Go to a place with the arrows, with Tab, or with its letter. The tile turns by itself: there is only one way that fits.
    Enter confirms. Esc puts the tile back. If none of your tiles fits, draw; after two draws you miss your turn.
hexamino-line-help =
    1@2,-1       place tile 1 of your hand on 2,-1; it turns by itself
    TILE@2,-1    the same, with the tile written out
    draw         draw a tile when none of yours fits
    miss         miss the turn when you can neither place nor draw
    moves        where each tile of your hand fits
    moves 1      the places for tile 1, the best first
