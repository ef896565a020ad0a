"""What the fields of a state hold and who may know them.

    round: int = field(0, Whole(0), PUBLIC)
    hand: list[list[int]] = field([], ListOf(ListOf(Whole(0, 59)), "seat"), OWNED)
    deck: list[int] = field([], ListOf(Whole(0, 59)), SIZE)

A state declares its fields like this (`core.engine.declare`). They become a table, which drives saving (`State.fields`),
loading (`State.fill`) and what a seat sees (`State.seen_by`). A field that does not declare who may know it is hidden. A slot
that is in no table is neither saved nor shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Final

from sandtable.core.engine.cards import UNKNOWN, mask_of, masked_deck, masked_hand

Sizes = Mapping[str, int]
"""How many seats, areas and so on there are. Used for the lengths of lists and the bounds of numbers."""


# -- what a field holds --------------------------------------------------------------------------------------------------


class Shape:
    """What a field holds. Plain values are saved as they are; a subclass in a game may define how other values are saved."""

    __slots__ = ()

    def wrong(self, value: object, sizes: Sizes) -> str:
        """What is wrong with a loaded value, and where. "" if it is valid."""
        raise NotImplementedError

    def copy(self, value: object) -> object:
        """A copy that shares no mutable parts."""
        return value

    def is_plain(self) -> bool:
        """Is the value saved as it is?"""
        return True

    def plain(self, value: object) -> object:
        """The value as it is saved."""
        return value

    def loaded(self, plain: object, st: object) -> object:
        """The value read from its saved form, for an empty state at the same table."""
        return plain


class Whole(Shape):
    """A whole number from `low` to `high`, or less than the count named by `below`."""

    __slots__ = ("below", "high", "low")

    def __init__(self, low: int | None = None, high: int | None = None, below: str = "") -> None:
        self.low = low
        self.high = high
        self.below = below

    def wrong(self, value: object, sizes: Sizes) -> str:
        """
        >>> Whole(0, 5).wrong(6, {}), Whole(-1, below="area").wrong(7, {"area": 7}), Whole().wrong("7", {})
        (': 6 is more than 5', ': 7 is more than 6', ": '7' is not a whole number")
        """
        if not isinstance(value, int) or isinstance(value, bool):
            return f": {_short(value)} is not a whole number"
        high = sizes[self.below] - 1 if self.below else self.high
        if self.low is not None and value < self.low:
            return f": {_short(value)} is less than {self.low}"
        if high is not None and value > high:
            return f": {_short(value)} is more than {high}"
        return ""

    def fits_all(self, values: list[object], sizes: Sizes) -> bool:
        """Are all of these valid numbers? Checks only the types, the least and the greatest, which is faster."""
        numbers = [value for value in values if type(value) is int]
        if len(numbers) != len(values):
            return False
        high = sizes[self.below] - 1 if self.below else self.high
        if not numbers:
            return True
        return (self.low is None or min(numbers) >= self.low) and (high is None or max(numbers) <= high)


class Flag(Shape):
    """True or False."""

    __slots__ = ()

    def wrong(self, value: object, sizes: Sizes) -> str:
        return "" if isinstance(value, bool) else f": {_short(value)} is not true or false"


class ListOf(Shape):
    """A list of items of one shape. Its length is the count named by `size`."""

    __slots__ = ("deep", "item", "rows", "size")

    def __init__(self, item: Shape, size: str = "") -> None:
        self.item = item
        self.size = size
        self.deep = not isinstance(item, Whole | Flag | TupleOf | Row)
        """Are the items mutable?"""
        self.rows = isinstance(item, ListOf) and not item.deep

    def wrong(self, value: object, sizes: Sizes) -> str:
        """
        >>> ListOf(ListOf(Whole(0)), "seat").wrong([[1], [2, -1]], {"seat": 2})
        '[1][1]: -1 is less than 0'
        >>> few = ListOf(Whole(0, 3))
        >>> few.wrong([1, True], {}), few.wrong([3, 0, 4], {}), few.wrong([3, 0], {}), few.wrong([], {})
        ('[1]: True is not a whole number', '[2]: 4 is more than 3', '', '')
        """
        if not isinstance(value, list):
            return f": {_short(value)} is not a list"
        if self.size and len(value) != sizes[self.size]:
            return f": {len(value)} entries instead of {sizes[self.size]}"
        return _wrong_item(self.item, value, sizes)

    def copy(self, value: object) -> object:
        assert isinstance(value, list)
        if self.rows:
            return [row[:] for row in value]
        return [self.item.copy(item) for item in value] if self.deep else value[:]


class TupleOf(Shape):
    """A tuple of immutable items of one shape."""

    __slots__ = ("item",)

    def __init__(self, item: Shape) -> None:
        self.item = item

    def wrong(self, value: object, sizes: Sizes) -> str:
        if not isinstance(value, tuple):
            return f": {_short(value)} is not a tuple"
        return _wrong_item(self.item, list(value), sizes)


class Row(Shape):
    """A tuple of immutable items, each with its own shape."""

    __slots__ = ("items",)

    def __init__(self, *items: Shape) -> None:
        self.items = items

    def wrong(self, value: object, sizes: Sizes) -> str:
        """
        >>> Row(Whole(), Flag()).wrong((1, 2), {})
        '[1]: 2 is not true or false'
        """
        if not isinstance(value, tuple) or len(value) != len(self.items):
            return f": {_short(value)} is not a tuple of {len(self.items)}"
        for number, item in enumerate(value):
            found = self.items[number].wrong(item, sizes)
            if found:
                return f"[{number}]{found}"
        return ""


def _wrong_item(shape: Shape, items: list[object], sizes: Sizes) -> str:
    if type(shape) is Whole and shape.fits_all(items, sizes):
        return ""
    for number, item in enumerate(items):
        found = shape.wrong(item, sizes)
        if found:
            return f"[{number}]{found}"
    return ""


def _short(value: object) -> str:
    text = ascii(value)
    return text if len(text) <= 40 else f"{text[:40]}..."


# -- who may know it -----------------------------------------------------------------------------------------------------


def sizes_only(pool: list[int], holders: tuple[int, ...]) -> list[int]:
    return [UNKNOWN] * len(pool)


def sizes_of_rows(rows: list[list[int]], holders: tuple[int, ...]) -> list[list[int]]:
    return [[UNKNOWN] * len(row) for row in rows]


def owned_rows(rows: list[list[int]], holders: tuple[int, ...]) -> list[list[int]]:
    return [row[:] if who in holders else [UNKNOWN] * len(row) for who, row in enumerate(rows)]


def held_rows(hands: list[list[int]], holders: tuple[int, ...]) -> list[list[int]]:
    mask = mask_of(holders)
    return [hand[:] if who in holders else masked_hand(hand, mask) for who, hand in enumerate(hands)]


def ordered(deck: list[int], holders: tuple[int, ...]) -> list[int]:
    return masked_deck(deck, mask_of(holders))


def ordered_rows(decks: list[list[int]], holders: tuple[int, ...]) -> list[list[int]]:
    mask = mask_of(holders)
    return [masked_deck(deck, mask) for deck in decks]


class Known:
    """Who may know a field. `view` gives a copy as seen by seats that know all that these holders know."""

    __slots__ = ()

    def view(self, shape: Shape, value: object, holders: tuple[int, ...]) -> object:
        raise NotImplementedError


class Public(Known):
    __slots__ = ()

    def view(self, shape: Shape, value: object, holders: tuple[int, ...]) -> object:
        return shape.copy(value)


class Hidden(Known):
    """A seen state has the value of an empty table."""

    __slots__ = ()


class Size(Known):
    __slots__ = ()

    def view(self, shape: Shape, value: object, holders: tuple[int, ...]) -> object:
        assert isinstance(value, list)
        is_rows = value and isinstance(value[0], list)
        return sizes_of_rows(value, holders) if is_rows else sizes_only(value, holders)


class Owned(Known):
    __slots__ = ()

    def view(self, shape: Shape, value: object, holders: tuple[int, ...]) -> object:
        assert isinstance(value, list)
        return owned_rows(value, holders)


class Held(Known):
    __slots__ = ()

    def view(self, shape: Shape, value: object, holders: tuple[int, ...]) -> object:
        assert isinstance(value, list)
        return held_rows(value, holders)


class Ordered(Known):
    __slots__ = ()

    def view(self, shape: Shape, value: object, holders: tuple[int, ...]) -> object:
        assert isinstance(value, list)
        is_rows = value and isinstance(value[0], list)
        return ordered_rows(value, holders) if is_rows else ordered(value, holders)


class Masked(Known):
    """The game's own function computes what holders see of a value. It must not return the value itself."""

    __slots__ = ("mask",)

    def __init__(self, mask: Callable[[object, tuple[int, ...]], object]) -> None:
        self.mask = mask

    def view(self, shape: Shape, value: object, holders: tuple[int, ...]) -> object:
        return self.mask(value, holders)


