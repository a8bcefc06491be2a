"""A companion at a real table knows what everybody saw, and no more; a game played in full is the oracle."""

from __future__ import annotations

import pytest
from sizes import option_sets, sized

import abaculus
from abaculus.analysis.companion import Companion
from abaculus.core.chance import new_dice
from abaculus.core.compiled import GREEDY, RANDOM
from abaculus.core.match import Match
from abaculus.core.rack_game import RackGame

SETS = [
    (name, options)
    for name in abaculus.list_games()
    for options in option_sets(name)
    if options["players"] != 1 and isinstance(abaculus.load_game(name, tiles=None, **options), RackGame)
]
IDS = [" ".join([name, *(f"{option}={value}" for option, value in options.items())]) for name, options in SETS]
GAMES = sized(3, interpreted=1, soak=200)


def rack_game(name: str, **options: object) -> RackGame:
    game = abaculus.load_game(name, tiles=None, **options)
    assert isinstance(game, RackGame)
    return game


def played(game: RackGame, seed: int) -> Match:
    """A whole game; now and then somebody does anything at all, so that there are exchanges and passes."""
    match, dice = Match(game), new_dice(seed)
    while not match.state.is_terminal():
        odd = len(match.history) % 7 == seed % 7
        match.apply(match.state.policy_action(RANDOM if odd else GREEDY, dice))
    return match


@pytest.mark.parametrize(("name", "options"), SETS, ids=IDS)
def test_it_knows_what_a_spectator_knows_and_counts_as_the_game_does(name: str, options: dict[str, object]) -> None:
    game = rack_game(name, **options)
    for seed in range(GAMES):
        match = played(game, seed)
        companion, last = Companion(game), match.state
        for step in match.history:
            if not step.seen_by(None).is_open and step.seat is None:
                continue  # drawn in secret: nobody types that in
            assert companion.state == step.before.seen_by(None)
            seen = companion.see(game.write_move(step.seen_by(None)))
            assert seen.seat == step.seat
            assert seen.move == step.seen_by(None)
            assert sum(part.points for part in seen.parts) == step.before.worth(step.action)
        before = match.history[-1].before
        for seat in companion.to_tell():
            held = [*last.view(None)["racks"][seat]]
            companion.tell(seat, [piece.removesuffix("!") for piece in held])
        assert companion.state.is_terminal(), (seed, before)
        assert companion.scores() == last.scores()
        again = Companion(game)
        for text in companion.log():
            again.see(text)
        while companion.history:
            companion.take_back()
        assert companion.state == Companion(game).state
