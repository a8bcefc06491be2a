"""Has anybody been sent what they may not know? A judge of everything that reached a guest."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import abaculus
from abaculus.core.match import Match


def hiding_games() -> list[str]:
    """Games in which somebody knows what others do not."""
    return [name for name in abaculus.list_games() if type(abaculus.load_game(name)).record_type.secrets]


@dataclass
class Heard:
    """Everything that one guest was sent in one way, such as a socket."""

    guest: str
    seats: list[int]
    messages: list[dict[str, Any]] = field(default_factory=list)


class Judge:
    """Knows the truth of a finished table at every event, and who is who."""

    def __init__(self, over: dict[str, Any], log: dict[str, Any], secrets: dict[str, str]) -> None:
        self.seed = log["dice"]["seed"]
        self.nonces = log["dice"]["nonces"]
        self.secrets = secrets
        """What nobody else may ever see, with what it is."""
        self.match = Match.from_json({name: log[name] for name in ("game", "options", "seats", "actions")})
        self.entries = over["log"]
        assert [entry["text"] for entry in self.entries] == log["actions"]
        self.states = [self.match.game.new_initial_state()]
        for text in log["actions"]:
            self.states.append(self.states[-1].child(self.states[-1].string_to_action(text)))

    def count(self, seq: int) -> int:
        """How many actions had happened at an event."""
        return sum(entry["seq"] <= seq for entry in self.entries)

    @cache  # noqa: B019  a judge lives as long as its test
    def sight(self, count: int, viewer: int | None) -> tuple[str, Any]:
        """The position and the scene that a viewer may see after so many actions."""
        known = self.states[count].information(viewer)
        return known.view["position"], json.loads(json.dumps(known.scene().with_move_rows()))

    def leaks(self, heard: Heard) -> list[str]:
        """Everything wrong with what a guest received."""
        found: list[str] = []
        known: dict[int | None, set[str]] = {}
        for message in heard.messages:
            raw = json.dumps(message, ensure_ascii=False)
            over = message.get("table", {}).get("phase") == "over" if isinstance(message.get("table"), dict) else False
            if self.seed in raw and not over:
                found.append(f"the seed in {message['type']}")
            for secret, what in self.secrets.items():
                if secret in raw:
                    found.append(f"{what} in {message['type']}")
            if message["type"] != "update":
                continue
            if message["table"]["phase"] == "waiting":
                found += [f"a nonce before the start: {nonce}" for nonce in self.nonces if nonce and nonce in raw]
            elif message["table"]["phase"] == "playing":
                found += self._update(message, heard)
                found += self._hidden(message, known.setdefault(message["you"]["viewer"], set()))
        return found

    def _update(self, message: dict[str, Any], heard: Heard) -> list[str]:
        """Where an update differs from what its viewer may know."""
        found = []
        viewer, game = message["you"]["viewer"], self.match.game
        if message["you"]["seats"] != heard.seats or viewer not in (None, *heard.seats):
            found.append(f"a guest in seats {heard.seats} is {message['you']}")
            viewer = viewer if viewer in heard.seats else None
        count = self.count(message["seq"])
        position, scene = self.sight(count, viewer)
        if message["position"] != position:
            found.append(f"event {message['seq']}: position {message['position']}")
        if message["scene"] != scene:
            found.append(f"event {message['seq']}: another scene")
        for entry in message["log"]:
            place = self.count(entry["seq"]) - 1
            before, full = self.states[place], self.entries[place]["text"]
            action = before.string_to_action(full)
            move = game.describe(before, action, viewer)
            seen = game.write_move(move)
            if entry["text"] != seen or self.entries[place]["seq"] != entry["seq"] or place >= count:
                found.append(f"event {entry['seq']}: log {entry['text']!r}, not {seen!r}")
            if entry["move"] != move.plain():
                found.append(f"event {entry['seq']}: {entry['move']}, not {move.plain()}")
            if seen != full and (entry["why"] or entry["move"]["points"]):
                found.append(f"event {entry['seq']}: the points of {seen!r}")
        return found

    def _hidden(self, message: dict[str, Any], known: set[str]) -> list[str]:
        """Pieces that the viewer cannot see and has never seen, found anywhere in what is about the game.

        This knows nothing of games but that a position writes `?` for what a viewer cannot see.
        """
        viewer = message["you"]["viewer"]
        state = self.states[self.count(message["seq"])]
        mine, true = (
            Counter(re.split(r"[ =;,+]", text)) for text in (state.view(viewer)["position"], state.to_position())
        )
        known.update(mine)
        for entry in message["log"]:  # what was swapped away, or drawn openly, was seen
            place = self.count(entry["seq"]) - 1
            before = self.states[place]
            action = before.string_to_action(self.entries[place]["text"])
            known.update(_words(self.match.game.write_move(self.match.game.describe(before, action, viewer))))
        hidden = set(true - mine) - known if mine["?"] else set()
        scene = message["scene"]
        where = {
            "log": [entry["text"] for entry in message["log"]],
            "logged moves": [piece["text"] for entry in message["log"] for piece in entry["move"]["pieces"]],
            "hand": [piece["text"] for piece in scene["hand"]],
            "tiles": [tile["text"] for tile in scene["tiles"]],
            "moves": [str(cell) for row in scene["moves"]["rows"] for cell in row[1:3]],
            "position": [message["position"].partition("hands=")[2] or message["position"].partition("racks=")[2]],
        }
        return [
            f"event {message['seq']}: {piece} in {place}"
            for place, texts in where.items()
            for piece in hidden & {word for text in texts for word in _words(text)}
            if len(piece) > 1  # a single digit may be a coordinate
        ]


def _words(text: str) -> list[str]:
    """The pieces named in a text; `@4,12/3` is where they go."""
    return re.findall(r"[0-9A-Za-z]+", re.sub(r"@[-0-9A-Za-z,/]+", " ", text))
