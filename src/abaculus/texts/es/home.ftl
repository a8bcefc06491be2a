# The first page, the sheet before a game, the lobby, and those who are invited.

sheet-close = Cerrar
home-title =
    { $count ->
        [5] Cinco juegos de mesa hechos de números
        [one] Un juego de mesa hecho de números
       *[other] Juegos de mesa hechos de números
    }
home-sub = Juega con un amigo, tu familia, tu clase o un bot a tu medida. Gratis y sin cuenta.
home-go-on = Tu partida
home-start = Un juego para empezar
home-score = { $mine } a { $other }
home-continue = Continuar
home-look = Abrir
home-again = ¿Otra partida?
home-new = ¿Es tu primera vez? Empieza con este.
home-play = Jugar
home-more = Tus otras partidas
home-puzzles = Problemas
home-learn = Aprender
home-classroom = Clase
home-puzzle-level = { $title }, nivel { $stars } de 5.
home-puzzle-how = Una posición y una sola jugada mejor.
home-lessons = Aprende con Pip
home-lessons-how = Cualquier juego en cinco minutos, jugada a jugada.
home-teachers = Para docentes
home-teachers-how = Un código y juega toda la clase. Ves quién necesita ayuda.
home-me = { $name }: tu nombre y ajustes
home-you = ¿Quién eres?
home-name-how = Es lo que ven los demás en la mesa.
home-name-keep = Guardar
home-also = Más
choose-puzzle = Cada día uno nuevo para cada juego.
choose-learn = Elige un juego. Pip te enseña cómo va.
start-who = ¿Contra quién juegas?
start-way-bot = Un bot
start-way-bot-how = ahora mismo
start-way-friends = Un amigo
start-way-friends-how = con un enlace
start-way-device = Este dispositivo
start-way-device-how = por turnos
start-way-alone = Solo yo
start-way-alone-how = por mi récord
start-way-class = Mi clase
start-way-class-how = con un código
start-bot = Elige un bot
start-bots-watched = ¿A quién quieres ver jugar?
start-won = Has ganado { $won } de las últimas { $games }.
start-name = Nombre del jugador { $number }
start-friends = Recibes un enlace y un código QR para enviar.
start-lobby = O mira quién espera en la sala
start-alone = Sin más rival que tú: ¿cuántos puntos consigues?
start-class = El código lo tiene tu docente.
start-options = Opciones
start-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
start-clock = con reloj
start-no-clock = sin reloj
start-points-off = los puntos se cuentan solos
start-points-move = calculas tú los puntos
start-points-end = cuentas tú al final
start-watch = Ver jugar a los bots entre sí
start-unwatch = Jugar tú
start-game = Empezar la partida
start-link = Obtener el enlace
start-watching = Empezar a mirar
start-learn = Primero, aprender
lobby-waiting = Esperan jugadores
lobby-playing = En juego
lobby-seats = Han llegado { $taken } de { $seats } jugadores
lobby-offer = Abre una partida aquí y otros te encontrarán.
lobby-open = Abrir { $title }
lobby-others = Todos los juegos
invite-from = { $who } te invita a { $title }
invite-to = Tienes una invitación a { $title }
invite-wait =
    { $count ->
        [one] Falta un jugador.
       *[other] Faltan { $count } jugadores.
    }
invite-full = No quedan sitios. Podrás mirar en cuanto empiece la partida.
invite-here = Quién ha llegado
watch-told = Estás viendo esta partida.
