"""Reads a JSON file that a user wrote. Every fault is recorded with its place, and reading continues.

A `Node` is one value of the file with its path (`units[3].hex`). Its methods record what is wrong and return a harmless value,
so that one pass finds all faults.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.core.engine.declare import slotted
from sandtable.core.text.suggest import nearest
from sandtable.core.text.visible import is_plain

MAX_FILE: Final = 400_000
"""The maximum length of a file, in characters."""
SHORT: Final = 40
MAX_FAULTS: Final = 100
"""The most faults that are collected, ..."""
MAX_HINTS: Final = 20
"""... and the most of them that get a suggestion."""
MAX_ITEMS: Final = 1_000
"""The longest list. No board has that many hexes."""

_SPACE: Final = re.compile(r"[ \t\n\r]*")
_DECODER: Final = json.JSONDecoder()
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}:,]|[^\s\[\]{}:,"]+')


class Fault:
    """One fault of a file: where (path and line, 0 if unknown) and what.

    If the catalogues have the sentence, `key` and `args` name it.
    """

    __slots__ = ("args", "key", "line", "path", "what")

    def __init__(
        self, path: str, what: str, line: int = 0, key: str = "", args: Mapping[str, int | str] | None = None
    ) -> None:
        self.path = path
        self.what = what
        self.line = line
        self.key = key
        self.args = {} if args is None else args

    def __str__(self) -> str:
        return f"{self.path}: {self.what}" if self.path else self.what


class TooManyFaults(Exception):
    """Enough faults have been recorded."""


@slotted
class Node:
    """A value of the file, and its place."""

    value: object
    path: str
    faults: list[Fault]

    def fault(self, what: str, key: str = "", **args: int | str) -> None:
        """Record a fault. Reading stops after very many of them. Its message is `fault-<key>`."""
        self.faults.append(Fault(self.path, what, 0, key, args))
        if len(self.faults) >= MAX_FAULTS:
            raise TooManyFaults

    def near(self, word: str, known: Sequence[str]) -> list[str]:
        """Suggestions for a word. Only the first faults get any."""
        return nearest(word, known) if len(self.faults) < MAX_HINTS else []

    # -- tables --------------------------------------------------------------------------------------------------------

    def only(self, known: Sequence[str]) -> bool:
        """Is it a table? Unknown fields are faults, so that a misspelt one is not silently ignored."""
        if not isinstance(self.value, dict):
            self.fault(f"expected a table, not {short_repr(self.value)}", "table", x=short_repr(self.value))
            return False
        for key in self.value:
            if key not in known:
                near = self.near(key, known)
                if near:
                    what = f"unknown field {short(key)} (did you mean {near[0]}?)"
                    self.fault(what, "field-near", x=short(key), near=near[0])
                else:
                    all_ = ", ".join(known)
                    self.fault(
                        f"unknown field {short(key)}; known fields are {all_}", "field", x=short(key), known=all_
                    )
        return True

    def get(self, key: str) -> Node | None:
        """An optional field. null counts as missing."""
        if not isinstance(self.value, dict) or self.value.get(key) is None:
            return None
        return Node(self.value[key], f"{self.path}.{key}" if self.path else key, self.faults)

    def need(self, key: str) -> Node | None:
        """A required field."""
        found = self.get(key)
        if found is None and isinstance(self.value, dict):
            self.fault(f"{key} is missing", "missing", x=key)
        return found

    def rows(self, key: str) -> list[Node]:
        """The items of an optional list."""
        found = self.get(key)
        return [] if found is None else found.items()

    def tables(self, key: str, known: Sequence[str]) -> list[Node]:
        """The tables of an optional list, with these fields."""
        return [row for row in self.rows(key) if row.only(known)]

    # -- values --------------------------------------------------------------------------------------------------------

    def items(self) -> list[Node]:
        if not isinstance(self.value, list):
            self.fault(f"expected a list, not {short_repr(self.value)}", "list", x=short_repr(self.value))
            return []
        if len(self.value) > MAX_ITEMS:
            what = f"a list of {len(self.value)} items; at most {MAX_ITEMS} are allowed"
            self.fault(what, "long-list", n=str(len(self.value)), most=str(MAX_ITEMS))
            return []
        return [Node(item, f"{self.path}[{number}]", self.faults) for number, item in enumerate(self.value)]

    def number(self, low: int, high: int) -> int | None:
        """A whole number in a range."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool):
            self.fault(f"expected a whole number, not {short_repr(value)}", "number", x=short_repr(value))
        elif not low <= value <= high:
            what = f"{short_repr(value)} is not between {low} and {high}"
            self.fault(what, "range", x=short_repr(value), low=str(low), high=str(high))
        else:
            return value
        return None

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            self.fault(f"expected true or false, not {short_repr(self.value)}", "flag", x=short_repr(self.value))
        return self.value is True

    def text(self, most: int) -> str:
        """Text of one line, or "" after a fault."""
        value = self.value
        if not isinstance(value, str) or not value:
            self.fault(f"expected text, not {short_repr(value)}", "words", x=short_repr(value))
        elif len(value) > most:
            self.fault(f"longer than {most} characters", "long", n=str(most))
        elif not (value.isprintable() and is_plain(value)):
            self.fault("contains characters that cannot be displayed", "unprintable")
        else:
            return value
        return ""

    def word(self, ids: Sequence[str]) -> int:
        """The index of a word in a list of words, or -1 after a fault."""
        value = self.value
        if not isinstance(value, str):
            self.fault(f"expected a word, not {short_repr(value)}", "word", x=short_repr(value))
            return -1
        if value in ids:
            return ids.index(value)
        near = self.near(value, ids)
        if near:
            what = f"{short(value)} is unknown (did you mean {near[0]}?)"
            self.fault(what, "unknown-near", x=short(value), near=near[0])
        else:
            self.fault(
                f"{short(value)} is not one of {', '.join(ids)}", "unknown", x=short(value), known=", ".join(ids)
            )
        return -1

    # -- fields of a table ---------------------------------------------------------------------------------------------

    def need_word(self, key: str, ids: Sequence[str]) -> int:
        found = self.need(key)
        return -1 if found is None else found.word(ids)

    def need_text(self, key: str, most: int) -> str:
        found = self.need(key)
        return "" if found is None else found.text(most)

    def number_or(self, key: str, default: int, low: int, high: int) -> int:
        found = self.get(key)
        value = None if found is None else found.number(low, high)
        return default if value is None else value

    def flag_or(self, key: str, default: bool) -> bool:
        found = self.get(key)
        return default if found is None else found.flag()


