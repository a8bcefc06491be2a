# Was `abaculus play` sagt. Schlüssel von Zügen, Knöpfen und Zufall enden auf die Art des Zuges, wie Szenen und Notation sie nennen.

play-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Namen
play-you = Du
play-player = Spieler { $number }
play-bot-greedy = Gieriger Bot
play-bot-random = Zufallsbot

colour-red = rot
colour-blue = blau
colour-yellow = gelb
colour-green = grün
colour-pink = rosa

# Wer am Zug ist
play-turn-you = Du bist am Zug
play-turn-other = { $who } ist am Zug
play-turn-bot = { $who } denkt nach
play-turn-chance = Es wird gezogen
play-turn-ask = Was kam?
play-turn-over = Das Spiel ist aus

# Neben der Hand
play-holds = Hand { $hand }, Stapel { $pile }
play-holds-hand = Hand { $hand }
play-shows = zeigt { $pieces }
count-unseen =
    { $count ->
        [one] { $count } Stein noch ungesehen
       *[other] { $count } Steine noch ungesehen
    }
play-recent = Letzte Züge

# Was jetzt zu tun ist
play-pick = Wähle einen Stein: Drücke seine Nummer.
play-pick-page = Wähle einen Stein: seine Nummer, oder ← → und Enter. Hier: { $first }–{ $last } von { $all }.
play-pick-button = Wähle mit ← → und Enter.
play-pick-several = Wähle Steine mit ihren Nummern und drücke dann Enter.
play-preview = { play-points }: { $working }
play-preview-nothing = Hier gibt es keine Punkte.
play-preview-button = { $action }

# Knöpfe
play-do-roll = Würfeln
play-do-draw = Ziehen
play-do-end = Zug beenden
play-do-swap = Tauschen
play-do-miss = Aussetzen
play-do-take = Herausnehmen

# Namen von Tasten
play-name-enter = Enter
play-name-escape = Esc
play-name-page-down = Bild↓

# Was Tasten tun, in der letzten Zeile
play-key-tile = Stein
play-key-choose = wählen
play-key-page = weitere
play-key-place = Platz
play-key-turn = drehen
play-key-confirm = bestätigen
play-key-back = zurück
play-key-hint = Tipp
play-key-undo = zurücknehmen
play-key-explain = erklären
play-key-log = Verlauf
play-key-save = sichern
play-key-zoom = Größe
play-key-help = Hilfe
play-key-quit = Ende
play-key-close = schließen
play-key-read = weiterlesen
play-key-ready = bereit
play-key-save-leave = sichern und gehen
play-key-leave = gehen, ohne zu sichern
play-key-stay = bleiben

# Was geschah
play-did-lay = { $you ->
    [yes] Du legst { $piece }: { play-points }.
   *[no] { $who } legt { $piece }: { play-points }.
}
play-did-draw = { $you ->
    [yes] Du ziehst.
   *[no] { $who } zieht.
}
play-did-end = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $who } beendet den Zug.
}
play-did-miss = { $you ->
    [yes] Du setzt aus.
   *[no] { $who } setzt aus.
}
play-did-take = { $you ->
    [yes] Du nimmst { $piece } heraus: { play-points }.
   *[no] { $who } nimmt { $piece } heraus: { play-points }.
}
play-did-extra = { $you ->
    [yes] Du ziehst noch einen.
   *[no] { $who } zieht noch einen.
}
play-did-no-extra = { $you ->
    [yes] Du ziehst keinen mehr.
   *[no] { $who } zieht keinen mehr.
}
play-did-accept = { $you ->
    [yes] Du nimmst an.
   *[no] { $who } nimmt an.
}
play-did-challenge = { $you ->
    [yes] Du zweifelst an.
   *[no] { $who } zweifelt an.
}
play-did-swap = { $you ->
    [yes] { $count ->
        [one] Du tauschst { $count } Stein.
       *[other] Du tauschst { $count } Steine.
    }
   *[no] { $count ->
        [one] { $who } tauscht { $count } Stein.
       *[other] { $who } tauscht { $count } Steine.
    }
}
play-did-other = { $who }: { $action }
play-chance-start = { $you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
}
play-chance-draw = Gezogen: { $value }
play-chance-roll = Der Würfel zeigt { $value }.
play-chance-other = { $action }
play-explain-none = Noch hat niemand gezogen.

