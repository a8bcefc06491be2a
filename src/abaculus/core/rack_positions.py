"""Reading positions of games with racks: a line, word by word, and whether everything fits together.

What is written about racks, the bag and the beginning of a game is read here; a game reads its board, and checks its turns.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from abaculus.core.position_reader import PositionReader
from abaculus.core.rack import RACKS, UNKNOWN
from abaculus.core.rack_game import RackGame
from abaculus.core.rack_opening import OPEN, START

__all__ = ["RackPositionReader"]


class RackPositionReader(PositionReader):
    """The line of a game with racks."""

    game: RackGame
    phases: ClassVar[tuple[str, ...]]
    piece: ClassVar[str]
    """The game's word for a piece."""
    highest: ClassVar[str]
    """The game's words for what decides who starts."""
    back_example: ClassVar[str]

    def __init__(self, game: RackGame, text: str) -> None:
        super().__init__(game, text)
        self.game = game
        self.rack_size = len(self.s.racks) // RACKS
        self.bag: list[int] = self.box.copies.tolist()
        self.held: list[int] = []
        """How many pieces are on each rack."""
        self.set_aside = 0
        self.s.phase = self.phase(self.phases)

    def expect(self, holds: bool, why: str) -> None:
        """Check something that follows from what comes next."""
        if not holds:
            self.refuse(f"next={self.phases[self.s.phase]}: {why}")

    def take(self, name: str) -> int:
        """Take a piece that is not in the bag."""
        return self.take_one(self.bag, self.game.kind_named(name), f"{self.piece} {name}")

    # -- racks and the bag -----------------------------------------------------------------------------------------------

    def fill_racks(self) -> None:
        """Known pieces come in ascending order, unknown ones last."""
        racks = [[] if rack == "-" else rack.split(",") for rack in self.parts["racks"].split(";")]
        if len(racks) != self.players or any(len(rack) > self.rack_size for rack in racks):
            self.refuse(
                f"racks= has {self.players} racks of at most {self.rack_size} {self.piece}s, with ; and , between, "
                "or - for none"
            )
        for player, rack in enumerate(racks):
            known = sorted((self.take(name.removesuffix("!")), not name.endswith("!")) for name in rack if name != "?")
            known += [(UNKNOWN, True)] * (len(rack) - len(known))
            places = slice(player * self.rack_size, player * self.rack_size + len(rack))
            self.s.racks[places] = [kind for kind, _ in known]
            self.s.shown[places] = [not hidden for _, hidden in known]
            self.s.rack_count[player] = len(rack)
        self.held = [len(rack) for rack in racks]

    def find_aside(self) -> None:
        """The pieces that are being exchanged."""
        exchanging = self.parts["next"] == "exchange"
        self.expect(exchanging == ("aside" in self.parts), "aside= is for next=exchange only")
        if exchanging:
            names = self.parts["aside"].split(",")
            if len(names) > self.rack_size:
                self.refuse(f"aside= has at most {self.rack_size} {self.piece}s, with commas between")
            kinds = sorted(self.take(name) for name in names if name != "?")
            self.set_aside = len(names)
            for place, kind in enumerate([*kinds, *[UNKNOWN] * (len(names) - len(kinds))]):
                self.s.aside[place] = kind

    def find_back(self, inside: int, lying: str) -> None:
        """What is in the bag: `inside` pieces, and which of them somebody put there. The others are on the `lying`, or
        held."""
        s = self.s
        if inside < 0:
            self.refuse(f"there are more {self.piece}s on the {lying} and the racks than in the box")
        s.bag_count = inside
        s.bag[:] = self.bag
        known = [0] * len(self.bag)
        for word in self.parts["back"].split(";") if "back" in self.parts else []:
            seat, colon, names = word.partition(":")
            if not colon or seat not in map(str, range(self.players)) or s.knows_back[int(seat)]:
                self.refuse(f"{word[:30]!r} in back=; it is written {self.back_example}, each seat once")
            self.check_back(int(seat))
            for name in names.split(","):
                kind = self.game.kind_named(name)
                known[kind] += 1
                if known[kind] > self.bag[kind] or sum(known) > inside:
                    self.refuse(f"back=: there are not that many {name} in the bag")
                s.put_back[int(seat), kind] += 1
                self.note_back(int(seat), kind)

    def check_back(self, seat: int) -> None:
        """Whether a seat can have put pieces back at all."""
        return

    @abstractmethod
    def note_back(self, seat: int, kind: int) -> None:
        """Note in `knows_back` that a seat put a piece back."""

    def find_starter(self) -> None:
        """Who began, once that is known."""
        if self.s.phase in (OPEN, START):
            self.expect(self.parts["start"] == "-", "the starter is not known yet: start=-")
        else:
            self.s.starter = self.number("start", self.players - 1)

    # -- whether everything fits together ------------------------------------------------------------------------------------

    def shown(self) -> list[int]:
        """How many pieces of each rack everyone knows."""
        size, shown = self.rack_size, self.s.shown
        return [sum(shown[player * size : (player + 1) * size].tolist()) for player in range(self.players)]

    def check_dealing(self) -> None:
        """R1: how many pieces are held before the first turn."""
        s, mover = self.s, int(self.s.mover)
        if s.phase == OPEN:
            wanted = [1 if player < mover else 0 for player in range(self.players)]
        elif s.phase == START:
            wanted = [1] * self.players
        else:
            order = [(int(s.starter) + place) % self.players for place in range(self.players)]
            done = order.index(mover)
            wanted = [self.rack_size if order.index(p) < done else 1 for p in range(self.players)]
            wanted[mover] = self.held[mover] if 1 <= self.held[mover] < self.rack_size else -1
        self.expect(self.held == wanted, f"the racks hold other numbers of {self.piece}s at that point (R1)")
        one_each = [min(1, held) for held in wanted]
        self.expect(self.shown() == one_each, f"one {self.piece} on each rack was drawn openly (R1)")
        if s.phase == START:
            tied = [player for player in range(self.players) if self.drew_highest(player)]
            self.expect(mover == 0 and len(tied) > 1, f"two or more have drawn {self.highest}")

    @abstractmethod
    def drew_highest(self, player: int) -> bool:
        """R1: whether nobody drew higher than this player."""
