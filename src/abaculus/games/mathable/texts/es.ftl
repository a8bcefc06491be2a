mathable-equation = { $a } { $sign } { $b } = { $value }
mathable-award = en una casilla { $factor ->
    [2] doble
   *[3] triple
}: { $product }
mathable-bonus = atril vacío: { $points }
mathable-left = { $count ->
    [one] { $count } ficha sin colocar: −{ $points }
   *[other] { $count } fichas sin colocar: −({ $working }) = −{ $points }
}
count-mathable-bag = bolsa: { $count }

play-do-extra = Robar una ficha extra
play-do-no-extra = Sin ficha extra
play-do-accept = Aceptar
play-do-challenge = Impugnar

mathable-how =
    Pon una ficha junto a otras dos en línea recta si es su suma, su diferencia, su producto o su cociente. Puedes poner tantas como quieras, una tras otra.
    Cada dirección que forma una ecuación da el valor de la ficha; las casillas de premio lo doblan o lo triplican. Una casilla con signo pide ese signo y te deja robar una ficha extra.
    Quien empieza el turno con siete fichas y las pone todas recibe 50 puntos más. En vez de poner, puedes cambiar fichas.
    Al final pierdes el valor de lo que aún tienes. Gana quien tiene más puntos.

mathable-score-total = { $player }: { $total }
mathable-score-checked = { $turns ->
    [one] Un turno
   *[other] { $turns } turnos
}, { $placements ->
    [one] una ficha puesta
   *[other] { $placements } fichas puestas
}: { $faults ->
    [0] todo está bien.
    [one] un error.
   *[other] { $faults } errores.
}
mathable-best-step = { $step }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}, { $equations ->
    [one] una ecuación
   *[other] { $equations } ecuaciones
}
mathable-best-total = En total: { $points }
mathable-best-none = Ninguna ficha cabe en ningún sitio.
claim-mathable = { $count ->
    [one] anuncia una ecuación
   *[other] anuncia { $count } ecuaciones
}

mathable-about = Pon un número junto a otros dos cuya suma, diferencia, producto o cociente sea.
mathable-teaches = sumar, restar, multiplicar, dividir
