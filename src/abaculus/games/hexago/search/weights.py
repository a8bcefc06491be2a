"""The weights of Hexago's wary player: see `wary.NAMES`.

Found by climbing (`python -m abaculus.games.hexago.search.climbing`) with five more weights, for things that turned out not
to matter, and rounded. The script starts from nothing and arrives at other weights that are just as good.
"""

from __future__ import annotations

import numpy as np

__all__ = ["LEARNED", "WEIGHTS"]

WEIGHTS = (10, 360, 63, 71, 120, 108, 44)
LEARNED = np.array(WEIGHTS, np.int64)
"""The same, for compiled functions."""
