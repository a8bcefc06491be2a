# What the browser client says. What it shares with the terminal is in play.ftl.

web-board = Das Brett
web-zoom-in = Größer
web-zoom-out = Kleiner
web-zoom-fit = Alles zeigen
web-empty-seat = freier Platz
web-said = { $who }: { $what }
web-guest = Gast
web-no-server = Der Server ist nicht zu erreichen.
web-try-again = Noch einmal versuchen
web-menu = Menü
web-lobby = Wartesaal
web-settings = Einstellungen
web-unofficial = Abaculus ist inoffiziell. Die Namen der Spiele gehören ihren Verlagen; Texte, Zeichnungen und Steine sind unsere eigenen.
web-your-name = Dein Name
web-games = Spiele
web-rules = Regeln
web-players = Spieler
web-level = Bot
web-waiting = Wartet auf Mitspieler
web-playing = Wird gespielt
web-lobby-empty = Gerade wartet niemand
web-language = Sprache
web-language-away = { $language } lässt sich gerade nicht holen: Der Server ist nicht erreichbar.
web-theme = Helligkeit
web-theme-auto = Wie auf diesem Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-palette = Farben
web-palette-mosaic = Mosaik
web-palette-contrast = Hoher Kontrast
web-palette-muted = Gedämpft
web-palette-mono = Muster ohne Farbtöne
web-other-device = Auf einem anderen Gerät
web-other-device-how = Mit einem Code spielt ein anderes Gerät unter deinem Namen. Wer ihn hat, ist du: Behalte ihn für dich.
web-code-show = Einen neuen Code zeigen
web-code-type = Ein Code von einem anderen Gerät
web-code-use = Benutzen
web-loading = Einen Augenblick …
web-paused = Das Spiel ruht
web-reconnecting = Verbindung wird wiederhergestellt …
web-home = Startseite
web-sit = Platz nehmen
web-join = Mitspielen
web-call-off = Spiel absagen
web-handover = Gib das Gerät { $who }.
web-handover-ready = { $who }: meine Hand zeigen
web-exchange-how = Wähle, was du tauschst, dann bestätige.
web-pick-place = Wähle einen Platz.
web-pick-turn = Wähle einen Platz. Noch einmal tippen dreht.
web-no-place = Dieser Stein passt dort nicht hin.
web-no-choice = Das lässt sich jetzt nicht wählen.
web-no-use = Dieser Stein passt jetzt nirgends hin.
web-hand = Deine Hand
web-piece = Stein { $number }: { $piece }
web-did-lay = { $you ->
    [yes] Du legst { $piece } auf { $cell }: { play-points }.
   *[no] { $who } legt { $piece } auf { $cell }: { play-points }.
}
web-chosen = Platz { $cell }.
web-turn-left = Nach links drehen
web-turn-right = Nach rechts drehen
web-claim-more = Eine mehr
web-claim-less = Eine weniger
web-cancel = Abbrechen
web-hint = Tipp
web-list-moves = Alle Züge
web-undo = Zurücknehmen
web-asks-undo = { $who } möchte den letzten Zug zurücknehmen.
web-asks-pause = { $who } möchte eine Pause.
web-asked-undo = Du hast gefragt, ob du den letzten Zug zurücknehmen darfst. Die Antwort steht noch aus.
web-asked-pause = Du hast um eine Pause gebeten. Die Antwort steht noch aus.
web-yes = Ja
web-no = Nein
web-resume = Weiter
web-rematch = Revanche
web-download = Herunterladen
web-moves = Züge
web-pause = Pause
web-resign = Aufgeben
web-resign-sure = Dieses Spiel aufgeben?
web-dice = Fair gezogen
web-dice-how = Würfel und Ziehungen wurden vor dem Spiel versiegelt. Das ist das Siegel:
web-dice-seed = Das Geheimnis dahinter:
web-seats = Plätze
web-away = nicht da
web-invite = Schick diesen Link an alle, die mitspielen sollen:
web-qr = Der Link als QR-Code
web-link = Link
web-copy = Link kopieren
web-copied = Kopiert
web-replay = Nachspielen
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-graph = Punkte im Lauf des Spiels
web-dice-fair =
    { $count ->
        [0] In diesem Spiel gab es keinen Zufall.
        [one] Ein Zufallsergebnis wurde hier nachgerechnet: Es ist, wie das Siegel sagt.
       *[other] { $count } Zufallsergebnisse wurden hier nachgerechnet: Alle sind, wie das Siegel sagt.
    }
web-dice-wrong = Die Würfel folgen nicht aus dem Siegel: { $action }
web-dice-cannot = Diese Seite kann die Würfel nur über eine sichere Verbindung prüfen; abaculus verify prüft das heruntergeladene Spiel.
