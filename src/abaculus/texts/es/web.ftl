# What the browser client says. What it shares with the terminal is in play.ftl.

web-board = El tablero
web-zoom-in = Más grande
web-zoom-out = Más pequeño
web-zoom-fit = Mostrar todo
web-empty-seat = sitio libre
web-said = { $who }: { $what }
web-guest = Invitado
web-no-server = No se puede alcanzar el servidor.
web-try-again = Intentar de nuevo
web-menu = Menú
web-lobby = Sala
web-settings = Ajustes
web-unofficial = Abaculus no es oficial. Los nombres de los juegos son de sus editoriales; textos, dibujos y fichas son nuestros.
web-your-name = Tu nombre
web-games = Juegos
web-rules = Reglas
web-players = Jugadores
web-level = Bot
web-waiting = Espera jugadores
web-playing = En juego
web-lobby-empty = Ahora no espera nadie
web-language = Idioma
web-language-away = Ahora no se puede cargar { $language }: no se llega al servidor.
web-theme = Luz
web-theme-auto = Como en este dispositivo
web-theme-light = Clara
web-theme-dark = Oscura
web-palette = Colores
web-palette-mosaic = Mosaico
web-palette-contrast = Alto contraste
web-palette-muted = Suaves
web-palette-mono = Tramas sin tonos
web-other-device = En otro dispositivo
web-other-device-how = Con un código, otro dispositivo juega con tu nombre. Quien lo tenga eres tú: guárdalo para ti.
web-code-show = Mostrar un código nuevo
web-code-type = Un código de otro dispositivo
web-code-use = Usarlo
web-loading = Un momento …
web-paused = La partida está en pausa
web-reconnecting = Reconectando …
web-home = Inicio
web-sit = Sentarse
web-join = Unirme
web-call-off = Cancelar la partida
web-handover = Pasa el dispositivo a { $who }.
web-handover-ready = { $who }: mostrar mi mano
web-exchange-how = Elige qué cambias y confirma.
web-pick-place = Elige un sitio.
web-pick-turn = Elige un sitio. Tócalo otra vez para girar.
web-no-place = Esta ficha no puede ir ahí.
web-no-choice = Eso no se puede elegir ahora.
web-no-use = Esta ficha no se puede colocar en ningún sitio ahora.
web-hand = Tu mano
web-piece = Ficha { $number }: { $piece }
web-did-lay = { $you ->
    [yes] Colocas { $piece } en { $cell }: { play-points }.
   *[no] { $who } coloca { $piece } en { $cell }: { play-points }.
}
web-chosen = Lugar { $cell }.
web-turn-left = Girar a la izquierda
web-turn-right = Girar a la derecha
web-claim-more = Una más
web-claim-less = Una menos
web-cancel = Cancelar
web-hint = Pista
web-list-moves = Todas las jugadas
web-undo = Deshacer
web-asks-undo = { $who } quisiera deshacer la última jugada.
web-asks-pause = { $who } quisiera una pausa.
web-asked-undo = Has pedido deshacer la última jugada. Falta la respuesta.
web-asked-pause = Has pedido una pausa. Falta la respuesta.
web-yes = Sí
web-no = No
web-resume = Seguir
web-rematch = Revancha
web-download = Descargar
web-moves = Jugadas
web-pause = Pausa
web-resign = Abandonar
web-resign-sure = ¿Abandonar esta partida?
web-dice = Sorteo limpio
web-dice-how = Los dados y los sorteos se sellaron antes de la partida. Este es el sello:
web-dice-seed = El secreto que hay detrás:
web-seats = Sitios
web-away = ausente
web-invite = Envía este enlace a quien vaya a jugar:
web-qr = El enlace como código QR
web-link = Enlace
web-copy = Copiar enlace
web-copied = Copiado
web-replay = Repetir
web-replay-back = Un paso atrás
web-replay-on = Un paso adelante
web-graph = Puntos a lo largo de la partida
web-dice-fair =
    { $count ->
        [0] En esta partida no hubo azar.
        [one] Un resultado del azar se ha repetido aquí: es como dice el sello.
       *[other] { $count } resultados del azar se han repetido aquí: todos son como dice el sello.
    }
web-dice-wrong = Los dados no se siguen del sello: { $action }
web-dice-cannot = Esta página solo puede comprobar los dados por una conexión segura; abaculus verify comprueba la partida descargada.
