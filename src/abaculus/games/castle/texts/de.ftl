castle-name = { $colour ->
    [red] { colour-red }
    [blue] { colour-blue }
    [yellow] { colour-yellow }
   *[green] { colour-green }
} { $centre }
castle-seen = { $detail ->
    [yes] { castle-name } (frei { $exposed }, Höhe { $height })
   *[no] { castle-name }
}
castle-stone = { castle-seen }: { $signed }
castle-stone-shown = { castle-seen }
castle-stone-comes = { castle-seen } kommt: { $signed }
castle-stone-comes-shown = { castle-seen } kommt
castle-stone-goes = { castle-name } geht: { $signed }
castle-stone-goes-shown = { castle-name } geht
castle-stone-changes = { castle-seen }: { $signed }
castle-stone-changes-shown = { castle-seen }
castle-count = { castle-seen }: { $reckoned ->
    [yes] { $working } = { $points }
   *[no] { $points }
}
castle-formula = { $formula } = { $points }
castle-stone-comes-kind = Steine gewonnen
castle-stone-goes-kind = Steine aufgegeben
castle-stone-changes-kind = Seiten verdeckt oder frei
castle-formula-kind = Nach der Formel
castle-formula-changes = { $formula } = { $after } ({ $signed })
count-castle-out =
    { $count ->
        [one] { $count } Stein aus dem Spiel
       *[other] { $count } Steine aus dem Spiel
    }

castle-ended-pile = { $you ->
    [yes] Du hast den letzten Stein deines Vorrats gesetzt.
   *[no] { $who } hat den letzten Stein des eigenen Vorrats gesetzt.
}
castle-ended-rounds = { $count ->
    [one] { $count } Runde ist gespielt; länger dauert kein Spiel.
   *[other] { $count } Runden sind gespielt; länger dauert kein Spiel.
}
castle-soon-last = { $you ->
    [yes] In diesem Zug setzt du den letzten Stein deines Vorrats: Damit endet das Spiel.
   *[no] In diesem Zug setzt { $who } den letzten Stein des eigenen Vorrats: Damit endet das Spiel.
}
castle-soon-pile = { $you ->
    [yes] { $count ->
        [one] In deinem Vorrat ist nur noch { $count } Stein; wenn er liegt, endet das Spiel.
       *[other] In deinem Vorrat sind nur noch { $count } Steine; wenn der letzte liegt, endet das Spiel.
    }
   *[no] { $count ->
        [one] Im Vorrat von { $who } ist nur noch { $count } Stein; wenn er liegt, endet das Spiel.
       *[other] Im Vorrat von { $who } sind nur noch { $count } Steine; wenn der letzte liegt, endet das Spiel.
    }
}
castle-soon-rounds = { $count ->
    [one] Das ist der letzte Zug: Nach { $rounds } Runden endet das Spiel.
   *[other] Es folgen noch { $count } Züge: Nach { $rounds } Runden endet das Spiel.
}
castle-why-second = { $you ->
    [yes] Du hast zuerst eine { $first } gewürfelt, die nicht zu gebrauchen war: Der zweite Wurf gilt.
   *[no] { $who } hat zuerst eine { $first } gewürfelt, die nicht zu gebrauchen war: Der zweite Wurf gilt.
}
castle-why-four = { $you ->
    [yes] Du hast eine 4 gewürfelt und setzt aus.
   *[no] { $who } hat eine 4 gewürfelt und setzt aus.
}
castle-why-own = { $you ->
    [yes] Du hast eine 5 gewürfelt, aber keiner deiner Steine darf heraus:
   *[no] { $who } hat eine 5 gewürfelt, aber keiner der eigenen Steine darf heraus:
}
castle-why-own-none = { castle-why-own } In der Burg liegt keiner.
castle-why-own-covered = { castle-why-own } Auf allen liegen andere.
castle-why-own-crowded = { castle-why-own } { $count ->
    [one] Der einzige, der obenauf liegt, hat mehr als vier Nachbarn.
   *[other] Alle, die obenauf liegen, haben mehr als vier Nachbarn.
}
castle-why-own-apart = { castle-why-own } { $count ->
    [one] Ohne den einzigen, der obenauf liegt, fiele die Burg auseinander.
   *[other] Ohne jeden, der obenauf liegt, fiele die Burg auseinander.
}
castle-why-own-mixed = { castle-why-own } Die, die obenauf liegen, haben mehr als vier Nachbarn oder halten die Burg zusammen.
castle-why-other = { $you ->
    [yes] Du hast eine 6 gewürfelt, aber kein Stein eines anderen darf heraus:
   *[no] { $who } hat eine 6 gewürfelt, aber kein Stein eines anderen darf heraus:
}
castle-why-other-none = { castle-why-other } In der Burg liegt keiner.
castle-why-other-covered = { castle-why-other } Auf allen liegen andere.
castle-why-other-crowded = { castle-why-other } { $count ->
    [one] Der einzige, der obenauf liegt, hat mehr als vier Nachbarn.
   *[other] Alle, die obenauf liegen, haben mehr als vier Nachbarn.
}
castle-why-other-apart = { castle-why-other } { $count ->
    [one] Ohne den einzigen, der obenauf liegt, fiele die Burg auseinander.
   *[other] Ohne jeden, der obenauf liegt, fiele die Burg auseinander.
}
castle-why-other-mixed = { castle-why-other } Die, die obenauf liegen, haben mehr als vier Nachbarn oder halten die Burg zusammen.

