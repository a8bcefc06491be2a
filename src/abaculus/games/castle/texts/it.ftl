castle-name = { $colour ->
    [red] { colour-red }
    [blue] { colour-blue }
    [yellow] { colour-yellow }
   *[green] { colour-green }
} { $centre }
castle-seen = { $detail ->
    [yes] { castle-name } (scoperti { $exposed }, altezza { $height })
   *[no] { castle-name }
}
castle-stone = { castle-seen }: { $signed }
castle-stone-shown = { castle-seen }
castle-stone-comes = { castle-seen } entra: { $signed }
castle-stone-comes-shown = { castle-seen } entra
castle-stone-goes = { castle-name } esce: { $signed }
castle-stone-goes-shown = { castle-name } esce
castle-stone-changes = { castle-seen }: { $signed }
castle-stone-changes-shown = { castle-seen }
castle-count = { castle-seen }: { $reckoned ->
    [yes] { $working } = { $points }
   *[no] { $points }
}
castle-formula = { $formula } = { $points }
castle-stone-comes-kind = Pietre guadagnate
castle-stone-goes-kind = Pietre cedute
castle-stone-changes-kind = Lati coperti o liberati
castle-formula-kind = Secondo la formula
castle-formula-changes = { $formula } = { $after } ({ $signed })
count-castle-out =
    { $count ->
        [one] { $count } pietra fuori dal gioco
       *[other] { $count } pietre fuori dal gioco
    }

castle-ended-pile = { $you ->
    [yes] Hai posato l’ultima pietra della tua riserva.
   *[no] { $who } ha posato l’ultima pietra della propria riserva.
}
castle-ended-rounds = { $count ->
    [one] È stata giocata { $count } tornata; una partita non dura di più.
   *[other] Sono state giocate { $count } tornate; una partita non dura di più.
}
castle-soon-last = { $you ->
    [yes] In questo turno posi l’ultima pietra della tua riserva: così finisce la partita.
   *[no] In questo turno { $who } posa l’ultima pietra della propria riserva: così finisce la partita.
}
castle-soon-pile = { $you ->
    [yes] { $count ->
        [one] Nella tua riserva resta solo { $count } pietra; quando è posata, la partita finisce.
       *[other] Nella tua riserva restano solo { $count } pietre; quando l’ultima è posata, la partita finisce.
    }
   *[no] { $count ->
        [one] Nella riserva di { $who } resta solo { $count } pietra; quando è posata, la partita finisce.
       *[other] Nella riserva di { $who } restano solo { $count } pietre; quando l’ultima è posata, la partita finisce.
    }
}
castle-soon-rounds = { $count ->
    [one] Questo è l’ultimo turno: la partita finisce dopo { $rounds } tornate.
   *[other] Restano { $count } turni: la partita finisce dopo { $rounds } tornate.
}
castle-why-second = { $you ->
    [yes] Prima hai fatto { $first }, che non serviva: vale il secondo tiro.
   *[no] { $who } ha fatto prima { $first }, che non serviva: vale il secondo tiro.
}
castle-why-four = { $you ->
    [yes] Hai fatto 4 e salti questo turno.
   *[no] { $who } ha fatto 4 e salta questo turno.
}
castle-why-own = { $you ->
    [yes] Hai fatto 5, ma nessuna delle tue pietre si può togliere:
   *[no] { $who } ha fatto 5, ma nessuna delle sue pietre si può togliere:
}
castle-why-own-none = { castle-why-own } nel castello non ce ne sono.
castle-why-own-covered = { castle-why-own } ne hanno altre sopra.
castle-why-own-crowded = { castle-why-own } { $count ->
    [one] l’unica in cima ha più di quattro vicine.
   *[other] quelle in cima hanno tutte più di quattro vicine.
}
castle-why-own-apart = { castle-why-own } { $count ->
    [one] senza l’unica in cima il castello si dividerebbe.
   *[other] senza una qualsiasi di quelle in cima il castello si dividerebbe.
}
castle-why-own-mixed = { castle-why-own } quelle in cima hanno più di quattro vicine, o senza di loro il castello si dividerebbe.
castle-why-other = { $you ->
    [yes] Hai fatto 6, ma nessuna pietra di un altro giocatore si può togliere:
   *[no] { $who } ha fatto 6, ma nessuna pietra di un altro giocatore si può togliere:
}
castle-why-other-none = { castle-why-other } nel castello non ce ne sono.
castle-why-other-covered = { castle-why-other } ne hanno altre sopra.
castle-why-other-crowded = { castle-why-other } { $count ->
    [one] l’unica in cima ha più di quattro vicine.
   *[other] quelle in cima hanno tutte più di quattro vicine.
}
castle-why-other-apart = { castle-why-other } { $count ->
    [one] senza l’unica in cima il castello si dividerebbe.
   *[other] senza una qualsiasi di quelle in cima il castello si dividerebbe.
}
castle-why-other-mixed = { castle-why-other } quelle in cima hanno più di quattro vicine, o senza di loro il castello si dividerebbe.

