# Classes: a code, tables of one game, and the teacher's page.

refused-no-class = Er is geen klas met deze code.
refused-class-closed = Deze klas is gesloten.
refused-class-full = Deze klas is vol.
refused-not-teacher = Alleen wie de klas heeft gemaakt, kan dit zien.
refused-teacher-plays = Jij hebt deze klas gemaakt. In je eigen klas speel je niet mee.
refused-too-many-classes = Je hebt te veel klassen open. Sluit er eerst een.
refused-no-fill = In deze klas nemen bots geen lege plaatsen in.

class-title = Klassen
class-join-title = Naar een klas gaan
class-code = Klassencode
class-join = Meedoen
class-back = Terug naar mijn tafel
class-other-device = Op een ander apparaat dan de vorige keer? Gebruik eerst je eigen code bij de instellingen.
class-make-title = Voor leraren: een klas maken
class-how = Iedereen speelt hetzelfde spel, aan tafels van dezelfde grootte. Leerlingen hebben de code en een naam nodig, geen account.
class-label = Naam van de klas
class-game = Spel
class-seats = Plaatsen aan elke tafel
class-bots = Waarvan bots
class-fill = Ik mag de laatste tafel met bots aanvullen
class-make = Klas maken
class-mine = Je klassen
class-is-closed = gesloten
class-pupils =
    { $count ->
        [0] nog niemand
        [one] één leerling
       *[other] { $count } leerlingen
    }
class-teacher = Lerarenpagina
class-invite = Zo komen leerlingen binnen: ze openen { $address } en typen de code.
class-qr = De weg naar de klas als QR-code
class-none = Er is nog niemand. Laat de code of de QR-code zien.
class-table = Tafel { $number }
class-phase-waiting = wacht
class-phase-playing = speelt
class-phase-over = afgelopen
class-to-move = aan zet
class-watch = Meekijken
class-start = Beginnen met bots
class-close = Klas sluiten
class-close-sure = De klas sluiten? Niemand kan er meer bij en lopende spellen eindigen.
class-csv = Downloaden als CSV
class-reckonings = Goed en fout
class-all = Alles
class-pupil = Leerling
class-column-table = Tafel
class-column-phase = Stand
class-points = Punten
class-points-hidden = punten nog verborgen
class-right = goed
class-wrong = fout
class-right-of = { $operation }: goed
class-wrong-of = { $operation }: fout
class-updated = Laatst van de server gehoord om { $time }.
