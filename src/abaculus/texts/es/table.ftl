# The table on the page: who plays, what can be done, what happened.
number = { $value }
sign-divide = :
plate-to-play = Te toca
plate-thinking = Está pensando
plate-pile = { $pieces }, { $pile } por robar
plate-to-draw = quedan { $count } por robar
table-pieces =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
table-lay = Poner ficha
table-pick = Elige una ficha.
table-pick-board = Elige una del tablero.
table-more = { play-points } por ahora: pon otra ficha o termina tu turno.
web-tools = Herramientas
web-more = Más
web-close = Cerrar
web-flat = Vista plana
web-sounds = Sonidos
web-key = Lo que significan los colores
web-no-moves = Todavía no ha jugado nadie.
web-round = Ronda { $number }
web-dead-place = Nada de lo que queda encaja aquí.
keys-title = Teclas
keys-piece = elegir la pieza con ese número
keys-place = ir de sitio en sitio, el mejor primero
keys-turn = girar a la izquierda, a la derecha
keys-confirm = hacer lo elegido
keys-cancel = dejarlo
keys-exchange = cambiar
keys-hint = una pista
keys-zoom = más grande, más pequeño, todo
keys-move = mover el tablero
keys-list = esta lista
web-say = Decir
die-shows = El dado muestra { $value }
