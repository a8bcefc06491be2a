"""The dice: Philox 4x32-10 as published, and numbers below n without bias."""

from __future__ import annotations

from collections import Counter

import pytest
from sizes import sized

from abaculus.core.chance import _word, below, chance_in, new_dice, shake, signed_64
from abaculus.testing import likely

MASK = 0xFFFFFFFF


def philox(counter: tuple[int, int, int, int], key: tuple[int, int]) -> tuple[int, ...]:
    """Philox 4x32 with ten rounds, written down from the paper with Python's unbounded integers."""
    c, k = list(counter), list(key)
    for _ in range(10):
        high_0, low_0 = divmod(0xD2511F53 * c[0], 1 << 32)
        high_1, low_1 = divmod(0xCD9E8D57 * c[2], 1 << 32)
        c = [high_1 ^ c[1] ^ k[0], low_1, high_0 ^ c[3] ^ k[1], low_0]
        k = [(k[0] + 0x9E3779B9) & MASK, (k[1] + 0xBB67AE85) & MASK]
    return tuple(c)


KNOWN = [
    # counter, key, result: the known answers that Random123 publishes for philox4x32 with 10 rounds
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((MASK, MASK, MASK, MASK), (MASK, MASK), (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]


def words(seed: int, game: int, block: int, count: int = 4) -> tuple[int, ...]:
    dice = new_dice(seed, game)
    dice[0].block = signed_64(block)
    return tuple(int(_word(dice[0])) for _ in range(count))


def joined(low: int, high: int) -> int:
    return low | high << 32


@pytest.mark.parametrize(("counter", "key", "result"), KNOWN)
def test_known_answers(counter: tuple[int, int, int, int], key: tuple[int, int], result: tuple[int, ...]) -> None:
    assert philox(counter, key) == result
    if counter[:2] != (MASK, MASK):  # the next block number would overflow here
        assert words(joined(*key), joined(*counter[2:]), joined(*counter[:2])) == result


@pytest.mark.parametrize("seed", [0, 1, 7, -1, 1 << 40, -(1 << 63), (1 << 63) - 1, (1 << 64) - 1])
@pytest.mark.parametrize("game", [0, 1, MASK, 1 << 32, 1 << 62])
def test_words_are_those_of_an_independent_philox(seed: int, game: int) -> None:
    low, high = game & MASK, game >> 32
    expected = [
        word for block in range(3) for word in philox((block, 0, low, high), (seed & MASK, (seed >> 32) & MASK))
    ]
    assert list(words(seed, game, 0, count=12)) == expected


def test_shaking_starts_afresh() -> None:
    dice = new_dice(3, 4)
    first = [int(_word(dice[0])) for _ in range(6)]
    shake(dice[0], 5, 6)
    assert [int(_word(dice[0])) for _ in range(6)] != first
    shake(dice[0], 3, 4)
    assert [int(_word(dice[0])) for _ in range(6)] == first


def test_games_of_a_seed_and_seeds_of_a_game_differ() -> None:
    starts = {words(seed, game, 0) for seed in range(20) for game in range(20)}
    assert len(starts) == 400


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 36, 210])
def test_below_is_uniform(n: int) -> None:
    dice = new_dice(11, n)
    draws = sized(20_000, interpreted=4_000, soak=2_000_000)
    counts = Counter(int(below(dice[0], n)) for _ in range(draws))
    assert set(counts) <= set(range(n))
    assert likely(counts, dict.fromkeys(range(n), 1 / n))


def lemire(stream: list[int], n: int) -> int:
    """The definition: words whose product falls into the uneven rest are thrown away."""
    uneven = (1 << 32) % n
    for word in stream:
        if (word * n) & MASK >= uneven:
            return (word * n) >> 32
    raise AssertionError("every word was thrown away")


@pytest.mark.parametrize("n", [3, 36, 1_000_003, 3 << 29, (1 << 31) - 1, 1 << 31])
def test_below_rejects_exactly_the_uneven_rest(n: int) -> None:
    """For large n a plain remainder would visibly favour some numbers; up to a quarter of all words is rejected."""
    for game in range(200):
        assert int(below(new_dice(2, game)[0], n)) == lemire(list(words(2, game, 0, count=40)), n)


def test_below_halves_of_a_range_that_does_not_divide_2_to_the_32() -> None:
    n = 3 << 29  # without rejection the numbers divisible by three would come up twice as often
    counts = Counter(
        int(below(new_dice(4, game)[0], n)) % 3 for game in range(sized(3000, interpreted=1500, soak=300_000))
    )
    assert likely(counts, dict.fromkeys(range(3), 1 / 3))


def test_chance_in() -> None:
    dice = new_dice(1)
    counts = Counter(bool(chance_in(dice[0], 9, 10)) for _ in range(2000))
    assert likely({int(truth): count for truth, count in counts.items()}, {0: 0.1, 1: 0.9})
    assert not any(chance_in(dice[0], 0, 10) for _ in range(50))
    assert all(chance_in(dice[0], 10, 10) for _ in range(50))


def test_signed_64_keeps_the_low_bits() -> None:
    for number in (0, 1, -1, 1 << 63, (1 << 64) - 1, 1 << 64, -(1 << 63), 123 << 70, -(5 << 65) + 9):
        assert -(1 << 63) <= signed_64(number) < 1 << 63
        assert (signed_64(number) - number) % (1 << 64) == 0
