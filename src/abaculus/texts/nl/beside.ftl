# Naast het bord: reacties, geluiden, hoe snel bots zetten, en een link om een spel aan anderen te tonen.

web-react = Reageren
react-hello = Hallo
react-well-played = Goed gespeeld
react-thank-you = Dank je
react-thinking = Ik denk na
react-oops = Oeps
react-good-game = Leuk spel
react-said = { $who }: { $what }
web-sound = Geluiden
web-sound-off = Uit
web-sound-on = Aan
web-bot-speed = Bots zetten
web-bot-speed-slow = Langzaam
web-bot-speed-normal = Gewoon
web-bot-speed-quick = Snel
web-bot-speed-how = Geldt voor tafels die je vanaf nu opent.
web-share = Delen
web-share-text = Een spel { $game }
