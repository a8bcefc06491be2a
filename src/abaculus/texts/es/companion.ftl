# Lo que dice `abaculus companion` junto a una mesa de verdad.

companion-intro = Escribe lo que todos ven en la mesa. Con help verás cómo.
companion-turn = { $who }, ¿qué juegas?
companion-tell = La partida ha terminado. ¿Qué le queda a { $who }? Escríbelo separado por espacios, o - si no queda nada.
companion-standing = { $scores }. En la bolsa: { $bag }
companion-left = Aún no vistas: { $pieces }
companion-help =
    left              lo que nadie ha visto todavía
    board             el tablero
    explain           los puntos de la última jugada
    undo              anula lo último que se escribió
    log               todo lo que se ha escrito
    quit              salir

# Lo mismo en la página.
companion-title = En una mesa de verdad
companion-link = ¿Jugáis con fichas de verdad? Sigue la partida con lo que todos ven: nadie tiene que decir lo que tiene.
companion-how =
    Jugáis en un tablero de verdad, y esta página lleva los puntos, la bolsa y las reglas. Indica lo que todos ven en la mesa: qué se pone y dónde, cuántas fichas cambia alguien y qué se saca a la vista. Nadie tiene que decir lo que tiene.
companion-next = Qué pasa ahora
companion-over = La partida ha terminado. ¿Qué le queda a cada uno?
companion-holds = A { $who } { $count ->
    [one] le queda { $count } ficha. ¿Cuál? Tócala abajo.
   *[other] le quedan { $count } fichas. ¿Cuáles? Tócalas abajo.
}
companion-count = Contar los puntos
companion-exchange = Cambiar:
companion-which = ¿Qué se pone? Busca o elige
companion-which-held = ¿Qué tiene { $who }? Busca o elige
companion-earlier = Antes ({ $count })
companion-new = Nueva partida
companion-new-sure = ¿Olvidar esta partida y empezar otra?
