guide-mathable-goal = Metti gettoni che formino equazioni con quelli sul tabellone. Vince chi ha più punti.
guide-mathable-box = Un tabellone e 106 gettoni con numeri. Da { $least } a { $most } giocatori, da { $age } anni, circa { $minutes } minuti.
guide-mathable-turn-1 = Scegli un gettone dal tuo leggio.
guide-mathable-turn-2 = Mettilo in linea con due vicini se è la loro somma, la differenza, il prodotto o il quoziente.
guide-mathable-turn-3 = Continua con altri gettoni, quanti ne vanno. Oppure scambiane alcuni.
guide-mathable-turn-4 = Chiudi il turno e pesca fino a sette.
guide-mathable-scoring = Ogni gettone che metti conta da solo.
guide-mathable-value = L’equazione
guide-mathable-value-text = Porta il numero del tuo gettone.
guide-mathable-value-alt = Una riga del tabellone: { $b1 } e { $a1 }, e accanto il nuovo gettone { $value1 }. I tre sono segnati.
guide-mathable-two = Più di un’equazione
guide-mathable-two-text = Ogni direzione che forma un’equazione conta di nuovo.
guide-mathable-two-alt = Il nuovo gettone { $value1 } chiude una colonna con { $a1 } e { $b1 }, e una riga con { $a2 } e { $b2 }. Le due linee sono segnate.
guide-mathable-award = Una casella 2× o 3×
guide-mathable-award-text = Moltiplica ciò che porta il gettone, qui per { $factor2 }.
guide-mathable-award-alt = Una colonna con { $a1 } e { $b1 }; il nuovo gettone { $value1 } sta sotto, su una casella che moltiplica per { $factor2 }.
guide-mathable-sign = Una casella con un segno
guide-mathable-sign-text = Usa il suo segno. Contano solo quelle equazioni, e puoi pescare subito un gettone in più.
guide-mathable-sign-alt = Una riga con { $b1 } e { $a1 }; il nuovo gettone { $value1 } sta accanto, su una casella con il segno più.
guide-mathable-rack = Tutti e sette i gettoni
guide-mathable-rack-text = Comincia il turno con sette e mettili tutti: altri { $points2 }.
guide-mathable-rack-alt = L’ultimo di sette gettoni, { $value1 }, sta accanto a { $a1 } e { $b1 }. Il leggio è vuoto.
guide-mathable-end = La partita finisce quando il sacchetto e un leggio sono vuoti, o quando nulla va più bene. Ciò che hai ancora viene tolto dai tuoi punti.
guide-mathable-variant-1 = Dillo tu: un’equazione conta solo se l’hai vista. Se ne annunci troppe, il gettone torna indietro.
guide-mathable-variant-2 = Sulla parola: metti qualsiasi gettone dove vuoi. Gli altri possono contestare ciò che annunci.
guide-mathable-variant-3 = Nessun premio per i sette gettoni; oppure, su una casella con un segno, contano tutte le equazioni appena una lo usa.
guide-mathable-first = Trova il gettone che porta di più. I due gettoni con cui fa il conto devono stare uno accanto all’altro.
guide-mathable-first-done = Più grande è il numero, più porta.
guide-mathable-second = Qui un gettone forma due equazioni insieme.
guide-mathable-second-done = Due equazioni, quindi il gettone vale doppio.
guide-mathable-third = Cerca una casella che raddoppia.
guide-mathable-third-done = Il prodotto, raddoppiato dalla casella.
guide-mathable-synonyms =
    gettone, numero
    casella premio, premio
    casella con segno, segno
    leggio, mano
    annunciare, annuncio, annuncia
    contestare, dubitare, obiettare
