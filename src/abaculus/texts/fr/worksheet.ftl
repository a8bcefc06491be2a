# Worksheets to print.

worksheet-heading = Fiches d’exercices
worksheet-how = Des positions de vraies parties, à calculer sur papier, avec les solutions sur une page à part. Le même numéro redonne la même fiche.
worksheet-title = { $game } : fiche { $number }
worksheet-count = Combien de questions
worksheet-number = Numéro de la fiche
worksheet-level = Difficulté
worksheet-level-easy = Facile
worksheet-level-mixed = De facile à difficile
worksheet-level-hard = Difficile
worksheet-make = Créer la fiche
worksheet-print = Imprimer
worksheet-name = Nom :
worksheet-date = Date :
worksheet-ask = Combien de points rapporte la tuile entourée ?
worksheet-ask-rid = De combien de points se débarrasse-t-on avec la tuile entourée ?
worksheet-on = Elle est sur une case marquée { $label }.
worksheet-ask-count = La partie est finie. Compte les points.
worksheet-working = Calcul :
worksheet-answer = Points :
worksheet-solutions = Solutions
worksheet-nothing = rien ne compte
worksheet-written = La fiche est dans { $file }.
