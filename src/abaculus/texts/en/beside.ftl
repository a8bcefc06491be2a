# Beside the board: reactions, sounds, how fast bots move, and a link to show a game to others.

web-react = React
react-hello = Hello
react-well-played = Well played
react-thank-you = Thank you
react-thinking = I am thinking
react-oops = Oops
react-good-game = Good game
react-said = { $who }: { $what }
web-sound = Sounds
web-sound-off = Off
web-sound-on = On
web-bot-speed = Bots move
web-bot-speed-slow = Slowly
web-bot-speed-normal = Normally
web-bot-speed-quick = Quickly
web-bot-speed-how = Counts for tables that you open from now on.
web-share = Share
web-share-text = A game of { $game }
