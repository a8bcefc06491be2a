# Lessons in the browser, and advice at a learner's first table. What a game's own lesson says is beside its steps.

learn-link = Learn
learn-title = Learn { $game }
learn-step = { $number } of { $count }
learn-progress = Progress
learn-back = Back
learn-next = Next
learn-again = Once more
learn-show = Show me
learn-right = Right.
learn-rule = Read the rule: { $rule }
learn-not-this = That may be done, but here something else is asked.
learn-too-few = That may be done. There is a move that brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
learn-nothing-there = Nothing can go there now. The places where something can go glow.
learn-pick-first = Choose a tile first.
learn-no-lesson = The lesson cannot be opened without a connection.
learn-finished = You know how to play.
learn-from-start = The lesson again
learn-first-moves = Your first ten moves
learn-first-moves-how = A real game against an easy bot, with advice before each of your first ten moves.

coach-title = Advice
coach-move = Move { $number } of { $count }:
coach-lay = Tile { $number } brings { $points }: { $working }.
coach-lay-plain = Tile { $number } brings { $points }.
coach-board = A stone on the board is worth { $points }: { $working }.
coach-exchange = Nothing good fits. Exchange { $numbers }.
coach-press = “{ $action }” is best now.
coach-show = Show it
coach-made = Your move: { $got }.
coach-best = Your move: { $got }. As good as the advice, or better.
coach-less = Your move: { $got }. The advice would have brought { $best }: { $working }.
coach-over = Those were your first ten moves. From here on you play alone; the hint is still there.
coach-close = Close
