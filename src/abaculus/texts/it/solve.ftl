solve-none = Non c’è soluzione. È dimostrato.
solve-found = Risolto: { $lays ->
    [one] una posa
   *[other] { $lays } pose
}. La posizione:
solve-best = Non risolto nel tempo dato. Il meglio trovato: { $lays ->
    [one] un pezzo.
   *[other] { $lays } pezzi.
}
solve-points = Il meglio trovato nel tempo dato: { $points ->
    [one] un punto.
   *[other] { $points } punti.
}
