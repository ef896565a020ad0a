"""A scene as JSON in its parts, and what has changed of it since the one that a page was sent before.

A part is a field of the scene, or one item of a field that is a list: a stack, a tray, a panel. What has not changed is not
sent again. Of the scene before only the marks of its parts are kept, which is enough to know which of them are the same, and a
difference is made once for all pages that were sent the same. Both scenes are those of one viewer, so a difference tells
nothing that the newer one does not.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Sequence
from dataclasses import fields
from difflib import SequenceMatcher
from typing import Any, Final, TypeVar
from zlib import crc32

import msgspec

from sandtable.core.scene.scene import Scene
from sandtable.server.wire.messages import SceneChange

Marks = dict[str, "int | array[int]"]
"""For each field of a scene what stands for its value, or for each of its items; close together, for every page has some."""

NAMES: Final = tuple(field.name for field in fields(Scene))
MOST_COMPARED: Final = 200
"""Items of a list that are compared one by one; longer middles are sent anew."""


ENCODE: Final = msgspec.json.Encoder().encode
DECODE: Final = msgspec.json.Decoder(
    float_hook=lambda text: int(float(text)) if float(text).is_integer() else float(text)
)
WHOLE: Final = re.compile(rb"\.0(?=[,\]}]|$)")
"""How a whole number ends that is written with a point; names such as "hand.0" end otherwise."""


def written(value: object) -> bytes:
    """A value as JSON, whole numbers without a point, as browsers write them: so both sides come to the same digest.

    >>> written((1.0, 2.5, "v1.0", "1.0, or"))
    b'[1,2.5,"v1.0","1.0, or"]'
    >>> written((-0.0, 10.05, "a \\"quoted\\" 1.0"))
    b'[0,10.05,"a \\\\"quoted\\\\" 1.0"]'
    """
    raw = ENCODE(value)
    return ENCODE(DECODE.decode(raw)) if b".0" in raw and WHOLE.search(raw) is not None else raw


class Drawn:
    """A scene of one viewer, as it is sent."""

    def __init__(self, scene: Scene) -> None:
        self._parts: dict[str, bytes | list[bytes]] = {}
        for name in NAMES:
            value = getattr(scene, name)
            self._parts[name] = [written(item) for item in value] if isinstance(value, tuple) else written(value)
        self.marks: Marks = {
            name: hash(part) if isinstance(part, bytes) else array("q", map(hash, part))
            for name, part in self._parts.items()
        }
        self._changes: dict[int, tuple[Marks, SceneChange]] = {}

    def whole(self) -> msgspec.Raw:
        """All of it as JSON."""
        told = [
            b'"%b":%b' % (name.encode(), part if isinstance(part, bytes) else b"[%b]" % b",".join(part))
            for name, part in self._parts.items()
        ]
        return msgspec.Raw(b"{%b}" % b",".join(told))

    def change(self, base: int, marks: Marks) -> SceneChange:
        """What has changed since the scene with these marks, whose number was `base`."""
        known = self._changes.get(base)
        if known is None or known[0] is not marks:
            self._changes[base] = known = (marks, self._changed(base, marks))
        return known[1]

    def _changed(self, base: int, marks: Marks) -> SceneChange:
        values: dict[str, msgspec.Raw] = {}
        lists: dict[str, tuple[int | list[msgspec.Raw], ...]] = {}
        for name, part in self._parts.items():
            before, now = marks[name], self.marks[name]
            if before == now:
                continue
            if isinstance(part, bytes):
                values[name] = msgspec.Raw(part)
            else:
                assert isinstance(before, array)
                assert isinstance(now, array)
                lists[name] = script(before, now, [msgspec.Raw(item) for item in part])
        return SceneChange(base, crc32(bytes(self.whole())), values, lists)


T = TypeVar("T")


def script(before: Sequence[int], now: Sequence[int], items: list[T]) -> tuple[int | list[T], ...]:
    """How the new list is made from the old one: a number n keeps n items, -n leaves n out, a list puts its items in.

    >>> script((1, 2, 3), (1, 4, 3), ["a", "b", "c"])
    (1, -1, ['b'], 1)
    """
    made: list[int | list[T]] = []
    head = 0
    while head < min(len(before), len(now)) and before[head] == now[head]:
        head += 1
    tail = 0
    while tail < min(len(before), len(now)) - head and before[-tail - 1] == now[-tail - 1]:
        tail += 1
    if head:
        made.append(head)
    old, new = before[head : len(before) - tail], now[head : len(now) - tail]
    if not old or not new or max(len(old), len(new)) > MOST_COMPARED:
        steps = [("replace", 0, len(old), 0, len(new))]
    else:
        steps = list(SequenceMatcher(None, old, new, autojunk=False).get_opcodes())
    for kind, start, end, first, last in steps:
        if kind == "equal":
            made.append(end - start)
            continue
        if end > start:
            made.append(start - end)
        if last > first:
            made.append(items[head + first : head + last])
    if tail:
        made.append(tail)
    return tuple(made)


def followed(before: dict[str, Any], change: SceneChange) -> dict[str, Any] | None:
    """The new scene from the one before, as a client makes it; nothing if it is not the one that was meant."""
    made = {**before, **change.values}
    for name, steps in change.lists.items():
        old, at, items = before[name], 0, []
        for step in steps:
            if not isinstance(step, int):
                items += step
            elif step < 0:
                at -= step
            else:
                items += old[at : at + step]
                at += step
        made[name] = items
    return made if crc32(ENCODE(made)) == change.digest else None
