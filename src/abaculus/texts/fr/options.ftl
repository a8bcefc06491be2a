# Ce qui se choisit avant une partie.

option-own = Une formule à toi
option-scoring = Ce qui compte à la fin
option-scoring-how = Par exemple sum(centre * height) - max(exposed) : sum, product, max, min, centre, sides, exposed, height.
option-scoring-centres = Les grands nombres
option-scoring-centres-and-sides = Grands nombres plus petits visibles
option-scoring-sides-centres = Petits nombres visibles moins grands
option-scoring-product = Les grands nombres multipliés
option-reroll = Après un nombre inutilisable
option-reroll-none = Passer son tour
option-reroll-once = Relancer une fois
option-match = Correspondance
option-match-free = Rien ne doit correspondre
option-match-required = Un côté doit correspondre si possible
option-hands = Mains
option-hands-hidden = Cachées aux autres
option-hands-open = Visibles par tous
option-variant = Variante
option-variant-octopus = Pieuvre : les 63 tuiles, partout
option-variant-snake = Serpent : à côté de la dernière tuile seulement
option-variant-star = Étoile : le long de six branches droites
option-end = Fin de la partie
option-end-first-out = Dès que quelqu’un n’a plus de tuile
option-end-play-on = Quand plus personne ne peut continuer
option-referee = Qui vérifie les égalités
option-referee-strict = La table : tout ce qui est juste compte
option-referee-aware = Seul ce que tu annonces compte
option-referee-honour = Les joueurs : tout peut être contesté
option-board = Plateau
option-board-14x14 = 14 cases sur 14
option-board-open = Sans bord
option-subtraction = Côtés bleus
option-subtraction-difference = Différence, jamais sous zéro
option-subtraction-signed = Plaquette posée moins sa voisine
option-penalty = Plaquettes restantes à la fin
option-penalty-all = Elles coûtent à chacun leurs nombres
option-penalty-last = Elles ne coûtent qu’au joueur du dernier tour
option-division = Côtés rouges
option-division-larger = Le plus grand nombre par le plus petit
option-division-laid = Plaquette posée par sa voisine
option-limit = Actions
option-limit-none = Autant que tu veux
option-limit-1000 = 1 000 au plus
option-rectangle = Cadre
option-rectangle-6x14 = 6 rangées de 14
option-rectangle-14x6 = 14 rangées de 6
option-rectangle-7x12 = 7 rangées de 12
option-rectangle-12x7 = 12 rangées de 7
option-table = Pendule et avance
option-per-move = Temps par coup
option-per-game = Temps pour tous les coups
option-no-clock = Sans limite
option-handicap = Avance du joueur { $number }
option-who-sees = Qui peut rejoindre
option-private = Seulement ceux qui ont le lien
option-listed = Tout le monde : montrer au salon
option-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
option-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
option-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
