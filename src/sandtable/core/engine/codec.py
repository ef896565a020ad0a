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
MOST_BYTES: Final = 4_000_000
AS_THEY_ARE: Final = frozenset([int, str, tuple, bool])
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
    if len(data) > MOST_BYTES:
        raise BadSave(f"{what}: larger than {MOST_BYTES} bytes")
    try:
        value: object = ast.literal_eval(data.decode("ascii"))
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError) as err:
        raise BadSave(f"{what}: cannot be read ({type(err).__name__}); it may be truncated or damaged") from None
    return value


def plain(value: object) -> object:
    """A frame's field converted to a plain value."""
    if isinstance(value, Secret):
        return (SECRET, value.value, value.knows)
    if isinstance(value, Frame):
        return frame_out(value)
    if isinstance(value, list):
        return [item if type(item) in AS_THEY_ARE else plain(item) for item in value]
    return value


def frame_out(frame: Frame[S]) -> tuple[object, ...]:
    fields = [value if type(value) in AS_THEY_ARE else plain(value) for value in frame.fields()]
    return (FRAME, type(frame).__name__, *fields)


def frames_out(stack: Sequence[Frame[S]]) -> list[tuple[object, ...]]:
    return [frame_out(frame) for frame in stack]


def restored(value: object, classes: dict[str, type[Frame[S]]]) -> object:
    """The field that `plain` converted."""
    if isinstance(value, list):
        return [restored(item, classes) for item in value]
    if isinstance(value, tuple) and value:
        if value[0] == SECRET and len(value) == 3:
            return Secret(value[1], value[2])
        if value[0] == FRAME:
            return frame_in(value, classes)
    return value


def frame_in(value: object, classes: dict[str, type[Frame[S]]]) -> Frame[S]:
    if not (isinstance(value, tuple) and len(value) >= 2 and value[0] == FRAME and value[1] in classes):
        raise BadSave(f"saved state: unknown frame {str(value)[:60]}")
    try:
        return classes[value[1]](*[restored(item, classes) for item in value[2:]])
    except TypeError as err:
        raise BadSave(f"saved state: invalid frame {value[1]} ({err})") from None


def frames_in(value: object, classes: dict[str, type[Frame[S]]]) -> list[Frame[S]]:
    if not isinstance(value, list):
        raise BadSave("saved state: the stack is not a list")
    return [frame_in(item, classes) for item in value]
