"""Saves and loads nested plain values as one line of ASCII Python literals.

Lists stay lists and tuples stay tuples. The text is the same on every machine and Python version, people can read it, and it
needs no third-party package. Frames and secrets are written as tagged tuples.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from sandtable.core.engine.frames import Frame, Secret

if TYPE_CHECKING:
    from sandtable.core.engine.state import State

SECRET: Final = "secret!"
FRAME: Final = "frame!"
MAX_BYTES: Final = 4_000_000
ATOMIC_TYPES: Final = frozenset([int, str, tuple, bool])
"""The types of most frame fields. Values of these types are written as they are."""

S = TypeVar("S", bound="State")


class BadSave(ValueError):
    """A saved state or record that cannot be read. The message says what is wrong and where."""


def encode(value: object) -> bytes:
    """
    >>> encode((1, [2, (3,)], "a", None))
    b"(1, [2, (3,)], 'a', None)"
    """
    return ascii(value).encode("ascii")


def decode(data: bytes, what: str = "saved state") -> object:
    """
    >>> decode(encode([(1, 2), [3]]))
    [(1, 2), [3]]
    """
    if len(data) > MAX_BYTES:
        raise BadSave(f"{what}: larger than {MAX_BYTES} bytes")
    try:
        value: object = ast.literal_eval(data.decode("ascii"))
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError) as err:
        raise BadSave(f"{what}: cannot be read ({type(err).__name__}); it may be truncated or damaged") from None
    return value


def to_plain(value: object) -> object:
    """A frame's field converted to a plain value."""
    if isinstance(value, Secret):
        return (SECRET, value.value, value.knows)
    if isinstance(value, Frame):
        return encode_frame(value)
    if isinstance(value, list):
        return [item if type(item) in ATOMIC_TYPES else to_plain(item) for item in value]
    return value


def encode_frame(frame: Frame[S]) -> tuple[object, ...]:
    fields = [value if type(value) in ATOMIC_TYPES else to_plain(value) for value in frame.fields()]
    return (FRAME, type(frame).__name__, *fields)


def encode_frames(stack: Sequence[Frame[S]]) -> list[tuple[object, ...]]:
    return [encode_frame(frame) for frame in stack]


def from_plain(value: object, classes: dict[str, type[Frame[S]]]) -> object:
    """The field that `to_plain` converted."""
    if isinstance(value, list):
        return [from_plain(item, classes) for item in value]
    if isinstance(value, tuple) and value:
        if value[0] == SECRET and len(value) == 3:
            return Secret(value[1], value[2])
        if value[0] == FRAME:
            return decode_frame(value, classes)
    return value


def decode_frame(value: object, classes: dict[str, type[Frame[S]]]) -> Frame[S]:
    if not (isinstance(value, tuple) and len(value) >= 2 and value[0] == FRAME and value[1] in classes):
        raise BadSave(f"saved state: unknown frame {str(value)[:60]}")
    try:
        return classes[value[1]](*[from_plain(item, classes) for item in value[2:]])
    except TypeError as err:
        raise BadSave(f"saved state: invalid frame {value[1]} ({err})") from None


def decode_frames(value: object, classes: dict[str, type[Frame[S]]]) -> list[Frame[S]]:
    if not isinstance(value, list):
        raise BadSave("saved state: the stack is not a list")
    return [decode_frame(item, classes) for item in value]
