lesson-mathable-goal = Al centro ci sono 1, 2, 3 e 4. In basso c’è il tuo leggio con sette gettoni. Metti numeri accanto ad altri in modo da formare un’equazione. Alla fine vince chi ha più punti.
lesson-mathable-product = Un gettone va in linea con altri due vicini fra loro, se è la loro somma, la differenza, il prodotto o il quoziente. 3 × 4 = 12: metti il 12 a un capo della fila con 3 e 4.
lesson-mathable-product-hint = Scegli il 12, poi una delle due caselle che brillano nella fila in basso.
lesson-mathable-product-done = L’equazione porta il valore del gettone.
lesson-mathable-again = Puoi continuare finché qualcosa va bene, un gettone dopo l’altro. 2 e 4 stanno uno sopra l’altro, e 2 × 4 = 8. Metti l’8 sopra di loro.
lesson-mathable-again-hint = Va sulla casella subito sopra il 2.
lesson-mathable-again-done = Tutto il turno è una somma di questi punti.
lesson-mathable-again-why-diagonal = Contano solo le linee rette, in orizzontale o in verticale. Le diagonali no.
lesson-mathable-again-why-gap = I due gettoni dell’equazione devono stare subito accanto a quello nuovo, senza spazio.
lesson-mathable-sign = Hai messo anche 2 e 1. Alcune caselle mostrano un segno: lì l’equazione deve usare quel segno. Metti il 16 sul + nella fila con 4 e 12.
lesson-mathable-sign-hint = 4 + 12 = 16: la casella a destra del 12 vuole un +.
lesson-mathable-sign-done = 12 + 4 = 16, con il segno che la casella vuole.
lesson-mathable-extra = Dopo una casella con un segno puoi pescare subito un gettone in più. Fallo.
lesson-mathable-extra-done = Peschi un 11. Più tardi non potresti più farlo.
lesson-mathable-stop = Né 11, né 17, né 42 vanno bene da qualche parte. Finisci il turno.
lesson-mathable-stop-done = Il tuo turno ha portato 39 punti. Peschi finché hai di nuovo sette gettoni.
lesson-mathable-two = Ora siedi dall’altra parte, a metà del turno di quel giocatore. L’8 può formare due equazioni insieme, e ognuna conta. Cerca 16 punti.
lesson-mathable-two-hint = Sotto il 4: 2 × 4 = 8 verso il basso e 6 + 2 = 8 di traverso.
lesson-mathable-two-done = Due direzioni, quindi l’8 vale due volte.
lesson-mathable-award = Resta un gettone, un 7. Le caselle con un 2 raddoppiano i punti, quelle con un 3 li triplicano. E chi mette tutti e sette i gettoni in un turno ne riceve altri 50.
lesson-mathable-award-hint = 21 ÷ 3 = 7: sotto il 3 c’è una casella che raddoppia.
lesson-mathable-award-done = 7 raddoppiato, e 50 per il leggio vuoto. Consiglio: i numeri piccoli vanno bene in più posti. Tienine qualcuno per un turno che svuota il tuo leggio.
lesson-mathable-award-why-sign = 21 ÷ 3 = 7 sarebbe giusto, ma questa casella vuole un +.
lesson-mathable-swap = A volte nulla va bene, come con questi numeri grandi. Invece di mettere puoi cambiare gettoni. Premi Cambia, scegli quelli che ti piacciono meno e conferma.
lesson-mathable-swap-hint = Premi Cambia, poi i gettoni che devono andare via.
lesson-mathable-swap-done = Dal sacchetto arrivano gettoni nuovi, i vecchi tornano dentro. Questo era tutto il tuo turno.
lesson-mathable-end = La partita finisce quando il sacchetto e un leggio sono vuoti, o quando nulla va più bene. Ciò che hai ancora viene tolto dai tuoi punti. Non tenere quindi troppo a lungo i numeri grandi.
