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
castle-stone-comes-kind = Stenen erbij
castle-stone-goes-kind = Stenen opgegeven
castle-stone-changes-kind = Zijden bedekt of vrij
castle-formula-kind = Volgens de formule
castle-formula-changes = { $formula } = { $after } ({ $signed })
count-castle-out =
    { $count ->
        [one] { $count } steen uit het spel
       *[other] { $count } stenen uit het spel
    }

castle-ended-pile = { $you ->
    [yes] Je hebt de laatste steen van je voorraad geplaatst.
   *[no] { $who } heeft de laatste steen van de eigen voorraad geplaatst.
}
castle-ended-rounds = { $count ->
    [one] Er is { $count } ronde gespeeld; langer duurt geen spel.
   *[other] Er zijn { $count } rondes gespeeld; langer duurt geen spel.
}
castle-soon-last = { $you ->
    [yes] In deze beurt plaats je de laatste steen van je voorraad: daarmee eindigt het spel.
   *[no] In deze beurt plaatst { $who } de laatste steen van de eigen voorraad: daarmee eindigt het spel.
}
castle-soon-pile = { $you ->
    [yes] { $count ->
        [one] In je voorraad is nog maar { $count } steen; zodra die ligt, eindigt het spel.
       *[other] In je voorraad zijn nog maar { $count } stenen; zodra de laatste ligt, eindigt het spel.
    }
   *[no] { $count ->
        [one] In de voorraad van { $who } is nog maar { $count } steen; zodra die ligt, eindigt het spel.
       *[other] In de voorraad van { $who } zijn nog maar { $count } stenen; zodra de laatste ligt, eindigt het spel.
    }
}
castle-soon-rounds = { $count ->
    [one] Dit is de laatste beurt: na { $rounds } rondes eindigt het spel.
   *[other] Er zijn nog { $count } beurten: na { $rounds } rondes eindigt het spel.
}
castle-why-second = { $you ->
    [yes] Je gooide eerst een { $first }, die onbruikbaar was: de tweede worp telt.
   *[no] { $who } gooide eerst een { $first }, die onbruikbaar was: de tweede worp telt.
}
castle-why-four = { $you ->
    [yes] Je hebt een 4 gegooid en slaat deze beurt over.
   *[no] { $who } heeft een 4 gegooid en slaat deze beurt over.
}
castle-why-own = { $you ->
    [yes] Je hebt een 5 gegooid, maar geen van je eigen stenen mag weg:
   *[no] { $who } heeft een 5 gegooid, maar geen van de eigen stenen mag weg:
}
castle-why-own-none = { castle-why-own } er ligt er geen in het kasteel.
castle-why-own-covered = { castle-why-own } er liggen andere bovenop.
castle-why-own-crowded = { castle-why-own } { $count ->
    [one] de enige die bovenop ligt, heeft meer dan vier buren.
   *[other] die bovenop liggen, hebben allemaal meer dan vier buren.
}
castle-why-own-apart = { castle-why-own } { $count ->
    [one] zonder de enige die bovenop ligt, zou het kasteel uiteenvallen.
   *[other] zonder een van de stenen die bovenop liggen, zou het kasteel uiteenvallen.
}
castle-why-own-mixed = { castle-why-own } die bovenop liggen, hebben meer dan vier buren of houden het kasteel bijeen.
castle-why-other = { $you ->
    [yes] Je hebt een 6 gegooid, maar geen steen van een andere speler mag weg:
   *[no] { $who } heeft een 6 gegooid, maar geen steen van een andere speler mag weg:
}
castle-why-other-none = { castle-why-other } er ligt er geen in het kasteel.
castle-why-other-covered = { castle-why-other } er liggen andere bovenop.
castle-why-other-crowded = { castle-why-other } { $count ->
    [one] de enige die bovenop ligt, heeft meer dan vier buren.
   *[other] die bovenop liggen, hebben allemaal meer dan vier buren.
}
castle-why-other-apart = { castle-why-other } { $count ->
    [one] zonder de enige die bovenop ligt, zou het kasteel uiteenvallen.
   *[other] zonder een van de stenen die bovenop liggen, zou het kasteel uiteenvallen.
}
castle-why-other-mixed = { castle-why-other } die bovenop liggen, hebben meer dan vier buren of houden het kasteel bijeen.

castle-how =
    Gooi en doe wat de dobbelsteen zegt. 1, 2 of 3: bouw zoveel stenen, elke steen pas getrokken als de vorige ligt. 4: sla je beurt over. 5: neem een eigen steen weg. 6: neem een steen van een ander weg.
    Een steen komt naast de andere, gedraaid zoals je wilt, of precies op een stapel; geen stapel wordt hoger dan acht.
    Alleen bovenste stenen mogen weg. Een steen op de grond mag hoogstens vier buren hebben, en het kasteel mag niet uiteenvallen.
    Het spel eindigt zodra iemand de laatste steen van de eigen voorraad plaatst. Dan tellen de zichtbare stenen, zoals afgesproken: meestal de grote getallen in het midden. Een klein getal ligt vrij als er geen minstens even hoge stapel naast staat.

castle-about = Gooi, stapel en blijf bovenop.
castle-teaches = optellen, getallen vergelijken, ruimtelijk inzicht

castle-help =
    Kies de getrokken steen met 1 of Enter. Elke plaats waar hij heen kan toont dan een letter en de punten die de steen daar op zijn best gedraaid opbrengt.
    Ga naar een plaats met de pijltjes, met Tab of met de letter. Draai de steen met Q en E. Je ziet de punten en hoe ze ontstaan voordat er iets gebeurt.
    Vraagt de dobbelsteen om een steen weg te nemen, ga dan op dezelfde manier naar die steen.
    Enter bevestigt. Esc legt de steen terug.
castle-line-help =
    1@2,-1/3     de getrokken steen op 2,-1 plaatsen, 3 keer gedraaid; zonder /3 op zijn best gedraaid
    STEEN@2,-1/3 hetzelfde, met de steen voluit
    take 2,-1    de bovenste steen op 2,-1 uit het kasteel nemen
    miss         je beurt overslaan als de dobbelsteen niets anders toelaat
    moves        wat de getrokken steen kan opbrengen
    moves 1      de plaatsen daarvoor, de beste eerst
castle-pieces =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
castle-lay = Steen plaatsen
castle-pick = Kies een plaats voor je steen.
castle-pick-board = Kies een steen op het bord.
castle-task-build =
    { $you ->
        [yes] { $count ->
            [one] Bouw één steen.
           *[other] Bouw { $count } stenen: dit is nummer { $place }.
        }
       *[no] { $count ->
            [one] { $who } bouwt één steen.
           *[other] { $who } bouwt { $count } stenen.
        }
    }
castle-task-own =
    { $you ->
        [yes] Haal een van je eigen stenen weg.
       *[no] { $who } haalt een eigen steen weg.
    }
castle-task-other =
    { $you ->
        [yes] Haal een steen van een ander weg.
       *[no] { $who } haalt een steen van een ander weg.
    }
castle-task-miss =
    { $you ->
        [yes] Je slaat deze beurt over.
       *[no] { $who } slaat deze beurt over.
    }
