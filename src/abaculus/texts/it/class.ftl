# Classes: a code, tables of one game, and the teacher's page.

refused-no-class = Non c’è una classe con questo codice.
refused-class-closed = Questa classe è chiusa.
refused-class-full = Questa classe è al completo.
refused-not-teacher = Può vederlo solo chi ha creato la classe.
refused-teacher-plays = Questa classe l’hai creata tu. Non si gioca nella propria classe.
refused-too-many-classes = Hai troppe classi aperte. Chiudine prima una.
refused-no-fill = In questa classe i bot non occupano posti vuoti.

class-title = Classi
class-join-title = Entra in una classe
class-code = Codice della classe
class-join = Entra
class-back = Torna al mio tavolo
class-other-device = Su un altro dispositivo rispetto all’ultima volta? Usa prima il tuo codice nelle impostazioni.
class-make-title = Per insegnanti: crea una classe
class-how = Tutti giocano allo stesso gioco, a tavoli della stessa grandezza. Agli alunni servono il codice e un nome, nessun account.
class-label = Nome della classe
class-game = Gioco
class-seats = Posti a ogni tavolo
class-bots = Di cui bot
class-fill = Posso completare l’ultimo tavolo con i bot
class-make = Crea la classe
class-mine = Le tue classi
class-is-closed = chiusa
class-pupils =
    { $count ->
        [0] ancora nessuno
        [one] un alunno
       *[other] { $count } alunni
    }
class-teacher = Pagina dell’insegnante
class-invite = Ecco come si entra: gli alunni aprono { $address } e scrivono il codice.
class-qr = L’accesso alla classe come codice QR
class-none = Non c’è ancora nessuno. Mostra il codice o il codice QR.
class-table = Tavolo { $number }
class-phase-waiting = in attesa
class-phase-playing = in gioco
class-phase-over = finita
class-to-move = di turno
class-watch = Guarda
class-start = Inizia con i bot
class-close = Chiudi la classe
class-close-sure = Chiudere la classe? Nessuno potrà più entrare e le partite in corso finiscono.
class-csv = Scarica come CSV
class-reckonings = Giusto e sbagliato
class-all = Tutto
class-pupil = Alunno
class-column-table = Tavolo
class-column-phase = Stato
class-points = Punti
class-points-hidden = punti ancora nascosti
class-right = giusto
class-wrong = sbagliato
class-right-of = { $operation }: giusto
class-wrong-of = { $operation }: sbagliato
class-updated = Ultime notizie dal server alle { $time }.
