"""Where the content of BattleLore is."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue, text_file, toml_file

PACKAGE: Final = "sandtable.games.battlelore"
SCHEMA: Final = 1


def text_of(name: str) -> str:
    return text_file(PACKAGE, name)


def toml(name: str, *tables: str) -> ContentValue:
    """A file that holds these tables and nothing else."""
    found = toml_file(PACKAGE, name)
    found.only(("schema", *tables))
    found.number("schema", SCHEMA, SCHEMA)
    return found
