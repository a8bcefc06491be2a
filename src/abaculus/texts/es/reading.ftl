# Leer sin mesa: las reglas y su búsqueda, y lo que se dice sin conexión.

rules-all = Todas las reglas
rules-search = Buscar en las reglas de todos los juegos
rules-search-how = Pulsa / para buscar y ↓ para ir a los resultados.
rules-found = { $count ->
    [0] No se encontró nada. Prueba con menos palabras o más cortas.
    [one] { $count } pasaje
   *[other] { $count } pasajes
}
rules-more = Hay más: añade una palabra para precisar.
rules-english = Estas reglas aún no están traducidas; se muestran en inglés.
rules-learn = Aprender paso a paso

offline-now = Estás sin conexión. Puedes leer las reglas y lecciones que ya abriste; las partidas seguirán cuando vuelvas.
offline-here = Esta página no se abrió antes, así que no está disponible sin conexión.
