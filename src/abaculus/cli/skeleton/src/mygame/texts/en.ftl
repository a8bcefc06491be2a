mygame-beside = { $a } + { $b } = { $points }
count-mygame-free = free places: { $count }

mygame-ended-full = The row is full.
mygame-soon-full = { $you ->
    [yes] One place is free: your tile ends the game.
   *[no] One place is free: { $who }’s tile ends the game.
}

mygame-about = Roll a die, lay its number in a row, score beside other numbers.
mygame-teaches = adding small numbers
mygame-how =
    Lay the number that you rolled on any free place. With each number next to it, it scores the sum of the two.
    The game ends when the row is full. Most points win.
