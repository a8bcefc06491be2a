# Ciò che si sceglie prima di una partita.

option-own = Una formula propria
option-scoring = Che cosa conta alla fine
option-scoring-how = Per esempio sum(centre * height) - max(exposed): sum, product, max, min, centre, sides, exposed, height.
option-scoring-centres = I numeri grandi
option-scoring-centres-and-sides = Numeri grandi più piccoli visibili
option-scoring-sides-centres = Numeri piccoli visibili meno grandi
option-scoring-product = I numeri grandi moltiplicati
option-reroll = Dopo un numero che non serve
option-reroll-none = Saltare il turno
option-reroll-once = Tirare ancora una volta
option-match = Corrispondenze
option-match-free = Nulla deve corrispondere
option-match-required = Un lato deve corrispondere se si può
option-hands = Mani
option-hands-hidden = Nascoste agli altri
option-hands-open = Visibili a tutti
option-variant = Variante
option-variant-octopus = Polpo: tutte le 63 tessere, ovunque
option-variant-snake = Serpente: solo accanto all’ultima tessera
option-variant-star = Stella: lungo sei bracci diritti
option-end = Fine della partita
option-end-first-out = Quando qualcuno resta senza tessere
option-end-play-on = Quando nessuno può più continuare
option-referee = Chi controlla le equazioni
option-referee-strict = Il tavolo: tutto ciò che è giusto conta
option-referee-aware = Conta solo ciò che annunci
option-referee-honour = I giocatori: tutto può essere contestato
option-board = Tabellone
option-board-14x14 = 14 per 14 caselle
option-board-open = Senza bordo
option-subtraction = Lati blu
option-subtraction-difference = Differenza, mai sotto zero
option-subtraction-signed = Tessera posata meno la vicina
option-penalty = Tessere rimaste alla fine
option-penalty-all = Costano a ognuno i loro numeri
option-penalty-last = Costano solo a chi ha giocato l’ultimo turno
option-division = Lati rossi
option-division-larger = Il numero maggiore diviso il minore
option-division-laid = Tessera posata diviso la vicina
option-limit = Azioni
option-limit-none = Quante ne vuoi
option-limit-1000 = Al massimo 1.000
option-rectangle = Cornice
option-rectangle-6x14 = 6 file da 14
option-rectangle-14x6 = 14 file da 6
option-rectangle-7x12 = 7 file da 12
option-rectangle-12x7 = 12 file da 7
option-table = Orologio e vantaggio
option-per-move = Tempo per mossa
option-per-game = Tempo per tutte le mosse
option-no-clock = Senza limite
option-handicap = Vantaggio del giocatore { $number }
option-who-sees = Chi può partecipare
option-private = Solo chi ha il link
option-listed = Chiunque: mostra nella sala
option-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
option-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
option-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
