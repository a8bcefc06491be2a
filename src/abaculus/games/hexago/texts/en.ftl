hexago-edge-colour = { $a } + { $b } = { $sum }
hexago-edge-number = { $a } + { $b } = { $sum }
hexago-edge-both = ({ $a } + { $b }) × 2 = { $points }
hexago-times-edges = { $total } × { $edges } = { $product }

hexago-how =
    Lay a tile beside the others, turned as you like. Nothing has to match.
    Wherever two fields meet that have the same colour or the same number, their numbers are added. If both are the same, the sum counts twice.
    If several edges match, everything is multiplied by how many they are.
    When you play alone, all tiles lie open, and you look for the highest total.

hexago-about = Lay hexagons; colours and numbers that match along an edge score.
hexago-teaches = adding, doubling, multiplying, spatial sense
