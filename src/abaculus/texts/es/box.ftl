box-players = { $most ->
    [one] { $range } jugador
   *[other] { $range } jugadores
}
box-age = desde { $age } años
box-minutes = unos { $minutes } min
box-teaches = Lo que enseña: { $what }
