guide-hexago-goal = Leg zeshoekige tegels zo dat kleuren en getallen passen waar ze elkaar raken. De meeste punten winnen.
guide-hexago-box = 36 tegels met zes velden. { $least } tot { $most } spelers, vanaf { $age } jaar, ongeveer { $minutes } minuten.
guide-hexago-turn-1 = Kies een van je vier tegels.
guide-hexago-turn-2 = Leg hem naast een tegel op tafel, gedraaid zoals je wilt. Niets hoeft te passen.
guide-hexago-turn-3 = Tel elke zijde die past.
guide-hexago-turn-4 = Pak de volgende tegel van je eigen stapel, zolang die er is.
guide-hexago-scoring = Kijk naar elke zijde die je tegel met een buur deelt.
guide-hexago-colour = Zelfde kleur
guide-hexago-colour-text = Tel de twee getallen op.
guide-hexago-colour-alt = Twee tegels naast elkaar. Waar ze elkaar raken zijn beide velden geel: { $a1 } en { $b1 }. Die zijde is gemarkeerd.
guide-hexago-number = Zelfde getal
guide-hexago-number-text = Tel de twee getallen op.
guide-hexago-number-alt = Twee tegels naast elkaar. Waar ze elkaar raken komt een groene { $a1 } tegen een gele { $b1 }. Die zijde is gemarkeerd.
guide-hexago-both = Zelfde kleur en getal
guide-hexago-both-text = Tel de twee getallen op en reken ze dubbel.
guide-hexago-both-alt = Twee tegels naast elkaar. Waar ze elkaar raken komt een gele { $a1 } tegen een gele { $b1 }. Die zijde is gemarkeerd.
guide-hexago-several = Meer dan één zijde
guide-hexago-several-text = Tel alle zijden op en doe dat keer het aantal dat past: hier { $edges3 }.
guide-hexago-several-alt = Een tegel onder twee andere, die hij allebei raakt. Aan de ene zijde blauw { $a1 } tegen blauw { $b1 }, aan de andere roze { $a2 } tegen geel { $b2 }. Beide zijden zijn gemarkeerd.
guide-hexago-end = Iedereen legt acht tegels: vier uit de eerste hand en vier die een voor een worden getrokken. Dan winnen de meeste punten.
guide-hexago-variant-1 = Passen moet: kan een van je tegels ergens passen, dan mag je alleen leggen waar een zijde past.
guide-hexago-variant-2 = Open handen: iedereen ziet alle tegels.
guide-hexago-variant-3 = Alleen: alle 36 tegels liggen open. Leg ze in elke volgorde en zoek het hoogste totaal.
guide-hexago-first = Leg je eerste tegel. Hij kan aan twee zijden tegelijk passen.
guide-hexago-first-done = Twee zijden passen, dus telt alles dubbel.
guide-hexago-second = Kies tussen twee tegels. Een ervan vindt twee keer dezelfde kleur en hetzelfde getal.
guide-hexago-second-done = Twee paren die helemaal passen, en dan alles keer twee.
guide-hexago-third = Nu heb je alle vier de tegels. Zoek het gat met de meeste buren.
guide-hexago-third-done = Drie zijden, keer drie. Gaten leveren het meeste op.
guide-hexago-synonyms =
    gat, opening, buur
    passen, past, overeenkomen
    draai, draaien, gedraaid
    stapel, trekstapel
    rand, zijde
