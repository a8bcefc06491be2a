guide-mathmagic-goal = Coloca fichas de modo que se toquen colores iguales. El color dice cómo se cuenta. Gana quien tiene más puntos.
guide-mathmagic-box = 84 fichas cuadradas de cuatro campos, y un tablero. De { $least } a { $most } jugadores, desde { $age } años, unos { $minutes } minutos.
guide-mathmagic-turn-1 = Elige una de tus seis fichas. Las fichas nunca se giran.
guide-mathmagic-turn-2 = Colócala junto a otra. Todos los campos que se tocan tienen el mismo color, y dos números rojos se dividen exactamente.
guide-mathmagic-turn-3 = Cuenta cada lado unido.
guide-mathmagic-turn-4 = Roba hasta tener seis. En vez de colocar, puedes cambiar fichas.
guide-mathmagic-scoring = El color de un lado unido dice qué se hace con sus dos números.
guide-mathmagic-green = El verde multiplica
guide-mathmagic-green-text = { $a1 } × { $b1 } = { $points }
guide-mathmagic-green-alt = Dos fichas juntas; un { $b1 } verde toca un { $a1 } verde. Ese lado está marcado.
guide-mathmagic-yellow = El amarillo suma
guide-mathmagic-yellow-text = { $a1 } + { $b1 } = { $points }
guide-mathmagic-yellow-alt = Dos fichas juntas; un { $b1 } amarillo toca un { $a1 } amarillo. Ese lado está marcado.
guide-mathmagic-blue = El azul resta
guide-mathmagic-blue-text = { $a1 } − { $b1 } = { $points }: siempre el menor del mayor.
guide-mathmagic-blue-alt = Dos fichas juntas; un { $a1 } azul toca un { $b1 } azul. Ese lado está marcado.
guide-mathmagic-red = El rojo divide
guide-mathmagic-red-text = { $a1 } ÷ { $b1 } = { $points }: siempre el mayor entre el menor.
guide-mathmagic-red-alt = Dos fichas juntas; un { $a1 } rojo toca un { $b1 } rojo. Ese lado está marcado.
guide-mathmagic-surrounded = Los cuatro lados
guide-mathmagic-surrounded-text = Una ficha con cuatro vecinas da { $points5 } más: { $points } en total.
guide-mathmagic-surrounded-alt = Una ficha en medio de otras cuatro. Sus lados se unen en azul, rojo, verde y rojo; los cuatro están marcados.
guide-mathmagic-end = La partida termina cuando la bolsa y todos los atriles están vacíos, o nadie puede seguir. Cada ficha que te queda cuesta la suma de sus números.
guide-mathmagic-variant-1 = El azul puede costar: tu número menos el de la vecina, también bajo cero.
guide-mathmagic-variant-2 = Rojo entre la vecina: tu número tiene que ser múltiplo del suyo.
guide-mathmagic-variant-3 = A solas: llena un marco con las 84 fichas, y recógelas cuantas veces quieras.
guide-mathmagic-first = Encuentra el lado que más da. El verde multiplica.
guide-mathmagic-first-done = Dos números verdes grandes: difícil de superar.
guide-mathmagic-second = Un número verde espera en el borde. ¿Qué ficha le responde mejor?
guide-mathmagic-second-done = No dejes abierto un número verde grande sin pensarlo.
guide-mathmagic-third = Hay un hueco con cuatro vecinas. Una ficha encaja.
guide-mathmagic-third-done = Cuatro lados, y los puntos extra por cerrar el hueco.
guide-mathmagic-synonyms =
    ficha, cuadrado
    hueco, agujero, rodeada, cuatro lados
    concordar, coincidir, coincide, mismo color
    atril, mano
    marco, rectángulo, solitario, a solas
