solve-none = Il n’y a pas de solution. C’est prouvé.
solve-found = Résolu : { $lays ->
    [one] une pose
   *[other] { $lays } poses
}. La position :
solve-best = Pas résolu dans le temps donné. Le mieux trouvé : { $lays ->
    [one] { $lays } pièce.
   *[other] { $lays } pièces.
}
solve-points = Le mieux trouvé dans le temps donné : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
