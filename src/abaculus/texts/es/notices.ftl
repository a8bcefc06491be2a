notices = Avisos
notices-how = Recibir un aviso en este dispositivo cuando te toque jugar en una partida que no estás mirando.
notices-turn-on = Avísame cuando me toque
notices-turn-off = No avisar más
notices-on = Recibirás avisos.
notices-refused = Este navegador no debe mostrar avisos de esta página; se puede cambiar en sus propios ajustes.
notices-impossible = Los avisos necesitan una conexión segura (https) y un servidor que los envíe; aquí, la página y su título dicen a quién le toca.
