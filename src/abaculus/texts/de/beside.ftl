# Neben dem Brett: Reaktionen, Klänge, wie schnell Bots ziehen, und ein Link, um ein Spiel anderen zu zeigen.

web-react = Reagieren
react-hello = Hallo
react-well-played = Gut gespielt
react-thank-you = Danke
react-thinking = Ich denke nach
react-oops = Hoppla
react-good-game = Schönes Spiel
react-said = { $who }: { $what }
web-sound = Klänge
web-sound-off = Aus
web-sound-on = An
web-bot-speed = Bots ziehen
web-bot-speed-slow = Langsam
web-bot-speed-normal = Normal
web-bot-speed-quick = Schnell
web-bot-speed-how = Gilt für Tische, die du von jetzt an eröffnest.
web-share = Teilen
web-share-text = Eine Partie { $game }
