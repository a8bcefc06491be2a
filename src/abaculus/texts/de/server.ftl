# What the server says no with, and what the commands around it print.

refused-bad-request = Die Anfrage ist nicht zu verstehen.
refused-illegal = Das ist hier nicht möglich.
refused-bad-option = So lässt sich das Spiel nicht aufbauen.
refused-bad-name = Bitte einen anderen Namen wählen.
refused-bad-position = Das ist keine Stellung dieses Spiels.
refused-no-undo = Das lässt sich nicht zurücknehmen: Seither wurde etwas aufgedeckt, oder es gibt nichts zurückzunehmen.
refused-no-guest = Bitte zuerst einen Namen wählen.
refused-bad-token = Dieser Schlüssel ist hier nicht bekannt.
refused-not-by-token = Mit einem Schlüssel geht das nicht.
refused-bad-code = Dieser Code ist hier nicht bekannt.
refused-bad-origin = Diese Anfrage kam von einer anderen Seite.
refused-bad-host = Dieser Server antwortet nicht auf diesen Namen. Wer ihn betreibt, kann den Namen mit --allowed-host oder ABACULUS_ALLOWED_HOSTS zulassen.
refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-not-your-seat = Das ist nicht dein Platz.
refused-bots-seat = Diesen Platz spielt ein Bot.
refused-not-your-turn = Du bist nicht am Zug.
refused-hints-off = An diesem Tisch gibt es keine Tipps.
refused-not-told = Was das bringt, wird erst danach gesagt.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-seat = Diesen Platz gibt es nicht.
refused-no-game = Dieses Spiel gibt es nicht.
refused-no-push = Dieser Server verschickt keine Benachrichtigungen.
refused-stale = Das Spiel ist inzwischen weitergegangen. Schau noch einmal.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-already-started = Das Spiel hat schon begonnen.
refused-over = Das Spiel ist zu Ende.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-paused = Das Spiel ruht.
refused-not-paused = Das Spiel ruht nicht.
refused-full = Alle Plätze sind besetzt.
refused-seat-taken = Dieser Platz ist besetzt.
refused-reserved = Dieser Platz ist für jemand anderen reserviert.
refused-nothing-asked = Es wird nichts gefragt.
refused-not-absent = Dort fehlt niemand.
refused-already-asked = Es wird schon etwas gefragt.
refused-busy = Der Server ist beschäftigt. Bitte noch einmal versuchen.
refused-shutting-down = Der Server startet neu. Bitte gleich noch einmal versuchen.
refused-too-large = Das ist zu groß.
refused-too-fast = Das war zu schnell. Bitte kurz warten.
refused-too-many-tables = Du hast zu viele offene Tische. Beende erst einen.
refused-too-many-guests = Zu viele neue Gäste von hier. Bitte später noch einmal versuchen.
refused-too-many-sockets = Zu viele Verbindungen von hier.
refused-too-many-tokens = Du hast zu viele Schlüssel. Lösche sie zuerst.
refused-log-full = An diesem Tisch war schon zu viel los. Ab jetzt zählen nur noch Züge.

serve-here = Abaculus läuft unter { $url }
serve-there = Andere Geräte erreichen es unter { $url }
serve-alone = Nur dieser Rechner erreicht es; mit --host 0.0.0.0 auch andere.
serve-stop = Strg-C beendet es.
verify-fair = { $count ->
    [0] Zeile { $line }, { $game }: kein Zufall, nichts zu prüfen.
    [one] Zeile { $line }, { $game }: ein Zufallsergebnis, wie es die Würfel sagen.
   *[other] Zeile { $line }, { $game }: { $count } Zufallsergebnisse, alle wie es die Würfel sagen.
}

admin-no-tables = Solche Tische gibt es nicht.
admin-ended = { $table } ist beendet.
admin-deleted = { $table } ist gelöscht.
admin-nobody = Niemand
admin-forgotten =
    { $count ->
        [0] Vergessen. Der Gast saß an keinem Tisch.
        [one] Vergessen, an einem Tisch.
       *[other] Vergessen, an { $count } Tischen.
    }
admin-swept =
    Gelöscht: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $guests ->
        [one] ein Gast
       *[other] { $guests } Gäste
    }.
admin-copied = Die Kopie liegt in { $file }.
admin-restored = Die Datenbank ist jetzt die aus { $file }.
admin-kept = Was vorher da war, liegt in { $file }.
