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

rules-turn = Dein Zug
rules-scoring = So zählt es
rules-end = So endet es
rules-variants = Varianten und Hausregeln
rules-try = Probier es
rules-exact = Die genauen Regeln
rules-short = Die Regeln in Kürze
rules-print = Drucken
rules-example = Beispiel { $number }
rules-goal-points = Ziel: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
rules-works = Das geht. Jetzt versuch { $points }.
rules-better = Es gibt einen besseren Zug.
rules-best = Mehr geht nicht.
rules-again = Noch einmal
rules-next = Nächstes Beispiel
# Was dasselbe bedeutet, für die Suche: eine Zeile je Bedeutung, mit Kommas dazwischen.
rules-synonyms =
    doppelt, verdoppeln, verdoppelt, zweimal, das Doppelte, mal zwei, × 2, 2 ×
    dreifach, verdreifachen, verdreifacht, dreimal, mal drei, × 3, 3 ×
    addieren, addiert, zusammenzählen, zusammengezählt, Summe, plus, +
    subtrahieren, abziehen, abgezogen, Differenz, minus, weniger, −
    multiplizieren, malnehmen, malgenommen, Produkt, mal, ×
    dividieren, teilen, geteilt, Quotient, teilbar, ÷
    Kante, Seite
    tauschen, Tausch, umtauschen, wechseln
    aussetzen, passen, setzt aus
    legen, setzen, anlegen, gelegt
    beginnen, anfangen, beginnt, Anfang, Eröffnung
    Ende, endet, Schluss, vorbei, letzter
    Beutel, Vorrat
    Prämie, Bonus, zusätzlich, extra
    Würfel, würfeln, Wurf
    gleich, dieselbe, Gleichstand
    Variante, Option, Hausregel

offline-now = Du bist offline. Regeln und Lektionen, die du schon geöffnet hast, kannst du lesen; Spiele gehen weiter, sobald du wieder verbunden bist.
offline-here = Diese Seite wurde noch nie geöffnet und ist deshalb ohne Verbindung nicht da.
