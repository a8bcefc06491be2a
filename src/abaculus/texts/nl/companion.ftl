# Wat `abaculus companion` naast een echte tafel zegt.

companion-intro = Typ in wat iedereen aan tafel ziet. Met help zie je hoe.
companion-turn = { $who }, wat speel je?
companion-tell = Het spel is afgelopen. Wat heeft { $who } nog? Schrijf het met spaties ertussen, of - voor niets.
companion-standing = { $scores }. In de zak: { $bag }
companion-left = Nog niet gezien: { $pieces }
companion-help =
    12@8I        wat wordt gelegd, en waar
    swap 3       drie worden geruild; welke hoeft niemand te zeggen
    end, miss    wat je verder kunt doen, zoals in de regels
    hint 3 7 12  de beste zet voor wie aan de beurt is en dit heeft
    left         wat nog niemand heeft gezien
    board        het bord
    explain      de punten van de laatste zet
    undo         neemt terug wat het laatst is getypt
    log          alles wat is getypt
    quit         stoppen
