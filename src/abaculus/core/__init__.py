"""What every game is built on: records and rules, chance, states, matches, notation, scenes. Imports no game."""
