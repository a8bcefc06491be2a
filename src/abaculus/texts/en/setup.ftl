# Setting up a position by pointing.

setup-open = Set up piece by piece
setup-how = Choose a piece of the box, then a place for it. To take a piece off, choose it on the board.
setup-how-on = Choose the next piece, or analyse the position.
setup-how-lay = { $piece }: now choose a place on the board, or a piece of a hand to exchange it for.
setup-how-nowhere = { $piece } fits nowhere on the board now, but it can be exchanged for a piece of a hand.
setup-how-held = { $piece }: now choose a piece of the box to exchange it for.
setup-box = The box
setup-search = Search for a piece
setup-none = There is no such piece in the box.
setup-piece = { $count ->
    [one] { $piece }, one of them
   *[other] { $piece }, { $count } of them
}
setup-hand = Hand of { $who }
setup-beside = Beside the table
setup-add = Put the chosen piece here as well
setup-drop = Back into the box
setup-take = Take it off
setup-lay = Lay it here
setup-previous = Previous place
setup-next = Next place
setup-turn = Whose turn is it?
setup-points = Points of { $who }
setup-done = Analyse this position
setup-at-free = Place { $cell }
setup-at-piece = { $piece } on { $cell }
setup-laid = { $piece } lies on { $cell }.
setup-taken = { $piece } was taken off { $cell }.
setup-not-laid = { $piece } cannot lie on { $cell }.
setup-not-taken = { $piece } cannot be taken off { $cell }.
setup-held = { $piece } was added.
setup-exchanged = { $piece } came for { $other }.
setup-dropped = { $piece } went back into the box.
setup-pointed = { $who } has { $points } { $points ->
    [one] point.
   *[other] points.
}
setup-turned = It is the turn of { $who }.
setup-undone = Taken back.
