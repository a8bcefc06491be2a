mathable-equation = { $a } { $op ->
    [plus] +
    [minus] −
    [times] ×
   *[divide] :
} { $b } = { $value }
mathable-award = { $factor ->
    [2] dubbel vak
   *[3] driedubbel vak
}: { $sum } × { $factor } = { $product }
mathable-bonus = plankje leeg: { $points }
mathable-left = { $count ->
    [one] { $count } steen over: −{ $points }
   *[other] { $count } stenen over: −({ $working }) = −{ $points }
}
mathable-kind-sums = Sommen met +
mathable-kind-differences = Verschillen
mathable-kind-products = Producten
mathable-kind-quotients = Quotiënten
mathable-equation-kind = Sommen
mathable-award-kind = Dubbele en driedubbele vakken
mathable-bonus-kind = Plankje leeg
mathable-left-kind = Stenen over
count-mathable-bag =
    { $count ->
        [one] { $count } steen in de zak
       *[other] { $count } stenen in de zak
    }

play-do-extra = Extra steen pakken
play-do-no-extra = Geen extra steen
play-do-accept = Aannemen
play-do-challenge = Betwisten

mathable-how =
    Leg een steen van je plankje in een rechte lijn naast twee andere als hij hun som, verschil, product of quotiënt is. Je mag er zoveel leggen als je wilt, de een na de ander. Beëindig dan je beurt, en je vult weer aan tot zeven.
    Elke richting die een vergelijking geeft, levert de waarde van de steen op; premievakken verdubbelen of verdrievoudigen die. Een vak met een teken wil dat teken. Ligt daar een steen, dan mag je een extra steen pakken, maar je moet meteen kiezen.
    In plaats van te leggen mag je stenen ruilen voor andere uit de zak, of passen door je beurt meteen te beëindigen.
    Wie de beurt met zeven stenen begint en ze allemaal legt, krijgt er 50 punten bij, tenzij jullie hebben afgesproken van niet.
    Aan het eind verlies je de waarde van de stenen die je nog hebt. De meeste punten winnen.
    Getypt is dat 12@8I, end, swap 3 7, en extra of no extra.

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

mathable-about = Bouw sommen als in een kruiswoordpuzzel.
mathable-teaches = optellen, aftrekken, vermenigvuldigen, delen

mathable-ended-out = { $you ->
    [yes] De zak is leeg, en je hebt je laatste steen gelegd.
   *[no] De zak is leeg, en { $who } heeft geen steen meer.
}
mathable-ended-nothing-fits = { $bag ->
    [0] Geen van de overgebleven stenen past ergens.
    [one] Er past nergens meer een steen, ook niet de ene in de zak.
   *[other] Er past nergens meer een steen, ook geen van de { $bag } in de zak.
}
mathable-ended-passes = { $count ->
    [one] In de laatste beurt werd gepast.
   *[other] In de laatste { $count } beurten werd gepast.
}
mathable-ended-idle = { $count ->
    [one] In de laatste beurt werd geen steen gelegd.
   *[other] In de laatste { $count } beurten werd geen steen gelegd.
}
mathable-soon-pass = { $count ->
    [one] In de laatste beurt werd gepast. Wordt er nog een keer gepast, dan is het spel uit.
   *[other] In de laatste { $count } beurten werd gepast. Wordt er nog een keer gepast, dan is het spel uit.
}
mathable-soon-idle = { $count ->
    [one] In de laatste beurt werd geen steen gelegd. Wordt er in deze ook geen gelegd, dan is het spel uit.
   *[other] In de laatste { $count } beurten werd geen steen gelegd. Wordt er in deze ook geen gelegd, dan is het spel uit.
}
mathable-why-never = { $count ->
    [one] De steen { $tokens } kan nooit gelegd worden: geen andere getallen van deze set leiden ertoe.
   *[other] De stenen { $tokens } kunnen nooit gelegd worden: geen andere getallen van deze set leiden ertoe.
}
mathable-why-none-fits = { $you ->
    [yes] { $bag ->
        [0] Geen van je stenen past ergens. Je kunt alleen passen.
        [one] Geen van je stenen past ergens. Je kunt er één ruilen, of passen.
       *[other] Geen van je stenen past ergens. Je kunt ruilen of passen.
    }
   *[no] Geen van de stenen van { $who } past ergens.
}

option-bonus = Alle zeven stenen gelegd
option-bonus-50 = 50 punten erbij
option-bonus-0 = Geen bonus
option-sign = Op een vak met een teken
option-sign-own = Alleen vergelijkingen met zijn teken tellen
option-sign-all = Allemaal tellen ze, als er een zijn teken heeft

mathable-help =
    Kies een steen met het nummer, of met ← → en Enter. Elk vak waar dat kan toont dan een letter en de punten die het daar oplevert.
    Ga naar een vak met de pijltjes, met Tab of met de letter. Je ziet de punten en hoe ze ontstaan voordat er iets gebeurt.
    Enter bevestigt. Esc legt de steen terug.
mathable-line-help =
    12@8I        de steen 12 op vak 8I leggen
    12@8I claim 2  hetzelfde als je vergelijkingen aankondigt: hier twee
    moves        wat elk van je stenen kan opbrengen
    moves 12     de vakken voor de steen 12, de beste eerst
    end          je beurt beëindigen
    swap 3 7     deze stenen ruilen in plaats van te leggen
    extra        een extra steen nemen; no extra: ervan afzien
    accept       een aankondiging laten gelden; challenge: die betwijfelen
mathable-companion-help =
    12@8I             de steen 12 wordt op vak 8I gelegd
    12@8I claim 2     hetzelfde als vergelijkingen worden aangekondigd: hier twee
    swap 3            drie stenen worden geruild; niemand hoeft te zeggen welke
    extra, no extra   een extra steen wordt genomen of niet
    accept, challenge een aankondiging geldt, of wordt betwijfeld
    end               de beurt is voorbij
    hint 3 7 12       de beste zet voor wie aan de beurt is en deze stenen heeft
mathable-pieces =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
mathable-lay = { $piece } leggen
mathable-pick = Kies een steen.
mathable-more = { play-points } tot nu toe: leg nog een steen, of beëindig je beurt.
mathable-task-extra =
    { $you ->
        [yes] Een extra steen pakken?
       *[no] { $who } beslist over een extra steen.
    }
mathable-task-claim =
    { $you ->
        [yes] { $count ->
            [one] { $token } zou één vergelijking geven. Klopt dat?
           *[other] { $token } zou { $count } vergelijkingen geven. Klopt dat?
        }
       *[no] { $who } beslist of dat geldt.
    }
mathable-award-chip = { $sum } × { $factor } = { $product }
