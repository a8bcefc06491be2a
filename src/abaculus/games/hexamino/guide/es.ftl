guide-hexamino-goal = Coloca tus fichas como en el dominó y líbrate de tus puntos. Gana quien tiene menos puntos.
guide-hexamino-box = 63 fichas de seis lados; cada campo lleva puntos o está vacío. De { $least } a { $most } jugadores, desde { $age } años, unos { $minutes } minutos.
guide-hexamino-turn-1 = Elige una de tus fichas. Se gira sola hasta que encaja.
guide-hexamino-turn-2 = Colócala de modo que sus puntos toquen los mismos puntos. En cada lado que se toca, los dos campos son iguales.
guide-hexamino-turn-3 = Roba una ficha nueva, mientras queden.
guide-hexamino-turn-4 = ¿No encaja nada? Roba hasta dos y mira otra vez. Si tampoco encajan, pierdes el turno.
guide-hexamino-scoring = Lo que colocas ya no cuenta. Lo que tienes al final cuenta en tu contra.
guide-hexamino-rid = Colocada, fuera
guide-hexamino-rid-text = La ficha lleva { $working1 }: { $points } puntos menos en la mano.
guide-hexamino-rid-alt = La ficha inicial con puntos en sus seis lados, y una ficha al lado; donde se tocan, las dos llevan los mismos puntos. El lado está marcado.
guide-hexamino-blank = Vacío con vacío
guide-hexamino-blank-text = Los puntos tocan los mismos puntos, y los vacíos tocan vacíos. Aquí se van { $points } puntos.
guide-hexamino-blank-alt = Cuatro fichas. La marcada se une a la inicial por los mismos puntos, y toca otra con vacío contra vacío.
guide-hexamino-left = Lo que queda
guide-hexamino-left-text = Al final, suma los puntos de tu mano: aquí { $points1 } + { $points2 } + { $points3 } + { $points4 } + { $points5 } = { $points }.
guide-hexamino-left-alt = Dos fichas en la mesa, y debajo una mano de cinco fichas: { $working1 }; { $working2 }; { $working3 }; { $working4 }; { $working5 }.
guide-hexamino-end = La partida termina cuando ya no se puede robar y alguien ha colocado su última ficha, o cuando ninguna ficha encaja.
guide-hexamino-variant-1 = Serpiente: coloca solo junto a la última ficha. Una ficha final, con un solo campo, es para cuando nadie más puede seguir.
guide-hexamino-variant-2 = Estrella: coloca hacia fuera por seis brazos rectos, seis fichas y una ficha final en cada uno.
guide-hexamino-variant-3 = Seguir jugando: cuando alguien termina, los demás continúan mientras puedan.
guide-hexamino-first = Líbrate de todos los puntos que puedas.
guide-hexamino-first-done = Las fichas pesadas salen primero.
guide-hexamino-second = Tu ficha más pesada encaja en muy pocos lugares. Encuentra uno.
guide-hexamino-second-done = Todos sus lados concuerdan, con puntos y sin ellos.
guide-hexamino-third = Una partida más larga. Busca por toda la mesa la mejor ficha que soltar.
guide-hexamino-third-done = Una menos. Guarda las fichas ligeras para el final.
guide-hexamino-synonyms =
    unir, encajar, encaja, tocar, coincidir
    vacío, blanco, nada
    montón, pila, mazo
    mano, queda, quedar
    menos, mínimo, más bajo
    ficha inicial, primera ficha
    ficha final, un solo campo
    serpiente, estrella, pulpo, variante
