# The first page, the sheet before a game, the lobby, and those who are invited.

sheet-close = Sluiten
home-title =
    { $count ->
        [5] Vijf bordspellen van getallen
        [one] Een bordspel van getallen
       *[other] Bordspellen van getallen
    }
home-sub = Speel met een vriend, je familie, je klas of een bot die bij je past. Gratis en zonder account.
home-go-on = Je spel
home-start = Een spel om mee te beginnen
home-score = { $mine } tegen { $other }
home-continue = Verder
home-look = Openen
home-again = Nog een spel?
home-new = Nieuw hier? Begin hiermee.
home-play = Spelen
home-more = Je andere spellen
home-puzzles = Opgaven
home-learn = Leren
home-classroom = Klas
home-puzzle-level = { $title }, niveau { $stars } van 5.
home-puzzle-how = Eén stelling, één beste zet.
home-lessons = Leren met Pip
home-lessons-how = Elk spel in vijf minuten, zet voor zet.
home-teachers = Voor leraren
home-teachers-how = Eén code en de hele klas speelt. Je ziet wie hulp nodig heeft.
home-me = { $name }: je naam en instellingen
home-you = Wie ben jij?
home-name-how = Dit zien de anderen aan tafel.
home-name-keep = Opslaan
home-also = Meer
choose-puzzle = Elke dag een nieuwe, bij elk spel.
choose-learn = Kies een spel. Pip laat je zien hoe het gaat.
start-who = Tegen wie speel je?
start-way-bot = Een bot
start-way-bot-how = nu meteen
start-way-friends = Een vriend
start-way-friends-how = via een link
start-way-device = Dit apparaat
start-way-device-how = om de beurt
start-way-alone = Alleen ik
start-way-alone-how = om mijn record
start-way-class = Mijn klas
start-way-class-how = met een code
start-bot = Kies een bot
start-bots-watched = Naar wie wil je kijken?
start-won = Je won er { $won } van de laatste { $games }.
start-name = Naam van speler { $number }
start-friends = Je krijgt een link en een QR-code om te sturen.
start-lobby = Of kijk wie er in de lobby wacht
start-alone = Geen tegenstander dan jezelf: hoeveel punten haal je?
start-class = Je leraar heeft de code.
start-options = Opties
start-players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
start-clock = met klok
start-no-clock = zonder klok
start-points-off = punten worden geteld
start-points-move = jij rekent de punten uit
start-points-end = jij telt aan het eind
start-watch = Kijken hoe bots tegen elkaar spelen
start-unwatch = Zelf spelen
start-game = Spel starten
start-link = Link ophalen
start-watching = Kijken
start-learn = Eerst leren
lobby-waiting = Wachten op spelers
lobby-playing = Wordt gespeeld
lobby-seats = { $taken } van de { $seats } spelers zijn er
lobby-offer = Open hier een spel, dan vinden anderen je.
lobby-open = { $title } openen
lobby-others = Alle spellen
invite-from = { $who } nodigt je uit voor { $title }
invite-to = Je bent uitgenodigd voor { $title }
invite-wait =
    { $count ->
        [one] Nog één speler en het kan beginnen.
       *[other] Nog { $count } spelers en het kan beginnen.
    }
invite-full = Alle plaatsen zijn bezet. Zodra het spel begint, kun je kijken.
invite-here = Wie er is
watch-told = Je kijkt naar dit spel.
