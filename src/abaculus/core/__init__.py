"""What every game stands on: records and rules, chance, states, matches, notation, scenes. Imports no game."""
