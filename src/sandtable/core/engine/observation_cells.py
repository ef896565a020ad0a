"""How the values of an observation are written as numbers: one cell for each kind of value.

Seats and holders of cards are counted from the seat that looks.
"""

from __future__ import annotations

from array import array
from typing import Final

from sandtable.core.engine.cards import FACE
from sandtable.core.engine.kinds import SEAT
from sandtable.core.engine.state import State
from sandtable.core.space.points import LEAST as LEAST_PLACE
from sandtable.core.space.points import MOST as MOST_PLACE
from sandtable.core.space.points import x_of, y_of

MOST: Final = (1 << 31) - 1
LEAST: Final = -MOST - 1
CODE: Final = "i"
"""The type code of the numbers: whole numbers of 32 bits, LEAST to MOST."""


# -- who looks -------------------------------------------------------------------------------------------------------------


class Eye:
    """The seat that looks, and how it counts the others."""

    __slots__ = ("by_holder", "by_seat", "holder", "holders", "own", "players", "seat", "who")

    def __init__(self, st: State, seat: int, holders: int) -> None:
        self.seat = seat
        self.own = max(seat, 0)
        """The seat that counts as 0. A spectator counts from seat 0."""
        self.players = st.players
        self.who = st.holders(seat)
        self.holder = max(self.who[0], 0)
        self.holders = holders
        self.by_seat = [(seat - self.own) % st.players for seat in range(st.players)] + [-1]
        """What each seat counts as; the last entry is for -1, nobody."""
        self.by_holder = [(holder - self.holder) % holders for holder in range(holders)] + [-1]


# -- how one value is written ----------------------------------------------------------------------------------------------


class Cell:
    """Writes one value as `width` numbers."""

    __slots__ = ("width",)

    def __init__(self, width: int) -> None:
        self.width = width

    def write(self, out: array[int], at: int, value: object, eye: Eye) -> None:
        raise NotImplementedError

    def ranges(self) -> list[tuple[int, int]]:
        """The least and the greatest number at each place."""
        raise NotImplementedError

    def names(self, name: str) -> list[str]:
        """What the number at each place is."""
        raise NotImplementedError

    def meaning(self) -> str:
        raise NotImplementedError


class Number(Cell):
    """A number as it is, plus `shift`."""

    __slots__ = ("high", "low", "shift")

    def __init__(self, low: int, high: int, shift: int = 0) -> None:
        super().__init__(1)
        self.low = low
        self.high = high
        self.shift = shift

    def write(self, out: array[int], at: int, value: object, eye: Eye) -> None:
        assert isinstance(value, int)
        out[at] = self.code(value, eye) + self.shift

    def code(self, value: int, eye: Eye) -> int:
        return value

    def ranges(self) -> list[tuple[int, int]]:
        return [(0 if self.shift else self.low, min(self.high + self.shift, MOST))]

    def names(self, name: str) -> list[str]:
        return [name]

    def meaning(self) -> str:
        high = "" if self.high >= MOST - 1 else str(self.high)
        return f"{self.what()} {self.low}..{high}{f', plus {self.shift}' if self.shift else ''}"

    def what(self) -> str:
        return "number"


class SeatNumber(Number):
    """A seat, or a holder of cards, counted from the one that looks. Negative numbers stay."""

    __slots__ = ("of_holders",)

    def __init__(self, low: int, high: int, shift: int, of_holders: bool) -> None:
        super().__init__(low, high, shift)
        self.of_holders = of_holders

    def code(self, value: int, eye: Eye) -> int:
        if value < 0:
            return value
        return (value - eye.holder) % eye.holders if self.of_holders else (value - eye.own) % eye.players

    def what(self) -> str:
        return "holder, own is 0," if self.of_holders else "seat, own is 0,"


class CardNumber(Number):
    """The face of a card; -1 if it is unknown. With `own`, a face is a printing and, above so many bits, its owner."""

    __slots__ = ("own",)

    def __init__(self, low: int, high: int, shift: int, own: int) -> None:
        super().__init__(low, high, shift)
        self.own = own

    def code(self, value: int, eye: Eye) -> int:
        if value < 0:
            return value
        face = value & FACE
        if not self.own:
            return face
        owner = ((face >> self.own) - eye.own) % eye.players
        return face & ((1 << self.own) - 1) | owner << self.own

    def what(self) -> str:
        return f"card{f' + {1 << self.own} x owner, own is 0,' if self.own else ''}"


class Spot(Cell):
    """A point of the plane as three numbers: 1, x, y; or a negative number that stands for no point, 0, 0."""

    __slots__ = ("low",)

    def __init__(self, low: int) -> None:
        super().__init__(3)
        self.low = low

    def write(self, out: array[int], at: int, value: object, eye: Eye) -> None:
        assert isinstance(value, int)
        if value < 0:
            out[at] = value
        else:
            out[at] = 1
            out[at + 1] = x_of(value)
            out[at + 2] = y_of(value)

    def ranges(self) -> list[tuple[int, int]]:
        return [(self.low, 1), (LEAST_PLACE, MOST_PLACE), (LEAST_PLACE, MOST_PLACE)]

    def names(self, name: str) -> list[str]:
        return [f"{name}.on", f"{name}.x", f"{name}.y"]

    def meaning(self) -> str:
        return f"1 x y, or {self.low}..-1 0 0"


