box-players = { $most ->
    [one] { $range } joueur
   *[other] { $range } joueurs
}
box-age = dès { $age } ans
box-minutes = environ { $minutes } min
box-teaches = Ce qu’on y apprend : { $what }
