# Componer una posición señalando.

setup-open = Componer pieza a pieza
setup-how = Elige una pieza de la caja y luego un lugar para ella. Para quitar una pieza, elígela en el tablero.
setup-how-on = Elige la pieza siguiente o analiza la posición.
setup-how-lay = { $piece }: elige ahora un lugar en el tablero, o una pieza de una mano por la que cambiarla.
setup-how-nowhere = { $piece } no cabe ahora en ningún lugar del tablero, pero se puede cambiar por una pieza de una mano.
setup-how-held = { $piece }: elige ahora una pieza de la caja por la que cambiarla.
setup-box = La caja
setup-search = Buscar una pieza
setup-none = No hay tal pieza en la caja.
setup-piece = { $count ->
    [one] { $piece }, una
   *[other] { $piece }, { $count } de ellas
}
setup-hand = Mano de { $who }
setup-beside = Junto a la mesa
setup-add = Añadir aquí la pieza elegida
setup-drop = Devolver a la caja
setup-take = Quitar
setup-lay = Poner aquí
setup-previous = Lugar anterior
setup-next = Lugar siguiente
setup-turn = ¿A quién le toca?
setup-points = Puntos de { $who }
setup-done = Analizar esta posición
setup-at-free = Lugar { $cell }
setup-at-piece = { $piece } en { $cell }
setup-laid = { $piece } está en { $cell }.
setup-taken = { $piece } se quitó de { $cell }.
setup-not-laid = { $piece } no puede estar en { $cell }.
setup-not-taken = { $piece } no se puede quitar de { $cell }.
setup-held = { $piece } se añadió.
setup-exchanged = { $piece } vino por { $other }.
setup-dropped = { $piece } volvió a la caja.
setup-pointed = { $who } tiene { $points } { $points ->
    [one] punto.
   *[other] puntos.
}
setup-turned = Le toca a { $who }.
setup-undone = Deshecho.
