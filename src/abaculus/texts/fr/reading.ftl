# Lire sans table : les règles et leur recherche, et ce qui est dit sans connexion.

rules-all = Toutes les règles
rules-search = Chercher dans les règles de tous les jeux
rules-search-how = Appuie sur / pour chercher, ↓ pour aller aux résultats.
rules-found = { $count ->
    [0] Rien trouvé. Essaie avec moins de mots, ou des mots plus courts.
    [one] { $count } passage
   *[other] { $count } passages
}
rules-more = Il y en a plus : ajoute un mot pour préciser.
rules-english = Ces règles ne sont pas encore traduites ; elles sont en anglais.
rules-learn = Apprendre pas à pas

rules-turn = Ton tour
rules-scoring = Les points
rules-end = La fin
rules-variants = Variantes et règles maison
rules-try = Essaie
rules-exact = Les règles exactes
rules-short = Les règles en bref
rules-print = Imprimer
rules-example = Exemple { $number }
rules-goal-points = But : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rules-works = C’est possible. Essaie d’en faire { $points }.
rules-better = Il y a un meilleur coup.
rules-best = On ne fait pas mieux.
rules-again = Encore une fois
rules-next = Exemple suivant
# Ce qui veut dire la même chose, pour la recherche : une ligne par sens, avec des virgules.
rules-synonyms =
    double, doubler, doublé, deux fois, fois deux, × 2, 2 ×
    triple, tripler, triplé, trois fois, fois trois, × 3, 3 ×
    additionner, additionnés, ajouter, somme, total, plus, +
    soustraire, retirer, différence, moins, −
    multiplier, multiplié, produit, fois, ×
    diviser, divisé, quotient, partager, ÷
    bord, côté
    échanger, échange, changer
    passer, passe, sauter
    poser, placer, pose, mettre
    commencer, commence, débuter, ouverture
    fin, finir, finit, terminer, dernier
    sac, pioche, réserve
    prime, bonus, supplément
    dé, lancer, lance, jet
    égal, pareil, même, égalité
    variante, option, règle maison

offline-now = Tu es hors ligne. Les règles et les leçons déjà ouvertes se lisent ; les parties reprendront avec la connexion.
offline-here = Cette page n’a jamais été ouverte, elle n’est donc pas là sans connexion.
