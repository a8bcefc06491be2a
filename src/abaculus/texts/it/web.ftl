# What the browser client says. What it shares with the terminal is in play.ftl.

web-board = Il tabellone
web-zoom-in = Più grande
web-zoom-out = Più piccolo
web-zoom-fit = Mostra tutto
web-empty-seat = posto libero
web-said = { $who }: { $what }
web-guest = Ospite
web-no-server = Il server non è raggiungibile.
web-try-again = Riprova
web-menu = Menu
web-lobby = Sala
web-settings = Impostazioni
web-unofficial = Abaculus non è ufficiale. I nomi dei giochi appartengono ai loro editori; testi, disegni e tessere sono nostri.
web-your-name = Il tuo nome
web-games = Giochi
web-rules = Regole
web-players = Giocatori
web-level = Bot
web-waiting = In attesa di giocatori
web-playing = In corso
web-lobby-empty = Ora non aspetta nessuno
web-language = Lingua
web-language-away = { $language } non si può caricare adesso: il server non è raggiungibile.
web-theme = Luce
web-theme-auto = Come su questo dispositivo
web-theme-light = Chiara
web-theme-dark = Scura
web-palette = Colori
web-palette-mosaic = Mosaico
web-palette-contrast = Alto contrasto
web-palette-muted = Tenui
web-palette-mono = Trame senza tinte
web-other-device = Su un altro dispositivo
web-other-device-how = Con un codice un altro dispositivo gioca con il tuo nome. Chi ce l’ha sei tu: tienilo per te.
web-code-show = Mostra un nuovo codice
web-code-type = Un codice da un altro dispositivo
web-code-use = Usalo
web-loading = Un momento …
web-paused = La partita è in pausa
web-reconnecting = Riconnessione …
web-home = Inizio
web-sit = Siediti
web-join = Partecipa
web-call-off = Annulla la partita
web-handover = Passa il dispositivo a { $who }.
web-handover-ready = { $who }: mostra la mia mano
web-exchange-how = Scegli che cosa scambiare, poi conferma.
web-pick-place = Scegli un posto.
web-pick-turn = Scegli un posto. Toccalo di nuovo per ruotare.
web-no-place = Questa tessera non può andare lì.
web-no-choice = Questo ora non si può scegliere.
web-no-use = Questa tessera ora non si può posare da nessuna parte.
web-hand = La tua mano
web-piece = Tessera { $number }: { $piece }
web-did-lay = { $you ->
    [yes] Posi { $piece } in { $cell }: { play-points }.
   *[no] { $who } posa { $piece } in { $cell }: { play-points }.
}
web-chosen = Posto { $cell }.
web-turn-left = Gira a sinistra
web-turn-right = Gira a destra
web-claim-more = Una in più
web-claim-less = Una in meno
web-cancel = Annulla
web-hint = Suggerimento
web-list-moves = Tutte le mosse
web-undo = Ritira
web-asks-undo = { $who } vorrebbe ritirare l’ultima mossa.
web-asks-pause = { $who } vorrebbe una pausa.
web-asked-undo = Hai chiesto di ritirare l’ultima mossa. Si attende la risposta.
web-asked-pause = Hai chiesto una pausa. Si attende la risposta.
web-yes = Sì
web-no = No
web-resume = Continua
web-rematch = Rivincita
web-download = Scarica
web-moves = Mosse
web-pause = Pausa
web-resign = Abbandona
web-resign-sure = Abbandonare questa partita?
web-dice = Sorteggio equo
web-dice-how = Dadi e sorteggi sono stati sigillati prima della partita. Questo è il sigillo:
web-dice-seed = Il segreto dietro:
web-seats = Posti
web-away = assente
web-invite = Manda questo link a chi deve giocare:
web-qr = Il link come codice QR
web-link = Link
web-copy = Copia link
web-copied = Copiato
web-replay = Rivedi
web-replay-back = Un passo indietro
web-replay-on = Un passo avanti
web-graph = Punti nel corso della partita
web-dice-fair =
    { $count ->
        [0] In questa partita non c’era caso.
        [one] Un esito del caso è stato rifatto qui: è come dice il sigillo.
       *[other] { $count } esiti del caso sono stati rifatti qui: tutti sono come dice il sigillo.
    }
web-dice-wrong = I dadi non seguono dal sigillo: { $action }
web-dice-cannot = Questa pagina può controllare i dadi solo con una connessione sicura; abaculus verify controlla la partita scaricata.
