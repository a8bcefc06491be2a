# Leggere senza tavolo: i regolamenti e la loro ricerca, e ciò che si dice senza connessione.

rules-all = Tutti i regolamenti
rules-search = Cerca nelle regole di tutti i giochi
rules-search-how = Premi / per cercare, ↓ per andare ai risultati.
rules-found = { $count ->
    [0] Non si è trovato nulla. Prova con meno parole o più corte.
    [one] { $count } passo
   *[other] { $count } passi
}
rules-more = C’è dell’altro: aggiungi una parola per restringere.
rules-english = Questo regolamento non è ancora tradotto; è in inglese.
rules-learn = Impara passo per passo

rules-turn = Il tuo turno
rules-scoring = I punti
rules-end = La fine
rules-variants = Varianti e regole di casa
rules-try = Provaci
rules-exact = Le regole esatte
rules-short = Le regole in breve
rules-print = Stampa
rules-example = Esempio { $number }
rules-goal-points = Obiettivo: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
rules-works = Si può fare. Ora prova ad arrivare a { $points }.
rules-better = C’è una mossa migliore.
rules-best = Meglio di così non si può.
rules-again = Ancora una volta
rules-next = Esempio seguente
# Ciò che significa lo stesso, per la ricerca: una riga per significato, con virgole.
rules-synonyms =
    doppio, raddoppiare, raddoppia, raddoppiano, due volte, per due, × 2, 2 ×
    triplo, triplicare, triplica, tre volte, per tre, × 3, 3 ×
    sommare, somma, addizione, aggiungere, totale, più, +
    sottrarre, togliere, differenza, meno, −
    moltiplicare, moltiplica, prodotto, per, ×
    dividere, divide, quoziente, divisibile, ÷
    bordo, lato
    scambiare, cambiare, scambio, cambio
    passare, passa, saltare, salta
    posare, mettere, posa, mette, piazzare
    cominciare, iniziare, comincia, inizio, apertura
    fine, finire, finisce, terminare, ultimo
    sacchetto, mazzo, riserva
    premio, bonus, extra
    dado, tirare, tiro, lancio
    uguale, stesso, pareggio
    variante, opzione, regola di casa

offline-now = Sei senza connessione. Le regole e le lezioni già aperte si possono leggere; le partite continuano quando torni.
offline-here = Questa pagina non è mai stata aperta, quindi senza connessione non c’è.
