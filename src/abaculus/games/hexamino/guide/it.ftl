guide-hexamino-goal = Posa le tue tessere come nel domino e liberati dei tuoi punti. Vince chi ha meno punti.
guide-hexamino-box = 63 tessere a sei lati; ogni campo porta punti o è vuoto. Da { $least } a { $most } giocatori, da { $age } anni, circa { $minutes } minuti.
guide-hexamino-turn-1 = Scegli una delle tue tessere. Si gira da sola finché va bene.
guide-hexamino-turn-2 = Posala in modo che i suoi punti tocchino gli stessi punti. Su ogni lato che si tocca i due campi sono uguali.
guide-hexamino-turn-3 = Pesca una nuova tessera, finché ce n’è.
guide-hexamino-turn-4 = Non va niente? Pesca fino a due tessere e guarda di nuovo. Se non vanno nemmeno quelle, salta il turno.
guide-hexamino-scoring = Ciò che posi è andato. Ciò che hai alla fine conta contro di te.
guide-hexamino-rid = Posata, andata
guide-hexamino-rid-text = La tessera porta { $working1 }: { $points } punti in meno in mano.
guide-hexamino-rid-alt = La tessera iniziale con punti su tutti e sei i lati, e una tessera accanto; dove si toccano, tutte e due portano gli stessi punti. Il lato è segnato.
guide-hexamino-blank = Vuoto con vuoto
guide-hexamino-blank-text = I punti toccano gli stessi punti, i vuoti toccano i vuoti. Qui se ne vanno { $points } punti.
guide-hexamino-blank-alt = Quattro tessere. Quella segnata si unisce all’iniziale con gli stessi punti, e ne tocca un’altra vuoto contro vuoto.
guide-hexamino-left = Ciò che resta
guide-hexamino-left-text = Alla fine somma i punti che hai in mano: qui { $points1 } + { $points2 } + { $points3 } + { $points4 } + { $points5 } = { $points }.
guide-hexamino-left-alt = Due tessere sul tavolo, e sotto una mano di cinque tessere: { $working1 }; { $working2 }; { $working3 }; { $working4 }; { $working5 }.
guide-hexamino-end = La partita finisce quando non c’è più nulla da pescare e qualcuno ha posato l’ultima tessera, o quando nessuna tessera va più bene.
guide-hexamino-variant-1 = Serpente: posa solo accanto all’ultima tessera. Una tessera finale, con un solo campo, serve quando nessun altro può continuare.
guide-hexamino-variant-2 = Stella: posa verso l’esterno lungo sei bracci diritti, sei tessere e una tessera finale ciascuno.
guide-hexamino-variant-3 = Continuare: quando qualcuno ha finito, gli altri vanno avanti finché possono.
guide-hexamino-first = Liberati di più punti che puoi.
guide-hexamino-first-done = Le tessere pesanti vanno via per prime.
guide-hexamino-second = La tua tessera più pesante va bene in pochissimi posti. Trovane uno.
guide-hexamino-second-done = Tutti i lati si accordano, con punti e senza.
guide-hexamino-third = Una partita più lunga. Cerca tutt’intorno la tessera migliore da lasciare.
guide-hexamino-third-done = Una in meno. Tieni le tessere leggere per la fine.
guide-hexamino-synonyms =
    unire, combaciare, combacia, toccare
    vuoto, bianco, niente
    mazzo, riserva
    mano, resta, restano
    meno, minimo, più basso
    tessera iniziale, prima tessera
    tessera finale, un solo campo
    serpente, stella, polpo, variante
