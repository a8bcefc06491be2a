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
castle-formula-changes = { $formula } = { $after } ({ $signed })
count-castle-out = fuera del castillo: { $count }

castle-how =
    Tira el dado y haz lo que dice. 1, 2 o 3: coloca tantas piedras, cada una robada cuando la anterior ya está puesta. 4: pierdes el turno. 5: quita una piedra tuya. 6: quita una piedra de otro jugador.
    Una piedra va junto a las demás, girada como quieras, o exactamente sobre una pila; ninguna pila pasa de ocho.
    Solo se quitan piedras de arriba. Una que está en el suelo puede tener cuatro vecinas como mucho, y el castillo no debe partirse.
    La partida acaba cuando alguien coloca la última piedra de su montón. Entonces cuentan las piedras visibles, según lo acordado: normalmente los números grandes del centro. Un número pequeño está a la vista si a su lado no hay una pila al menos igual de alta.

castle-about = Tira el dado y construye un castillo de piedras, o quita algunas.
castle-teaches = sumar, comparar números, visión espacial
