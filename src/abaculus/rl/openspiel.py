"""OpenSpiel: our games registered from outside.

    import pyspiel
    from abaculus.rl import openspiel
    openspiel.register()
    game = pyspiel.load_game("abaculus_hexago(players=3,match=required)")

All options of a game are parameters. Observation tensors are the game's layout, observation strings the position line as the
player knows it. An information state adds what the player has seen happen, line by line, so that recall is perfect: as a
string, and as a tensor that adds to the observation who acted and a fingerprint of each line. Lines, not action numbers: a
number names the slot of a sorted rack, and so says something about hidden pieces.
"""

from __future__ import annotations

from typing import Any, TypeAlias
from zlib import crc32

import numpy as np

import abaculus
from abaculus.core.chance import new_dice
from abaculus.core.errors import BadOption, MissingExtra
from abaculus.core.game import Game
from abaculus.core.game_info import GameInfo
from abaculus.core.observation import MOST
from abaculus.core.state import State
from abaculus.rl.extras import need
from abaculus.rl.names import PREFIX
from abaculus.rl.seeing import Eyes

pyspiel: Any = need("pyspiel", "openspiel")
if not hasattr(pyspiel, "register_game"):
    raise MissingExtra("pyspiel is too old; it comes with: pip install 'abaculus[openspiel]'")

__all__ = ["PREFIX", "SpielGame", "SpielState", "register"]

FINGERPRINT = (1 << 24) - 1
"""Whole numbers up to this are exact as 32-bit floats."""


def register() -> list[str]:
    """Register all games, once; returns their short names. Call it before importing anything that reads the list of games."""
    known = set(pyspiel.registered_names())
    names = []
    for game_id in abaculus.list_games():
        names.append(PREFIX + game_id)
        if PREFIX + game_id not in known:
            facts = abaculus.game_info(game_id)
            kind = _game_type(facts, facts.default_players, hides=True)
            pyspiel.register_game(kind, _Maker(game_id))
    return names


class _Maker:
    """Makes games of one id with the parameters that OpenSpiel passes."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        # OpenSpiel's registry releases it after Python has shut down, and must not be the last to do so.
        self._itself = self

    def __call__(self, params: dict[str, Any]) -> SpielGame:
        return SpielGame(self.game_id, dict(params))


def _game_type(facts: GameInfo, players: int, hides: bool) -> Any:
    kind, alone = pyspiel.GameType, players == 1
    return kind(
        short_name=PREFIX + facts.id,
        long_name=facts.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.DETERMINISTIC if alone else kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if hides else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=facts.players[1],
        min_num_players=facts.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": facts.default_players}
        | {option.name: option.default for option in facts.options},
    )


def _hides(game: Game) -> bool:
    """Whether something is hidden from a spectator at the first decision."""
    state = game.new_initial_state()
    state.settle_chance(new_dice(0))
    return "?" in state.view(None)["position"]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, as a game of OpenSpiel."""

    def __init__(self, game_id: str, params: dict[str, Any]) -> None:
        self.rules = abaculus.load_game(game_id, **params).for_episodes()
        self.eyes = Eyes(self.rules)
        players = self.rules.num_players()
        super().__init__(
            _game_type(self.rules.info, players, _hides(self.rules)),
            pyspiel.GameInfo(
                num_distinct_actions=self.rules.num_distinct_actions(),
                max_chance_outcomes=0 if players == 1 else self.rules.max_chance_outcomes(),
                num_players=players,
                min_utility=-float(MOST) if players == 1 else -1.0,
                max_utility=float(MOST) if players == 1 else 1.0,
                utility_sum=None if players == 1 else 0.0,
                max_game_length=self.rules.max_game_length(),
            ),
            params,
        )

    def new_initial_state(self, struct: dict[str, Any] | None = None) -> SpielState:
        """A state before anything has happened, or the one that a struct describes."""
        return SpielState(self, None if struct is None else self.rules.from_position(struct["position"]))

    def max_chance_nodes_in_history(self) -> int:
        """The most steps of chance in one game."""
        return 0 if self.rules.num_players() == 1 else self.rules.max_steps()

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> _Observer:
        """The observer of states; it has no parameters."""
        if params:
            raise BadOption(f"observers of {self.rules.id} take no parameters, not {', '.join(params)}")
        return _Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


Lines: TypeAlias = tuple[tuple[tuple[int, str], ...], ...]
"""Per player: who acted, and what the player saw of it, action by action."""


