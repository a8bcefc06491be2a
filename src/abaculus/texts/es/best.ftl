# Playing alone
best-so-far = Mejor resultado hasta ahora: { play-points }.
best-new = Es un nuevo mejor resultado.
