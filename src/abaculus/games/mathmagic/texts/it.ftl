mathmagic-green = verde { $a } × { $b } = { $points }
mathmagic-yellow = giallo { $a } + { $b } = { $points }
mathmagic-blue = blu { $a } - { $b } = { $points }
mathmagic-red = rosso { $a } / { $b } = { $points }
mathmagic-surrounded = tutti e quattro i lati: { $points }
mathmagic-lies = una tessera in più
mathmagic-taken = una tessera in meno
mathmagic-left = { $piece } rimasta: −({ $working }) = −{ $points }
count-mathmagic-bag = sacchetto: { $count }
count-mathmagic-empty = caselle vuote: { $count }
count-mathmagic-actions = azioni rimaste: { $count }

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

mathmagic-how =
    Posa una tessera accanto alle altre. Le tessere non si girano mai, e i campi che si toccano devono avere lo stesso colore; due numeri rossi devono dividersi esattamente.
    Ogni lato unito conta: verde il prodotto, giallo la somma, blu la differenza, rosso il quoziente. Una tessera unita su tutti e quattro i lati porta 100 in più.
    Invece di posare puoi cambiare tessere. Alla fine ogni tessera rimasta sul leggio costa la somma dei suoi numeri. Vince chi ha più punti.
    Da solo, tutte le tessere sono scoperte, e provi a riempire tutta la cornice. Il suggerimento tiene in vista una cornice piena, se se ne conosce una.

mathmagic-about = Posa gettoni quadrati; il colore di ogni lato unito dice come si calcola.
mathmagic-teaches = addizione, sottrazione, moltiplicazione, divisione, pianificazione
