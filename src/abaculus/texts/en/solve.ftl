solve-none = There is no solution. That is proven.
solve-found = Solved: { $lays ->
    [one] one lay
   *[other] { $lays } lays
}. The position:
solve-best = Not solved in the time given. The best found: { $lays ->
    [one] one piece.
   *[other] { $lays } pieces.
}
solve-points = The best found in the time given: { $points ->
    [one] one point.
   *[other] { $points } points.
}
