# Worksheets to print.

worksheet-heading = Werkbladen
worksheet-how = Stellingen uit echte partijen, om op papier uit te rekenen, met de oplossingen op een eigen bladzijde. Hetzelfde nummer geeft hetzelfde blad.
worksheet-title = { $game }: werkblad { $number }
worksheet-count = Hoeveel vragen
worksheet-number = Nummer van het blad
worksheet-level = Hoe moeilijk
worksheet-level-easy = Makkelijk
worksheet-level-mixed = Van makkelijk tot moeilijk
worksheet-level-hard = Moeilijk
worksheet-make = Blad maken
worksheet-print = Afdrukken
worksheet-name = Naam:
worksheet-date = Datum:
worksheet-ask = Hoeveel punten levert de omrande steen op?
worksheet-ask-rid = Hoeveel punten raakt men kwijt met de omrande steen?
worksheet-on = Hij ligt op een vak met { $label }.
worksheet-ask-count = Het spel is uit. Tel de punten.
worksheet-working = Berekening:
worksheet-answer = Punten:
worksheet-solutions = Oplossingen
worksheet-nothing = niets telt
worksheet-written = Het werkblad staat in { $file }.
