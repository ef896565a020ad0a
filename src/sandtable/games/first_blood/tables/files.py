"""The files in `content/`."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue, json_file, messages_file, text_file, toml_file

PACKAGE: Final = "sandtable.games.first_blood"


def toml(name: str) -> ContentValue:
    return toml_file(PACKAGE, name)


def json(name: str) -> ContentValue:
    return json_file(PACKAGE, name)


def text(name: str) -> str:
    return text_file(PACKAGE, name)


ENGLISH: Final = messages_file(PACKAGE, "en-names.ftl")


def english_name(kind: str, row: ContentValue) -> str:
    """The English name of a row, by which army lists call it: the message `entry-men-at-arms` for `men_at_arms`."""
    key = f"{kind}-{row.text('id').replace('_', '-')}"
    if key not in ENGLISH:
        raise row.need("id").wrong(f"words/en-names.ftl has no {key}")
    return ENGLISH[key]
