# The bots that search, by level.
play-bot-beginner = Bot débutant
play-bot-casual = Bot amateur
play-bot-club = Bot de club
play-bot-expert = Bot expert
play-bot-master = Bot maître

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
