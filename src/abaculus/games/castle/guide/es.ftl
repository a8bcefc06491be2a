guide-castle-goal = Construid juntos un castillo y mantén a la vista tus números. Lo que se vea de ti al final es lo que cuenta.
guide-castle-box = 44 piedras de seis lados en cuatro colores, y un dado. De { $least } a { $most } jugadores, desde { $age } años, unos { $minutes } minutos.
guide-castle-turn-1 = Tira el dado.
guide-castle-turn-2 = Con 1, 2 o 3, coloca tantas de tus piedras: en el suelo junto al castillo, o justo encima de cualquier piedra. No ves cada una hasta que la anterior está puesta.
guide-castle-turn-3 = Con 4, pierdes el turno.
guide-castle-turn-4 = Con 5, quita del castillo una piedra tuya; con 6, una de otro jugador. Solo se quitan las de arriba, y el castillo no debe partirse.
guide-castle-scoring = Solo cuentan las piedras de arriba, y antes de jugar se acuerda cómo. Aquí hay un castillo, contado para rojo de cuatro maneras.
guide-castle-centres = Números grandes
guide-castle-centres-text = Suma los números grandes: { $centre1 } + { $centre2 } + { $centre3 } = { $points }. Es lo habitual.
guide-castle-centres-alt = Un castillo de cuatro pilas. Rojo muestra { $centre1 }, { $centre2 } y { $centre3 }, que están marcados; azul muestra una piedra.
guide-castle-together = Grandes y pequeños
guide-castle-together-text = Suma también los números pequeños de los lados libres: { $points1 } + { $points2 } + { $points3 } = { $points }.
guide-castle-together-alt = El mismo castillo. En las piedras rojas { $centre1 }, { $centre2 } y { $centre3 } están marcados los lados que no toca ninguna piedra igual de alta.
guide-castle-minus = Pequeños menos grandes
guide-castle-minus-text = Resta los números grandes de los pequeños de los lados libres: { $points1 } + { $points2 } + { $points3 } = { $points }.
guide-castle-minus-alt = El mismo castillo. Están marcados los lados libres de las piedras rojas { $centre1 }, { $centre2 } y { $centre3 }.
guide-castle-product = Todo multiplicado
guide-castle-product-text = Multiplica los números grandes: { $formula4 } = { $points }.
guide-castle-product-alt = El mismo castillo. Están marcadas las piedras rojas { $centre1 }, { $centre2 } y { $centre3 }.
guide-castle-end = La partida termina en cuanto alguien coloca la última piedra de su montón. Gana quien más cuenta.
guide-castle-variant-1 = Tirar otra vez: si tu número no sirve, tiras una vez más, y esa tirada vale.
guide-castle-variant-2 = A vuestra manera: acordad una fórmula, como los números grandes por la altura.
guide-castle-first = Has sacado un 5 y juegas con rojo. Quita una piedra tuya y sal ganando.
guide-castle-first-done = Se va una piedra pequeña y aparece una grande.
guide-castle-second = Has sacado un 6 y juegas con rojo. Quita la piedra azul que más te ayude.
guide-castle-second-done = Tu número grande se ve otra vez.
guide-castle-third = Aquí cuentan números grandes y pequeños. Coloca tu { $centre2 } donde queden libres más lados, y gíralo bien.
guide-castle-third-done = Solo un lado queda tapado, el del número pequeño.
guide-castle-synonyms =
    montón, reserva
    pila, torre, altura, piso
    a la vista, lado libre, libre, descubierto
    número grande, centro
    número pequeño, número de lado
    comodín, piedra especial
    piedra de arriba, visible
