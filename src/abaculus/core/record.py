"""From a class to a fixed-size record that runs in every lane.

    class Table(Record):
        mover = starter = i8()      # two numbers
        scores = i32(4)             # an array of four

makes `Table.dtype`, a numpy record type. Rules are written against the class, so that a type checker knows the fields;
at run time they get numpy records, whose attributes work interpreted, compiled on the CPU and compiled on a GPU.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple, TypeAlias, overload

import numpy as np
import numpy.typing as npt

__all__ = ["Floats", "Ints", "Record", "Records", "i8", "i16", "i32", "i64", "one_record"]

Ints: TypeAlias = npt.NDArray[Any]
"""An array of whole numbers inside a record."""

Floats: TypeAlias = npt.NDArray[np.float64]
"""An array of real numbers, outside records: there are none in them."""

Records: TypeAlias = npt.NDArray[np.void]
"""An array of records: a batch of states or, with one element, a single one."""


class _Field(NamedTuple):
    kind: str
    shape: tuple[int, ...]


class _Kind:
    """Whole numbers of one size: called in the body of a record class, it declares a field."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, length: int, /, *more: int) -> Ints: ...
    def __call__(self, *shape: int) -> Any:
        """A field for one number; with a shape, an array of them."""
        return _Field(self.kind, shape)


i8 = _Kind("i1")
"""From -128 to 127."""
i16 = _Kind("i2")
"""From -32768 to 32767."""
i32 = _Kind("i4")
"""Up to about two thousand million."""
i64 = _Kind("i8")
"""Numbers of 64 bits."""


class Record:
    """Base of record classes; fields lie in the order in which they are declared.

    Whole numbers only: booleans fail in sub-arrays, and floats differ between lanes.
    """

    dtype: ClassVar[np.dtype[Any]]
    secrets: ClassVar[tuple[str, ...]] = ()
    """The fields that a game's `conceal` may change. Everything from the first to the last of them is treated as secret."""

    def __init_subclass__(cls) -> None:
        fields = [(name, spec) for name, spec in vars(cls).items() if isinstance(spec, _Field)]
        described = [(name, spec.kind, spec.shape) if spec.shape else (name, spec.kind) for name, spec in fields]
        for name, _ in fields:
            delattr(cls, name)
        layout = _in_eights(np.dtype(described, align=True))
        # Without np.record, attribute access works compiled and fails interpreted.
        cls.dtype = np.dtype((_with_attributes(cls.__name__, layout), layout))

    @classmethod
    def secret_words(cls) -> tuple[int, int]:
        """Where the secret fields are in a record seen as eight-byte numbers: the first of these, and how many."""
        assert cls.dtype.fields is not None
        spans = [(found[1], found[1] + found[0].itemsize) for found in map(cls.dtype.fields.__getitem__, cls.secrets)]
        first = min((start for start, _ in spans), default=0) // 8
        return first, -(-max((end for _, end in spans), default=0) // 8) - first

    @classmethod
    def new(cls, count: int = 1) -> Records:
        """Records full of zeros, padding included, so that equal records are equal bytes."""
        if count == 1:
            return one_record(cls.dtype, bytes(cls.dtype.itemsize))
        return np.zeros(count, dtype=cls.dtype)


def _in_eights(layout: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout, padded so that a record can be seen as eight-byte numbers."""
    fields: Mapping[str, Any] = layout.fields or {}
    padded: Any = {
        "names": list(fields), "formats": [found[0] for found in fields.values()],
        "offsets": [found[1] for found in fields.values()], "itemsize": -(-layout.itemsize // 8) * 8, "aligned": True,
    }  # fmt: skip
    made: np.dtype[Any] = np.dtype(padded)
    return made


def _with_attributes(name: str, layout: np.dtype[Any]) -> type[np.record]:
    """np.record with a property per field: its own lookup of a field takes microseconds, each time."""
    body: dict[str, Any] = {
        "__getattribute__": object.__getattribute__,
        "__setattr__": object.__setattr__,
        "__slots__": (),
    }
    for field, (kind, place) in ((field, found[:2]) for field, found in (layout.fields or {}).items()):
        body[field] = _attribute(kind, place)
    return type(name, (np.record,), body)


def _attribute(kind: np.dtype[Any], place: int) -> property:
    def read(record: Any) -> Any:
        return record.getfield(kind, place)

    def write(record: Any, value: object) -> None:
        record.setfield(value, kind, place)

    return property(read, write)


def one_record(dtype: np.dtype[Any], content: bytes) -> Records:
    """A one-element array with these bytes. numpy's own ways of making or copying a record take several times as long."""
    return np.frombuffer(bytearray(content), dtype=dtype)
