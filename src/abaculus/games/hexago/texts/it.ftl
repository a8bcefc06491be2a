hexago-edge-colour = { $a } + { $b } = { $sum }
hexago-edge-number = { $a } + { $b } = { $sum }
hexago-edge-both = ({ $a } + { $b }) × 2 = { $points }
hexago-edge-colour-kind = Stesso colore
hexago-edge-number-kind = Stesso numero
hexago-edge-both-kind = Entrambi, contano doppio
hexago-times-edges-kind = Più lati insieme
hexago-times-edges = { $total } × { $edges } = { $product }

hexago-ended-hands = Tutte le tessere sono posate e tutte le mani sono vuote.
hexago-ended-solo = Tutte le tessere sono posate.
hexago-soon-last = { $you ->
    [yes] È la tua ultima tessera: quando l’hai posata, la partita finisce.
   *[no] { $who } sta per posare l’ultima tessera: poi la partita finisce.
}

hexago-how =
    Posa una tessera accanto alle altre, girata come vuoi. Nulla deve combaciare.
    Dove si toccano due campi dello stesso colore o con lo stesso numero, i loro numeri si sommano. Se sono uguali entrambi, la somma vale doppio.
    Se combaciano più lati, tutto si moltiplica per quanti sono.
    Da soli, tutte le tessere sono scoperte e si cerca il totale più alto.

hexago-about = Fai combaciare colori e numeri, lato contro lato.
hexago-teaches = addizione, raddoppio, moltiplicazione, senso dello spazio