class Bits(Cell):
    """A bit mask as numbers 0 and 1: of seats, or of things."""

    __slots__ = ("of_seats",)

    def __init__(self, count: int, of_seats: bool) -> None:
        super().__init__(count)
        self.of_seats = of_seats

    def write(self, out: array[int], at: int, value: object, eye: Eye) -> None:
        assert isinstance(value, int)
        while value:
            bit = (value & -value).bit_length() - 1
            value &= value - 1
            if self.of_seats:
                bit = eye.by_seat[bit]
            if bit < self.width:
                out[at + bit] = 1

    def ranges(self) -> list[tuple[int, int]]:
        return [(0, 1)] * self.width

    def names(self, name: str) -> list[str]:
        return [f"{name}.{n}" for n in range(self.width)]

    def meaning(self) -> str:
        return f"{self.width} bits{' by seat, own first' if self.of_seats else ''}"


class Tally(Cell):
    """A list as counts: how many unknown entries it has, and how many of each number below `width` - 1."""

    __slots__ = ()

    def write(self, out: array[int], at: int, value: object, eye: Eye) -> None:
        assert isinstance(value, list | tuple)
        first, most = at + 1, self.width - 1
        for each in value:
            if each < most:
                out[first + each] += 1

    def ranges(self) -> list[tuple[int, int]]:
        return [(0, MOST)] * self.width

    def names(self, name: str) -> list[str]:
        return [f"{name}.unknown", *[f"{name}.count of {n}" for n in range(self.width - 1)]]

    def meaning(self) -> str:
        return f"how many unknown, how many of each 0..{self.width - 2}"


class Length(Cell):
    """How long a list is."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, out: array[int], at: int, value: object, eye: Eye) -> None:
        assert isinstance(value, list | tuple)
        out[at] = len(value)

    def ranges(self) -> list[tuple[int, int]]:
        return [(0, MOST)]

    def names(self, name: str) -> list[str]:
        return [f"{name}.length"]

    def meaning(self) -> str:
        return "how many"


NOT_TURNED: Final = 0
BY_SEAT: Final = 1
BY_HOLDER: Final = 2
TURNS: Final = {SEAT: BY_SEAT, "holder": BY_HOLDER}
"""The names of counts whose lists begin with the entry of the seat that looks."""
SAME: Final[list[int]] = []
"""No seat or holder is counted from the one that looks."""


class Listed(Cell):
    """The first `room` entries of a list. A tuple of numbers, such as the terrain, is often the same as last time."""

    __slots__ = ("_last", "in_one_go", "item", "room", "turned", "what")

    def __init__(self, item: Cell, room: int, turned: int, what: str) -> None:
        super().__init__(item.width * room)
        self.item = item
        self.room = room
        self.turned = turned
        self.what = what
        self.in_one_go = type(item) is Number or (isinstance(item, SeatNumber) and item.low == -1)
        self._last: tuple[tuple[object, ...], list[int], array[int]] = ((), SAME, array(CODE))
        """The last tuple of numbers, how it was turned, and what was written."""

    def write(self, out: array[int], at: int, value: object, eye: Eye) -> None:
        assert isinstance(value, list | tuple)
        item = self.item
        count = len(value)
        if self.turned and count:
            own = eye.own if self.turned == BY_SEAT else eye.holder
            for n in range(min(count, self.room)):
                item.write(out, at + n * item.width, value[(own + n) % count], eye)
            return
        if isinstance(item, Number) and self.in_one_go:
            turned = SAME
            if isinstance(item, SeatNumber):
                turned = eye.by_holder if item.of_holders else eye.by_seat
            if type(value) is not tuple:
                found = self.codes(value, item.shift, turned)
            elif value is self._last[0] and turned == self._last[1]:
                found = self._last[2]
            else:
                found = self.codes(value, item.shift, turned)
                self._last = (value, turned, found)
            out[at : at + len(found)] = found
            return
        is_tally = type(item) is Tally
        for each in value[: self.room]:
            if each or not is_tally:
                item.write(out, at, each, eye)
            at += item.width

    def codes(self, value: list[int] | tuple[int, ...], shift: int, turned: list[int]) -> array[int]:
        """The numbers of the entries, turned to the one that looks."""
        if turned:
            return array(CODE, [turned[each] + shift for each in value[: self.room]])
        return array(CODE, [each + shift for each in value[: self.room]])

    def ranges(self) -> list[tuple[int, int]]:
        return self.item.ranges() * self.room

    def names(self, name: str) -> list[str]:
        return [each for n in range(self.room) for each in self.item.names(f"{name}[{n}]")]

    def meaning(self) -> str:
        return f"{self.room} {self.what or 'entries'}{' (own first)' if self.turned else ''} x {self.item.meaning()}"


class Several(Cell):
    """A tuple with its own kind of number at each place."""

    __slots__ = ("items",)

    def __init__(self, items: list[Cell]) -> None:
        super().__init__(sum([item.width for item in items]))
        self.items = items

    def write(self, out: array[int], at: int, value: object, eye: Eye) -> None:
        assert isinstance(value, tuple)
        for n, item in enumerate(self.items):
            item.write(out, at, value[n], eye)
            at += item.width

    def ranges(self) -> list[tuple[int, int]]:
        return [each for item in self.items for each in item.ranges()]

    def names(self, name: str) -> list[str]:
        return [each for n, item in enumerate(self.items) for each in item.names(f"{name}.{n}")]

    def meaning(self) -> str:
        return f"({'; '.join([item.meaning() for item in self.items])})"
