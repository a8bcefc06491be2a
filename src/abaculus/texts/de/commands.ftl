# Was die Befehle ausgeben: Überschriften von Tabellen und Sätze. Die von `abaculus play` stehen in play.ftl.

number-one-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-whole = { NUMBER($number, maximumFractionDigits: 0) }
number-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

table-seat = Platz
table-bot = Bot
table-order = Zugfolge
table-mean = Mittel
table-sd = SD
table-min = Min.
table-q05 = 5 %
table-q25 = 25 %
table-median = Median
table-q75 = 75 %
table-q95 = 95 %
table-max = Max.

games-id = ID
games-title = Spiel
games-players = Spieler
games-age = Ab Jahren
games-minutes = Minuten
games-options = Optionen
games-defaults = Der erste Wert einer Option gilt, wenn nichts anderes gewählt wird.

tiles-good =
    { $file }: { $lines ->
        [one] eine Zeile mit Steinen
       *[other] { $lines } Zeilen mit Steinen
    } für { $title }, genug für so viele Spieler: { $players }

new-game-written = { $title } liegt in { $folder }: ein kleines, aber vollständiges Spiel, aus dem du dein eigenes machen kannst. So geht es weiter:

simulate-title = { $title }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, Bahn { $lane }, Startwert { $seed }
simulate-speed = { $games } Spiele/s, { $steps } Schritte/s, { $placements } gelegte Steine/s; { $seconds } s
simulate-scores = Punkte
simulate-wins = Gewonnene Spiele nach Platz
simulate-wins-by-order = Gewonnene Spiele nach Zugfolge
simulate-won = Gewonnen
simulate-rate = Anteil
simulate-win-rate = Anteil gewonnener Spiele
simulate-interval = 95-%-Intervall
simulate-points = Punkte
simulate-games = Spiele
simulate-seat-and-bot = Platz { $seat }: { $bot }
simulate-playing = Spielen
simulate-writing = Protokoll schreiben
simulate-logged = { $games ->
        [one] Ein Spiel steht
       *[other] { $games } Spiele stehen
    } in { $file }
simulate-stopped = Abgebrochen nach { $done } von { $games } Spielen. Es wurde nichts geschrieben.

replay-game = Spiel
replay-title = Titel
replay-seats = Plätze
replay-actions = Aktionen
replay-scores = Punkte
replay-chance = Zufall
replay-all-good = { $games ->
    [one] Das eine Spiel folgt den Regeln. --game zeigt es.
   *[other] Alle { $games } Spiele folgen den Regeln. Eines davon zeigt --game.
}
replay-over = Das Spiel ist aus. { $scores }
replay-not-over = Das Protokoll endet vor dem Ende des Spiels.
replay-enter = Enter: weiter, q: aufhören

perft-depth = Tiefe
perft-count = Folgen
perft-counting = Zählen
perft-so-far = Zählen: { NUMBER($count, maximumFractionDigits: 0) }
perft-took = Gezählt in { $seconds } s.
perft-stopped = Abgebrochen. Es wurde nicht alles gezählt.

bench-lane = Bahn
bench-random-steps-per-s = Schritte/s, zufällig
bench-random-placements-per-s = Steine/s, zufällig
bench-greedy-games-per-s = Spiele/s, gierig
bench-python = python, interpretiert
bench-one-core = cpu, ein Kern
bench-all-cores = { $cores ->
    [one] cpu, { $cores } Kern
   *[other] cpu, { $cores } Kerne
}
bench-cuda = cuda, eine GPU
bench-face = Die Schnittstelle, von Python aus: { $steps } Schritte/s
bench-scores = Lagen, auf einem Kern bewertet: { $scores } in der Sekunde
bench-openspiel-name = Spiel
bench-openspiel-length = Länge
bench-openspiel-rollouts = C++ Schritte/s
bench-openspiel-times-rollouts = wir
bench-openspiel-python-loop = Python Schritte/s
bench-openspiel-times-python-loop = wir
bench-ratios = Länge: mittlere Schritte eines zufälligen Spiels. Wir: zufällig gelegte Steine/s auf einem Kern als Vielfaches der Rollout-Schritte/s von OpenSpiel, und Schritte/s der Schnittstelle als Vielfaches seiner Python-Schleife.
bench-no-openspiel = OpenSpiel ist nicht installiert und wurde nicht gemessen: pip install 'abaculus[openspiel]'
bench-stopped = Abgebrochen. Es wurde nichts aufgehoben.
