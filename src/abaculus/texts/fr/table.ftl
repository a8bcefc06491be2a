# The table on the page: who plays, what can be done, what happened.
number = { $value }
sign-divide = ÷
plate-to-play = À toi de jouer
plate-thinking = Réfléchit
plate-pile = { $pieces }, { $pile } à piocher
plate-to-draw = encore { $count } à piocher
table-pieces =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
table-lay = Poser la tuile
table-pick = Choisis une tuile.
table-pick-board = Choisis-en une sur le plateau.
table-more = { play-points } pour l’instant : pose encore une tuile, ou finis ton tour.
web-tools = Outils
web-more = Plus
web-close = Fermer
web-flat = Vue à plat
web-sounds = Sons
web-key = Ce que veulent dire les couleurs
web-no-moves = Personne n’a encore joué.
web-round = Tour { $number }
web-dead-place = Plus rien de ce qui reste ne va ici.
keys-title = Touches
keys-piece = choisir la pièce qui porte ce numéro
keys-place = aller de place en place, la meilleure d’abord
keys-turn = tourner à gauche, à droite
keys-confirm = faire ce qui est choisi
keys-cancel = reposer
keys-exchange = échanger
keys-hint = un indice
keys-zoom = plus grand, plus petit, tout
keys-move = déplacer le plateau
keys-list = cette liste
web-say = Dire
die-shows = Le dé montre { $value }
