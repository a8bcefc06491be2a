"""The games, one folder each. A folder here is a game; nothing else needs to know about it."""
