# What the server says no with, and what the commands around it print.

refused-bad-request = La petición no se entiende.
refused-illegal = Eso no es posible aquí.
refused-bad-option = La partida no se puede preparar así.
refused-bad-name = Elige otro nombre.
refused-bad-position = Eso no es una posición de este juego.
refused-no-undo = No se puede deshacer: desde entonces se ha mostrado algo, o no hay nada que deshacer.
refused-no-guest = Elige primero un nombre.
refused-bad-token = Esta clave no se conoce aquí.
refused-not-by-token = Esto no se puede hacer con una clave.
refused-bad-code = Este código no se conoce aquí.
refused-bad-origin = Esta petición viene de otra página.
refused-bad-host = Este servidor no responde a ese nombre. Quien lo administra puede permitirlo con --allowed-host o ABACULUS_ALLOWED_HOSTS.
refused-not-host = Solo puede hacerlo quien abrió la mesa.
refused-not-seated = No estás sentado a esta mesa.
refused-not-your-seat = Este no es tu sitio.
refused-bots-seat = En este sitio juega un bot.
refused-not-your-turn = No es tu turno.
refused-hints-off = En esta mesa no hay pistas.
refused-not-told = Lo que da se dice solo después.
refused-no-table = Esta mesa no existe.
refused-no-seat = Este sitio no existe.
refused-no-game = Este juego no existe.
refused-no-push = Este servidor no envía avisos.
refused-stale = La partida ha avanzado. Mira otra vez.
refused-not-started = La partida aún no ha empezado.
refused-already-started = La partida ya ha empezado.
refused-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado.
refused-paused = La partida está en pausa.
refused-not-paused = La partida no está en pausa.
refused-full = Todos los sitios están ocupados.
refused-seat-taken = Este sitio está ocupado.
refused-reserved = Este sitio está reservado para otra persona.
refused-nothing-asked = No se pregunta nada.
refused-not-absent = Ahí no falta nadie.
refused-already-asked = Ya se está preguntando algo.
refused-busy = El servidor está ocupado. Inténtalo de nuevo.
refused-shutting-down = El servidor se reinicia. Inténtalo de nuevo en un momento.
refused-too-large = Eso es demasiado grande.
refused-too-fast = Demasiado rápido. Espera un momento.
refused-too-many-tables = Tienes demasiadas mesas abiertas. Termina una antes.
refused-too-many-guests = Demasiados invitados nuevos desde aquí. Inténtalo más tarde.
refused-too-many-sockets = Demasiadas conexiones desde aquí.
refused-too-many-tokens = Tienes demasiadas claves. Bórralas antes.
refused-log-full = Han pasado demasiadas cosas en esta mesa. Desde ahora solo cuentan las jugadas.

serve-here = Abaculus se sirve en { $url }
serve-there = Otros dispositivos lo alcanzan en { $url }
serve-alone = Solo esta máquina lo alcanza; --host 0.0.0.0 deja entrar a otras.
serve-stop = Ctrl-C lo detiene.
verify-fair = { $count ->
    [0] Línea { $line }, { $game }: sin azar, nada que comprobar.
    [one] Línea { $line }, { $game }: un resultado del azar, como dicen los dados.
   *[other] Línea { $line }, { $game }: { $count } resultados del azar, todos como dicen los dados.
}

admin-no-tables = No hay mesas así.
admin-ended = { $table } ha terminado.
admin-deleted = { $table } se ha borrado.
admin-nobody = Nadie
admin-forgotten =
    { $count ->
        [0] Olvidado. El invitado no estaba en ninguna mesa.
        [one] Olvidado, en una mesa.
       *[other] Olvidado, en { $count } mesas.
    }
admin-swept =
    Borrado: { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    } y { $guests ->
        [one] un invitado
       *[other] { $guests } invitados
    }.
admin-copied = La copia está en { $file }.
admin-restored = La base de datos es ahora la de { $file }.
admin-kept = Lo que había antes se guarda en { $file }.
