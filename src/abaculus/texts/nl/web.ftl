# What the browser client says. What it shares with the terminal is in play.ftl.

web-board = Het bord
web-zoom-in = Groter
web-zoom-out = Kleiner
web-zoom-fit = Alles tonen
web-empty-seat = vrije plaats
web-said = { $who }: { $what }
web-guest = Gast
web-no-server = De server is niet bereikbaar.
web-try-again = Opnieuw proberen
web-menu = Menu
web-lobby = Lobby
web-settings = Instellingen
web-unofficial = Abaculus is niet officieel. De namen van de spellen zijn van hun uitgevers; teksten, tekeningen en stenen zijn van ons.
web-your-name = Je naam
web-games = Spellen
web-rules = Regels
web-players = Spelers
web-level = Bot
web-waiting = Wacht op spelers
web-playing = Wordt gespeeld
web-lobby-empty = Er wacht nu niemand
web-language = Taal
web-language-away = { $language } kan nu niet worden opgehaald: de server is niet bereikbaar.
web-theme = Licht
web-theme-auto = Zoals op dit apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-palette = Kleuren
web-palette-mosaic = Mozaïek
web-palette-contrast = Hoog contrast
web-palette-muted = Gedempt
web-palette-mono = Patronen zonder tinten
web-other-device = Op een ander apparaat
web-other-device-how = Met een code speelt een ander apparaat onder jouw naam. Wie hem heeft, ben jij: houd hem voor jezelf.
web-code-show = Een nieuwe code tonen
web-code-type = Een code van een ander apparaat
web-code-use = Gebruiken
web-loading = Een ogenblik …
web-paused = Het spel ligt stil
web-reconnecting = Opnieuw verbinden …
web-home = Begin
web-sit = Gaan zitten
web-join = Meedoen
web-call-off = Spel annuleren
web-handover = Geef het apparaat aan { $who }.
web-handover-ready = { $who }: toon mijn hand
web-exchange-how = Kies wat je ruilt en bevestig.
web-pick-place = Kies een plaats.
web-pick-turn = Kies een plaats. Tik nog eens om te draaien.
web-no-place = Deze steen kan daar niet liggen.
web-no-choice = Dat kan nu niet worden gekozen.
web-no-use = Deze steen kan nu nergens liggen.
web-hand = Je hand
web-piece = Steen { $number }: { $piece }
web-did-lay = { $you ->
    [yes] Je legt { $piece } op { $cell }: { play-points }.
   *[no] { $who } legt { $piece } op { $cell }: { play-points }.
}
web-chosen = Plaats { $cell }.
web-turn-left = Naar links draaien
web-turn-right = Naar rechts draaien
web-claim-more = Eén meer
web-claim-less = Eén minder
web-cancel = Annuleren
web-hint = Hint
web-list-moves = Alle zetten
web-undo = Terugnemen
web-asks-undo = { $who } wil de laatste zet terugnemen.
web-asks-pause = { $who } wil een pauze.
web-asked-undo = Je hebt gevraagd de laatste zet terug te nemen. Er is nog geen antwoord.
web-asked-pause = Je hebt om een pauze gevraagd. Er is nog geen antwoord.
web-yes = Ja
web-no = Nee
web-resume = Verder
web-rematch = Revanche
web-download = Downloaden
web-moves = Zetten
web-pause = Pauze
web-resign = Opgeven
web-resign-sure = Dit spel opgeven?
web-dice = Eerlijk getrokken
web-dice-how = Dobbelstenen en trekkingen zijn vóór het spel verzegeld. Dit is het zegel:
web-dice-seed = Het geheim erachter:
web-seats = Plaatsen
web-away = weg
web-invite = Stuur deze link naar wie mee mag doen:
web-qr = De link als QR-code
web-link = Link
web-copy = Link kopiëren
web-copied = Gekopieerd
web-replay = Naspelen
web-replay-back = Een stap terug
web-replay-on = Een stap verder
web-graph = Punten in de loop van het spel
web-dice-fair =
    { $count ->
        [0] In dit spel was er geen toeval.
        [one] Eén toevalsuitkomst is hier nagerekend: ze is zoals het zegel zegt.
       *[other] { $count } toevalsuitkomsten zijn hier nagerekend: alle zijn zoals het zegel zegt.
    }
web-dice-wrong = De dobbelstenen volgen niet uit het zegel: { $action }
web-dice-cannot = Deze pagina kan de dobbelstenen alleen via een veilige verbinding controleren; abaculus verify controleert het gedownloade spel.
