# Ce que dit `abaculus companion` à côté d'une vraie table.

companion-intro = Tape ce que tout le monde voit à la table. Tape help pour savoir comment.
companion-turn = { $who }, que joues-tu ?
companion-tell = La partie est terminée. Que reste-t-il à { $who } ? Sépare par des espaces, ou tape - s'il ne reste rien.
companion-standing = { $scores }. Dans le sac : { $bag }
companion-left = Pas encore vus : { $pieces }
companion-help =
    12@8I        ce qui est posé, et où
    swap 3       un échange de trois ; personne ne doit dire lesquels
    end, miss    les autres actions possibles, comme dans les règles
    hint 3 7 12  le meilleur coup pour qui a la main et possède cela
    left         ce que personne n'a encore vu
    board        le plateau
    explain      les points du dernier coup
    undo         annule ce qui a été tapé en dernier
    log          tout ce qui a été tapé
    quit         quitter
