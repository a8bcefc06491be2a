lesson-mathable-goal = En el centro están 1, 2, 3 y 4. Abajo está tu atril con siete fichas. Pones números junto a otros para formar una ecuación. Al final gana quien tiene más puntos.
lesson-mathable-product = Una ficha va en línea con otras dos que están juntas, si es su suma, su diferencia, su producto o su cociente. 3 × 4 = 12: pon el 12 en un extremo de la fila de 3 y 4.
lesson-mathable-product-hint = Elige el 12 y luego una de las dos casillas que brillan en la fila de abajo.
lesson-mathable-product-done = La ecuación da el valor de la ficha.
lesson-mathable-again = Puedes seguir mientras algo encaje, una ficha tras otra. 2 y 4 están uno encima del otro, y 2 × 4 = 8. Pon el 8 encima de ellos.
lesson-mathable-again-hint = Va en la casilla justo encima del 2.
lesson-mathable-again-done = Todo el turno es una suma de esos puntos.
lesson-mathable-again-why-diagonal = Solo cuentan las líneas rectas, horizontales o verticales. Las diagonales no.
lesson-mathable-again-why-gap = Las dos fichas de la ecuación tienen que estar pegadas a la nueva, sin hueco.
lesson-mathable-sign = También has puesto 2 y 1. Algunas casillas muestran un signo: allí la ecuación tiene que usar ese signo. Pon el 16 sobre el + de la fila de 4 y 12.
lesson-mathable-sign-hint = 4 + 12 = 16: la casilla a la derecha del 12 pide un +.
lesson-mathable-sign-done = 12 + 4 = 16, con el signo que pide la casilla.
lesson-mathable-extra = Después de una casilla con signo puedes robar enseguida una ficha extra. Hazlo.
lesson-mathable-extra-done = Robas un 11. Más tarde ya no podrías hacerlo.
lesson-mathable-stop = Ni 11, ni 17, ni 42 encajan ahora en ningún sitio. Termina tu turno.
lesson-mathable-stop-done = Tu turno ha dado 39 puntos. Robas hasta tener otra vez siete fichas.
lesson-mathable-two = Ahora te sientas al otro lado, en medio del turno de ese jugador. El 8 puede formar dos ecuaciones a la vez, y cada una cuenta. Busca 16 puntos.
lesson-mathable-two-hint = Debajo del 4: 2 × 4 = 8 hacia abajo y 6 + 2 = 8 a lo ancho.
lesson-mathable-two-done = Dos direcciones, así que el 8 cuenta dos veces.
lesson-mathable-award = Queda una ficha, un 7. Las casillas con un 2 doblan los puntos, las que tienen un 3 los triplican. Y quien pone sus siete fichas en un turno recibe 50 más.
lesson-mathable-award-hint = 21 ÷ 3 = 7: debajo del 3 hay una casilla que dobla.
lesson-mathable-award-done = 7 doblado, y 50 por el atril vacío. Consejo: los números pequeños encajan en más sitios. Guarda algunos para un turno que vacíe tu atril.
lesson-mathable-award-why-sign = 21 ÷ 3 = 7 sería correcto, pero esta casilla pide un +.
lesson-mathable-swap = A veces nada encaja, como con estos números grandes. En vez de poner, puedes cambiar fichas. Pulsa Cambiar, elige las que menos te gusten y confirma.
lesson-mathable-swap-hint = Pulsa Cambiar y luego las fichas que deben irse.
lesson-mathable-swap-done = Llegan fichas nuevas de la bolsa y las viejas vuelven a ella. Ese fue todo tu turno.
lesson-mathable-end = La partida termina cuando la bolsa y un atril están vacíos, o cuando ya nada encaja. Lo que aún tengas se resta de tus puntos. Así que no guardes demasiado los números grandes.
