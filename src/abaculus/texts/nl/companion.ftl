# Wat `abaculus companion` naast een echte tafel zegt.

companion-intro = Typ in wat iedereen aan tafel ziet. Met help zie je hoe.
companion-turn = { $who }, wat speel je?
companion-tell = Het spel is afgelopen. Wat heeft { $who } nog? Schrijf het met spaties ertussen, of - voor niets.
companion-standing = { $scores }. In de zak: { $bag }
companion-left = Nog niet gezien: { $pieces }
companion-help =
    left              wat nog niemand heeft gezien
    board             het bord
    explain           de punten van de laatste zet
    undo              neemt terug wat het laatst is getypt
    log               alles wat is getypt
    quit              stoppen

# Hetzelfde op de pagina.
companion-title = Aan een echte tafel
companion-link = Spelen jullie met echte stenen? Volg het spel met wat iedereen ziet: niemand hoeft te zeggen wat hij heeft.
companion-how =
    Jullie spelen op een echt bord, en deze pagina houdt de punten, de zak en de regels bij. Geef op wat iedereen aan tafel ziet: wat waar wordt gelegd, hoeveel iemand ruilt en wat open wordt getrokken. Niemand hoeft te zeggen wat hij heeft.
companion-next = Wat er nu gebeurt
companion-over = Het spel is afgelopen. Wat heeft iedereen nog?
companion-holds = { $who } heeft nog { $count ->
    [one] { $count } steen. Welke? Tik hem hieronder aan.
   *[other] { $count } stenen. Welke? Tik ze hieronder aan.
}
companion-count = Punten tellen
companion-exchange = Ruilen:
companion-which = Wat wordt er gelegd? Zoek of kies
companion-which-held = Wat heeft { $who }? Zoek of kies
companion-earlier = Eerder ({ $count })
companion-new = Nieuw spel
companion-new-sure = Dit spel vergeten en een nieuw beginnen?
