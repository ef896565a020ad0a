"""Reads the files of a game's content. Every fault is reported with file, row and field.

    units = toml_file("sandtable.games.my_game", "units.toml")
    for row in units.rows("unit"):
        modifier = row.number("modifier", 0)

A `ContentValue` is one value of a file with its place: `units.toml, unit dragon, modifier`. Content ships with the game, so
reading stops at the first fault. `core.content.user_files` reads files that players write and collects all faults.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Final, cast

from sandtable.core.content.parsed import content_folder, parsed_file
from sandtable.core.content.user_files import short, short_repr
from sandtable.core.engine.declare import slotted

MAX_LISTED: Final = 30
"""The most words a message lists."""
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)


class ContentError(ValueError):
    """A content file has an invalid value. The message says where."""


REPLACED: Final[dict[tuple[str, str], str]] = {}
"""Texts in place of files of content, by package and name. Only processes started for a changed game have any (`lab.patch`)."""
REPLACED_READ: Final[set[str]] = set()
"""The names of those that were read."""


def text_file(package: str, name: str) -> str:
    """The text of a file in a package's `content` folder."""
    replaced = REPLACED.get((package, name))
    if replaced is not None:
        REPLACED_READ.add(name)
        return replaced
    with open(f"{content_folder(package)}/{name}", encoding="utf-8") as file:
        return file.read()


def parsed(package: str, name: str, parse: Callable[[str], object]) -> object:
    """What `parse` makes of a file in a package's `content` folder."""
    if (package, name) in REPLACED:
        return parse(text_file(package, name))
    return parsed_file(f"{content_folder(package)}/{name}", parse)


def toml_file(package: str, name: str) -> ContentValue:
    return ContentValue(parsed(package, name, toml_reader(name)), name)


def json_file(package: str, name: str) -> ContentValue:
    return json_entry(text_file(package, name), name)


def messages_file(package: str, name: str) -> dict[str, str]:
    """The one-line messages of a file in `content/words`, such as the names of cards, by key."""
    return cast(dict[str, str], parsed(package, f"words/{name}", messages_in))


def messages_in(text: str) -> dict[str, str]:
    return {match[1]: match[2].strip() for match in MESSAGE.finditer(text)}


def looks_of(package: str) -> dict[str, dict[str, str]]:
    """The tables of `looks.toml`: names of icons and colours, for the client only."""
    return {
        table: {key: value.as_text() for key, value in row.entries()}
        for table, row in toml_file(package, "looks.toml").entries()
    }


def toml_entry(text: str, name: str) -> ContentValue:
    """
    >>> toml_entry("a = 7", "some.toml").number("a")
    7
    """
    return ContentValue(toml_reader(name)(text), name)


def toml_reader(name: str) -> Callable[[str], object]:
    """Parses TOML; a fault is reported with the name of the file."""

    def read(text: str) -> object:
        import tomllib  # a parsed file is kept, so most programs never parse one

        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as err:
            raise ContentError(f"{name}: not TOML: {err}") from None

    return read


def json_entry(text: str, name: str) -> ContentValue:
    try:
        return ContentValue(json.loads(text), name)
    except (ValueError, RecursionError) as err:
        raise ContentError(f"{name}: not JSON: {err}") from None


def nearest_words(word: str, words: Sequence[str]) -> list[str]:
    from difflib import get_close_matches  # only a misspelt word needs it

    return get_close_matches(word, words, 1)


def choices_text(ids: Sequence[str]) -> str:
    """The choices, as many as fit into a sentence.

    >>> choices_text(("foot", "mounted")), choices_text(["word"] * 100)
    ('foot, mounted', 'the 100 there are')
    """
    return ", ".join(ids) if len(ids) <= MAX_LISTED else f"the {len(ids)} there are"


