lesson-muggins-goal = A domino has two halves with up to six pips. You lay dominoes in a line: the halves that meet show the same pips.
lesson-muggins-first = After every lay the open ends are added up. A sum that is a multiple of five is yours. Lay the domino that scores at once.
lesson-muggins-first-hint = 5 and 5 are 10.
lesson-muggins-first-done = 10 points. A domino that lies alone counts both halves.
lesson-muggins-five = The other player has laid 5 and 0 on the right: 10 on the left and 0 on the right, 10 points. Cover the other side of the double.
lesson-muggins-five-hint = 5 and 1 fits on the left.
lesson-muggins-five-done = 1 and 0 are 1: no points this time.
lesson-muggins-spinner = The first double is the spinner. Both of its sides are covered now, so you may also lay above and below it. Find 5 points.
lesson-muggins-spinner-hint = 1 + 0 + 4 = 5: lay 5 and 4 above or below the spinner.
lesson-muggins-spinner-done = 1 + 0 + 4 = 5. Now there are even four places to lay.
lesson-muggins-draw = None of your dominoes fits. Then you draw from the boneyard until one does.
lesson-muggins-draw-done = 6 and 4 fits at the 4.
lesson-muggins-end = Whoever lays the last domino in hand ends the game, and scores the pips that the others are left with, rounded to the nearest five. Most points win.
