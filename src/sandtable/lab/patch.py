"""Changes to the content of a game, from a file, for processes started for it. No code is edited and nothing is installed.

    [options]
    max_rounds = 20

    [[change]]
    table = "units.toml"    # a file of the game's content
    id = "cavalry"          # a row, by its id; without it, `field` begins at the top of the file
    field = "modifier"      # its field; `stats.M` for a field in a field, a number or an id for an item of a list
    value = 2

The file may be JSON, too. A worker takes the changed files over before it imports the game (`lab.replaced`), so the game reads,
checks and refuses them like its own.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import isfinite
from pathlib import Path
from typing import Final

from sandtable.core.content.tables import ContentError, ContentValue, json_entry, toml_entry
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.text.suggest import nearest
from sandtable.lab.replaced import Replaced
from sandtable.language.translator import package_of

ENDINGS: Final = (".toml", ".json")


class BadPatch(ValueError):
    """A patch does not fit the game. The message says where and why."""


@dataclass(frozen=True)
class Patch:
    """What a file changes of a game."""

    game: str
    replaced: Replaced
    options: Options
    lines: tuple[str, ...]
    """Each change with the old and the new value."""


@dataclass(frozen=True)
class Place:
    """A value in a document: what holds it and its key or index there."""

    holder: dict[str, object] | list[object]
    key: str | int
    where: str


def read_patch(path: Path, spec: GameSpec[State]) -> Patch:
    """Read a patch and apply it to the content of a game. Nothing is changed in this process."""
    try:
        text = path.read_text(encoding="utf-8-sig")
        root = json_entry(text, path.name) if path.suffix == ".json" else toml_entry(text, path.name)
        root.only(("options", "change"))
        options = (
            {name: option_value(each) for name, each in root.need("options").entries()} if root.has("options") else {}
        )
        changes = root.need("change").items() if root.has("change") else []
        if not changes and not options:
            raise root.wrong("changes nothing: give [options] or [[change]] tables")
        package = package_of(spec)
        documents: dict[str, object] = {}
        lines = [f"option {name}: {value!r}" for name, value in options.items()]
        lines += [apply_change(package, change, documents) for change in changes]
    except (OSError, UnicodeDecodeError) as err:
        raise BadPatch(f"{path}: {err}") from None
    except ContentError as err:
        raise BadPatch(str(err)) from None
    replaced = {(package, name): document_text(name, document) for name, document in documents.items()}
    return Patch(spec.name, replaced, options, tuple(lines))


def option_value(each: ContentValue) -> str | int:
    return each.value if isinstance(each.value, str) else each.as_number()


def apply_change(package: str, change: ContentValue, documents: dict[str, object]) -> str:
    """Make one change in the document that it names, and say it."""
    change.only(("table", "id", "field", "value"))
    content = files(package) / "content"
    name = change.need("table").as_word(tuple(names_in(content)))
    if name not in documents:
        text = (content / name).read_text("utf-8")
        documents[name] = (json_entry(text, name) if name.endswith(".json") else toml_entry(text, name)).value
    start = Place([documents[name]], 0, name)
    if change.has("id"):
        start = row_of(start, change.text("id"), change.need("id"))
    place = place_of(start, change.text("field").split("."), change.need("field"))
    holder, key, value = place.holder, place.key, plain_value(change.need("value"))
    old = "nothing"
    if isinstance(holder, list) and isinstance(key, int):
        old = repr(holder[key])
        holder[key] = value
    elif isinstance(holder, dict) and isinstance(key, str):
        old = repr(holder[key]) if key in holder else old
        holder[key] = value
    return f"{place.where}: {old} becomes {value!r}"


def plain_value(asked: ContentValue) -> object:
    """A value that content can have: no date, no null, no infinite number."""
    parts = [asked.value]
    for part in parts:
        if isinstance(part, dict | list):
            parts += part.values() if isinstance(part, dict) else part
        elif not isinstance(part, str | int) and not (isinstance(part, float) and isfinite(part)):
            raise asked.wrong(f"{'null' if part is None else part} is no text, number, list or table")
    return asked.value


def names_in(folder: Traversable, under: str = "") -> Iterator[str]:
    """The files of content that can be changed, by their names in the folder."""
    for item in sorted(folder.iterdir(), key=lambda each: each.name):
        if item.is_dir():
            yield from names_in(item, f"{under}{item.name}/")
        elif item.name.endswith(ENDINGS):
            yield under + item.name


# -- finding the place ---------------------------------------------------------------------------------------------------


def value_at(place: Place) -> object:
    return place.holder[place.key]  # type: ignore[index]  # the key fits the holder


def row_of(start: Place, name: str, asked: ContentValue) -> Place:
    """The row of a document with this id."""
    rows = list(rows_with_ids(value_at(start), start.where))
    found = [place for row, place in rows if row == name]
    if not found:
        raise asked.wrong(f"{start.where} has no row {name!r}{suggestion(name, [row for row, _ in rows])}")
    if len(found) > 1:
        places = "; ".join([place.where for place in found])
        raise asked.wrong(f"{start.where} has several rows {name!r}; leave out id and begin field at the top: {places}")
    return found[0]


def rows_with_ids(value: object, where: str) -> Iterator[tuple[str, Place]]:
    """All tables with an id, at any depth."""
    for key, item in items_of(value):
        name = item.get("id") if isinstance(item, dict) else None
        place = f"{where}, {name if isinstance(name, str) else key}"
        if isinstance(name, str) and isinstance(value, dict | list):
            yield name, Place(value, key, place)
        yield from rows_with_ids(item, place)


def items_of(value: object) -> list[tuple[str | int, object]]:
    if isinstance(value, dict):
        return list(value.items())
    return list(enumerate(value)) if isinstance(value, list) else []


def place_of(start: Place, parts: Sequence[str], asked: ContentValue) -> Place:
    """The place that a field names, from a row or from the top of a file."""
    place = start
    for number, part in enumerate(parts):
        value = value_at(place)
        if isinstance(value, dict):
            optional = number == len(parts) - 1 and part in fields_beside(place)
            if part not in value and not optional:
                raise asked.wrong(f"{place.where} has no field {part!r}{suggestion(part, list(value))}")
            place = Place(value, part, f"{place.where}, {part}")
        elif isinstance(value, list):
            place = Place(value, index_in(value, part, place.where, asked), f"{place.where}, {part}")
        else:
            raise asked.wrong(f"{place.where} is {value!r} and has no parts, so no {part!r}")
    return place


def fields_beside(place: Place) -> set[str]:
    """The fields of the other rows of the same list: a row may lack an optional one."""
    rows = place.holder if isinstance(place.holder, list) else list(place.holder.values())
    return {field for row in rows if isinstance(row, dict) for field in row}


def index_in(items: list[object], part: str, where: str, asked: ContentValue) -> int:
    """The index of an item of a list, named by its id or by its number from 0."""
    ids = [str(item["id"]) if isinstance(item, dict) and "id" in item else "" for item in items]
    if part in ids:
        return ids.index(part)
    if part.isdecimal() and int(part) < len(items):
        return int(part)
    named = [each for each in ids if each]
    hint = suggestion(part, named) if named else f"; they are numbered from 0 to {len(items) - 1}"
    raise asked.wrong(f"{where} has no item {part!r}{hint}")


def suggestion(name: str, known: Sequence[str]) -> str:
    near = nearest(name, known)
    if near:
        return f"; did you mean {near[0]}?"
    return f"; there are {', '.join(known[:30])}" if known else ""


# -- writing the document --------------------------------------------------------------------------------------------------


def document_text(name: str, document: object) -> str:
    if name.endswith(".json"):
        return json.dumps(document, ensure_ascii=False, indent=1)
    assert isinstance(document, dict)
    return "".join([f"{json.dumps(key, ensure_ascii=False)} = {toml_text(value)}\n" for key, value in document.items()])


def toml_text(value: object) -> str:
    """A value as TOML, on one line.

    >>> toml_text({"a b": [1, 2.5, True, {"c": 'say "no"'}]})
    '{"a b" = [1, 2.5, true, {"c" = "say \\\\"no\\\\""}]}'
    """
    if isinstance(value, dict):
        return "{" + ", ".join([f"{toml_text(str(key))} = {toml_text(item)}" for key, item in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([toml_text(item) for item in value]) + "]"
    return json.dumps(value, ensure_ascii=False)
