castle-name = { $colour ->
    [red] { colour-red }
    [blue] { colour-blue }
    [yellow] { colour-yellow }
   *[green] { colour-green }
} { $centre }
castle-seen = { $detail ->
    [yes] { castle-name } (visible { $exposed }, hauteur { $height })
   *[no] { castle-name }
}
castle-stone = { castle-seen } : { $signed }
castle-stone-shown = { castle-seen }
castle-stone-comes = { castle-seen } arrive : { $signed }
castle-stone-comes-shown = { castle-seen } arrive
castle-stone-goes = { castle-name } part : { $signed }
castle-stone-goes-shown = { castle-name } part
castle-stone-changes = { castle-seen } : { $signed }
castle-stone-changes-shown = { castle-seen }
castle-count = { castle-seen } : { $reckoned ->
    [yes] { $working } = { $points }
   *[no] { $points }
}
castle-formula = { $formula } = { $points }
castle-formula-changes = { $formula } = { $after } ({ $signed })
count-castle-out = hors du château : { $count }

castle-how =
    Lance le dé et fais ce qu'il dit. 1, 2 ou 3 : pose autant de pierres, chacune piochée quand la précédente est posée. 4 : passe le tour. 5 : retire une de tes pierres. 6 : retire une pierre d'un autre joueur.
    Une pierre se pose à côté des autres, tournée comme tu veux, ou exactement sur une pile ; aucune pile ne dépasse huit.
    Seules les pierres du dessus peuvent être retirées. Au sol, une pierre doit avoir quatre voisines au plus, et le château ne doit pas se séparer.
    La partie finit quand quelqu'un pose la dernière pierre de sa réserve. Les pierres visibles comptent alors, comme convenu : d'ordinaire les grands nombres du milieu. Un petit nombre est visible si aucune pile au moins aussi haute ne le touche.

castle-about = Lance le dé, puis bâtis un château de pierres, ou retires-en.
castle-teaches = l’addition, la comparaison des nombres, la vision dans l’espace
