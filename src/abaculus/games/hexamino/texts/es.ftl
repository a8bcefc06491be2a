hexamino-rid-of = { $fields ->
    [one] −{ $points }
   *[other] −({ $working }) = −{ $points }
}
hexamino-left = { $piece } en la mano: { $fields ->
    [one] { $points }
   *[other] { $working } = { $points }
}
count-hexamino-pack = mazo: { $count }

hexamino-how =
    Coloca una ficha de modo que toque otra con un campo de puntos. En cada borde común los dos campos deben ser iguales: los mismos puntos, o ambos vacíos.
    Todas las fichas llevan del 1 al 6 en el mismo orden, así que una ficha que encaja se gira sola.
    Si ninguna ficha de tu mano encaja, robas, dos como mucho; después pierdes el turno. Tras cada colocación robas una.
    Al final, los puntos de las fichas que te quedan cuentan en tu contra: gana el total más bajo.
    Serpiente: coloca solo junto a la última ficha; una ficha final, con un solo campo, es para cuando nadie más puede seguir. Estrella: coloca hacia fuera por los seis brazos, seis fichas y una ficha final en cada uno.

hexamino-about = Dominó hexagonal: líbrate de tus puntos.
hexamino-teaches = sumar, comparar figuras, visión espacial
