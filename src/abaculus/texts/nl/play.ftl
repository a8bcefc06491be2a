# Wat `abaculus play` zegt. Sleutels van zetten, knoppen en toeval eindigen op de soort zet, zoals scènes en notatie die noemen.

play-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

# Namen
play-you = Jij
play-player = Speler { $number }
play-bot-greedy = Gulzige bot
play-bot-random = Toevalsbot

colour-red = rood
colour-blue = blauw
colour-yellow = geel
colour-green = groen
colour-pink = roze

# Wie aan de beurt is
play-turn-you = Jij bent aan de beurt
play-turn-other = { $who } is aan de beurt
play-turn-bot = { $who } denkt na
play-turn-chance = Er wordt getrokken
play-turn-ask = Wat kwam er?
play-turn-over = Het spel is uit

# Naast de hand
play-holds = hand { $hand }, stapel { $pile }
play-holds-hand = hand { $hand }
play-shows = toont { $pieces }
count-unseen =
    { $count ->
        [one] { $count } steen nog niet gezien
       *[other] { $count } stenen nog niet gezien
    }
play-recent = Laatste zetten

# Wat nu te doen is
play-pick = Kies een tegel: druk op zijn nummer.
play-pick-page = Kies een tegel: zijn nummer, of ← → en Enter. Hier: { $first }–{ $last } van { $all }.
play-pick-button = Kies met ← → en Enter.
play-pick-several = Kies tegels met hun nummers en druk op Enter.
play-preview = { play-points }: { $working }
play-preview-nothing = Hier geen punten.
play-preview-button = { $action }

# Knoppen
play-do-roll = Dobbelen
play-do-draw = Trekken
play-do-end = Beurt beëindigen
play-do-swap = Ruilen
play-do-miss = Overslaan
play-do-take = Wegnemen

# Namen van toetsen
play-name-enter = Enter
play-name-escape = Esc
play-name-page-down = PgDn

# Wat toetsen doen, op de laatste regel
play-key-tile = tegel
play-key-choose = kiezen
play-key-page = meer tegels
play-key-place = plaats
play-key-turn = draaien
play-key-confirm = bevestigen
play-key-back = terug
play-key-hint = tip
play-key-undo = terugnemen
play-key-explain = uitleg
play-key-log = verloop
play-key-save = bewaren
play-key-zoom = grootte
play-key-help = hulp
play-key-quit = stoppen
play-key-close = sluiten
play-key-read = verder lezen
play-key-ready = klaar
play-key-save-leave = bewaren en stoppen
play-key-leave = stoppen zonder te bewaren
play-key-stay = blijven

# Wat er gebeurde
play-did-lay = { $you ->
    [yes] Je legt { $piece }: { play-points }.
   *[no] { $who } legt { $piece }: { play-points }.
}
play-did-draw = { $you ->
    [yes] Je trekt.
   *[no] { $who } trekt.
}
play-did-end = { $you ->
    [yes] Je beëindigt je beurt.
   *[no] { $who } beëindigt de beurt.
}
play-did-miss = { $you ->
    [yes] Je slaat een beurt over.
   *[no] { $who } slaat een beurt over.
}
play-did-take = { $you ->
    [yes] Je neemt { $piece } weg: { play-points }.
   *[no] { $who } neemt { $piece } weg: { play-points }.
}
play-did-extra = { $you ->
    [yes] Je trekt er nog een.
   *[no] { $who } trekt er nog een.
}
play-did-no-extra = { $you ->
    [yes] Je trekt niet meer.
   *[no] { $who } trekt niet meer.
}
play-did-accept = { $you ->
    [yes] Je aanvaardt.
   *[no] { $who } aanvaardt.
}
play-did-challenge = { $you ->
    [yes] Je betwist.
   *[no] { $who } betwist.
}
play-did-swap = { $you ->
    [yes] { $count ->
        [one] Je ruilt { $count } tegel.
       *[other] Je ruilt { $count } tegels.
    }
   *[no] { $count ->
        [one] { $who } ruilt { $count } tegel.
       *[other] { $who } ruilt { $count } tegels.
    }
}
play-did-other = { $who }: { $action }
play-chance-start = { $you ->
    [yes] Jij begint.
   *[no] { $who } begint.
}
play-chance-draw = Getrokken: { $value }
play-chance-roll = De dobbelsteen toont { $value }.
play-chance-other = { $action }
play-explain-none = Nog niemand heeft een zet gedaan.

