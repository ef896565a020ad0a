"""Random number generators. The engine draws all chance from the generator of a state.

There are two kinds behind one interface. **KeyedRng** is for games people play: its 32-bit words are SHA-256(key, counter).
They cannot be predicted from earlier words, and a browser can compute them. **Sfc32** is for research, redeals and searches:
four words of state, seeded by a plain number, predictable by anyone who knows or recovers them. Words and copies cost about
the same for both: a keyed generator computes eight words at once, and its copies share them.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import Struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word when compiled; Python only reads the name

MASK: Final = 0xFFFFFFFF
KEY_BYTES: Final = 32
WORDS: Final = Struct(">8I")
THREE_WORDS: Final = Struct(">3I")
"""Reads the 32 bytes of a hash as eight words."""

RngState = tuple[str | int, ...]
"""A generator as plain values: nothing, four words, or a key and the number of words drawn."""


class Rng:
    """The interface of all generators. A subclass implements `word`, `clone`, `words` and `derive`."""

    __slots__ = ("loaded",)

    def __init__(self) -> None:
        self.loaded: list[int] = []

    def word(self) -> int:
        """The next 32 random bits."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1 (bias below n / 2**32)."""
        if self.loaded:
            return self.forced(n)
        return (self.word() * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order."""
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]

    def forced(self, n: int) -> int:
        """The next loaded outcome."""
        outcome = self.loaded.pop(0)
        if not 0 <= outcome < n:
            raise ValueError(f"loaded outcome {outcome} is out of range for below({n})")
        return outcome

    def load(self, outcomes: list[int]) -> None:
        """Fix the next outcomes of `below`, in order: loaded dice for tests and set positions."""
        self.loaded = [*self.loaded, *outcomes]

    def clone(self) -> Rng:
        raise NotImplementedError

    def words(self) -> RngState:
        """The generator as plain values. `generator` restores it."""
        raise NotImplementedError

    def derive(self, number: int) -> Rng:
        """Another generator of the same kind, derived from this one and a number. The two share no words."""
        raise NotImplementedError


class NoRng(Rng):
    """The generator of a seen state. A view cannot draw chance."""

    __slots__ = ()

    def word(self) -> int:
        raise AssertionError("a seen state has no random numbers; redeal it first")

    def clone(self) -> Rng:
        return NoRng()

    def words(self) -> RngState:
        return ()

    def derive(self, number: int) -> Rng:
        return NoRng()


class Sfc32(Rng):
    """Small fast chaotic generator, 32-bit version (sfc32). 32-bit words stay small integers under CPython and mypyc alike."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.loaded = []

    def word(self) -> int:
        b = self.b
        c = self.c
        d = self.d
        t = (self.a + b + d) & MASK
        self.d = (d + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + t) & MASK
        return t

    def shuffle(self, items: list[int]) -> None:
        if self.loaded:
            super().shuffle(items)
            return
        a, b, c, d = self.a, self.b, self.c, self.d  # `word` is inlined: a redeal shuffles all that is hidden
        for place in range(len(items) - 1, 0, -1):
            t = (a + b + d) & MASK
            d = (d + 1) & MASK
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & MASK
            c = ((((c << 21) & MASK) | (c >> 11)) + t) & MASK
            other = (t * (place + 1)) >> 32  # below 2**63: a list is shorter than 2**31
            items[place], items[other] = items[other], items[place]
        self.a, self.b, self.c, self.d = a, b, c, d

    def clone(self) -> Rng:
        clone = Sfc32(self.a, self.b, self.c, self.d)
        if self.loaded:
            clone.loaded = self.loaded[:]
        return clone

    def words(self) -> RngState:
        return (self.a, self.b, self.c, self.d)

    def derive(self, number: int) -> Rng:
        raw = b"".join([int(word).to_bytes(4, "big") for word in (self.a, self.b, self.c, self.d)])
        return seeded(int.from_bytes(sha256(raw + number.to_bytes(8, "big")).digest(), "big"))


class KeyedRng(Rng):
    """A keyed hash in counter mode: word k is the (k mod 8)th word of SHA-256(key, k div 8 as eight bytes, big-endian)."""

    __slots__ = ("block", "key", "taken")

    def __init__(self, key: bytes, taken: int, block: tuple[int, ...]) -> None:
        self.key = key
        self.taken = taken
        """The number of words drawn."""
        self.block = block
        """The eight words that contain the next one, or () if not computed yet."""
        self.loaded = []

    def word(self) -> int:
        taken = self.taken
        place = taken & 7
        if place == 0 or not self.block:
            self.block = WORDS.unpack(sha256(self.key + (taken >> 3).to_bytes(8, "big")).digest())
        self.taken = taken + 1
        return self.block[place]

    def clone(self) -> Rng:
        clone = KeyedRng(self.key, self.taken, self.block)
        if self.loaded:
            clone.loaded = self.loaded[:]
        return clone

    def words(self) -> RngState:
        return (self.key.hex(), self.taken)

    def derive(self, number: int) -> Rng:
        # Longer than key and counter, so it never equals the hash of one of this generator's blocks.
        text = b"renewed" + self.taken.to_bytes(8, "big") + number.to_bytes(8, "big")
        return keyed(sha256(self.key + text).digest())


def seeded(seed: int) -> Rng:
    """A fast generator seeded with a non-negative whole number.

    >>> seeded(7).below(6) == seeded(7).below(6)
    True
    """
    if seed < 0:
        raise ValueError("a seed must be a non-negative whole number")
    raw = blake2b(
        seed.to_bytes((seed.bit_length() + 7) // 8 or 1, "big"), digest_size=12, person=b"sandtable-rng"
    ).digest()
    a: i64
    b: i64
    c: i64
    a, b, c = THREE_WORDS.unpack(raw)
    d: i64
    for d in range(1, 13):  # discard twelve words; `word` is inlined because redeals start here very often
        t = (a + b + d) & MASK
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & MASK
        c = ((((c << 21) & MASK) | (c >> 11)) + t) & MASK
    return Sfc32(a, b, c, 13)


def keyed(key: bytes) -> Rng:
    """An unpredictable generator, at its start.

    >>> keyed(bytes(32)).below(6) == keyed(bytes(32)).below(6)
    True
    """
    if len(key) != KEY_BYTES:
        raise ValueError(f"a key must be {KEY_BYTES} bytes long, not {len(key)}")
    return KeyedRng(key, 0, ())


def generator(words: object) -> Rng:
    """Restore a generator from the output of `Rng.words`."""
    match words:
        case ():
            return NoRng()
        case (int(a), int(b), int(c), int(d)) if all(0 <= word <= MASK for word in (a, b, c, d)):
            return Sfc32(a, b, c, d)
        case (str(key), int(taken)) if taken >= 0:
            raw = bytes.fromhex(key)
            keyed(raw)
            return KeyedRng(raw, taken, ())
    raise ValueError("the generator must be four words, or a key with a count")
