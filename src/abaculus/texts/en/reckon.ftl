# Players who reckon for themselves.

refused-reckon-first = First say how many points this brings.
refused-reckoned-wrong = Not quite. Work it out once more.
refused-not-counted = First everybody counts their own points.

reckon-setting = Points
reckon-off = Counted for you
reckon-move = You work them out, move by move
reckon-end = You work them out at the end
reckon-ask = How many points does this bring?
reckon-ask-rid = How many points are you rid of?
reckon-check = Check
reckon-again = Not quite. Look once more and try again.
reckon-working = Not quite. It goes like this: { $working } Now confirm.
reckon-nothing = nothing scores here, 0 points.
reckon-right = Right.
reckon-hint = Hint: { $action }
reckon-count = How many points do you have at the end?
reckon-count-of = { $who }: how many points do you have at the end?
reckon-count-done =
    { $right ->
        [yes] Right: { play-points }.
       *[no] It is { play-points }.
    } This is how it adds up:
reckon-count-move = { $action }: { $points }
reckon-count-rest = at the end: { $points }
reckon-count-nothing = There is nothing to count.

operation-add = Adding
operation-subtract = Subtracting
operation-multiply = Multiplying
operation-divide = Dividing
operation-see = Seeing a zero
