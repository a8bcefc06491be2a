castle-name = { $colour ->
    [red] { colour-red }
    [blue] { colour-blue }
    [yellow] { colour-yellow }
   *[green] { colour-green }
} { $centre }
castle-seen = { $detail ->
    [yes] { castle-name } (scoperti { $exposed }, altezza { $height })
   *[no] { castle-name }
}
castle-stone = { castle-seen }: { $signed }
castle-stone-shown = { castle-seen }
castle-stone-comes = { castle-seen } entra: { $signed }
castle-stone-comes-shown = { castle-seen } entra
castle-stone-goes = { castle-name } esce: { $signed }
castle-stone-goes-shown = { castle-name } esce
castle-stone-changes = { castle-seen }: { $signed }
castle-stone-changes-shown = { castle-seen }
castle-count = { castle-seen }: { $reckoned ->
    [yes] { $working } = { $points }
   *[no] { $points }
}
castle-formula = { $formula } = { $points }
castle-formula-changes = { $formula } = { $after } ({ $signed })
count-castle-out = fuori dal castello: { $count }

castle-how =
    Tira il dado e fai ciò che dice. 1, 2 o 3: posa altrettante pietre, ognuna pescata quando la precedente è posata. 4: salti il turno. 5: togli una tua pietra. 6: togli una pietra di un altro giocatore.
    Una pietra va accanto alle altre, girata come vuoi, o esattamente sopra una pila; nessuna pila supera otto.
    Si tolgono solo le pietre in cima. Una pietra a terra può avere al massimo quattro vicine, e il castello non deve dividersi.
    La partita finisce quando qualcuno posa l'ultima pietra della sua riserva. Allora contano le pietre visibili, come convenuto: di solito i numeri grandi al centro. Un numero piccolo è scoperto se accanto non c'è una pila alta almeno altrettanto.

castle-about = Tira il dado, poi costruisci un castello di pietre, o togline.
castle-teaches = addizione, confronto di numeri, senso dello spazio
