# The bots that search, by level.
play-bot-beginner = Bot principiante
play-bot-casual = Bot dilettante
play-bot-club = Bot di circolo
play-bot-expert = Bot esperto
play-bot-master = Bot maestro

# `abaculus tournament`.
tournament-pairing = Incontro
tournament-games = Partite
tournament-share = Vittorie del primo
tournament-interval = Intervallo al 95 %
tournament-margin = Punti di vantaggio
tournament-elo = Elo
tournament-bot = Bot
tournament-stopped = Interrotto dopo { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}. Con lo stesso file in --out si può continuare.
