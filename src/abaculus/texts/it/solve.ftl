solve-none = Non c’è soluzione. È dimostrato.
solve-found = Risolto: { $lays ->
    [one] una posa
   *[other] { $lays } pose
}. La posizione:
