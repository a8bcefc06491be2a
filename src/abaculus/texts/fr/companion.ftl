# Ce que dit `abaculus companion` à côté d'une vraie table.

companion-intro = Tape ce que tout le monde voit à la table. Tape help pour savoir comment.
companion-turn = { $who }, que joues-tu ?
companion-tell = La partie est terminée. Que reste-t-il à { $who } ? Sépare par des espaces, ou tape - s'il ne reste rien.
companion-standing = { $scores }. Dans le sac : { $bag }
companion-left = Pas encore vus : { $pieces }
companion-help =
    left              ce que personne n'a encore vu
    board             le plateau
    explain           les points du dernier coup
    undo              annule ce qui a été tapé en dernier
    log               tout ce qui a été tapé
    quit              quitter

# La même chose sur la page.
companion-title = À une vraie table
companion-link = Tu joues avec de vraies pièces ? Suis la partie d’après ce que tout le monde voit : personne n’a à dire ce qu’il a.
companion-how =
    Tu joues sur un vrai plateau, et cette page tient les points, le sac et les règles. Indique ce que tout le monde voit à la table : ce qui est posé et où, combien de pièces quelqu’un échange, et ce qui est pioché ouvertement. Personne n’a à dire ce qu’il a.
companion-next = La suite
companion-over = La partie est terminée. Que reste-t-il à chacun ?
companion-holds = Il reste à { $who } { $count ->
    [one] { $count } pièce. Laquelle ? Touche-la plus bas.
   *[other] { $count } pièces. Lesquelles ? Touche-les plus bas.
}
companion-count = Compter les points
companion-exchange = Échanger :
companion-which = Qu’est-ce qui est posé ? Cherche ou choisis
companion-which-held = Qu’a { $who } ? Cherche ou choisis
companion-earlier = Avant ({ $count })
companion-new = Nouvelle partie
companion-new-sure = Oublier cette partie et en commencer une autre ?
