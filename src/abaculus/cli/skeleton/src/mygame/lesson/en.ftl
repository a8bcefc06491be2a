lesson-mygame-goal = You roll a die and lay its number on a free place of the row. With each number next to it, it scores the sum of the two.
lesson-mygame-between = Your 4 can score twice. Lay it where it has a number on both sides.
lesson-mygame-between-hint = Place E lies between the 5 and the 2.
lesson-mygame-between-done = 4 + 5 = 9 and 4 + 2 = 6: 15 points.
lesson-mygame-end = The game ends when the row is full. Most points win.
