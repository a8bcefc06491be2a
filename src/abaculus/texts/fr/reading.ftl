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

offline-now = Tu es hors ligne. Les règles et les leçons déjà ouvertes se lisent ; les parties reprendront avec la connexion.
offline-here = Cette page n’a jamais été ouverte, elle n’est donc pas là sans connexion.
