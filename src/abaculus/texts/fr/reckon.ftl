# Players who reckon for themselves.

refused-reckon-first = Dis d’abord combien de points cela rapporte.
refused-reckoned-wrong = Pas tout à fait. Recompte encore une fois.
refused-not-counted = D’abord chacun compte ses points.

reckon-setting = Points
reckon-off = Comptés pour toi
reckon-move = Tu les calcules, coup par coup
reckon-end = Tu les calcules à la fin
reckon-ask = Combien de points cela rapporte-t-il ?
reckon-ask-rid = De combien de points te débarrasses-tu ?
reckon-check = Vérifier
reckon-again = Pas tout à fait. Regarde encore et réessaie.
reckon-working = Pas tout à fait. Voici le calcul : { $working } Confirme maintenant.
reckon-nothing = rien ne compte ici, 0 point.
reckon-right = Juste.
reckon-hint = Conseil : { $action }
reckon-count = Combien de points as-tu à la fin ?
reckon-count-of = { $who } : combien de points as-tu à la fin ?
reckon-count-done =
    { $right ->
        [yes] Juste : { play-points }.
       *[no] Cela fait { play-points }.
    } Voici le détail :
reckon-count-move = { $action } : { $points }
reckon-count-rest = à la fin : { $points }
reckon-count-nothing = Il n’y a rien à compter.

operation-add = Additionner
operation-subtract = Soustraire
operation-multiply = Multiplier
operation-divide = Diviser
operation-see = Voir le zéro
