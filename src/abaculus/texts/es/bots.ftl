# The bots that search, by level: the same names in all languages.
play-bot-beginner = Pip
play-bot-casual = Tria
play-bot-club = Tetra
play-bot-expert = Penta
play-bot-master = Stella

bot-level-beginner = Principiante
bot-level-casual = Aficionado
bot-level-club = Club
bot-level-expert = Experto
bot-level-master = Maestro
bot-about-beginner = Pip solo mira una jugada y se conforma con poco.
bot-about-casual = Tria elige lo que da puntos ahora y deja el resto para después.
bot-about-club = Tetra piensa en tu respuesta antes de jugar.
bot-about-expert = Penta ve varias jugadas por delante y se guarda lo bueno.
bot-about-master = Stella se toma su tiempo en cada jugada y no regala nada.

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