# Tipps, zurücknehmen, sichern
play-hint-lay = Tipp: Stein { $number } auf Platz { $place } bringt { play-points }.
play-hint-place = Tipp: { $action }, Platz { $place } ({ play-points })
play-hint-button = Tipp: { $action }
play-hint-move = Tipp: { $action } ({ play-points })
play-undone = Zurückgenommen.
play-no-undo-nothing = Es gibt noch keinen Zug, der sich zurücknehmen ließe.
play-no-undo-seen = Das lässt sich nicht zurücknehmen: Seitdem war Neues zu sehen.
play-saved = Gesichert in { $file }.
play-save-failed = Nicht gesichert: { $reason }
play-go-on-with = Später weiterspielen mit: { $command }
play-not-saved = Das Spiel wurde nicht gesichert.
play-leave = Das Spiel sichern, bevor du gehst?
play-wait-turn = Du bist noch nicht am Zug.
play-no-tile = Hier gibt es keinen Stein { $number }.
play-no-use = Mit diesem Stein lässt sich jetzt nichts anfangen.
play-no-several = Diese Steine gehen nicht zusammen.
play-no-key = ? zeigt alle Tasten.
play-compiling = Die Regeln werden für diesen Rechner vorbereitet. Das geschieht einmal und dauert ein paar Sekunden.

# Warum etwas Getipptes nicht geht
play-why-not-held = { $piece } ist nicht auf deiner Hand.
play-why-taken = Auf { $cell } liegt schon ein Stein.
play-why-no-place = Auf { $cell } kann nichts liegen: Das Brett zeigt, wohin Steine können.
play-refused = Das geht nicht: { $reason }

# Das Ende
play-won = { $you ->
    [yes] Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[no] { $who } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
play-shared = Geteilter Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $names }.
play-ranked = { $place }. Platz: { $names }, { $count ->
    [one] { play-points }
   *[other] je { play-points }
}.
play-and = { $some } { $initial ->
   *[any] und
} { $last }
play-solo = Ergebnis: { play-points }.
play-ended = Das Spiel ist zu Ende.
play-ended-resigned = { $you ->
    [yes] Du hast aufgegeben.
   *[no] { $who } hat aufgegeben.
}
play-ended-time = { $you ->
    [yes] Deine Zeit ist abgelaufen.
   *[no] Die Zeit von { $who } ist abgelaufen.
}
play-ended-closed = Das Spiel wurde abgebrochen.
play-ended-left = Das Spiel wurde abgebrochen, weil jemand fehlte.
play-over = Mit s sicherst du das Spiel.

# Mehrere an einer Tastatur
play-handover = Gib die Tastatur an { $who } weiter.
play-handover-ready = { $who }: Drücke Enter, wenn nur du den Bildschirm siehst.

# Ziehen an einem echten Tisch
play-ask-who = { $you ->
    [yes] Du ziehst.
   *[no] { $who } zieht.
}
play-ask = Tippe ein, was kam, zum Beispiel { $example }, und drücke Enter.
play-ask-wrong = { $text } kann hier nicht kommen. Schreibe es wie { $example }.

# Hilfe
play-panel-help = Hilfe
play-panel-log = Alles, was geschah
play-log-empty = Noch ist nichts geschehen.
play-how = So wird gespielt
play-help =
    Wähle einen Stein mit seiner Nummer oder mit ← → und Enter. Jeder Platz, auf den er kann, zeigt dann einen Buchstaben und die Punkte, die der Stein dort am besten gedreht bringt.
    Geh mit den Pfeilen, mit Tab oder mit dem Buchstaben zu einem Platz. Drehe den Stein mit Q und E. Du siehst die Punkte und wie sie zustande kommen, bevor etwas geschieht.
    Enter bestätigt. Esc legt den Stein zurück.
play-help-keys =
    h  ein Tipp
    u  den letzten Zug zurücknehmen
    x  die Punkte des letzten Zuges erklären
    l  alles, was geschah
    s  das Spiel sichern
    z  größere oder kleinere Steine
    Umschalt und Pfeile  den Ausschnitt verschieben
    q  beenden

# Zeile für Zeile
play-line-intro = Tippe help, um zu sehen, was du tippen kannst.
play-line-hand = Hand:
play-line-scores = Punkte: { $scores }
play-line-your-move = Dein Zug:
play-line-move-of = { $who }, dein Zug:
play-line-unknown = { $text } ist weder ein Befehl noch ein Zug. Tippe help, um zu sehen, was du tippen kannst.
play-line-piece = { $number }  { $piece }: { $places ->
    [one] ein Platz
   *[other] { $places } Plätze
}, bestenfalls { play-points }
play-line-way = { $action }  { play-points }
play-line-over = Tippe save DATEI, um das Spiel zu sichern, oder quit.
play-line-help =
    1@2,-1/3     Stein 1 deiner Hand auf Platz 2,-1 legen, 3-mal gedreht; ohne /3 am besten gedreht
    STEIN@2,-1/3 dasselbe, mit ausgeschriebenem Stein
    moves        was jeder Stein deiner Hand bringen kann
    moves 1      die Plätze für Stein 1, die besten zuerst
play-line-help-rest =
    all          jeder mögliche Zug
    board        das Brett noch einmal zeigen
    hint         was der gierige Bot täte
    explain      die Punkte des letzten Zuges
    undo         den letzten Zug zurücknehmen
    log          alles, was geschah
    rules        wie gespielt wird
    save DATEI   das Spiel sichern
    quit         beenden
