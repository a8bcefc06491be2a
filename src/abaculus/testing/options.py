"""Every way to play a game, from its info."""

from __future__ import annotations

from itertools import product

from abaculus.core.game_info import GameInfo, OptionValue

__all__ = ["all_option_sets"]


def all_option_sets(info: GameInfo) -> list[dict[str, OptionValue]]:
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
