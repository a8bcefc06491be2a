mathable-equation = { $a } { $op ->
    [plus] +
    [minus] −
    [times] ×
   *[divide] :
} { $b } = { $value }
mathable-award = { $factor ->
    [2] casilla doble
   *[3] casilla triple
}: { $sum } × { $factor } = { $product }
mathable-bonus = atril vacío: { $points }
mathable-left = { $count ->
    [one] { $count } ficha sin colocar: −{ $points }
   *[other] { $count } fichas sin colocar: −({ $working }) = −{ $points }
}
mathable-kind-sums = Sumas
mathable-kind-differences = Restas
mathable-kind-products = Multiplicaciones
mathable-kind-quotients = Divisiones
mathable-equation-kind = Igualdades
mathable-award-kind = Casillas dobles y triples
mathable-bonus-kind = Atril vacío
mathable-left-kind = Fichas sin colocar
count-mathable-bag =
    { $count ->
        [one] { $count } ficha en la bolsa
       *[other] { $count } fichas en la bolsa
    }

play-do-extra = Robar una ficha extra
play-do-no-extra = Sin ficha extra
play-do-accept = Aceptar
play-do-challenge = Impugnar

mathable-how =
    Pon una ficha de tu atril junto a otras dos en línea recta si es su suma, su diferencia, su producto o su cociente. Puedes poner tantas como quieras, una tras otra. Después termina el turno, y robas hasta volver a tener siete.
    Cada dirección que forma una ecuación da el valor de la ficha; las casillas de premio lo doblan o lo triplican. Una casilla con signo pide ese signo. Cuando pones una ficha allí, puedes robar una extra, pero tienes que decidirlo en el momento.
    En vez de poner, puedes cambiar fichas por otras de la bolsa, o pasar terminando el turno sin más.
    Quien empieza el turno con siete fichas y las pone todas recibe 50 puntos más, salvo que hayáis acordado que no los haya.
    Al final pierdes el valor de las fichas que aún tienes. Gana quien tiene más puntos.
    Con el teclado se escribe 12@8I, end, swap 3 7, y extra o no extra.

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

mathable-about = Cruza igualdades como en un crucigrama.
mathable-teaches = sumar, restar, multiplicar, dividir

mathable-ended-out = { $you ->
    [yes] La bolsa está vacía y has puesto tu última ficha.
   *[no] La bolsa está vacía y a { $who } no le quedan fichas.
}
mathable-ended-nothing-fits = { $bag ->
    [0] Ninguna de las fichas que quedan cabe en ningún sitio.
    [one] Ya no cabe ninguna ficha en ningún sitio, ni siquiera la de la bolsa.
   *[other] Ya no cabe ninguna ficha en ningún sitio, ni siquiera una de las { $bag } de la bolsa.
}
mathable-ended-passes = { $count ->
    [one] En el último turno se ha pasado.
   *[other] En los últimos { $count } turnos se ha pasado.
}
mathable-ended-idle = { $count ->
    [one] En el último turno no se ha puesto ninguna ficha.
   *[other] En los últimos { $count } turnos no se ha puesto ninguna ficha.
}
mathable-soon-pass = { $count ->
    [one] En el último turno se ha pasado. Si se pasa una vez más, la partida termina.
   *[other] En los últimos { $count } turnos se ha pasado. Si se pasa una vez más, la partida termina.
}
mathable-soon-idle = { $count ->
    [one] En el último turno no se ha puesto ninguna ficha. Si en este tampoco se pone ninguna, la partida termina.
   *[other] En los últimos { $count } turnos no se ha puesto ninguna ficha. Si en este tampoco se pone ninguna, la partida termina.
}
mathable-why-never = { $count ->
    [one] La ficha { $tokens } no se podrá poner nunca: ningún otro número de este juego lleva a ella.
   *[other] Las fichas { $tokens } no se podrán poner nunca: ningún otro número de este juego lleva a ellas.
}
mathable-why-none-fits = { $you ->
    [yes] { $bag ->
        [0] Ninguna de tus fichas cabe en ningún sitio. Solo puedes pasar.
        [one] Ninguna de tus fichas cabe en ningún sitio. Puedes cambiar una o pasar.
       *[other] Ninguna de tus fichas cabe en ningún sitio. Puedes cambiar algunas o pasar.
    }
   *[no] Ninguna de las fichas de { $who } cabe en ningún sitio.
}

option-bonus = Las siete fichas puestas
option-bonus-50 = 50 puntos más
option-bonus-0 = Sin premio
option-sign = En una casilla con signo
option-sign-own = Solo puntúan las ecuaciones con su signo
option-sign-all = Puntúan todas, si una tiene su signo

mathable-help =
    Elige una ficha con su número, o con ← → e Intro. Cada casilla adonde puede ir muestra entonces una letra y los puntos que da allí.
    Ve a una casilla con las flechas, con Tab o con su letra. Ves los puntos y cómo se calculan antes de que pase nada.
    Intro confirma. Esc devuelve la ficha.
mathable-line-help =
    12@8I        colocar la ficha 12 en la casilla 8I
    12@8I claim 2  lo mismo, si se anuncian las ecuaciones: aquí dos
    moves        lo que puede dar cada una de tus fichas
    moves 12     las casillas para la ficha 12, las mejores primero
    end          terminar tu turno
    swap 3 7     cambiar estas fichas en vez de colocar
    extra        tomar una ficha más; no extra: no tomarla
    accept       aceptar un anuncio; challenge: ponerlo en duda
mathable-companion-help =
    12@8I             la ficha 12 se coloca en la casilla 8I
    12@8I claim 2     lo mismo, si se anuncian las ecuaciones: aquí dos
    swap 3            se cambian tres fichas; nadie tiene que decir cuáles
    extra, no extra   se toma una ficha más, o no
    accept, challenge un anuncio se acepta, o se pone en duda
    end               termina el turno
    hint 3 7 12       la mejor jugada para quien tiene el turno y estas fichas
mathable-pieces =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
mathable-lay = Poner { $piece }
mathable-pick = Elige una ficha.
mathable-more = { play-points } por ahora: pon otra ficha o termina tu turno.
mathable-task-extra =
    { $you ->
        [yes] ¿Robar una ficha extra?
       *[no] { $who } decide si roba una ficha extra.
    }
mathable-task-claim =
    { $you ->
        [yes] { $count ->
            [one] Se dice que { $token } forma una igualdad. ¿Es cierto?
           *[other] Se dice que { $token } forma { $count } igualdades. ¿Es cierto?
        }
       *[no] { $who } decide si vale.
    }
mathable-award-chip = { $sum } × { $factor } = { $product }
