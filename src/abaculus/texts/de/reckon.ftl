# Players who reckon for themselves.

refused-reckon-first = Sage zuerst, wie viele Punkte das bringt.
refused-reckoned-wrong = Noch nicht ganz. Rechne noch einmal.
refused-not-counted = Zuerst zählen alle ihre Punkte.

reckon-setting = Punkte
reckon-off = Werden für dich gezählt
reckon-move = Du rechnest sie aus, Zug für Zug
reckon-end = Du rechnest sie am Ende aus
reckon-ask = Wie viele Punkte bringt das?
reckon-ask-rid = Wie viele Punkte wirst du los?
reckon-check = Prüfen
reckon-again = Noch nicht ganz. Schau noch einmal und versuche es erneut.
reckon-working = Noch nicht ganz. So geht es: { $working } Bestätige jetzt.
reckon-nothing = hier zählt nichts, 0 Punkte.
reckon-right = Richtig.
reckon-hint = Tipp: { $action }
reckon-count = Wie viele Punkte hast du am Ende?
reckon-count-of = { $who }: Wie viele Punkte hast du am Ende?
reckon-count-done =
    { $right ->
        [yes] Richtig: { play-points }.
       *[no] Es sind { play-points }.
    } So kommt es zusammen:
reckon-count-move = { $action }: { $points }
reckon-count-rest = am Ende: { $points }
reckon-count-nothing = Es gibt nichts zu zählen.

operation-add = Addieren
operation-subtract = Subtrahieren
operation-multiply = Multiplizieren
operation-divide = Dividieren
operation-see = Die Null sehen