class _Past:
    """The way to a position. What everyone saw of it is put into words only when needed: playouts never need it."""

    __slots__ = ("_lines", "action", "before", "earlier")

    def __init__(
        self, lines: Lines | None, earlier: _Past | None = None, before: State | None = None, action: int = 0
    ) -> None:
        self._lines, self.earlier, self.before, self.action = lines, earlier, before, action

    def lines(self) -> Lines:
        """What everyone has seen."""
        untold, one = list[_Past](), self
        while one._lines is None:
            untold.append(one)
            assert one.earlier is not None
            one = one.earlier
        lines = one._lines
        for one in reversed(untold):
            assert one.before is not None
            actor, game = one.before.current_player(), one.before.game
            told = [game.write_move(game.describe(one.before, one.action, player)) for player in range(len(lines))]
            lines = tuple((*seen, (actor, line)) for seen, line in zip(lines, told, strict=True))
        self._lines, self.earlier, self.before = lines, None, None
        return lines


class _Play:
    """A position and the way to it. OpenSpiel copies states deeply; this copies only what changes."""

    def __init__(self, state: State, past: _Past) -> None:
        self.state, self._past = state, past

    @property
    def lines(self) -> Lines:
        """What everyone has seen of the way here."""
        return self._past.lines()

    def apply(self, action: int) -> None:
        """Go on, and let everyone see."""
        before = self.state.clone()
        self.state.apply_action(action)
        self._past = _Past(None, self._past, before, action)

    def __deepcopy__(self, memo: object) -> _Play:
        return _Play(self.state.clone(), self._past)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, as a state of OpenSpiel."""

    def __init__(self, game: SpielGame, state: State | None = None) -> None:
        super().__init__(game)
        self.play = _Play(state or game.rules.new_initial_state(), _Past(((),) * game.rules.num_players()))

    def current_player(self) -> int:
        """The seat that is to move, or OpenSpiel's numbers for chance and the end, which are ours too."""
        return self.play.state.current_player()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play.state.is_terminal()

    def returns(self) -> list[float]:
        """The game's returns; zeros until it is over."""
        return self.play.state.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do."""
        return self.play.state.chance_outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.state.legal_actions()

    def _apply_action(self, action: int) -> None:
        self.play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.state.action_to_string(action)

    def __str__(self) -> str:
        return self.play.state.to_position()

    # -- structs ---------------------------------------------------------------------------------------------------------

    def _to_struct(self) -> dict[str, Any]:
        state = self.play.state
        return {"position": state.to_position(), "to_move": state.current_player(), "scores": state.scores()}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return self.play.state.view(player)

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"action": action, "text": self.play.state.action_to_string(action)}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        return [self.play.state.string_to_action(struct["text"])]

    # -- information -------------------------------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, for IS-MCTS. The others are taken to have seen what a spectator
        saw."""
        other: SpielState = self.get_game().new_initial_state()
        imagined = self.play.state.information(player).sample_hidden(int(sampler() * (1 << 52)))
        public = self._seen_by_all()
        own = self.play.lines[player]
        other.play = _Play(
            imagined, _Past(tuple(own if seat == player else public for seat in range(self.num_players())))
        )
        return other

    def _seen_by_all(self) -> tuple[tuple[int, str], ...]:
        """The lines as far as everyone knows them: where two differ, the one that hides something."""
        return tuple(
            max(together, key=lambda line: line[1].count("?")) for together in zip(*self.play.lines, strict=True)
        )


class _Observer:
    """Fills tensors and strings for one kind of observation (OpenSpiel's PyObserver)."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.game, self.kind = game, kind
        self.dict: dict[str, Any] = {}
        self.tensor: Any = None
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._full = kind.public_info and self._own
        if self._full:
            size = game.eyes.size
            steps = game.rules.max_steps() if kind.perfect_recall else 0
            self.tensor = np.zeros(size + 2 * steps, dtype=np.float32)
            self.dict = game.eyes.layout.split(self.tensor[:size])
            if steps:
                self.dict["history"] = self.tensor[size:].reshape(steps, 2)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        if not self._full:
            return
        size = self.game.eyes.size
        self.tensor[:size] = self.game.eyes.observe(state.play.state, player)
        if self.kind.perfect_recall:
            history = self.dict["history"]
            history[:] = 0
            for row, (actor, text) in enumerate(state.play.lines[player]):
                history[row] = actor + 2, 1 + crc32(text.encode()) % FINGERPRINT

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player knows, in words: the position line, and with perfect recall all that led to it."""
        position = state.play.state
        if self._full:
            line: str = position.view(player)["position"]
            if self.kind.perfect_recall:
                # The position follows from the lines, except where a search imagines what was drawn.
                return f"player {player}; {'; '.join(f'{actor}: {text}' for actor, text in state.play.lines[player])}; {line}"
            return f"player {player}; {line}"
        shown: str = position.view(None)["position"]
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return shown
        seats = [player] if self._own else range(position.game.num_players())
        public = set(shown.split())
        return " ".join(
            word for seat in seats for word in position.view(seat)["position"].split() if word not in public
        )
