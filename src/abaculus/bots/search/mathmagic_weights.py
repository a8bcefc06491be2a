"""No weights yet."""

WEIGHTS = ((0,) * 64,) * 3
