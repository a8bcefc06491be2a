guide-hexamino-goal = Leg deine Steine an wie Dominosteine und werde deine Punkte los. Die wenigsten Punkte gewinnen.
guide-hexamino-box = 63 sechseckige Steine; jedes Feld zeigt Punkte oder ist leer. { $least } bis { $most } Spieler, ab { $age } Jahren, etwa { $minutes } Minuten.
guide-hexamino-turn-1 = Nimm einen deiner Steine. Er dreht sich von selbst, bis er passt.
guide-hexamino-turn-2 = Leg ihn so an, dass seine Punkte auf gleiche Punkte treffen. An jeder Seite, die berührt, müssen beide Felder gleich sein.
guide-hexamino-turn-3 = Zieh einen neuen Stein, solange es welche gibt.
guide-hexamino-turn-4 = Passt nichts? Zieh bis zu zwei und sieh nach. Passen auch die nicht, setz aus.
guide-hexamino-scoring = Was du legst, ist weg. Was du am Ende hast, zählt gegen dich.
guide-hexamino-rid = Gelegt ist weg
guide-hexamino-rid-text = Der Stein zeigt { $working1 }: { $points } Punkte weniger auf der Hand.
guide-hexamino-rid-alt = Der Startstein mit Punkten an allen sechs Seiten und daneben ein Stein; wo sie sich berühren, zeigen beide dieselben Punkte. Die Seite ist markiert.
guide-hexamino-blank = Leer an leer
guide-hexamino-blank-text = Punkte treffen auf gleiche Punkte, leere Felder auf leere. Hier gehen { $points } Punkte.
guide-hexamino-blank-alt = Vier Steine. Der markierte trifft den Startstein mit gleichen Punkten und berührt einen anderen leer an leer.
guide-hexamino-left = Was übrig bleibt
guide-hexamino-left-text = Am Ende zählst du die Punkte auf deiner Hand: hier { $points1 } + { $points2 } + { $points3 } + { $points4 } + { $points5 } = { $points }.
guide-hexamino-left-alt = Zwei Steine auf dem Tisch, darunter eine Hand mit fünf Steinen: { $working1 }; { $working2 }; { $working3 }; { $working4 }; { $working5 }.
guide-hexamino-end = Das Spiel endet, wenn nichts mehr zu ziehen ist und jemand den letzten Stein gelegt hat, oder wenn kein Stein mehr passt.
guide-hexamino-variant-1 = Schlange: Leg nur an den letzten Stein an. Ein Endstein mit nur einem Feld ist für den Fall, dass sonst niemand weiterkann.
guide-hexamino-variant-2 = Stern: Leg nach außen an sechs geraden Armen an, je sechs Steine und ein Endstein.
guide-hexamino-variant-3 = Weiterspielen: Ist jemand fertig, machen die anderen weiter, bis niemand mehr kann.
guide-hexamino-first = Werde so viele Punkte los, wie du kannst.
guide-hexamino-first-done = Schwere Steine gehen zuerst.
guide-hexamino-second = Dein schwerster Stein passt nur an wenigen Plätzen. Finde einen.
guide-hexamino-second-done = Alle Seiten stimmen, mit Punkten und ohne.
guide-hexamino-third = Ein längeres Spiel. Sieh dich rundum nach dem besten Stein um.
guide-hexamino-third-done = Den bist du los. Heb dir leichte Steine für den Schluss auf.
guide-hexamino-synonyms =
    anlegen, passen, passt, treffen, verbinden
    leer, leere Felder, nichts
    Vorrat, Nachziehstapel
    Hand, übrig, behalten
    wenigste, niedrigste, kleinste
    Startstein, erster Stein
    Endstein, einzelner Punkt
    Schlange, Stern, Krake, Variante
