# El final de una partida en la página: quién gana y cómo fue la partida.
end-won-by = { $you ->
    [yes] Ganas por { $points }
   *[no] { $who } gana por { $points }
}
end-won = { $you ->
    [yes] Ganas
   *[no] { $who } gana
}
end-draw = Empate
end-shared = { $names } comparten la victoria
end-solo = { play-points }
end-called-off = Partida cancelada
end-behind = { $you ->
    [yes] Has remontado.
   *[no] { $who } ha remontado.
}
end-behind-last = { $you ->
    [yes] Has remontado con tu última jugada.
   *[no] { $who } ha remontado con su última jugada.
}
end-last = { $you ->
    [yes] Con tu última jugada.
   *[no] { $who } tomó la delantera con su última jugada.
}
end-led = { $you ->
    [yes] Has ido por delante todo el tiempo.
   *[no] { $who } ha ido por delante todo el tiempo.
}
end-hair = Por los pelos.
end-best = La mejor jugada de la partida
end-best-yours = Tu mejor jugada
end-best-round = { $who }, ronda { $round }
end-best-none = Ninguna jugada destaca.
end-came = De dónde vienen los puntos
end-held = A rayas: aún en la mano al final
end-lost = A rayas: perdidos después
end-bar = Jugada a jugada: { $points }
end-all = Todos los puntos
end-review = Repasar la partida
end-again = Jugar otra vez
end-check = Comprobar el sello
end-checked = Comprobado: todo según el sello
end-result = Resultado
end-back = Volver al resultado
rematch-wants = { $who } quiere la revancha
rematch-join = Aceptar la revancha
rematch-go = Ir a la revancha
