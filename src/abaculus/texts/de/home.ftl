# The first page, the sheet before a game, the lobby, and those who are invited.

sheet-close = Schließen
home-title =
    { $count ->
        [5] Fünf Brettspiele aus Zahlen
        [one] Ein Brettspiel aus Zahlen
       *[other] Brettspiele aus Zahlen
    }
home-sub = Spiel mit Freunden, der Familie, der Klasse oder gegen einen Bot, der zu dir passt. Kostenlos und ohne Konto.
home-go-on = Dein Spiel
home-start = Ein Spiel für den Anfang
home-score = { $mine } zu { $other }
home-continue = Weiterspielen
home-look = Öffnen
home-again = Noch ein Spiel?
home-new = Neu hier? Fang damit an.
home-play = Spielen
home-more = Deine anderen Spiele
home-puzzles = Aufgaben
home-learn = Lernen
home-classroom = Klasse
home-puzzle-level = { $title }, Stufe { $stars } von 5.
home-puzzle-how = Eine Stellung, ein bester Zug.
home-lessons = Lernen mit Pip
home-lessons-how = Jedes Spiel in fünf Minuten, Zug für Zug.
home-teachers = Für Lehrkräfte
home-teachers-how = Ein Code, und die ganze Klasse spielt. Du siehst, wer Hilfe braucht.
home-me = { $name }: dein Name und Einstellungen
home-you = Wer bist du?
home-name-how = Das sehen die anderen am Tisch.
home-name-keep = Speichern
home-also = Mehr
choose-puzzle = Jeden Tag eine neue, zu jedem Spiel.
choose-learn = Such dir ein Spiel aus. Pip zeigt dir, wie es geht.
start-who = Gegen wen spielst du?
start-way-bot = Ein Bot
start-way-bot-how = jetzt gleich
start-way-friends = Freunde
start-way-friends-how = per Link
start-way-device = An diesem Gerät
start-way-device-how = abwechselnd
start-way-alone = Nur ich
start-way-alone-how = um meinen Rekord
start-way-class = Meine Klasse
start-way-class-how = mit einem Code
start-bot = Such dir einen Bot aus
start-bots-watched = Wem möchtest du zusehen?
start-won = Von den letzten { $games } Spielen hast du { $won } gewonnen.
start-name = Name von Spieler { $number }
start-friends = Du bekommst einen Link und einen QR-Code zum Weitergeben.
start-lobby = Oder sieh nach, wer im Wartesaal ist
start-alone = Hier besiegst du nur dich selbst: Wie viele Punkte schaffst du?
start-class = Den Code hat deine Lehrkraft.
start-options = Optionen
start-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
start-clock = mit Uhr
start-no-clock = ohne Uhr
start-points-off = Punkte werden gezählt
start-points-move = Punkte rechnest du aus
start-points-end = am Ende zählst du
start-watch = Bots beim Spielen zusehen
start-unwatch = Selbst spielen
start-game = Spiel starten
start-link = Link holen
start-watching = Zusehen
start-learn = Erst lernen
lobby-waiting = Warten auf Mitspieler
lobby-playing = Wird gespielt
lobby-seats = { $taken } von { $seats } Spielern sind da
lobby-offer = Eröffne hier ein Spiel, dann finden dich andere.
lobby-open = { $title } eröffnen
lobby-others = Alle Spiele
invite-from = { $who } lädt dich zu { $title } ein
invite-to = Du bist zu { $title } eingeladen
invite-wait =
    { $count ->
        [one] Es fehlt noch ein Mitspieler.
       *[other] Es fehlen noch { $count } Mitspieler.
    }
invite-full = Alle Plätze sind besetzt. Sobald das Spiel beginnt, kannst du zusehen.
invite-here = Wer da ist
watch-told = Du siehst diesem Spiel zu.
