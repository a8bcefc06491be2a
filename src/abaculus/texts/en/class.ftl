# Classes: a code, tables of one game, and the teacher's page.

refused-no-class = There is no class with this code.
refused-class-closed = This class is closed.
refused-class-full = This class is full.
refused-not-teacher = Only whoever made the class can see this.
refused-teacher-plays = You made this class. Teachers do not play in their own class.
refused-too-many-classes = You have too many classes open. Close one first.
refused-no-fill = In this class no bots take empty seats.

class-title = Classes
class-join-title = Join a class
class-code = Class code
class-join = Join
class-back = Back to my table
class-other-device = On another device than last time? Use your own code under Settings first.
class-make-title = For teachers: make a class
class-how = Everybody plays the same game, at tables of the same size. Pupils need the code and a name, no account.
class-label = Name of the class
class-game = Game
class-seats = Seats at each table
class-bots = Of these, bots
class-fill = I may fill the last table with bots
class-make = Make the class
class-mine = Your classes
class-is-closed = closed
class-pupils =
    { $count ->
        [0] no pupils yet
        [one] one pupil
       *[other] { $count } pupils
    }
class-teacher = Teacher’s page
class-invite = This is how pupils come in: they open { $address } and type the code.
class-qr = The way into the class as a QR code
class-none = Nobody is here yet. Show the code or the QR code.
class-table = Table { $number }
class-phase-waiting = waiting
class-phase-playing = playing
class-phase-over = over
class-to-move = to move
class-watch = Watch
class-start = Start with bots
class-close = Close the class
class-close-sure = Close the class? Nobody can join any more, and games that still go on end.
class-csv = Download as CSV
class-reckonings = Right and wrong
class-all = All
class-pupil = Pupil
class-column-table = Table
class-column-phase = State
class-points = Points
class-points-hidden = points still hidden
class-right = right
class-wrong = wrong
class-right-of = { $operation }: right
class-wrong-of = { $operation }: wrong
class-updated = Last heard from the server at { $time }.
