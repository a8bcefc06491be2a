mathable-equation = { $a } { $sign } { $b } = { $value }
mathable-award = auf einem { $factor ->
    [2] doppelten
   *[3] dreifachen
} Feld: { $product }
mathable-bonus = Halter geleert: { $points }
mathable-left = { $count ->
    [one] { $count } Stein übrig: −{ $points }
   *[other] { $count } Steine übrig: −({ $working }) = −{ $points }
}
count-mathable-bag = Beutel: { $count }

play-do-extra = Zusatzstein ziehen
play-do-no-extra = Kein Zusatzstein
play-do-accept = Annehmen
play-do-challenge = Anfechten

mathable-how =
    Lege einen Stein in gerader Linie neben zwei andere, wenn er ihre Summe, Differenz, ihr Produkt oder ihr Quotient ist. Du darfst so viele legen, wie du willst, einen nach dem anderen.
    Jede Richtung, die eine Gleichung ergibt, bringt den Wert des Steins; Prämienfelder verdoppeln oder verdreifachen ihn. Ein Feld mit Rechenzeichen verlangt dieses Zeichen und erlaubt dir, einen Zusatzstein zu ziehen.
    Wer den Zug mit sieben Steinen beginnt und alle legt, bekommt 50 Punkte dazu. Statt zu legen, darfst du Steine tauschen.
    Am Ende verlierst du den Wert der Steine, die du noch hast. Die meisten Punkte gewinnen.

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

mathable-about = Lege eine Zahl neben zwei andere, deren Summe, Differenz, Produkt oder Quotient sie ist.
mathable-teaches = Addieren, Subtrahieren, Multiplizieren, Dividieren
