# La fine di una partita sulla pagina: chi ha vinto, e com’è andata.
end-won-by = { $you ->
    [yes] Hai vinto di { $points }
   *[no] { $who } ha vinto di { $points }
}
end-won = { $you ->
    [yes] Hai vinto
   *[no] { $who } ha vinto
}
end-draw = Pareggio
end-shared = { $names } si dividono la vittoria
end-solo = { play-points }
end-called-off = Partita annullata
end-behind = { $you ->
    [yes] Hai vinto in rimonta.
   *[no] { $who } ha vinto in rimonta.
}
end-behind-last = { $you ->
    [yes] In rimonta, con la tua ultimissima mossa.
   *[no] { $who } ha vinto in rimonta, con l’ultimissima mossa.
}
end-last = { $you ->
    [yes] Con la tua ultimissima mossa.
   *[no] { $who } ha preso il comando con l’ultimissima mossa.
}
end-led = { $you ->
    [yes] Hai condotto dall’inizio alla fine.
   *[no] { $who } ha condotto dall’inizio alla fine.
}
end-hair = Per un soffio.
end-best = La mossa migliore della partita
end-best-yours = La tua mossa migliore
end-best-round = { $who }, turno { $round }
end-best-none = Nessuna mossa spicca.
end-came = Da dove vengono i punti
end-held = A righe: ancora in mano alla fine
end-lost = A righe: persi dopo
end-bar = Mossa per mossa: { $points }
end-all = Tutti i punti
end-review = Rivedi la partita
end-again = Gioca ancora
end-check = Controlla il sigillo
end-checked = Controllato: tutto come sigillato
end-result = Risultato
end-back = Torna al risultato
rematch-wants = { $who } vuole la rivincita
rematch-join = Accetta la rivincita
rematch-go = Vai alla rivincita
