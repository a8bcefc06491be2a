# Lecciones en el navegador y consejos en la primera mesa. Lo que dice la lección de un juego está junto a sus pasos.

learn-link = Aprender
learn-title = Aprender { $game }
learn-step = { $number } de { $count }
learn-progress = Progreso
learn-back = Atrás
learn-next = Seguir
learn-again = Otra vez
learn-show = Muéstramelo
learn-right = Correcto.
learn-rule = Leer la regla: { $rule }
learn-not-this = Se puede hacer, pero aquí se pide otra cosa.
learn-too-few = Se puede hacer. Hay una jugada que da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
learn-nothing-there = Ahora nada puede ir ahí. Los lugares posibles brillan.
learn-pick-first = Elige primero una ficha.
learn-no-lesson = Sin conexión no se puede abrir la lección.
learn-finished = Ya sabes jugar.
learn-from-start = Repetir la lección
learn-first-moves = Tus diez primeras jugadas
learn-first-moves-how = Una partida de verdad contra un bot fácil, con un consejo antes de cada una de tus diez primeras jugadas.

coach-title = Consejo
coach-move = Jugada { $number } de { $count }:
coach-lay = La ficha { $number } da { $points }: { $working }.
coach-lay-plain = La ficha { $number } da { $points }.
coach-board = Una piedra del tablero vale { $points }: { $working }.
coach-exchange = Nada encaja bien. Cambia { $numbers }.
coach-press = «{ $action }» es lo mejor ahora.
coach-show = Mostrar
coach-made = Tu jugada: { $got }.
coach-best = Tu jugada: { $got }. Tan buena como el consejo, o mejor.
coach-less = Tu jugada: { $got }. El consejo habría dado { $best }: { $working }.
coach-over = Esas fueron tus diez primeras jugadas. Desde aquí juegas sin consejos; la pista sigue ahí.
coach-close = Cerrar
