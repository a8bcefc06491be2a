guide-hexamino-goal = Pose tes tuiles comme des dominos et débarrasse-toi de tes points. Le moins de points gagne.
guide-hexamino-box = 63 tuiles à six côtés ; chaque champ porte des points ou est vide. { $least } à { $most } joueurs, dès { $age } ans, environ { $minutes } minutes.
guide-hexamino-turn-1 = Choisis une de tes tuiles. Elle tourne d’elle-même jusqu’à ce qu’elle aille.
guide-hexamino-turn-2 = Pose-la pour que ses points touchent les mêmes points. Sur chaque côté commun, les deux champs sont pareils.
guide-hexamino-turn-3 = Pioche une tuile, tant qu’il en reste.
guide-hexamino-turn-4 = Rien ne va ? Pioche jusqu’à deux tuiles et regarde encore. Si elles ne vont pas non plus, passe ton tour.
guide-hexamino-scoring = Ce que tu poses est parti. Ce que tu tiens à la fin compte contre toi.
guide-hexamino-rid = Posée, partie
guide-hexamino-rid-text = La tuile montre { $working1 } : { $points } points de moins en main.
guide-hexamino-rid-alt = La tuile de départ avec des points sur ses six côtés, et une tuile à côté ; là où elles se touchent, toutes deux montrent les mêmes points. Le côté est marqué.
guide-hexamino-blank = Vide contre vide
guide-hexamino-blank-text = Les points touchent les mêmes points, les vides touchent des vides. Ici, { $points } points s’en vont.
guide-hexamino-blank-alt = Quatre tuiles. Celle qui est marquée rejoint la tuile de départ par les mêmes points, et en touche une autre vide contre vide.
guide-hexamino-left = Ce qui reste
guide-hexamino-left-text = À la fin, additionne les points de ta main : ici { $points1 } + { $points2 } + { $points3 } + { $points4 } + { $points5 } = { $points }.
guide-hexamino-left-alt = Deux tuiles sur la table, et au-dessous une main de cinq tuiles : { $working1 } ; { $working2 } ; { $working3 } ; { $working4 } ; { $working5 }.
guide-hexamino-end = La partie finit quand la pioche est vide et que quelqu’un a posé sa dernière tuile, ou quand plus aucune tuile ne va.
guide-hexamino-variant-1 = Serpent : pose seulement à côté de la dernière tuile. Une tuile de fin, à un seul champ, sert quand plus personne ne peut continuer.
guide-hexamino-variant-2 = Étoile : pose vers l’extérieur le long de six branches droites, six tuiles et une tuile de fin chacune.
guide-hexamino-variant-3 = Jouer jusqu’au bout : quand quelqu’un a fini, les autres continuent tant qu’ils peuvent.
guide-hexamino-first = Débarrasse-toi d’autant de points que tu peux.
guide-hexamino-first-done = Les tuiles lourdes partent d’abord.
guide-hexamino-second = Ta tuile la plus lourde n’a que très peu de places. Trouves-en une.
guide-hexamino-second-done = Tous ses côtés s’accordent, points et vides.
guide-hexamino-third = Une partie plus longue. Cherche tout autour la meilleure tuile à perdre.
guide-hexamino-third-done = Bon débarras. Garde les tuiles légères pour la fin.
guide-hexamino-synonyms =
    joindre, rejoindre, toucher, convenir, accorder
    vide, blanc, rien
    pioche, réserve
    main, reste, garder
    moins, plus petit, minimum
    tuile de départ, première tuile
    tuile de fin, un seul champ
    serpent, étoile, pieuvre, variante
