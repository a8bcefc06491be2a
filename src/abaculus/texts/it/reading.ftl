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

offline-now = Sei senza connessione. Le regole e le lezioni già aperte si possono leggere; le partite continuano quando torni.
offline-here = Questa pagina non è mai stata aperta, quindi senza connessione non c’è.
