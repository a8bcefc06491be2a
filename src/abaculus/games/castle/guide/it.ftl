guide-castle-goal = Costruite insieme un castello e tieni in vista i tuoi numeri. Ciò che alla fine si vede di te è ciò che conta.
guide-castle-box = 44 pietre a sei lati in quattro colori, e un dado. Da { $least } a { $most } giocatori, da { $age } anni, circa { $minutes } minuti.
guide-castle-turn-1 = Tira il dado.
guide-castle-turn-2 = Con 1, 2 o 3, posa altrettante tue pietre: a terra accanto al castello, o proprio sopra una pietra. Ognuna la vedi solo quando la precedente è posata.
guide-castle-turn-3 = Con 4, salta il turno.
guide-castle-turn-4 = Con 5, togli dal castello una tua pietra; con 6, una di un altro giocatore. Si tolgono solo quelle in cima, e il castello non deve dividersi.
guide-castle-scoring = Contano solo le pietre in cima, e prima di giocare si decide come. Ecco un castello, contato per il rosso in quattro modi.
guide-castle-centres = Numeri grandi
guide-castle-centres-text = Somma i numeri grandi: { $centre1 } + { $centre2 } + { $centre3 } = { $points }. È il modo consueto.
guide-castle-centres-alt = Un castello di quattro pile. Il rosso mostra { $centre1 }, { $centre2 } e { $centre3 }, che sono segnati; il blu mostra una pietra.
guide-castle-together = Grandi e piccoli
guide-castle-together-text = Somma anche i numeri piccoli dei lati liberi: { $points1 } + { $points2 } + { $points3 } = { $points }.
guide-castle-together-alt = Lo stesso castello. Sulle pietre rosse { $centre1 }, { $centre2 } e { $centre3 } sono segnati i lati che nessuna pietra altrettanto alta tocca.
guide-castle-minus = Piccoli meno grandi
guide-castle-minus-text = Togli i numeri grandi dai piccoli dei lati liberi: { $points1 } + { $points2 } + { $points3 } = { $points }.
guide-castle-minus-alt = Lo stesso castello. Sono segnati i lati liberi delle pietre rosse { $centre1 }, { $centre2 } e { $centre3 }.
guide-castle-product = Tutto moltiplicato
guide-castle-product-text = Moltiplica i numeri grandi: { $formula4 } = { $points }.
guide-castle-product-alt = Lo stesso castello. Sono segnate le pietre rosse { $centre1 }, { $centre2 } e { $centre3 }.
guide-castle-end = La partita finisce appena qualcuno posa l’ultima pietra della sua riserva. Vince chi conta di più.
guide-castle-variant-1 = Tirare ancora: se il tuo numero non serve, tiri una seconda volta, e vale quella.
guide-castle-variant-2 = A modo vostro: accordatevi su una formula, come i numeri grandi per l’altezza.
guide-castle-first = Hai tirato un 5 e giochi con il rosso. Togli una tua pietra, e guadagnaci.
guide-castle-first-done = Una pietra piccola se ne va, una grande viene alla luce.
guide-castle-second = Hai tirato un 6 e giochi con il rosso. Togli la pietra blu che ti aiuta di più.
guide-castle-second-done = Il tuo numero grande si vede di nuovo.
guide-castle-third = Qui contano numeri grandi e piccoli. Posa il tuo { $centre2 } dove restano liberi più lati, e giralo bene.
guide-castle-third-done = Un solo lato è coperto, quello del numero piccolo.
guide-castle-synonyms =
    riserva, mazzo
    pila, torre, altezza, piano
    scoperto, lato libero, libero
    numero grande, centro
    numero piccolo, numero di lato
    jolly, pietra speciale
    pietra in cima, visibile
