"""The page on which a game is set up, as data: what is chosen by tiles, what each seat chooses by picture, what is folded away.

A game says it in `content/setup.toml`; signs of tiles without a map stand under `[tiles]` in its `looks.toml`.
Every option stays what it is; this only says how it is offered.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Final

from sandtable.core.content.tables import ContentValue, looks_of, toml_file
from sandtable.core.engine.options import OptionDef

LEVELS: Final = 3
"""Levels of difficulty: 1 is for the first evening."""


@dataclass(frozen=True, slots=True)
class TileDef:
    """A value of an option that is offered as a tile. `level` 0: it has none; `icon` stands where there is no map to show."""

    option: str
    value: str
    group: str = ""
    level: int = 0
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Setup:
    """How the options of a game are offered."""

    tiles: tuple[TileDef, ...] = ()
    rare: tuple[str, ...] = ()
    """Options that few people change."""
    each: str = ""
    """A text option that names a side for each seat, in the order of the seats, with commas between; "" for none."""
    each_with: dict[str, str] = field(default_factory=dict)
    """What the other options must say for that."""


NO_SETUP: Final = Setup()


def setup_of(package: str, options: tuple[OptionDef, ...]) -> Setup:
    """What the package of a game says about its set-up; a game that says nothing has a plain form."""
    content = files(package) / "content"
    if not (content / "setup.toml").is_file():
        return NO_SETUP
    icons = looks_of(package).get("tiles", {}) if (content / "looks.toml").is_file() else {}
    return read_setup(toml_file(package, "setup.toml"), options, icons)


def read_setup(root: ContentValue, options: tuple[OptionDef, ...], icons: Mapping[str, str]) -> Setup:
    """The content of a `setup.toml`; what it names must be there. `icons` are the signs of tiles by their values."""
    root.only(("tiles", "rare", "each", "each_with"))
    names = tuple([option.name for option in options])
    tiles = []
    for name, table in root.need("tiles").entries():
        option = next((option for option in options if option.name == name), None)
        if option is None or not option.choices:
            raise table.wrong("no option with choices has this name")
        table.only(option.choices)
        for value in option.choices:
            row = table.need(value)
            row.only(("group", "level"))
            level = row.number_or("level", 0, 1, LEVELS)
            tiles.append(TileDef(name, value, row.text_or("group", ""), level, icons.get(value, "")))
    rare = tuple([entry.as_word(names) for entry in root.need("rare").items()])
    each = root.need("each").as_word(names) if root.has("each") else ""
    needs = {name: row.as_text() for name, row in root.need("each_with").entries()} if root.has("each_with") else {}
    return Setup(tuple(tiles), rare, each, needs)
