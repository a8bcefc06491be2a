# Ciò che dice `abaculus play`. Le chiavi di mosse, pulsanti e caso finiscono con il tipo di mossa, come lo chiamano le scene e la notazione.

play-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# Nomi
play-you = Tu
play-player = Giocatore { $number }
play-bot-greedy = Bot goloso
play-bot-random = Bot a caso

colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-green = verde
colour-pink = rosa

# A chi tocca
play-turn-you = Tocca a te
play-turn-other = Tocca a { $who }
play-turn-bot = { $who } sta pensando
play-turn-chance = Si pesca
play-turn-ask = Che cosa è uscito?
play-turn-over = Partita finita

# Accanto alla mano
play-holds = mano { $hand }, pila { $pile }
play-holds-hand = mano { $hand }
play-shows = mostra { $pieces }
count-unseen =
    { $count ->
        [one] { $count } tessera mai vista
       *[other] { $count } tessere mai viste
    }
play-recent = Ultime mosse

# Che cosa fare ora
play-pick = Scegli una tessera: premi il suo numero.
play-pick-page = Scegli una tessera: il suo numero, oppure ← → e Invio. Qui: { $first }–{ $last } di { $all }.
play-pick-button = Scegli con ← → e Invio.
play-pick-several = Scegli le tessere con i loro numeri, poi premi Invio.
play-preview = { play-points }: { $working }
play-preview-nothing = Qui nessun punto.
play-preview-button = { $action }

# Pulsanti
play-do-roll = Tira il dado
play-do-draw = Pesca
play-do-end = Fine turno
play-do-swap = Cambia
play-do-miss = Salta il turno
play-do-take = Togli

# Nomi dei tasti
play-name-enter = Invio
play-name-escape = Esc
play-name-page-down = Pag↓

# Che cosa fanno i tasti, sull’ultima riga
play-key-tile = tessera
play-key-choose = scegli
play-key-page = altre tessere
play-key-place = posto
play-key-turn = gira
play-key-confirm = conferma
play-key-back = indietro
play-key-hint = aiutino
play-key-undo = annulla
play-key-explain = spiega
play-key-log = storia
play-key-save = salva
play-key-zoom = misura
play-key-help = guida
play-key-quit = esci
play-key-close = chiudi
play-key-read = continua
play-key-ready = pronto
play-key-save-leave = salva ed esci
play-key-leave = esci senza salvare
play-key-stay = resta

# Che cosa è successo
play-did-lay = { $you ->
    [yes] Posi { $piece }: { play-points }.
   *[no] { $who } posa { $piece }: { play-points }.
}
play-did-draw = { $you ->
    [yes] Peschi.
   *[no] { $who } pesca.
}
play-did-end = { $you ->
    [yes] Finisci il turno.
   *[no] { $who } finisce il turno.
}
play-did-miss = { $you ->
    [yes] Salti il turno.
   *[no] { $who } salta il turno.
}
play-did-take = { $you ->
    [yes] Togli { $piece }: { play-points }.
   *[no] { $who } toglie { $piece }: { play-points }.
}
play-did-extra = { $you ->
    [yes] Ne peschi un’altra.
   *[no] { $who } ne pesca un’altra.
}
play-did-no-extra = { $you ->
    [yes] Non peschi più.
   *[no] { $who } non pesca più.
}
play-did-accept = { $you ->
    [yes] Accetti.
   *[no] { $who } accetta.
}
play-did-challenge = { $you ->
    [yes] Contesti.
   *[no] { $who } contesta.
}
play-did-swap = { $you ->
    [yes] { $count ->
        [one] Cambi { $count } tessera.
       *[other] Cambi { $count } tessere.
    }
   *[no] { $count ->
        [one] { $who } cambia { $count } tessera.
       *[other] { $who } cambia { $count } tessere.
    }
}
play-did-other = { $who }: { $action }
play-chance-start = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $who }.
}
play-chance-draw = Pescata: { $value }
play-chance-roll = Il dado mostra { $value }.
play-chance-other = { $action }
play-explain-none = Nessuno ha ancora giocato.

