# Lektionen im Browser und Rat am ersten Tisch. Was die Lektion eines Spiels sagt, steht neben ihren Schritten.

learn-link = Lernen
learn-title = { $game } lernen
learn-step = { $number } von { $count }
learn-progress = Fortschritt
learn-back = Zurück
learn-next = Weiter
learn-again = Noch einmal
learn-show = Zeig es mir
learn-right = Richtig.
learn-rule = Die Regel lesen: { $rule }
learn-not-this = Das ist erlaubt, aber hier ist etwas anderes gefragt.
learn-too-few = Das ist erlaubt. Es gibt einen Zug, der { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bringt.
learn-nothing-there = Dort geht jetzt nichts. Die Plätze, an denen etwas geht, leuchten.
learn-pick-first = Wähle zuerst einen Stein.
learn-no-lesson = Ohne Verbindung lässt sich die Lektion nicht öffnen.
learn-finished = Du weißt, wie man spielt.
learn-from-start = Die Lektion von vorn
learn-first-moves = Deine ersten zehn Züge
learn-first-moves-how = Ein echtes Spiel gegen einen leichten Bot, mit Rat vor jedem deiner ersten zehn Züge.

coach-title = Rat
coach-move = Zug { $number } von { $count }:
coach-lay = Stein { $number } bringt { $points }: { $working }.
coach-lay-plain = Stein { $number } bringt { $points }.
coach-board = Ein Stein auf dem Tisch ist { $points } wert: { $working }.
coach-exchange = Nichts passt gut. Tausche { $numbers }.
coach-press = „{ $action }“ ist jetzt am besten.
coach-show = Zeigen
coach-made = Dein Zug: { $got }.
coach-best = Dein Zug: { $got }. So gut wie der Rat oder besser.
coach-less = Dein Zug: { $got }. Der Rat hätte { $best } gebracht: { $working }.
coach-over = Das waren deine ersten zehn Züge. Von hier an spielst du allein; den Tipp gibt es weiterhin.
coach-close = Schließen
