# Was vor einem Spiel gewählt werden kann.

option-own = Eigene Formel
option-scoring = Was am Ende zählt
option-scoring-how = Etwa sum(centre * height) - max(exposed): sum, product, max, min, centre, sides, exposed, height.
option-scoring-centres = Die großen Zahlen
option-scoring-centres-and-sides = Große Zahlen und freie kleine
option-scoring-sides-centres = Freie kleine Zahlen minus große
option-scoring-product = Die großen Zahlen malgenommen
option-reroll = Nach einer unbrauchbaren Zahl
option-reroll-none = Aussetzen
option-reroll-once = Noch einmal würfeln
option-match = Passen
option-match-free = Nichts muss passen
option-match-required = Eine Kante muss passen, wenn es geht
option-hands = Handsteine
option-hands-hidden = Vor den anderen verborgen
option-hands-open = Für alle offen
option-variant = Variante
option-variant-octopus = Krake: alle 63 Steine, überall
option-variant-snake = Schlange: nur neben dem letzten Stein
option-variant-star = Stern: an sechs geraden Armen
option-end = Ende des Spiels
option-end-first-out = Wenn jemand keinen Stein mehr hat
option-end-play-on = Wenn niemand mehr weiterkann
option-referee = Wer die Gleichungen prüft
option-referee-strict = Der Tisch: alles Richtige zählt
option-referee-aware = Nur was du ansagst, zählt
option-referee-honour = Die Spieler: alles darf angezweifelt werden
option-board = Brett
option-board-14x14 = 14 mal 14 Felder
option-board-open = Ohne Rand
option-subtraction = Blaue Kanten
option-subtraction-difference = Unterschied, nie unter null
option-subtraction-signed = Gelegtes Plättchen minus Nachbar
option-penalty = Übrige Plättchen am Ende
option-penalty-all = Kosten alle ihre Zahlen
option-penalty-last = Kosten nur, wer als Letzter dran war
option-division = Rote Kanten
option-division-larger = Größere Zahl durch kleinere
option-division-laid = Gelegtes Plättchen durch Nachbar
option-limit = Züge
option-limit-none = So viele du willst
option-limit-1000 = Höchstens 1.000
option-rectangle = Rahmen
option-rectangle-6x14 = 6 Reihen zu 14
option-rectangle-14x6 = 14 Reihen zu 6
option-rectangle-7x12 = 7 Reihen zu 12
option-rectangle-12x7 = 12 Reihen zu 7
option-table = Uhr und Vorsprung
option-per-move = Zeit für jeden Zug
option-per-game = Zeit für alle Züge
option-no-clock = Ohne Grenze
option-handicap = Vorsprung für Spieler { $number }
option-who-sees = Wer mitspielen kann
option-private = Nur wer den Link hat
option-listed = Alle: im Wartesaal zeigen
option-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
option-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
option-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
