guide-mathable-goal = Place number tokens so that they make equations with those on the board. Most points wins.
guide-mathable-box = A board, and 106 tokens with numbers. { $least } to { $most } players, from age { $age }, about { $minutes } minutes.
guide-mathable-turn-1 = Pick a token from your rack.
guide-mathable-turn-2 = Place it in line with two neighbours if it is their sum, difference, product or quotient.
guide-mathable-turn-3 = Go on with more tokens, as many as fit. Or exchange some instead.
guide-mathable-turn-4 = End your turn and draw back up to seven.
guide-mathable-scoring = Every token that you place scores by itself.
guide-mathable-value = The equation
guide-mathable-value-text = It scores the number on your token.
guide-mathable-value-alt = A row on the board: { $b1 } and { $a1 }, and beside them the new token { $value1 }. The three are marked.
guide-mathable-two = More than one equation
guide-mathable-two-text = Each direction that makes an equation counts again.
guide-mathable-two-alt = The new token { $value1 } ends a column with { $a1 } and { $b1 }, and a row with { $a2 } and { $b2 }. Both lines are marked.
guide-mathable-award = A square with 2× or 3×
guide-mathable-award-text = It multiplies what the token scores, here by { $factor2 }.
guide-mathable-award-alt = A column with { $a1 } and { $b1 }; the new token { $value1 } lies below them, on a square that multiplies by { $factor2 }.
guide-mathable-sign = A square with a sign
guide-mathable-sign-text = Use its sign. Only equations with it score, and you may draw an extra token at once.
guide-mathable-sign-alt = A row with { $b1 } and { $a1 }; the new token { $value1 } lies beside them, on a square with a plus sign.
guide-mathable-rack = All seven tokens
guide-mathable-rack-text = Begin a turn with seven and place them all: { $points2 } extra.
guide-mathable-rack-alt = The last of seven tokens, { $value1 }, lies beside { $a1 } and { $b1 }. The rack is empty.
guide-mathable-end = The game ends when the bag and a rack are empty, or when nothing fits any more. What you still hold comes off your points.
guide-mathable-variant-1 = Say it yourself: an equation counts only if you noticed it. Claim too many, and the token goes back.
guide-mathable-variant-2 = On your honour: place any token anywhere. The others may challenge what you claim.
guide-mathable-variant-3 = No bonus for seven tokens; or, on a square with a sign, all equations count as soon as one uses it.
guide-mathable-first = Find the token that scores most. The two tokens it works with have to lie next to each other.
guide-mathable-first-done = The larger the number, the more it brings.
guide-mathable-second = One token makes two equations at once here.
guide-mathable-second-done = Two equations, so the token counts twice.
guide-mathable-third = Look for a square that doubles.
guide-mathable-third-done = The product, doubled by its square.
guide-mathable-synonyms =
    token, number, tile
    award square, double square, triple square, premium square
    restriction square, sign square, square with a sign
    rack, hand
    claim, say, notice
    challenge, doubt, object
