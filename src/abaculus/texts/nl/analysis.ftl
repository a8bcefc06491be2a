# Waarom een zet beter was geweest: redenen, de sterkste eerst. Elke reden kan alleen staan.
reason-points = { $rid ->
    [yes] Hij raakt meteen { $better } kwijt in plaats van { $played }.
   *[no] Hij levert meteen { $better } op in plaats van { $played }.
}
reason-costs = Hij kost meteen { $better } { $better ->
    [one] punt
   *[other] punten
} in plaats van { $played }.
reason-gives = Hij geeft de anderen { $better } { $better ->
    [one] punt
   *[other] punten
} in plaats van { $played }.
reason-others = Hij kost de anderen { $better } { $better ->
    [one] punt
   *[other] punten
} in plaats van { $played }.
reason-opens = De gespeelde zet opent { $place ->
    [double] het dubbele veld { $cell }
    [triple] het driedubbele veld { $cell }
   *[plain] { $cell }
} voor ongeveer { $points } (in { $percent } % van de gevallen).
reason-leaves = De gespeelde zet laat { $place ->
    [double] het dubbele veld { $cell }
    [triple] het driedubbele veld { $cell }
   *[plain] { $cell }
} aan de volgende speler, voor ongeveer { $points } (in { $percent } % van de gevallen).
reason-reply = { $rid ->
    [yes] Het antwoord raakt dan ongeveer { $better } kwijt in plaats van { $played }.
   *[no] Het antwoord levert dan ongeveer { $better } op in plaats van { $played }.
}
reason-harm = Wat de anderen daarna doen, kost ongeveer { $better } in plaats van { $played }.
reason-stuck = De volgende speler blijft in { $better } % van de gevallen zonder punten in plaats van { $played } %.
reason-follow = { $rid ->
    [yes] De eigen volgende beurt raakt dan ongeveer { $better } kwijt in plaats van { $played }.
   *[no] De eigen volgende beurt levert dan ongeveer { $better } op in plaats van { $played }.
}
reason-keeps = Hij houdt { $pieces }, in de hand ongeveer { $points } { $points ->
    [one] punt
   *[other] punten
} meer waard.
reason-price = { $rid ->
    [yes] Hij raakt meteen { $points } { $points ->
        [one] punt
       *[other] punten
    } minder kwijt.
   *[no] Hij levert meteen { $points } { $points ->
        [one] punt
       *[other] punten
    } minder op.
}
reason-later = Hij betaalt zich later uit: ongeveer { $points } { $points ->
    [one] punt
   *[other] punten
} tot het einde van de partij.
reason-end = Precies berekend is de voorsprong aan het eind { $better } in plaats van { $played }.
reason-end-won = Precies berekend verliest hij niet (voorsprong aan het eind { $better } in plaats van { $played }).
reason-end-chance = Precies berekend wint hij in { $better } % van de gevallen in plaats van { $played } %.

# `abaculus review` en de terugblik in de browser.
review-title = Terugblik
review-gave = gaf { $percent } % winstkans en { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} weg
review-gave-points = gaf { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} weg
review-better = Beter: { $action }
review-none = Geen zet gaf veel weg.
review-worst = De zetten die het meest weggaven
review-win = Winstkans
review-graph = Winstkans in de loop van de partij, zoals elke speler die kon weten
review-working = { $done } van { $all } zetten bekeken
review-ask = Deze partij terugkijken
review-again = Opnieuw proberen

# `abaculus analyse`.
analyse-move = Zet
analyse-points = Punten
analyse-margin = Voorsprong aan het eind
analyse-win = Winst
analyse-visits = Proefpartijen
analyse-line = Verder misschien
analyse-exact = opgelost

# Hints, stap voor stap.
hint-where = Kijk naar { $cell }.
hint-kind = Kijk naar je hand: het gaat niet om leggen.
hint-lays = Kijk naar je hand: er is iets te leggen.
hint-piece = Het gaat om nummer { $numbers } in je hand.
hint-no-piece = Er is geen stuk uit je hand nodig.
hint-more = Vraag nog eens om meer te horen.

# Opgaven.
puzzle-title = Opgave van de dag
puzzle-of = { $title }: opgave van de dag
puzzle-task-you = Jij bent aan zet. Eén zet is duidelijk de beste. Welke?
puzzle-stars = Moeilijkheid { $stars } van 5
puzzle-right = Dat is hem.
puzzle-why = { $exact ->
    [yes] Voorsprong aan het eind, precies berekend: { $margin }; na de volgende, { $second }: { $other }.
   *[no] Te verwachten voorsprong aan het eind: ongeveer { $margin }; na de volgende, { $second }: ongeveer { $other }.
}
puzzle-wrong = Er is een betere. Probeer het nog eens.
puzzle-show = Oplossing tonen
puzzle-solution = De oplossing: { $action }
puzzle-found = { $who }: { $percent } %
puzzle-others = Hoe vaak de bots hem vinden
puzzle-hidden = Je ziet alleen wat je zou kunnen weten.
puzzle-task-whole = Welke beurt levert de meeste punten op, zonder iets te pakken?
puzzle-right-whole = Dat is de beste beurt: { $points } { $points ->
    [one] punt
   *[other] punten
}.
puzzle-wrong-whole = Die beurt levert { $points } { $points ->
    [one] punt
   *[other] punten
} op; { $most } zijn mogelijk. Probeer het nog eens.
puzzle-so-far = Tot nu toe: { $points } { $points ->
    [one] punt
   *[other] punten
}
puzzle-anew = Opnieuw beginnen
