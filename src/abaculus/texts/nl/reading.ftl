# Lezen zonder tafel: de spelregels en het zoeken erin, en wat er zonder verbinding wordt gezegd.

rules-all = Alle spelregels
rules-search = Zoeken in de regels van alle spellen
rules-search-how = Druk op / om te zoeken, op ↓ om naar de vondsten te gaan.
rules-found = { $count ->
    [0] Niets gevonden. Probeer minder of kortere woorden.
    [one] { $count } plaats
   *[other] { $count } plaatsen
}
rules-more = Er is meer: voeg een woord toe om het te beperken.
rules-english = Deze spelregels zijn nog niet vertaald; ze staan hier in het Engels.
rules-learn = Stap voor stap leren

offline-now = Je bent offline. Regels en lessen die je al hebt geopend, kun je lezen; spellen gaan verder als je terug bent.
offline-here = Deze pagina is niet eerder geopend en is er dus niet zonder verbinding.
