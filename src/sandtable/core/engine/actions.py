"""Answers as numbers, for learners: factored into parts with masks, and as a list of candidates with features.

A game says how many values each part of its answers can have (`Actions.counts`); the kinds of questions say which parts an
answer has. There are two ways to answer:

- **by parts**: the kind of the question, then one number for each part. `mask` says which values the next part may have after
  those already chosen, so every path through the masks is a legal answer.
- **by candidate**: the number of one of `Decision.candidates()`. `features` describes each with a row of numbers.

0 means that there is no such part. A value is stored with something added, so that fixed answers, which are negative, fit in
(`Actions.table` says how much). The points of a region and sets of things are too many for a product of parts: there the part
is the number of the candidate (`listed`).
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

from sandtable.core.engine.decision import Decision, IllegalPick, Pick
from sandtable.core.engine.kinds import SEAT, Kind
from sandtable.core.engine.observation import Buffer, put_into
from sandtable.core.engine.observation_cells import CODE
from sandtable.core.space.points import LEAST, MOST, POINT, x_of, y_of

LISTED: Final = "candidate"
"""The name of the part that is the number of a candidate."""
FIXED: Final = ("kind", "word", LISTED, "x", "y")
"""The first features of a candidate: the kind of question, the fixed answer, its number in the list, a point."""


NO_OWNERS: Final[dict[str, int]] = {}


class Part:
    """The values of one part of an answer: from `low` to `high`, stored plus `shift`.

    With `owner`, a value is a card whose owner stands above so many bits.
    """

    __slots__ = ("high", "low", "name", "owner", "shift")

    def __init__(self, name: str, low: int, high: int, shift: int, owner: int = 0) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.shift = shift
        self.owner = owner

    def size(self) -> int:
        """How many numbers are stored, with 0 for no such part."""
        return self.high + self.shift + 1

    def seen(self, value: int, seat: int, players: int) -> int:
        """The stored number, with seats counted from the one that is asked."""
        if value < 0:
            return self.shift + value
        if self.name == SEAT:
            return self.shift + (value - seat) % players
        if self.owner:
            whose = ((value >> self.owner) - seat) % players
            return self.shift + (value & ((1 << self.owner) - 1) | whose << self.owner)
        return self.shift + value

    def __str__(self) -> str:
        card = f" (card + {1 << self.owner} x owner, own is 0 in the features)" if self.owner else ""
        return f"{self.name}: {self.low}..{self.high}{card}, plus {self.shift}"


class Actions:
    """What the numbers of a game's answers mean."""

    __slots__ = (
        "_columns",
        "_numbers",
        "_parts",
        "columns",
        "kinds",
        "listed",
        "most",
        "parts",
        "sizes",
        "version",
        "word",
    )

    def __init__(
        self,
        version: str,
        kinds: Mapping[str, Kind],
        parts: Mapping[str, tuple[int, int]],
        most: int,
        listed: Sequence[str] = (),
        owners: Mapping[str, int] = NO_OWNERS,
    ) -> None:
        """`parts`: the least and the greatest value of each part. `most`: for how many candidates there is room. `listed`: the
        kinds whose answers are sets. `owners`: for parts that are cards, the bits below the owner."""
        check_parts(kinds, parts)
        self.kinds = dict(kinds)
        self.most = most
        """For how many candidates of one question there is room."""
        self.listed = frozenset(listed) | {name for name, kind in kinds.items() if POINT in kind.parts}
        """The kinds of questions that are answered with the number of a candidate."""
        words = [word for kind in kinds.values() for word in kind.words]
        least, greatest = min([-1, *words]), max([0, *words])
        self.word = Part("word", least, greatest, 1 - least)
        self.parts = {
            name: Part(name, low, max(high, greatest), 1 - min(low, least), owners.get(name, 0))
            for name, (low, high) in parts.items()
        }
        """The values of each part. Any fixed answer fits in, too."""
        self.parts[LISTED] = Part(LISTED, 0, max(most - 1, greatest), 1 - least)
        self._parts = {
            name: [self.parts[part] for part in ((LISTED,) if name in self.listed else kind.parts)]
            for name, kind in kinds.items()
        }
        self._numbers = {name: n for n, name in enumerate(kinds)}
        self._columns, names = columns_of(kinds, self.listed)
        self.columns: tuple[str, ...] = (*FIXED, *names)
        """The features of a candidate."""
        self.sizes: tuple[int, ...] = (len(kinds), *sizes_of(list(self._parts.values())))
        """How many values each number of a factored answer has."""
        text = "\n".join(self.table())
        self.version = f"{version}-{blake2b(text.encode(), digest_size=4).hexdigest()}"
        """The declared version, and a digest of the table: different whenever a number means something else."""

    # -- by parts ------------------------------------------------------------------------------------------------------

    def encode(self, asked: Decision, pick: Pick) -> tuple[int, ...]:
        """The parts of an answer: the kind of question, then the values."""
        kind = self.kinds[asked.kind]
        values: tuple[int, ...]
        if asked.kind in self.listed:
            is_word = isinstance(pick, int) and pick in kind.words
            values = (pick if is_word and isinstance(pick, int) else asked.candidates().index(pick),)
        else:
            values = (pick,) if isinstance(pick, int) else pick
        stored = [part.shift + value for part, value in zip(self._parts[asked.kind], values, strict=False)]
        return (self._numbers[asked.kind], *stored, *[0] * (len(self.sizes) - 1 - len(stored)))

    def decode(self, asked: Decision, parts: Sequence[int]) -> Pick:
        """The answer with these parts. One that is not offered is refused."""
        for pick in self.offered(asked):
            if self.encode(asked, pick) == tuple(parts):
                return pick
        raise IllegalPick(f"{tuple(parts)} is not an answer to {asked.kind} ({asked.clause})")

    def mask(self, asked: Decision, given: Sequence[int]) -> list[int]:
        """Which values the next part may have after the given ones: 1 for each that leads to an answer."""
        at = len(given)
        if at >= len(self.sizes):
            raise IllegalPick(f"an answer has {len(self.sizes)} parts, and {at} are given")
        before = tuple(given)
        found = [0] * self.sizes[at]
        for pick in self.offered(asked):
            parts = self.encode(asked, pick)
            if parts[:at] == before:
                found[parts[at]] = 1
        return found

    def offered(self, asked: Decision) -> list[Pick]:
        """The candidates, at most `most` of them."""
        found = asked.candidates()
        return found if len(found) <= self.most else found[: self.most]

    # -- by candidate --------------------------------------------------------------------------------------------------

    def features(self, asked: Decision, players: int, buffer: Buffer) -> int:
        """Write one row of `columns` for each candidate, one after another. Returns how many there are."""
        width = len(self.columns)
        kind = self.kinds[asked.kind]
        offered = self.offered(asked)
        number = self._numbers[asked.kind] + 1
        words = kind.words
        columns = self._columns[asked.kind]
        parts = [self.parts[part] for part in kind.parts if part != POINT]
        is_set, is_region = asked.kind in self.listed, POINT in kind.parts
        out = array(CODE, [0]) * (width * len(offered))
        at = 0
        for n, pick in enumerate(offered):
            out[at] = number
            if is_set:
                out[at + 2] = n + 1
            if isinstance(pick, int):
                if pick in words:
                    out[at + 1] = pick + self.word.shift
                elif is_region:
                    out[at + 3] = x_of(pick)
                    out[at + 4] = y_of(pick)
                else:
                    out[at + columns[0]] = parts[0].seen(pick, asked.seat, players)
            else:
                for column, part, value in zip(columns, parts, pick, strict=False):
                    out[at + column] = part.seen(value, asked.seat, players)
            at += width
        put_into(buffer, out)
        return len(offered)

    def ranges(self) -> list[tuple[int, int]]:
        """The least and the greatest number of each feature."""
        found = [(0, len(self.kinds)), (0, self.word.size() - 1), (0, self.most), (LEAST, MOST), (LEAST, MOST)]
        return found + [(0, self.parts[name.rstrip("2")].size() - 1) for name in self.columns[len(FIXED) :]]

    # -- what the numbers mean -----------------------------------------------------------------------------------------

    def table(self) -> list[str]:
        rows = [f"features: {', '.join(self.columns)}", *[str(part) for part in (self.word, *self.parts.values())]]
        for name, number in self._numbers.items():
            words = [f"{value} {word}" for value, word in self.kinds[name].words.items()]
            rows.append(f"{number} {name}: {', '.join([*[part.name for part in self._parts[name]], *words])}")
        return rows

    def __str__(self) -> str:
        sizes = " x ".join([str(size) for size in self.sizes])
        return "\n".join([f"actions {self.version}: parts {sizes}, or one of {self.most} candidates", *self.table()])


def check_parts(kinds: Mapping[str, Kind], parts: Mapping[str, tuple[int, int]]) -> None:
    """Refuse parts without a least and a greatest value."""
    missing = sorted({part for kind in kinds.values() for part in kind.parts} - {POINT} - set(parts))
    if missing:
        raise ValueError(f"actions: say which values there are of {', '.join(missing)}")


def sizes_of(rows: list[list[Part]]) -> list[int]:
    """How many values the first part of an answer can have, the second, and so on."""
    depth = max([len(row) for row in rows])
    return [max([row[n].size() for row in rows if n < len(row)]) for n in range(depth)]


def columns_of(kinds: Mapping[str, Kind], listed: frozenset[str]) -> tuple[dict[str, list[int]], list[str]]:
    """The column of each part of each kind: one for each name, and another one where a name comes twice."""
    names: list[str] = []
    found: dict[str, list[int]] = {}
    for name, kind in kinds.items():
        row = []
        for n, part in enumerate(kind.parts):
            if part == POINT:
                continue
            column = part + "2" * kind.parts[:n].count(part)
            if column not in names:
                names.append(column)
            row.append(len(FIXED) + names.index(column))
        found[name] = row
    return found, names
