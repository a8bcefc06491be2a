# The bots that search, by level.
play-bot-beginner = Bot principiante
play-bot-casual = Bot aficionado
play-bot-club = Bot de club
play-bot-expert = Bot experto
play-bot-master = Bot maestro

# `abaculus tournament`.
tournament-pairing = Enfrentamiento
tournament-games = Partidas
tournament-share = Victorias del primero
tournament-interval = Intervalo del 95 %
tournament-margin = Puntos de ventaja
tournament-elo = Elo
tournament-bot = Bot
tournament-stopped = Detenido después de { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}. Con el mismo archivo en --out se puede continuar.
