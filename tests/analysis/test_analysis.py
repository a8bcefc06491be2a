"""Analysis: moves weighed, reasons, reviews and hints, and that none of it knows more than its seat."""

from __future__ import annotations

import json

import pytest
from game_facts import fact
from sample_games import CLAIM_GAME, LOW_GAME
from sizes import sized

import abaculus
from abaculus.analysis.hints import STEPS, hint
from abaculus.analysis.outlook import outlook, whole_turn
from abaculus.analysis.reasons import reasons
from abaculus.analysis.reviewing import judge, review, turn_from
from abaculus.analysis.weighing import compare, line_of_play, think, weigh
from abaculus.core.errors import BadOption, IllegalAction, NotAllowed
from abaculus.core.lanes import retrace
from abaculus.core.state import State
from abaculus.core.texts import LANGUAGES, texts

FEW = sized(96, interpreted=8, soak=800)
SAMPLES = sized(8, interpreted=1, soak=48)
GAMES = abaculus.list_games() if sized(1, interpreted=0, soak=1) else [LOW_GAME]


def decisions(name: str, number: int, count: int) -> list[State]:
    """Some positions of a game in which a player has a choice."""
    game = abaculus.load_game(name)
    state, found = game.new_initial_state(), []
    for action in retrace(game, number, bots=["greedy"], seed=3)[0]:
        if state.current_player() >= 0 and len(state.legal_actions()) > 3:
            found.append(state.clone())
        state.apply_action(action)
    return [found[(2 * place + 1) * len(found) // (2 * count)] for place in range(count)]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_here_peeks(name: str) -> None:
    """A seat is told the same when everything that it cannot see is changed."""
    hidden = 0
    for number, state in enumerate(decisions(name, 1, sized(3, interpreted=1, soak=10))):
        player = state.current_player()
        known = state.information(player)
        other = known.sample_hidden(7, number)
        hidden += other.key() != state.key()
        there = other.information(player)
        turn = [state.legal_actions()[0]]
        assert weigh(known, visits=FEW) == weigh(there, visits=FEW)
        assert judge(known, turn, visits=FEW) == judge(there, turn, visits=FEW)
        assert hint(known, STEPS, visits=FEW) == hint(there, STEPS, visits=FEW)
    assert hidden or not fact(name, "HIDES", True)


@pytest.mark.parametrize("name", GAMES)
def test_moves_are_weighed_with_points_and_parts_of_the_rules(name: str) -> None:
    for state in decisions(name, 2, 2):
        moves = weigh(state.information(state.current_player()), visits=FEW, best=4)
        assert 1 <= len(moves) <= 4
        for move in moves:
            assert move.move == state.describe(move.action)
            assert move.points == state.worth(move.action)
            assert move.parts == state.score_parts(move.action)
            assert sum(part.points for part in move.parts) == move.points
            assert move.line[0] == move.move
            assert move.line == line_of_play(state.information(state.current_player()), move.action)


@pytest.mark.parametrize("name", GAMES)
def test_points_in_reasons_are_those_of_the_rules(name: str) -> None:
    """A turn brings what the scores say, and every reply that is counted can be played, for that many points."""
    better = 1 if abaculus.game_info(name).most_wins else -1
    for state in decisions(name, 4, sized(2, interpreted=1, soak=8)):
        player = state.current_player()
        known = state.information(player)
        turn, after = whole_turn(known, state.legal_actions()[0])
        found = outlook(known, turn, samples=SAMPLES)
        assert found.points == better * (after.scores()[player] - known.state.scores()[player])
        for cell, reply in found.cells.items():
            there = state.game.from_position(reply.position)
            action = there.string_to_action(reply.action)
            assert there.worth(action) * better == reply.points > 0
            assert f"@{cell}" in reply.action
            assert there.current_player() != player or state.game.num_players() == 1
        assert sum(found.shares.values()) <= 1 + 1e-9


@pytest.mark.parametrize("name", GAMES)
def test_reasons_can_be_said_in_every_language(name: str) -> None:
    for state in decisions(name, 5, 2):
        known = state.information(state.current_player())
        best = weigh(known, visits=FEW, best=1)[0].action
        worst = min(state.legal_actions(), key=lambda action: (state.worth(action), action))
        if best == worst:
            continue
        played, values = compare(known, [worst, best], visits=FEW)
        found = reasons(known, [worst], best, values=(played, values), samples=SAMPLES)
        assert found
        for language in LANGUAGES:
            for reason in found:
                assert texts(language).say(reason.key, **reason.args)
        json.dumps([reason.args for reason in found])


def test_what_opens_a_triple_says_so() -> None:
    """Labels of places become words: the triple, the double."""
    say = texts("en").say
    args = {"cell": "1G", "points": 32, "percent": 40}
    assert "opens the triple at 1G for about 32" in say("reason-opens", place="triple", **args)
    assert "opens 1G for about 32" in say("reason-opens", place="plain", **args)


def test_compared_moves_need_not_be_among_those_that_a_search_looks_at() -> None:
    state = decisions(LOW_GAME, 1, 1)[0]
    known = state.information(state.current_player())
    actions = state.legal_actions()
    found = compare(known, actions, visits=FEW)
    assert [move.action for move in found] == actions
    assert found == compare(known, actions, visits=FEW)
    with pytest.raises(IllegalAction):
        compare(known, [max(actions) + 1], visits=FEW)
    with pytest.raises(NotAllowed):
        compare(state.information(1 - state.current_player()), actions, visits=FEW)


def test_answers_come_while_it_thinks_and_the_last_one_has_all_visits() -> None:
    known = decisions(LOW_GAME, 1, 1)[0]
    known_by = known.information(known.current_player())
    answers = list(think(known_by, visits=128))
    assert [final for _, final in answers] == [False, False, True]
    assert answers[-1][0] == weigh(known_by, visits=128)
    assert [final for _, final in think(known_by, visits=10)] == [True]
    with pytest.raises(BadOption):
        weigh(known_by, visits=10, best=0)


def test_a_review_judges_every_decision_and_blames_only_what_was_worse() -> None:
    game = abaculus.load_game(LOW_GAME)
    match = abaculus.Match(game)
    for action in retrace(game, 2, bots=["random"])[0][: sized(400, interpreted=24, soak=400)]:
        match.apply(action)
    told: list[tuple[int, int]] = []
    found = review(match, visits=FEW, told=lambda done, among: told.append((done, among)))
    states = match.states()
    places = [place + 1 for place, state in enumerate(states[:-1]) if state.current_player() >= 0]
    assert [one.number for one in found.decisions] == places
    assert told[-1] == (len(places), len(places))
    for one in found.decisions:
        before = states[one.number - 1]
        assert one.move == before.describe(match.actions[one.number - 1])
        assert one.points == before.worth(match.actions[one.number - 1])
        assert 0 <= one.win <= 1
        assert bool(one.better) == bool(one.reasons)
        assert one.better is None or not one.better.is_same_as(one.move)
        if one.notable:
            assert one.better is not None
            written = json.loads(json.dumps(one.plain()))
            assert one.better_points == one.better.points == before.worth(before.string_to_action(written["better"]))
            assert before.string_to_action(written["text"]) == match.actions[one.number - 1]
    worst = found.worst(3)
    assert [one.lost_win for one in worst] == sorted((one.lost_win for one in worst), reverse=True)


def test_a_turn_ends_where_luck_or_another_player_comes() -> None:
    game = abaculus.load_game(CLAIM_GAME)
    match = abaculus.Match(game)
    for action in retrace(game, 1, bots=["greedy"])[0]:
        match.apply(action)
    states = match.states()
    for place, state in enumerate(states[:-1]):
        if state.current_player() >= 0:
            turn = turn_from(match, place)
            assert turn == match.actions[place : place + len(turn)]
            assert all(states[place + step].current_player() == state.current_player() for step in range(len(turn)))
            assert states[place + len(turn)].current_player() != state.current_player()


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_tells_more_with_every_step(name: str) -> None:
    for state in decisions(name, 3, 2):
        known = state.information(state.current_player())
        first, second, third = (hint(known, step, visits=FEW) for step in (1, 2, 3))
        assert third.action in state.legal_actions()
        told = state.game.foretells(state, third.action)
        assert third.points == (state.worth(third.action) if told else None)
        assert first.action is second.action is None
        assert first.slots == ()
        assert (
            second.slots
            == third.slots
            == next(move.slots for move in known.scene().moves if move.action == third.action)
        )
        assert first.cell == second.cell == third.cell
        for step in (0, 4):
            with pytest.raises(BadOption):
                hint(known, step, visits=FEW)
