solve-none = No hay solución. Está demostrado.
solve-found = Resuelto: { $lays ->
    [one] una colocación
   *[other] { $lays } colocaciones
}. La posición:
