# Perché una mossa sarebbe stata migliore: ragioni, la più forte per prima. Ognuna può stare da sola.
reason-points = { $rid ->
    [yes] Si libera subito di { $better } invece di { $played }.
   *[no] Porta subito { $better } invece di { $played }.
}
reason-costs = Costa subito { $better } { $better ->
    [one] punto
   *[other] punti
} invece di { $played }.
reason-gives = Dà agli altri { $better } { $better ->
    [one] punto
   *[other] punti
} invece di { $played }.
reason-others = Costa agli altri { $better } { $better ->
    [one] punto
   *[other] punti
} invece di { $played }.
reason-opens = La mossa giocata apre { $place ->
    [double] la casella doppia { $cell }
    [triple] la casella tripla { $cell }
   *[plain] { $cell }
} per circa { $points } (nel { $percent } % dei casi).
reason-leaves = La mossa giocata lascia { $place ->
    [double] la casella doppia { $cell }
    [triple] la casella tripla { $cell }
   *[plain] { $cell }
} al giocatore seguente, per circa { $points } (nel { $percent } % dei casi).
reason-reply = { $rid ->
    [yes] La risposta si libera allora di circa { $better } invece di { $played }.
   *[no] La risposta porta allora circa { $better } invece di { $played }.
}
reason-harm = Quello che gli altri fanno poi costa circa { $better } invece di { $played }.
reason-stuck = Lascia il giocatore seguente senza punti nel { $better } % dei casi invece del { $played } %.
reason-follow = { $rid ->
    [yes] Il proprio prossimo turno si libera allora di circa { $better } invece di { $played }.
   *[no] Il proprio prossimo turno porta allora circa { $better } invece di { $played }.
}
reason-keeps = Conserva { $pieces }, che in mano vale circa { $points } { $points ->
    [one] punto
   *[other] punti
} in più.
reason-price = { $rid ->
    [yes] Si libera subito di { $points } { $points ->
        [one] punto
       *[other] punti
    } in meno.
   *[no] Porta subito { $points } { $points ->
        [one] punto
       *[other] punti
    } in meno.
}
reason-later = Rende più tardi: circa { $points } { $points ->
    [one] punto
   *[other] punti
} entro la fine della partita.
reason-end = Calcolato esattamente, il vantaggio alla fine è { $better } invece di { $played }.
reason-end-won = Calcolata esattamente, non perde (vantaggio alla fine { $better } invece di { $played }).
reason-end-chance = Calcolata esattamente, vince nel { $better } % dei casi invece del { $played } %.

# `abaculus review` e l'analisi nel browser.
review-title = Analisi della partita
review-gave = ha ceduto il { $percent } % di probabilità di vincere e { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
review-gave-points = ha ceduto { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
review-better = Meglio: { $action }
review-none = Nessuna mossa ha ceduto molto.
review-worst = Le mosse che hanno ceduto di più
review-win = Probabilità di vincere
review-graph = Probabilità di vincere durante la partita, come ogni giocatore poteva conoscerla
review-working = { $done } mosse su { $all } analizzate
review-ask = Analizza questa partita
review-again = Riprova

# `abaculus analyse`.
analyse-move = Mossa
analyse-points = Punti
analyse-margin = Vantaggio alla fine
analyse-win = Vince
analyse-visits = Partite di prova
analyse-line = Può proseguire
analyse-exact = risolto

# Suggerimenti, passo per passo.
hint-where = Guarda { $cell }.
hint-kind = Guarda la tua mano: non si tratta di posare.
hint-lays = Guarda la tua mano: c'è qualcosa da posare.
hint-piece = Si tratta del numero { $numbers } della tua mano.
hint-no-piece = Non serve nessun pezzo della tua mano.
hint-more = Chiedi ancora per saperne di più.

# Problemi.
puzzle-title = Problema del giorno
puzzle-of = { $title }: problema del giorno
puzzle-task-you = Tocca a te. Una mossa è chiaramente la migliore. Quale?
puzzle-stars = Difficoltà { $stars } su 5
puzzle-right = È quella.
puzzle-why = { $exact ->
    [yes] Vantaggio alla fine, calcolato esattamente: { $margin }; dopo la seguente, { $second }: { $other }.
   *[no] Vantaggio da attendersi alla fine: circa { $margin }; dopo la seguente, { $second }: circa { $other }.
}
puzzle-wrong = C'è di meglio. Riprova.
puzzle-show = Mostra la soluzione
puzzle-solution = La soluzione: { $action }
puzzle-found = { $who }: { $percent } %
puzzle-others = Quanto spesso la trovano i bot
puzzle-hidden = Si vede solo ciò che potresti sapere.
puzzle-task-whole = Quale turno porta più punti, senza pescare nulla?
puzzle-right-whole = È il turno migliore: { $points } { $points ->
    [one] punto
   *[other] punti
}.
puzzle-wrong-whole = Questo turno porta { $points } { $points ->
    [one] punto
   *[other] punti
}; se ne possono fare { $most }. Riprova.
puzzle-so-far = Finora: { $points } { $points ->
    [one] punto
   *[other] punti
}
puzzle-anew = Ricomincia
