# Playing alone
best-so-far = Miglior risultato finora: { play-points }.
best-new = È un nuovo miglior risultato.
