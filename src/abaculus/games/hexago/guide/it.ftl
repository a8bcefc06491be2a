guide-hexago-goal = Posa tessere a sei lati in modo che colori e numeri combacino dove si toccano. Vince chi ha più punti.
guide-hexago-box = 36 tessere con sei campi. Da { $least } a { $most } giocatori, da { $age } anni, circa { $minutes } minuti.
guide-hexago-turn-1 = Scegli una delle tue quattro tessere.
guide-hexago-turn-2 = Posala accanto a una tessera sul tavolo, girata come vuoi. Nulla deve combaciare.
guide-hexago-turn-3 = Conta ogni lato che combacia.
guide-hexago-turn-4 = Prendi la tessera seguente dal tuo mazzo, finché ce n’è.
guide-hexago-scoring = Guarda ogni lato che la tua tessera ha in comune con una vicina.
guide-hexago-colour = Stesso colore
guide-hexago-colour-text = Somma i due numeri.
guide-hexago-colour-alt = Due tessere affiancate. Dove si toccano, i due campi sono gialli: { $a1 } e { $b1 }. Quel lato è segnato.
guide-hexago-number = Stesso numero
guide-hexago-number-text = Somma i due numeri.
guide-hexago-number-alt = Due tessere affiancate. Dove si toccano, un { $a1 } verde incontra un { $b1 } giallo. Quel lato è segnato.
guide-hexago-both = Stesso colore e stesso numero
guide-hexago-both-text = Somma i due numeri e contali due volte.
guide-hexago-both-alt = Due tessere affiancate. Dove si toccano, un { $a1 } giallo incontra un { $b1 } giallo. Quel lato è segnato.
guide-hexago-several = Più di un lato
guide-hexago-several-text = Somma tutti i lati, poi moltiplica per quanti combaciano: qui { $edges3 }.
guide-hexago-several-alt = Una tessera sotto altre due, che tocca entrambe. Da un lato { $a1 } blu con { $b1 } blu, dall’altro { $a2 } rosa con { $b2 } giallo. I due lati sono segnati.
guide-hexago-end = Ognuno posa otto tessere: quattro della prima mano e quattro pescate una per una. Poi vince chi ha più punti.
guide-hexago-variant-1 = Combaciare è d’obbligo: se una tua tessera può combaciare, puoi posare solo dove combacia un lato.
guide-hexago-variant-2 = Mani scoperte: tutti vedono tutte le tessere.
guide-hexago-variant-3 = Da soli: tutte le 36 tessere sono scoperte. Posale nell’ordine che vuoi e cerca il totale più alto.
guide-hexago-first = Posa la tua prima tessera. Può combaciare su due lati insieme.
guide-hexago-first-done = Combaciano due lati, quindi tutto vale doppio.
guide-hexago-second = Scegli fra due tessere. Una trova due volte lo stesso colore e numero.
guide-hexago-second-done = Due coppie perfette, e poi tutto per due.
guide-hexago-third = Ora hai tutte e quattro le tessere. Cerca lo spazio con più vicine.
guide-hexago-third-done = Tre lati, per tre. Gli spazi valgono più di tutto.
guide-hexago-synonyms =
    spazio, buco, vicina
    combaciare, combacia, combaciano, corrispondere
    rotazione, girare, girata
    mazzo, pila
    bordo, lato
