box-players = { $most ->
    [one] { $range } player
   *[other] { $range } players
}
box-age = ages { $age }+
box-minutes = about { $minutes } min
box-teaches = What it teaches: { $what }
