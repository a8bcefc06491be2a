guide-castle-goal = Baut zusammen eine Burg und halte deine Zahlen im Blick. Was am Ende von dir zu sehen ist, zählt.
guide-castle-box = 44 sechseckige Steine in vier Farben und ein Würfel. { $least } bis { $most } Spieler, ab { $age } Jahren, etwa { $minutes } Minuten.
guide-castle-turn-1 = Würfle.
guide-castle-turn-2 = Bei 1, 2 oder 3 baust du so viele deiner Steine: auf den Boden neben die Burg oder genau auf irgendeinen Stein. Jeden siehst du erst, wenn der vorige liegt.
guide-castle-turn-3 = Bei 4 setzt du aus.
guide-castle-turn-4 = Bei 5 nimmst du einen eigenen Stein aus der Burg, bei 6 einen von jemand anderem. Nur oberste Steine dürfen weg, und die Burg muss zusammenbleiben.
guide-castle-scoring = Nur oberste Steine zählen, und wie, macht ihr vorher aus. Hier ist eine Burg, für Rot auf vier Arten gezählt.
guide-castle-centres = Große Zahlen
guide-castle-centres-text = Zähl die großen Zahlen zusammen: { $centre1 } + { $centre2 } + { $centre3 } = { $points }. So wird meist gespielt.
guide-castle-centres-alt = Eine Burg aus vier Stapeln. Rot zeigt { $centre1 }, { $centre2 } und { $centre3 }, sie sind markiert; Blau zeigt einen Stein.
guide-castle-together = Große und kleine
guide-castle-together-text = Zähl die kleinen Zahlen an freien Seiten dazu: { $points1 } + { $points2 } + { $points3 } = { $points }.
guide-castle-together-alt = Dieselbe Burg. An den roten Steinen { $centre1 }, { $centre2 } und { $centre3 } sind die Seiten markiert, neben denen kein gleich hoher Stein liegt.
guide-castle-minus = Kleine minus große
guide-castle-minus-text = Zieh die großen Zahlen von den kleinen an freien Seiten ab: { $points1 } + { $points2 } + { $points3 } = { $points }.
guide-castle-minus-alt = Dieselbe Burg. Die freien Seiten der roten Steine { $centre1 }, { $centre2 } und { $centre3 } sind markiert.
guide-castle-product = Alles malgenommen
guide-castle-product-text = Nimm die großen Zahlen mal: { $formula4 } = { $points }.
guide-castle-product-alt = Dieselbe Burg. Die roten Steine { $centre1 }, { $centre2 } und { $centre3 } sind markiert.
guide-castle-end = Das Spiel endet sofort, wenn jemand den letzten Stein seines Vorrats setzt. Wer am meisten zählt, gewinnt.
guide-castle-variant-1 = Noch einmal würfeln: Nützt dir deine Zahl nichts, würfelst du ein zweites Mal, und das gilt.
guide-castle-variant-2 = Selbst erfunden: Macht eine Formel aus, etwa große Zahlen mal Höhe.
guide-castle-first = Du hast eine 5 gewürfelt und spielst Rot. Nimm einen eigenen Stein heraus und gewinn dabei.
guide-castle-first-done = Ein kleiner Stein geht, und ein großer kommt zum Vorschein.
guide-castle-second = Du hast eine 6 gewürfelt und spielst Rot. Nimm den blauen Stein heraus, der dir am meisten hilft.
guide-castle-second-done = Deine große Zahl ist wieder zu sehen.
guide-castle-third = Hier zählen große und kleine Zahlen. Setz deine { $centre2 } dorthin, wo die meisten Seiten frei bleiben, und dreh sie gut.
guide-castle-third-done = Nur eine Seite ist verdeckt, und zwar die kleine Zahl.
guide-castle-synonyms =
    Vorrat, Stapel der Spieler
    Stapel, Turm, Höhe, Stockwerk
    frei, freie Seite, offen, unverdeckt
    große Zahl, Mitte
    kleine Zahl, Seitenzahl
    Joker, Sonderstein
    oberster Stein, sichtbar
