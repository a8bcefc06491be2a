# Players who reckon for themselves.

refused-reckon-first = Di primero cuántos puntos da.
refused-reckoned-wrong = Casi. Calcula otra vez.
refused-not-counted = Primero todos cuentan sus puntos.

reckon-setting = Puntos
reckon-off = Se cuentan solos
reckon-move = Los calculas tú, jugada a jugada
reckon-end = Los calculas tú al final
reckon-ask = ¿Cuántos puntos da esto?
reckon-ask-rid = ¿De cuántos puntos te libras?
reckon-check = Comprobar
reckon-again = Casi. Mira otra vez e inténtalo de nuevo.
reckon-working = Casi. Se calcula así: { $working } Ahora confirma.
reckon-nothing = aquí nada cuenta, 0 puntos.
reckon-right = Correcto.
reckon-hint = Pista: { $action }
reckon-count = ¿Cuántos puntos tienes al final?
reckon-count-of = { $who }: ¿cuántos puntos tienes al final?
reckon-count-done =
    { $right ->
        [yes] Correcto: { play-points }.
       *[no] Son { play-points }.
    } Así se suma:
reckon-count-move = { $action }: { $points }
reckon-count-rest = al final: { $points }
reckon-count-nothing = No hay nada que contar.

operation-add = Sumar
operation-subtract = Restar
operation-multiply = Multiplicar
operation-divide = Dividir
operation-see = Ver el cero
