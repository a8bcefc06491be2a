box-players = { $most ->
    [one] { $range } giocatore
   *[other] { $range } giocatori
}
box-age = da { $age } anni
box-minutes = circa { $minutes } min
box-teaches = Che cosa insegna: { $what }
