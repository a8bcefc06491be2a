mathmagic-green = verde { $a } × { $b } = { $points }
mathmagic-yellow = amarillo { $a } + { $b } = { $points }
mathmagic-blue = azul { $a } - { $b } = { $points }
mathmagic-red = rojo { $a } / { $b } = { $points }
mathmagic-surrounded = los cuatro lados: { $points }
mathmagic-lies = una ficha más
mathmagic-taken = una ficha menos
mathmagic-left = { $piece } sin colocar: −({ $working }) = −{ $points }
count-mathmagic-bag = bolsa: { $count }
count-mathmagic-empty = casillas vacías: { $count }
count-mathmagic-actions = acciones restantes: { $count }

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

mathmagic-how =
    Coloca una ficha junto a las demás. Las fichas nunca se giran, y los campos que se tocan deben tener el mismo color; dos números rojos deben dividirse exactamente.
    Cada borde unido puntúa: verde el producto, amarillo la suma, azul la diferencia, rojo el cociente. Una ficha unida por los cuatro lados da 100 más.
    En vez de colocar puedes cambiar fichas. Al final, cada ficha que queda en tu atril cuesta la suma de sus números. Gana quien tiene más puntos.
    A solas, todas las fichas están a la vista, e intentas llenar todo el marco. La pista mantiene un marco lleno al alcance cuando se conoce uno.

mathmagic-about = Pon fichas cuadradas; el color de cada borde unido dice cómo se calcula.
mathmagic-teaches = sumar, restar, multiplicar, dividir, pensar con antelación
