# Wat de opdrachten tonen: koppen van tabellen en zinnen. Die van `abaculus play` staan in play.ftl.

number-one-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-whole = { NUMBER($number, maximumFractionDigits: 0) }
number-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

table-seat = Plaats
table-bot = Bot
table-order = Beurt
table-mean = Gem.
table-sd = SD
table-min = Min.
table-q05 = 5 %
table-q25 = 25 %
table-median = Mediaan
table-q75 = 75 %
table-q95 = 95 %
table-max = Max.

games-id = ID
games-title = Spel
games-players = Spelers
games-age = Vanaf (jaar)
games-minutes = Minuten
games-options = Opties
games-defaults = De eerste waarde van een optie geldt als er niets anders gekozen wordt.

tiles-good =
    { $file }: { $lines ->
        [one] één regel met stenen
       *[other] { $lines } regels met stenen
    } voor { $title }, genoeg voor dit aantal spelers: { $players }

new-game-written = { $title } staat in { $folder }: een klein maar volledig spel, om er je eigen spel van te maken. Hoe je verdergaat:

simulate-title = { $title }: { $games ->
        [one] één partij
       *[other] { $games } partijen
    }, baan { $lane }, startgetal { $seed }
simulate-speed = { $games } partijen/s, { $steps } stappen/s, { $placements } gelegde stenen/s; { $seconds } s
simulate-scores = Punten
simulate-wins = Gewonnen partijen, per plaats
simulate-wins-by-order = Gewonnen partijen, per beurtvolgorde
simulate-won = Gewonnen
simulate-rate = Aandeel
simulate-win-rate = Aandeel gewonnen partijen
simulate-interval = 95%-interval
simulate-points = Punten
simulate-games = Partijen
simulate-seat-and-bot = plaats { $seat }: { $bot }
simulate-playing = Spelen
simulate-writing = Verslag schrijven
simulate-logged = { $games ->
        [one] Eén partij staat
       *[other] { $games } partijen staan
    } in { $file }
simulate-stopped = Gestopt na { $done } van { $games } partijen. Er is niets geschreven.

replay-game = Partij
replay-title = Titel
replay-seats = Plaatsen
replay-actions = Acties
replay-scores = Punten
replay-chance = toeval
replay-all-good = { $games ->
    [one] De enige partij volgt de regels. Met --game wordt die getoond.
   *[other] Alle { $games } partijen volgen de regels. Met --game wordt er één getoond.
}
replay-over = De partij is uit. { $scores }
replay-not-over = Het verslag eindigt voor het einde van de partij.
replay-enter = Enter: verder, q: stoppen

perft-depth = Diepte
perft-count = Reeksen
perft-counting = Tellen
perft-so-far = Tellen: { NUMBER($count, maximumFractionDigits: 0) }
perft-took = Geteld in { $seconds } s.
perft-stopped = Gestopt. Niet alles is geteld.

bench-lane = Baan
bench-random-steps-per-s = Stappen/s, willekeurig
bench-random-placements-per-s = Stenen/s, willekeurig
bench-greedy-games-per-s = Partijen/s, gulzig
bench-python = python, geïnterpreteerd
bench-one-core = cpu, één kern
bench-all-cores = { $cores ->
    [one] cpu, { $cores } kern
   *[other] cpu, { $cores } kernen
}
bench-cuda = cuda, één GPU
bench-face = De interface, vanuit Python: { $steps } stappen/s
bench-scores = Leggingen gewaardeerd op één kern: { $scores } per seconde
bench-openspiel-name = Spel
bench-openspiel-length = Lengte
bench-openspiel-rollouts = C++ stappen/s
bench-openspiel-times-rollouts = wij
bench-openspiel-python-loop = Python stappen/s
bench-openspiel-times-python-loop = wij
bench-ratios = Lengte: gemiddeld aantal stappen van een willekeurige partij. Wij: willekeurig gelegde stenen/s op één kern als veelvoud van de rollout-stappen/s van OpenSpiel, en stappen/s van de interface als veelvoud van zijn Python-lus.
bench-no-openspiel = OpenSpiel is niet geïnstalleerd en dus niet gemeten: pip install 'abaculus[openspiel]'
bench-stopped = Gestopt. Er is niets bewaard.