castle-how =
    Würfle und tu, was der Würfel sagt. 1, 2 oder 3: Baue so viele Steine, jeder wird erst gezogen, wenn der vorige liegt. 4: Setze aus. 5: Nimm einen eigenen Stein heraus. 6: Nimm einen Stein eines anderen heraus.
    Ein Stein kommt neben die anderen, gedreht, wie du willst, oder genau auf einen Stapel; kein Stapel wird höher als acht.
    Nur oberste Steine können genommen werden. Einer am Boden darf höchstens vier Nachbarn haben, und die Burg darf nicht auseinanderfallen.
    Das Spiel endet, sobald jemand den letzten Stein seines Vorrats setzt. Dann zählen die sichtbaren Steine, wie verabredet: meist die großen Zahlen in der Mitte. Eine kleine Zahl liegt frei, wenn daneben kein mindestens gleich hoher Stapel steht.

castle-about = Würfle, staple und bleib obenauf.
castle-teaches = Addieren, Zahlen vergleichen, räumliches Denken

castle-help =
    Wähle den gezogenen Stein mit 1 oder Enter. Jeder Platz, auf den er kann, zeigt dann einen Buchstaben und die Punkte, die der Stein dort am besten gedreht bringt.
    Geh mit den Pfeilen, mit Tab oder mit dem Buchstaben zu einem Platz. Drehe den Stein mit Q und E. Du siehst die Punkte und wie sie zustande kommen, bevor etwas geschieht.
    Verlangt der Würfel, dass ein Stein herausgenommen wird, geh auf dieselbe Weise zu diesem Stein.
    Enter bestätigt. Esc legt den Stein zurück.
castle-line-help =
    1@2,-1/3     den gezogenen Stein auf 2,-1 setzen, 3-mal gedreht; ohne /3 am besten gedreht
    STEIN@2,-1/3 dasselbe, mit ausgeschriebenem Stein
    take 2,-1    den obersten Stein auf 2,-1 aus der Burg nehmen
    miss         aussetzen, wenn der Würfel nichts anderes erlaubt
    moves        was der gezogene Stein bringen kann
    moves 1      die Plätze für ihn, die besten zuerst
castle-pieces =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
castle-lay = Stein setzen
castle-pick = Wähle einen Platz für deinen Stein.
castle-pick-board = Wähle einen Stein auf dem Brett.
castle-task-build =
    { $you ->
        [yes] { $count ->
            [one] Baue einen Stein.
           *[other] Baue { $count } Steine: Dies ist der { $place }.
        }
       *[no] { $count ->
            [one] { $who } baut einen Stein.
           *[other] { $who } baut { $count } Steine.
        }
    }
castle-task-own =
    { $you ->
        [yes] Nimm einen deiner eigenen Steine heraus.
       *[no] { $who } nimmt einen eigenen Stein heraus.
    }
castle-task-other =
    { $you ->
        [yes] Nimm einen fremden Stein heraus.
       *[no] { $who } nimmt einen fremden Stein heraus.
    }
castle-task-miss =
    { $you ->
        [yes] Du setzt aus.
       *[no] { $who } setzt aus.
    }
