# Lo que dice `abaculus play`. Las claves de jugadas, botones y azar terminan en la clase de jugada, como la nombran las escenas y la notación.

play-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

# Nombres
play-you = Tú
play-player = Jugador { $number }
play-bot-greedy = Bot codicioso
play-bot-random = Bot al azar

colour-red = rojo
colour-blue = azul
colour-yellow = amarillo
colour-green = verde
colour-pink = rosa

# A quién le toca
play-turn-you = Te toca
play-turn-other = Le toca a { $who }
play-turn-bot = { $who } está pensando
play-turn-chance = Se roba
play-turn-ask = ¿Qué ha salido?
play-turn-over = Fin de la partida

# Junto a la mano
play-holds = mano { $hand }, pila { $pile }
play-holds-hand = mano { $hand }
play-shows = muestra { $pieces }
count-unseen =
    { $count ->
        [one] { $count } ficha sin ver
       *[other] { $count } fichas sin ver
    }
play-recent = Últimas jugadas

# Qué hacer ahora
play-pick = Elige una ficha: pulsa su número.
play-pick-page = Elige una ficha: su número, o ← → e Intro. Aquí: { $first }–{ $last } de { $all }.
play-pick-button = Elige con ← → e Intro.
play-pick-several = Elige fichas con sus números y pulsa Intro.
play-preview = { play-points }: { $working }
play-preview-nothing = Aquí no hay puntos.
play-preview-button = { $action }

# Botones
play-do-roll = Tirar el dado
play-do-draw = Robar
play-do-end = Terminar el turno
play-do-swap = Cambiar
play-do-miss = Pasar
play-do-take = Quitar

# Nombres de teclas
play-name-enter = Intro
play-name-escape = Esc
play-name-page-down = AvPág

# Lo que hacen las teclas, en la última línea
play-key-tile = ficha
play-key-choose = elegir
play-key-page = más fichas
play-key-place = lugar
play-key-turn = girar
play-key-confirm = confirmar
play-key-back = volver
play-key-hint = pista
play-key-undo = deshacer
play-key-explain = explicar
play-key-log = historial
play-key-save = guardar
play-key-zoom = tamaño
play-key-help = ayuda
play-key-quit = salir
play-key-close = cerrar
play-key-read = seguir leyendo
play-key-ready = listo
play-key-save-leave = guardar y salir
play-key-leave = salir sin guardar
play-key-stay = quedarse

# Lo que ha pasado
play-did-lay = { $you ->
    [yes] Colocas { $piece }: { play-points }.
   *[no] { $who } coloca { $piece }: { play-points }.
}
play-did-draw = { $you ->
    [yes] Robas.
   *[no] { $who } roba.
}
play-did-end = { $you ->
    [yes] Terminas tu turno.
   *[no] { $who } termina su turno.
}
play-did-miss = { $you ->
    [yes] Pasas.
   *[no] { $who } pasa.
}
play-did-take = { $you ->
    [yes] Sacas { $piece }: { play-points }.
   *[no] { $who } saca { $piece }: { play-points }.
}
play-did-extra = { $you ->
    [yes] Robas una más.
   *[no] { $who } roba una más.
}
play-did-no-extra = { $you ->
    [yes] No robas más.
   *[no] { $who } no roba más.
}
play-did-accept = { $you ->
    [yes] Aceptas.
   *[no] { $who } acepta.
}
play-did-challenge = { $you ->
    [yes] Dudas.
   *[no] { $who } duda.
}
play-did-swap = { $you ->
    [yes] { $count ->
        [one] Cambias { $count } ficha.
       *[other] Cambias { $count } fichas.
    }
   *[no] { $count ->
        [one] { $who } cambia { $count } ficha.
       *[other] { $who } cambia { $count } fichas.
    }
}
play-did-other = { $who }: { $action }
play-chance-start = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $who }.
}
play-chance-draw = Ha salido: { $value }
play-chance-roll = El dado muestra { $value }.
play-chance-other = { $action }
play-explain-none = Nadie ha jugado todavía.

