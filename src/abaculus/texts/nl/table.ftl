# The table on the page: who plays, what can be done, what happened.
number = { $value }
sign-divide = :
plate-to-play = Aan zet
plate-thinking = Denkt na
plate-pile = { $pieces }, nog { $pile }
plate-to-draw = nog { $count } te pakken
table-pieces =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
table-lay = Steen leggen
table-pick = Kies een steen.
table-pick-board = Kies er een op het bord.
table-more = { play-points } tot nu toe: leg nog een steen, of beëindig je beurt.
web-tools = Hulpmiddelen
web-more = Meer
web-close = Sluiten
web-flat = Plat
web-sounds = Geluiden
web-key = Wat de kleuren betekenen
web-no-moves = Nog niemand heeft gezet.
web-round = Ronde { $number }
web-dead-place = Niets van wat er nog is past hier.
keys-title = Toetsen
keys-piece = het stuk met dit nummer kiezen
keys-place = van plaats naar plaats gaan, de beste eerst
keys-turn = naar links draaien, naar rechts draaien
keys-confirm = doen wat gekozen is
keys-cancel = terugleggen
keys-exchange = ruilen
keys-hint = een hint
keys-zoom = groter, kleiner, alles
keys-move = het bord verschuiven
keys-list = deze lijst
web-say = Zeg iets
die-shows = De dobbelsteen toont { $value }
