hexago-edge-colour = { $a } + { $b } = { $sum }
hexago-edge-number = { $a } + { $b } = { $sum }
hexago-edge-both = ({ $a } + { $b }) × 2 = { $points }
hexago-edge-colour-kind = Même couleur
hexago-edge-number-kind = Même nombre
hexago-edge-both-kind = Les deux, comptés double
hexago-times-edges-kind = Plusieurs côtés à la fois
hexago-times-edges = { $total } × { $edges } = { $product }

hexago-ended-hands = Toutes les tuiles sont posées, et toutes les mains sont vides.
hexago-ended-solo = Toutes les tuiles sont posées.
hexago-soon-last = { $you ->
    [yes] C’est ta dernière tuile : une fois posée, la partie est finie.
   *[no] { $who } va poser la dernière tuile : ensuite, la partie est finie.
}

hexago-how =
    Pose une tuile à côté des autres, tournée comme tu veux. Rien n’est obligé de correspondre.
    Là où se touchent deux champs de même couleur ou de même nombre, leurs nombres s’additionnent. Si les deux sont pareils, la somme compte double.
    Si plusieurs bords correspondent, le tout est multiplié par leur nombre.
    Seul, toutes les tuiles sont visibles, et tu cherches le plus grand total.

hexago-about = Accorde couleurs et nombres, côte à côte.
hexago-teaches = l’addition, le double, la multiplication, la vision dans l’espace
