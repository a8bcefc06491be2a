# Playing alone
best-so-far = Bisher am besten: { play-points }.
best-new = Das ist ein neues bestes Ergebnis.