castle-how =
    Tira il dado e fai ciò che dice. 1, 2 o 3: posa altrettante pietre, ognuna pescata quando la precedente è posata. 4: salti il turno. 5: togli una tua pietra. 6: togli una pietra di un altro giocatore.
    Una pietra va accanto alle altre, girata come vuoi, o esattamente sopra una pila; nessuna pila supera otto.
    Si tolgono solo le pietre in cima. Una pietra a terra può avere al massimo quattro vicine, e il castello non deve dividersi.
    La partita finisce quando qualcuno posa l'ultima pietra della sua riserva. Allora contano le pietre visibili, come convenuto: di solito i numeri grandi al centro. Un numero piccolo è scoperto se accanto non c'è una pila alta almeno altrettanto.

castle-about = Tira, impila e resta in cima.
castle-teaches = addizione, confronto di numeri, senso dello spazio

castle-help =
    Scegli la pietra pescata con 1 o Invio. Ogni posto possibile mostra allora una lettera e i punti che la pietra vale lì, girata al meglio.
    Vai a un posto con le frecce, con Tab o con la sua lettera. Gira la pietra con Q ed E. Vedi i punti e come si calcolano prima che succeda qualcosa.
    Se il dado chiede di togliere una pietra, vai a quella pietra allo stesso modo.
    Invio conferma. Esc rimette a posto la pietra.
castle-line-help =
    1@2,-1/3     posare la pietra pescata in 2,-1, girata 3 volte; senza /3, girata al meglio
    PIETRA@2,-1/3  lo stesso, con la pietra scritta per intero
    take 2,-1    togliere dal castello la pietra in cima in 2,-1
    miss         saltare il turno quando il dado non permette altro
    moves        che cosa può valere la pietra pescata
    moves 1      i posti per lei, prima i migliori
castle-pieces =
    { $count ->
        [one] { $count } pietra
       *[other] { $count } pietre
    }
castle-lay = Posa la pietra
castle-pick = Scegli un posto per la tua pietra.
castle-pick-board = Scegli una pietra sul tabellone.
castle-task-build =
    { $you ->
        [yes] { $count ->
            [one] Posa una pietra.
           *[other] Posa { $count } pietre: questa è la { $place }ª.
        }
       *[no] { $count ->
            [one] { $who } posa una pietra.
           *[other] { $who } posa { $count } pietre.
        }
    }
castle-task-own =
    { $you ->
        [yes] Togli una delle tue pietre.
       *[no] { $who } toglie una delle proprie pietre.
    }
castle-task-other =
    { $you ->
        [yes] Togli una pietra degli altri.
       *[no] { $who } toglie una pietra altrui.
    }
castle-task-miss =
    { $you ->
        [yes] Salti questo turno.
       *[no] { $who } salta questo turno.
    }
