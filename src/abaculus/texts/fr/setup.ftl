# Composer une position en montrant.

setup-open = Composer pièce par pièce
setup-how = Choisis une pièce de la boîte, puis une place pour elle. Pour enlever une pièce, choisis-la sur le plateau.
setup-how-on = Choisis la pièce suivante ou analyse la position.
setup-how-lay = { $piece } : choisis maintenant une place sur le plateau, ou une pièce d’une main contre laquelle l’échanger.
setup-how-nowhere = { $piece } ne va nulle part sur le plateau pour l’instant, mais peut être échangée contre une pièce d’une main.
setup-how-held = { $piece } : choisis maintenant une pièce de la boîte contre laquelle l’échanger.
setup-box = La boîte
setup-search = Chercher une pièce
setup-none = Il n’y a pas de telle pièce dans la boîte.
setup-piece = { $count ->
    [one] { $piece }, un exemplaire
   *[other] { $piece }, { $count } exemplaires
}
setup-hand = Main de { $who }
setup-beside = À côté de la table
setup-add = Ajouter ici la pièce choisie
setup-drop = Remettre dans la boîte
setup-take = Enlever
setup-lay = Poser ici
setup-previous = Place précédente
setup-next = Place suivante
setup-turn = À qui le tour ?
setup-points = Points de { $who }
setup-done = Analyser cette position
setup-at-free = Place { $cell }
setup-at-piece = { $piece } sur { $cell }
setup-laid = { $piece } est posée sur { $cell }.
setup-taken = { $piece } a été enlevée de { $cell }.
setup-not-laid = { $piece } ne peut pas être posée sur { $cell }.
setup-not-taken = { $piece } ne peut pas être enlevée de { $cell }.
setup-held = { $piece } a été ajoutée.
setup-exchanged = { $piece } a remplacé { $other }.
setup-dropped = { $piece } est retournée dans la boîte.
setup-pointed = { $who } a { $points } { $points ->
    [one] point.
   *[other] points.
}
setup-turned = C’est le tour de { $who }.
setup-undone = Annulé.
