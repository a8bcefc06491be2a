guide-mathable-goal = Pon fichas con números que formen ecuaciones con las del tablero. Gana quien tiene más puntos.
guide-mathable-box = Un tablero y 106 fichas con números. De { $least } a { $most } jugadores, desde { $age } años, unos { $minutes } minutos.
guide-mathable-turn-1 = Elige una ficha de tu atril.
guide-mathable-turn-2 = Ponla en línea con dos vecinas si es su suma, su diferencia, su producto o su cociente.
guide-mathable-turn-3 = Sigue con más fichas, todas las que encajen. O cambia algunas en vez de poner.
guide-mathable-turn-4 = Termina el turno y roba hasta tener siete.
guide-mathable-scoring = Cada ficha que pones cuenta por sí misma.
guide-mathable-value = La ecuación
guide-mathable-value-text = Da el número de tu ficha.
guide-mathable-value-alt = Una fila del tablero: { $b1 } y { $a1 }, y al lado la nueva ficha { $value1 }. Las tres están marcadas.
guide-mathable-two = Más de una ecuación
guide-mathable-two-text = Cada dirección que forma una ecuación cuenta otra vez.
guide-mathable-two-alt = La nueva ficha { $value1 } cierra una columna con { $a1 } y { $b1 }, y una fila con { $a2 } y { $b2 }. Las dos líneas están marcadas.
guide-mathable-award = Una casilla 2× o 3×
guide-mathable-award-text = Multiplica lo que da la ficha, aquí por { $factor2 }.
guide-mathable-award-alt = Una columna con { $a1 } y { $b1 }; la nueva ficha { $value1 } está debajo, en una casilla que multiplica por { $factor2 }.
guide-mathable-sign = Una casilla con signo
guide-mathable-sign-text = Usa su signo. Solo puntúan esas ecuaciones, y puedes robar enseguida una ficha extra.
guide-mathable-sign-alt = Una fila con { $b1 } y { $a1 }; la nueva ficha { $value1 } está al lado, en una casilla con el signo más.
guide-mathable-rack = Las siete fichas
guide-mathable-rack-text = Empieza el turno con siete y ponlas todas: { $points2 } más.
guide-mathable-rack-alt = La última de siete fichas, { $value1 }, está junto a { $a1 } y { $b1 }. El atril está vacío.
guide-mathable-end = La partida termina cuando la bolsa y un atril están vacíos, o cuando ya nada encaja. Lo que aún tengas se resta de tus puntos.
guide-mathable-variant-1 = Dilo tú: una ecuación solo cuenta si la has visto. Si anuncias de más, la ficha vuelve al atril.
guide-mathable-variant-2 = Por tu honor: pon cualquier ficha donde quieras. Los demás pueden impugnar lo que anuncias.
guide-mathable-variant-3 = Sin premio por las siete fichas; o, en una casilla con signo, cuentan todas las ecuaciones en cuanto una lo usa.
guide-mathable-first = Encuentra la ficha que más da. Las dos fichas con las que opera tienen que estar una junto a otra.
guide-mathable-first-done = Cuanto mayor es el número, más da.
guide-mathable-second = Aquí una ficha forma dos ecuaciones a la vez.
guide-mathable-second-done = Dos ecuaciones, así que la ficha cuenta doble.
guide-mathable-third = Busca una casilla que doble.
guide-mathable-third-done = El producto, doblado por su casilla.
guide-mathable-synonyms =
    ficha, número
    casilla de premio, premio
    casilla con signo, signo
    atril, mano
    anunciar, anuncio, anuncia
    impugnar, dudar, objetar
