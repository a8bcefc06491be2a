# The bots that search, by level.
play-bot-beginner = Anfänger-Bot
play-bot-casual = Gelegenheits-Bot
play-bot-club = Vereins-Bot
play-bot-expert = Experten-Bot
play-bot-master = Meister-Bot

# `abaculus tournament`.
tournament-pairing = Paarung
tournament-games = Spiele
tournament-share = Gewinnquote des ersten
tournament-interval = 95-%-Intervall
tournament-margin = Punkte voraus
tournament-elo = Elo
tournament-bot = Bot
tournament-stopped = Angehalten nach { $deals ->
    [one] einer Verteilung
   *[other] { $deals } Verteilungen
}. Mit derselben Datei bei --out geht es weiter.
