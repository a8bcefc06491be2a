mathable-equation = { $a } { $op ->
    [plus] +
    [minus] −
    [times] ×
   *[divide] :
} { $b } = { $value }
mathable-award = { $factor ->
    [2] doppeltes Feld
   *[3] dreifaches Feld
}: { $sum } × { $factor } = { $product }
mathable-bonus = Halter geleert: { $points }
mathable-left = { $count ->
    [one] { $count } Stein übrig: −{ $points }
   *[other] { $count } Steine übrig: −({ $working }) = −{ $points }
}
mathable-kind-sums = Summen
mathable-kind-differences = Differenzen
mathable-kind-products = Produkte
mathable-kind-quotients = Quotienten
mathable-equation-kind = Gleichungen
mathable-award-kind = Doppel- und Dreifachfelder
mathable-bonus-kind = Halter geleert
mathable-left-kind = Steine übrig
count-mathable-bag =
    { $count ->
        [one] { $count } Stein im Beutel
       *[other] { $count } Steine im Beutel
    }

play-do-extra = Zusatzstein ziehen
play-do-no-extra = Kein Zusatzstein
play-do-accept = Annehmen
play-do-challenge = Anfechten

mathable-how =
    Lege einen Stein von deinem Halter in gerader Linie neben zwei andere, wenn er ihre Summe, Differenz, ihr Produkt oder ihr Quotient ist. Du darfst so viele legen, wie du willst, einen nach dem anderen. Dann beende den Zug, und du ziehst wieder auf sieben nach.
    Jede Richtung, die eine Gleichung ergibt, bringt den Wert des Steins; Prämienfelder verdoppeln oder verdreifachen ihn. Ein Feld mit Rechenzeichen verlangt dieses Zeichen. Liegt dort ein Stein, darfst du einen Zusatzstein ziehen, musst dich aber gleich entscheiden.
    Statt zu legen, darfst du Steine gegen andere aus dem Beutel tauschen oder passen, indem du den Zug gleich beendest.
    Wer den Zug mit sieben Steinen beginnt und alle legt, bekommt 50 Punkte dazu, wenn ihr nichts anderes ausgemacht habt.
    Am Ende verlierst du den Wert der Steine, die du noch hast. Die meisten Punkte gewinnen.
    Getippt heißt das 12@8I, end, swap 3 7 und extra oder no extra.

mathable-score-total = { $player }: { $total }
mathable-score-checked = { $turns ->
    [one] Ein Zug
   *[other] { $turns } Züge
}, { $placements ->
    [one] ein gelegter Stein
   *[other] { $placements } gelegte Steine
}: { $faults ->
    [0] alles stimmt.
    [one] ein Fehler.
   *[other] { $faults } Fehler.
}
mathable-best-step = { $step }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $equations ->
    [one] eine Gleichung
   *[other] { $equations } Gleichungen
}
mathable-best-total = Zusammen: { $points }
mathable-best-none = Nirgends passt ein Stein.
claim-mathable = { $count ->
    [one] sagt eine Gleichung an
   *[other] sagt { $count } Gleichungen an
}

mathable-about = Gleichungen wie im Kreuzworträtsel.
mathable-teaches = Addieren, Subtrahieren, Multiplizieren, Dividieren

