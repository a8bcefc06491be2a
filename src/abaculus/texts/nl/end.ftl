# Het eind van een spel op de pagina: wie er wint, en hoe het spel was.
end-won-by = { $you ->
    [yes] Je wint met { $points } verschil
   *[no] { $who } wint met { $points } verschil
}
end-won = { $you ->
    [yes] Je wint
   *[no] { $who } wint
}
end-draw = Gelijkspel
end-shared = { $names } delen de winst
end-solo = { play-points }
end-called-off = Spel afgebroken
end-behind = { $you ->
    [yes] Je hebt een achterstand ingehaald.
   *[no] { $who } heeft een achterstand ingehaald.
}
end-behind-last = { $you ->
    [yes] Met je allerlaatste zet heb je je achterstand ingehaald.
   *[no] { $who } heeft met de allerlaatste zet een achterstand ingehaald.
}
end-last = { $you ->
    [yes] Met je allerlaatste zet.
   *[no] { $who } nam met de allerlaatste zet de leiding.
}
end-led = { $you ->
    [yes] Je lag de hele tijd voor.
   *[no] { $who } lag de hele tijd voor.
}
end-hair = Op het nippertje.
end-best = Beste zet van het spel
end-best-yours = Je beste zet
end-best-round = { $who }, ronde { $round }
end-best-none = Geen zet springt eruit.
end-came = Waar de punten vandaan komen
end-held = Gestreept: aan het eind nog in de hand
end-lost = Gestreept: weer verloren
end-bar = Zet voor zet: { $points }
end-all = Alle punten
end-review = Spel terugkijken
end-again = Nog een keer
end-check = Zegel controleren
end-checked = Gecontroleerd: alles zoals verzegeld
end-result = Uitslag
end-back = Terug naar de uitslag
rematch-wants = { $who } wil een revanche
rematch-join = Revanche aannemen
rematch-go = Naar de revanche
