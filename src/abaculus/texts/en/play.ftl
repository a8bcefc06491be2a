# What `abaculus play` says. Keys of moves, buttons and chance end in the kind of move, as scenes and notation name it.

play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Names
play-you = You
play-player = Player { $number }
play-bot-greedy = Greedy bot
play-bot-random = Random bot

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-pink = pink

# Whose turn it is
play-turn-you = Your turn
play-turn-other = { $who } to move
play-turn-bot = { $who } is thinking
play-turn-chance = Drawing
play-turn-ask = What came up?
play-turn-over = Game over

# Beside the hand
play-holds = hand { $hand }, stack { $pile }
play-holds-hand = hand { $hand }
play-shows = shows { $pieces }
count-unseen =
    { $count ->
        [one] { $count } tile unseen
       *[other] { $count } tiles unseen
    }
play-recent = Last moves

# What to do now
play-pick = Choose a tile: press its number.
play-pick-page = Choose a tile: its number, or ← → and Enter. These are { $first }–{ $last } of { $all }.
play-pick-button = Choose with ← → and Enter.
play-pick-several = Choose tiles with their numbers, then press Enter.
play-preview = { play-points }: { $working }
play-preview-nothing = No points here.
play-preview-button = { $action }

# Buttons
play-do-roll = Roll
play-do-draw = Draw
play-do-end = End turn
play-do-swap = Exchange
play-do-miss = Miss a turn
play-do-take = Take out

# Names of keys
play-name-enter = Enter
play-name-escape = Esc
play-name-page-down = PgDn

# What keys do, on the last line
play-key-tile = tile
play-key-choose = choose
play-key-page = more tiles
play-key-place = place
play-key-turn = turn
play-key-confirm = confirm
play-key-back = back
play-key-hint = hint
play-key-undo = undo
play-key-explain = explain
play-key-log = log
play-key-save = save
play-key-zoom = size
play-key-help = help
play-key-quit = quit
play-key-close = close
play-key-read = read on
play-key-ready = ready
play-key-save-leave = save and leave
play-key-leave = leave without saving
play-key-stay = stay

# What happened
play-did-lay = { $you ->
    [yes] You lay { $piece }: { play-points }.
   *[no] { $who } lays { $piece }: { play-points }.
}
play-did-draw = { $you ->
    [yes] You draw.
   *[no] { $who } draws.
}
play-did-end = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
}
play-did-miss = { $you ->
    [yes] You miss a turn.
   *[no] { $who } misses a turn.
}
play-did-take = { $you ->
    [yes] You take { $piece } out: { play-points }.
   *[no] { $who } takes { $piece } out: { play-points }.
}
play-did-extra = { $you ->
    [yes] You draw one more.
   *[no] { $who } draws one more.
}
play-did-no-extra = { $you ->
    [yes] You draw no more.
   *[no] { $who } draws no more.
}
play-did-accept = { $you ->
    [yes] You accept.
   *[no] { $who } accepts.
}
play-did-challenge = { $you ->
    [yes] You challenge.
   *[no] { $who } challenges.
}
play-did-swap = { $you ->
    [yes] { $count ->
        [one] You exchange { $count } tile.
       *[other] You exchange { $count } tiles.
    }
   *[no] { $count ->
        [one] { $who } exchanges { $count } tile.
       *[other] { $who } exchanges { $count } tiles.
    }
}
play-did-other = { $who }: { $action }
play-chance-start = { $you ->
    [yes] You start.
   *[no] { $who } starts.
}
play-chance-draw = Drawn: { $value }
play-chance-roll = The die shows { $value }.
play-chance-other = { $action }
play-explain-none = Nobody has made a move yet.

