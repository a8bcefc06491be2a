# Das Ende eines Spiels auf der Seite: wer gewonnen hat, und wie das Spiel war.
end-won-by = { $you ->
    [yes] Du gewinnst mit { $points } Vorsprung
   *[no] { $who } gewinnt mit { $points } Vorsprung
}
end-won = { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
}
end-draw = Unentschieden
end-shared = { $names } teilen sich den Sieg
end-solo = { play-points }
end-called-off = Spiel abgebrochen
end-behind = { $you ->
    [yes] Du hast einen Rückstand aufgeholt.
   *[no] { $who } hat einen Rückstand aufgeholt.
}
end-behind-last = { $you ->
    [yes] Mit deinem allerletzten Zug hast du noch aufgeholt.
   *[no] { $who } hat mit dem allerletzten Zug noch aufgeholt.
}
end-last = { $you ->
    [yes] Mit deinem allerletzten Zug.
   *[no] { $who } ging mit dem allerletzten Zug in Führung.
}
end-led = { $you ->
    [yes] Du hast die ganze Zeit geführt.
   *[no] { $who } hat die ganze Zeit geführt.
}
end-hair = Um Haaresbreite.
end-best = Bester Zug des Spiels
end-best-yours = Dein bester Zug
end-best-round = { $who }, Runde { $round }
end-best-none = Kein Zug sticht heraus.
end-came = Woher die Punkte kommen
end-held = Gestreift: am Ende noch auf der Hand
end-lost = Gestreift: wieder verloren
end-bar = Zug um Zug: { $points }
end-all = Alle Punkte
end-review = Spiel durchgehen
end-again = Noch einmal
end-check = Siegel prüfen
end-checked = Geprüft: alles wie versiegelt
end-result = Ergebnis
end-back = Zurück zum Ergebnis
rematch-wants = { $who } möchte eine Revanche
rematch-join = Revanche annehmen
rematch-go = Zur Revanche
