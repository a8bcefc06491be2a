hexamino-rid-of = { $fields ->
    [one] −{ $points }
   *[other] −({ $working }) = −{ $points }
}
hexamino-left = { $piece } übrig: { $fields ->
    [one] { $points }
   *[other] { $working } = { $points }
}
count-hexamino-pack = Vorrat: { $count }

hexamino-ended-out = { $you ->
    [yes] Du hast deinen letzten Stein gelegt, und der Vorrat ist leer.
   *[no] { $who } hat den letzten Stein der eigenen Hand gelegt, und der Vorrat ist leer.
}
hexamino-ended-all-out = Alle Steine liegen: Niemand hat noch einen.
hexamino-ended-missed = { $rounds ->
    [one] Der Vorrat ist leer, und alle haben nacheinander ausgesetzt.
   *[other] Der Vorrat ist leer, und alle haben zweimal nacheinander ausgesetzt.
}
hexamino-ended-closed = { $you ->
    [yes] Du hast den Endstein { $piece } gelegt, nach dem nichts mehr kommen kann.
   *[no] { $who } hat den Endstein { $piece } gelegt, nach dem nichts mehr kommen kann.
}
hexamino-ended-dead = { $count ->
    [one] Der letzte Stein, der nicht auf dem Tisch liegt, passt nirgends mehr.
   *[other] Keiner der { $count } Steine, die nicht auf dem Tisch liegen, passt noch irgendwo.
}
hexamino-soon-missed = Der Vorrat ist leer; wird noch einmal ausgesetzt, ist das Spiel zu Ende.
hexamino-why-no-pack = { $you ->
    [yes] Keiner deiner Steine passt, und der Vorrat ist leer: Du kannst nur aussetzen.
   *[no] { $who } hat keinen Stein, der passt, und der Vorrat ist leer.
}
hexamino-why-drawn = { $you ->
    [yes] Keiner deiner Steine passt, und zwei hast du schon gezogen: Du kannst nur aussetzen.
   *[no] { $who } hat zwei Steine gezogen und noch immer keinen, der passt.
}
hexamino-why-end-tile = { $count ->
    [one] Nur der Endstein { $piece } passt; er muss warten, bis seit dem letzten Anlegen alle anderen ausgesetzt haben.
   *[other] Nur die Endsteine { $piece } passen; sie müssen warten, bis seit dem letzten Anlegen alle anderen ausgesetzt haben.
}

hexamino-how =
    Lege einen Stein so an, dass er einen anderen mit einem Punktefeld berührt. An jeder gemeinsamen Kante müssen beide Felder gleich sein: gleiche Punkte oder beide leer.
    Alle Steine tragen ihre Punkte in derselben Reihenfolge; ein Stein, der passt, dreht sich von selbst.
    Passt kein Stein deiner Hand, ziehst du, höchstens zwei; danach setzt du aus. Nach jedem Anlegen ziehst du einen nach.
    Am Ende zählen die Punkte auf den Steinen, die du noch hast, gegen dich: Die kleinste Summe gewinnt.
    Schlange: nur an den letzten Stein anlegen; ein Endstein mit nur einem Feld ist für den Fall, dass sonst niemand weiterkann. Stern: nach außen auf den sechs Armen anlegen, je sechs Steine und ein Endstein.

hexamino-about = Sechseckige Dominosteine: Werde deine Punkte los.
hexamino-teaches = Addieren, Muster vergleichen, räumliches Denken