# Hints, taking back, keeping
play-hint-lay = Hint: tile { $number } on place { $place } brings { play-points }.
play-hint-place = Hint: { $action }, place { $place } ({ play-points })
play-hint-button = Hint: { $action }
play-hint-move = Hint: { $action } ({ play-points })
play-undone = Taken back.
play-no-undo-nothing = There is no move to take back yet.
play-no-undo-seen = This cannot be taken back: something new has been seen since.
play-saved = Saved in { $file }.
play-save-failed = Not saved: { $reason }
play-go-on-with = Go on later with: { $command }
play-not-saved = The game was not saved.
play-leave = Save the game before you leave?
play-wait-turn = It is not your turn yet.
play-no-tile = There is no tile { $number } here.
play-no-use = Nothing can be done with this tile now.
play-no-several = These tiles cannot be taken together.
play-no-key = Press ? to see all keys.
play-compiling = Preparing the rules for this machine. This happens once and takes a few seconds.

# Why something typed is not possible
play-why-not-held = { $piece } is not in your hand.
play-why-taken = There is a tile on { $cell } already.
play-why-no-place = Nothing can be laid on { $cell }: the board shows where tiles can go.
play-refused = That is not possible: { $reason }

# The end
play-won = { $you ->
    [yes] You win with { play-points }.
   *[no] { $who } wins with { play-points }.
}
play-shared = Shared win with { play-points }: { $names }.
play-ranked = { $place ->
    [2] 2nd
    [3] 3rd
   *[th] { $place }th
}: { $names }, { $count ->
    [one] { play-points }
   *[other] { play-points } each
}.
play-and = { $some } { $initial ->
   *[any] and
} { $last }
play-solo = Result: { play-points }.
play-ended = The game is over.
play-ended-resigned = { $you ->
    [yes] You gave up.
   *[no] { $who } gave up.
}
play-ended-time = { $you ->
    [yes] Your time ran out.
   *[no] { $who } ran out of time.
}
play-ended-closed = The game was called off.
play-ended-left = The game was called off because somebody was missing.
play-over = Press s to keep the game.

# Several people at one keyboard
play-handover = Pass the keyboard to { $who }.
play-handover-ready = { $who }, press Enter when only you can see the screen.

# Drawing at a real table
play-ask-who = { $you ->
    [yes] You draw.
   *[no] { $who } draws.
}
play-ask = Type what came up, such as { $example }, and press Enter.
play-ask-wrong = { $text } cannot come up here. Write it like { $example }.

# Help
play-panel-help = Help
play-panel-log = Everything that happened
play-log-empty = Nothing has happened yet.
play-how = How to play
play-help =
    Choose a tile with its number, or with ← → and Enter. Every place where it can go then shows a letter and the points that the tile brings there when it is turned best.
    Go to a place with the arrows, with Tab, or with its letter. Turn the tile with Q and E. You see the points and how they come about before anything happens.
    Enter confirms. Esc puts the tile back.
play-help-keys =
    h  a hint
    u  take the last move back
    x  explain the points of the last move
    l  everything that happened
    s  save the game
    z  larger or smaller tiles
    Shift and arrows  move the view
    q  leave

# Line by line
play-line-intro = Type help to see what you can type.
play-line-hand = Hand:
play-line-scores = Scores: { $scores }
play-line-your-move = Your move:
play-line-move-of = { $who }, your move:
play-line-unknown = { $text } is neither a command nor a move. Type help to see what you can type.
play-line-piece = { $number }  { $piece }: { $places ->
    [one] one place
   *[other] { $places } places
}, at best { play-points }
play-line-way = { $action }  { play-points }
play-line-over = Type save FILE to keep the game, or quit.
play-line-help =
    1@2,-1/3     lay tile 1 of your hand on place 2,-1, turned 3 times; without /3 it is turned best
    TILE@2,-1/3  the same, with the tile written out
    moves        what each tile of your hand can bring
    moves 1      the places for tile 1, best first
play-line-help-rest =
    all          every move that is possible
    board        show the board again
    hint         what the greedy bot would do
    explain      the points of the last move
    undo         take the last move back
    log          everything that happened
    rules        how to play
    save FILE    save the game
    quit         leave
