# The bots that search, by level: the same names in all languages.
play-bot-beginner = Pip
play-bot-casual = Tria
play-bot-club = Tetra
play-bot-expert = Penta
play-bot-master = Stella

bot-level-beginner = Débutant
bot-level-casual = Occasionnel
bot-level-club = Club
bot-level-expert = Expert
bot-level-master = Maître
bot-about-beginner = Pip ne regarde qu’un coup et se contente de peu.
bot-about-casual = Tria prend ce qui rapporte tout de suite et remet le reste à plus tard.
bot-about-club = Tetra pense à ta réponse avant de jouer.
bot-about-expert = Penta voit plusieurs coups à l’avance et garde ses atouts.
bot-about-master = Stella prend son temps à chaque coup et ne fait pas de cadeaux.

# `abaculus tournament`.
tournament-pairing = Rencontre
tournament-games = Parties
tournament-share = Taux de victoire du premier
tournament-interval = Intervalle à 95 %
tournament-margin = Points d’avance
tournament-elo = Elo
tournament-bot = Bot
tournament-stopped = Arrêté après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}. Le même fichier avec --out permet de continuer.
