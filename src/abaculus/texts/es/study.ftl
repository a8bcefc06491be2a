# El tablero de análisis.

study-title = Tablero de análisis
study-link = Análisis
study-setup = Preparar una posición
study-game = Juego
study-begin = Desde el principio
study-position = Línea de posición
study-position-how = Todo lo que hay en la mesa, en una línea. Se comprueba mientras escribes.
study-position-good = Es una posición de este juego.
study-position-use = Seguir desde aquí
study-steps = Pasos
study-step = Escribe una jugada o usa el tablero
study-add = Añadir
study-chance = ¿Qué ha salido? Busca o elige
study-chance-none = { $text } no puede salir aquí.
study-chance-more = { $count ->
    [one] Una posibilidad más: búscala.
   *[other] { $count } posibilidades más: búscalas.
}
study-first = Al principio
study-last = Al final
study-drop = Borrar desde aquí
study-branch = O bien: { $action }
study-scores = Puntos después
study-wrong = El paso { $number } de { $steps }, { $action }, no es posible: { $reason }
study-keep = Guardar, abrir y compartir
study-open = Abrir un archivo
study-paste = O pega el registro de una partida
study-load = Cargar
study-no-log = La línea { $line } no es el registro de una partida.
study-bad-link = Este enlace no contiene ninguna partida.
study-name = Nombre del jugador { $number }
