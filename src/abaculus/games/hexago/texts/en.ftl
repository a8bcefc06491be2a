hexago-edge-colour = { $a } + { $b } = { $sum }
hexago-edge-number = { $a } + { $b } = { $sum }
hexago-edge-both = ({ $a } + { $b }) × 2 = { $points }
hexago-edge-colour-kind = Same colour
hexago-edge-number-kind = Same number
hexago-edge-both-kind = Both, counted twice
hexago-times-edges-kind = Several sides at once
hexago-times-edges = { $total } × { $edges } = { $product }

hexago-ended-hands = All tiles are laid, and all hands are empty.
hexago-ended-solo = All tiles are laid.
hexago-soon-last = { $you ->
    [yes] This is your last tile: the game ends when you have laid it.
   *[no] This is { $who }’s last tile, and the last of the game.
}

hexago-how =
    Lay a tile beside the others, turned as you like. Nothing has to match.
    Wherever two fields meet that have the same colour or the same number, their numbers are added. If both are the same, the sum counts twice.
    If several edges match, everything is multiplied by how many they are.
    When you play alone, all tiles lie open, and you look for the highest total.

hexago-about = Match colours and numbers, side by side.
hexago-teaches = adding, doubling, multiplying, spatial sense
