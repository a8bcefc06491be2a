# Das Analysebrett.

study-title = Analysebrett
study-link = Analyse
study-setup = Stellung aufbauen
study-game = Spiel
study-begin = Von Anfang an
study-position = Stellungszeile
study-position-how = Alles auf dem Tisch in einer Zeile. Sie wird beim Tippen geprüft.
study-position-good = Das ist eine Stellung dieses Spiels.
study-position-use = Von hier aus weiter
study-steps = Schritte
study-step = Zug eintippen oder auf dem Brett ziehen
study-add = Hinzufügen
study-chance = Was kam? Suchen oder wählen
study-chance-none = { $text } kann hier nicht kommen.
study-chance-more = { $count ->
    [one] Noch eine Möglichkeit: bitte suchen.
   *[other] Noch { $count } Möglichkeiten: bitte suchen.
}
study-first = Zum Anfang
study-last = Zum Ende
study-drop = Ab hier löschen
study-branch = Oder: { $action }
study-scores = Punkte danach
study-wrong = Schritt { $number } von { $steps }, { $action }, ist nicht möglich: { $reason }
study-keep = Sichern, öffnen und teilen
study-open = Datei öffnen
study-paste = Oder ein Spielprotokoll einfügen
study-load = Laden
study-no-log = Zeile { $line } ist kein Spielprotokoll.
study-bad-link = Dieser Link enthält kein Spiel.
study-name = Name von Spieler { $number }
