mathmagic-green = groen { $a } × { $b } = { $points }
mathmagic-yellow = geel { $a } + { $b } = { $points }
mathmagic-blue = blauw { $a } - { $b } = { $points }
mathmagic-red = rood { $a } / { $b } = { $points }
mathmagic-surrounded = alle vier de zijden: { $points }
mathmagic-lies = één schijf meer
mathmagic-taken = één schijf minder
mathmagic-left = { $piece } over: −({ $working }) = −{ $points }
count-mathmagic-bag = zak: { $count }
count-mathmagic-empty = lege vakken: { $count }
count-mathmagic-actions = acties over: { $count }

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

mathmagic-how =
    Leg een schijf naast de andere. Schijven worden nooit gedraaid, en velden die elkaar raken moeten dezelfde kleur hebben; twee rode getallen moeten precies deelbaar zijn.
    Elke verbonden rand telt: groen het product, geel de som, blauw het verschil, rood het quotiënt. Een schijf die aan alle vier de zijden verbonden is, levert 100 extra op.
    In plaats van leggen mag je ruilen. Aan het eind kost elke schijf op je plankje de som van haar getallen. De meeste punten winnen.
    Alleen liggen alle schijven open, en je probeert het hele raam te vullen. De tip houdt een vol raam in zicht, als er een bekend is.

mathmagic-about = Leg vierkante fiches; de kleur van elke verbonden rand zegt hoe je rekent.
mathmagic-teaches = optellen, aftrekken, vermenigvuldigen, delen, vooruitdenken
