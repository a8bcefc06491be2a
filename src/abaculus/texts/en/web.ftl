# What the browser client says. What it shares with the terminal is in play.ftl.

web-board = The board
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = Show everything
web-empty-seat = open seat
web-said = { $who }: { $what }
web-guest = Guest
web-no-server = The server cannot be reached.
web-try-again = Try again
web-menu = Menu
web-lobby = Lobby
web-settings = Settings
web-unofficial = Abaculus is unofficial. The games’ names belong to their publishers; texts, drawings and tile sets are our own.
web-your-name = Your name
web-games = Games
web-rules = Rules
web-players = Players
web-level = Bot
web-waiting = Waiting for players
web-playing = Being played
web-lobby-empty = Nobody is waiting right now
web-language = Language
web-language-away = { $language } cannot be fetched right now: the server cannot be reached.
web-theme = Light
web-theme-auto = As on this device
web-theme-light = Light
web-theme-dark = Dark
web-palette = Colours
web-palette-mosaic = Mosaic
web-palette-contrast = High contrast
web-palette-muted = Muted
web-palette-mono = Patterns, no hues
web-other-device = On another device
web-other-device-how = A code makes another device play under your name. Whoever has it is you, so keep it to yourself.
web-code-show = Show a new code
web-code-type = A code from another device
web-code-use = Use it
web-loading = One moment …
web-paused = The game is paused
web-reconnecting = Reconnecting …
web-home = Home
web-sit = Sit down
web-join = Join
web-call-off = Cancel game
web-handover = Pass the device to { $who }.
web-handover-ready = { $who }: show my hand
web-exchange-how = Choose what to exchange, then confirm.
web-pick-place = Pick a place.
web-pick-turn = Pick a place. Tap it again to turn.
web-no-place = This tile cannot go there.
web-no-choice = That cannot be chosen now.
web-no-use = This tile cannot be laid anywhere now.
web-hand = Your hand
web-piece = Tile { $number }: { $piece }
web-did-lay = { $you ->
    [yes] You lay { $piece } at { $cell }: { play-points }.
   *[no] { $who } lays { $piece } at { $cell }: { play-points }.
}
web-chosen = Place { $cell }.
web-turn-left = Turn left
web-turn-right = Turn right
web-claim-more = One more
web-claim-less = One less
web-cancel = Cancel
web-hint = Hint
web-list-moves = All moves
web-undo = Take back
web-asks-undo = { $who } would like to take the last move back.
web-asks-pause = { $who } would like a pause.
web-asked-undo = You asked to take the last move back. Waiting for an answer.
web-asked-pause = You asked for a pause. Waiting for an answer.
web-yes = Yes
web-no = No
web-resume = Go on
web-rematch = Rematch
web-download = Download
web-moves = Moves
web-pause = Pause
web-resign = Resign
web-resign-sure = Resign this game?
web-dice = Fair draw
web-dice-how = Dice and draws were sealed before the game. This is the seal:
web-dice-seed = The secret behind it:
web-seats = Seats
web-away = away
web-invite = Send this link to whoever should play:
web-qr = The link as a QR code
web-link = Link
web-copy = Copy link
web-copied = Copied
web-replay = Replay
web-replay-back = One step back
web-replay-on = One step on
web-graph = Points over the game
web-dice-fair =
    { $count ->
        [0] There was no chance in this game.
        [one] One outcome of chance was thrown again here: it is as the seal says.
       *[other] { $count } outcomes of chance were thrown again here: all are as the seal says.
    }
web-dice-wrong = The dice do not follow from the seal: { $action }
web-dice-cannot = This page can check the dice only over a secure connection; abaculus verify can check the downloaded game.
