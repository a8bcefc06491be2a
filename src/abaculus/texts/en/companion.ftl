# What `abaculus companion` says beside a real table.

companion-intro = Type in what everybody at the table sees. Type help to see how.
companion-turn = { $who }, what do you play?
companion-tell = The game is over. What does { $who } still hold? Write it with spaces between, or - for nothing.
companion-standing = { $scores }. In the bag: { $bag }
companion-left = Not seen yet: { $pieces }
companion-help =
    12@8I        what is laid, and where
    swap 3       an exchange of three; nobody has to say which
    end, miss    the other things that a player can do, as in the rules
    hint 3 7 12  the best move for the player on move, who holds this
    left         what nobody has seen yet
    board        the board
    explain      the points of the last move
    undo         take back what was typed last
    log          everything that was typed
    quit         leave
