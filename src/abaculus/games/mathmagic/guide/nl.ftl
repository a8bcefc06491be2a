guide-mathmagic-goal = Leg schijven zo dat gelijke kleuren elkaar raken. De kleur zegt hoe je rekent. De meeste punten winnen.
guide-mathmagic-box = 84 vierkante schijven met vier velden, en een bord. { $least } tot { $most } spelers, vanaf { $age } jaar, ongeveer { $minutes } minuten.
guide-mathmagic-turn-1 = Kies een van je zes schijven. Schijven worden nooit gedraaid.
guide-mathmagic-turn-2 = Leg hem naast een andere. Alle velden die elkaar raken hebben dezelfde kleur, en twee rode getallen moeten precies deelbaar zijn.
guide-mathmagic-turn-3 = Tel elke verbonden zijde.
guide-mathmagic-turn-4 = Vul aan tot zes. In plaats van te leggen mag je schijven ruilen.
guide-mathmagic-scoring = De kleur van een verbonden zijde zegt wat je met de twee getallen doet.
guide-mathmagic-green = Groen vermenigvuldigt
guide-mathmagic-green-text = { $a1 } × { $b1 } = { $points }
guide-mathmagic-green-alt = Twee schijven naast elkaar; een groene { $b1 } raakt een groene { $a1 }. Die zijde is gemarkeerd.
guide-mathmagic-yellow = Geel telt op
guide-mathmagic-yellow-text = { $a1 } + { $b1 } = { $points }
guide-mathmagic-yellow-alt = Twee schijven naast elkaar; een gele { $b1 } raakt een gele { $a1 }. Die zijde is gemarkeerd.
guide-mathmagic-blue = Blauw trekt af
guide-mathmagic-blue-text = { $a1 } − { $b1 } = { $points }: altijd het kleinste van het grootste.
guide-mathmagic-blue-alt = Twee schijven naast elkaar; een blauwe { $a1 } raakt een blauwe { $b1 }. Die zijde is gemarkeerd.
guide-mathmagic-red = Rood deelt
guide-mathmagic-red-text = { $a1 } ÷ { $b1 } = { $points }: altijd het grootste door het kleinste.
guide-mathmagic-red-alt = Twee schijven naast elkaar; een rode { $a1 } raakt een rode { $b1 }. Die zijde is gemarkeerd.
guide-mathmagic-surrounded = Alle vier de zijden
guide-mathmagic-surrounded-text = Een schijf met vier buren levert { $points5 } extra op: { $points } bij elkaar.
guide-mathmagic-surrounded-alt = Een schijf midden tussen vier andere. De zijden komen samen in blauw, rood, groen en rood; alle vier zijn gemarkeerd.
guide-mathmagic-end = Het spel eindigt als de zak en alle plankjes leeg zijn, of als niemand verder kan. Elke schijf die je nog hebt, kost de som van haar getallen.
guide-mathmagic-variant-1 = Blauw kan kosten: jouw getal min dat van de buur, ook onder nul.
guide-mathmagic-variant-2 = Rood door de buur: jouw getal moet een veelvoud van het zijne zijn.
guide-mathmagic-variant-3 = Alleen: vul een raam met alle 84 schijven, en neem ze terug zo vaak je wilt.
guide-mathmagic-first = Zoek de zijde die het meeste oplevert. Groen vermenigvuldigt.
guide-mathmagic-first-done = Twee grote groene getallen: moeilijk te verslaan.
guide-mathmagic-second = Aan de rand wacht een groen getal. Welke schijf antwoordt het best?
guide-mathmagic-second-done = Laat een groot groen getal niet zomaar open.
guide-mathmagic-third = Er is een gat met vier buren. Eén schijf past erin.
guide-mathmagic-third-done = Vier zijden, en de extra punten voor het gesloten gat.
guide-mathmagic-synonyms =
    schijf, vierkant
    gat, opening, omringd, vier zijden
    overeenstemmen, passen, past, zelfde kleur
    plankje, hand
    raam, rechthoek, solitaire, alleen
