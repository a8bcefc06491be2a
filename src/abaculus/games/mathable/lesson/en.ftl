lesson-mathable-goal = In the middle lie 1, 2, 3 and 4. Below is your rack with seven tokens. You put numbers beside others so that they make an equation. Whoever has the most points in the end wins.
lesson-mathable-product = A token goes in line with two others that lie side by side, if it is their sum, difference, product or quotient. 3 × 4 = 12: put the 12 at an end of the row with 3 and 4.
lesson-mathable-product-hint = Choose the 12, then one of the two glowing squares in the lower row.
lesson-mathable-product-done = The equation brings the value of the token.
lesson-mathable-again = You may go on as long as something fits, one token after the other. 2 and 4 stand one above the other, and 2 × 4 = 8. Put the 8 above them.
lesson-mathable-again-hint = It goes on the square right above the 2.
lesson-mathable-again-done = The whole turn is one sum of such points.
lesson-mathable-again-why-diagonal = Only straight lines count, across or down. Diagonals do not.
lesson-mathable-again-why-gap = The two tokens of the equation have to lie directly beside the new one, without a gap.
lesson-mathable-sign = You have placed 2 and 1 as well. Some squares show a sign: there the equation has to use that sign. Put the 16 on the + in the row with 4 and 12.
lesson-mathable-sign-hint = 4 + 12 = 16: the square to the right of the 12 wants a +.
lesson-mathable-sign-done = 12 + 4 = 16, with the sign that the square wants.
lesson-mathable-extra = After a square with a sign you may draw an extra token at once. Do so.
lesson-mathable-extra-done = You draw an 11. Later you cannot catch up on this draw.
lesson-mathable-stop = None of 11, 17 and 42 fits anywhere now. End your turn.
lesson-mathable-stop-done = Your turn brought 39 points. You draw until you have seven tokens again.
lesson-mathable-two = Now you sit on the other side, in the middle of that player’s turn. The 8 can make two equations at once, and each of them counts. Look for 16 points.
lesson-mathable-two-hint = Below the 4: 2 × 4 = 8 downwards, and 6 + 2 = 8 across.
lesson-mathable-two-done = Two directions, so the 8 counts twice.
lesson-mathable-award = One token is left, a 7. Squares with a 2 double the points, those with a 3 triple them. And whoever places all seven tokens in one turn gets 50 more.
lesson-mathable-award-hint = 21 ÷ 3 = 7: below the 3 is a square that doubles.
lesson-mathable-award-done = 7 doubled, and 50 for the empty rack. Tip: small numbers fit in the most places. Keep some for a turn that empties your rack.
lesson-mathable-award-why-sign = 21 ÷ 3 = 7 would be right, but this square wants a +.
lesson-mathable-swap = Sometimes nothing fits, as with these large numbers. Instead of placing you may exchange tokens. Press Exchange, choose the ones you like least and confirm.
lesson-mathable-swap-hint = Press Exchange, then the tokens that you want to give back.
lesson-mathable-swap-done = New tokens come from the bag, the old ones go back. That was your whole turn.
lesson-mathable-end = The game ends when the bag and a rack are empty, or when nothing fits any more. What you still hold then is taken off your points. So do not keep large numbers too long.
