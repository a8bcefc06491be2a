# Il tavolo di analisi.

study-title = Tavolo di analisi
study-link = Analisi
study-setup = Comporre una posizione
study-game = Gioco
study-begin = Dall’inizio
study-position = Riga di posizione
study-position-how = Tutto ciò che è sul tavolo, in una riga. Viene controllata mentre scrivi.
study-position-good = È una posizione di questo gioco.
study-position-use = Riprendi da qui
study-steps = Passi
study-step = Scrivi una mossa o usa il tavolo
study-add = Aggiungi
study-chance = Che cosa è uscito? Cerca o scegli
study-chance-none = { $text } non può uscire qui.
study-chance-more = { $count ->
    [one] Un’altra possibilità: cercala.
   *[other] Altre { $count } possibilità: cercale.
}
study-first = All’inizio
study-last = Alla fine
study-drop = Cancella da qui
study-branch = Oppure: { $action }
study-scores = Punti dopo
study-wrong = Il passo { $number } di { $steps }, { $action }, non è possibile: { $reason }
study-keep = Salvare, aprire e condividere
study-open = Apri un file
study-paste = O incolla il registro di una partita
study-load = Carica
study-no-log = La riga { $line } non è il registro di una partita.
study-bad-link = Questo link non contiene alcuna partita.
study-name = Nome del giocatore { $number }
