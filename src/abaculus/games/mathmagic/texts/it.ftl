mathmagic-green = verde { $a } × { $b } = { $points }
mathmagic-yellow = giallo { $a } + { $b } = { $points }
mathmagic-blue = blu { $a } − { $b } = { $points }
mathmagic-red = rosso { $a } : { $b } = { $points }
mathmagic-surrounded = tutti e quattro i lati: { $points }
mathmagic-lies = una tessera in più
mathmagic-taken = una tessera in meno
mathmagic-left = { $piece } rimasta: −({ $working }) = −{ $points }
mathmagic-green-kind = Verde ×
mathmagic-yellow-kind = Giallo +
mathmagic-blue-kind = Blu −
mathmagic-red-kind = Rosso ÷
mathmagic-surrounded-kind = Tutti e quattro i lati
mathmagic-lies-kind = Posate
mathmagic-taken-kind = Riprese
mathmagic-left-kind = Rimaste sul leggio
count-mathmagic-bag =
    { $count ->
        [one] { $count } tessera nel sacchetto
       *[other] { $count } tessere nel sacchetto
    }
count-mathmagic-empty =
    { $count ->
        [one] { $count } casella vuota
       *[other] { $count } caselle vuote
    }
count-mathmagic-actions =
    { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }

play-do-take-back = Riprendi una tessera
play-do-stop = Fermati qui
play-did-take-back = { $you ->
    [yes] Riprendi la tessera in { $cell }.
   *[no] { $who } riprende la tessera in { $cell }.
}
play-did-stop = { $you ->
    [yes] Ti fermi qui.
   *[no] { $who } si ferma qui.
}
mathmagic-solo = { $points ->
    [one] Una tessera è posata.
   *[other] { $points } tessere sono posate.
}

mathmagic-ended-full = La cornice è piena.
mathmagic-ended-stopped = { $you ->
    [yes] Ti sei fermato qui.
   *[no] { $who } si è fermato qui.
}
mathmagic-ended-cut-off = Finito dopo { $actions } azioni.
mathmagic-ended-all-laid = Tutte le tessere sono posate.
mathmagic-ended-idle = Per { $turns } turni di fila nessuno ha posato una tessera.
mathmagic-ended-missed = Il sacchetto è vuoto, e tutti quelli che hanno ancora tessere hanno saltato il turno.
mathmagic-ended-alone = { $you ->
    [yes] Il sacchetto è vuoto; solo tu hai ancora tessere, e non puoi posarne nessuna.
   *[no] Il sacchetto è vuoto; solo { $who } ha ancora tessere, e non può posarne nessuna.
}
mathmagic-soon-idle = Se in questo turno non si posa nessuna tessera, la partita è finita: sarebbero { $turns } di fila.
mathmagic-soon-missed = { $you ->
    [yes] La partita finisce se salti questo turno.
   *[no] La partita finisce se { $who } salta questo turno.
}
mathmagic-soon-cut-off = La prossima azione è l’ultima: la numero { $actions }.
mathmagic-why-miss = { $you ->
    [yes] Nessuna delle tue tessere va bene da qualche parte e il sacchetto è vuoto: devi saltare il turno.
   *[no] Nessuna tessera di { $who } va bene da qualche parte e il sacchetto è vuoto: bisogna saltare il turno.
}
mathmagic-why-exchange = { $you ->
    [yes] Nessuna delle tue tessere va bene da qualche parte: devi cambiare.
   *[no] Nessuna tessera di { $who } va bene da qualche parte: bisogna cambiare.
}
mathmagic-why-no-pair = { $you ->
    [yes] Non hai due tessere che stiano insieme: devi cambiare.
   *[no] { $who } non ha due tessere che stiano insieme: bisogna cambiare.
}
mathmagic-why-no-place = { $chips ->
    [one] L’ultima tessera non va bene da nessuna parte: riprendine una o fermati.
   *[other] Nessuna delle { $chips } tessere rimaste va bene da qualche parte: riprendine una o fermati.
}

mathmagic-how =
    Posa una tessera accanto alle altre. Le tessere non si girano mai, e i campi che si toccano devono avere lo stesso colore; due numeri rossi devono dividersi esattamente.
    Ogni lato unito conta: verde il prodotto, giallo la somma, blu la differenza, rosso il quoziente. Una tessera unita su tutti e quattro i lati porta 100 in più.
    Invece di posare puoi cambiare tessere. Alla fine ogni tessera rimasta sul leggio costa la somma dei suoi numeri. Vince chi ha più punti.
    Da solo, tutte le tessere sono scoperte, e provi a riempire tutta la cornice. Il suggerimento tiene in vista una cornice piena, se se ne conosce una.

mathmagic-about = Il colore dice come si conta.
mathmagic-teaches = addizione, sottrazione, moltiplicazione, divisione, pianificazione

mathmagic-help =
    Scegli una tessera con il suo numero, oppure con ← → e Invio. Ogni casella possibile mostra allora una lettera e i punti che si fanno lì.
    Vai a una casella con le frecce, con Tab o con la sua lettera. Vedi i punti e come si calcolano prima che succeda qualcosa.
    Invio conferma. Esc rimette a posto la tessera.
mathmagic-line-help =
    1@7F         posare la tessera 1 della tua mano sulla casella 7F
    CHIP@7F      lo stesso, con la tessera scritta per intero
    moves        che cosa può valere ogni tua tessera
    moves 1      le caselle per la tessera 1, prima le migliori
    swap CHIP    scambiare una tessera, o più, invece di posarne una
    miss         saltare il turno quando non si può fare altro
    take 7F      da solo: riprendere una tessera; stop: smettere
mathmagic-companion-help =
    G12R11B1R5@7G     una tessera viene posata sulla casella 7G: colori e numeri dall’alto, in senso orario
    swap 3            si scambiano tre tessere; nessuno deve dire quali
    miss              il turno è saltato
    hint G12R11B1R5   la mossa migliore per chi è di turno e ha questa tessera; nominale tutte
mathmagic-pieces =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
mathmagic-lay = Posa la tessera
mathmagic-pick = Scegli una tessera.
mathmagic-green-chip = { $a } × { $b } = { $points }
mathmagic-yellow-chip = { $a } + { $b } = { $points }
mathmagic-blue-chip = { $a } − { $b } = { $points }
mathmagic-red-chip = { $a } : { $b } = { $points }
