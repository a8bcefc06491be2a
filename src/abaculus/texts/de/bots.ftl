# The bots that search, by level: the same names in all languages.
play-bot-beginner = Pip
play-bot-casual = Tria
play-bot-club = Tetra
play-bot-expert = Penta
play-bot-master = Stella

bot-level-beginner = Einsteiger
bot-level-casual = Gelegentlich
bot-level-club = Verein
bot-level-expert = Experte
bot-level-master = Meister
bot-about-beginner = Pip sieht nur den einen Zug und ist schnell zufrieden.
bot-about-casual = Tria nimmt, was jetzt viele Punkte bringt; später ist später.
bot-about-club = Tetra denkt vor jedem Zug an deine Antwort.
bot-about-expert = Penta plant mehrere Züge voraus und hebt sich Gutes auf.
bot-about-master = Stella nimmt sich für jeden Zug Zeit und schenkt dir nichts.

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
