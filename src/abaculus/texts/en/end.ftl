# The end of a game on the page: who won, and what the game was like.
end-won-by = { $you ->
    [yes] You won by { $points }
   *[no] { $who } won by { $points }
}
end-won = { $you ->
    [yes] You won
   *[no] { $who } won
}
end-draw = A draw
end-shared = { $names } share the win
end-solo = { play-points }
end-called-off = Game cancelled
end-behind = { $you ->
    [yes] You came from behind.
   *[no] { $who } came from behind.
}
end-behind-last = { $you ->
    [yes] From behind, with your very last move.
   *[no] { $who } came from behind with the very last move.
}
end-last = { $you ->
    [yes] With your very last move.
   *[no] { $who } took the lead with the very last move.
}
end-led = { $you ->
    [yes] You led throughout.
   *[no] { $who } led throughout.
}
end-hair = By a hair.
end-best = Best move of the game
end-best-yours = Your best move
end-best-round = { $who }, round { $round }
end-best-none = No move stands out.
end-came = How the points came
end-held = Striped: still held at the end
end-lost = Striped: lost again
end-bar = Move by move: { $points }
end-all = All the points
end-review = Review the game
end-again = Play again
end-check = Check the seal
end-checked = Checked: all as sealed
end-result = Result
end-back = Back to the result
rematch-wants = { $who } wants a rematch
rematch-join = Join the rematch
rematch-go = Go to the rematch
