# Was `abaculus companion` neben einem echten Tisch sagt.

companion-intro = Gib ein, was alle am Tisch sehen. Mit help siehst du, wie.
companion-turn = { $who }, was spielst du?
companion-tell = Das Spiel ist zu Ende. Was hat { $who } noch? Schreib es mit Leerzeichen dazwischen, oder - für nichts.
companion-standing = { $scores }. Im Beutel: { $bag }
companion-left = Noch nicht gesehen: { $pieces }
companion-help =
    12@8I        was gelegt wird, und wohin
    swap 3       drei werden getauscht; welche, muss niemand sagen
    end, miss    was man sonst tun kann, wie in den Regeln
    hint 3 7 12  der beste Zug, wenn man am Zug ist und das hat
    left         was noch niemand gesehen hat
    board        das Brett
    explain      die Punkte des letzten Zugs
    undo         nimmt zurück, was zuletzt eingegeben wurde
    log          alles, was eingegeben wurde
    quit         aufhören
