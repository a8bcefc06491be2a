guide-hexago-goal = Place six-sided tiles so that colours and numbers match where they touch. Most points wins.
guide-hexago-box = 36 tiles with six fields each. { $least } to { $most } players, from age { $age }, about { $minutes } minutes.
guide-hexago-turn-1 = Pick one of your four tiles.
guide-hexago-turn-2 = Place it beside any tile on the table, turned as you like. Nothing has to match.
guide-hexago-turn-3 = Score every side that matches.
guide-hexago-turn-4 = Take the next tile from your own stack, while it lasts.
guide-hexago-scoring = Look at each side that your tile shares with a neighbour.
guide-hexago-colour = Same colour
guide-hexago-colour-text = Add the two numbers.
guide-hexago-colour-alt = Two tiles side by side. Where they touch, both fields are yellow: { $a1 } and { $b1 }. That side is marked.
guide-hexago-number = Same number
guide-hexago-number-text = Add the two numbers.
guide-hexago-number-alt = Two tiles side by side. Where they touch, a green { $a1 } meets a yellow { $b1 }. That side is marked.
guide-hexago-both = Same colour and number
guide-hexago-both-text = Add the two numbers and count them twice.
guide-hexago-both-alt = Two tiles side by side. Where they touch, a yellow { $a1 } meets a yellow { $b1 }. That side is marked.
guide-hexago-several = More than one side
guide-hexago-several-text = Add up all the sides, then multiply by how many match: here { $edges3 }.
guide-hexago-several-alt = A tile below two others, touching both. On one side blue { $a1 } meets blue { $b1 }, on the other pink { $a2 } meets yellow { $b2 }. Both sides are marked.
guide-hexago-end = Everybody places eight tiles: four from the first hand and four drawn one by one. Then the most points wins.
guide-hexago-variant-1 = Must match: if any of your tiles can match somewhere, you may only place it where a side matches.
guide-hexago-variant-2 = Open hands: everyone sees all the tiles in hand.
guide-hexago-variant-3 = Alone: all 36 tiles lie open. Place them in any order and look for the highest total.
guide-hexago-first = Place your first tile. It can match on two sides at once.
guide-hexago-first-done = Two sides match, so everything counts twice.
guide-hexago-second = Choose between two tiles. One of them finds the same colour and number twice.
guide-hexago-second-done = Two pairs that match in both ways, then twice the lot.
guide-hexago-third = Now all four tiles are yours. Look for the gap with the most neighbours.
guide-hexago-third-done = Three sides, times three. Gaps are worth the most.
guide-hexago-synonyms =
    gap, hole, neighbour
    match, fit, agree
    rotation, rotate, turn
    stack, draw pile
    six fields, fields
