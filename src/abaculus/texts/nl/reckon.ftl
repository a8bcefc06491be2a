# Players who reckon for themselves.

refused-reckon-first = Zeg eerst hoeveel punten dit oplevert.
refused-reckoned-wrong = Net niet. Reken het nog eens na.
refused-not-counted = Eerst telt iedereen de eigen punten.

reckon-setting = Punten
reckon-off = Worden voor je geteld
reckon-move = Jij rekent ze uit, zet voor zet
reckon-end = Jij rekent ze aan het eind uit
reckon-ask = Hoeveel punten levert dit op?
reckon-ask-rid = Hoeveel punten raak je kwijt?
reckon-check = Controleer
reckon-again = Net niet. Kijk nog eens en probeer het opnieuw.
reckon-working = Net niet. Zo gaat het: { $working } Bevestig nu.
reckon-nothing = hier telt niets, 0 punten.
reckon-right = Goed.
reckon-hint = Tip: { $action }
reckon-count = Hoeveel punten heb je aan het eind?
reckon-count-of = { $who }: hoeveel punten heb je aan het eind?
reckon-count-done =
    { $right ->
        [yes] Goed: { play-points }.
       *[no] Het is { play-points }.
    } Zo komt het uit:
reckon-count-move = { $action }: { $points }
reckon-count-rest = aan het eind: { $points }
reckon-count-nothing = Er is niets te tellen.

operation-add = Optellen
operation-subtract = Aftrekken
operation-multiply = Vermenigvuldigen
operation-divide = Delen
operation-see = De nul zien
