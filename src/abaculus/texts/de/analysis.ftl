# Warum ein Zug besser gewesen wäre: Gründe, der stärkste zuerst. Jeder kann allein stehen.
reason-points = { $rid ->
    [yes] Damit wird man sofort { $better } los statt { $played }.
   *[no] Er bringt sofort { $better } statt { $played }.
}
reason-costs = Er kostet sofort { $better } { $better ->
    [one] Punkt
   *[other] Punkte
} statt { $played }.
reason-gives = Er gibt den anderen { $better } { $better ->
    [one] Punkt
   *[other] Punkte
} statt { $played }.
reason-others = Er kostet die anderen { $better } { $better ->
    [one] Punkt
   *[other] Punkte
} statt { $played }.
reason-opens = Der gespielte Zug öffnet { $place ->
    [double] das Doppelfeld { $cell }
    [triple] das Dreifachfeld { $cell }
   *[plain] { $cell }
} für etwa { $points } (in { $percent } % der Fälle).
reason-leaves = Der gespielte Zug überlässt { $place ->
    [double] das Doppelfeld { $cell }
    [triple] das Dreifachfeld { $cell }
   *[plain] { $cell }
} dem nächsten Spieler, für etwa { $points } (in { $percent } % der Fälle).
reason-reply = { $rid ->
    [yes] Der nächste Spieler wird dann etwa { $better } los statt { $played }.
   *[no] Die Antwort darauf bringt etwa { $better } statt { $played }.
}
reason-harm = Was die anderen danach tun, kostet etwa { $better } statt { $played }.
reason-stuck = Danach bleibt der nächste Spieler in { $better } % der Fälle ohne Punkte statt in { $played } %.
reason-follow = { $rid ->
    [yes] Mit dem eigenen nächsten Zug wird man dann etwa { $better } los statt { $played }.
   *[no] Der eigene nächste Zug bringt dann etwa { $better } statt { $played }.
}
reason-keeps = Er behält { $pieces }, auf der Hand etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr wert.
reason-price = { $rid ->
    [yes] Damit wird man sofort { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } weniger los.
   *[no] Er bringt sofort { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } weniger.
}
reason-later = Er zahlt sich später aus: etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} bis zum Ende der Partie.
reason-end = Genau ausgerechnet, ist der Vorsprung am Ende { $better } statt { $played }.
reason-end-won = Genau ausgerechnet, verliert er nicht (Vorsprung am Ende { $better } statt { $played }).
reason-end-chance = Genau ausgerechnet, gewinnt er in { $better } % der Fälle statt in { $played } %.

# `abaculus review` und die Durchsicht im Browser.
review-title = Durchsicht
review-gave = gab { $percent } % Gewinnaussicht und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} her
review-gave-points = gab { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} her
review-better = Besser: { $action }
review-none = Kein Zug hat viel hergegeben.
review-worst = Die Züge, die am meisten hergaben
review-win = Gewinnaussicht
review-graph = Gewinnaussicht im Lauf der Partie, wie jeder Spieler sie wissen konnte
review-working = { $done } von { $all } Zügen durchgesehen
review-ask = Diese Partie durchsehen
review-again = Noch einmal versuchen

# `abaculus analyse`.
analyse-move = Zug
analyse-points = Punkte
analyse-margin = Vorsprung am Ende
analyse-win = Gewinn
analyse-visits = Probespiele
analyse-line = Weiter etwa
analyse-exact = gelöst

# Tipps, Schritt für Schritt.
hint-where = Sieh dir { $cell } an.
hint-kind = Sieh dir deine Hand an: Es geht nicht ums Legen.
hint-lays = Sieh dir deine Hand an: Da ist etwas zu legen.
hint-piece = Es geht um Nummer { $numbers } in deiner Hand.
hint-no-piece = Es braucht kein Stück aus deiner Hand.
hint-more = Frag noch einmal, um mehr zu erfahren.

# Aufgaben.
puzzle-title = Aufgabe des Tages
puzzle-of = { $title }: Aufgabe des Tages
puzzle-task-you = Du bist am Zug. Ein Zug ist klar der beste. Welcher?
puzzle-stars = Schwierigkeit { $stars } von 5
puzzle-right = Das ist er.
puzzle-why = { $exact ->
    [yes] Vorsprung am Ende, genau ausgerechnet: { $margin }; nach dem nächstbesten, { $second }: { $other }.
   *[no] Zu erwartender Vorsprung am Ende: etwa { $margin }; nach dem nächstbesten, { $second }: etwa { $other }.
}
puzzle-wrong = Es gibt einen besseren. Versuch es noch einmal.
puzzle-show = Lösung zeigen
puzzle-solution = Die Lösung: { $action }
puzzle-found = { $who }: { $percent } %
puzzle-others = Wie oft die Bots ihn finden
puzzle-hidden = Zu sehen ist nur, was du wissen könntest.
puzzle-task-whole = Welcher Zug bringt am meisten Punkte, ohne etwas zu ziehen?
puzzle-right-whole = Das ist der beste Zug: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
puzzle-wrong-whole = Dieser Zug bringt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}; { $most } sind möglich. Versuch es noch einmal.
puzzle-so-far = Bisher: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
puzzle-anew = Von vorn beginnen
