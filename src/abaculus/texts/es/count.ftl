# El recuento final y las hojas de puntos.

count-before = antes: { $points }
count-move = { $number }. { $action }: { $points }
count-given = puntos dados de antemano: { $points }
count-nothing = nada
count-title = El recuento final
count-so-far = El recuento hasta ahora
count-total = Total: { $points }
count-how = Pasa por una línea, o tócala, para ver en el tablero lo que cuenta.
sheet-title = Hoja de puntos
sheet-move = Jugada
sheet-change = Puntos
sheet-print = Imprimir
sheet-empty = Nadie ha jugado todavía.
play-panel-count = El recuento final

# Clases de motivos para los que el juego no tiene palabras
came-dealt = Repartidos al empezar
came-drawn = Robados
came-others = Jugadas de los demás
came-move = Jugadas
came-given = Ventaja inicial
