# What the server says no with, and what the commands around it print.

refused-bad-request = Het verzoek is niet te begrijpen.
refused-illegal = Dat kan hier niet.
refused-bad-option = Zo kan het spel niet worden opgezet.
refused-bad-name = Kies een andere naam.
refused-bad-position = Dat is geen stelling van dit spel.
refused-no-undo = Dit kan niet worden teruggenomen: er is sindsdien iets getoond, of er is niets om terug te nemen.
refused-no-guest = Kies eerst een naam.
refused-bad-token = Deze sleutel is hier niet bekend.
refused-not-by-token = Dit kan niet met een sleutel.
refused-bad-code = Deze code is hier niet bekend.
refused-bad-origin = Dit verzoek kwam van een andere pagina.
refused-bad-host = Deze server reageert niet op die naam. Wie hem beheert, kan de naam toestaan met --allowed-host of ABACULUS_ALLOWED_HOSTS.
refused-not-host = Dat kan alleen wie de tafel heeft geopend.
refused-not-seated = Je zit niet aan deze tafel.
refused-not-your-seat = Dit is niet jouw plaats.
refused-bots-seat = Op deze plaats speelt een bot.
refused-not-your-turn = Je bent niet aan de beurt.
refused-hints-off = Aan deze tafel zijn er geen hints.
refused-not-told = Wat dit oplevert, hoor je pas daarna.
refused-no-table = Deze tafel bestaat niet.
refused-no-seat = Deze plaats bestaat niet.
refused-no-game = Dit spel bestaat niet.
refused-no-push = Deze server verstuurt geen meldingen.
refused-stale = Het spel is intussen verdergegaan. Kijk nog eens.
refused-not-started = Het spel is nog niet begonnen.
refused-already-started = Het spel is al begonnen.
refused-over = Het spel is afgelopen.
refused-not-over = Het spel is nog niet afgelopen.
refused-paused = Het spel ligt stil.
refused-not-paused = Het spel ligt niet stil.
refused-full = Alle plaatsen zijn bezet.
refused-seat-taken = Deze plaats is bezet.
refused-reserved = Deze plaats is voor iemand anders vrijgehouden.
refused-nothing-asked = Er wordt niets gevraagd.
refused-not-absent = Daar ontbreekt niemand.
refused-already-asked = Er wordt al iets gevraagd.
refused-busy = De server heeft het druk. Probeer het nog eens.
refused-shutting-down = De server start opnieuw. Probeer het zo nog eens.
refused-too-large = Dat is te groot.
refused-too-fast = Dat was te snel. Wacht even.
refused-too-many-tables = Je hebt te veel open tafels. Maak er eerst een af.
refused-too-many-guests = Te veel nieuwe gasten vanaf hier. Probeer het later nog eens.
refused-too-many-sockets = Te veel verbindingen vanaf hier.
refused-too-many-tokens = Je hebt te veel sleutels. Verwijder ze eerst.
refused-log-full = Er is te veel gebeurd aan deze tafel. Vanaf nu tellen alleen nog zetten.

serve-here = Abaculus draait op { $url }
serve-there = Andere apparaten bereiken het op { $url }
serve-alone = Alleen deze machine bereikt het; met --host 0.0.0.0 ook andere.
serve-stop = Ctrl-C stopt het.
verify-fair = { $count ->
    [0] Regel { $line }, { $game }: geen toeval, niets te controleren.
    [one] Regel { $line }, { $game }: één toevalsuitkomst, zoals de dobbelstenen zeggen.
   *[other] Regel { $line }, { $game }: { $count } toevalsuitkomsten, alle zoals de dobbelstenen zeggen.
}

admin-no-tables = Zulke tafels zijn er niet.
admin-ended = { $table } is beëindigd.
admin-deleted = { $table } is verwijderd.
admin-nobody = Niemand
admin-forgotten =
    { $count ->
        [0] Vergeten. De gast zat aan geen tafel.
        [one] Vergeten, aan één tafel.
       *[other] Vergeten, aan { $count } tafels.
    }
admin-swept =
    Verwijderd: { $tables ->
        [one] één tafel
       *[other] { $tables } tafels
    } en { $guests ->
        [one] één gast
       *[other] { $guests } gasten
    }.
admin-copied = De kopie staat in { $file }.
admin-restored = De database is nu die van { $file }.
admin-kept = Wat er eerst stond, is bewaard in { $file }.
