# Ciò che i comandi mostrano: intestazioni di tabelle e frasi. Quelle di `abaculus play` sono in play.ftl.

number-one-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-whole = { NUMBER($number, maximumFractionDigits: 0) }
number-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

table-seat = Posto
table-bot = Bot
table-order = Turno
table-mean = Media
table-sd = DS
table-min = Min.
table-q05 = 5 %
table-q25 = 25 %
table-median = Mediana
table-q75 = 75 %
table-q95 = 95 %
table-max = Max.

games-id = ID
games-title = Gioco
games-players = Giocatori
games-age = Da (anni)
games-minutes = Minuti
games-options = Opzioni
games-defaults = Il primo valore di un’opzione vale se non se ne sceglie un altro.

tiles-good =
    { $file }: { $lines ->
        [one] una riga di tessere
       *[other] { $lines } righe di tessere
    } per { $title }, abbastanza per questo numero di giocatori: { $players }

new-game-written = { $title } si trova in { $folder }: un gioco piccolo ma completo, da trasformare nel tuo. Come proseguire:

simulate-title = { $title }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }, corsia { $lane }, seme { $seed }
simulate-speed = { $games } partite/s, { $steps } passi/s, { $placements } pose/s; { $seconds } s
simulate-scores = Punti
simulate-wins = Partite vinte, per posto
simulate-wins-by-order = Partite vinte, per ordine di turno
simulate-won = Vinte
simulate-rate = Quota
simulate-win-rate = Quota di partite vinte
simulate-interval = Intervallo al 95 %
simulate-points = Punti
simulate-games = Partite
simulate-seat-and-bot = posto { $seat }: { $bot }
simulate-playing = Si gioca
simulate-writing = Si scrive il registro
simulate-logged = { $games ->
        [one] Una partita è
       *[other] { $games } partite sono
    } in { $file }
simulate-stopped = Interrotto dopo { $done } partite su { $games }. Non è stato scritto nulla.

replay-game = Partita
replay-title = Titolo
replay-seats = Posti
replay-actions = Azioni
replay-scores = Punti
replay-chance = caso
replay-all-good = { $games ->
    [one] L’unica partita segue le regole. --game la mostra.
   *[other] Tutte le { $games } partite seguono le regole. --game ne mostra una.
}
replay-over = La partita è finita. { $scores }
replay-not-over = Il registro finisce prima della partita.
replay-enter = Invio: avanti, q: fine

perft-depth = Profondità
perft-count = Sequenze
perft-counting = Si conta
perft-so-far = Si conta: { NUMBER($count, maximumFractionDigits: 0) }
perft-took = Contato in { $seconds } s.
perft-stopped = Interrotto. Non è stato contato tutto.

bench-lane = Corsia
bench-random-steps-per-s = Passi/s a caso
bench-random-placements-per-s = Pose/s a caso
bench-greedy-games-per-s = Partite/s ingorde
bench-python = python, interpretato
bench-one-core = cpu, un core
bench-all-cores = { $cores ->
    [one] cpu, { $cores } core
   *[other] cpu, { $cores } core
}
bench-cuda = cuda, una GPU
bench-face = L’interfaccia, guidata da Python: { $steps } passi/s
bench-scores = Pose valutate su un core: { $scores } al secondo
bench-openspiel-name = Gioco
bench-openspiel-length = Lunghezza
bench-openspiel-rollouts = C++ passi/s
bench-openspiel-times-rollouts = noi
bench-openspiel-python-loop = Python passi/s
bench-openspiel-times-python-loop = noi
bench-ratios = Lunghezza: passi medi di una partita a caso. Noi: pose/s a caso su un core come multiplo dei passi/s delle simulazioni di OpenSpiel, e passi/s dell’interfaccia come multiplo del suo ciclo in Python.
bench-no-openspiel = OpenSpiel non è installato e non è stato misurato: pip install 'abaculus[openspiel]'
bench-stopped = Interrotto. Non è stato conservato nulla.
