# The bots that search, by level: the same names in all languages.
play-bot-beginner = Pip
play-bot-casual = Tria
play-bot-club = Tetra
play-bot-expert = Penta
play-bot-master = Stella

bot-level-beginner = Beginner
bot-level-casual = Casual
bot-level-club = Club
bot-level-expert = Expert
bot-level-master = Master
bot-about-beginner = Pip looks at one move and is easily pleased.
bot-about-casual = Tria picks what scores well now and leaves the rest for later.
bot-about-club = Tetra thinks of your reply before moving.
bot-about-expert = Penta looks several moves ahead and keeps good tiles in hand.
bot-about-master = Stella takes time over every move and gives little away.

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
