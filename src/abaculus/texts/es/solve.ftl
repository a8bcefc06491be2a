solve-none = No hay solución. Está demostrado.
solve-found = Resuelto: { $lays ->
    [one] una colocación
   *[other] { $lays } colocaciones
}. La posición:
solve-best = No resuelto en el tiempo dado. Lo mejor: { $lays ->
    [one] una pieza.
   *[other] { $lays } piezas.
}
solve-points = Lo mejor encontrado en el tiempo dado: { $points ->
    [one] un punto.
   *[other] { $points } puntos.
}