PUBLIC: Final = Public()
"""Everyone knows it."""
HIDDEN: Final = Hidden()
"""No one sees any of it."""
SIZE: Final = Size()
"""Everyone knows how many there are, but not which. For one pool, or one pool for each holder."""
OWNED: Final = Owned()
"""A list for each holder. Holders know their own; everyone else knows only its length."""
HELD: Final = Held()
"""A hand of cards (`core.engine.cards`) for each holder. Holders know their own hand and the cards marked as known to them."""
CARDS: Final = Ordered()
"""Cards whose order reveals nothing, one deck or one for each holder. Each seat knows the cards marked as known to it."""


# -- the table -----------------------------------------------------------------------------------------------------------


class Field:
    """One field of a state: the name of its slot, what it holds, and who may know it.

    A field that is not saved is derived from the others by `State.derive` when a state is loaded. Copies of a state share the
    value of a field that is `shared`, so it never changes: rules put another in its place.
    """

    __slots__ = ("known", "name", "saved", "shape", "shared")

    def __init__(
        self, name: str, shape: Shape, known: Known = HIDDEN, saved: bool = True, shared: bool = False
    ) -> None:
        self.name = name
        self.shape = shape
        self.known = known
        self.saved = saved
        self.shared = shared


def check_fields(fields: tuple[Field, ...]) -> None:
    if len({field.name for field in fields}) != len(fields):
        raise ValueError("two fields share a name")
    if len([field for field in fields if field.saved]) < 2:
        raise ValueError("a table needs at least two saved fields")


