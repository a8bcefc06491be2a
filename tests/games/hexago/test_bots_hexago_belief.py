"""What lays reveal about hands: whoever lays for the most points holds nothing that would have scored more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np
import pytest
from sample_games import FRAME_GAME
from sizes import sized

import abaculus
from abaculus.bots.search import Imagination
from abaculus.core.chance import new_dice
from abaculus.core.lanes import retrace
from abaculus.core.record import Ints, Records
from abaculus.core.search_hooks import NOTES
from abaculus.core.state import State
from abaculus.games.hexago.box import HAND, PILE
from abaculus.games.hexago.search.belief import CERTAIN, believe, comings, imagine, weight_at
from abaculus.games.hexago.state import UNKNOWN

Hands = list[dict[int, tuple[int, int]]]
"""For every player and slot: the tile that is really there, and after how many of the player's lays it came."""


def decisions(game: abaculus.Game, bot: str, number: int) -> Iterator[tuple[State, Hands]]:
    """The decisions of a game that a bot plays against itself, and what all players really hold at each."""
    state = game.new_initial_state()
    hands: Hands = [{} for _ in range(game.num_players())]
    lays = [0] * game.num_players()
    for action in retrace(game, number, bots=[bot], seed=5)[0]:
        player = state.current_player()
        if player >= 0:
            yield state, hands
            lays[player] += 1
        before = state.record[0].hands.copy()
        state.apply_action(action)
        for place in np.flatnonzero(before != state.record[0].hands).tolist():
            seat, slot = divmod(place, HAND)
            tile = int(state.record[0].hands[place])
            hands[seat][slot] = tile, lays[seat]
            if tile < 0:
                del hands[seat][slot]


def told(state: State) -> tuple[Records, Ints]:
    """What the player on move knows, and the notes made of it."""
    known, notes = state.information(state.current_player()).state.record, np.zeros(NOTES, np.int64)
    believe(state.game.box[0], known[0], state.game.record_type.new(1), notes)
    return known, notes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_speaks_against_what_a_greedy_player_really_holds(players: int) -> None:
    game = abaculus.load_game("hexago", players=players)
    doubted = []
    for number in range(sized(6, interpreted=1, soak=100)):
        for decision, (state, hands) in enumerate(decisions(game, "greedy", number)):
            if decision % sized(1, interpreted=6, soak=1):
                continue
            known, notes = told(state)
            for player, hand in enumerate(hands):
                if player == state.current_player():
                    continue
                for tile, came in hand.values():
                    assert notes[weight_at(player, came, tile)] == CERTAIN, str(state)
                others = set(np.flatnonzero(known[0].unseen).tolist()) - {tile for tile, _ in hand.values()}
                doubted += [int(notes[weight_at(player, 0, tile)]) for tile in others]
    assert np.mean(doubted) < 0.95 * CERTAIN
    assert min(doubted) < 0.25 * CERTAIN


def test_of_the_first_lay_of_all_nothing_is_known_yet() -> None:
    state, _ = next(decisions(abaculus.load_game("hexago"), "greedy", 1))
    _, notes = told(state)
    assert {int(notes[weight_at(1 - state.current_player(), 0, tile)]) for tile in range(36)} == {CERTAIN}


@pytest.mark.parametrize("options", [{}, {"players": 4}, {"hands": "open"}], ids=str)
def test_what_is_imagined_could_be_so(options: dict[str, int | str]) -> None:
    game = abaculus.load_game("hexago", tiles=None, **options)
    for decision, (state, hands) in enumerate(decisions(game, "random", 2)):
        if decision % sized(1, interpreted=5, soak=1):
            continue
        known, notes = told(state)
        for seed in range(3):
            filled = known.copy()
            imagine(game.box[0], filled[0], new_dice(seed, decision)[0], notes)
            was, now = known[0], filled[0]
            assert UNKNOWN not in now.hands
            assert [tile >= 0 for tile in now.hands] == [tile != -1 for tile in was.hands]
            hidden = was.hands == UNKNOWN
            assert (now.hands == was.hands)[~hidden].all()
            drawn = Counter(now.hands[hidden].tolist())
            assert [drawn[kind] for kind in range(36)] == (was.unseen - now.unseen).tolist()
            assert now.unseen.min() >= 0
            assert now.unseen_count == was.unseen_count - hidden.sum()
            assert hidden.sum() == (0 if options.get("hands") == "open" else sum(map(len, hands))
                                    - len(hands[state.current_player()]))  # fmt: skip


