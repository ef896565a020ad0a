"""Encodes scenes as JSON and computes what changed between two scenes.

A part is a field of the scene, or one item of a field that is a list (a stack, a tray, a panel). Unchanged parts are not sent
again. Only the hashes of the previous scene's parts are kept, which is enough to tell which parts are equal. A delta is
computed once for all pages that were sent the same scene. Both scenes belong to the same viewer, so a delta reveals nothing
that the newer scene does not.
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
"""Hash of each field of a scene, or of each item if it is a list. Packed in arrays, because every page holds one."""

NAMES: Final = tuple(field.name for field in fields(Scene))
MAX_COMPARED: Final = 200
"""The most list items to compare one by one. A longer changed stretch is sent as a whole."""


ENCODE: Final = msgspec.json.Encoder().encode
DECODE: Final = msgspec.json.Decoder(
    float_hook=lambda text: int(float(text)) if float(text).is_integer() else float(text)
)
WHOLE: Final = re.compile(rb"\.0(?=[,\]}]|$)")
"""The end of a whole number written with a decimal point. Names such as "hand.0" end differently."""


def encode_json(value: object) -> bytes:
    """Encode a value as JSON. Whole numbers have no decimal point, as in browsers, so that both sides get the same digest.

    >>> encode_json((1.0, 2.5, "v1.0", "1.0, or"))
    b'[1,2.5,"v1.0","1.0, or"]'
    >>> encode_json((-0.0, 10.05, "a \\"quoted\\" 1.0"))
    b'[0,10.05,"a \\\\"quoted\\\\" 1.0"]'
    """
    raw = ENCODE(value)
    return ENCODE(DECODE.decode(raw)) if b".0" in raw and WHOLE.search(raw) is not None else raw


class EncodedScene:
    """One viewer's scene, encoded for sending."""

    def __init__(self, scene: Scene) -> None:
        self._parts: dict[str, bytes | list[bytes]] = {}
        for name in NAMES:
            value = getattr(scene, name)
            self._parts[name] = (
                [encode_json(item) for item in value] if isinstance(value, tuple) else encode_json(value)
            )
        self.marks: Marks = {
            name: hash(part) if isinstance(part, bytes) else array("q", map(hash, part))
            for name, part in self._parts.items()
        }
        self._changes: dict[int, tuple[Marks, SceneChange]] = {}

    def whole(self) -> msgspec.Raw:
        """Return the whole scene as JSON."""
        encoded = [
            b'"%b":%b' % (name.encode(), part if isinstance(part, bytes) else b"[%b]" % b",".join(part))
            for name, part in self._parts.items()
        ]
        return msgspec.Raw(b"{%b}" % b",".join(encoded))

    def change(self, base: int, marks: Marks) -> SceneChange:
        """Return what changed since the scene number `base`, which had these marks."""
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
    """Return how to build the new list from the old one: n keeps n items, -n drops n items, a list inserts its items.

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
    if not old or not new or max(len(old), len(new)) > MAX_COMPARED:
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


def apply_change(before: dict[str, Any], change: SceneChange) -> dict[str, Any] | None:
    """Apply a change to the previous scene as a client does. Return None if the digest does not match."""
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
