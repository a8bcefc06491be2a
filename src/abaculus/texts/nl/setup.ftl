# Een stelling opzetten door aan te wijzen.

setup-open = Stuk voor stuk opzetten
setup-how = Kies een stuk uit de doos en dan een plaats ervoor. Om een stuk weg te nemen, kies je het op het bord.
setup-how-on = Kies het volgende stuk of analyseer de stelling.
setup-how-lay = { $piece }: kies nu een plaats op het bord, of een stuk van een hand om het tegen te ruilen.
setup-how-nowhere = { $piece } past nu nergens op het bord, maar kan tegen een stuk van een hand worden geruild.
setup-how-held = { $piece }: kies nu een stuk uit de doos om het tegen te ruilen.
setup-box = De doos
setup-search = Een stuk zoeken
setup-none = Zo’n stuk zit niet in de doos.
setup-piece = { $count ->
    [one] { $piece }, één keer
   *[other] { $piece }, { $count } keer
}
setup-hand = Hand van { $who }
setup-beside = Naast de tafel
setup-add = Het gekozen stuk hierbij leggen
setup-drop = Terug in de doos
setup-take = Wegnemen
setup-lay = Hier neerleggen
setup-previous = Vorige plaats
setup-next = Volgende plaats
setup-turn = Wie is aan de beurt?
setup-points = Punten van { $who }
setup-done = Deze stelling analyseren
setup-at-free = Plaats { $cell }
setup-at-piece = { $piece } op { $cell }
setup-laid = { $piece } ligt op { $cell }.
setup-taken = { $piece } is van { $cell } weggenomen.
setup-not-laid = { $piece } kan niet op { $cell } liggen.
setup-not-taken = { $piece } kan niet van { $cell } worden weggenomen.
setup-held = { $piece } is erbij gekomen.
setup-exchanged = { $piece } kwam voor { $other }.
setup-dropped = { $piece } ging terug in de doos.
setup-pointed = { $who } heeft { $points } { $points ->
    [one] punt.
   *[other] punten.
}
setup-turned = { $who } is aan de beurt.
setup-undone = Teruggenomen.
