# The analysis board.

study-title = Analysis board
study-link = Analysis
study-setup = Set up a position
study-game = Game
study-begin = From the beginning
study-position = Position line
study-position-how = Everything on the table, on one line. It is checked while you type.
study-position-good = This is a position of the game.
study-position-use = Take it up from here
study-steps = Steps
study-step = Type a move, or use the board
study-add = Add
study-chance = What came up? Search or choose
study-chance-none = { $text } cannot come up here.
study-chance-more = { $count ->
    [one] One more: search for it.
   *[other] { $count } more: search for them.
}
study-first = To the beginning
study-last = To the end
study-drop = Delete from here
study-branch = Or: { $action }
study-scores = Points after it
study-wrong = Step { $number } of { $steps }, { $action }, is not possible: { $reason }
study-keep = Save, open and share
study-open = Open a file
study-paste = Or paste a game log
study-load = Load
study-no-log = Line { $line } is no game log.
study-bad-link = This link holds no game.
study-name = Name of player { $number }
