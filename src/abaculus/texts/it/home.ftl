# The first page, the sheet before a game, the lobby, and those who are invited.

sheet-close = Chiudi
home-title =
    { $count ->
        [5] Cinque giochi da tavolo fatti di numeri
        [one] Un gioco da tavolo fatto di numeri
       *[other] Giochi da tavolo fatti di numeri
    }
home-sub = Gioca con un amico, la famiglia, la classe o un bot alla tua altezza. Gratis e senza account.
home-go-on = La tua partita
home-start = Un gioco per cominciare
home-score = { $mine } a { $other }
home-continue = Continua
home-look = Apri
home-again = Un’altra partita?
home-new = Prima volta qui? Comincia da questo.
home-play = Gioca
home-more = Le tue altre partite
home-puzzles = Problemi
home-learn = Impara
home-classroom = Classe
home-puzzle-level = { $title }, livello { $stars } su 5.
home-puzzle-how = Una posizione, una sola mossa migliore.
home-lessons = Impara con Pip
home-lessons-how = Ogni gioco in cinque minuti, una mossa alla volta.
home-teachers = Per insegnanti
home-teachers-how = Un codice e gioca tutta la classe. Vedi chi ha bisogno di aiuto.
home-me = { $name }: il tuo nome e le impostazioni
home-you = Chi sei?
home-name-how = È quello che vedono gli altri al tavolo.
home-name-keep = Salva
home-also = Altro
choose-puzzle = Ogni giorno uno nuovo per ogni gioco.
choose-learn = Scegli un gioco. Pip ti mostra come funziona.
start-who = Contro chi giochi?
start-way-bot = Un bot
start-way-bot-how = subito
start-way-friends = Un amico
start-way-friends-how = con un link
start-way-device = Questo dispositivo
start-way-device-how = a turno
start-way-alone = Solo io
start-way-alone-how = per il mio record
start-way-class = La mia classe
start-way-class-how = con un codice
start-bot = Scegli un bot
start-bots-watched = Chi vuoi guardare giocare?
start-won = Ne hai vinte { $won } delle ultime { $games }.
start-name = Nome del giocatore { $number }
start-friends = Ricevi un link e un codice QR da mandare.
start-lobby = Oppure guarda chi aspetta nella sala
start-alone = Nessun avversario tranne te: quanti punti riesci a fare?
start-class = Il codice ce l’ha il tuo insegnante.
start-options = Opzioni
start-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
start-clock = con orologio
start-no-clock = senza orologio
start-points-off = punti contati per te
start-points-move = i punti li calcoli tu
start-points-end = conti tu alla fine
start-watch = Guarda i bot giocare tra loro
start-unwatch = Gioca tu
start-game = Inizia la partita
start-link = Ottieni il link
start-watching = Guarda
start-learn = Prima impara
lobby-waiting = In attesa di giocatori
lobby-playing = In corso
lobby-seats = Giocatori arrivati: { $taken } su { $seats }
lobby-offer = Apri una partita qui e altri ti troveranno.
lobby-open = Apri { $title }
lobby-others = Tutti i giochi
invite-from = { $who } ti invita a { $title }
invite-to = Hai un invito a { $title }
invite-wait =
    { $count ->
        [one] Manca un giocatore.
       *[other] Mancano { $count } giocatori.
    }
invite-full = I posti sono tutti occupati. Potrai guardare appena la partita comincia.
invite-here = Chi è arrivato
watch-told = Stai guardando questa partita.
