# What can be chosen before a game.

option-own = A formula of your own
option-scoring = What counts at the end
option-scoring-how = Such as sum(centre * height) - max(exposed): sum, product, max, min, centre, sides, exposed, height.
option-scoring-centres = The large numbers
option-scoring-centres-and-sides = Large numbers plus exposed small ones
option-scoring-sides-centres = Exposed small numbers minus large ones
option-scoring-product = The large numbers multiplied
option-reroll = After a number of no use
option-reroll-none = Miss the turn
option-reroll-once = Roll once more
option-match = Matching
option-match-free = Nothing has to match
option-match-required = An edge has to match if one can
option-hands = Hands
option-hands-hidden = Hidden from the others
option-hands-open = Open to everyone
option-variant = Variant
option-variant-octopus = Octopus: all 63 tiles, anywhere
option-variant-snake = Snake: beside the last tile only
option-variant-star = Star: along six straight arms
option-end = The end
option-end-first-out = When the first player is out
option-end-play-on = When nobody can go on
option-referee = Who checks the equations
option-referee-strict = The table: all that is right counts
option-referee-aware = Only what you claim counts
option-referee-honour = The players: anything may be challenged
option-board = Board
option-board-14x14 = 14 by 14 squares
option-board-open = Without an edge
option-subtraction = Blue edges
option-subtraction-difference = Difference, never below zero
option-subtraction-signed = Laid chip minus its neighbour
option-penalty = Chips left at the end
option-penalty-all = Cost everyone their numbers
option-penalty-last = Cost only the player of the last turn
option-division = Red edges
option-division-larger = Larger number by smaller
option-division-laid = Laid chip by its neighbour
option-limit = Actions
option-limit-none = As many as you like
option-limit-1000 = At most 1,000
option-rectangle = Frame
option-rectangle-6x14 = 6 rows of 14
option-rectangle-14x6 = 14 rows of 6
option-rectangle-7x12 = 7 rows of 12
option-rectangle-12x7 = 12 rows of 7
option-table = Clock and head start
option-per-move = Time for each move
option-per-game = Time for all moves
option-no-clock = No limit
option-handicap = Head start for player { $number }
option-who-sees = Who can join
option-private = Only those who have the link
option-listed = Anyone: show it in the lobby
option-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
option-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
option-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
