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

offline-now = You are offline. Rules and lessons that you have opened before can be read; games go on when you are back.
offline-here = This page was not opened before, so it is not here without a connection.
