hexamino-rid-of = { $fields ->
    [one] −{ $points }
   *[other] −({ $working }) = −{ $points }
}
hexamino-left = { $piece } left: { $fields ->
    [one] { $points }
   *[other] { $working } = { $points }
}
count-hexamino-pack = pack: { $count }

hexamino-how =
    Lay a tile so that it joins another at a point field. Along every edge both fields must be the same: equal points, or both blank.
    All tiles carry 1 to 6 in the same order, so a tile that fits turns by itself.
    If no tile in your hand fits, you draw, up to two; then you miss your turn. After every lay you draw one.
    In the end the points on the tiles you still hold count against you: the lowest total wins.
    Snake: lay only beside the last tile; an end tile, with one field, is for when nobody else can go on. Star: lay outwards along the six arms, six tiles and an end tile each.

hexamino-about = Hexagonal dominoes: be rid of your points.
hexamino-teaches = adding, comparing patterns, spatial sense
