hexamino-rid-of = { $fields ->
    [one] −{ $points }
   *[other] −({ $working }) = −{ $points }
}
hexamino-left = { $piece } übrig: { $fields ->
    [one] { $points }
   *[other] { $working } = { $points }
}
hexamino-rid-of-kind = Gelegt
count-hexamino-pack =
    { $count ->
        [one] { $count } Stein im Vorrat
       *[other] { $count } Steine im Vorrat
    }

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

hexamino-about = Domino mit sechs Seiten. Wer die wenigsten Punkte hat, gewinnt.
hexamino-teaches = Addieren, Muster vergleichen, räumliches Denken

hexamino-help =
    Wähle einen Stein mit seiner Nummer oder mit ← → und Enter. Jeder Platz, auf den er passt, zeigt dann einen Buchstaben und die Punkte, die du dort loswirst.
    Geh mit den Pfeilen, mit Tab oder mit dem Buchstaben zu einem Platz. Der Stein dreht sich von selbst: Er passt nur auf eine Weise.
    Enter bestätigt. Esc legt den Stein zurück. Passt keiner deiner Steine, zieh nach; nach zweimal Ziehen setzt du aus.
hexamino-line-help =
    1@2,-1       Stein 1 deiner Hand auf 2,-1 legen; er dreht sich von selbst
    STEIN@2,-1   dasselbe, mit ausgeschriebenem Stein
    draw         einen Stein ziehen, wenn keiner von deinen passt
    miss         aussetzen, wenn du weder legen noch ziehen kannst
    moves        wohin jeder Stein deiner Hand passt
    moves 1      die Plätze für Stein 1, die besten zuerst
