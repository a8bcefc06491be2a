mathable-equation = { $a } { $op ->
    [plus] +
    [minus] −
    [times] ×
   *[divide] :
} { $b } = { $value }
mathable-award = { $factor ->
    [2] casella doppia
   *[3] casella tripla
}: { $sum } × { $factor } = { $product }
mathable-bonus = leggio svuotato: { $points }
mathable-left = { $count ->
    [one] { $count } gettone rimasto: −{ $points }
   *[other] { $count } gettoni rimasti: −({ $working }) = −{ $points }
}
mathable-kind-sums = Somme
mathable-kind-differences = Differenze
mathable-kind-products = Prodotti
mathable-kind-quotients = Quozienti
mathable-equation-kind = Uguaglianze
mathable-award-kind = Caselle doppie e triple
mathable-bonus-kind = Leggio svuotato
mathable-left-kind = Gettoni rimasti
count-mathable-bag =
    { $count ->
        [one] { $count } gettone nel sacchetto
       *[other] { $count } gettoni nel sacchetto
    }

play-do-extra = Pesca un gettone in più
play-do-no-extra = Nessun gettone in più
play-do-accept = Accetta
play-do-challenge = Contesta

mathable-how =
    Metti un gettone del tuo leggio accanto ad altri due in linea retta se è la loro somma, la differenza, il prodotto o il quoziente. Puoi metterne quanti vuoi, uno dopo l'altro. Poi chiudi il turno, e peschi fino ad averne di nuovo sette.
    Ogni direzione che forma un'equazione porta il valore del gettone; le caselle premio lo raddoppiano o lo triplicano. Una casella con un segno vuole quel segno. Quando ci metti un gettone, puoi pescarne uno in più, ma devi deciderlo subito.
    Invece di mettere puoi scambiare gettoni con altri del sacchetto, o passare chiudendo subito il turno.
    Chi comincia il turno con sette gettoni e li mette tutti riceve altri 50 punti, a meno che non abbiate deciso di non darne.
    Alla fine perdi il valore dei gettoni che hai ancora. Vince chi ha più punti.
    Da tastiera si scrive 12@8I, end, swap 3 7, ed extra o no extra.

mathable-score-total = { $player }: { $total }
mathable-score-checked = { $turns ->
    [one] Un turno
   *[other] { $turns } turni
}, { $placements ->
    [one] un gettone messo
   *[other] { $placements } gettoni messi
}: { $faults ->
    [0] tutto giusto.
    [one] un errore.
   *[other] { $faults } errori.
}
mathable-best-step = { $step }: { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $equations ->
    [one] un'equazione
   *[other] { $equations } equazioni
}
mathable-best-total = In tutto: { $points }
mathable-best-none = Nessun gettone va da nessuna parte.
claim-mathable = { $count ->
    [one] dichiara un'equazione
   *[other] dichiara { $count } equazioni
}

mathable-about = Incrocia uguaglianze come in un cruciverba.
mathable-teaches = addizione, sottrazione, moltiplicazione, divisione

mathable-ended-out = { $you ->
    [yes] Il sacchetto è vuoto, e hai messo il tuo ultimo gettone.
   *[no] Il sacchetto è vuoto, e { $who } non ha più gettoni.
}
mathable-ended-nothing-fits = { $bag ->
    [0] Nessuno dei gettoni rimasti va da nessuna parte.
    [one] Nessun gettone va più da nessuna parte, nemmeno quello del sacchetto.
   *[other] Nessun gettone va più da nessuna parte, nemmeno uno dei { $bag } del sacchetto.
}
mathable-ended-passes = { $count ->
    [one] Nell'ultimo turno si è passato.
   *[other] Negli ultimi { $count } turni si è passato.
}
mathable-ended-idle = { $count ->
    [one] Nell'ultimo turno non è stato messo nessun gettone.
   *[other] Negli ultimi { $count } turni non è stato messo nessun gettone.
}
mathable-soon-pass = { $count ->
    [one] Nell'ultimo turno si è passato. Se si passa ancora una volta, la partita finisce.
   *[other] Negli ultimi { $count } turni si è passato. Se si passa ancora una volta, la partita finisce.
}
mathable-soon-idle = { $count ->
    [one] Nell'ultimo turno non è stato messo nessun gettone. Se non se ne mette nemmeno in questo, la partita finisce.
   *[other] Negli ultimi { $count } turni non è stato messo nessun gettone. Se non se ne mette nemmeno in questo, la partita finisce.
}
mathable-why-never = { $count ->
    [one] Il gettone { $tokens } non si potrà mai mettere: nessun altro numero di questa serie porta ad esso.
   *[other] I gettoni { $tokens } non si potranno mai mettere: nessun altro numero di questa serie porta ad essi.
}
mathable-why-none-fits = { $you ->
    [yes] { $bag ->
        [0] Nessuno dei tuoi gettoni va da nessuna parte. Puoi solo passare.
        [one] Nessuno dei tuoi gettoni va da nessuna parte. Puoi scambiarne uno, o passare.
       *[other] Nessuno dei tuoi gettoni va da nessuna parte. Puoi scambiarne, o passare.
    }
   *[no] Nessuno dei gettoni di { $who } va da nessuna parte.
}

option-bonus = Messi tutti e sette i gettoni
option-bonus-50 = 50 punti in più
option-bonus-0 = Nessun premio
option-sign = Su una casella con un segno
option-sign-own = Valgono solo le equazioni con il suo segno
option-sign-all = Valgono tutte, se una ha il suo segno

mathable-help =
    Scegli un gettone con il suo numero, oppure con ← → e Invio. Ogni casella possibile mostra allora una lettera e i punti che si fanno lì.
    Vai a una casella con le frecce, con Tab o con la sua lettera. Vedi i punti e come si calcolano prima che succeda qualcosa.
    Invio conferma. Esc rimette a posto il gettone.
mathable-line-help =
    12@8I        posare il gettone 12 sulla casella 8I
    12@8I claim 2  lo stesso, se si annunciano le equazioni: qui due
    moves        che cosa può valere ogni tuo gettone
    moves 12     le caselle per il gettone 12, prima le migliori
    end          finire il tuo turno
    swap 3 7     scambiare questi gettoni invece di posarne
    extra        prendere un gettone in più; no extra: farne a meno
    accept       accettare un annuncio; challenge: metterlo in dubbio
mathable-companion-help =
    12@8I             il gettone 12 viene posato sulla casella 8I
    12@8I claim 2     lo stesso, se si annunciano le equazioni: qui due
    swap 3            si scambiano tre gettoni; nessuno deve dire quali
    extra, no extra   si prende un gettone in più, o no
    accept, challenge un annuncio è accettato, o messo in dubbio
    end               il turno finisce
    hint 3 7 12       la mossa migliore per chi è di turno e ha questi gettoni
mathable-pieces =
    { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
mathable-lay = Posa il { $piece }
mathable-pick = Scegli un gettone.
mathable-more = { play-points } finora: posa un altro gettone o finisci il turno.
mathable-task-extra =
    { $you ->
        [yes] Pescare un gettone in più?
       *[no] { $who } decide se pescare un gettone in più.
    }
mathable-task-claim =
    { $you ->
        [yes] { $count ->
            [one] { $token } farebbe un’uguaglianza. È giusto?
           *[other] { $token } farebbe { $count } uguaglianze. È giusto?
        }
       *[no] { $who } decide se vale.
    }
mathable-award-chip = { $sum } × { $factor } = { $product }
