# The first page, the sheet before a game, the lobby, and those who are invited.

sheet-close = Close
home-title =
    { $count ->
        [5] Five board games made of numbers
        [one] A board game made of numbers
       *[other] Board games made of numbers
    }
home-sub = Play a friend, your family, your class, or a bot that suits you. Free, with no account.
home-go-on = Your game
home-start = A game to start with
home-score = { $mine } to { $other }
home-continue = Continue
home-look = Open
home-again = Another game?
home-new = New here? Start with this one.
home-play = Play
home-more = Your other games
home-puzzles = Puzzles
home-learn = Learn
home-classroom = Classroom
home-puzzle-level = { $title }, level { $stars } of 5.
home-puzzle-how = One position, one best move.
home-lessons = Learn with Pip
home-lessons-how = Any game in five minutes, one move at a time.
home-teachers = For teachers
home-teachers-how = One code, the whole class plays. See who needs help.
home-me = { $name }: your name and settings
home-you = Who are you?
home-name-how = This is what the others at a table see.
home-name-keep = Save
home-also = More
choose-puzzle = A new one for every game, every day.
choose-learn = Pick a game. Pip shows you how it goes.
start-who = Who are you playing?
start-way-bot = A bot
start-way-bot-how = right now
start-way-friends = A friend
start-way-friends-how = send a link
start-way-device = This device
start-way-device-how = take turns
start-way-alone = Just me
start-way-alone-how = for my best
start-way-class = My class
start-way-class-how = with a code
start-bot = Choose a bot
start-bots-watched = Who plays while you watch?
start-won = You have won { $won } of your last { $games }.
start-name = Name of player { $number }
start-friends = You get a link and a QR code to send.
start-lobby = Or see who is waiting in the lobby
start-alone = Nobody to beat but yourself: how many points can you make?
start-class = Your teacher has the code.
start-options = Options
start-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
start-clock = with a clock
start-no-clock = no clock
start-points-off = points counted for you
start-points-move = you work out the points
start-points-end = you count at the end
start-watch = Watch bots play each other
start-unwatch = Play yourself
start-game = Start game
start-link = Get the link
start-watching = Start watching
start-learn = Learn it first
lobby-waiting = Waiting for players
lobby-playing = Being played
lobby-seats = { $taken } of { $seats } players are here
lobby-offer = Open a game here, and others will find you.
lobby-open = Open { $title }
lobby-others = All games
invite-from = { $who } invites you to { $title }
invite-to = You are invited to { $title }
invite-wait =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
invite-full = All seats are taken. You can watch as soon as the game starts.
invite-here = Who is here
watch-told = You are watching this game.
