"""The generators: known answers, seeds and keys, uniformity, copies, loaded dice."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as hyp

from sandtable.core.engine.rng import KeyedRng, NoRng, Rng, Sfc32, generator, keyed, seeded

Maker = Callable[[int], Rng]


def keyed_by(seed: int) -> Rng:
    return keyed(seed.to_bytes(32, "big"))


BOTH = pytest.mark.parametrize("make", [seeded, keyed_by])

WORDS = hyp.integers(0, 2**32 - 1)


def sfc32(a: int, b: int, c: int, counter: int, count: int) -> list[int]:
    """sfc32 from its published definition, independent of ours."""
    found = []
    for _ in range(count):
        total = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c * 9) % 2**32
        rotated = (c * 2**21) % 2**32 + c // 2**11
        c = (rotated + total) % 2**32
        found.append(total)
    return found


def test_known_answers_from_zero() -> None:
    rng = Sfc32(0, 0, 0, 1)
    assert [rng.word() for _ in range(8)] == [1, 2, 12, 18874399, 56669315, 2581679515, 3653559774, 1064146342]


@given(WORDS, WORDS, WORDS, WORDS)
def test_words_follow_the_published_definition(a: int, b: int, c: int, d: int) -> None:
    rng = Sfc32(a, b, c, d)
    assert [rng.word() for _ in range(20)] == sfc32(a, b, c, d, 20)


def test_a_seed_always_means_the_same_dice() -> None:
    """Stored games depend on these numbers: they must never change."""
    rng = seeded(7)
    assert rng.words() == SEVEN
    assert [rng.below(6) for _ in range(10)] == SEVENS_DICE


SEVEN = (2990052737, 4007106305, 498777898, 13)
SEVENS_DICE = [3, 5, 4, 5, 5, 5, 2, 3, 5, 1]


@given(hyp.integers(0, 2**200), hyp.integers(0, 2**200))
def test_different_seeds_give_different_generators(one: int, two: int) -> None:
    assert (seeded(one).words() == seeded(two).words()) == (one == two)


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="non-negative"):
        seeded(-1)


@given(hyp.integers(0, 2**64), hyp.integers(1, 10_000))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@BOTH
@pytest.mark.parametrize("n", [2, 3, 6, 7, 36, 100])
def test_below_is_roughly_uniform(make: Maker, n: int) -> None:
    rng = make(n)
    rolls = 1000 * n
    counts = [0] * n
    for _ in range(rolls):
        counts[rng.below(n)] += 1
    squares = sum((count - 1000) ** 2 / 1000 for count in counts)
    # chi squared with n - 1 degrees of freedom: mean n - 1, standard deviation sqrt(2 (n - 1)); five of these are plenty
    assert squares < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


@BOTH
def test_successive_rolls_do_not_follow_each_other(make: Maker) -> None:
    rng = make(1)
    pairs = [0] * 36
    last = rng.below(6)
    for _ in range(36_000):
        roll = rng.below(6)
        pairs[6 * last + roll] += 1
        last = roll
    assert sum((count - 1000) ** 2 / 1000 for count in pairs) < 35 + 5 * 70**0.5


@BOTH
def test_a_clone_rolls_the_same_and_apart(make: Maker) -> None:
    rng = make(3)
    rng.load([2, 1])
    clone = rng.clone()
    assert [clone.below(6) for _ in range(9)] == [rng.below(6) for _ in range(9)]
    clone.word()
    assert clone.words() != rng.words()


@BOTH
def test_loaded_dice_come_first_and_in_order(make: Maker) -> None:
    rng, plain = make(5), make(5)
    rng.load([5, 0])
    rng.load([3])
    assert [rng.below(6) for _ in range(3)] == [5, 0, 3]
    assert rng.below(6) == plain.below(6)


@BOTH
@pytest.mark.parametrize("outcome", [6, -1])
def test_loaded_dice_must_fit(make: Maker, outcome: int) -> None:
    rng = make(5)
    rng.load([outcome])
    with pytest.raises(ValueError, match=rf"loaded outcome {outcome} is out of range for below\(6\)"):
        rng.below(6)


# -- the keyed generator ---------------------------------------------------------------------------------------------------


@given(hyp.binary(min_size=32, max_size=32), hyp.integers(0, 2**40))
def test_keyed_words_are_those_of_sha_256_over_key_and_counter(key: bytes, start: int) -> None:
    """An independent implementation, as a browser would do it: any word by its number, without the ones before."""
    rng = generator((key.hex(), start))
    for number in range(start, start + 20):
        block = sha256(key + (number // 8).to_bytes(8, "big")).digest()
        assert rng.word() == int.from_bytes(block[number % 8 * 4 : number % 8 * 4 + 4], "big")


def test_a_key_always_means_the_same_dice() -> None:
    """Stored games depend on these numbers: they must never change."""
    rng = keyed(bytes(range(32)))
    assert [rng.word() for _ in range(9)] == KEYED_WORDS
    assert rng.words() == (bytes(range(32)).hex(), 9)


KEYED_WORDS = [2849432832, 691701949, 952885779, 3497703199, 2360485253, 1376201217, 3186738187, 3844601040, 1617019960]


@given(hyp.integers(0, 30), hyp.integers(0, 30))
def test_copies_share_the_block_and_part_at_their_own_pace(ahead: int, further: int) -> None:
    rng = keyed(bytes(32))
    for _ in range(ahead):
        rng.word()
    clone = rng.clone()
    assert isinstance(rng, KeyedRng)
    assert isinstance(clone, KeyedRng)
    assert clone.block is rng.block
    there = [clone.word() for _ in range(further)]
    assert [rng.word() for _ in range(further)] == there


@BOTH
@given(draws=hyp.integers(0, 40))
def test_a_generator_goes_on_where_its_words_say(make: Maker, draws: int) -> None:
    rng = make(9)
    for _ in range(draws):
        rng.word()
    again = generator(rng.words())
    assert [again.word() for _ in range(20)] == [rng.word() for _ in range(20)]


@BOTH
def test_a_shuffle_draws_what_below_would_draw(make: Maker) -> None:
    one, two = make(3), make(3)
    shuffled, drawn = list(range(40)), list(range(40))
    one.shuffle(shuffled)
    Rng.shuffle(two, drawn)
    assert shuffled == drawn != sorted(drawn)
    assert one.words() == two.words()
    one.load([0, 0])
    three = [7, 8, 9]
    one.shuffle(three)
    assert three == [8, 9, 7]


@BOTH
def test_a_renewed_generator_shares_no_word_and_follows_from_place_and_number(make: Maker) -> None:
    rng = make(9)
    streams = []
    for number in (1, 2):
        for _ in range(2):
            other = rng.derive(number)
            assert type(other) is type(rng)
            assert [rng.derive(number).word() for _ in range(3)] == [other.word()] * 3
            streams.append([other.word() for _ in range(100)])
            rng.word()
    streams.append([rng.word() for _ in range(100)])
    assert len({word for stream in streams for word in stream}) == 500


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_key_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes long, not {length}"):
        keyed(bytes(length))


@pytest.mark.parametrize(
    "words", [(1, 2, 3), (1, 2, 3, 2**32), ("ab", 1), ("zz" * 32, 1), ("ab" * 32, -1), "sfc", None]
)
def test_words_that_are_no_generator_are_refused(words: object) -> None:
    with pytest.raises(ValueError, match=r"generator|key|hexadecimal"):
        generator(words)


def test_a_seen_state_has_no_chance_to_draw() -> None:
    rng = generator(())
    assert {type(rng), type(rng.clone()), type(rng.derive(1))} == {NoRng}
    with pytest.raises(AssertionError, match="redeal it first"):
        rng.below(6)
