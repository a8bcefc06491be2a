# Lo que muestran las órdenes: títulos de tablas y frases. Las de `abaculus play` están en play.ftl.

number-one-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-whole = { NUMBER($number, maximumFractionDigits: 0) }
number-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

table-seat = Puesto
table-bot = Bot
table-order = Turno
table-mean = Media
table-sd = DE
table-min = Mín.
table-q05 = 5 %
table-q25 = 25 %
table-median = Mediana
table-q75 = 75 %
table-q95 = 95 %
table-max = Máx.

games-id = ID
games-title = Juego
games-players = Jugadores
games-age = Desde (años)
games-minutes = Minutos
games-options = Opciones
games-defaults = El primer valor de una opción es el que vale si no se elige otro.

tiles-good =
    { $file }: { $lines ->
        [one] una línea de fichas
       *[other] { $lines } líneas de fichas
    } para { $title }, suficientes para este número de jugadores: { $players }

new-game-written = { $title } está en { $folder }: un juego pequeño pero completo, para convertirlo en el tuyo. Qué hacer ahora:

simulate-title = { $title }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, vía { $lane }, semilla { $seed }
simulate-speed = { $games } partidas/s, { $steps } pasos/s, { $placements } colocaciones/s; { $seconds } s
simulate-scores = Puntos
simulate-wins = Partidas ganadas, por puesto
simulate-wins-by-order = Partidas ganadas, por orden de turno
simulate-won = Ganadas
simulate-rate = Parte
simulate-win-rate = Parte de partidas ganadas
simulate-interval = Intervalo del 95 %
simulate-points = Puntos
simulate-games = Partidas
simulate-seat-and-bot = puesto { $seat }: { $bot }
simulate-playing = Jugando
simulate-writing = Escribiendo el registro
simulate-logged = { $games ->
        [one] Una partida está
       *[other] { $games } partidas están
    } en { $file }
simulate-stopped = Detenido tras { $done } de { $games } partidas. No se ha escrito nada.

replay-game = Partida
replay-title = Título
replay-seats = Puestos
replay-actions = Acciones
replay-scores = Puntos
replay-chance = azar
replay-all-good = { $games ->
    [one] La única partida sigue las reglas. Con --game se muestra.
   *[other] Las { $games } partidas siguen las reglas. Con --game se muestra una.
}
replay-over = La partida ha terminado. { $scores }
replay-not-over = El registro acaba antes que la partida.
replay-enter = Intro: seguir, q: parar

perft-depth = Profundidad
perft-count = Secuencias
perft-counting = Contando
perft-so-far = Contando: { NUMBER($count, maximumFractionDigits: 0) }
perft-took = Contado en { $seconds } s.
perft-stopped = Detenido. No se ha contado todo.

bench-lane = Vía
bench-random-steps-per-s = Pasos/s al azar
bench-random-placements-per-s = Colocaciones/s al azar
bench-greedy-games-per-s = Partidas/s voraces
bench-python = python, interpretado
bench-one-core = cpu, un núcleo
bench-all-cores = { $cores ->
    [one] cpu, { $cores } núcleo
   *[other] cpu, { $cores } núcleos
}
bench-cuda = cuda, una GPU
bench-face = La interfaz, dirigida desde Python: { $steps } pasos/s
bench-scores = Colocaciones valoradas en un núcleo: { $scores } por segundo
bench-openspiel-name = Juego
bench-openspiel-length = Longitud
bench-openspiel-rollouts = C++ pasos/s
bench-openspiel-times-rollouts = aquí
bench-openspiel-python-loop = Python pasos/s
bench-openspiel-times-python-loop = aquí
bench-ratios = Longitud: pasos medios de una partida al azar. Aquí: colocaciones/s al azar en un núcleo como múltiplo de los pasos/s de las simulaciones de OpenSpiel, y pasos/s de la interfaz como múltiplo de su bucle de Python.
bench-no-openspiel = OpenSpiel no está instalado y no se ha medido: pip install 'abaculus[openspiel]'
bench-stopped = Detenido. No se ha guardado nada.