def short(text: str) -> str:
    """
    >>> short("h_inf_b")
    'h_inf_b'
    """
    return text if len(text) <= SHORT and text.isprintable() else ascii(text[:SHORT])[1:-1] + "..."


def short_repr(value: object) -> str:
    """A value as the file has it, shortened.

    >>> short_repr(True), short_repr(None), short_repr([1, 2])
    ('true', 'null', 'a list')
    """
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, int) and abs(value) > 10**SHORT:
        return "a huge number"
    return short(json.dumps(value))


def root_of(text: str) -> tuple[object, list[Fault]]:
    """The value of a JSON text, or the fault that makes it invalid."""
    if len(text) > MAX_FILE:
        return None, [Fault("", f"longer than {MAX_FILE} characters", 0, "long", {"n": str(MAX_FILE)})]
    try:
        value: object = json.loads(text)
    except json.JSONDecodeError as err:
        return None, [json_fault(text, err)]
    except RecursionError:
        return None, [Fault("", "not valid JSON: nested too deep", 0, "deep")]
    except ValueError as err:
        return None, [Fault("", f"not valid JSON: {err}")]
    return value, []


def json_fault(text: str, err: json.JSONDecodeError) -> Fault:
    """Where a text stops being valid JSON, or that it is cut off.

    >>> root_of('{"id": "mi')[1][0].key, root_of("nonsense")[1][0].key
    ('json-end', 'json')
    """
    what = f"not valid JSON: {err.msg} in column {err.colno}"
    if err.pos >= len(text.rstrip()) or err.msg.startswith("Unterminated"):
        return Fault("", what, err.lineno, "json-end")
    return Fault("", what, err.lineno, "json", {"column": str(err.colno)})


def more_faults_text(shown: int, faults: list[Fault]) -> str:
    """How many faults there are beyond those shown.

    >>> more_faults_text(5, [Fault("", "wrong")] * 7)
    'and 2 more'
    """
    rest = len(faults) - shown
    return f"and {rest} {'or more' if len(faults) >= MAX_FAULTS else 'more'}" if rest > 0 else ""


