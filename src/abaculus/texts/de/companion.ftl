# Was `abaculus companion` neben einem echten Tisch sagt.

companion-intro = Gib ein, was alle am Tisch sehen. Mit help siehst du, wie.
companion-turn = { $who }, was spielst du?
companion-tell = Das Spiel ist zu Ende. Was hat { $who } noch? Schreib es mit Leerzeichen dazwischen, oder - für nichts.
companion-standing = { $scores }. Im Beutel: { $bag }
companion-left = Noch nicht gesehen: { $pieces }
companion-help =
    left              was noch niemand gesehen hat
    board             das Brett
    explain           die Punkte des letzten Zugs
    undo              nimmt zurück, was zuletzt eingegeben wurde
    log               alles, was eingegeben wurde
    quit              aufhören

# Dasselbe auf der Seite.
companion-title = Am echten Tisch
companion-link = Ihr spielt mit echten Steinen? Begleite das Spiel mit dem, was alle sehen: Niemand muss sagen, was er hat.
companion-how =
    Ihr spielt auf einem echten Brett, und diese Seite führt Punkte, Beutel und Regeln. Tippe ein, was alle am Tisch sehen: was wohin gelegt wird, wie viel jemand tauscht und was offen gezogen wird. Niemand muss sagen, was er hat.
companion-next = Was als Nächstes geschieht
companion-over = Das Spiel ist zu Ende. Was haben alle noch?
companion-holds = { $who } hat noch { $count ->
    [one] { $count } Stein. Welchen? Tippe ihn unten an.
   *[other] { $count } Steine. Welche? Tippe sie unten an.
}
companion-count = Punkte zählen
companion-exchange = Tauschen:
companion-which = Was wird gelegt? Suchen oder wählen
companion-which-held = Was hat { $who }? Suchen oder wählen
companion-earlier = Früher ({ $count })
companion-new = Neues Spiel
companion-new-sure = Dieses Spiel vergessen und ein neues anfangen?
