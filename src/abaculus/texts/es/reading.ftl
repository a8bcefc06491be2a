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

rules-turn = Tu turno
rules-scoring = Los puntos
rules-end = El final
rules-variants = Variantes y reglas de la casa
rules-try = Pruébalo
rules-exact = Las reglas exactas
rules-short = Las reglas en breve
rules-print = Imprimir
rules-example = Ejemplo { $number }
rules-goal-points = Meta: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
rules-works = Se puede. Ahora intenta llegar a { $points }.
rules-better = Hay una jugada mejor.
rules-best = No se puede hacer mejor.
rules-again = Otra vez
rules-next = Ejemplo siguiente
# Lo que significa lo mismo, para la búsqueda: una línea por significado, con comas.
rules-synonyms =
    doble, doblar, duplicar, duplica, dobla, dos veces, por dos, × 2, 2 ×
    triple, triplicar, triplica, tres veces, por tres, × 3, 3 ×
    sumar, suma, añadir, total, más, +
    restar, resta, diferencia, menos, quitar, −
    multiplicar, multiplica, producto, por, ×
    dividir, divide, cociente, repartir, ÷
    borde, lado
    cambiar, cambio, intercambiar
    pasar, pasa, perder el turno, pierde el turno
    colocar, poner, coloca, pone, jugar
    empezar, comenzar, empieza, inicio, apertura
    fin, final, terminar, termina, acabar, acaba, último
    bolsa, montón
    premio, bonificación, extra
    dado, tirar, tirada, lanzar
    igual, mismo, empate
    variante, opción, regla de la casa

offline-now = Estás sin conexión. Puedes leer las reglas y lecciones que ya abriste; las partidas seguirán cuando vuelvas.
offline-here = Esta página no se abrió antes, así que no está disponible sin conexión.
