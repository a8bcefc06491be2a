guide-mathmagic-goal = Posa tessere in modo che si tocchino colori uguali. Il colore dice come si conta. Vince chi ha più punti.
guide-mathmagic-box = 84 tessere quadrate con quattro campi, e un tabellone. Da { $least } a { $most } giocatori, da { $age } anni, circa { $minutes } minuti.
guide-mathmagic-turn-1 = Scegli una delle tue sei tessere. Le tessere non si girano mai.
guide-mathmagic-turn-2 = Posala accanto a un’altra. Tutti i campi che si toccano hanno lo stesso colore, e due numeri rossi si dividono esattamente.
guide-mathmagic-turn-3 = Conta ogni lato unito.
guide-mathmagic-turn-4 = Pesca fino a sei. Invece di posare puoi cambiare tessere.
guide-mathmagic-scoring = Il colore di un lato unito dice che cosa fare dei suoi due numeri.
guide-mathmagic-green = Il verde moltiplica
guide-mathmagic-green-text = { $a1 } × { $b1 } = { $points }
guide-mathmagic-green-alt = Due tessere affiancate; un { $b1 } verde tocca un { $a1 } verde. Quel lato è segnato.
guide-mathmagic-yellow = Il giallo somma
guide-mathmagic-yellow-text = { $a1 } + { $b1 } = { $points }
guide-mathmagic-yellow-alt = Due tessere affiancate; un { $b1 } giallo tocca un { $a1 } giallo. Quel lato è segnato.
guide-mathmagic-blue = Il blu sottrae
guide-mathmagic-blue-text = { $a1 } − { $b1 } = { $points }: sempre il minore dal maggiore.
guide-mathmagic-blue-alt = Due tessere affiancate; un { $a1 } blu tocca un { $b1 } blu. Quel lato è segnato.
guide-mathmagic-red = Il rosso divide
guide-mathmagic-red-text = { $a1 } ÷ { $b1 } = { $points }: sempre il maggiore per il minore.
guide-mathmagic-red-alt = Due tessere affiancate; un { $a1 } rosso tocca un { $b1 } rosso. Quel lato è segnato.
guide-mathmagic-surrounded = Tutti e quattro i lati
guide-mathmagic-surrounded-text = Una tessera con quattro vicine porta { $points5 } in più: { $points } in tutto.
guide-mathmagic-surrounded-alt = Una tessera in mezzo ad altre quattro. I suoi lati si uniscono in blu, rosso, verde e rosso; tutti e quattro sono segnati.
guide-mathmagic-end = La partita finisce quando il sacchetto e tutti i leggii sono vuoti, o nessuno può andare avanti. Ogni tessera che ti resta costa la somma dei suoi numeri.
guide-mathmagic-variant-1 = Il blu può costare: il tuo numero meno quello della vicina, anche sotto zero.
guide-mathmagic-variant-2 = Rosso per la vicina: il tuo numero deve essere un suo multiplo.
guide-mathmagic-variant-3 = Da solo: riempi una cornice con tutte le 84 tessere, e riprendile quante volte vuoi.
guide-mathmagic-first = Trova il lato che porta di più. Il verde moltiplica.
guide-mathmagic-first-done = Due grandi numeri verdi: difficile fare meglio.
guide-mathmagic-second = Un numero verde aspetta al bordo. Quale tessera gli risponde meglio?
guide-mathmagic-second-done = Non lasciare mai aperto un grande numero verde alla leggera.
guide-mathmagic-third = C’è uno spazio con quattro vicine. Una tessera ci sta.
guide-mathmagic-third-done = Quattro lati, e i punti in più per lo spazio chiuso.
guide-mathmagic-synonyms =
    tessera, quadrato
    spazio, buco, circondata, quattro lati
    accordarsi, combaciare, combacia, stesso colore
    leggio, mano
    cornice, rettangolo, solitario, da solo
