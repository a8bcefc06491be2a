"""How fast it is: every lane, the public interface, and OpenSpiel for comparison, measured in one run."""

from __future__ import annotations

from abaculus.bench.run import measure

__all__ = ["measure"]
