# The final count, and score sheets.

count-before = before: { $points }
count-move = { $number }. { $action }: { $points }
count-given = points given in advance: { $points }
count-nothing = nothing
count-title = The final count
count-so-far = The count so far
count-total = Total: { $points }
count-how = Go over a line, or tap it, to see on the board what it counts.
sheet-title = Score sheet
sheet-move = Move
sheet-change = Points
sheet-print = Print
sheet-empty = Nobody has made a move yet.
play-panel-count = The final count

# Kinds of reasons for points, where the game has no words for them
came-dealt = Dealt at the start
came-drawn = Drawn
came-others = Other players’ moves
came-move = Moves
came-given = Head start
