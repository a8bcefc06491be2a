mathmagic-green = Grün { $a } × { $b } = { $points }
mathmagic-yellow = Gelb { $a } + { $b } = { $points }
mathmagic-blue = Blau { $a } - { $b } = { $points }
mathmagic-red = Rot { $a } / { $b } = { $points }
mathmagic-surrounded = alle vier Seiten: { $points }
mathmagic-lies = ein Plättchen mehr
mathmagic-taken = ein Plättchen weniger
mathmagic-left = { $piece } übrig: −({ $working }) = −{ $points }
count-mathmagic-bag = Beutel: { $count }
count-mathmagic-empty = leere Felder: { $count }
count-mathmagic-actions = Züge übrig: { $count }

play-do-take-back = Plättchen zurücknehmen
play-do-stop = Hier aufhören
play-did-take-back = { $you ->
    [yes] Du nimmst das Plättchen auf { $cell } zurück.
   *[no] { $who } nimmt das Plättchen auf { $cell } zurück.
}
play-did-stop = { $you ->
    [yes] Du hörst hier auf.
   *[no] { $who } hört hier auf.
}
mathmagic-solo = { $points ->
    [one] Ein Plättchen liegt.
   *[other] { $points } Plättchen liegen.
}

mathmagic-how =
    Lege ein Plättchen an die anderen an. Plättchen werden nie gedreht, und Felder, die sich berühren, müssen dieselbe Farbe haben; zwei rote Zahlen müssen ohne Rest teilbar sein.
    Jede verbundene Kante zählt: Grün das Produkt, Gelb die Summe, Blau die Differenz, Rot den Quotienten. Ein Plättchen, das an allen vier Seiten verbunden ist, bringt 100 dazu.
    Statt zu legen darfst du tauschen. Am Ende kostet jedes Plättchen auf deinem Halter die Summe seiner Zahlen. Die meisten Punkte gewinnen.
    Allein liegen alle Plättchen offen, und du versuchst, den ganzen Rahmen zu füllen. Der Tipp behält einen vollen Rahmen im Blick, wo einer bekannt ist.

mathmagic-about = Lege quadratische Plättchen; die Farbe jeder Kante sagt, wie gerechnet wird.
mathmagic-teaches = Addieren, Subtrahieren, Multiplizieren, Dividieren, Vorausplanen
