hexamino-rid-of = { $fields ->
    [one] −{ $points }
   *[other] −({ $working }) = −{ $points }
}
hexamino-left = { $piece } rimasta: { $fields ->
    [one] { $points }
   *[other] { $working } = { $points }
}
count-hexamino-pack = mazzo: { $count }

hexamino-how =
    Posa una tessera in modo che ne tocchi un'altra con un campo a punti. Lungo ogni bordo comune i due campi devono essere uguali: gli stessi punti, o entrambi vuoti.
    Tutte le tessere portano da 1 a 6 nello stesso ordine: una tessera che va bene si gira da sola.
    Se nessuna tessera della tua mano va bene, peschi, al massimo due; poi salti il turno. Dopo ogni posa ne peschi una.
    Alla fine i punti delle tessere che ti restano contano contro di te: vince il totale più basso.
    Serpente: posa solo accanto all'ultima tessera; una tessera finale, con un solo campo, serve quando nessun altro può continuare. Stella: posa verso l'esterno lungo i sei bracci, sei tessere e una tessera finale ciascuno.

hexamino-about = Domino esagonale: liberati dei tuoi punti.
hexamino-teaches = addizione, confronto di disegni, senso dello spazio
