# Il conteggio finale e i fogli dei punti.

count-before = prima: { $points }
count-move = { $number }. { $action }: { $points }
count-given = punti dati in anticipo: { $points }
count-nothing = niente
count-title = Il conteggio finale
count-so-far = Il conteggio finora
count-total = Totale: { $points }
count-how = Passa su una riga, o toccala, per vedere sul tavolo che cosa conta.
sheet-title = Foglio dei punti
sheet-move = Mossa
sheet-change = Punti
sheet-print = Stampa
sheet-empty = Nessuno ha ancora giocato.
play-panel-count = Il conteggio finale

# Tipi di motivi per cui il gioco non ha parole
came-dealt = Distribuiti all’inizio
came-drawn = Pescati
came-others = Mosse degli altri
came-move = Mosse
came-given = Vantaggio iniziale
