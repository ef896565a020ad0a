"""The set-up page of a game as data: options shown as tiles, options for each seat, and options folded away.

A game defines it in `content/setup.toml`. Icons for tiles without a map are under `[tiles]` in its `looks.toml`. This affects
only how options are presented, not the options themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Final

from sandtable.core.content.tables import ContentValue, looks_of, toml_file
from sandtable.core.engine.options import OptionDef

LEVELS: Final = 3
"""The number of difficulty levels. Level 1 is for a first game."""


@dataclass(frozen=True, slots=True)
class TileDef:
    """An option value offered as a tile. `level` 0 means none. `icon` is used if there is no map to show."""

    option: str
    value: str
    group: str = ""
    level: int = 0
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Setup:
    """How the options of a game are presented."""

    tiles: tuple[TileDef, ...] = ()
    rare: tuple[str, ...] = ()
    """Options that few people change."""
    each: str = ""
    """A text option that names a side for each seat, in seat order, separated by commas. "" for none."""
    each_with: dict[str, str] = field(default_factory=dict)
    """The values that other options must have for that."""


NO_SETUP: Final = Setup()


def setup_of(package: str, options: tuple[OptionDef, ...]) -> Setup:
    """The set-up page from a game's package. A game without one gets a plain form."""
    content = files(package) / "content"
    if not (content / "setup.toml").is_file():
        return NO_SETUP
    icons = looks_of(package).get("tiles", {}) if (content / "looks.toml").is_file() else {}
    return read_setup(toml_file(package, "setup.toml"), options, icons)


def read_setup(root: ContentValue, options: tuple[OptionDef, ...], icons: Mapping[str, str]) -> Setup:
    """The content of a `setup.toml`. Everything it names must exist. `icons` are the icons of tiles by value."""
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
