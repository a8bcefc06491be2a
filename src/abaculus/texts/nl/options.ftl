# Wat er vóór een spel gekozen kan worden.

option-own = Een eigen formule
option-scoring = Wat telt aan het einde
option-scoring-how = Zoals sum(centre * height) - max(exposed): sum, product, max, min, centre, sides, exposed, height.
option-scoring-centres = De grote getallen
option-scoring-centres-and-sides = Grote getallen plus vrije kleine
option-scoring-sides-centres = Vrije kleine getallen min grote
option-scoring-product = De grote getallen vermenigvuldigd
option-reroll = Na een onbruikbaar getal
option-reroll-none = Beurt overslaan
option-reroll-once = Nog één keer gooien
option-match = Passen
option-match-free = Niets hoeft te passen
option-match-required = Een rand moet passen als het kan
option-hands = Handen
option-hands-hidden = Verborgen voor de anderen
option-hands-open = Voor iedereen open
option-variant = Variant
option-variant-octopus = Octopus: alle 63 tegels, overal
option-variant-snake = Slang: alleen naast de laatste tegel
option-variant-star = Ster: langs zes rechte armen
option-end = Einde van het spel
option-end-first-out = Zodra iemand geen steen meer heeft
option-end-play-on = Als niemand meer verder kan
option-referee = Wie de vergelijkingen controleert
option-referee-strict = De tafel: alles wat klopt telt
option-referee-aware = Alleen wat je aankondigt telt
option-referee-honour = De spelers: alles mag worden betwist
option-board = Bord
option-board-14x14 = 14 bij 14 velden
option-board-open = Zonder rand
option-subtraction = Blauwe randen
option-subtraction-difference = Verschil, nooit onder nul
option-subtraction-signed = Gelegde schijf min zijn buur
option-penalty = Schijven over aan het eind
option-penalty-all = Kosten iedereen hun getallen
option-penalty-last = Kosten alleen wie de laatste beurt had
option-division = Rode randen
option-division-larger = Grootste getal gedeeld door kleinste
option-division-laid = Gelegde schijf gedeeld door zijn buur
option-limit = Acties
option-limit-none = Zoveel je wilt
option-limit-1000 = Hooguit 1.000
option-rectangle = Kader
option-rectangle-6x14 = 6 rijen van 14
option-rectangle-14x6 = 14 rijen van 6
option-rectangle-7x12 = 7 rijen van 12
option-rectangle-12x7 = 12 rijen van 7
option-table = Klok en voorsprong
option-per-move = Tijd per zet
option-per-game = Tijd voor alle zetten
option-no-clock = Geen grens
option-handicap = Voorsprong voor speler { $number }
option-who-sees = Wie mee kan doen
option-private = Alleen wie de link heeft
option-listed = Iedereen: tonen in de lobby
option-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
option-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
option-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
