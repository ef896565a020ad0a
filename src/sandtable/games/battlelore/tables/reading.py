"""Reading content: small checked accessors that name the place when a file says something that cannot be."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from importlib.resources import files


class ContentError(ValueError):
    """A content file or a user's adventure says something that cannot be; the message says where."""


def text_of(name: str) -> str:
    """The text of one file below `content/`."""
    return (files("sandtable.games.battlelore") / "content" / name).read_text("utf-8")


def toml_of(name: str) -> dict[str, object]:
    table = tomllib.loads(text_of(name))
    if table.get("schema") != 1:
        raise ContentError(f"{name}: schema 1 expected")
    return table


def json_of(text: str, where: str) -> dict[str, object]:
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError) as err:
        raise ContentError(f"{where}: not JSON ({err})") from None
    return as_table(value, where)


def as_table(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise ContentError(f"{where}: expected a table")
    return {str(key): item for key, item in value.items()}


def as_list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise ContentError(f"{where}: expected a list")
    return list(value)


def as_int(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ContentError(f"{where}: expected a whole number")
    return value


def as_bool(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise ContentError(f"{where}: expected true or false")
    return value


def as_text(value: object, where: str) -> str:
    if not isinstance(value, str) or not value:
        raise ContentError(f"{where}: expected words")
    return value


def index_in(ids: Sequence[str], value: object, where: str) -> int:
    """The number of a word in a list of words."""
    text = as_text(value, where)
    if text not in ids:
        raise ContentError(f"{where}: {text} is not one of {', '.join(ids)}")
    return ids.index(text)


def tables(table: dict[str, object], key: str, where: str) -> list[tuple[dict[str, object], str]]:
    """The tables of a list, each with the place it stands in: its id where it has one."""
    found: list[tuple[dict[str, object], str]] = []
    for number, item in enumerate(as_list(table.get(key, []), f"{where}: {key}")):
        row = as_table(item, f"{where}: {key} {number + 1}")
        found.append((row, f"{where}: {key} {row.get('id', number + 1)}"))
    return found


def int_or(table: dict[str, object], key: str, default: int, where: str) -> int:
    return as_int(table[key], f"{where}.{key}") if key in table else default


def text_or(table: dict[str, object], key: str, default: str, where: str) -> str:
    return as_text(table[key], f"{where}.{key}") if key in table else default


def bool_or(table: dict[str, object], key: str, default: bool, where: str) -> bool:
    return as_bool(table[key], f"{where}.{key}") if key in table else default


def need(table: dict[str, object], key: str, where: str) -> object:
    if key not in table:
        raise ContentError(f"{where}: {key} is missing")
    return table[key]


def ints(value: object, where: str) -> tuple[int, ...]:
    return tuple(as_int(item, where) for item in as_list(value, where))


def texts(value: object, where: str) -> tuple[str, ...]:
    return tuple(as_text(item, where) for item in as_list(value, where))


def only(table: dict[str, object], known: Sequence[str], where: str) -> None:
    """Refuse keys nobody reads: a misspelt field must not be silently without effect."""
    for key in table:
        if key not in known:
            raise ContentError(f"{where}: unknown field {key}; there are {', '.join(known)}")
