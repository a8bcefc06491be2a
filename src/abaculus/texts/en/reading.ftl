# Reading without a table: the rulebooks and their search, and what is said when there is no connection.

rules-all = All rulebooks
rules-search = Search the rules of all games
rules-search-how = Press / to search, ↓ to go to what was found.
rules-found = { $count ->
    [0] Nothing was found. Try fewer or shorter words.
    [one] { $count } place
   *[other] { $count } places
}
rules-more = There is more: add a word to narrow it down.
rules-english = This rulebook has not been translated yet; it is shown in English.
rules-learn = Learn it step by step

rules-turn = Your turn
rules-scoring = Scoring
rules-end = How it ends
rules-variants = Variants and house rules
rules-try = Try it
rules-exact = The exact rules
rules-short = The rules in short
rules-print = Print
rules-example = Example { $number }
rules-goal-points = Goal: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rules-works = That works. Now try for { $points }.
rules-better = There’s a better move.
rules-best = That’s the best there is.
rules-again = Once more
rules-next = Next example
# What means the same, for search: a line for each meaning, with commas between.
rules-synonyms =
    double, doubled, doubles, twice, two times, times two, × 2, 2 ×
    triple, tripled, thrice, three times, times three, × 3, 3 ×
    add, added, sum, total, plus, +
    subtract, difference, minus, take away, less, −
    multiply, multiplied, product, times, ×
    divide, divided, quotient, share, divisible, ÷
    edge, side
    exchange, swap, change, trade
    miss, pass, skip
    lay, place, put, placement
    start, begin, starter, opening
    end, finish, over, last
    bag, pack
    bonus, extra
    die, dice, roll, throw
    equal, same, tie
    variant, option, house rule

offline-now = You are offline. Rules and lessons that you have opened before can be read; games go on when you are back.
offline-here = This page was not opened before, so it is not here without a connection.
