# What the server says no with, and what the commands around it print.

refused-bad-request = The request cannot be understood.
refused-illegal = That is not possible here.
refused-bad-option = The game cannot be set up like this.
refused-bad-name = Please choose another name.
refused-bad-position = That is no position of this game.
refused-no-undo = This cannot be taken back: something was shown since, or there is nothing to take back.
refused-no-guest = Please choose a name first.
refused-bad-token = This token is not known here.
refused-not-by-token = This cannot be done with a token.
refused-bad-code = This code is not known here.
refused-bad-origin = This request came from another page.
refused-bad-host = This server does not answer to that name. Whoever runs it can allow the name with --allowed-host or ABACULUS_ALLOWED_HOSTS.
refused-not-host = Only whoever made the table can do this.
refused-not-seated = You do not sit at this table.
refused-not-your-seat = This is not your seat.
refused-bots-seat = A bot plays this seat.
refused-not-your-turn = It is not your turn.
refused-hints-off = There are no hints at this table.
refused-not-told = What this brings is told when it is done.
refused-no-table = There is no such table.
refused-no-seat = There is no such seat.
refused-no-game = There is no such game.
refused-no-push = This server sends no notices.
refused-stale = The game has gone on since. Look again.
refused-not-started = The game has not started yet.
refused-already-started = The game has already started.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-full = All seats are taken.
refused-seat-taken = This seat is taken.
refused-reserved = This seat is kept for somebody else.
refused-nothing-asked = Nothing is being asked.
refused-not-absent = Nobody is missing there.
refused-already-asked = Something is being asked already.
refused-busy = The server is busy. Please try again.
refused-shutting-down = The server is restarting. Please try again in a moment.
refused-too-large = That is too large.
refused-too-fast = That was too fast. Please wait a moment.
refused-too-many-tables = You have too many tables open. Finish one first.
refused-too-many-guests = Too many new guests from here. Please try again later.
refused-too-many-sockets = Too many connections from here.
refused-too-many-tokens = You have too many tokens. Drop them first.
refused-log-full = Too much has been going on at this table. Only moves count from now on.

serve-here = Abaculus is served at { $url }
serve-there = Other devices reach it at { $url }
serve-alone = Only this machine reaches it; --host 0.0.0.0 lets others in.
serve-stop = Ctrl-C stops it.
verify-fair = { $count ->
    [0] Line { $line }, { $game }: no chance, nothing to check.
    [one] Line { $line }, { $game }: one outcome of chance, as the dice say.
   *[other] Line { $line }, { $game }: { $count } outcomes of chance, all as the dice say.
}

admin-no-tables = There are no such tables.
admin-ended = Ended { $table }.
admin-deleted = Deleted { $table }.
admin-nobody = Nobody
admin-forgotten =
    { $count ->
        [0] Forgotten. The guest sat at no table.
        [one] Forgotten, at one table.
       *[other] Forgotten, at { $count } tables.
    }
admin-swept =
    Deleted { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }.
admin-copied = The copy is in { $file }.
admin-restored = The database is that of { $file } now.
admin-kept = What was there before is kept in { $file }.
