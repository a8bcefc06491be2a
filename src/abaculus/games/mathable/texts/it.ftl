mathable-equation = { $a } { $sign } { $b } = { $value }
mathable-award = su una casella { $factor ->
    [2] doppia
   *[3] tripla
}: { $product }
mathable-bonus = leggio svuotato: { $points }
mathable-left = { $count ->
    [one] { $count } gettone rimasto: −{ $points }
   *[other] { $count } gettoni rimasti: −({ $working }) = −{ $points }
}
count-mathable-bag = sacchetto: { $count }

play-do-extra = Pesca un gettone in più
play-do-no-extra = Nessun gettone in più
play-do-accept = Accetta
play-do-challenge = Contesta

mathable-how =
    Metti un gettone accanto ad altri due in linea retta se è la loro somma, la differenza, il prodotto o il quoziente. Puoi metterne quanti vuoi, uno dopo l'altro.
    Ogni direzione che forma un'equazione porta il valore del gettone; le caselle premio lo raddoppiano o lo triplicano. Una casella con un segno vuole quel segno e ti permette di pescare un gettone in più.
    Chi comincia il turno con sette gettoni e li mette tutti riceve altri 50 punti. Invece di mettere puoi scambiare gettoni.
    Alla fine perdi il valore di ciò che hai ancora. Vince chi ha più punti.

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

mathable-about = Metti un numero accanto ad altri due di cui è somma, differenza, prodotto o quoziente.
mathable-teaches = addizione, sottrazione, moltiplicazione, divisione
