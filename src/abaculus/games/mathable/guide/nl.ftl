guide-mathable-goal = Leg stenen met getallen zo dat ze vergelijkingen vormen met die op het bord. De meeste punten winnen.
guide-mathable-box = Een bord en 106 stenen met getallen. { $least } tot { $most } spelers, vanaf { $age } jaar, ongeveer { $minutes } minuten.
guide-mathable-turn-1 = Kies een steen van je plankje.
guide-mathable-turn-2 = Leg hem in één lijn met twee buren als hij hun som, verschil, product of quotiënt is.
guide-mathable-turn-3 = Ga door met meer stenen, zoveel als er passen. Of ruil er een paar.
guide-mathable-turn-4 = Beëindig je beurt en vul aan tot zeven.
guide-mathable-scoring = Elke steen die je legt, telt voor zich.
guide-mathable-value = De vergelijking
guide-mathable-value-text = Ze levert het getal op je steen op.
guide-mathable-value-alt = Een rij op het bord: { $b1 } en { $a1 }, met daarnaast de nieuwe steen { $value1 }. Alle drie zijn gemarkeerd.
guide-mathable-two = Meer dan één vergelijking
guide-mathable-two-text = Elke richting die een vergelijking geeft, telt nog een keer.
guide-mathable-two-alt = De nieuwe steen { $value1 } sluit een kolom met { $a1 } en { $b1 } af, en een rij met { $a2 } en { $b2 }. Beide lijnen zijn gemarkeerd.
guide-mathable-award = Een vak met 2× of 3×
guide-mathable-award-text = Het vermenigvuldigt wat de steen oplevert, hier met { $factor2 }.
guide-mathable-award-alt = Een kolom met { $a1 } en { $b1 }; de nieuwe steen { $value1 } ligt eronder, op een vak dat met { $factor2 } vermenigvuldigt.
guide-mathable-sign = Een vak met een teken
guide-mathable-sign-text = Gebruik dat teken. Alleen die vergelijkingen tellen, en je mag meteen een extra steen pakken.
guide-mathable-sign-alt = Een rij met { $b1 } en { $a1 }; de nieuwe steen { $value1 } ligt ernaast, op een vak met een plusteken.
guide-mathable-rack = Alle zeven stenen
guide-mathable-rack-text = Begin je beurt met zeven en leg ze allemaal: { $points2 } extra.
guide-mathable-rack-alt = De laatste van zeven stenen, { $value1 }, ligt naast { $a1 } en { $b1 }. Het plankje is leeg.
guide-mathable-end = Het spel eindigt als de zak en een plankje leeg zijn, of als er niets meer past. Wat je nog hebt, gaat van je punten af.
guide-mathable-variant-1 = Zeg het zelf: een vergelijking telt alleen als je haar hebt gezien. Kondig je er te veel aan, dan gaat de steen terug.
guide-mathable-variant-2 = Op je erewoord: leg elke steen waar je wilt. De anderen mogen betwisten wat je aankondigt.
guide-mathable-variant-3 = Geen bonus voor zeven stenen; of op een vak met een teken tellen alle vergelijkingen zodra één het gebruikt.
guide-mathable-first = Zoek de steen die het meeste oplevert. De twee stenen waarmee hij rekent, moeten naast elkaar liggen.
guide-mathable-first-done = Hoe groter het getal, hoe meer het oplevert.
guide-mathable-second = Eén steen maakt hier twee vergelijkingen tegelijk.
guide-mathable-second-done = Twee vergelijkingen, dus telt de steen dubbel.
guide-mathable-third = Zoek een vak dat verdubbelt.
guide-mathable-third-done = Het product, verdubbeld door zijn vak.
guide-mathable-synonyms =
    steen, getal
    premievak, premie, bonusvak
    tekenvak, teken
    plankje, hand
    aankondigen, aankondiging, claim
    betwisten, twijfelen, bezwaar
