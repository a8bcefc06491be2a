lesson-mathable-goal = In der Mitte liegen 1, 2, 3 und 4. Unten steht deine Bank mit sieben Steinen. Du legst Zahlen so neben andere, dass eine Gleichung entsteht. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-mathable-product = Ein Stein kommt in eine Linie mit zwei anderen, die nebeneinander liegen, wenn er ihre Summe, Differenz, ihr Produkt oder ihr Quotient ist. 3 × 4 = 12: Leg die 12 an ein Ende der Reihe mit 3 und 4.
lesson-mathable-product-hint = Wähle die 12, dann eines der beiden leuchtenden Felder in der unteren Reihe.
lesson-mathable-product-done = Die Gleichung bringt den Wert des Steins.
lesson-mathable-again = Du darfst weiterlegen, solange etwas passt, einen Stein nach dem anderen. 2 und 4 stehen übereinander, und 2 × 4 = 8. Leg die 8 darüber.
lesson-mathable-again-hint = Sie kommt auf das Feld direkt über der 2.
lesson-mathable-again-done = Der ganze Zug ist eine Summe solcher Punkte.
lesson-mathable-again-why-diagonal = Nur gerade Linien zählen, waagerecht oder senkrecht. Schräg zählt nicht.
lesson-mathable-again-why-gap = Die beiden Steine der Gleichung müssen direkt neben dem neuen liegen, ohne Lücke.
lesson-mathable-sign = Du hast auch 2 und 1 gelegt. Manche Felder zeigen ein Rechenzeichen: Dort muss die Gleichung dieses Zeichen benutzen. Leg die 16 auf das + in der Reihe mit 4 und 12.
lesson-mathable-sign-hint = 4 + 12 = 16: Das Feld rechts neben der 12 verlangt ein +.
lesson-mathable-sign-done = 12 + 4 = 16, mit dem Zeichen, das das Feld verlangt.
lesson-mathable-extra = Nach einem Feld mit Rechenzeichen darfst du sofort einen Zusatzstein ziehen. Tu das.
lesson-mathable-extra-done = Du ziehst eine 11. Nachholen kannst du diesen Zug später nicht.
lesson-mathable-stop = Von 11, 17 und 42 passt jetzt keine irgendwohin. Beende deinen Zug.
lesson-mathable-stop-done = Dein Zug hat 39 Punkte gebracht. Du ziehst, bis du wieder sieben Steine hast.
lesson-mathable-two = Nun sitzt du auf der anderen Seite, mitten im Zug dieses Spielers. Die 8 kann zwei Gleichungen zugleich ergeben, und jede zählt. Suche 16 Punkte.
lesson-mathable-two-hint = Unter der 4: senkrecht 2 × 4 = 8 und waagerecht 6 + 2 = 8.
lesson-mathable-two-done = Zwei Richtungen, also zählt die 8 doppelt.
lesson-mathable-award = Ein Stein ist übrig, eine 7. Felder mit einer 2 verdoppeln die Punkte, Felder mit einer 3 verdreifachen sie. Und wer in einem Zug alle sieben Steine legt, bekommt 50 dazu.
lesson-mathable-award-hint = 21 ÷ 3 = 7: Unter der 3 liegt ein Feld, das verdoppelt.
lesson-mathable-award-done = 7 verdoppelt und 50 für die leere Bank. Tipp: Kleine Zahlen passen an den meisten Stellen. Heb dir einige für einen Zug auf, der deine Bank leert.
lesson-mathable-award-why-sign = 21 ÷ 3 = 7 wäre richtig, aber dieses Feld verlangt ein +.
lesson-mathable-swap = Manchmal passt nichts, wie bei diesen großen Zahlen. Statt zu legen, darfst du Steine tauschen. Drücke Tauschen, wähle die, die du am wenigsten magst, und bestätige.
lesson-mathable-swap-hint = Drücke Tauschen, dann die Steine, die weg sollen.
lesson-mathable-swap-done = Neue Steine kommen aus dem Beutel, die alten gehen zurück. Das war dein ganzer Zug.
lesson-mathable-end = Das Spiel endet, wenn der Beutel und eine Bank leer sind oder wenn nichts mehr passt. Was du dann noch hast, wird dir abgezogen. Behalte große Zahlen also nicht zu lange.
