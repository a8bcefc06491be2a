guide-hexamino-goal = Leg je stenen aan als dominostenen en raak je punten kwijt. De minste punten winnen.
guide-hexamino-box = 63 zeshoekige stenen; elk veld toont punten of is leeg. { $least } tot { $most } spelers, vanaf { $age } jaar, ongeveer { $minutes } minuten.
guide-hexamino-turn-1 = Kies een van je stenen. Hij draait vanzelf tot hij past.
guide-hexamino-turn-2 = Leg hem zo aan dat zijn punten gelijke punten raken. Aan elke zijde die raakt moeten beide velden gelijk zijn.
guide-hexamino-turn-3 = Trek een nieuwe steen, zolang die er zijn.
guide-hexamino-turn-4 = Past er niets? Trek er hoogstens twee en kijk opnieuw. Passen die ook niet, sla dan je beurt over.
guide-hexamino-scoring = Wat je legt, is weg. Wat je aan het eind hebt, telt tegen je.
guide-hexamino-rid = Gelegd is weg
guide-hexamino-rid-text = De steen toont { $working1 }: { $points } punten minder in je hand.
guide-hexamino-rid-alt = De startsteen met punten aan alle zes de zijden, en een steen ernaast; waar ze elkaar raken, tonen beide dezelfde punten. De zijde is gemarkeerd.
guide-hexamino-blank = Leeg aan leeg
guide-hexamino-blank-text = Punten raken gelijke punten, lege velden raken lege. Hier gaan { $points } punten weg.
guide-hexamino-blank-alt = Vier stenen. De gemarkeerde raakt de startsteen met gelijke punten, en een andere leeg aan leeg.
guide-hexamino-left = Wat overblijft
guide-hexamino-left-text = Aan het eind tel je de punten in je hand: hier { $points1 } + { $points2 } + { $points3 } + { $points4 } + { $points5 } = { $points }.
guide-hexamino-left-alt = Twee stenen op tafel, en daaronder een hand van vijf stenen: { $working1 }; { $working2 }; { $working3 }; { $working4 }; { $working5 }.
guide-hexamino-end = Het spel eindigt als er niets meer te trekken is en iemand de laatste steen heeft gelegd, of als geen steen meer past.
guide-hexamino-variant-1 = Slang: leg alleen aan de laatste steen aan. Een eindsteen, met één veld, is voor als niemand anders verder kan.
guide-hexamino-variant-2 = Ster: leg naar buiten langs zes rechte armen, elk zes stenen en een eindsteen.
guide-hexamino-variant-3 = Doorspelen: als iemand klaar is, gaan de anderen door zolang ze kunnen.
guide-hexamino-first = Raak zoveel punten kwijt als je kunt.
guide-hexamino-first-done = Zware stenen gaan eerst.
guide-hexamino-second = Je zwaarste steen past maar op heel weinig plekken. Zoek er een.
guide-hexamino-second-done = Alle zijden kloppen, met punten en zonder.
guide-hexamino-third = Een langer spel. Kijk rondom naar de beste steen om kwijt te raken.
guide-hexamino-third-done = Die ben je kwijt. Bewaar lichte stenen voor het eind.
guide-hexamino-synonyms =
    aanleggen, passen, past, raken
    leeg, blanco, niets
    voorraad, trekstapel
    hand, over, houden
    minste, laagste, kleinste
    startsteen, eerste steen
    eindsteen, één veld
    slang, ster, octopus, variant
