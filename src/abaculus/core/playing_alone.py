"""Results of playing alone: which of them can be compared, and which of two is the better one.

Only games with the same options, by the same version of the rules and with the same tiles compare. Those are the terms of a
result, as plain data: `{"match": "free", "rules": 1}`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from abaculus.core.game_info import OptionValue

if TYPE_CHECKING:  # the page's facts come from here too, without numpy
    from abaculus.core.game import Game

__all__ = ["Terms", "is_better", "terms_alone", "terms_key"]

Terms = dict[str, OptionValue]


def terms_alone(game: Game) -> Terms:
    """Everything that makes a result comparable: the options that matter to one player, `rules`, and `tiles`, a short hash,
    where they are somebody's own."""
    terms: Terms = {option.name: game.options[option.name] for option in game.info.options if option.matters_to(1)}
    terms["rules"] = game.rules_version
    if game.tiles is not None:
        terms["tiles"] = hashlib.sha256(game.tiles.encode()).hexdigest()[:16]
    return terms


def terms_key(terms: Mapping[str, OptionValue]) -> str:
    """The same terms are the same text."""
    return json.dumps(dict(terms), sort_keys=True)


def is_better(points: int, than: int | None, most_wins: bool) -> bool:
    """Whether a result is better than another one, or the first."""
    return than is None or (points > than if most_wins else points < than)
