# Accanto al tavolo: reazioni, suoni, la velocità dei bot e un link per mostrare una partita.

web-react = Reagisci
react-hello = Ciao
react-well-played = Ben giocato
react-thank-you = Grazie
react-thinking = Sto pensando
react-oops = Ops
react-good-game = Bella partita
react-said = { $who }: { $what }
web-sound = Suoni
web-sound-off = No
web-sound-on = Sì
web-bot-speed = I bot giocano
web-bot-speed-slow = Lentamente
web-bot-speed-normal = Normalmente
web-bot-speed-quick = Velocemente
web-bot-speed-how = Vale per i tavoli che apri da ora in poi.
web-share = Condividi
web-share-text = Una partita di { $game }
