# The bots that search, by level.
play-bot-beginner = Beginner bot
play-bot-casual = Casual bot
play-bot-club = Club bot
play-bot-expert = Expert bot
play-bot-master = Master bot

# `abaculus tournament`.
tournament-pairing = Pairing
tournament-games = Games
tournament-share = Win rate of the first
tournament-interval = 95 % interval
tournament-margin = Points ahead
tournament-elo = Elo
tournament-bot = Bot
tournament-stopped = Stopped after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}. Give the same --out file to go on.
