muggins-ends = open ends: { $working } = { $points }
muggins-left = { $pips ->
    [one] the others are left with one pip: { $points }
   *[other] the others are left with { $pips } pips, in fives: { $points }
}
count-muggins-boneyard = boneyard: { $count }

muggins-ended-out = { $you ->
    [yes] You have laid your last domino.
   *[no] { $who } has laid the last domino in hand.
}
muggins-ended-blocked = The boneyard is empty, and nobody can lay.
muggins-soon-blocked = { $you ->
    [yes] All the others have missed: if you miss too, the game is over.
   *[no] All the others have missed: if { $who } misses too, the game is over.
}
muggins-why-miss = { $you ->
    [yes] None of your dominoes fits, and the boneyard is empty: you can only miss.
   *[no] None of { $who }’s dominoes fits, and the boneyard is empty.
}

muggins-about = Dominoes: score when the open ends add up to a multiple of five.
muggins-teaches = adding, the five times table
muggins-how =
    Join a domino to an open end with the same pips. After every lay the open ends are added up; a double at an end counts both halves. A sum that is a multiple of five scores.
    The first double is the spinner: when both its sides are covered, you may lay at its other two sides as well.
    If no domino in your hand fits, you draw until one does. When the boneyard is empty, you miss your turn.
    The game ends when somebody is out, or when nobody can lay. The winner of the hand scores the pips of the others, rounded to the nearest five. Most points win.
