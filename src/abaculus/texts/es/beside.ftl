# Junto al tablero: reacciones, sonidos, la velocidad de los bots y un enlace para mostrar una partida.

web-react = Reaccionar
react-hello = Hola
react-well-played = Bien jugado
react-thank-you = Gracias
react-thinking = Estoy pensando
react-oops = Vaya
react-good-game = Buena partida
react-said = { $who }: { $what }
web-sound = Sonidos
web-sound-off = No
web-sound-on = Sí
web-bot-speed = Los bots juegan
web-bot-speed-slow = Despacio
web-bot-speed-normal = Normal
web-bot-speed-quick = Rápido
web-bot-speed-how = Vale para las mesas que abras a partir de ahora.
web-share = Compartir
web-share-text = Una partida de { $game }
