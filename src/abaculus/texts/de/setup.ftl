# Eine Stellung durch Zeigen aufbauen.

setup-open = Stück für Stück aufbauen
setup-how = Wähle ein Teil aus der Schachtel und dann einen Platz dafür. Um ein Teil wegzunehmen, wähle es auf dem Brett.
setup-how-on = Wähle das nächste Teil oder analysiere die Stellung.
setup-how-lay = { $piece }: Wähle nun einen Platz auf dem Brett oder ein Teil einer Hand, gegen das es getauscht wird.
setup-how-nowhere = { $piece } passt gerade nirgends auf das Brett, kann aber gegen ein Teil einer Hand getauscht werden.
setup-how-held = { $piece }: Wähle nun ein Teil aus der Schachtel, gegen das es getauscht wird.
setup-box = Die Schachtel
setup-search = Teil suchen
setup-none = So ein Teil ist nicht in der Schachtel.
setup-piece = { $count ->
    [one] { $piece }, einmal vorhanden
   *[other] { $piece }, { $count }-mal vorhanden
}
setup-hand = Hand von { $who }
setup-beside = Neben dem Tisch
setup-add = Das gewählte Teil hier dazulegen
setup-drop = Zurück in die Schachtel
setup-take = Wegnehmen
setup-lay = Hier hinlegen
setup-previous = Voriger Platz
setup-next = Nächster Platz
setup-turn = Wer ist am Zug?
setup-points = Punkte von { $who }
setup-done = Diese Stellung analysieren
setup-at-free = Platz { $cell }
setup-at-piece = { $piece } auf { $cell }
setup-laid = { $piece } liegt auf { $cell }.
setup-taken = { $piece } wurde von { $cell } weggenommen.
setup-not-laid = { $piece } kann nicht auf { $cell } liegen.
setup-not-taken = { $piece } kann nicht von { $cell } weggenommen werden.
setup-held = { $piece } kam dazu.
setup-exchanged = { $piece } kam für { $other }.
setup-dropped = { $piece } ging zurück in die Schachtel.
setup-pointed = { $who } hat { $points } { $points ->
    [one] Punkt.
   *[other] Punkte.
}
setup-turned = { $who } ist am Zug.
setup-undone = Zurückgenommen.
