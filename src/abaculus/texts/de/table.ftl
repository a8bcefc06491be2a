# The table on the page: who plays, what can be done, what happened.
number = { $value }
sign-divide = :
plate-to-play = Am Zug
plate-thinking = Denkt nach
plate-pile = { $pieces }, { $pile } zu ziehen
plate-to-draw = noch { $count } zu ziehen
table-pieces =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
table-lay = Stein legen
table-pick = Wähle einen Stein.
table-pick-board = Wähle etwas auf dem Brett.
table-more = Bisher { play-points }: Lege noch einen Stein, oder beende deinen Zug.
web-tools = Werkzeuge
web-more = Mehr
web-close = Schließen
web-flat = Flach
web-sounds = Töne
web-key = Was die Farben bedeuten
web-no-moves = Noch hat niemand gezogen.
web-round = Runde { $number }
web-dead-place = Nichts, was noch da ist, passt hierher.
keys-title = Tasten
keys-piece = den Stein mit dieser Nummer wählen
keys-place = von Platz zu Platz gehen, der beste zuerst
keys-turn = nach links drehen, nach rechts drehen
keys-confirm = tun, was gewählt ist
keys-cancel = zurücklegen
keys-exchange = tauschen
keys-hint = ein Tipp
keys-zoom = größer, kleiner, alles
keys-move = das Brett verschieben
keys-list = diese Liste
web-say = Sagen
die-shows = Der Würfel zeigt { $value }
