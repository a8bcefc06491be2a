# Playing alone
best-so-far = Best so far: { play-points }.
best-new = This is a new best result.
