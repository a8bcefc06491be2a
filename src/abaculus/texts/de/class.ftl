# Classes: a code, tables of one game, and the teacher's page.

refused-no-class = Es gibt keine Klasse mit diesem Code.
refused-class-closed = Diese Klasse ist geschlossen.
refused-class-full = Diese Klasse ist voll.
refused-not-teacher = Das sieht nur, wer die Klasse angelegt hat.
refused-teacher-plays = Du hast diese Klasse angelegt. Lehrkräfte spielen in ihrer eigenen Klasse nicht mit.
refused-too-many-classes = Du hast zu viele Klassen offen. Schließe zuerst eine.
refused-no-fill = In dieser Klasse nehmen keine Bots freie Plätze ein.

class-title = Klassen
class-join-title = In eine Klasse gehen
class-code = Klassencode
class-join = Mitmachen
class-back = Zurück an meinen Tisch
class-other-device = Auf einem anderen Gerät als beim letzten Mal? Gib zuerst unter Einstellungen deinen eigenen Code ein.
class-make-title = Für Lehrkräfte: eine Klasse anlegen
class-how = Alle spielen dasselbe Spiel, an Tischen gleicher Größe. Die Kinder brauchen den Code und einen Namen, kein Konto.
class-label = Name der Klasse
class-game = Spiel
class-seats = Plätze an jedem Tisch
class-bots = Davon Bots
class-fill = Ich darf den letzten Tisch mit Bots füllen
class-make = Klasse anlegen
class-mine = Deine Klassen
class-is-closed = geschlossen
class-pupils =
    { $count ->
        [0] noch niemand
        [one] ein Kind
       *[other] { $count } Kinder
    }
class-teacher = Seite der Lehrkraft
class-invite = So kommen die Kinder herein: Sie öffnen { $address } und geben den Code ein.
class-qr = Der Weg in die Klasse als QR-Code
class-none = Noch ist niemand da. Zeige den Code oder den QR-Code.
class-table = Tisch { $number }
class-phase-waiting = wartet
class-phase-playing = spielt
class-phase-over = zu Ende
class-to-move = am Zug
class-watch = Zuschauen
class-start = Mit Bots starten
class-close = Klasse schließen
class-close-sure = Die Klasse schließen? Niemand kann mehr dazukommen, und laufende Spiele enden.
class-csv = Als CSV herunterladen
class-reckonings = Richtig und falsch
class-all = Alles
class-pupil = Name
class-column-table = Tisch
class-column-phase = Stand
class-points = Punkte
class-points-hidden = Punkte noch verborgen
class-right = richtig
class-wrong = falsch
class-right-of = { $operation }: richtig
class-wrong-of = { $operation }: falsch
class-updated = Zuletzt vom Server gehört um { $time }.
