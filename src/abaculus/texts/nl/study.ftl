# Het analysebord.

study-title = Analysebord
study-link = Analyse
study-setup = Een stelling opzetten
study-game = Spel
study-begin = Vanaf het begin
study-position = Stellingregel
study-position-how = Alles op tafel, op één regel. Die wordt tijdens het typen gecontroleerd.
study-position-good = Dit is een stelling van het spel.
study-position-use = Van hier af verder
study-steps = Stappen
study-step = Typ een zet of gebruik het bord
study-add = Toevoegen
study-chance = Wat kwam er? Zoek of kies
study-chance-none = { $text } kan hier niet komen.
study-chance-more = { $count ->
    [one] Nog één mogelijkheid: zoek ernaar.
   *[other] Nog { $count } mogelijkheden: zoek ernaar.
}
study-first = Naar het begin
study-last = Naar het einde
study-drop = Vanaf hier wissen
study-branch = Of: { $action }
study-scores = Punten erna
study-wrong = Stap { $number } van { $steps }, { $action }, is niet mogelijk: { $reason }
study-keep = Bewaren, openen en delen
study-open = Bestand openen
study-paste = Of plak het verslag van een spel
study-load = Laden
study-no-log = Regel { $line } is geen spelverslag.
study-bad-link = Deze link bevat geen spel.
study-name = Naam van speler { $number }
