"""Access to the content files of BattleLore."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue, text_file, toml_file

PACKAGE: Final = "sandtable.games.battlelore"
SCHEMA: Final = 1


def text_of(name: str) -> str:
    return text_file(PACKAGE, name)


def toml(name: str, *tables: str) -> ContentValue:
    """Read a file that must hold these tables and nothing else."""
    found = toml_file(PACKAGE, name)
    found.only(("schema", *tables))
    found.number("schema", SCHEMA, SCHEMA)
    return found
