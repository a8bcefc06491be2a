hexamino-rid-of = { $fields ->
    [one] −{ $points }
   *[other] −({ $working }) = −{ $points }
}
hexamino-left = { $piece } over: { $fields ->
    [one] { $points }
   *[other] { $working } = { $points }
}
hexamino-rid-of-kind = Gelegd
count-hexamino-pack =
    { $count ->
        [one] { $count } steen in de pot
       *[other] { $count } stenen in de pot
    }

hexamino-ended-out = { $you ->
    [yes] Je hebt je laatste steen aangelegd, en de pot is leeg.
   *[no] { $who } heeft de laatste steen uit de hand aangelegd, en de pot is leeg.
}
hexamino-ended-all-out = Alle stenen liggen: niemand heeft er nog een.
hexamino-ended-missed = { $rounds ->
    [one] De pot is leeg, en iedereen heeft na elkaar overgeslagen.
   *[other] De pot is leeg, en iedereen heeft twee keer na elkaar overgeslagen.
}
hexamino-ended-closed = { $you ->
    [yes] Je hebt de eindsteen { $piece } aangelegd, waarna niets meer kan komen.
   *[no] { $who } heeft de eindsteen { $piece } aangelegd, waarna niets meer kan komen.
}
hexamino-ended-dead = { $count ->
    [one] De laatste steen die niet op tafel ligt, past nergens meer.
   *[other] Geen van de { $count } stenen die niet op tafel liggen, past nog ergens.
}
hexamino-soon-missed = De pot is leeg: wordt er nog één beurt overgeslagen, dan is het spel uit.
hexamino-why-no-pack = { $you ->
    [yes] Geen van je stenen past, en de pot is leeg: je kunt alleen overslaan.
   *[no] { $who } heeft geen steen die past, en de pot is leeg.
}
hexamino-why-drawn = { $you ->
    [yes] Geen van je stenen past, en je hebt er al twee getrokken: je kunt alleen overslaan.
   *[no] { $who } heeft twee stenen getrokken en nog steeds geen die past.
}
hexamino-why-end-tile = { $count ->
    [one] Alleen de eindsteen { $piece } past; die moet wachten tot alle anderen sinds de laatste aanleg hebben overgeslagen.
   *[other] Alleen de eindstenen { $piece } passen; die moeten wachten tot alle anderen sinds de laatste aanleg hebben overgeslagen.
}

hexamino-how =
    Leg een steen zo aan dat hij een andere met een puntenveld raakt. Langs elke gedeelde rand moeten beide velden gelijk zijn: dezelfde punten, of allebei leeg.
    Alle stenen dragen hun punten in dezelfde volgorde; een steen die past, draait vanzelf.
    Past geen steen uit je hand, dan trek je, hoogstens twee; daarna sla je je beurt over. Na elke aanleg trek je er een.
    Aan het eind tellen de punten op de stenen die je nog hebt tegen je: het laagste totaal wint.
    Slang: leg alleen aan de laatste steen aan; een eindsteen, met één veld, is voor als niemand anders verder kan. Ster: leg naar buiten langs de zes armen, elk zes stenen en een eindsteen.

hexamino-about = Domino met zes kanten. De minste punten winnen.
hexamino-teaches = optellen, patronen vergelijken, ruimtelijk inzicht

hexamino-help =
    Kies een steen met zijn nummer, of met ← → en Enter. Elke plaats waar hij past toont dan een letter en de punten die je daar kwijtraakt.
    Ga naar een plaats met de pijltjes, met Tab of met de letter. De steen draait vanzelf: hij past maar op één manier.
    Enter bevestigt. Esc legt de steen terug. Past geen van je stenen, trek er dan een; na twee keer trekken sla je je beurt over.
hexamino-line-help =
    1@2,-1       steen 1 van je hand op 2,-1 leggen; hij draait vanzelf
    STEEN@2,-1   hetzelfde, met de steen voluit
    draw         een steen trekken als geen van de jouwe past
    miss         je beurt overslaan als je niet kunt leggen en niet kunt trekken
    moves        waar elke steen van je hand past
    moves 1      de plaatsen voor steen 1, de beste eerst
