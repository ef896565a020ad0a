"""The files in `content/`."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue, json_file, toml_file

PACKAGE: Final = "sandtable.games.bloodstones"


def toml(name: str) -> ContentValue:
    return toml_file(PACKAGE, name)


def json(name: str) -> ContentValue:
    return json_file(PACKAGE, name)
