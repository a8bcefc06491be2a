solve-none = Er is geen oplossing. Dat is bewezen.
solve-found = Opgelost: { $lays ->
    [one] één steen gelegd
   *[other] { $lays } stenen gelegd
}. De stelling:
solve-best = Niet opgelost in de gegeven tijd. Het beste: { $lays ->
    [one] één steen.
   *[other] { $lays } stenen.
}
solve-points = Het beste dat in de gegeven tijd is gevonden: { $points ->
    [one] één punt.
   *[other] { $points } punten.
}
