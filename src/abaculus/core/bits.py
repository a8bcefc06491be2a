"""Sets as bits of a number."""

from __future__ import annotations

from abaculus.core.rule import rule

__all__ = ["count_bits", "lowest"]


@rule
def count_bits(bits: int) -> int:
    """How many bits of a number below 2**62 are 1."""
    bits -= (bits >> 1) & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 0x7F


@rule
def lowest(bits: int) -> int:
    """The place of the lowest 1 in a number from 1 to 2**62 - 1: how many places there are below it."""
    return count_bits((bits & -bits) - 1)