def with_lines(text: str, faults: list[Fault]) -> list[Fault]:
    """The faults of a file with their lines, in file order. Duplicate fields are faults too."""
    lines, twice = (
        lines_of(text) if has_duplicate_fields(text) else (lines_at(text, {fault.path for fault in faults}), [])
    )
    found = [*faults, *twice][:MAX_FAULTS]
    for fault in found:
        path = fault.path
        while not fault.line and path:
            fault.line = lines.get(path, 0)
            path = parent_path(path)
    return sorted(found, key=lambda fault: fault.line)


def parent_path(path: str) -> str:
    """
    >>> parent_path("units[3].hex"), parent_path("units[3]"), parent_path("units")
    ('units[3]', 'units', '')
    """
    return path[: max(path.rfind("."), path.rfind("["), 0)]


def has_duplicate_fields(text: str) -> bool:
    """Does any table of a JSON text have a duplicate field, as far as names are shown?

    >>> has_duplicate_fields('{"a": [{"b": 1, "b": 2}]}'), has_duplicate_fields('{"a": [{"b": 1}, {"b": 2}]}')
    (True, False)
    """
    found = False

    def look(fields: list[tuple[str, object]]) -> None:
        nonlocal found
        found = found or len({short(name) for name, _ in fields}) < len(fields)

    json.loads(text, object_pairs_hook=look)
    return found


def lines_at(text: str, paths: set[str]) -> dict[str, int]:
    """The lines of these values of a JSON text and of the values that contain them. All others are skipped quickly.

    >>> lines_at('{"a": [1,\\n {"b": 2}], "c": 3}', {"a[1].b"})
    {'a': 1, 'a[1]': 2, 'a[1].b': 2}
    """
    wanted: set[str] = set()
    for path in paths:
        while path and path not in wanted:
            wanted.add(path)
            path = parent_path(path)
    lines: dict[str, int] = {}
    if not wanted:
        return lines
    line, at = 1, 0

    def after_space(start: int) -> int:
        return _SPACE.match(text, start).end()  # type: ignore[union-attr]  # no space is a match, too

    def pass_over(start: int, path: str) -> int:
        """Record the line of the value that begins here, and move past it."""
        nonlocal line, at
        if path and path not in wanted:
            return _DECODER.raw_decode(text, start)[1]
        line, at = line + text.count("\n", at, start), start
        if path:
            lines[path] = line
        kind = text[start]
        if kind not in "{[":
            return _DECODER.raw_decode(text, start)[1]
        start, number = after_space(start + 1), 0
        while text[start] not in "}]":
            if kind == "{":
                name, start = _DECODER.raw_decode(text, start)
                inner = f"{path}.{short(name)}" if path else short(name)
                start = after_space(after_space(start) + 1)  # the colon
            else:
                inner = f"{path}[{number}]"
                number += 1
            start = after_space(pass_over(start, inner))
            if text[start] == ",":
                start = after_space(start + 1)
        return start + 1

    pass_over(after_space(0), "")
    return lines


def lines_of(text: str) -> tuple[dict[str, int], list[Fault]]:
    """The line of every value of a JSON text by path, and the duplicate fields.

    >>> lines_of('{"a": [1,\\n {"b": 2}]}')[0]
    {'a': 1, 'a[0]': 1, 'a[1]': 2, 'a[1].b': 2}
    """
    lines: dict[str, int] = {}
    twice: list[Fault] = []
    way: list[tuple[str, int]] = []  # paths of the open tables (-1) and lists (index of the next item)
    path, line, at = "", 1, 0
    key: str | None = None
    for token in _TOKEN.finditer(text):
        line += text.count("\n", at, token.start())
        at = token.start()
        word = token.group()
        if word in "}]":
            path = way.pop()[0]
        elif word == ",":
            key = None
        elif word == ":":
            continue
        elif way and way[-1][1] < 0 and key is None:
            name = short(json.loads(word))
            key = f"{way[-1][0]}.{name}" if way[-1][0] else name
            if key in lines and len(twice) < MAX_FAULTS:
                twice.append(Fault(key, "appears twice", line, "twice"))
        else:
            path = key or ""
            if way and way[-1][1] >= 0:
                path = f"{way[-1][0]}[{way[-1][1]}]"
                way[-1] = (way[-1][0], way[-1][1] + 1)
            if path:
                lines[path] = line
            if word in "{[":
                way.append((path, -1 if word == "{" else 0))
                key = None
    return lines, twice
