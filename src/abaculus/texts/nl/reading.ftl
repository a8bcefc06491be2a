# Lezen zonder tafel: de spelregels en het zoeken erin, en wat er zonder verbinding wordt gezegd.

rules-all = Alle spelregels
rules-search = Zoeken in de regels van alle spellen
rules-search-how = Druk op / om te zoeken, op ↓ om naar de vondsten te gaan.
rules-found = { $count ->
    [0] Niets gevonden. Probeer minder of kortere woorden.
    [one] { $count } plaats
   *[other] { $count } plaatsen
}
rules-more = Er is meer: voeg een woord toe om het te beperken.
rules-english = Deze spelregels zijn nog niet vertaald; ze staan hier in het Engels.
rules-learn = Stap voor stap leren

rules-turn = Jouw beurt
rules-scoring = De punten
rules-end = Het einde
rules-variants = Varianten en huisregels
rules-try = Probeer het
rules-exact = De precieze regels
rules-short = De regels in het kort
rules-print = Afdrukken
rules-example = Voorbeeld { $number }
rules-goal-points = Doel: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
rules-works = Dat kan. Probeer nu { $points }.
rules-better = Er is een betere zet.
rules-best = Beter kan het niet.
rules-again = Nog een keer
rules-next = Volgend voorbeeld
# Wat hetzelfde betekent, voor het zoeken: een regel per betekenis, met komma’s.
rules-synonyms =
    dubbel, verdubbelen, verdubbelt, twee keer, tweemaal, maal twee, keer twee, × 2, 2 ×
    driedubbel, verdrievoudigen, drievoudig, driemaal, drie keer, keer drie, × 3, 3 ×
    optellen, opgeteld, som, totaal, plus, +
    aftrekken, afgetrokken, verschil, min, minder, −
    vermenigvuldigen, vermenigvuldigd, product, maal, keer, ×
    delen, gedeeld, quotiënt, deelbaar, ÷
    rand, zijde, kant
    ruilen, ruil, wisselen, omruilen
    overslaan, passen, beurt overslaan
    leggen, plaatsen, gelegd, aanleggen
    beginnen, begint, starten, begin, opening
    einde, eind, eindigt, afgelopen, laatste
    zak, voorraad
    premie, bonus, extra
    dobbelsteen, gooien, worp
    gelijk, zelfde, gelijkspel
    variant, optie, huisregel

offline-now = Je bent offline. Regels en lessen die je al hebt geopend, kun je lezen; spellen gaan verder als je terug bent.
offline-here = Deze pagina is niet eerder geopend en is er dus niet zonder verbinding.
