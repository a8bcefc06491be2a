mathmagic-green = Grün { $a } × { $b } = { $points }
mathmagic-yellow = Gelb { $a } + { $b } = { $points }
mathmagic-blue = Blau { $a } − { $b } = { $points }
mathmagic-red = Rot { $a } : { $b } = { $points }
mathmagic-surrounded = alle vier Seiten: { $points }
mathmagic-lies = ein Plättchen mehr
mathmagic-taken = ein Plättchen weniger
mathmagic-left = { $piece } übrig: −({ $working }) = −{ $points }
mathmagic-green-kind = Grün ×
mathmagic-yellow-kind = Gelb +
mathmagic-blue-kind = Blau −
mathmagic-red-kind = Rot ÷
mathmagic-surrounded-kind = Alle vier Seiten
mathmagic-lies-kind = Gelegt
mathmagic-taken-kind = Zurückgenommen
mathmagic-left-kind = Auf dem Halter übrig
count-mathmagic-bag =
    { $count ->
        [one] { $count } Plättchen im Beutel
       *[other] { $count } Plättchen im Beutel
    }
count-mathmagic-empty =
    { $count ->
        [one] { $count } leeres Feld
       *[other] { $count } leere Felder
    }
count-mathmagic-actions =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }

play-do-take-back = Plättchen zurücknehmen
play-do-stop = Hier aufhören
play-did-take-back = { $you ->
    [yes] Du nimmst das Plättchen auf { $cell } zurück.
   *[no] { $who } nimmt das Plättchen auf { $cell } zurück.
}
play-did-stop = { $you ->
    [yes] Du hörst hier auf.
   *[no] { $who } hört hier auf.
}
mathmagic-solo = { $points ->
    [one] Ein Plättchen liegt.
   *[other] { $points } Plättchen liegen.
}

mathmagic-ended-full = Der Rahmen ist voll.
mathmagic-ended-stopped = { $you ->
    [yes] Du hast aufgehört.
   *[no] { $who } hat aufgehört.
}
mathmagic-ended-cut-off = Nach { $actions } Zügen ist Schluss.
mathmagic-ended-all-laid = Alle Plättchen sind gelegt.
mathmagic-ended-idle = { $turns }-mal hintereinander wurde kein Plättchen gelegt.
mathmagic-ended-missed = Der Beutel ist leer, und alle, die noch Plättchen haben, haben ausgesetzt.
mathmagic-ended-alone = { $you ->
    [yes] Der Beutel ist leer; nur du hast noch Plättchen, und keines davon passt.
   *[no] Der Beutel ist leer; nur { $who } hat noch Plättchen, und keines davon passt.
}
mathmagic-soon-idle = Wenn jetzt kein Plättchen gelegt wird, ist das Spiel aus: Es wäre das { $turns }. Mal hintereinander.
mathmagic-soon-missed = { $you ->
    [yes] Wenn du jetzt aussetzt, ist das Spiel aus.
   *[no] Wenn { $who } jetzt aussetzt, ist das Spiel aus.
}
mathmagic-soon-cut-off = Der nächste Zug ist der letzte: Nummer { $actions }.
mathmagic-why-miss = { $you ->
    [yes] Keines deiner Plättchen passt irgendwo, und der Beutel ist leer: Du musst aussetzen.
   *[no] Kein Plättchen von { $who } passt irgendwo, und der Beutel ist leer: Da hilft nur Aussetzen.
}
mathmagic-why-exchange = { $you ->
    [yes] Keines deiner Plättchen passt irgendwo: Du musst tauschen.
   *[no] Kein Plättchen von { $who } passt irgendwo: Da hilft nur Tauschen.
}
mathmagic-why-no-pair = { $you ->
    [yes] Keine zwei deiner Plättchen passen zusammen: Du musst tauschen.
   *[no] Keine zwei Plättchen von { $who } passen zusammen: Da hilft nur Tauschen.
}
mathmagic-why-no-place = { $chips ->
    [one] Das letzte Plättchen passt nirgends: Nimm eines zurück oder hör auf.
   *[other] Keines der { $chips } übrigen Plättchen passt irgendwo: Nimm eines zurück oder hör auf.
}

mathmagic-how =
    Lege ein Plättchen an die anderen an. Plättchen werden nie gedreht, und Felder, die sich berühren, müssen dieselbe Farbe haben; zwei rote Zahlen müssen ohne Rest teilbar sein.
    Jede verbundene Kante zählt: Grün das Produkt, Gelb die Summe, Blau die Differenz, Rot den Quotienten. Ein Plättchen, das an allen vier Seiten verbunden ist, bringt 100 dazu.
    Statt zu legen darfst du tauschen. Am Ende kostet jedes Plättchen auf deinem Halter die Summe seiner Zahlen. Die meisten Punkte gewinnen.
    Allein liegen alle Plättchen offen, und du versuchst, den ganzen Rahmen zu füllen. Der Tipp behält einen vollen Rahmen im Blick, wo einer bekannt ist.

mathmagic-about = Die Farbe sagt, wie gerechnet wird.
mathmagic-teaches = Addieren, Subtrahieren, Multiplizieren, Dividieren, Vorausplanen

mathmagic-help =
    Wähle ein Plättchen mit der Nummer oder mit ← → und Enter. Jedes Feld, das dafür in Frage kommt, zeigt dann einen Buchstaben und die Punkte, die es dort gibt.
    Geh mit den Pfeilen, mit Tab oder mit dem Buchstaben zu einem Feld. Du siehst die Punkte und wie sie zustande kommen, bevor etwas geschieht.
    Enter bestätigt. Esc legt das Plättchen zurück.
mathmagic-line-help =
    1@7F         Plättchen 1 deiner Hand auf Feld 7F legen
    CHIP@7F      dasselbe, mit ausgeschriebenem Plättchen
    moves        was jedes deiner Plättchen bringen kann
    moves 1      die Felder für Plättchen 1, die besten zuerst
    swap CHIP    ein Plättchen oder mehrere tauschen, statt zu legen
    miss         aussetzen, wenn nichts anderes geht
    take 7F      allein: ein Plättchen zurücknehmen; stop: aufhören
mathmagic-companion-help =
    G12R11B1R5@7G     ein Plättchen wird auf Feld 7G gelegt: Farben und Zahlen von oben im Uhrzeigersinn
    swap 3            drei Plättchen werden getauscht; welche, muss niemand sagen
    miss              es wird ausgesetzt
    hint G12R11B1R5   der beste Zug, wenn man am Zug ist und dieses Plättchen hat; nenne alle
mathmagic-pieces =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
mathmagic-lay = Plättchen legen
mathmagic-pick = Wähle ein Plättchen.
mathmagic-green-chip = { $a } × { $b } = { $points }
mathmagic-yellow-chip = { $a } + { $b } = { $points }
mathmagic-blue-chip = { $a } − { $b } = { $points }
mathmagic-red-chip = { $a } : { $b } = { $points }
