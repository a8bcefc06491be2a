# The table on the page: who plays, what can be done, what happened.
number = { $value }
sign-divide = ÷
plate-to-play = To play
plate-thinking = Thinking
plate-pile = { $pieces }, { $pile } to draw
plate-to-draw = { $count } still to draw
table-pieces =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
table-lay = Place tile
table-pick = Pick a tile.
table-pick-board = Pick one on the board.
table-more = { play-points } so far: place another, or end your turn.
web-tools = Tools
web-more = More
web-close = Close
web-flat = Flat view
web-sounds = Sounds
web-key = What the colours mean
web-no-moves = Nobody has moved yet.
web-round = Round { $number }
web-dead-place = Nothing that is left fits here.
keys-title = Keys
keys-piece = pick the piece with this number
keys-place = go from place to place, the best first
keys-turn = turn left, turn right
keys-confirm = do what is chosen
keys-cancel = put it back
keys-exchange = exchange
keys-hint = a hint
keys-zoom = larger, smaller, everything
keys-move = move the board
keys-list = this list
web-say = Say
die-shows = The die shows { $value }
