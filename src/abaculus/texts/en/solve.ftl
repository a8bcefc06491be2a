solve-none = There is no solution. That is proven.
solve-found = Solved: { $lays ->
    [one] one lay
   *[other] { $lays } lays
}. The position:
