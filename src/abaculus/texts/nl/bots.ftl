# The bots that search, by level.
play-bot-beginner = Beginnersbot
play-bot-casual = Gelegenheidsbot
play-bot-club = Clubbot
play-bot-expert = Expertbot
play-bot-master = Meesterbot

# `abaculus tournament`.
tournament-pairing = Koppel
tournament-games = Partijen
tournament-share = Winst van de eerste
tournament-interval = 95%-interval
tournament-margin = Punten voorsprong
tournament-elo = Elo
tournament-bot = Bot
tournament-stopped = Gestopt na { $deals ->
    [one] één verdeling
   *[other] { $deals } verdelingen
}. Met hetzelfde bestand bij --out gaat het verder.
