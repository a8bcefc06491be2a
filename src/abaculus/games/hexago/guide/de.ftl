guide-hexago-goal = Lege sechseckige Steine so, dass Farben und Zahlen zueinander passen, wo sie sich berühren. Die meisten Punkte gewinnen.
guide-hexago-box = 36 Steine mit je sechs Feldern. { $least } bis { $most } Spieler, ab { $age } Jahren, etwa { $minutes } Minuten.
guide-hexago-turn-1 = Such dir einen deiner vier Steine aus.
guide-hexago-turn-2 = Leg ihn an irgendeinen Stein auf dem Tisch, gedreht, wie du willst. Nichts muss passen.
guide-hexago-turn-3 = Zähl jede Seite, die passt.
guide-hexago-turn-4 = Zieh den nächsten Stein von deinem Stapel, solange er reicht.
guide-hexago-scoring = Sieh dir jede Seite an, an der dein Stein einen Nachbarn hat.
guide-hexago-colour = Gleiche Farbe
guide-hexago-colour-text = Zähl die beiden Zahlen zusammen.
guide-hexago-colour-alt = Zwei Steine nebeneinander. Wo sie sich berühren, sind beide Felder gelb: { $a1 } und { $b1 }. Diese Seite ist markiert.
guide-hexago-number = Gleiche Zahl
guide-hexago-number-text = Zähl die beiden Zahlen zusammen.
guide-hexago-number-alt = Zwei Steine nebeneinander. Wo sie sich berühren, trifft eine grüne { $a1 } auf eine gelbe { $b1 }. Diese Seite ist markiert.
guide-hexago-both = Gleiche Farbe und Zahl
guide-hexago-both-text = Zähl die beiden Zahlen zusammen und nimm sie doppelt.
guide-hexago-both-alt = Zwei Steine nebeneinander. Wo sie sich berühren, trifft eine gelbe { $a1 } auf eine gelbe { $b1 }. Diese Seite ist markiert.
guide-hexago-several = Mehr als eine Seite
guide-hexago-several-text = Zähl alle Seiten zusammen und nimm sie mal die Anzahl der passenden: hier { $edges3 }.
guide-hexago-several-alt = Ein Stein unter zwei anderen, er berührt beide. An einer Seite trifft Blau { $a1 } auf Blau { $b1 }, an der anderen Rosa { $a2 } auf Gelb { $b2 }. Beide Seiten sind markiert.
guide-hexago-end = Alle legen acht Steine: vier aus der ersten Hand und vier, die nach und nach gezogen werden. Dann gewinnen die meisten Punkte.
guide-hexago-variant-1 = Passen ist Pflicht: Kann einer deiner Steine irgendwo passen, darfst du nur so legen, dass eine Seite passt.
guide-hexago-variant-2 = Offene Hände: Alle sehen alle Steine.
guide-hexago-variant-3 = Allein: Alle 36 Steine liegen offen. Leg sie in beliebiger Reihenfolge und such die höchste Summe.
guide-hexago-first = Leg deinen ersten Stein. Er kann an zwei Seiten zugleich passen.
guide-hexago-first-done = Zwei Seiten passen, also zählt alles doppelt.
guide-hexago-second = Wähl zwischen zwei Steinen. Einer findet zweimal gleiche Farbe und Zahl.
guide-hexago-second-done = Zwei Paare, die doppelt passen, und dann alles noch einmal mal zwei.
guide-hexago-third = Jetzt hast du alle vier Steine. Such die Lücke mit den meisten Nachbarn.
guide-hexago-third-done = Drei Seiten, mal drei. Lücken bringen am meisten.
guide-hexago-synonyms =
    Lücke, Loch, Nachbar
    passen, passt, passend, übereinstimmen
    Drehung, drehen, gedreht
    Stapel, Nachziehstapel
    Kante, Seite
