hexamino-rid-of = { $fields ->
    [one] −{ $points }
   *[other] −({ $working }) = −{ $points }
}
hexamino-left = { $piece } rimasta: { $fields ->
    [one] { $points }
   *[other] { $working } = { $points }
}
hexamino-rid-of-kind = Posate
count-hexamino-pack =
    { $count ->
        [one] { $count } tessera nel mazzo
       *[other] { $count } tessere nel mazzo
    }

hexamino-ended-out = { $you ->
    [yes] Hai posato la tua ultima tessera e il mazzo è vuoto.
   *[no] { $who } ha posato la sua ultima tessera e il mazzo è vuoto.
}
hexamino-ended-all-out = Tutte le tessere sono posate: nessuno ne ha più.
hexamino-ended-missed = { $rounds ->
    [one] Il mazzo è vuoto e tutti hanno saltato il turno, uno dopo l’altro.
   *[other] Il mazzo è vuoto e tutti hanno saltato il turno due volte di seguito.
}
hexamino-ended-closed = { $you ->
    [yes] Hai posato la tessera finale { $piece }, dopo la quale non può venire niente.
   *[no] { $who } ha posato la tessera finale { $piece }, dopo la quale non può venire niente.
}
hexamino-ended-dead = { $count ->
    [one] L’ultima tessera che non è sul tavolo non va più bene da nessuna parte.
   *[other] Nessuna delle { $count } tessere che non sono sul tavolo va più bene da qualche parte.
}
hexamino-soon-missed = Il mazzo è vuoto: se si salta ancora un turno, la partita finisce.
hexamino-why-no-pack = { $you ->
    [yes] Nessuna delle tue tessere va bene e il mazzo è vuoto: puoi solo saltare il turno.
   *[no] { $who } non ha nessuna tessera che vada bene e il mazzo è vuoto.
}
hexamino-why-drawn = { $you ->
    [yes] Nessuna delle tue tessere va bene e ne hai già pescate due: puoi solo saltare il turno.
   *[no] { $who } ha pescato due tessere e non ne ha ancora nessuna che vada bene.
}
hexamino-why-end-tile = { $count ->
    [one] Va bene solo la tessera finale { $piece }, che deve aspettare finché tutti gli altri hanno saltato il turno dopo l’ultima posa.
   *[other] Vanno bene solo le tessere finali { $piece }, che devono aspettare finché tutti gli altri hanno saltato il turno dopo l’ultima posa.
}

hexamino-how =
    Posa una tessera in modo che ne tocchi un'altra con un campo a punti. Lungo ogni bordo comune i due campi devono essere uguali: gli stessi punti, o entrambi vuoti.
    Tutte le tessere portano i loro punti nello stesso ordine: una tessera che va bene si gira da sola.
    Se nessuna tessera della tua mano va bene, peschi, al massimo due; poi salti il turno. Dopo ogni posa ne peschi una.
    Alla fine i punti delle tessere che ti restano contano contro di te: vince il totale più basso.
    Serpente: posa solo accanto all'ultima tessera; una tessera finale, con un solo campo, serve quando nessun altro può continuare. Stella: posa verso l'esterno lungo i sei bracci, sei tessere e una tessera finale ciascuno.

hexamino-about = Domino a sei lati. Vince chi ha meno punti.
hexamino-teaches = addizione, confronto di disegni, senso dello spazio

hexamino-help =
    Scegli una tessera con il suo numero, oppure con ← → e Invio. Ogni posto in cui va bene mostra allora una lettera e i punti di cui ti liberi lì.
    Vai a un posto con le frecce, con Tab o con la sua lettera. La tessera si gira da sola: va bene in un solo modo.
    Invio conferma. Esc rimette a posto la tessera. Se nessuna delle tue tessere va bene, pesca; dopo due tessere pescate salti il turno.
hexamino-line-help =
    1@2,-1       posare la tessera 1 della tua mano in 2,-1; si gira da sola
    TESSERA@2,-1 lo stesso, con la tessera scritta per intero
    draw         pescare una tessera quando nessuna delle tue va bene
    miss         saltare il turno quando non puoi né posare né pescare
    moves        dove va bene ogni tessera della tua mano
    moves 1      i posti per la tessera 1, prima i migliori
