"""One search for all games: see `rank`."""

from __future__ import annotations

from abaculus.bots.search.determinize import Imagination
from abaculus.bots.search.engine import engine_of
from abaculus.bots.search.ranking import Ranked, expect_exactly, rank, solve_exactly
from abaculus.core.search_hooks import SearchSettings

__all__ = ["Imagination", "Ranked", "SearchSettings", "engine_of", "expect_exactly", "rank", "solve_exactly"]
