"""Records: from an annotated class to bytes."""

from __future__ import annotations

import numpy as np

import abaculus
from abaculus.core.record import Ints, Record, i8, i16, i32, i64


class Shelf(Record):
    """A record with holes between its fields."""

    small: int = i8()
    large: int = i64()
    row: Ints = i16(3)
    grid: Ints = i32(2, 5)


def test_fields_have_the_declared_types_and_shapes() -> None:
    dtype = Shelf.dtype
    assert dtype.names == ("small", "large", "row", "grid")
    assert [dtype[name].base for name in dtype.names] == [np.int8, np.int64, np.int16, np.int32]
    assert [dtype[name].shape for name in dtype.names] == [(), (), (3,), (2, 5)]
    assert dtype.isalignedstruct


def test_attributes_can_be_read_and_written() -> None:
    shelf = Shelf.new()[0]
    shelf.small = -3
    shelf.grid[1, 4] = 70_000
    shelf.row[2] += 5
    assert (int(shelf.small), int(shelf.grid[1, 4]), shelf.row.tolist()) == (-3, 70_000, [0, 0, 5])


def test_new_records_are_zero_to_the_last_byte_and_can_be_written() -> None:
    for count in (1, 2, 5):
        records = Shelf.new(count)
        assert records.shape == (count,)
        assert records.tobytes() == bytes(count * Shelf.dtype.itemsize)
        records[count - 1].large = 1 << 40
        assert records["large"].tolist() == [0] * (count - 1) + [1 << 40]


def test_new_records_share_nothing() -> None:
    one, other = Shelf.new(), Shelf.new()
    one[0].small = 1
    assert int(other[0].small) == 0


def test_the_class_keeps_no_values_of_its_own() -> None:
    assert not hasattr(Shelf, "small")
    assert Shelf.__annotations__.keys() == {"small", "large", "row", "grid"}


def test_records_hold_whole_numbers_only() -> None:
    """Booleans in sub-arrays fail when compiled, and floats differ between lanes."""
    games = [abaculus.load_game(name) for name in abaculus.list_games()]
    for dtype in (Shelf.dtype, *(game.record_type.dtype for game in games), *(game.box.dtype for game in games)):
        assert {dtype[name].base.kind for name in dtype.names or ()} == {"i"}
