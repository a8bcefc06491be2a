# Die Schlusswertung und die Wertungsblätter.

count-before = vorher: { $points }
count-move = { $number }. { $action }: { $points }
count-given = im Voraus gegebene Punkte: { $points }
count-nothing = nichts
count-title = Die Schlusswertung
count-so-far = Die Wertung bis hierher
count-total = Summe: { $points }
count-how = Eine Zeile überfahren oder antippen zeigt auf dem Brett, was sie zählt.
sheet-title = Wertungsblatt
sheet-move = Zug
sheet-change = Punkte
sheet-print = Drucken
sheet-empty = Noch hat niemand gezogen.
play-panel-count = Die Schlusswertung

# Arten von Gründen für Punkte, für die das Spiel keine Worte hat
came-dealt = Am Anfang verteilt
came-drawn = Gezogen
came-others = Züge der anderen
came-move = Züge
came-given = Vorsprung