@pytest.mark.compiled
def test_a_single_tile_is_imagined_as_often_as_its_weight_says() -> None:
    game = abaculus.load_game("hexago")
    state, _ = next(islice(decisions(game, "greedy", 3), 14, None))
    known, notes = told(state)
    (place,) = np.flatnonzero(known[0].hands == UNKNOWN).tolist()
    unseen = np.flatnonzero(known[0].unseen).tolist()
    heavy = unseen[::3]
    for tile in unseen:
        for coming in range(PILE + 1):
            notes[weight_at(place // HAND, coming, tile)] = CERTAIN if tile in heavy else CERTAIN // 8
    found: Counter[int] = Counter()
    rounds = 20_000
    for seed in range(rounds):
        filled = known.copy()
        imagine(game.box[0], filled[0], new_dice(seed, 1)[0], notes)
        found[int(filled[0].hands[place])] += 1
    whole = 8 * len(heavy) + len(unseen) - len(heavy)
    for tile in unseen:
        expected = rounds * (8 if tile in heavy else 1) / whole
        assert abs(found[tile] - expected) < 5 * expected**0.5


@pytest.mark.compiled
@pytest.mark.parametrize("lays", [1, 4, 6])
def test_tiles_in_hand_came_when_they_can_have_come(lays: int) -> None:
    """Compared with a plain simulation: any tile in hand is laid, and the next one drawn while any is left."""
    game = abaculus.load_game("hexago")
    state, _ = next(islice(decisions(game, "random", 4), 2 * lays, None))
    player, rounds = state.current_player(), 20_000
    left = HAND - max(0, lays - PILE)
    found, expected = Counter[tuple[int, ...]](), Counter[tuple[int, ...]]()
    random = Random(1)
    for seed in range(rounds):
        times = comings(game.box[0], state.record[0], player, new_dice(seed, 9)[0])
        found[tuple(sorted((times >> 4 * place) % 16 for place in range(left)))] += 1
        hand = [0] * HAND
        for lay in range(1, lays + 1):
            hand.pop(random.randrange(len(hand)))
            hand += [lay] * (lay <= PILE)
        expected[tuple(sorted(hand))] += 1
    for came in found | expected:
        assert abs(found[came] - expected[came]) < 5 * (2 * max(found[came], expected[came])) ** 0.5 + 5


@pytest.mark.compiled
def test_what_a_review_counts_is_imagined_with_what_lays_tell() -> None:
    """Doubted tiles come up less often than the deal alone suggests; in a game without such notes, exactly as often."""
    state, _ = next(islice(decisions(abaculus.load_game("hexago"), "greedy", 3), 8, None))
    known, notes = told(state)
    other = 1 - state.current_player()
    doubted = [
        tile for tile in np.flatnonzero(known[0].unseen).tolist() if notes[weight_at(other, 0, tile)] < CERTAIN // 4
    ]
    assert doubted
    information = state.information(state.current_player())
    imagination = Imagination(information)
    held = [
        sum(int(np.isin(sampled.record[0].hands, doubted).sum()) for sampled in imagined)
        for imagined in (
            (imagination.sample(1, sample) for sample in range(2000)),
            (information.sample_hidden(1, sample) for sample in range(2000)),
        )
    ]
    assert 0 < held[0] < 0.8 * held[1]
    other_game = abaculus.load_game(FRAME_GAME).new_initial_state()
    other_game.settle_chance(new_dice(0))
    information = other_game.information(other_game.current_player())
    for sample in range(5):
        assert Imagination(information).sample(1, sample).key() == information.sample_hidden(1, sample).key()
