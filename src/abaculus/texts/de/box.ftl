box-players = { $most ->
    [one] { $range } Spieler
   *[other] { $range } Spieler
}
box-age = ab { $age } Jahren
box-minutes = etwa { $minutes } Min.
box-teaches = Was man dabei lernt: { $what }
