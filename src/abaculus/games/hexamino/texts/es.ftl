hexamino-rid-of = { $fields ->
    [one] −{ $points }
   *[other] −({ $working }) = −{ $points }
}
hexamino-left = { $piece } en la mano: { $fields ->
    [one] { $points }
   *[other] { $working } = { $points }
}
hexamino-rid-of-kind = Colocadas
count-hexamino-pack =
    { $count ->
        [one] { $count } ficha en el mazo
       *[other] { $count } fichas en el mazo
    }

hexamino-ended-out = { $you ->
    [yes] Has colocado tu última ficha y el mazo está vacío.
   *[no] { $who } ha colocado su última ficha y el mazo está vacío.
}
hexamino-ended-all-out = Todas las fichas están colocadas: a nadie le queda ninguna.
hexamino-ended-missed = { $rounds ->
    [one] El mazo está vacío y todos han pasado, uno tras otro.
   *[other] El mazo está vacío y todos han pasado dos veces seguidas.
}
hexamino-ended-closed = { $you ->
    [yes] Has colocado la ficha final { $piece }, tras la cual no puede venir nada.
   *[no] { $who } ha colocado la ficha final { $piece }, tras la cual no puede venir nada.
}
hexamino-ended-dead = { $count ->
    [one] La última ficha que no está en la mesa ya no encaja en ninguna parte.
   *[other] Ninguna de las { $count } fichas que no están en la mesa encaja ya en ninguna parte.
}
hexamino-soon-missed = El mazo está vacío: si se pierde un turno más, se acaba la partida.
hexamino-why-no-pack = { $you ->
    [yes] Ninguna de tus fichas encaja y el mazo está vacío: solo puedes pasar.
   *[no] { $who } no tiene ninguna ficha que encaje y el mazo está vacío.
}
hexamino-why-drawn = { $you ->
    [yes] Ninguna de tus fichas encaja y ya has robado dos: solo puedes pasar.
   *[no] { $who } ha robado dos fichas y sigue sin tener ninguna que encaje.
}
hexamino-why-end-tile = { $count ->
    [one] Solo encaja la ficha final { $piece }, y tiene que esperar a que todos los demás hayan pasado desde la última colocación.
   *[other] Solo encajan las fichas finales { $piece }, y tienen que esperar a que todos los demás hayan pasado desde la última colocación.
}

hexamino-how =
    Coloca una ficha de modo que toque otra con un campo de puntos. En cada borde común los dos campos deben ser iguales: los mismos puntos, o ambos vacíos.
    Todas las fichas llevan sus puntos en el mismo orden, así que una ficha que encaja se gira sola.
    Si ninguna ficha de tu mano encaja, robas, dos como mucho; después pierdes el turno. Tras cada colocación robas una.
    Al final, los puntos de las fichas que te quedan cuentan en tu contra: gana el total más bajo.
    Serpiente: coloca solo junto a la última ficha; una ficha final, con un solo campo, es para cuando nadie más puede seguir. Estrella: coloca hacia fuera por los seis brazos, seis fichas y una ficha final en cada uno.

hexamino-about = Dominó de seis lados. Gana quien tiene menos puntos.
hexamino-teaches = sumar, comparar figuras, visión espacial

hexamino-help =
    Elige una ficha con su número, o con ← → e Intro. Cada lugar donde encaja muestra entonces una letra y los puntos de los que te libras allí.
    Ve a un lugar con las flechas, con Tab o con su letra. La ficha se gira sola: solo encaja de una manera.
    Intro confirma. Esc devuelve la ficha. Si no encaja ninguna de tus fichas, roba; tras robar dos pierdes el turno.
hexamino-line-help =
    1@2,-1       colocar la ficha 1 de tu mano en 2,-1; se gira sola
    FICHA@2,-1   lo mismo, con la ficha escrita entera
    draw         robar una ficha cuando no encaja ninguna de las tuyas
    miss         perder el turno cuando no puedes colocar ni robar
    moves        dónde encaja cada ficha de tu mano
    moves 1      los lugares para la ficha 1, los mejores primero