# Aiutini, annullare, salvare
play-hint-lay = Aiutino: la tessera { $number } al posto { $place } vale { play-points }.
play-hint-place = Aiutino: { $action }, posto { $place } ({ play-points })
play-hint-button = Aiutino: { $action }
play-hint-move = Aiutino: { $action } ({ play-points })
play-undone = Mossa annullata.
play-no-undo-nothing = Non c’è ancora nessuna mossa da annullare.
play-no-undo-seen = Non si può annullare: nel frattempo si è visto qualcosa di nuovo.
play-saved = Partita salvata in { $file }.
play-save-failed = Partita non salvata: { $reason }
play-go-on-with = Per continuare più tardi: { $command }
play-not-saved = La partita non è stata salvata.
play-leave = Salvare la partita prima di uscire?
play-wait-turn = Non tocca ancora a te.
play-no-tile = Qui non c’è una tessera { $number }.
play-no-use = Con questa tessera ora non si può fare nulla.
play-no-several = Queste tessere non vanno insieme.
play-no-key = Premi ? per vedere tutti i tasti.
play-compiling = Preparazione delle regole per questo computer. Succede una volta sola e richiede qualche secondo.

# Perché ciò che è stato scritto non è possibile
play-why-not-held = { $piece } non è nella tua mano.
play-why-taken = In { $cell } c’è già una tessera.
play-why-no-place = In { $cell } non si può posare nulla: il tavolo mostra dove vanno le tessere.
play-refused = Non è possibile: { $reason }

# La fine
play-won = { $you ->
    [yes] Vinci con { play-points }.
   *[no] Vince { $who } con { play-points }.
}
play-shared = Vittoria a pari merito con { play-points }: { $names }.
play-ranked = { $place }º posto: { $names }, { $count ->
    [one] { play-points }
   *[other] { play-points } a testa
}.
play-and = { $some } { $initial ->
    [e] ed
   *[any] e
} { $last }
play-solo = Risultato: { play-points }.
play-ended = La partita è finita.
play-ended-resigned = { $you ->
    [yes] Hai abbandonato.
   *[no] { $who } ha abbandonato.
}
play-ended-time = { $you ->
    [yes] Hai esaurito il tempo.
   *[no] { $who } ha esaurito il tempo.
}
play-ended-closed = La partita è stata interrotta.
play-ended-left = La partita è stata interrotta perché mancava qualcuno.
play-over = Con s salvi la partita.

# Più persone a una tastiera
play-handover = Passa la tastiera a { $who }.
play-handover-ready = { $who }, premi Invio quando nessun altro vede lo schermo.

# Pescare a un vero tavolo
play-ask-who = { $you ->
    [yes] Peschi tu.
   *[no] Pesca { $who }.
}
play-ask = Scrivi che cosa è uscito, per esempio { $example }, e premi Invio.
play-ask-wrong = { $text } non può uscire qui. Scrivilo come { $example }.

# Guida
play-panel-help = Guida
play-panel-log = Tutto ciò che è successo
play-log-empty = Non è ancora successo nulla.
play-how = Come si gioca
play-help =
    Scegli una tessera con il suo numero, oppure con ← → e Invio. Ogni posto possibile mostra allora una lettera e i punti che la tessera vale lì, girata al meglio.
    Vai a un posto con le frecce, con Tab o con la sua lettera. Gira la tessera con Q ed E. Vedi i punti e come si calcolano prima che succeda qualcosa.
    Invio conferma. Esc rimette a posto la tessera.
play-help-keys =
    h  un aiutino
    u  annullare l’ultima mossa
    x  spiegare i punti dell’ultima mossa
    l  tutto ciò che è successo
    s  salvare la partita
    z  tessere più grandi o più piccole
    Maiusc e frecce  spostare la vista
    q  uscire

# Riga per riga
play-line-intro = Scrivi help per vedere che cosa puoi scrivere.
play-line-hand = Mano:
play-line-scores = Punti: { $scores }
play-line-your-move = La tua mossa:
play-line-move-of = { $who }, la tua mossa:
play-line-unknown = { $text } non è né un comando né una mossa. Scrivi help per vedere che cosa puoi scrivere.
play-line-piece = { $number }  { $piece }: { $places ->
    [one] un posto
   *[other] { $places } posti
}, al massimo { play-points }
play-line-way = { $action }  { play-points }
play-line-over = Scrivi save FILE per salvare la partita, oppure quit.
play-line-help =
    1@2,-1/3     posare la tessera 1 della tua mano in 2,-1, girata 3 volte; senza /3, girata al meglio
    TESSERA@2,-1/3  lo stesso, con la tessera scritta per intero
    moves        che cosa può valere ogni tessera della tua mano
    moves 1      i posti per la tessera 1, prima i migliori
play-line-help-rest =
    all          tutte le mosse possibili
    board        mostrare di nuovo il tavolo
    hint         che cosa farebbe il bot goloso
    explain      i punti dell’ultima mossa
    undo         annullare l’ultima mossa
    log          tutto ciò che è successo
    rules        come si gioca
    save FILE    salvare la partita
    quit         uscire
