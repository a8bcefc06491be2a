# Worksheets to print.

worksheet-heading = Fichas de ejercicios
worksheet-how = Posiciones de partidas reales para calcular en papel, con las soluciones en una página aparte. El mismo número vuelve a dar la misma ficha.
worksheet-title = { $game }: ficha { $number }
worksheet-count = Cuántas preguntas
worksheet-number = Número de la ficha
worksheet-level = Dificultad
worksheet-level-easy = Fácil
worksheet-level-mixed = De fácil a difícil
worksheet-level-hard = Difícil
worksheet-make = Crear la ficha
worksheet-print = Imprimir
worksheet-name = Nombre:
worksheet-date = Fecha:
worksheet-ask = ¿Cuántos puntos da la ficha marcada?
worksheet-ask-rid = ¿De cuántos puntos se libra quien pone la ficha marcada?
worksheet-on = Está en una casilla con { $label }.
worksheet-ask-count = La partida ha terminado. Cuenta los puntos.
worksheet-working = Cálculo:
worksheet-answer = Puntos:
worksheet-solutions = Soluciones
worksheet-nothing = nada cuenta
worksheet-written = La ficha está en { $file }.
