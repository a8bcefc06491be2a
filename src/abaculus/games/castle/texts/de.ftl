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
castle-formula-changes = { $formula } = { $after } ({ $signed })
count-castle-out = aus der Burg genommen: { $count }

castle-how =
    Würfle und tu, was der Würfel sagt. 1, 2 oder 3: Baue so viele Steine, jeder wird erst gezogen, wenn der vorige liegt. 4: Setze aus. 5: Nimm einen eigenen Stein heraus. 6: Nimm einen Stein eines anderen heraus.
    Ein Stein kommt neben die anderen, gedreht, wie du willst, oder genau auf einen Stapel; kein Stapel wird höher als acht.
    Nur oberste Steine können genommen werden. Einer am Boden darf höchstens vier Nachbarn haben, und die Burg darf nicht auseinanderfallen.
    Das Spiel endet, sobald jemand den letzten Stein seines Vorrats setzt. Dann zählen die sichtbaren Steine, wie verabredet: meist die großen Zahlen in der Mitte. Eine kleine Zahl liegt frei, wenn daneben kein mindestens gleich hoher Stapel steht.

castle-about = Würfle, dann baue an einer Burg aus Steinen oder nimm welche weg.
castle-teaches = Addieren, Zahlen vergleichen, räumliches Denken
