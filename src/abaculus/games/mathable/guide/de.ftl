guide-mathable-goal = Lege Zahlensteine so, dass sie mit denen auf dem Brett Gleichungen bilden. Die meisten Punkte gewinnen.
guide-mathable-box = Ein Brett und 106 Steine mit Zahlen. { $least } bis { $most } Spieler, ab { $age } Jahren, etwa { $minutes } Minuten.
guide-mathable-turn-1 = Nimm einen Stein von deinem Halter.
guide-mathable-turn-2 = Leg ihn in eine Reihe mit zwei Nachbarn, wenn er ihre Summe, ihre Differenz, ihr Produkt oder ihr Quotient ist.
guide-mathable-turn-3 = Leg weitere Steine, so viele wie passen. Oder tausch stattdessen welche.
guide-mathable-turn-4 = Beende den Zug und zieh auf sieben nach.
guide-mathable-scoring = Jeder Stein, den du legst, zählt für sich.
guide-mathable-value = Die Gleichung
guide-mathable-value-text = Sie bringt die Zahl auf deinem Stein.
guide-mathable-value-alt = Eine Reihe auf dem Brett: { $b1 } und { $a1 }, daneben der neue Stein { $value1 }. Alle drei sind markiert.
guide-mathable-two = Mehr als eine Gleichung
guide-mathable-two-text = Jede Richtung, die eine Gleichung ergibt, zählt noch einmal.
guide-mathable-two-alt = Der neue Stein { $value1 } beendet eine Spalte mit { $a1 } und { $b1 } und eine Reihe mit { $a2 } und { $b2 }. Beide Linien sind markiert.
guide-mathable-award = Ein Feld mit 2× oder 3×
guide-mathable-award-text = Es nimmt die Punkte des Steins mal, hier mit { $factor2 }.
guide-mathable-award-alt = Eine Spalte mit { $a1 } und { $b1 }; der neue Stein { $value1 } liegt darunter auf einem Feld, das mit { $factor2 } malnimmt.
guide-mathable-sign = Ein Feld mit Rechenzeichen
guide-mathable-sign-text = Nimm sein Zeichen. Nur Gleichungen damit zählen, und du darfst gleich einen Stein mehr ziehen.
guide-mathable-sign-alt = Eine Reihe mit { $b1 } und { $a1 }; der neue Stein { $value1 } liegt daneben auf einem Feld mit einem Pluszeichen.
guide-mathable-rack = Alle sieben Steine
guide-mathable-rack-text = Beginn einen Zug mit sieben und leg sie alle: { $points2 } dazu.
guide-mathable-rack-alt = Der letzte von sieben Steinen, { $value1 }, liegt neben { $a1 } und { $b1 }. Der Halter ist leer.
guide-mathable-end = Das Spiel endet, wenn der Beutel und ein Halter leer sind oder nichts mehr passt. Was du noch hast, wird dir abgezogen.
guide-mathable-variant-1 = Sag es selbst: Eine Gleichung zählt nur, wenn du sie gesehen hast. Sagst du zu viele an, geht der Stein zurück.
guide-mathable-variant-2 = Auf Ehre: Leg jeden Stein irgendwohin. Die anderen dürfen anzweifeln, was du ansagst.
guide-mathable-variant-3 = Keine Prämie für sieben Steine; oder auf einem Feld mit Rechenzeichen zählen alle Gleichungen, sobald eine es benutzt.
guide-mathable-first = Finde den Stein, der am meisten bringt. Die zwei Steine, mit denen er rechnet, müssen nebeneinander liegen.
guide-mathable-first-done = Je größer die Zahl, desto mehr bringt sie.
guide-mathable-second = Ein Stein ergibt hier zwei Gleichungen auf einmal.
guide-mathable-second-done = Zwei Gleichungen, also zählt der Stein doppelt.
guide-mathable-third = Such ein Feld, das verdoppelt.
guide-mathable-third-done = Das Produkt, verdoppelt durch sein Feld.
guide-mathable-synonyms =
    Stein, Zahl
    Prämienfeld, Prämie, Bonusfeld
    Zeichenfeld, Rechenzeichen
    Halter, Bank, Hand
    ansagen, Ansage, angesagt
    anzweifeln, bezweifeln, Einspruch
