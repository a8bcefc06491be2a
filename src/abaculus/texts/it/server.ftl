# What the server says no with, and what the commands around it print.

refused-bad-request = La richiesta non si capisce.
refused-illegal = Qui non è possibile.
refused-bad-option = La partita non si può preparare così.
refused-bad-name = Scegli un altro nome.
refused-bad-position = Questa non è una posizione di questo gioco.
refused-no-undo = Non si può annullare: da allora è stato mostrato qualcosa, o non c’è nulla da annullare.
refused-no-guest = Scegli prima un nome.
refused-bad-token = Questa chiave non è conosciuta qui.
refused-not-by-token = Questo non si può fare con una chiave.
refused-bad-code = Questo codice non è conosciuto qui.
refused-bad-origin = Questa richiesta viene da un’altra pagina.
refused-bad-host = Questo server non risponde a questo nome. Chi lo gestisce può consentirlo con --allowed-host o ABACULUS_ALLOWED_HOSTS.
refused-not-host = Può farlo solo chi ha aperto il tavolo.
refused-not-seated = Non sei seduto a questo tavolo.
refused-not-your-seat = Questo non è il tuo posto.
refused-bots-seat = A questo posto gioca un bot.
refused-not-your-turn = Non è il tuo turno.
refused-hints-off = A questo tavolo non ci sono suggerimenti.
refused-not-told = Che cosa porta si dice solo dopo.
refused-no-table = Questo tavolo non esiste.
refused-no-seat = Questo posto non esiste.
refused-no-game = Questo gioco non esiste.
refused-no-push = Questo server non invia notifiche.
refused-stale = La partita è andata avanti. Guarda di nuovo.
refused-not-started = La partita non è ancora cominciata.
refused-already-started = La partita è già cominciata.
refused-over = La partita è finita.
refused-not-over = La partita non è ancora finita.
refused-paused = La partita è in pausa.
refused-not-paused = La partita non è in pausa.
refused-full = Tutti i posti sono occupati.
refused-seat-taken = Questo posto è occupato.
refused-reserved = Questo posto è riservato a qualcun altro.
refused-nothing-asked = Non c’è nessuna domanda.
refused-not-absent = Lì non manca nessuno.
refused-already-asked = C’è già una domanda in sospeso.
refused-busy = Il server è occupato. Riprova.
refused-shutting-down = Il server si riavvia. Riprova tra un momento.
refused-too-large = È troppo grande.
refused-too-fast = Troppo veloce. Aspetta un momento.
refused-too-many-tables = Hai troppi tavoli aperti. Finiscine prima uno.
refused-too-many-guests = Troppi nuovi ospiti da qui. Riprova più tardi.
refused-too-many-sockets = Troppe connessioni da qui.
refused-too-many-tokens = Hai troppe chiavi. Eliminale prima.
refused-log-full = A questo tavolo sono successe troppe cose. Da ora contano solo le mosse.

serve-here = Abaculus è servito su { $url }
serve-there = Altri dispositivi lo raggiungono su { $url }
serve-alone = Solo questa macchina lo raggiunge; --host 0.0.0.0 fa entrare le altre.
serve-stop = Ctrl-C lo ferma.
verify-fair = { $count ->
    [0] Riga { $line }, { $game }: nessun caso, niente da controllare.
    [one] Riga { $line }, { $game }: un esito del caso, come dicono i dadi.
   *[other] Riga { $line }, { $game }: { $count } esiti del caso, tutti come dicono i dadi.
}

admin-no-tables = Non ci sono tavoli così.
admin-ended = { $table } è finito.
admin-deleted = { $table } è eliminato.
admin-nobody = Nessuno
admin-forgotten =
    { $count ->
        [0] Dimenticato. L’ospite non era a nessun tavolo.
        [one] Dimenticato, a un tavolo.
       *[other] Dimenticato, a { $count } tavoli.
    }
admin-swept =
    Eliminati: { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    } e { $guests ->
        [one] un ospite
       *[other] { $guests } ospiti
    }.
admin-copied = La copia è in { $file }.
admin-restored = Il database è ora quello di { $file }.
admin-kept = Ciò che c’era prima è conservato in { $file }.
