castle-name = { $colour ->
    [red] { colour-red }
    [blue] { colour-blue }
    [yellow] { colour-yellow }
   *[green] { colour-green }
} { $centre }
castle-seen = { $detail ->
    [yes] { castle-name } (vrij { $exposed }, hoogte { $height })
   *[no] { castle-name }
}
castle-stone = { castle-seen }: { $signed }
castle-stone-shown = { castle-seen }
castle-stone-comes = { castle-seen } komt: { $signed }
castle-stone-comes-shown = { castle-seen } komt
castle-stone-goes = { castle-name } gaat: { $signed }
castle-stone-goes-shown = { castle-name } gaat
castle-stone-changes = { castle-seen }: { $signed }
castle-stone-changes-shown = { castle-seen }
castle-count = { castle-seen }: { $reckoned ->
    [yes] { $working } = { $points }
   *[no] { $points }
}
castle-formula = { $formula } = { $points }
castle-formula-changes = { $formula } = { $after } ({ $signed })
count-castle-out = uit het kasteel: { $count }

castle-how =
    Gooi en doe wat de dobbelsteen zegt. 1, 2 of 3: bouw zoveel stenen, elke steen pas getrokken als de vorige ligt. 4: sla je beurt over. 5: neem een eigen steen weg. 6: neem een steen van een ander weg.
    Een steen komt naast de andere, gedraaid zoals je wilt, of precies op een stapel; geen stapel wordt hoger dan acht.
    Alleen bovenste stenen mogen weg. Een steen op de grond mag hoogstens vier buren hebben, en het kasteel mag niet uiteenvallen.
    Het spel eindigt zodra iemand de laatste steen van de eigen voorraad plaatst. Dan tellen de zichtbare stenen, zoals afgesproken: meestal de grote getallen in het midden. Een klein getal ligt vrij als er geen minstens even hoge stapel naast staat.

castle-about = Gooi, bouw dan aan een kasteel van stenen of haal er een weg.
castle-teaches = optellen, getallen vergelijken, ruimtelijk inzicht
