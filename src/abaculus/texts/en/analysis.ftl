# Why a move would have been better: reasons, strongest first. Each can stand alone.
reason-points = { $rid ->
    [yes] It gets rid of { $better } at once instead of { $played }.
   *[no] It brings { $better } at once instead of { $played }.
}
reason-costs = It costs { $better } { $better ->
    [one] point
   *[other] points
} at once instead of { $played }.
reason-gives = It gives the others { $better } { $better ->
    [one] point
   *[other] points
} instead of { $played }.
reason-others = It costs the others { $better } { $better ->
    [one] point
   *[other] points
} instead of { $played }.
reason-opens = The move played opens { $place ->
    [double] the double at { $cell }
    [triple] the triple at { $cell }
   *[plain] { $cell }
} for about { $points } (in { $percent } % of cases).
reason-leaves = The move played leaves { $place ->
    [double] the double at { $cell }
    [triple] the triple at { $cell }
   *[plain] { $cell }
} to the next player, for about { $points } (in { $percent } % of cases).
reason-reply = { $rid ->
    [yes] The next player then gets rid of about { $better } instead of { $played }.
   *[no] The answer to it brings about { $better } instead of { $played }.
}
reason-harm = What the others do next costs about { $better } instead of { $played }.
reason-stuck = It leaves the next player without points in { $better } % of cases instead of { $played } %.
reason-follow = { $rid ->
    [yes] The player’s own next turn then gets rid of about { $better } instead of { $played }.
   *[no] The player’s own next turn then brings about { $better } instead of { $played }.
}
reason-keeps = It keeps { $pieces }, worth about { $points } { $points ->
    [one] point
   *[other] points
} more in hand.
reason-price = { $rid ->
    [yes] It gets rid of { $points } { $points ->
        [one] point
       *[other] points
    } less at once.
   *[no] It brings { $points } { $points ->
        [one] point
       *[other] points
    } less at once.
}
reason-later = It pays off later: about { $points } { $points ->
    [one] point
   *[other] points
} by the end of the game.
reason-end = Played out exactly, the lead at the end is { $better } instead of { $played }.
reason-end-won = Played out exactly, it does not lose (lead at the end { $better } instead of { $played }).
reason-end-chance = Played out exactly, it wins in { $better } % of cases instead of { $played } %.

# `abaculus review` and the review in the browser.
review-title = Review
review-gave = gave away { $percent } % of the chance to win and { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-gave-points = gave away { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-better = Better: { $action }
review-none = No move gave much away.
review-worst = The moves that gave most away
review-win = Chance to win
review-graph = Chance to win over the game, each player as they could know it
review-working = { $done } of { $all } moves reviewed
review-ask = Review this game
review-again = Try again

# `abaculus analyse`.
analyse-move = Move
analyse-points = Points
analyse-margin = Ahead at the end
analyse-win = Win
analyse-visits = Playouts
analyse-line = May go on
analyse-exact = solved

# Hints, step by step.
hint-where = Look at { $cell }.
hint-kind = Look at your hand: this is not about laying.
hint-lays = Look at your hand: there is something to lay.
hint-piece = It is about number { $numbers } in your hand.
hint-no-piece = It takes no piece from your hand.
hint-more = Ask again to be told more.

# Puzzles.
puzzle-title = Puzzle of the day
puzzle-of = { $title }: puzzle of the day
puzzle-task-you = You are to move. One move is clearly the best. Which one?
puzzle-stars = Difficulty { $stars } of 5
puzzle-right = That is it.
puzzle-why = { $exact ->
    [yes] Lead at the end, played out exactly: { $margin }; after the next best, { $second }: { $other }.
   *[no] Lead to expect at the end: about { $margin }; after the next best, { $second }: about { $other }.
}
puzzle-wrong = There is better. Try again.
puzzle-show = Show the solution
puzzle-solution = The solution: { $action }
puzzle-found = { $who }: { $percent } %
puzzle-others = How often the bots find it
puzzle-hidden = Only what you could know is shown.
puzzle-task-whole = Which turn brings the most points, without drawing anything?
puzzle-right-whole = That is the best turn: { $points } { $points ->
    [one] point
   *[other] points
}.
puzzle-wrong-whole = That turn brings { $points } { $points ->
    [one] point
   *[other] points
}; { $most } are possible. Try again.
puzzle-so-far = So far: { $points } { $points ->
    [one] point
   *[other] points
}
puzzle-anew = Begin again
