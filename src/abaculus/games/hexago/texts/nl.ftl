hexago-edge-colour = { $a } + { $b } = { $sum }
hexago-edge-number = { $a } + { $b } = { $sum }
hexago-edge-both = ({ $a } + { $b }) × 2 = { $points }
hexago-edge-colour-kind = Zelfde kleur
hexago-edge-number-kind = Zelfde getal
hexago-edge-both-kind = Allebei, telt dubbel
hexago-times-edges-kind = Meer zijden tegelijk
hexago-times-edges = { $total } × { $edges } = { $product }

hexago-ended-hands = Alle tegels liggen, en alle handen zijn leeg.
hexago-ended-solo = Alle tegels liggen.
hexago-soon-last = { $you ->
    [yes] Dit is je laatste tegel: als die ligt, is het spel uit.
   *[no] { $who } legt nu de laatste tegel: daarna is het spel uit.
}

hexago-how =
    Leg een tegel naast de andere, gedraaid zoals je wilt. Niets hoeft te passen.
    Waar twee velden van dezelfde kleur of met hetzelfde getal elkaar raken, worden hun getallen opgeteld. Is allebei gelijk, dan telt de som dubbel.
    Passen er meer zijden, dan wordt alles vermenigvuldigd met hun aantal.
    Alleen liggen alle tegels open en zoek je het hoogste totaal.

hexago-about = Leg gelijke kleuren en getallen tegen elkaar.
hexago-teaches = optellen, verdubbelen, vermenigvuldigen, ruimtelijk inzicht
