"""Dice for the simulation lanes: Philox 4x32-10, a counter-based generator.

The rules contain no generator; chance is a player. These dice decide for it in simulations, and for bots that choose at
random. A game's numbers depend on (seed, game number) alone, so batches, cores and lanes cannot change them.

All arithmetic is on non-negative whole numbers cut to 32 bits by masks, which come out the same with Python's unbounded
integers and compiled 64-bit ones: a product of more than 63 bits wraps when compiled, but its low 32 bits, and after a
shift the next 32, are the same.
"""

from __future__ import annotations

from abaculus.core.record import Record, Records, i64
from abaculus.core.rule import rule

__all__ = ["Dice", "below", "chance_in", "new_dice", "shake", "signed_64"]

MASK = 0xFFFFFFFF
# Salmon et al., "Parallel random numbers: as easy as 1, 2, 3": multipliers and the increments of the key.
MULTIPLIER_0, MULTIPLIER_1 = 0xD2511F53, 0xCD9E8D57
WEYL_0, WEYL_1 = 0x9E3779B9, 0xBB67AE85
ROUNDS = 10


class Dice(Record):
    """A generator: the seed, the number of the game it is for, how often it was refilled, and what is left of the last
    refill."""

    seed = game = block = left = i64()
    words = i64(4)


@rule
def shake(dice: Dice, seed: int, game: int) -> None:
    """Set the dice to one game of one seed. Both are 64-bit numbers."""
    dice.seed = seed
    dice.game = game
    dice.block = 0
    dice.left = 0


@rule
def _refill(dice: Dice) -> None:
    """Four fresh 32-bit words from (seed; game, block): Philox 4x32-10."""
    key_0 = int(dice.seed) & MASK
    key_1 = (int(dice.seed) >> 32) & MASK
    word_0 = int(dice.block) & MASK
    word_1 = (int(dice.block) >> 32) & MASK
    word_2 = int(dice.game) & MASK
    word_3 = (int(dice.game) >> 32) & MASK
    for _ in range(ROUNDS):
        product_0 = word_0 * MULTIPLIER_0
        product_1 = word_2 * MULTIPLIER_1
        word_0 = ((product_1 >> 32) & MASK) ^ word_1 ^ key_0
        word_1 = product_1 & MASK
        word_2 = ((product_0 >> 32) & MASK) ^ word_3 ^ key_1
        word_3 = product_0 & MASK
        key_0 = (key_0 + WEYL_0) & MASK
        key_1 = (key_1 + WEYL_1) & MASK
    dice.words[0] = word_0
    dice.words[1] = word_1
    dice.words[2] = word_2
    dice.words[3] = word_3
    dice.block += 1
    dice.left = 4


@rule
def _word(dice: Dice) -> int:
    if dice.left == 0:
        _refill(dice)
    dice.left -= 1
    return int(dice.words[3 - int(dice.left)])


@rule
def below(dice: Dice, n: int) -> int:
    """A number from 0 to n - 1, each equally likely; n from 1 to 2**31. Lemire's method: multiply, reject the uneven rest."""
    product = _word(dice) * n
    if (product & MASK) < n:
        uneven = (MASK + 1 - n) % n
        while (product & MASK) < uneven:
            product = _word(dice) * n
    return product >> 32


@rule
def chance_in(dice: Dice, part: int, whole: int) -> bool:
    """True `part` times in `whole`."""
    return below(dice, whole) < part


def new_dice(seed: int, game: int = 0) -> Records:
    """Dice to hand to a bot or a playout: a function of (seed, game) alone."""
    dice = Dice.new()
    dice[0].seed = signed_64(seed)
    dice[0].game = signed_64(game)
    return dice


def signed_64(number: int) -> int:
    """The low 64 bits of a number, as the signed value with the same bits."""
    low = number & 0xFFFFFFFFFFFFFFFF
    return low - (1 << 64) if low >= 1 << 63 else low
