guide-hexago-goal = Coloca fichas de seis lados para que coincidan colores y números donde se tocan. Gana quien tiene más puntos.
guide-hexago-box = 36 fichas de seis campos. De { $least } a { $most } jugadores, desde { $age } años, unos { $minutes } minutos.
guide-hexago-turn-1 = Elige una de tus cuatro fichas.
guide-hexago-turn-2 = Colócala junto a cualquier ficha de la mesa, girada como quieras. Nada tiene que coincidir.
guide-hexago-turn-3 = Cuenta cada lado que coincide.
guide-hexago-turn-4 = Roba la siguiente ficha de tu montón, mientras quede.
guide-hexago-scoring = Mira cada lado que tu ficha comparte con una vecina.
guide-hexago-colour = El mismo color
guide-hexago-colour-text = Suma los dos números.
guide-hexago-colour-alt = Dos fichas juntas. Donde se tocan, los dos campos son amarillos: { $a1 } y { $b1 }. Ese lado está marcado.
guide-hexago-number = El mismo número
guide-hexago-number-text = Suma los dos números.
guide-hexago-number-alt = Dos fichas juntas. Donde se tocan, un { $a1 } verde se encuentra con un { $b1 } amarillo. Ese lado está marcado.
guide-hexago-both = El mismo color y número
guide-hexago-both-text = Suma los dos números y cuéntalos dos veces.
guide-hexago-both-alt = Dos fichas juntas. Donde se tocan, un { $a1 } amarillo se encuentra con un { $b1 } amarillo. Ese lado está marcado.
guide-hexago-several = Más de un lado
guide-hexago-several-text = Suma todos los lados y multiplica por cuántos coinciden: aquí, { $edges3 }.
guide-hexago-several-alt = Una ficha debajo de otras dos, tocando ambas. En un lado, { $a1 } azul con { $b1 } azul; en el otro, { $a2 } rosa con { $b2 } amarillo. Los dos lados están marcados.
guide-hexago-end = Cada uno coloca ocho fichas: cuatro de la primera mano y cuatro que se roban una a una. Después gana quien tiene más puntos.
guide-hexago-variant-1 = Coincidir es obligatorio: si alguna de tus fichas puede coincidir, solo puedes colocar donde coincida un lado.
guide-hexago-variant-2 = Manos abiertas: todos ven todas las fichas.
guide-hexago-variant-3 = A solas: las 36 fichas están a la vista. Colócalas en el orden que quieras y busca el total más alto.
guide-hexago-first = Coloca tu primera ficha. Puede coincidir en dos lados a la vez.
guide-hexago-first-done = Coinciden dos lados, así que todo cuenta doble.
guide-hexago-second = Elige entre dos fichas. Una encuentra dos veces el mismo color y número.
guide-hexago-second-done = Dos parejas perfectas, y luego todo por dos.
guide-hexago-third = Ahora tienes las cuatro fichas. Busca el hueco con más vecinas.
guide-hexago-third-done = Tres lados, por tres. Los huecos son lo que más vale.
guide-hexago-synonyms =
    hueco, agujero, vecina
    coincidir, coincide, coinciden, coincidencia, encajar
    giro, girar, girada
    montón, pila
    borde, lado