class FieldTable:
    """The fields of one kind of state, in the order they are saved."""

    __slots__ = ("_by_name", "_get", "fields", "flat", "odd", "same", "saved")

    def __init__(self, *fields: Field) -> None:
        check_fields(fields)
        self.fields = fields
        self.saved = tuple([field for field in fields if field.saved])
        self.odd = tuple([n for n, field in enumerate(self.saved) if not field.shape.is_plain()])
        """The indices of fields whose saved form differs from their value."""
        public = [field for field in fields if isinstance(field.known, Public)]
        self.same = tuple([field.name for field in public if isinstance(field.shape, Whole | Flag | TupleOf | Row)])
        """Public fields with immutable values."""
        self.flat = tuple([f.name for f in public if isinstance(f.shape, ListOf) and not f.shape.deep])
        """Public lists of immutable values."""
        self._by_name = {field.name: field for field in fields}
        self._get: Callable[[object], tuple[object, ...]] = attrgetter(*[field.name for field in self.saved])

    def values(self, st: object) -> tuple[object, ...]:
        """The saved fields of a state as plain values."""
        found = self._get(st)
        if not self.odd:
            return found
        plain = list(found)
        for n in self.odd:
            plain[n] = self.saved[n].shape.plain(plain[n])
        return tuple(plain)

    def seen(self, name: str, value: object, holders: tuple[int, ...]) -> object:
        """What is known of a field to seats that know all that these holders know."""
        field = self._by_name[name]
        return field.known.view(field.shape, value, holders)
