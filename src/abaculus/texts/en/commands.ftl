# What the commands print: headings of tables, and sentences. Those of `abaculus play` are in play.ftl.

number-one-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-whole = { NUMBER($number, maximumFractionDigits: 0) }
number-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

table-seat = Seat
table-bot = Bot
table-order = Turn order
table-mean = Mean
table-sd = SD
table-min = Least
table-q05 = 5 %
table-q25 = 25 %
table-median = Median
table-q75 = 75 %
table-q95 = 95 %
table-max = Most

games-id = ID
games-title = Game
games-players = Players
games-age = From age
games-minutes = Minutes
games-options = Options
games-defaults = The first value of an option is its default.

tiles-good =
    { $file }: { $lines ->
        [one] one line of tiles
       *[other] { $lines } lines of tiles
    } for { $title }, enough for this many players: { $players }

new-game-written = { $title } is in { $folder }: a small but complete game, to be changed into your own. What to do next:

simulate-title = { $title }: { $games ->
        [one] one game
       *[other] { $games } games
    }, lane { $lane }, seed { $seed }
simulate-speed = { $games } games/s, { $steps } steps/s, { $placements } placements/s; { $seconds } s
simulate-scores = Scores
simulate-wins = Games won, by seat
simulate-wins-by-order = Games won, by turn order
simulate-won = Won
simulate-rate = Rate
simulate-win-rate = Win rate
simulate-interval = 95 % interval
simulate-points = Points
simulate-games = Games
simulate-seat-and-bot = seat { $seat }: { $bot }
simulate-playing = Playing
simulate-writing = Writing the log
simulate-logged = { $games ->
        [one] One game is
       *[other] { $games } games are
    } in { $file }
simulate-stopped = Stopped after { $done } of { $games } games. Nothing was written.

replay-game = Game
replay-title = Title
replay-seats = Seats
replay-actions = Actions
replay-scores = Scores
replay-chance = chance
replay-all-good = { $games ->
    [one] The game follows the rules. Show it with --game.
   *[other] All { $games } games follow the rules. Show one with --game.
}
replay-over = The game is over. { $scores }
replay-not-over = The log ends before the game is over.
replay-enter = Enter: go on, q: stop

perft-depth = Depth
perft-count = Sequences
perft-counting = Counting
perft-so-far = Counting: { NUMBER($count, maximumFractionDigits: 0) }
perft-took = Counted in { $seconds } s.
perft-stopped = Stopped. Not all was counted.

bench-lane = Lane
bench-random-steps-per-s = Random steps/s
bench-random-placements-per-s = Random placements/s
bench-greedy-games-per-s = Greedy games/s
bench-python = python, interpreted
bench-one-core = cpu, one core
bench-all-cores = { $cores ->
    [one] cpu, { $cores } core
   *[other] cpu, { $cores } cores
}
bench-cuda = cuda, one GPU
bench-face = The face, driven from Python: { $steps } steps/s
bench-scores = Placements scored on one core: { $scores } a second
bench-openspiel-name = Game
bench-openspiel-length = Length
bench-openspiel-rollouts = C++ steps/s
bench-openspiel-times-rollouts = ours
bench-openspiel-python-loop = Python steps/s
bench-openspiel-times-python-loop = ours
bench-ratios = Length: mean steps of a random game. Ours: random placements/s of one core as a multiple of OpenSpiel's rollout steps/s, and steps/s of the face as a multiple of its Python loop.
bench-no-openspiel = OpenSpiel is not installed, so it was not measured: pip install 'abaculus[openspiel]'
bench-stopped = Stopped. Nothing was kept.
