# Comporre una posizione indicando.

setup-open = Componi pezzo per pezzo
setup-how = Scegli un pezzo della scatola e poi un posto. Per togliere un pezzo, sceglilo sul tavoliere.
setup-how-on = Scegli il pezzo seguente o analizza la posizione.
setup-how-lay = { $piece }: scegli ora un posto sul tavoliere, o un pezzo di una mano con cui scambiarlo.
setup-how-nowhere = { $piece } ora non sta in nessun posto del tavoliere, ma si può scambiare con un pezzo di una mano.
setup-how-held = { $piece }: scegli ora un pezzo della scatola con cui scambiarlo.
setup-box = La scatola
setup-search = Cerca un pezzo
setup-none = Nella scatola non c’è un pezzo così.
setup-piece = { $count ->
    [one] { $piece }, uno
   *[other] { $piece }, { $count } pezzi
}
setup-hand = Mano di { $who }
setup-beside = Accanto al tavolo
setup-add = Aggiungi qui il pezzo scelto
setup-drop = Rimetti nella scatola
setup-take = Togli
setup-lay = Posa qui
setup-previous = Posto precedente
setup-next = Posto seguente
setup-turn = A chi tocca?
setup-points = Punti di { $who }
setup-done = Analizza questa posizione
setup-at-free = Posto { $cell }
setup-at-piece = { $piece } su { $cell }
setup-laid = { $piece } è su { $cell }.
setup-taken = { $piece } è stato tolto da { $cell }.
setup-not-laid = { $piece } non può stare su { $cell }.
setup-not-taken = { $piece } non si può togliere da { $cell }.
setup-held = { $piece } è stato aggiunto.
setup-exchanged = { $piece } ha preso il posto di { $other }.
setup-dropped = { $piece } è tornato nella scatola.
setup-pointed = { $who } ha { $points } { $points ->
    [one] punto.
   *[other] punti.
}
setup-turned = Tocca a { $who }.
setup-undone = Annullato.
