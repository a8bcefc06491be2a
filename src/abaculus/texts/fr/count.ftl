# Le décompte final et les feuilles de marque.

count-before = avant : { $points }
count-move = { $number }. { $action } : { $points }
count-given = points donnés d’avance : { $points }
count-nothing = rien
count-title = Le décompte final
count-so-far = Le décompte jusqu’ici
count-total = Total : { $points }
count-how = Survole une ligne, ou touche-la, pour voir sur le plateau ce qu’elle compte.
sheet-title = Feuille de marque
sheet-move = Coup
sheet-change = Points
sheet-print = Imprimer
sheet-empty = Personne n’a encore joué.
play-panel-count = Le décompte final

# Sortes de raisons, quand le jeu n’a pas de mots pour elles
came-dealt = Distribués au début
came-drawn = Piochés
came-others = Coups des autres
came-move = Coups
came-given = Avance
