"""Every way to play a game, from its leaflet."""

from __future__ import annotations

from itertools import product

from abaculus.core.leaflet import Leaflet, OptionValue

__all__ = ["all_option_sets"]


def all_option_sets(leaflet: Leaflet) -> list[dict[str, OptionValue]]:
    """All numbers of players with all values of all options, ready for `load_game(id, **options)`.

    An option that makes no difference to a number of players stays at its default there.

    >>> import abaculus
    >>> sets = all_option_sets(abaculus.leaflet("hexago"))
    >>> len(sets), sets[0]
    (16, {'players': 1, 'match': 'free', 'hands': 'hidden'})
    """
    low, high = leaflet.players
    names = ["players", *(option.name for option in leaflet.options)]
    return [
        dict(zip(names, (players, *chosen), strict=True))
        for players in range(low, high + 1)
        for chosen in product(
            *(option.values if option.matters_to(players) else (option.default,) for option in leaflet.options)
        )
    ]
