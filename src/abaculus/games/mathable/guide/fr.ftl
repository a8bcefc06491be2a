guide-mathable-goal = Pose des jetons qui forment des égalités avec ceux du plateau. Le plus de points gagne.
guide-mathable-box = Un plateau et 106 jetons portant des nombres. { $least } à { $most } joueurs, dès { $age } ans, environ { $minutes } minutes.
guide-mathable-turn-1 = Choisis un jeton de ton chevalet.
guide-mathable-turn-2 = Pose-le en ligne avec deux voisins s’il est leur somme, leur différence, leur produit ou leur quotient.
guide-mathable-turn-3 = Continue avec d’autres jetons, autant qu’il en va. Ou échanges-en à la place.
guide-mathable-turn-4 = Termine ton tour et pioche jusqu’à sept.
guide-mathable-scoring = Chaque jeton posé compte pour lui-même.
guide-mathable-value = L’égalité
guide-mathable-value-text = Elle rapporte le nombre de ton jeton.
guide-mathable-value-alt = Une ligne du plateau : { $b1 } et { $a1 }, et à côté le nouveau jeton { $value1 }. Les trois sont marqués.
guide-mathable-two = Plusieurs égalités
guide-mathable-two-text = Chaque direction qui donne une égalité compte une fois de plus.
guide-mathable-two-alt = Le nouveau jeton { $value1 } termine une colonne avec { $a1 } et { $b1 }, et une ligne avec { $a2 } et { $b2 }. Les deux lignes sont marquées.
guide-mathable-award = Une case 2× ou 3×
guide-mathable-award-text = Elle multiplie ce que rapporte le jeton, ici par { $factor2 }.
guide-mathable-award-alt = Une colonne avec { $a1 } et { $b1 } ; le nouveau jeton { $value1 } est au-dessous, sur une case qui multiplie par { $factor2 }.
guide-mathable-sign = Une case avec un signe
guide-mathable-sign-text = Sers-toi de son signe. Seules ces égalités comptent, et tu peux piocher tout de suite un jeton de plus.
guide-mathable-sign-alt = Une ligne avec { $b1 } et { $a1 } ; le nouveau jeton { $value1 } est à côté, sur une case marquée plus.
guide-mathable-rack = Les sept jetons
guide-mathable-rack-text = Commence ton tour avec sept jetons et pose-les tous : { $points2 } de plus.
guide-mathable-rack-alt = Le dernier de sept jetons, { $value1 }, est à côté de { $a1 } et { $b1 }. Le chevalet est vide.
guide-mathable-end = La partie finit quand le sac et un chevalet sont vides, ou quand plus rien ne va. Ce qui te reste est retiré de tes points.
guide-mathable-variant-1 = À toi de le dire : une égalité ne compte que si tu l’as vue. Si tu en annonces trop, le jeton revient.
guide-mathable-variant-2 = Sur l’honneur : pose n’importe quel jeton n’importe où. Les autres peuvent contester ton annonce.
guide-mathable-variant-3 = Pas de prime pour sept jetons ; ou, sur une case avec un signe, toutes les égalités comptent dès que l’une s’en sert.
guide-mathable-first = Trouve le jeton qui rapporte le plus. Les deux jetons qu’il utilise doivent être l’un à côté de l’autre.
guide-mathable-first-done = Plus le nombre est grand, plus il rapporte.
guide-mathable-second = Ici, un jeton forme deux égalités à la fois.
guide-mathable-second-done = Deux égalités, donc le jeton compte double.
guide-mathable-third = Cherche une case qui double.
guide-mathable-third-done = Le produit, doublé par sa case.
guide-mathable-synonyms =
    jeton, nombre
    égalité, équation
    case prime, prime, case à prime
    case à signe, signe, case de contrainte
    chevalet, main
    annoncer, annonce, annoncé
    contester, contestation, douter
