"""Who sits where. Seats have names: those named after bots are played by bots, all others by people."""

from __future__ import annotations

from collections.abc import Sequence

from abaculus.bots import BOTS, make_bot
from abaculus.core.errors import BadOption, counted, no_seat
from abaculus.core.game import Game

__all__ = ["YOU", "seat_names"]

YOU = "you"
"""The name of the only person at the table; in logs it is the same in every language."""


def seat_names(game: Game, *, bots: Sequence[str], hotseat: bool, seat: int, people: Sequence[str]) -> list[str]:
    """Who sits where. A single person takes `seat` and bots the others; in hot-seat, bots take the last seats.

    >>> import abaculus
    >>> seat_names(abaculus.load_game("hexago", players=3), bots=["greedy"], hotseat=False, seat=1, people=[])
    ['greedy', 'you', 'greedy']
    """
    players = game.num_players()
    for name in bots:
        make_bot(name)
    if not 0 <= seat < players:
        raise BadOption(no_seat(seat, players))
    for name in people:
        if name in BOTS or not name.strip():
            raise BadOption(f"{name!r} cannot be the name of a person: it is empty, or a bot is called so")
    if hotseat:
        if len(bots) >= players:
            raise BadOption(f"{counted(len(bots), 'bot')} for {counted(players, 'seat')} leave none for a person")
        seats = [*(f"player {number + 1}" for number in range(players - len(bots))), *bots]
        places = range(players - len(bots))
    else:
        others = list(bots) * (players - 1) if len(bots) == 1 else list(bots)
        if len(others) != players - 1:
            raise BadOption(
                f"{counted(len(bots), 'bot')} for {counted(players - 1, 'seat')}; give one for all, or one for each"
            )
        seats = [*others[:seat], YOU, *others[seat:]]
        places = range(seat, seat + 1)
    if len(people) > len(places):
        raise BadOption(
            f"{counted(len(people), 'name')} for {'1 person' if len(places) == 1 else f'{len(places)} people'}"
        )
    for place, name in zip(places, people, strict=False):
        seats[place] = name
    return seats
