# Lezioni nel browser e consigli al primo tavolo. Ciò che dice la lezione di un gioco sta accanto ai suoi passi.

learn-link = Impara
learn-title = Impara { $game }
learn-step = { $number } di { $count }
learn-progress = Avanzamento
learn-back = Indietro
learn-next = Avanti
learn-again = Ancora una volta
learn-show = Mostrami
learn-right = Giusto.
learn-rule = Leggi la regola: { $rule }
learn-not-this = Si può fare, ma qui si chiede altro.
learn-too-few = Si può fare. C’è una mossa che porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
learn-nothing-there = Lì ora non può andare nulla. I posti possibili brillano.
learn-pick-first = Scegli prima una tessera.
learn-no-lesson = Senza connessione la lezione non si può aprire.
learn-finished = Ora sai giocare.
learn-from-start = Ripeti la lezione
learn-first-moves = Le tue prime dieci mosse
learn-first-moves-how = Una vera partita contro un bot facile, con un consiglio prima di ognuna delle tue prime dieci mosse.

coach-title = Consiglio
coach-move = Mossa { $number } di { $count }:
coach-lay = La tessera { $number } porta { $points }: { $working }.
coach-lay-plain = La tessera { $number } porta { $points }.
coach-board = Una pietra sul tavolo vale { $points }: { $working }.
coach-exchange = Nulla va bene. Cambia { $numbers }.
coach-press = «{ $action }» è la cosa migliore ora.
coach-show = Mostra
coach-made = La tua mossa: { $got }.
coach-best = La tua mossa: { $got }. Buona quanto il consiglio, o meglio.
coach-less = La tua mossa: { $got }. Il consiglio avrebbe portato { $best }: { $working }.
coach-over = Queste erano le tue prime dieci mosse. Da qui giochi senza consigli; il suggerimento resta.
coach-close = Chiudi
