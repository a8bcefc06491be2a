castle-name = { $colour ->
    [red] { colour-red }
    [blue] { colour-blue }
    [yellow] { colour-yellow }
   *[green] { colour-green }
} { $centre }
castle-seen = { $detail ->
    [yes] { castle-name } (a la vista { $exposed }, altura { $height })
   *[no] { castle-name }
}
castle-stone = { castle-seen }: { $signed }
castle-stone-shown = { castle-seen }
castle-stone-comes = { castle-seen } entra: { $signed }
castle-stone-comes-shown = { castle-seen } entra
castle-stone-goes = { castle-name } sale: { $signed }
castle-stone-goes-shown = { castle-name } sale
castle-stone-changes = { castle-seen }: { $signed }
castle-stone-changes-shown = { castle-seen }
castle-count = { castle-seen }: { $reckoned ->
    [yes] { $working } = { $points }
   *[no] { $points }
}
castle-formula = { $formula } = { $points }
castle-stone-comes-kind = Piedras ganadas
castle-stone-goes-kind = Piedras cedidas
castle-stone-changes-kind = Lados tapados o libres
castle-formula-kind = Según la fórmula
castle-formula-changes = { $formula } = { $after } ({ $signed })
count-castle-out =
    { $count ->
        [one] { $count } piedra fuera del juego
       *[other] { $count } piedras fuera del juego
    }

castle-ended-pile = { $you ->
    [yes] Has colocado la última piedra de tu montón.
   *[no] { $who } ha colocado la última piedra de su montón.
}
castle-ended-rounds = { $count ->
    [one] Se ha jugado { $count } ronda; una partida no dura más.
   *[other] Se han jugado { $count } rondas; una partida no dura más.
}
castle-soon-last = { $you ->
    [yes] En este turno colocas la última piedra de tu montón: con eso acaba la partida.
   *[no] En este turno { $who } coloca la última piedra de su montón: con eso acaba la partida.
}
castle-soon-pile = { $you ->
    [yes] { $count ->
        [one] Solo queda { $count } piedra en tu montón; al colocarla acaba la partida.
       *[other] Solo quedan { $count } piedras en tu montón; al colocar la última acaba la partida.
    }
   *[no] { $count ->
        [one] Solo queda { $count } piedra en el montón de { $who }; al colocarla acaba la partida.
       *[other] Solo quedan { $count } piedras en el montón de { $who }; al colocar la última acaba la partida.
    }
}
castle-soon-rounds = { $count ->
    [one] Este es el último turno: la partida acaba tras { $rounds } rondas.
   *[other] Quedan { $count } turnos: la partida acaba tras { $rounds } rondas.
}
castle-why-second = { $you ->
    [yes] Primero has sacado un { $first }, que no servía: vale la segunda tirada.
   *[no] { $who } ha sacado primero un { $first }, que no servía: vale la segunda tirada.
}
castle-why-four = { $you ->
    [yes] Has sacado un 4 y pierdes este turno.
   *[no] { $who } ha sacado un 4 y pierde este turno.
}
castle-why-own = { $you ->
    [yes] Has sacado un 5, pero no se puede quitar ninguna de tus piedras:
   *[no] { $who } ha sacado un 5, pero no se puede quitar ninguna de sus piedras:
}
castle-why-own-none = { castle-why-own } no hay ninguna en el castillo.
castle-why-own-covered = { castle-why-own } hay otras encima.
castle-why-own-crowded = { castle-why-own } { $count ->
    [one] la única que está arriba tiene más de cuatro vecinas.
   *[other] las que están arriba tienen todas más de cuatro vecinas.
}
castle-why-own-apart = { castle-why-own } { $count ->
    [one] sin la única que está arriba, el castillo se partiría.
   *[other] sin cualquiera de las que están arriba, el castillo se partiría.
}
castle-why-own-mixed = { castle-why-own } las que están arriba tienen más de cuatro vecinas, o sin ellas el castillo se partiría.
castle-why-other = { $you ->
    [yes] Has sacado un 6, pero no se puede quitar ninguna piedra de otro jugador:
   *[no] { $who } ha sacado un 6, pero no se puede quitar ninguna piedra de otro jugador:
}
castle-why-other-none = { castle-why-other } no hay ninguna en el castillo.
castle-why-other-covered = { castle-why-other } hay otras encima.
castle-why-other-crowded = { castle-why-other } { $count ->
    [one] la única que está arriba tiene más de cuatro vecinas.
   *[other] las que están arriba tienen todas más de cuatro vecinas.
}
castle-why-other-apart = { castle-why-other } { $count ->
    [one] sin la única que está arriba, el castillo se partiría.
   *[other] sin cualquiera de las que están arriba, el castillo se partiría.
}
castle-why-other-mixed = { castle-why-other } las que están arriba tienen más de cuatro vecinas, o sin ellas el castillo se partiría.

castle-how =
    Tira el dado y haz lo que dice. 1, 2 o 3: coloca tantas piedras, cada una robada cuando la anterior ya está puesta. 4: pierdes el turno. 5: quita una piedra tuya. 6: quita una piedra de otro jugador.
    Una piedra va junto a las demás, girada como quieras, o exactamente sobre una pila; ninguna pila pasa de ocho.
    Solo se quitan piedras de arriba. Una que está en el suelo puede tener cuatro vecinas como mucho, y el castillo no debe partirse.
    La partida acaba cuando alguien coloca la última piedra de su montón. Entonces cuentan las piedras visibles, según lo acordado: normalmente los números grandes del centro. Un número pequeño está a la vista si a su lado no hay una pila al menos igual de alta.

castle-about = Tira, apila y quédate arriba.
castle-teaches = sumar, comparar números, visión espacial

castle-help =
    Elige la piedra robada con 1 o Intro. Cada lugar adonde puede ir muestra entonces una letra y los puntos que da allí la piedra girada lo mejor posible.
    Ve a un lugar con las flechas, con Tab o con su letra. Gira la piedra con Q y E. Ves los puntos y cómo se calculan antes de que pase nada.
    Si el dado pide quitar una piedra, ve a esa piedra de la misma manera.
    Intro confirma. Esc devuelve la piedra.
castle-line-help =
    1@2,-1/3     colocar la piedra robada en 2,-1, girada 3 veces; sin /3, girada lo mejor posible
    PIEDRA@2,-1/3  lo mismo, con la piedra escrita entera
    take 2,-1    quitar del castillo la piedra de arriba de 2,-1
    miss         perder el turno cuando el dado no permite otra cosa
    moves        lo que puede dar la piedra robada
    moves 1      los lugares para ella, los mejores primero
castle-pieces =
    { $count ->
        [one] { $count } piedra
       *[other] { $count } piedras
    }
castle-lay = Colocar piedra
castle-pick = Elige un sitio para tu piedra.
castle-pick-board = Elige una piedra del tablero.
castle-task-build =
    { $you ->
        [yes] { $count ->
            [one] Coloca una piedra.
           *[other] Coloca { $count } piedras: esta es la { $place }.ª.
        }
       *[no] { $count ->
            [one] { $who } coloca una piedra.
           *[other] { $who } coloca { $count } piedras.
        }
    }
castle-task-own =
    { $you ->
        [yes] Saca una de tus propias piedras.
       *[no] { $who } saca una piedra propia.
    }
castle-task-other =
    { $you ->
        [yes] Saca una piedra de los demás.
       *[no] { $who } saca una piedra ajena.
    }
castle-task-miss =
    { $you ->
        [yes] Pierdes este turno.
       *[no] { $who } pierde este turno.
    }
