solve-none = Er is geen oplossing. Dat is bewezen.
solve-found = Opgelost: { $lays ->
    [one] één steen gelegd
   *[other] { $lays } stenen gelegd
}. De stelling:
