# What `abaculus companion` says beside a real table.

companion-intro = Type in what everybody at the table sees. Type help to see how.
companion-turn = { $who }, what do you play?
companion-tell = The game is over. What does { $who } still hold? Write it with spaces between, or - for nothing.
companion-standing = { $scores }. In the bag: { $bag }
companion-left = Not seen yet: { $pieces }
companion-help =
    left              what nobody has seen yet
    board             the board
    explain           the points of the last move
    undo              take back what was typed last
    log               everything that was typed
    quit              leave

# The same on the page.
companion-title = At a real table
companion-link = Playing with real pieces? Follow the game from what everybody sees: nobody’s rack has to be known.
companion-how =
    You play with a real board, and this page keeps the points, the bag and the rules. Tap in what everybody at the table sees: what is laid and where, how many pieces somebody exchanges, and what is drawn openly. Nobody has to say what is on their rack.
companion-next = What happens next
companion-over = The game is over. What do the players still hold?
companion-holds = { $who } holds { $count ->
    [one] { $count } piece. Which one? Tap it below.
   *[other] { $count } pieces. Which ones? Tap them below.
}
companion-count = Count the points
companion-exchange = Exchange:
companion-which = What is laid? Search or choose
companion-which-held = What does { $who } hold? Search or choose
companion-earlier = Earlier ({ $count })
companion-new = New game
companion-new-sure = Forget this game and begin a new one?
