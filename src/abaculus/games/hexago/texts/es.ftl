hexago-edge-colour = { $a } + { $b } = { $sum }
hexago-edge-number = { $a } + { $b } = { $sum }
hexago-edge-both = ({ $a } + { $b }) × 2 = { $points }
hexago-edge-colour-kind = Mismo color
hexago-edge-number-kind = Mismo número
hexago-edge-both-kind = Ambos, cuentan doble
hexago-times-edges-kind = Varios lados a la vez
hexago-times-edges = { $total } × { $edges } = { $product }

hexago-ended-hands = Todas las fichas están colocadas y todas las manos están vacías.
hexago-ended-solo = Todas las fichas están colocadas.
hexago-soon-last = { $you ->
    [yes] Es tu última ficha: cuando la coloques, se acaba la partida.
   *[no] { $who } va a colocar la última ficha: después se acaba la partida.
}

hexago-how =
    Coloca una ficha junto a las otras, girada como quieras. Nada tiene que coincidir.
    Donde se tocan dos campos del mismo color o con el mismo número, sus números se suman. Si coinciden ambos, la suma cuenta doble.
    Si coinciden varios lados, todo se multiplica por cuántos son.
    A solas, todas las fichas están a la vista y buscas el total más alto.

hexago-about = Haz coincidir colores y números, lado con lado.
hexago-teaches = sumar, doblar, multiplicar, visión espacial
