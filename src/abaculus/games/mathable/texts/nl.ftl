mathable-equation = { $a } { $sign } { $b } = { $value }
mathable-award = op een { $factor ->
    [2] dubbel
   *[3] driedubbel
} vak: { $product }
mathable-bonus = plankje leeg: { $points }
mathable-left = { $count ->
    [one] { $count } steen over: −{ $points }
   *[other] { $count } stenen over: −({ $working }) = −{ $points }
}
count-mathable-bag = zak: { $count }

play-do-extra = Extra steen pakken
play-do-no-extra = Geen extra steen
play-do-accept = Aannemen
play-do-challenge = Betwisten

mathable-how =
    Leg een steen in een rechte lijn naast twee andere als hij hun som, verschil, product of quotiënt is. Je mag er zoveel leggen als je wilt, de een na de ander.
    Elke richting die een vergelijking geeft, levert de waarde van de steen op; premievakken verdubbelen of verdrievoudigen die. Een vak met een teken wil dat teken, en laat je een extra steen pakken.
    Wie de beurt met zeven stenen begint en ze allemaal legt, krijgt er 50 punten bij. In plaats van te leggen mag je stenen ruilen.
    Aan het eind verlies je de waarde van wat je nog hebt. De meeste punten winnen.

mathable-score-total = { $player }: { $total }
mathable-score-checked = { $turns ->
    [one] Eén beurt
   *[other] { $turns } beurten
}, { $placements ->
    [one] één gelegde steen
   *[other] { $placements } gelegde stenen
}: { $faults ->
    [0] alles klopt.
    [one] één fout.
   *[other] { $faults } fouten.
}
mathable-best-step = { $step }: { $points ->
    [one] één punt
   *[other] { $points } punten
}, { $equations ->
    [one] één vergelijking
   *[other] { $equations } vergelijkingen
}
mathable-best-total = Samen: { $points }
mathable-best-none = Nergens past een steen.
claim-mathable = { $count ->
    [one] claimt één vergelijking
   *[other] claimt { $count } vergelijkingen
}

mathable-about = Leg een getal naast twee andere waarvan het de som, het verschil, het product of het quotiënt is.
mathable-teaches = optellen, aftrekken, vermenigvuldigen, delen