@slotted
class ContentValue:
    """One value of a content file, and its place."""

    value: object
    where: str

    def wrong(self, what: str) -> ContentError:
        """The error to raise for this value."""
        return ContentError(f"{self.where}: {what}")

    # -- tables and lists ------------------------------------------------------------------------------------------------

    def table(self) -> dict[str, object]:
        if not isinstance(self.value, dict):
            raise self.wrong(f"expected a table, not {short_repr(self.value)}")
        return self.value

    def has(self, key: str) -> bool:
        return key in self.table()

    def need(self, key: str) -> ContentValue:
        """A required field."""
        table = self.table()
        if key not in table:
            raise self.wrong(f"{key} is missing")
        return ContentValue(table[key], f"{self.where}, {key}")

    def only(self, known: Sequence[str]) -> None:
        """Refuse unknown fields, so that a misspelt one is not silently ignored."""
        for key in self.table():
            if key not in known:
                near = nearest_words(key, known)
                hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
                raise self.wrong(f"unknown field {short(key)}; {hint}")

    def entries(self) -> list[tuple[str, ContentValue]]:
        """The fields of a table by name."""
        return [(key, ContentValue(value, f"{self.where}, {key}")) for key, value in self.table().items()]

    def items(self) -> list[ContentValue]:
        if not isinstance(self.value, list):
            raise self.wrong(f"expected a list, not {short_repr(self.value)}")
        return [ContentValue(item, f"{self.where} {number}") for number, item in enumerate(self.value, 1)]

    def rows(self, key: str, ids: Sequence[str] = ()) -> list[ContentValue]:
        """The tables of a list. Their place is their id. With `ids`, they must be exactly these, in that order."""
        rows = []
        for row in self.need(key).items():
            name = row.table().get("id")
            rows.append(ContentValue(row.value, f"{self.where}, {key} {name}") if isinstance(name, str) else row)
        if ids and [row.text("id") for row in rows] != list(ids):
            raise self.wrong(f"{key}: expected the rows {', '.join(ids)}")
        return rows

    def pair(self) -> tuple[ContentValue, ContentValue]:
        items = self.items()
        if len(items) != 2:
            raise self.wrong(f"expected two values, not {len(items)}")
        return items[0], items[1]

    # -- plain values ----------------------------------------------------------------------------------------------------

    def as_number(self, low: int | None = None, high: int | None = None) -> int:
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(f"expected a whole number, not {short_repr(value)}")
        if (low is not None and value < low) or (high is not None and value > high):
            bounds = (
                f"at least {low}" if high is None else f"at most {high}" if low is None else f"between {low} and {high}"
            )
            raise self.wrong(f"{short_repr(value)} is not {bounds}")
        return value

    def as_decimal(self) -> float:
        if isinstance(self.value, bool) or not isinstance(self.value, int | float):
            raise self.wrong(f"expected a number, not {short_repr(self.value)}")
        return float(self.value)

    def as_flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong(f"expected true or false, not {short_repr(self.value)}")
        return self.value

    def as_text(self) -> str:
        if not isinstance(self.value, str) or not self.value:
            raise self.wrong(f"expected text, not {short_repr(self.value)}")
        return self.value

    def as_colour(self) -> str:
        text = self.as_text()
        if len(text) != 7 or text[0] != "#" or any(digit not in "0123456789ABCDEFabcdef" for digit in text[1:]):
            raise self.wrong(f"expected a colour like #A81B2A, not {short(text)}")
        return text

    def as_index(self, ids: Sequence[str]) -> int:
        """The index of a word in a list of words."""
        text = self.as_text()
        if text not in ids:
            near = nearest_words(text, ids)
            hint = f"unknown; did you mean {near[0]}?" if near else f"not one of {choices_text(ids)}"
            raise self.wrong(f"{short(text)} is {hint}")
        return ids.index(text)

    def as_word(self, ids: Sequence[str]) -> str:
        return ids[self.as_index(ids)]

    def as_texts(self) -> tuple[str, ...]:
        return tuple([item.as_text() for item in self.items()])

    def as_numbers(self, low: int | None = None, high: int | None = None) -> tuple[int, ...]:
        return tuple([item.as_number(low, high) for item in self.items()])

    # -- fields of a table -----------------------------------------------------------------------------------------------

    def number(self, key: str, low: int | None = None, high: int | None = None) -> int:
        return self.need(key).as_number(low, high)

    def number_or(self, key: str, default: int, low: int | None = None, high: int | None = None) -> int:
        return self.need(key).as_number(low, high) if self.has(key) else default

    def flag(self, key: str) -> bool:
        return self.need(key).as_flag()

    def flag_or(self, key: str, default: bool) -> bool:
        return self.need(key).as_flag() if self.has(key) else default

    def text(self, key: str) -> str:
        return self.need(key).as_text()

    def text_or(self, key: str, default: str) -> str:
        return self.need(key).as_text() if self.has(key) else default

    def texts_or(self, key: str, default: tuple[str, ...] = ()) -> tuple[str, ...]:
        return self.need(key).as_texts() if self.has(key) else default

    def colour(self, key: str) -> str:
        return self.need(key).as_colour()

    def index(self, key: str, ids: Sequence[str]) -> int:
        return self.need(key).as_index(ids)

    def word(self, key: str, ids: Sequence[str]) -> str:
        return self.need(key).as_word(ids)
