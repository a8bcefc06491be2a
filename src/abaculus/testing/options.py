"""Ways to play a game, from its info."""

from __future__ import annotations

from itertools import combinations, product

from abaculus.core.game_info import GameInfo, OptionValue

__all__ = ["all_option_sets", "paired_option_sets"]

Chosen = dict[str, OptionValue]


def all_option_sets(info: GameInfo) -> list[Chosen]:
    """All numbers of players with all values of all options, ready for `load_game(id, **options)`.

    An option that makes no difference to a number of players stays at its default there.

    >>> import abaculus
    >>> sets = all_option_sets(abaculus.game_info("hexago"))
    >>> len(sets), sets[0]
    (16, {'players': 1, 'match': 'free', 'hands': 'hidden'})
    """
    low, high = info.players
    names = ["players", *(option.name for option in info.options)]
    return [
        dict(zip(names, (players, *chosen), strict=True))
        for players in range(low, high + 1)
        for chosen in product(
            *(option.values if option.matters_to(players) else (option.default,) for option in info.options)
        )
    ]


def paired_option_sets(info: GameInfo) -> list[Chosen]:
    """So many of these that any two values that can meet do meet in one of them: mistakes that need three options at once
    are rare, and every option doubles the number of all sets.

    >>> import abaculus
    >>> [list(options.values()) for options in paired_option_sets(abaculus.game_info("hexago"))][:3]
    [[1, 'free', 'hidden'], [1, 'required', 'open'], [2, 'free', 'open']]
    """
    sets = all_option_sets(info)
    missing = set().union(*map(_pairs, sets))
    taken: list[int] = []
    while missing:
        best = max(range(len(sets)), key=lambda place: len(missing & _pairs(sets[place])))
        missing -= _pairs(sets[best])
        taken.append(best)
    return [sets[place] for place in sorted(taken)]


def _pairs(chosen: Chosen) -> set[frozenset[tuple[str, OptionValue]]]:
    """Which two values, or which value of the only option, a set brings together."""
    return {frozenset(pair) for pair in combinations(chosen.items(), min(2, len(chosen)))}
