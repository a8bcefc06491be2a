# Che cosa dice `abaculus companion` accanto a un tavolo vero.

companion-intro = Scrivi quello che tutti vedono al tavolo. Con help vedi come.
companion-turn = { $who }, che cosa giochi?
companion-tell = La partita è finita. Che cosa resta a { $who }? Scrivilo con spazi in mezzo, oppure - se non resta nulla.
companion-standing = { $scores }. Nel sacchetto: { $bag }
companion-left = Non ancora visti: { $pieces }
companion-help =
    left              quello che nessuno ha ancora visto
    board             il tabellone
    explain           i punti dell'ultima mossa
    undo              annulla quello che è stato scritto per ultimo
    log               tutto quello che è stato scritto
    quit              esci

# Lo stesso sulla pagina.
companion-title = A un tavolo vero
companion-link = Giocate con pezzi veri? Segui la partita con quello che tutti vedono: nessuno deve dire che cosa ha.
companion-how =
    Giocate su un tabellone vero, e questa pagina tiene i punti, il sacchetto e le regole. Indica quello che tutti vedono al tavolo: che cosa viene posato e dove, quanti pezzi qualcuno scambia e che cosa viene pescato allo scoperto. Nessuno deve dire che cosa ha.
companion-next = Che cosa succede ora
companion-over = La partita è finita. Che cosa resta a ciascuno?
companion-holds = A { $who } { $count ->
    [one] resta { $count } pezzo. Quale? Toccalo qui sotto.
   *[other] restano { $count } pezzi. Quali? Toccali qui sotto.
}
companion-count = Conta i punti
companion-exchange = Scambiare:
companion-which = Che cosa viene posato? Cerca o scegli
companion-which-held = Che cosa ha { $who }? Cerca o scegli
companion-earlier = Prima ({ $count })
companion-new = Nuova partita
companion-new-sure = Dimenticare questa partita e cominciarne un’altra?
