hexago-edge-colour = { $a } + { $b } = { $sum }
hexago-edge-number = { $a } + { $b } = { $sum }
hexago-edge-both = ({ $a } + { $b }) × 2 = { $points }
hexago-times-edges = { $total } × { $edges } = { $product }

hexago-how =
    Pose une tuile à côté des autres, tournée comme tu veux. Rien n’est obligé de correspondre.
    Là où se touchent deux champs de même couleur ou de même nombre, leurs nombres s’additionnent. Si les deux sont pareils, la somme compte double.
    Si plusieurs bords correspondent, le tout est multiplié par leur nombre.
    Seul, toutes les tuiles sont visibles, et tu cherches le plus grand total.

hexago-about = Pose des hexagones ; les couleurs et nombres qui s’accordent le long d’un bord rapportent.
hexago-teaches = l’addition, le double, la multiplication, la vision dans l’espace
