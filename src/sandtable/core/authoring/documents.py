"""Reads and writes places in a JSON document that a user is editing, whatever it contains.

Readers return a harmless value if a document does not have what is asked for. The game's own reader reports what is wrong
with it (`core.content.user_files`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

from sandtable.core.text.message import Message, literal_message

Document = dict[str, object]
"""The top-level table of a file."""

MAX_STEPS: Final = 10
"""The maximum depth of a place that an edit names."""

_STEP: Final = re.compile(r"\.?([a-z_0-9]+)|\[(\d{1,4})\]")


class BadEdit(ValueError):
    """An impossible edit. The message says why."""


def unknown_name(kind: str, name: str) -> BadEdit:
    """The error for a name that does not exist."""
    return BadEdit(f"there is no {kind} {name[:40]!r}")


# -- places in a document --------------------------------------------------------------------------------------------------


def steps_of(path: str) -> list[str | int]:
    """The keys and indices on the path to a field.

    >>> steps_of("units[3].hex")
    ['units', 3, 'hex']
    """
    steps: list[str | int] = []
    at = 0
    for found in _STEP.finditer(path):
        if found.start() != at or (at == 0) != (not found.group().startswith((".", "["))):
            break
        at = found.end()
        steps.append(found[1] if found[1] is not None else int(found[2]))
    if at != len(path) or not steps or len(steps) > MAX_STEPS:
        raise BadEdit(f"{path[:40]!r} is not a path in a document")
    return steps


def value_at(document: object, path: str) -> object:
    """The value at a path, or None.

    >>> value_at({"units": [{"hex": "A1"}]}, "units[0].hex")
    'A1'
    """
    found = document
    for step in steps_of(path):
        if isinstance(step, str):
            found = found.get(step) if isinstance(found, dict) else None
        else:
            found = found[step] if isinstance(found, list) and step < len(found) else None
    return found


def set_value(document: Document, path: str, value: object) -> None:
    """Write a value at a path; None deletes it. Missing tables and lists on the path are created.

    >>> file: Document = {}
    >>> set_value(file, "options.heroes", True); set_value(file, "rules[0].id", "a"); file
    {'options': {'heroes': True}, 'rules': [{'id': 'a'}]}
    """
    steps = steps_of(path)
    holder: object = document
    for number_of, step in enumerate(steps[:-1]):
        made: object = [] if isinstance(steps[number_of + 1], int) else {}
        if isinstance(step, str) and isinstance(holder, dict):
            if holder.get(step) is None:
                holder[step] = made
            holder = holder[step]
        elif isinstance(step, int) and isinstance(holder, list) and step <= len(holder):
            if step == len(holder):
                holder.append(made)
            holder = holder[step]
        else:
            raise BadEdit(f"{path[:40]!r}: cannot be set")
    last = steps[-1]
    if isinstance(last, str) and isinstance(holder, dict):
        if value is None:
            holder.pop(last, None)
        else:
            holder[last] = value
    elif isinstance(last, int) and isinstance(holder, list) and last < len(holder) + (value is not None):
        holder[last : last + 1] = [] if value is None else [value]
    else:
        raise BadEdit(f"{path[:40]!r}: cannot be set")


def rows_of(document: Document, key: str) -> list[tuple[int, Document]]:
    """The tables of a list with their indices. Other items are skipped."""
    found = document.get(key)
    return [(n, row) for n, row in enumerate(found) if isinstance(row, dict)] if isinstance(found, list) else []


def list_of(document: Document, key: str) -> list[object]:
    """The list under a key, for changing. A missing list is created; any other value is replaced by one."""
    found = document.get(key)
    if not isinstance(found, list):
        found = []
        document[key] = found
    return found


def row_at(document: Document, key: str, part: str, target: str) -> tuple[int, Document]:
    """The row of a list named by `part:number`, with its index."""
    for n, row in rows_of(document, key):
        if target == f"{part}:{n}":
            return n, row
    raise unknown_name(part, target)


def free_id(document: Document, key: str, stem: str) -> tuple[str, int]:
    """The first id `stem-number` that no row of a list uses, and its number.

    >>> free_id({"areas": [{"id": "area-1"}]}, "areas", "area")
    ('area-2', 2)
    """
    ids = {text_at(row, "id") for _, row in rows_of(document, key)}
    number_of = next(n for n in range(1, len(ids) + 2) if f"{stem}-{n}" not in ids)
    return f"{stem}-{number_of}", number_of


def copy_document(document: Document) -> Document:
    found: Document = json.loads(json.dumps(document))
    return found


def text_at(row: Mapping[str, object], key: str) -> str:
    found = row.get(key)
    return found if isinstance(found, str) else ""


def title_at(row: Mapping[str, object], key: str, most: int, otherwise: str = "") -> Message:
    """A title written by a user, cut to length."""
    return literal_message(text_at(row, key)[:most] or otherwise)


def items_of(value: object) -> list[object]:
    """The items of a list. Empty for any other value."""
    return value if isinstance(value, list) else []


def texts_of(value: object) -> list[str]:
    return [item for item in items_of(value) if isinstance(item, str)]


def corners_of(value: object, most: int, widest: int, fractions: bool = False) -> tuple[tuple[int, int], ...] | None:
    """Points that can be drawn, even if they are not a valid outline. None if they are not points. Fractions are rounded.

    >>> corners_of([[0, 0], [5, 0], [5, 5]], 8, 100), corners_of([[0, 0], [5, 0], [5, 500]], 8, 100)
    (((0, 0), (5, 0), (5, 5)), None)
    """
    items = items_of(value)
    if not 3 <= len(items) <= most:
        return None
    kinds = (int, float) if fractions else int
    corners: list[tuple[int, int]] = []
    for corner in items:
        if not isinstance(corner, list) or len(corner) != 2:
            return None
        x, y = corner
        if (
            not isinstance(x, kinds)
            or not isinstance(y, kinds)
            or not (-widest <= x <= widest and -widest <= y <= widest)
        ):
            return None
        corners.append((round(x), round(y)))
    return tuple(corners)


def document_text(document: Document) -> str:
    """A document as the shortest text. NaN and infinity, which JSON does not have, are refused."""
    try:
        return json.dumps(document, separators=(",", ":"), allow_nan=False)
    except ValueError:
        raise BadEdit("not JSON: NaN and infinity are not allowed") from None