mathable-ended-out = { $you ->
    [yes] Der Beutel ist leer, und du hast deinen letzten Stein gelegt.
   *[no] Der Beutel ist leer, und { $who } hat keinen Stein mehr.
}
mathable-ended-nothing-fits = { $bag ->
    [0] Keiner der übrigen Steine passt irgendwohin.
    [one] Kein Stein passt mehr irgendwohin, auch nicht der eine im Beutel.
   *[other] Kein Stein passt mehr irgendwohin, auch keiner der { $bag } im Beutel.
}
mathable-ended-passes = { $count ->
    [one] Im letzten Zug wurde gepasst.
   *[other] In den letzten { $count } Zügen wurde gepasst.
}
mathable-ended-idle = { $count ->
    [one] Im letzten Zug wurde kein Stein gelegt.
   *[other] In den letzten { $count } Zügen wurde kein Stein gelegt.
}
mathable-soon-pass = { $count ->
    [one] Im letzten Zug wurde gepasst. Wird noch einmal gepasst, ist das Spiel zu Ende.
   *[other] In den letzten { $count } Zügen wurde gepasst. Wird noch einmal gepasst, ist das Spiel zu Ende.
}
mathable-soon-idle = { $count ->
    [one] Im letzten Zug wurde kein Stein gelegt. Wird auch in diesem keiner gelegt, ist das Spiel zu Ende.
   *[other] In den letzten { $count } Zügen wurde kein Stein gelegt. Wird auch in diesem keiner gelegt, ist das Spiel zu Ende.
}
mathable-why-never = { $count ->
    [one] Der Stein { $tokens } lässt sich nie legen: Keine anderen Zahlen dieses Satzes führen zu ihm.
   *[other] Die Steine { $tokens } lassen sich nie legen: Keine anderen Zahlen dieses Satzes führen zu ihnen.
}
mathable-why-none-fits = { $you ->
    [yes] { $bag ->
        [0] Keiner deiner Steine passt irgendwohin. Du kannst nur passen.
        [one] Keiner deiner Steine passt irgendwohin. Du kannst einen tauschen oder passen.
       *[other] Keiner deiner Steine passt irgendwohin. Du kannst tauschen oder passen.
    }
   *[no] Keiner der Steine von { $who } passt irgendwohin.
}

option-bonus = Alle sieben Steine gelegt
option-bonus-50 = 50 Punkte dazu
option-bonus-0 = Kein Bonus
option-sign = Auf einem Feld mit Rechenzeichen
option-sign-own = Nur Gleichungen mit seinem Zeichen zählen
option-sign-all = Alle zählen, wenn eine sein Zeichen hat

mathable-help =
    Wähle einen Stein mit der Nummer oder mit ← → und Enter. Jedes Feld, das dafür in Frage kommt, zeigt dann einen Buchstaben und die Punkte, die es dort gibt.
    Geh mit den Pfeilen, mit Tab oder mit dem Buchstaben zu einem Feld. Du siehst die Punkte und wie sie zustande kommen, bevor etwas geschieht.
    Enter bestätigt. Esc legt den Stein zurück.
mathable-line-help =
    12@8I        den Stein 12 auf Feld 8I legen
    12@8I claim 2  dasselbe, wo Gleichungen angesagt werden: hier zwei
    moves        was jeder deiner Steine bringen kann
    moves 12     die Felder für den Stein 12, die besten zuerst
    end          deinen Zug beenden
    swap 3 7     diese Steine tauschen, statt zu legen
    extra        einen zusätzlichen Stein nehmen; no extra: darauf verzichten
    accept       eine Ansage gelten lassen; challenge: sie anzweifeln
mathable-companion-help =
    12@8I             der Stein 12 wird auf Feld 8I gelegt
    12@8I claim 2     dasselbe, wo Gleichungen angesagt werden: hier zwei
    swap 3            drei Steine werden getauscht; welche, muss niemand sagen
    extra, no extra   ein zusätzlicher Stein wird genommen oder nicht
    accept, challenge eine Ansage gilt, oder sie wird angezweifelt
    end               der Zug ist zu Ende
    hint 3 7 12       der beste Zug, wenn man am Zug ist und diese Steine hat
mathable-pieces =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
mathable-lay = { $piece } legen
mathable-pick = Wähle einen Stein.
mathable-more = Bisher { play-points }: Lege noch einen Stein, oder beende deinen Zug.
mathable-task-extra =
    { $you ->
        [yes] Einen Zusatzstein ziehen?
       *[no] { $who } entscheidet über einen Zusatzstein.
    }
mathable-task-claim =
    { $you ->
        [yes] { $count ->
            [one] { $token } soll eine Gleichung ergeben. Stimmt das?
           *[other] { $token } soll { $count } Gleichungen ergeben. Stimmt das?
        }
       *[no] { $who } entscheidet, ob das gilt.
    }
mathable-award-chip = { $sum } × { $factor } = { $product }
