# Ce que les commandes affichent : titres de tableaux et phrases. Ceux de `abaculus play` sont dans play.ftl.

number-one-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-whole = { NUMBER($number, maximumFractionDigits: 0) }
number-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

table-seat = Place
table-bot = Bot
table-order = Ordre de jeu
table-mean = Moyenne
table-sd = ET
table-min = Min.
table-q05 = 5 %
table-q25 = 25 %
table-median = Médiane
table-q75 = 75 %
table-q95 = 95 %
table-max = Max.

games-id = ID
games-title = Jeu
games-players = Joueurs
games-age = Dès (ans)
games-minutes = Minutes
games-options = Options
games-defaults = La première valeur d’une option est celle par défaut.

tiles-good =
    { $file } : { $lines ->
        [one] une ligne de tuiles
       *[other] { $lines } lignes de tuiles
    } pour { $title }, assez pour ce nombre de joueurs : { $players }

new-game-written = { $title } se trouve dans { $folder } : un jeu petit mais complet, à transformer à ton idée. Pour continuer :

simulate-title = { $title } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, voie { $lane }, graine { $seed }
simulate-speed = { $games } parties/s, { $steps } pas/s, { $placements } poses/s ; { $seconds } s
simulate-scores = Points
simulate-wins = Parties gagnées, par place
simulate-wins-by-order = Parties gagnées, par ordre de jeu
simulate-won = Gagnées
simulate-rate = Part
simulate-win-rate = Part de parties gagnées
simulate-interval = Intervalle à 95 %
simulate-points = Points
simulate-games = Parties
simulate-seat-and-bot = place { $seat } : { $bot }
simulate-playing = Parties jouées
simulate-writing = Écriture du journal
simulate-logged = { $games ->
        [one] Une partie est
       *[other] { $games } parties sont
    } dans { $file }
simulate-stopped = Arrêté après { $done } parties sur { $games }. Rien n’a été écrit.

replay-game = Partie
replay-title = Titre
replay-seats = Places
replay-actions = Actions
replay-scores = Points
replay-chance = hasard
replay-all-good = { $games ->
    [one] La seule partie suit les règles. --game la montre.
   *[other] Les { $games } parties suivent toutes les règles. --game en montre une.
}
replay-over = La partie est finie. { $scores }
replay-not-over = Le journal s’arrête avant la fin de la partie.
replay-enter = Entrée : continuer, q : arrêter

perft-depth = Profondeur
perft-count = Suites
perft-counting = Comptage
perft-so-far = Comptage : { NUMBER($count, maximumFractionDigits: 0) }
perft-took = Compté en { $seconds } s.
perft-stopped = Arrêté. Tout n’a pas été compté.

bench-lane = Voie
bench-random-steps-per-s = Pas/s au hasard
bench-random-placements-per-s = Poses/s au hasard
bench-greedy-games-per-s = Parties/s gloutonnes
bench-python = python, interprété
bench-one-core = cpu, un cœur
bench-all-cores = { $cores ->
    [one] cpu, { $cores } cœur
   *[other] cpu, { $cores } cœurs
}
bench-cuda = cuda, un GPU
bench-face = L’interface, pilotée depuis Python : { $steps } pas/s
bench-scores = Poses évaluées sur un cœur : { $scores } par seconde
bench-openspiel-name = Jeu
bench-openspiel-length = Longueur
bench-openspiel-rollouts = C++ pas/s
bench-openspiel-times-rollouts = nous
bench-openspiel-python-loop = Python pas/s
bench-openspiel-times-python-loop = nous
bench-ratios = Longueur : nombre moyen de pas d’une partie au hasard. Nous : poses/s au hasard sur un cœur, en multiple des pas/s des simulations d’OpenSpiel, et pas/s de l’interface, en multiple de sa boucle Python.
bench-no-openspiel = OpenSpiel n’est pas installé et n’a pas été mesuré : pip install 'abaculus[openspiel]'
bench-stopped = Arrêté. Rien n’a été gardé.
