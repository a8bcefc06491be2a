# Lessen in de browser en raad aan de eerste tafel. Wat de les van een spel zegt, staat bij haar stappen.

learn-link = Leren
learn-title = { $game } leren
learn-step = { $number } van { $count }
learn-progress = Voortgang
learn-back = Terug
learn-next = Verder
learn-again = Nog eens
learn-show = Laat zien
learn-right = Goed.
learn-rule = De regel lezen: { $rule }
learn-not-this = Dat mag, maar hier wordt iets anders gevraagd.
learn-too-few = Dat mag. Er is een zet die { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} oplevert.
learn-nothing-there = Daar kan nu niets. De plaatsen waar iets kan, lichten op.
learn-pick-first = Kies eerst een steen.
learn-no-lesson = Zonder verbinding kan de les niet worden geopend.
learn-finished = Je weet nu hoe het gaat.
learn-from-start = De les opnieuw
learn-first-moves = Je eerste tien zetten
learn-first-moves-how = Een echt spel tegen een makkelijke bot, met raad voor elk van je eerste tien zetten.

coach-title = Raad
coach-move = Zet { $number } van { $count }:
coach-lay = Steen { $number } levert { $points } op: { $working }.
coach-lay-plain = Steen { $number } levert { $points } op.
coach-board = Een steen op tafel is { $points } waard: { $working }.
coach-exchange = Niets past goed. Ruil { $numbers }.
coach-press = “{ $action }” is nu het beste.
coach-show = Tonen
coach-made = Jouw zet: { $got }.
coach-best = Jouw zet: { $got }. Net zo goed als de raad, of beter.
coach-less = Jouw zet: { $got }. De raad had { $best } opgeleverd: { $working }.
coach-over = Dat waren je eerste tien zetten. Vanaf hier speel je zonder raad; de hint blijft er.
coach-close = Sluiten
