# Classes: a code, tables of one game, and the teacher's page.

refused-no-class = No hay ninguna clase con este código.
refused-class-closed = Esta clase está cerrada.
refused-class-full = Esta clase está completa.
refused-not-teacher = Solo puede verlo quien creó la clase.
refused-teacher-plays = Esta clase la creaste tú. Nadie juega en la clase que ha creado.
refused-too-many-classes = Tienes demasiadas clases abiertas. Cierra una primero.
refused-no-fill = En esta clase los bots no ocupan asientos vacíos.

class-title = Clases
class-join-title = Entrar en una clase
class-code = Código de la clase
class-join = Entrar
class-back = Volver a mi mesa
class-other-device = ¿En otro dispositivo que la última vez? Usa primero tu propio código en los ajustes.
class-make-title = Para docentes: crear una clase
class-how = Todos juegan al mismo juego, en mesas del mismo tamaño. El alumnado necesita el código y un nombre, ninguna cuenta.
class-label = Nombre de la clase
class-game = Juego
class-seats = Asientos en cada mesa
class-bots = De ellos, bots
class-fill = Puedo completar la última mesa con bots
class-make = Crear la clase
class-mine = Tus clases
class-is-closed = cerrada
class-pupils =
    { $count ->
        [0] todavía nadie
        [one] una persona
       *[other] { $count } personas
    }
class-teacher = Página docente
class-invite = Así se entra: el alumnado abre { $address } y escribe el código.
class-qr = La entrada a la clase como código QR
class-none = Todavía no hay nadie. Muestra el código o el código QR.
class-table = Mesa { $number }
class-phase-waiting = esperando
class-phase-playing = jugando
class-phase-over = terminada
class-to-move = le toca
class-watch = Mirar
class-start = Empezar con bots
class-close = Cerrar la clase
class-close-sure = ¿Cerrar la clase? Nadie más podrá entrar y las partidas en curso terminan.
class-csv = Descargar como CSV
class-reckonings = Bien y mal
class-all = Todo
class-pupil = Nombre
class-column-table = Mesa
class-column-phase = Estado
class-points = Puntos
class-points-hidden = puntos todavía ocultos
class-right = bien
class-wrong = mal
class-right-of = { $operation }: bien
class-wrong-of = { $operation }: mal
class-updated = Últimas noticias del servidor a las { $time }.
