# À côté du plateau : réactions, sons, vitesse des robots, et un lien pour montrer une partie.

web-react = Réagir
react-hello = Bonjour
react-well-played = Bien joué
react-thank-you = Merci
react-thinking = Je réfléchis
react-oops = Oups
react-good-game = Belle partie
react-said = { $who } : { $what }
web-sound = Sons
web-sound-off = Coupés
web-sound-on = Activés
web-bot-speed = Les robots jouent
web-bot-speed-slow = Lentement
web-bot-speed-normal = Normalement
web-bot-speed-quick = Vite
web-bot-speed-how = Vaut pour les tables que tu ouvres à partir de maintenant.
web-share = Partager
web-share-text = Une partie de { $game }
