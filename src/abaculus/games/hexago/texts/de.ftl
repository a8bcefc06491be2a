hexago-edge-colour = { $a } + { $b } = { $sum }
hexago-edge-number = { $a } + { $b } = { $sum }
hexago-edge-both = ({ $a } + { $b }) × 2 = { $points }
hexago-edge-colour-kind = Gleiche Farbe
hexago-edge-number-kind = Gleiche Zahl
hexago-edge-both-kind = Beides, zählt doppelt
hexago-times-edges-kind = Mehrere Seiten zugleich
hexago-times-edges = { $total } × { $edges } = { $product }

hexago-ended-hands = Alle Steine sind gelegt, und alle Hände sind leer.
hexago-ended-solo = Alle Steine sind gelegt.
hexago-soon-last = { $you ->
    [yes] Das ist dein letzter Stein: Liegt er, ist das Spiel zu Ende.
   *[no] { $who } legt jetzt den letzten Stein: Danach ist das Spiel zu Ende.
}

hexago-how =
    Lege einen Stein neben die anderen, gedreht, wie du willst. Nichts muss passen.
    Wo sich zwei Felder berühren, die in Farbe oder Zahl gleich sind, werden ihre Zahlen zusammengezählt. Ist beides gleich, zählt die Summe doppelt.
    Passen mehrere Kanten, wird alles mit ihrer Anzahl malgenommen.
    Allein liegen alle Steine offen, und du suchst die höchste Summe.

hexago-about = Farben und Zahlen müssen sich treffen, Seite an Seite.
hexago-teaches = Addieren, Verdoppeln, Multiplizieren, räumliches Denken
