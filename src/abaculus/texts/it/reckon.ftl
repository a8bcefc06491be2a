# Players who reckon for themselves.

refused-reckon-first = Di’ prima quanti punti porta.
refused-reckoned-wrong = Non ancora. Calcola di nuovo.
refused-not-counted = Prima ognuno conta i propri punti.

reckon-setting = Punti
reckon-off = Contati per te
reckon-move = Li calcoli tu, mossa per mossa
reckon-end = Li calcoli tu alla fine
reckon-ask = Quanti punti porta?
reckon-ask-rid = Di quanti punti ti liberi?
reckon-check = Controlla
reckon-again = Non ancora. Guarda meglio e riprova.
reckon-working = Non ancora. Si fa così: { $working } Ora conferma.
reckon-nothing = qui niente conta, 0 punti.
reckon-right = Giusto.
reckon-hint = Suggerimento: { $action }
reckon-count = Quanti punti hai alla fine?
reckon-count-of = { $who }: quanti punti hai alla fine?
reckon-count-done =
    { $right ->
        [yes] Giusto: { play-points }.
       *[no] Sono { play-points }.
    } Ecco il conto:
reckon-count-move = { $action }: { $points }
reckon-count-rest = alla fine: { $points }
reckon-count-nothing = Non c’è niente da contare.

operation-add = Sommare
operation-subtract = Sottrarre
operation-multiply = Moltiplicare
operation-divide = Dividere
operation-see = Vedere lo zero
