solve-none = Es gibt keine Lösung. Das ist bewiesen.
solve-found = Gelöst: { $lays ->
    [one] ein Stein gelegt
   *[other] { $lays } Steine gelegt
}. Die Stellung:
solve-best = In der gegebenen Zeit nicht gelöst. Das Beste: { $lays ->
    [one] ein Stein.
   *[other] { $lays } Steine.
}
solve-points = Das Beste in der gegebenen Zeit: { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
