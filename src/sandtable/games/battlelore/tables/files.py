"""Access to the content files of BattleLore."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue, messages_file, text_file, toml_file

PACKAGE: Final = "sandtable.games.battlelore"
SCHEMA: Final = 1


def text_of(name: str) -> str:
    return text_file(PACKAGE, name)


ENGLISH: Final = messages_file(PACKAGE, "en.ftl")


def english_name(kind: str, row: ContentValue) -> str:
    """The English name of a row: the message `skill-SK01` for the Skill SK01."""
    key = f"{kind}-{row.text('id')}"
    if key not in ENGLISH:
        raise row.need("id").wrong(f"words/en.ftl has no {key}")
    return ENGLISH[key]


def toml(name: str, *tables: str) -> ContentValue:
    """Read a file that must hold these tables and nothing else."""
    found = toml_file(PACKAGE, name)
    found.only(("schema", *tables))
    found.number("schema", SCHEMA, SCHEMA)
    return found
