box-players = { $most ->
    [one] { $range } speler
   *[other] { $range } spelers
}
box-age = vanaf { $age } jaar
box-minutes = ongeveer { $minutes } min
box-teaches = Wat je ervan leert: { $what }
