# The bots that search, by level: the same names in all languages.
play-bot-beginner = Pip
play-bot-casual = Tria
play-bot-club = Tetra
play-bot-expert = Penta
play-bot-master = Stella

bot-level-beginner = Beginner
bot-level-casual = Ontspannen
bot-level-club = Club
bot-level-expert = Expert
bot-level-master = Meester
bot-about-beginner = Pip kijkt maar één zet ver en is snel tevreden.
bot-about-casual = Tria kiest wat nu punten oplevert; de rest komt later.
bot-about-club = Tetra denkt vóór elke zet aan jouw antwoord.
bot-about-expert = Penta kijkt meerdere zetten vooruit en bewaart het beste.
bot-about-master = Stella neemt voor elke zet de tijd en geeft niets weg.

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
