# Lo que se elige antes de una partida.

option-own = Una fórmula propia
option-scoring = Qué cuenta al final
option-scoring-how = Por ejemplo sum(centre * height) - max(exposed): sum, product, max, min, centre, sides, exposed, height.
option-scoring-centres = Los números grandes
option-scoring-centres-and-sides = Números grandes más pequeños visibles
option-scoring-sides-centres = Números pequeños visibles menos grandes
option-scoring-product = Los números grandes multiplicados
option-reroll = Tras un número que no sirve
option-reroll-none = Perder el turno
option-reroll-once = Tirar una vez más
option-match = Coincidencias
option-match-free = Nada tiene que coincidir
option-match-required = Un lado debe coincidir si se puede
option-hands = Manos
option-hands-hidden = Ocultas a los demás
option-hands-open = A la vista de todos
option-variant = Variante
option-variant-octopus = Pulpo: las 63 fichas, en cualquier lugar
option-variant-snake = Serpiente: solo junto a la última ficha
option-variant-star = Estrella: por seis brazos rectos
option-end = Fin de la partida
option-end-first-out = Cuando alguien se queda sin fichas
option-end-play-on = Cuando nadie puede seguir
option-referee = Quién comprueba las ecuaciones
option-referee-strict = La mesa: todo lo correcto cuenta
option-referee-aware = Solo cuenta lo que anuncias
option-referee-honour = Los jugadores: todo se puede impugnar
option-board = Tablero
option-board-14x14 = 14 por 14 casillas
option-board-open = Sin borde
option-subtraction = Lados azules
option-subtraction-difference = Diferencia, nunca bajo cero
option-subtraction-signed = Ficha colocada menos su vecina
option-penalty = Fichas que quedan al final
option-penalty-all = Cuestan a cada uno sus números
option-penalty-last = Cuestan solo a quien jugó el último turno
option-division = Lados rojos
option-division-larger = El número mayor entre el menor
option-division-laid = Ficha colocada entre su vecina
option-limit = Acciones
option-limit-none = Tantas como quieras
option-limit-1000 = Como mucho 1000
option-rectangle = Marco
option-rectangle-6x14 = 6 filas de 14
option-rectangle-14x6 = 14 filas de 6
option-rectangle-7x12 = 7 filas de 12
option-rectangle-12x7 = 12 filas de 7
option-table = Reloj y ventaja
option-per-move = Tiempo por jugada
option-per-game = Tiempo para todas las jugadas
option-no-clock = Sin límite
option-handicap = Ventaja del jugador { $number }
option-who-sees = Quién puede unirse
option-private = Solo quien tiene el enlace
option-listed = Cualquiera: mostrar en la sala
option-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
option-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
option-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
