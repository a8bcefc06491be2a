# Lo que dice `abaculus companion` junto a una mesa de verdad.

companion-intro = Escribe lo que todos ven en la mesa. Con help verás cómo.
companion-turn = { $who }, ¿qué juegas?
companion-tell = La partida ha terminado. ¿Qué le queda a { $who }? Escríbelo separado por espacios, o - si no queda nada.
companion-standing = { $scores }. En la bolsa: { $bag }
companion-left = Aún no vistas: { $pieces }
companion-help =
    12@8I        lo que se coloca, y dónde
    swap 3       un cambio de tres; nadie tiene que decir cuáles
    end, miss    lo demás que se puede hacer, como en las reglas
    hint 3 7 12  la mejor jugada para quien tiene el turno y estas fichas
    left         lo que nadie ha visto todavía
    board        el tablero
    explain      los puntos de la última jugada
    undo         anula lo último que se escribió
    log          todo lo que se ha escrito
    quit         salir
