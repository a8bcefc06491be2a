mathmagic-green = groen { $a } × { $b } = { $points }
mathmagic-yellow = geel { $a } + { $b } = { $points }
mathmagic-blue = blauw { $a } − { $b } = { $points }
mathmagic-red = rood { $a } : { $b } = { $points }
mathmagic-surrounded = alle vier de zijden: { $points }
mathmagic-lies = één schijf meer
mathmagic-taken = één schijf minder
mathmagic-left = { $piece } over: −({ $working }) = −{ $points }
mathmagic-green-kind = Groen ×
mathmagic-yellow-kind = Geel +
mathmagic-blue-kind = Blauw −
mathmagic-red-kind = Rood ÷
mathmagic-surrounded-kind = Alle vier de zijden
mathmagic-lies-kind = Gelegd
mathmagic-taken-kind = Teruggenomen
mathmagic-left-kind = Over op het plankje
count-mathmagic-bag =
    { $count ->
        [one] { $count } schijf in de zak
       *[other] { $count } schijven in de zak
    }
count-mathmagic-empty =
    { $count ->
        [one] { $count } leeg vak
       *[other] { $count } lege vakken
    }
count-mathmagic-actions =
    { $count ->
        [one] { $count } actie
       *[other] { $count } acties
    }

play-do-take-back = Schijf terugnemen
play-do-stop = Hier stoppen
play-did-take-back = { $you ->
    [yes] Je neemt de schijf op { $cell } terug.
   *[no] { $who } neemt de schijf op { $cell } terug.
}
play-did-stop = { $you ->
    [yes] Je stopt hier.
   *[no] { $who } stopt hier.
}
mathmagic-solo = { $points ->
    [one] Er ligt één schijf.
   *[other] Er liggen { $points } schijven.
}

mathmagic-ended-full = Het raam is vol.
mathmagic-ended-stopped = { $you ->
    [yes] Je bent gestopt.
   *[no] { $who } is gestopt.
}
mathmagic-ended-cut-off = Afgelopen na { $actions } acties.
mathmagic-ended-all-laid = Alle schijven zijn gelegd.
mathmagic-ended-idle = In { $turns } beurten achter elkaar is geen schijf gelegd.
mathmagic-ended-missed = De zak is leeg, en iedereen die nog schijven heeft, heeft een beurt overgeslagen.
mathmagic-ended-alone = { $you ->
    [yes] De zak is leeg; alleen jij hebt nog schijven, en geen ervan past.
   *[no] De zak is leeg; alleen { $who } heeft nog schijven, en geen ervan past.
}
mathmagic-soon-idle = Als er deze beurt geen schijf wordt gelegd, is het spel uit: het zou de { $turns }e beurt achter elkaar zijn.
mathmagic-soon-missed = { $you ->
    [yes] Het spel is uit als je deze beurt overslaat.
   *[no] Het spel is uit als { $who } deze beurt overslaat.
}
mathmagic-soon-cut-off = De volgende actie is de laatste: nummer { $actions }.
mathmagic-why-miss = { $you ->
    [yes] Geen van je schijven past ergens en de zak is leeg: je moet een beurt overslaan.
   *[no] Geen schijf van { $who } past ergens en de zak is leeg: de beurt wordt overgeslagen.
}
mathmagic-why-exchange = { $you ->
    [yes] Geen van je schijven past ergens: je moet ruilen.
   *[no] Geen schijf van { $who } past ergens: er moet worden geruild.
}
mathmagic-why-no-pair = { $you ->
    [yes] Geen twee van je schijven passen bij elkaar: je moet ruilen.
   *[no] Geen twee schijven van { $who } passen bij elkaar: er moet worden geruild.
}
mathmagic-why-no-place = { $chips ->
    [one] De laatste schijf past nergens: neem er een terug of stop.
   *[other] Geen van de { $chips } overgebleven schijven past ergens: neem er een terug of stop.
}

mathmagic-how =
    Leg een schijf naast de andere. Schijven worden nooit gedraaid, en velden die elkaar raken moeten dezelfde kleur hebben; twee rode getallen moeten precies deelbaar zijn.
    Elke verbonden rand telt: groen het product, geel de som, blauw het verschil, rood het quotiënt. Een schijf die aan alle vier de zijden verbonden is, levert 100 extra op.
    In plaats van leggen mag je ruilen. Aan het eind kost elke schijf op je plankje de som van haar getallen. De meeste punten winnen.
    Alleen liggen alle schijven open, en je probeert het hele raam te vullen. De tip houdt een vol raam in zicht, als er een bekend is.

mathmagic-about = De kleur zegt hoe je rekent.
mathmagic-teaches = optellen, aftrekken, vermenigvuldigen, delen, vooruitdenken

mathmagic-help =
    Kies een schijf met het nummer, of met ← → en Enter. Elk vak waar dat kan toont dan een letter en de punten die het daar oplevert.
    Ga naar een vak met de pijltjes, met Tab of met de letter. Je ziet de punten en hoe ze ontstaan voordat er iets gebeurt.
    Enter bevestigt. Esc legt de schijf terug.
mathmagic-line-help =
    1@7F         schijf 1 van je hand op vak 7F leggen
    CHIP@7F      hetzelfde, met de schijf voluit
    moves        wat elk van je schijven kan opbrengen
    moves 1      de vakken voor schijf 1, de beste eerst
    swap CHIP    een schijf ruilen, of meer, in plaats van te leggen
    miss         een beurt overslaan als er niets anders kan
    take 7F      alleen: een schijf terugnemen; stop: ophouden
mathmagic-companion-help =
    G12R11B1R5@7G     een schijf wordt op vak 7G gelegd: kleuren en getallen vanaf boven, met de klok mee
    swap 3            drie schijven worden geruild; niemand hoeft te zeggen welke
    miss              de beurt wordt overgeslagen
    hint G12R11B1R5   de beste zet voor wie aan de beurt is en deze schijf heeft; noem ze allemaal
mathmagic-pieces =
    { $count ->
        [one] { $count } schijf
       *[other] { $count } schijven
    }
mathmagic-lay = Schijf leggen
mathmagic-pick = Kies een schijf.
mathmagic-green-chip = { $a } × { $b } = { $points }
mathmagic-yellow-chip = { $a } + { $b } = { $points }
mathmagic-blue-chip = { $a } − { $b } = { $points }
mathmagic-red-chip = { $a } : { $b } = { $points }
