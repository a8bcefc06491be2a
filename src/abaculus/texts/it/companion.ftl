# Che cosa dice `abaculus companion` accanto a un tavolo vero.

companion-intro = Scrivi quello che tutti vedono al tavolo. Con help vedi come.
companion-turn = { $who }, che cosa giochi?
companion-tell = La partita è finita. Che cosa resta a { $who }? Scrivilo con spazi in mezzo, oppure - se non resta nulla.
companion-standing = { $scores }. Nel sacchetto: { $bag }
companion-left = Non ancora visti: { $pieces }
companion-help =
    12@8I        che cosa si posa, e dove
    swap 3       uno scambio di tre; nessuno deve dire quali
    end, miss    le altre cose che si possono fare, come nelle regole
    hint 3 7 12  la mossa migliore per chi è di turno e ha questi pezzi
    left         quello che nessuno ha ancora visto
    board        il tabellone
    explain      i punti dell'ultima mossa
    undo         annulla quello che è stato scritto per ultimo
    log          tutto quello che è stato scritto
    quit         esci
