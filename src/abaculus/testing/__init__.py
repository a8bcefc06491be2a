"""The conformance kit: what every game promises, as checks that run over any game with any options.

    >>> import abaculus
    >>> from abaculus.testing import LIGHT, all_option_sets, check_game
    >>> len(all_option_sets(abaculus.game_info("hexago")))
    16
    >>> check_game(abaculus.load_game("hexago", players=3), seeds=[1], effort=LIGHT)

A check plays nothing by itself: it looks at a `walk`, one whole game of random legal actions, and raises `Nonconforming` where
a promise is broken. `CHECKS` has them by name, so that a test suite can run each on its own:

    @pytest.mark.parametrize("name", CHECKS)
    def test_promise(name):
        CHECKS[name](walk(game, seed=1), NORMAL)

In addition there are `check_lanes_agree`, which starts processes, and recorded playthroughs, which live in files.
"""

from __future__ import annotations

from collections.abc import Iterable

from abaculus.core.game import Game
from abaculus.testing.choices import check_frequencies, check_greedy, check_policies, likely
from abaculus.testing.copies import check_clones, check_pickling
from abaculus.testing.hiding import check_concealment, check_hiding, check_reveals, check_sampling, check_seen_actions
from abaculus.testing.lanes import batch_digest, check_lanes_agree, digests_of_lane
from abaculus.testing.legality import check_chance, check_legal_actions, check_length, check_refusals
from abaculus.testing.matches import check_logs, check_undo
from abaculus.testing.options import all_option_sets, paired_option_sets
from abaculus.testing.playthroughs import check_playthrough, record_playthrough, replay_playthrough
from abaculus.testing.points import check_returns, check_worth
from abaculus.testing.scenes import check_scenes, check_views
from abaculus.testing.walks import LIGHT, NORMAL, Check, Effort, Nonconforming, Walk, usual_effort, walk
from abaculus.testing.writing import check_action_texts, check_bad_positions, check_bad_texts, check_positions

__all__ = [
    "CHECKS",
    "LIGHT",
    "NORMAL",
    "Check",
    "Effort",
    "Nonconforming",
    "Walk",
    "all_option_sets",
    "batch_digest",
    "check_game",
    "check_lanes_agree",
    "check_playthrough",
    "digests_of_lane",
    "likely",
    "paired_option_sets",
    "record_playthrough",
    "replay_playthrough",
    "usual_effort",
    "walk",
]

CHECKS: dict[str, Check] = {
    "clones": check_clones,
    "pickling": check_pickling,
    "positions": check_positions,
    "bad positions": check_bad_positions,
    "action texts": check_action_texts,
    "bad texts": check_bad_texts,
    "legal actions": check_legal_actions,
    "chance": check_chance,
    "refusals": check_refusals,
    "length": check_length,
    "worth": check_worth,
    "returns": check_returns,
    "policies": check_policies,
    "greedy": check_greedy,
    "frequencies": check_frequencies,
    "views": check_views,
    "scenes": check_scenes,
    "concealment": check_concealment,
    "sampling": check_sampling,
    "hiding": check_hiding,
    "seen actions": check_seen_actions,
    "reveals": check_reveals,
    "logs": check_logs,
    "undo": check_undo,
}


def check_game(game: Game, seeds: Iterable[int] = range(3), effort: Effort | None = None) -> None:
    """Run every check over one game per seed. Raises `Nonconforming` with the first promise that is broken."""
    for seed in seeds:
        taken = walk(game, seed)
        for check in CHECKS.values():
            check(taken, effort or usual_effort())
