guide-castle-goal = Bouw samen een kasteel en houd je getallen in zicht. Wat er aan het eind van jou te zien is, telt.
guide-castle-box = 44 zeshoekige stenen in vier kleuren, en een dobbelsteen. { $least } tot { $most } spelers, vanaf { $age } jaar, ongeveer { $minutes } minuten.
guide-castle-turn-1 = Gooi de dobbelsteen.
guide-castle-turn-2 = Bij 1, 2 of 3 bouw je zoveel van je stenen: op de grond naast het kasteel, of precies boven op een steen. Elke steen zie je pas als de vorige ligt.
guide-castle-turn-3 = Bij 4 sla je je beurt over.
guide-castle-turn-4 = Bij 5 haal je een eigen steen uit het kasteel, bij 6 een van iemand anders. Alleen bovenste stenen mogen weg, en het kasteel moet één geheel blijven.
guide-castle-scoring = Alleen bovenste stenen tellen, en hoe spreek je vooraf af. Hier is één kasteel, voor rood op vier manieren geteld.
guide-castle-centres = Grote getallen
guide-castle-centres-text = Tel de grote getallen op: { $centre1 } + { $centre2 } + { $centre3 } = { $points }. Zo gaat het meestal.
guide-castle-centres-alt = Een kasteel van vier stapels. Rood toont { $centre1 }, { $centre2 } en { $centre3 }, die gemarkeerd zijn; blauw toont één steen.
guide-castle-together = Grote en kleine
guide-castle-together-text = Tel de kleine getallen aan vrije zijden erbij: { $points1 } + { $points2 } + { $points3 } = { $points }.
guide-castle-together-alt = Hetzelfde kasteel. Op de rode stenen { $centre1 }, { $centre2 } en { $centre3 } zijn de zijden gemarkeerd die geen even hoge steen raakt.
guide-castle-minus = Kleine min grote
guide-castle-minus-text = Trek de grote getallen af van de kleine aan vrije zijden: { $points1 } + { $points2 } + { $points3 } = { $points }.
guide-castle-minus-alt = Hetzelfde kasteel. De vrije zijden van de rode stenen { $centre1 }, { $centre2 } en { $centre3 } zijn gemarkeerd.
guide-castle-product = Alles vermenigvuldigd
guide-castle-product-text = Vermenigvuldig de grote getallen: { $formula4 } = { $points }.
guide-castle-product-alt = Hetzelfde kasteel. De rode stenen { $centre1 }, { $centre2 } en { $centre3 } zijn gemarkeerd.
guide-castle-end = Het spel eindigt meteen als iemand de laatste steen van de eigen voorraad plaatst. De hoogste telling wint.
guide-castle-variant-1 = Nog eens gooien: heb je niets aan je getal, dan gooi je nog één keer, en die worp telt.
guide-castle-variant-2 = Je eigen telling: spreek een formule af, zoals grote getallen keer hoogte.
guide-castle-first = Je hebt een 5 gegooid en speelt rood. Haal een eigen steen weg en word er beter van.
guide-castle-first-done = Een kleine steen gaat weg, een grote komt tevoorschijn.
guide-castle-second = Je hebt een 6 gegooid en speelt rood. Haal de blauwe steen weg die je het meest helpt.
guide-castle-second-done = Je grote getal is weer te zien.
guide-castle-third = Hier tellen grote en kleine getallen. Plaats je { $centre2 } waar de meeste zijden vrij blijven, en draai hem goed.
guide-castle-third-done = Eén zijde is bedekt, en dat is het kleine getal.
guide-castle-synonyms =
    voorraad, trekstapel
    stapel, toren, hoogte, verdieping
    vrij, vrije zijde, open, onbedekt
    groot getal, midden
    klein getal, zijgetal
    joker, speciale steen
    bovenste steen, zichtbaar
