# The table on the page: who plays, what can be done, what happened.
number = { $value }
sign-divide = :
plate-to-play = Tocca a te
plate-thinking = Sta pensando
plate-pile = { $pieces }, { $pile } da pescare
plate-to-draw = ancora { $count } da pescare
table-pieces =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
table-lay = Posa la tessera
table-pick = Scegli una tessera.
table-pick-board = Scegline una sul tabellone.
table-more = { play-points } finora: posa un’altra tessera o finisci il turno.
web-tools = Strumenti
web-more = Altro
web-close = Chiudi
web-flat = Vista piatta
web-sounds = Suoni
web-key = Che cosa significano i colori
web-no-moves = Nessuno ha ancora giocato.
web-round = Giro { $number }
web-dead-place = Niente di ciò che resta va bene qui.
keys-title = Tasti
keys-piece = scegliere il pezzo con questo numero
keys-place = andare da un posto all’altro, prima il migliore
keys-turn = ruotare a sinistra, a destra
keys-confirm = fare ciò che è scelto
keys-cancel = rimettere a posto
keys-exchange = cambiare
keys-hint = un suggerimento
keys-zoom = più grande, più piccolo, tutto
keys-move = spostare il tabellone
keys-list = questa lista
web-say = Di’ qualcosa
die-shows = Il dado mostra { $value }
