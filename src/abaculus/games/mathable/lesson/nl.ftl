lesson-mathable-goal = In het midden liggen 1, 2, 3 en 4. Onderaan staat je plankje met zeven stenen. Je legt getallen zo naast andere dat er een vergelijking ontstaat. Wie aan het eind de meeste punten heeft, wint.
lesson-mathable-product = Een steen komt in één lijn met twee andere die naast elkaar liggen, als hij hun som, verschil, product of quotiënt is. 3 × 4 = 12: leg de 12 aan een eind van de rij met 3 en 4.
lesson-mathable-product-hint = Kies de 12, dan een van de twee oplichtende vakken in de onderste rij.
lesson-mathable-product-done = De vergelijking levert de waarde van de steen op.
lesson-mathable-again = Je mag doorgaan zolang er iets past, de ene steen na de andere. 2 en 4 staan boven elkaar, en 2 × 4 = 8. Leg de 8 erboven.
lesson-mathable-again-hint = Hij komt op het vak vlak boven de 2.
lesson-mathable-again-done = De hele beurt is een som van zulke punten.
lesson-mathable-again-why-diagonal = Alleen rechte lijnen tellen, opzij of omlaag. Schuin telt niet.
lesson-mathable-again-why-gap = De twee stenen van de vergelijking moeten direct naast de nieuwe liggen, zonder gat.
lesson-mathable-sign = Je hebt ook 2 en 1 gelegd. Sommige vakken tonen een teken: daar moet de vergelijking dat teken gebruiken. Leg de 16 op de + in de rij met 4 en 12.
lesson-mathable-sign-hint = 4 + 12 = 16: het vak rechts van de 12 wil een +.
lesson-mathable-sign-done = 12 + 4 = 16, met het teken dat het vak wil.
lesson-mathable-extra = Na een vak met een teken mag je meteen een extra steen pakken. Doe dat.
lesson-mathable-extra-done = Je pakt een 11. Later kan dat niet meer.
lesson-mathable-stop = Van 11, 17 en 42 past er nu geen ergens. Beëindig je beurt.
lesson-mathable-stop-done = Je beurt heeft 39 punten opgeleverd. Je pakt tot je weer zeven stenen hebt.
lesson-mathable-two = Nu zit je aan de andere kant, midden in de beurt van die speler. De 8 kan twee vergelijkingen tegelijk vormen, en elk daarvan telt. Zoek 16 punten.
lesson-mathable-two-hint = Onder de 4: 2 × 4 = 8 omlaag en 6 + 2 = 8 opzij.
lesson-mathable-two-done = Twee richtingen, dus telt de 8 dubbel.
lesson-mathable-award = Er is één steen over, een 7. Vakken met een 2 verdubbelen de punten, vakken met een 3 verdrievoudigen ze. En wie in één beurt alle zeven stenen legt, krijgt er 50 bij.
lesson-mathable-award-hint = 21 ÷ 3 = 7: onder de 3 ligt een vak dat verdubbelt.
lesson-mathable-award-done = 7 verdubbeld, en 50 voor het lege plankje. Tip: kleine getallen passen op de meeste plaatsen. Bewaar er een paar voor een beurt die je plankje leegmaakt.
lesson-mathable-award-why-sign = 21 ÷ 3 = 7 zou kloppen, maar dit vak wil een +.
lesson-mathable-swap = Soms past er niets, zoals bij deze grote getallen. In plaats van te leggen mag je stenen ruilen. Druk op Ruilen, kies de stenen die je het minst bevallen en bevestig.
lesson-mathable-swap-hint = Druk op Ruilen, dan op de stenen die weg moeten.
lesson-mathable-swap-done = Nieuwe stenen komen uit de zak, de oude gaan terug. Dat was je hele beurt.
lesson-mathable-end = Het spel eindigt als de zak en een plankje leeg zijn, of als er niets meer past. Wat je dan nog hebt, gaat van je punten af. Houd grote getallen dus niet te lang.
