solve-none = Il n’y a pas de solution. C’est prouvé.
solve-found = Résolu : { $lays ->
    [one] une pose
   *[other] { $lays } poses
}. La position :
solve-best = Pas résolu dans le temps donné. Le mieux trouvé : { $lays ->
    [one] { $lays } pièce.
   *[other] { $lays } pièces.
}
