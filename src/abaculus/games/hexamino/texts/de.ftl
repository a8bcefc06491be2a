hexamino-rid-of = { $fields ->
    [one] −{ $points }
   *[other] −({ $working }) = −{ $points }
}
hexamino-left = { $piece } übrig: { $fields ->
    [one] { $points }
   *[other] { $working } = { $points }
}
count-hexamino-pack = Vorrat: { $count }

hexamino-how =
    Lege einen Stein so an, dass er einen anderen mit einem Punktefeld berührt. An jeder gemeinsamen Kante müssen beide Felder gleich sein: gleiche Punkte oder beide leer.
    Alle Steine tragen 1 bis 6 in derselben Reihenfolge; ein Stein, der passt, dreht sich von selbst.
    Passt kein Stein deiner Hand, ziehst du, höchstens zwei; danach setzt du aus. Nach jedem Anlegen ziehst du einen nach.
    Am Ende zählen die Punkte auf den Steinen, die du noch hast, gegen dich: Die kleinste Summe gewinnt.
    Schlange: nur an den letzten Stein anlegen; ein Endstein mit nur einem Feld ist für den Fall, dass sonst niemand weiterkann. Stern: nach außen auf den sechs Armen anlegen, je sechs Steine und ein Endstein.

hexamino-about = Sechseckige Dominosteine: Werde deine Punkte los.
hexamino-teaches = Addieren, Muster vergleichen, räumliches Denken
