# Playing alone
best-so-far = Meilleur résultat jusqu’ici : { play-points }.
best-new = C’est un nouveau meilleur résultat.
