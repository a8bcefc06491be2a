# The bots that search, by level: the same names in all languages.
play-bot-beginner = Pip
play-bot-casual = Tria
play-bot-club = Tetra
play-bot-expert = Penta
play-bot-master = Stella

bot-level-beginner = Principiante
bot-level-casual = Dilettante
bot-level-club = Circolo
bot-level-expert = Esperto
bot-level-master = Maestro
bot-about-beginner = Pip guarda una sola mossa e si accontenta di poco.
bot-about-casual = Tria sceglie ciò che rende subito e lascia il resto a dopo.
bot-about-club = Tetra pensa alla tua risposta prima di muovere.
bot-about-expert = Penta vede più mosse avanti e tiene da parte il meglio.
bot-about-master = Stella si prende tempo per ogni mossa e non regala niente.

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
