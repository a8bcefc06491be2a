mathmagic-green = verde { $a } × { $b } = { $points }
mathmagic-yellow = amarillo { $a } + { $b } = { $points }
mathmagic-blue = azul { $a } − { $b } = { $points }
mathmagic-red = rojo { $a } : { $b } = { $points }
mathmagic-surrounded = los cuatro lados: { $points }
mathmagic-lies = una ficha más
mathmagic-taken = una ficha menos
mathmagic-left = { $piece } sin colocar: −({ $working }) = −{ $points }
mathmagic-green-kind = Verde ×
mathmagic-yellow-kind = Amarillo +
mathmagic-blue-kind = Azul −
mathmagic-red-kind = Rojo ÷
mathmagic-surrounded-kind = Los cuatro lados
mathmagic-lies-kind = Colocadas
mathmagic-taken-kind = Retiradas
mathmagic-left-kind = Sin colocar
count-mathmagic-bag =
    { $count ->
        [one] { $count } ficha en la bolsa
       *[other] { $count } fichas en la bolsa
    }
count-mathmagic-empty =
    { $count ->
        [one] { $count } casilla vacía
       *[other] { $count } casillas vacías
    }
count-mathmagic-actions =
    { $count ->
        [one] { $count } acción
       *[other] { $count } acciones
    }

play-do-take-back = Recuperar una ficha
play-do-stop = Parar aquí
play-did-take-back = { $you ->
    [yes] Recuperas la ficha de { $cell }.
   *[no] { $who } recupera la ficha de { $cell }.
}
play-did-stop = { $you ->
    [yes] Paras aquí.
   *[no] { $who } para aquí.
}
mathmagic-solo = { $points ->
    [one] Hay una ficha colocada.
   *[other] Hay { $points } fichas colocadas.
}

mathmagic-ended-full = El marco está lleno.
mathmagic-ended-stopped = { $you ->
    [yes] Has parado.
   *[no] { $who } ha parado.
}
mathmagic-ended-cut-off = Se acabó tras { $actions } acciones.
mathmagic-ended-all-laid = Todas las fichas están colocadas.
mathmagic-ended-idle = En { $turns } turnos seguidos nadie ha colocado ninguna ficha.
mathmagic-ended-missed = La bolsa está vacía, y todos los que aún tienen fichas han pasado.
mathmagic-ended-alone = { $you ->
    [yes] La bolsa está vacía; solo tú tienes aún fichas, y no puedes colocar ninguna.
   *[no] La bolsa está vacía; solo { $who } tiene aún fichas, y no puede colocar ninguna.
}
mathmagic-soon-idle = Si en este turno no se coloca ninguna ficha, se acaba la partida: serían { $turns } seguidos.
mathmagic-soon-missed = { $you ->
    [yes] La partida se acaba si pasas este turno.
   *[no] La partida se acaba si { $who } pasa este turno.
}
mathmagic-soon-cut-off = La próxima acción es la última: la número { $actions }.
mathmagic-why-miss = { $you ->
    [yes] Ninguna de tus fichas encaja en ningún sitio y la bolsa está vacía: tienes que pasar.
   *[no] Ninguna ficha de { $who } encaja en ningún sitio y la bolsa está vacía: hay que pasar.
}
mathmagic-why-exchange = { $you ->
    [yes] Ninguna de tus fichas encaja en ningún sitio: tienes que cambiar.
   *[no] Ninguna ficha de { $who } encaja en ningún sitio: hay que cambiar.
}
mathmagic-why-no-pair = { $you ->
    [yes] No tienes dos fichas que encajen entre sí: tienes que cambiar.
   *[no] { $who } no tiene dos fichas que encajen entre sí: hay que cambiar.
}
mathmagic-why-no-place = { $chips ->
    [one] La última ficha no encaja en ningún sitio: recupera una o para.
   *[other] Ninguna de las { $chips } fichas que quedan encaja en ningún sitio: recupera una o para.
}

mathmagic-how =
    Coloca una ficha junto a las demás. Las fichas nunca se giran, y los campos que se tocan deben tener el mismo color; dos números rojos deben dividirse exactamente.
    Cada borde unido puntúa: verde el producto, amarillo la suma, azul la diferencia, rojo el cociente. Una ficha unida por los cuatro lados da 100 más.
    En vez de colocar puedes cambiar fichas. Al final, cada ficha que queda en tu atril cuesta la suma de sus números. Gana quien tiene más puntos.
    A solas, todas las fichas están a la vista, e intentas llenar todo el marco. La pista mantiene un marco lleno al alcance cuando se conoce uno.

mathmagic-about = El color dice cómo se cuenta.
mathmagic-teaches = sumar, restar, multiplicar, dividir, pensar con antelación

mathmagic-help =
    Elige una ficha con su número, o con ← → e Intro. Cada casilla adonde puede ir muestra entonces una letra y los puntos que da allí.
    Ve a una casilla con las flechas, con Tab o con su letra. Ves los puntos y cómo se calculan antes de que pase nada.
    Intro confirma. Esc devuelve la ficha.
mathmagic-line-help =
    1@7F         colocar la ficha 1 de tu mano en la casilla 7F
    CHIP@7F      lo mismo, con la ficha escrita entera
    moves        lo que puede dar cada una de tus fichas
    moves 1      las casillas para la ficha 1, las mejores primero
    swap CHIP    cambiar una ficha, o varias, en vez de colocar
    miss         pasar el turno cuando no se puede hacer otra cosa
    take 7F      a solas: retirar una ficha; stop: terminar
mathmagic-companion-help =
    G12R11B1R5@7G     una ficha se coloca en la casilla 7G: colores y números desde arriba, en el sentido del reloj
    swap 3            se cambian tres fichas; nadie tiene que decir cuáles
    miss              se pierde el turno
    hint G12R11B1R5   la mejor jugada para quien tiene el turno y esta ficha; nómbralas todas
mathmagic-pieces =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
mathmagic-lay = Poner ficha
mathmagic-pick = Elige una ficha.
mathmagic-green-chip = { $a } × { $b } = { $points }
mathmagic-yellow-chip = { $a } + { $b } = { $points }
mathmagic-blue-chip = { $a } − { $b } = { $points }
mathmagic-red-chip = { $a } : { $b } = { $points }
