# La fin d’une partie sur la page : qui gagne, et comment la partie s’est passée.
end-won-by = { $you ->
    [yes] { $points ->
        [one] Tu gagnes de { $points } point
       *[other] Tu gagnes de { $points } points
    }
   *[no] { $points ->
        [one] { $who } gagne de { $points } point
       *[other] { $who } gagne de { $points } points
    }
}
end-won = { $you ->
    [yes] Tu gagnes
   *[no] { $who } gagne
}
end-draw = Égalité
end-shared = { $names } se partagent la victoire
end-solo = { play-points }
end-called-off = Partie annulée
end-behind = { $you ->
    [yes] Tu as remonté ton retard.
   *[no] { $who } a remonté son retard.
}
end-behind-last = { $you ->
    [yes] Tu as remonté ton retard avec ton tout dernier coup.
   *[no] { $who } a remonté son retard avec son tout dernier coup.
}
end-last = { $you ->
    [yes] Avec ton tout dernier coup.
   *[no] { $who } a pris l’avantage avec son tout dernier coup.
}
end-led = { $you ->
    [yes] Tu as mené du début à la fin.
   *[no] { $who } a mené du début à la fin.
}
end-hair = D’un cheveu.
end-best = Meilleur coup de la partie
end-best-yours = Ton meilleur coup
end-best-round = { $who }, tour { $round }
end-best-none = Aucun coup ne se détache.
end-came = D’où viennent les points
end-held = Rayé : encore en main à la fin
end-lost = Rayé : perdus ensuite
end-bar = Coup par coup : { $points }
end-all = Tous les points
end-review = Revoir la partie
end-again = Rejouer
end-check = Vérifier le sceau
end-checked = Vérifié : conforme au sceau
end-result = Résultat
end-back = Retour au résultat
rematch-wants = { $who } veut une revanche
rematch-join = Accepter la revanche
rematch-go = Aller à la revanche
