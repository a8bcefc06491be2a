# Por qué una jugada habría sido mejor: razones, la más fuerte primero. Cada una puede decirse sola.
reason-points = { $rid ->
    [yes] Se libra de { $better } de inmediato en vez de { $played }.
   *[no] Da { $better } de inmediato en vez de { $played }.
}
reason-costs = Cuesta de inmediato { $better } { $better ->
    [one] punto
   *[other] puntos
} en vez de { $played }.
reason-gives = Da a los demás { $better } { $better ->
    [one] punto
   *[other] puntos
} en vez de { $played }.
reason-others = Cuesta a los demás { $better } { $better ->
    [one] punto
   *[other] puntos
} en vez de { $played }.
reason-opens = La jugada hecha abre { $place ->
    [double] la casilla doble { $cell }
    [triple] la casilla triple { $cell }
   *[plain] { $cell }
} por unos { $points } (en el { $percent } % de los casos).
reason-leaves = La jugada hecha deja { $place ->
    [double] la casilla doble { $cell }
    [triple] la casilla triple { $cell }
   *[plain] { $cell }
} al siguiente jugador, por unos { $points } (en el { $percent } % de los casos).
reason-reply = { $rid ->
    [yes] La respuesta se libra entonces de unos { $better } en vez de { $played }.
   *[no] La respuesta da entonces unos { $better } en vez de { $played }.
}
reason-harm = Lo que hacen luego los demás cuesta unos { $better } en vez de { $played }.
reason-stuck = Deja al siguiente jugador sin puntos en el { $better } % de los casos en vez del { $played } %.
reason-follow = { $rid ->
    [yes] El próximo turno propio se libra entonces de unos { $better } en vez de { $played }.
   *[no] El próximo turno propio da entonces unos { $better } en vez de { $played }.
}
reason-keeps = Conserva { $pieces }, que en la mano vale unos { $points } { $points ->
    [one] punto
   *[other] puntos
} más.
reason-price = { $rid ->
    [yes] Se libra de { $points } { $points ->
        [one] punto
       *[other] puntos
    } menos de inmediato.
   *[no] Da { $points } { $points ->
        [one] punto
       *[other] puntos
    } menos de inmediato.
}
reason-later = Rinde más tarde: unos { $points } { $points ->
    [one] punto
   *[other] puntos
} hasta el final de la partida.
reason-end = Calculada con exactitud, la ventaja al final es de { $better } en vez de { $played }.
reason-end-won = Calculada con exactitud, no pierde (ventaja al final { $better } en vez de { $played }).
reason-end-chance = Calculada con exactitud, gana en el { $better } % de los casos en vez del { $played } %.

# `abaculus review` y el repaso en el navegador.
review-title = Repaso
review-gave = cedió un { $percent } % de probabilidad de ganar y { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
review-gave-points = cedió { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
review-better = Mejor: { $action }
review-none = Ninguna jugada cedió mucho.
review-worst = Las jugadas que más cedieron
review-win = Probabilidad de ganar
review-graph = Probabilidad de ganar a lo largo de la partida, tal como cada jugador podía saberla
review-working = { $done } de { $all } jugadas repasadas
review-ask = Repasar esta partida
review-again = Intentar de nuevo

# `abaculus analyse`.
analyse-move = Jugada
analyse-points = Puntos
analyse-margin = Ventaja al final
analyse-win = Gana
analyse-visits = Partidas de prueba
analyse-line = Puede seguir
analyse-exact = resuelto

# Pistas, paso a paso.
hint-where = Mira { $cell }.
hint-kind = Mira tu mano: no se trata de colocar.
hint-lays = Mira tu mano: hay algo que colocar.
hint-piece = Se trata del número { $numbers } de tu mano.
hint-no-piece = No hace falta ninguna pieza de tu mano.
hint-more = Pregunta otra vez para saber más.

# Problemas.
puzzle-title = Problema del día
puzzle-of = { $title }: problema del día
puzzle-task-you = Te toca. Una jugada es claramente la mejor. ¿Cuál?
puzzle-stars = Dificultad { $stars } de 5
puzzle-right = Es esa.
puzzle-why = { $exact ->
    [yes] Ventaja al final, calculada con exactitud: { $margin }; tras la siguiente, { $second }: { $other }.
   *[no] Ventaja que cabe esperar al final: unos { $margin }; tras la siguiente, { $second }: unos { $other }.
}
puzzle-wrong = Hay una mejor. Prueba otra vez.
puzzle-show = Mostrar la solución
puzzle-solution = La solución: { $action }
puzzle-found = { $who }: { $percent } %
puzzle-others = Con qué frecuencia la encuentran los bots
puzzle-hidden = Solo se ve lo que podrías saber.
puzzle-task-whole = ¿Qué turno da más puntos, sin robar nada?
puzzle-right-whole = Ese es el mejor turno: { $points } { $points ->
    [one] punto
   *[other] puntos
}.
puzzle-wrong-whole = Ese turno da { $points } { $points ->
    [one] punto
   *[other] puntos
}; son posibles { $most }. Inténtalo otra vez.
puzzle-so-far = Hasta ahora: { $points } { $points ->
    [one] punto
   *[other] puntos
}
puzzle-anew = Empezar de nuevo
