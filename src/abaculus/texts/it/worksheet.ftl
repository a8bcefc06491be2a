# Worksheets to print.

worksheet-heading = Schede di esercizi
worksheet-how = Posizioni di partite vere, da calcolare su carta, con le soluzioni su una pagina a parte. Lo stesso numero ridà la stessa scheda.
worksheet-title = { $game }: scheda { $number }
worksheet-count = Quante domande
worksheet-number = Numero della scheda
worksheet-level = Difficoltà
worksheet-level-easy = Facile
worksheet-level-mixed = Da facile a difficile
worksheet-level-hard = Difficile
worksheet-make = Crea la scheda
worksheet-print = Stampa
worksheet-name = Nome:
worksheet-date = Data:
worksheet-ask = Quanti punti porta la tessera cerchiata?
worksheet-ask-rid = Di quanti punti ci si libera con la tessera cerchiata?
worksheet-on = Sta su una casella con { $label }.
worksheet-ask-count = La partita è finita. Conta i punti.
worksheet-working = Calcolo:
worksheet-answer = Punti:
worksheet-solutions = Soluzioni
worksheet-nothing = niente conta
worksheet-written = La scheda è in { $file }.