# Pistas, deshacer, guardar
play-hint-lay = Pista: la ficha { $number } en el lugar { $place } da { play-points }.
play-hint-place = Pista: { $action }, lugar { $place } ({ play-points })
play-hint-button = Pista: { $action }
play-hint-move = Pista: { $action } ({ play-points })
play-undone = Jugada deshecha.
play-no-undo-nothing = Todavía no hay ninguna jugada que deshacer.
play-no-undo-seen = Esto no se puede deshacer: desde entonces se ha visto algo nuevo.
play-saved = Partida guardada en { $file }.
play-save-failed = No se ha guardado: { $reason }
play-go-on-with = Para seguir más tarde: { $command }
play-not-saved = La partida no se ha guardado.
play-leave = ¿Guardar la partida antes de salir?
play-wait-turn = Todavía no te toca.
play-no-tile = Aquí no hay ficha { $number }.
play-no-use = Con esta ficha no se puede hacer nada ahora.
play-no-several = Estas fichas no van juntas.
play-no-key = Pulsa ? para ver todas las teclas.
play-compiling = Preparando las reglas para este equipo. Ocurre una sola vez y tarda unos segundos.

# Por qué no es posible lo que se ha escrito
play-why-not-held = { $piece } no está en tu mano.
play-why-taken = En { $cell } ya hay una ficha.
play-why-no-place = En { $cell } no se puede colocar nada: el tablero muestra dónde van las fichas.
play-refused = Eso no es posible: { $reason }

# El final
play-won = { $you ->
    [yes] Ganas con { play-points }.
   *[no] Gana { $who } con { play-points }.
}
play-shared = Victoria compartida con { play-points }: { $names }.
play-ranked = { $place }.º puesto: { $names }, { $count ->
    [one] { play-points }
   *[other] { play-points } cada uno
}.
play-and = { $some } { $initial ->
    [i] e
   *[any] y
} { $last }
play-solo = Resultado: { play-points }.
play-ended = La partida ha terminado.
play-ended-resigned = { $you ->
    [yes] Has abandonado.
   *[no] { $who } ha abandonado.
}
play-ended-time = { $you ->
    [yes] Se te ha acabado el tiempo.
   *[no] A { $who } se le ha acabado el tiempo.
}
play-ended-closed = La partida se ha interrumpido.
play-ended-left = La partida se ha interrumpido porque faltaba alguien.
play-over = Con s guardas la partida.

# Varias personas ante un teclado
play-handover = Pasa el teclado a { $who }.
play-handover-ready = { $who }, pulsa Intro cuando nadie más vea la pantalla.

# Robar en una mesa de verdad
play-ask-who = { $you ->
    [yes] Robas tú.
   *[no] Roba { $who }.
}
play-ask = Escribe lo que ha salido, por ejemplo { $example }, y pulsa Intro.
play-ask-wrong = { $text } no puede salir aquí. Escríbelo como { $example }.

# Ayuda
play-panel-help = Ayuda
play-panel-log = Todo lo que ha pasado
play-log-empty = Todavía no ha pasado nada.
play-how = Cómo se juega
play-help =
    Elige una ficha con su número, o con ← → e Intro. Cada lugar adonde puede ir muestra entonces una letra y los puntos que da allí la ficha girada lo mejor posible.
    Ve a un lugar con las flechas, con Tab o con su letra. Gira la ficha con Q y E. Ves los puntos y cómo se calculan antes de que pase nada.
    Intro confirma. Esc devuelve la ficha.
play-help-keys =
    h  una pista
    u  deshacer la última jugada
    x  explicar los puntos de la última jugada
    l  todo lo que ha pasado
    s  guardar la partida
    z  fichas más grandes o más pequeñas
    Mayús y flechas  mover la vista
    q  salir

# Línea a línea
play-line-intro = Escribe help para ver qué puedes escribir.
play-line-hand = Mano:
play-line-scores = Puntos: { $scores }
play-line-your-move = Tu jugada:
play-line-move-of = { $who }, tu jugada:
play-line-unknown = { $text } no es ni una orden ni una jugada. Escribe help para ver qué puedes escribir.
play-line-piece = { $number }  { $piece }: { $places ->
    [one] un lugar
   *[other] { $places } lugares
}, como mucho { play-points }
play-line-way = { $action }  { play-points }
play-line-over = Escribe save ARCHIVO para guardar la partida, o quit.
play-line-help =
    1@2,-1/3     colocar la ficha 1 de tu mano en 2,-1, girada 3 veces; sin /3, girada lo mejor posible
    FICHA@2,-1/3 lo mismo, con la ficha escrita entera
    moves        lo que puede dar cada ficha de tu mano
    moves 1      los lugares para la ficha 1, los mejores primero
play-line-help-rest =
    all          todas las jugadas posibles
    board        mostrar otra vez el tablero
    hint         lo que haría el bot codicioso
    explain      los puntos de la última jugada
    undo         deshacer la última jugada
    log          todo lo que ha pasado
    rules        cómo se juega
    save ARCHIVO guardar la partida
    quit         salir
