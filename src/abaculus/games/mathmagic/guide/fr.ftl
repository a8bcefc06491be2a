guide-mathmagic-goal = Pose des plaquettes pour que les mêmes couleurs se touchent. La couleur dit comment compter. Le plus de points gagne.
guide-mathmagic-box = 84 plaquettes carrées de quatre champs, et un plateau. { $least } à { $most } joueurs, dès { $age } ans, environ { $minutes } minutes.
guide-mathmagic-turn-1 = Choisis une de tes six plaquettes. On ne les tourne jamais.
guide-mathmagic-turn-2 = Pose-la à côté d’une autre. Tous les champs qui se touchent ont la même couleur, et deux nombres rouges se divisent exactement.
guide-mathmagic-turn-3 = Compte chaque côté joint.
guide-mathmagic-turn-4 = Pioche jusqu’à six. Au lieu de poser, tu peux échanger des plaquettes.
guide-mathmagic-scoring = La couleur d’un côté joint dit ce que deviennent ses deux nombres.
guide-mathmagic-green = Le vert multiplie
guide-mathmagic-green-text = { $a1 } × { $b1 } = { $points }
guide-mathmagic-green-alt = Deux plaquettes côte à côte ; un { $b1 } vert touche un { $a1 } vert. Ce côté est marqué.
guide-mathmagic-yellow = Le jaune additionne
guide-mathmagic-yellow-text = { $a1 } + { $b1 } = { $points }
guide-mathmagic-yellow-alt = Deux plaquettes côte à côte ; un { $b1 } jaune touche un { $a1 } jaune. Ce côté est marqué.
guide-mathmagic-blue = Le bleu soustrait
guide-mathmagic-blue-text = { $a1 } − { $b1 } = { $points } : toujours le plus petit du plus grand.
guide-mathmagic-blue-alt = Deux plaquettes côte à côte ; un { $a1 } bleu touche un { $b1 } bleu. Ce côté est marqué.
guide-mathmagic-red = Le rouge divise
guide-mathmagic-red-text = { $a1 } ÷ { $b1 } = { $points } : toujours le plus grand par le plus petit.
guide-mathmagic-red-alt = Deux plaquettes côte à côte ; un { $a1 } rouge touche un { $b1 } rouge. Ce côté est marqué.
guide-mathmagic-surrounded = Les quatre côtés
guide-mathmagic-surrounded-text = Une plaquette à quatre voisines rapporte { $points5 } de plus : { $points } en tout.
guide-mathmagic-surrounded-alt = Une plaquette au milieu de quatre autres. Ses côtés se joignent en bleu, rouge, vert et rouge ; les quatre sont marqués.
guide-mathmagic-end = La partie finit quand le sac et tous les chevalets sont vides, ou quand personne ne peut continuer. Chaque plaquette qui te reste coûte la somme de ses nombres.
guide-mathmagic-variant-1 = Le bleu peut coûter : ton nombre moins celui de la voisine, même sous zéro.
guide-mathmagic-variant-2 = Rouge par la voisine : ton nombre doit être un multiple du sien.
guide-mathmagic-variant-3 = Seul : remplis un cadre avec les 84 plaquettes, et reprends-les autant que tu veux.
guide-mathmagic-first = Trouve le côté qui rapporte le plus. Le vert multiplie.
guide-mathmagic-first-done = Deux grands nombres verts : difficile de faire mieux.
guide-mathmagic-second = Un nombre vert attend au bord. Quelle plaquette lui répond le mieux ?
guide-mathmagic-second-done = Ne laisse jamais un grand nombre vert ouvert à la légère.
guide-mathmagic-third = Il y a un creux à quatre voisines. Une plaquette y va.
guide-mathmagic-third-done = Quatre côtés, et les points en plus pour le creux fermé.
guide-mathmagic-synonyms =
    plaquette, carré
    creux, trou, entourée, quatre côtés
    accorder, correspondre, accordent, même couleur
    chevalet, main
    cadre, rectangle, solitaire, seul
