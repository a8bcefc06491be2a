"""The `abaculus` command. Modules here import games, numpy and numba only inside the functions that need them."""
