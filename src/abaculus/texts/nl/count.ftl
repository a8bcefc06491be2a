# De eindtelling en de scorebladen.

count-before = eerder: { $points }
count-move = { $number }. { $action }: { $points }
count-given = vooraf gegeven punten: { $points }
count-nothing = niets
count-title = De eindtelling
count-so-far = De telling tot nu toe
count-total = Totaal: { $points }
count-how = Ga over een regel, of tik erop, om op het bord te zien wat er telt.
sheet-title = Scoreblad
sheet-move = Zet
sheet-change = Punten
sheet-print = Afdrukken
sheet-empty = Er heeft nog niemand gezet.
play-panel-count = De eindtelling

# Soorten redenen waarvoor het spel geen woorden heeft
came-dealt = Bij het begin gedeeld
came-drawn = Getrokken
came-others = Zetten van anderen
came-move = Zetten
came-given = Voorsprong
