# Lesen ohne Tisch: die Regelhefte und ihre Suche, und was ohne Verbindung gesagt wird.

rules-all = Alle Regelhefte
rules-search = Die Regeln aller Spiele durchsuchen
rules-search-how = Mit / suchen, mit ↓ zu den Fundstellen.
rules-found = { $count ->
    [0] Nichts gefunden. Versuche weniger oder kürzere Wörter.
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
rules-more = Es gibt noch mehr: Ein weiteres Wort grenzt die Suche ein.
rules-english = Dieses Regelheft ist noch nicht übersetzt; es erscheint auf Englisch.
rules-learn = Schritt für Schritt lernen

offline-now = Du bist offline. Regeln und Lektionen, die du schon geöffnet hast, kannst du lesen; Spiele gehen weiter, sobald du wieder verbunden bist.
offline-here = Diese Seite wurde noch nie geöffnet und ist deshalb ohne Verbindung nicht da.
