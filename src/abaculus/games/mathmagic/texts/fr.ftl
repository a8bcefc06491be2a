mathmagic-green = vert { $a } × { $b } = { $points }
mathmagic-yellow = jaune { $a } + { $b } = { $points }
mathmagic-blue = bleu { $a } - { $b } = { $points }
mathmagic-red = rouge { $a } / { $b } = { $points }
mathmagic-surrounded = les quatre côtés : { $points }
mathmagic-lies = une plaquette de plus
mathmagic-taken = une plaquette de moins
mathmagic-left = { $piece } en main : −({ $working }) = −{ $points }
count-mathmagic-bag = sac : { $count }
count-mathmagic-empty = cases vides : { $count }
count-mathmagic-actions = actions restantes : { $count }

play-do-take-back = Reprendre une plaquette
play-do-stop = S’arrêter ici
play-did-take-back = { $you ->
    [yes] Tu reprends la plaquette en { $cell }.
   *[no] { $who } reprend la plaquette en { $cell }.
}
play-did-stop = { $you ->
    [yes] Tu t’arrêtes ici.
   *[no] { $who } s’arrête ici.
}
mathmagic-solo = { $points ->
    [one] { $points } plaquette est posée.
   *[other] { $points } plaquettes sont posées.
}

mathmagic-how =
    Pose une plaquette à côté des autres. Les plaquettes ne tournent jamais, et les champs qui se touchent doivent avoir la même couleur ; deux nombres rouges doivent se diviser exactement.
    Chaque côté joint compte : vert le produit, jaune la somme, bleu la différence, rouge le quotient. Une plaquette jointe sur ses quatre côtés rapporte 100 de plus.
    Au lieu de poser, tu peux échanger. À la fin, chaque plaquette restée sur ton chevalet coûte la somme de ses nombres. Le plus de points gagne.
    Seul, toutes les plaquettes sont visibles, et tu essaies de remplir tout le cadre. L’indice garde un cadre plein en vue quand on en connaît un.

mathmagic-about = Pose des jetons carrés ; la couleur de chaque bord joint dit comment calculer.
mathmagic-teaches = l’addition, la soustraction, la multiplication, la division, l’anticipation
