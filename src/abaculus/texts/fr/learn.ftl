# Les leçons dans le navigateur, et les conseils à la première table. Ce que dit la leçon d'un jeu est à côté de ses étapes.

learn-link = Apprendre
learn-title = Apprendre { $game }
learn-step = { $number } sur { $count }
learn-progress = Progression
learn-back = Retour
learn-next = Suite
learn-again = Encore une fois
learn-show = Montre-moi
learn-right = C’est juste.
learn-rule = Lire la règle : { $rule }
learn-not-this = C’est permis, mais ici on demande autre chose.
learn-too-few = C’est permis. Il y a un coup qui rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
learn-nothing-there = Rien ne peut aller là maintenant. Les places possibles brillent.
learn-pick-first = Choisis d’abord une tuile.
learn-no-lesson = Sans connexion, la leçon ne peut pas s’ouvrir.
learn-finished = Tu sais jouer.
learn-from-start = Reprendre la leçon
learn-first-moves = Tes dix premiers coups
learn-first-moves-how = Une vraie partie contre un robot facile, avec un conseil avant chacun de tes dix premiers coups.

coach-title = Conseil
coach-move = Coup { $number } sur { $count } :
coach-lay = La tuile { $number } rapporte { $points } : { $working }.
coach-lay-plain = La tuile { $number } rapporte { $points }.
coach-board = Une pierre du plateau vaut { $points } : { $working }.
coach-exchange = Rien ne va bien. Échange { $numbers }.
coach-press = « { $action } » est le mieux maintenant.
coach-show = Montrer
coach-made = Ton coup : { $got }.
coach-best = Ton coup : { $got }. Aussi bien que le conseil, ou mieux.
coach-less = Ton coup : { $got }. Le conseil aurait rapporté { $best } : { $working }.
coach-over = C’étaient tes dix premiers coups. À partir d’ici tu joues sans conseil ; l’indice reste là.
coach-close = Fermer
