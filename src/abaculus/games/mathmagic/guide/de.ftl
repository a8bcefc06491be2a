guide-mathmagic-goal = Leg Plättchen so, dass gleiche Farben sich treffen. Die Farbe sagt, wie gerechnet wird. Die meisten Punkte gewinnen.
guide-mathmagic-box = 84 quadratische Plättchen mit je vier Feldern und ein Brett. { $least } bis { $most } Spieler, ab { $age } Jahren, etwa { $minutes } Minuten.
guide-mathmagic-turn-1 = Nimm eines deiner sechs Plättchen. Plättchen werden nie gedreht.
guide-mathmagic-turn-2 = Leg es neben ein anderes. Alle Felder, die sich berühren, brauchen dieselbe Farbe, und zwei rote Zahlen müssen ohne Rest teilbar sein.
guide-mathmagic-turn-3 = Zähl jede verbundene Seite.
guide-mathmagic-turn-4 = Zieh auf sechs nach. Statt zu legen, darfst du tauschen.
guide-mathmagic-scoring = Die Farbe einer verbundenen Seite sagt, was mit den zwei Zahlen geschieht.
guide-mathmagic-green = Grün nimmt mal
guide-mathmagic-green-text = { $a1 } × { $b1 } = { $points }
guide-mathmagic-green-alt = Zwei Plättchen nebeneinander; eine grüne { $b1 } trifft auf eine grüne { $a1 }. Diese Seite ist markiert.
guide-mathmagic-yellow = Gelb zählt zusammen
guide-mathmagic-yellow-text = { $a1 } + { $b1 } = { $points }
guide-mathmagic-yellow-alt = Zwei Plättchen nebeneinander; eine gelbe { $b1 } trifft auf eine gelbe { $a1 }. Diese Seite ist markiert.
guide-mathmagic-blue = Blau zieht ab
guide-mathmagic-blue-text = { $a1 } − { $b1 } = { $points }: immer die kleinere von der größeren.
guide-mathmagic-blue-alt = Zwei Plättchen nebeneinander; eine blaue { $a1 } trifft auf eine blaue { $b1 }. Diese Seite ist markiert.
guide-mathmagic-red = Rot teilt
guide-mathmagic-red-text = { $a1 } ÷ { $b1 } = { $points }: immer die größere durch die kleinere.
guide-mathmagic-red-alt = Zwei Plättchen nebeneinander; eine rote { $a1 } trifft auf eine rote { $b1 }. Diese Seite ist markiert.
guide-mathmagic-surrounded = Alle vier Seiten
guide-mathmagic-surrounded-text = Ein Plättchen mit vier Nachbarn bringt { $points5 } dazu: zusammen { $points }.
guide-mathmagic-surrounded-alt = Ein Plättchen mitten zwischen vier anderen. Seine Seiten treffen sich in Blau, Rot, Grün und Rot; alle vier sind markiert.
guide-mathmagic-end = Das Spiel endet, wenn der Beutel und alle Halter leer sind oder niemand weiterkann. Jedes Plättchen, das du noch hast, kostet die Summe seiner Zahlen.
guide-mathmagic-variant-1 = Blau kann kosten: Deine Zahl minus die des Nachbarn, auch unter null.
guide-mathmagic-variant-2 = Rot durch die andere: Deine Zahl muss ein Vielfaches der Nachbarzahl sein.
guide-mathmagic-variant-3 = Allein: Füll einen Rahmen mit allen 84 Plättchen und nimm sie zurück, sooft du willst.
guide-mathmagic-first = Finde die Seite, die am meisten bringt. Grün nimmt mal.
guide-mathmagic-first-done = Ein grünes Paar großer Zahlen: kaum zu schlagen.
guide-mathmagic-second = Am Rand wartet eine grüne Zahl. Welches Plättchen antwortet am besten?
guide-mathmagic-second-done = Lass eine große grüne Zahl nie leichtfertig offen.
guide-mathmagic-third = Da ist eine Lücke mit vier Nachbarn. Ein Plättchen passt hinein.
guide-mathmagic-third-done = Vier Seiten, und dazu die Punkte für die geschlossene Lücke.
guide-mathmagic-synonyms =
    Plättchen, Stein
    Lücke, Loch, umgeben, alle vier Seiten
    übereinstimmen, passen, passt, gleiche Farbe
    Halter, Hand
    Rahmen, Rechteck, Solitär, allein