# Tips, terugnemen, bewaren
play-hint-lay = Tip: tegel { $number } op plaats { $place } brengt { play-points } op.
play-hint-place = Tip: { $action }, plaats { $place } ({ play-points })
play-hint-button = Tip: { $action }
play-hint-move = Tip: { $action } ({ play-points })
play-undone = Teruggenomen.
play-no-undo-nothing = Er is nog geen zet om terug te nemen.
play-no-undo-seen = Dit kan niet worden teruggenomen: er is sindsdien iets nieuws gezien.
play-saved = Bewaard in { $file }.
play-save-failed = Niet bewaard: { $reason }
play-go-on-with = Later verder met: { $command }
play-not-saved = Het spel is niet bewaard.
play-leave = Het spel bewaren voordat je stopt?
play-wait-turn = Je bent nog niet aan de beurt.
play-no-tile = Er is hier geen tegel { $number }.
play-no-use = Met deze tegel kan nu niets.
play-no-several = Deze tegels gaan niet samen.
play-no-key = ? toont alle toetsen.
play-compiling = De regels worden voor deze computer klaargemaakt. Dat gebeurt één keer en duurt een paar seconden.

# Waarom iets wat getypt is niet kan
play-why-not-held = { $piece } zit niet in je hand.
play-why-taken = Op { $cell } ligt al een tegel.
play-why-no-place = Op { $cell } kan niets worden gelegd: het bord toont waar tegels kunnen.
play-refused = Dat kan niet: { $reason }

# Het einde
play-won = { $you ->
    [yes] Je wint met { play-points }.
   *[no] { $who } wint met { play-points }.
}
play-shared = Gedeelde winst met { play-points }: { $names }.
play-ranked = { $place }e plaats: { $names }, { $count ->
    [one] { play-points }
   *[other] elk { play-points }
}.
play-and = { $some } { $initial ->
   *[any] en
} { $last }
play-solo = Resultaat: { play-points }.
play-ended = Het spel is afgelopen.
play-ended-resigned = { $you ->
    [yes] Je hebt opgegeven.
   *[no] { $who } heeft opgegeven.
}
play-ended-time = { $you ->
    [yes] Je tijd is om.
   *[no] De tijd van { $who } is om.
}
play-ended-closed = Het spel is afgebroken.
play-ended-left = Het spel is afgebroken omdat er iemand ontbrak.
play-over = Met s bewaar je het spel.

# Meer mensen aan één toetsenbord
play-handover = Geef het toetsenbord aan { $who }.
play-handover-ready = { $who }, druk op Enter als alleen jij het scherm ziet.

# Trekken aan een echte tafel
play-ask-who = { $you ->
    [yes] Jij trekt.
   *[no] { $who } trekt.
}
play-ask = Typ wat er kwam, bijvoorbeeld { $example }, en druk op Enter.
play-ask-wrong = { $text } kan hier niet komen. Schrijf het zoals { $example }.

# Hulp
play-panel-help = Hulp
play-panel-log = Alles wat er gebeurde
play-log-empty = Er is nog niets gebeurd.
play-how = Zo wordt gespeeld
play-help =
    Kies een tegel met zijn nummer, of met ← → en Enter. Elke plaats waar hij heen kan toont dan een letter en de punten die de tegel daar op zijn best gedraaid opbrengt.
    Ga naar een plaats met de pijltjes, met Tab of met de letter. Draai de tegel met Q en E. Je ziet de punten en hoe ze ontstaan voordat er iets gebeurt.
    Enter bevestigt. Esc legt de tegel terug.
play-help-keys =
    h  een tip
    u  de laatste zet terugnemen
    x  de punten van de laatste zet uitleggen
    l  alles wat er gebeurde
    s  het spel bewaren
    z  grotere of kleinere tegels
    Shift en pijltjes  het beeld verschuiven
    q  stoppen

# Regel voor regel
play-line-intro = Typ help om te zien wat je kunt typen.
play-line-hand = Hand:
play-line-scores = Punten: { $scores }
play-line-your-move = Jouw zet:
play-line-move-of = { $who }, jouw zet:
play-line-unknown = { $text } is geen opdracht en geen zet. Typ help om te zien wat je kunt typen.
play-line-piece = { $number }  { $piece }: { $places ->
    [one] één plaats
   *[other] { $places } plaatsen
}, op zijn best { play-points }
play-line-way = { $action }  { play-points }
play-line-over = Typ save BESTAND om het spel te bewaren, of quit.
play-line-help =
    1@2,-1/3     tegel 1 van je hand op plaats 2,-1 leggen, 3 keer gedraaid; zonder /3 op zijn best gedraaid
    TEGEL@2,-1/3 hetzelfde, met de tegel voluit
    moves        wat elke tegel van je hand kan opbrengen
    moves 1      de plaatsen voor tegel 1, de beste eerst
play-line-help-rest =
    all          elke mogelijke zet
    board        het bord nog eens tonen
    hint         wat de gulzige bot zou doen
    explain      de punten van de laatste zet
    undo         de laatste zet terugnemen
    log          alles wat er gebeurde
    rules        hoe gespeeld wordt
    save BESTAND het spel bewaren
    quit         stoppen
