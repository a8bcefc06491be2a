# Playing alone
best-so-far = Beste resultaat tot nu toe: { play-points }.
best-new = Dit is een nieuw beste resultaat.
