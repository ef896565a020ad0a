"""Access to the files in `content/`."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue, toml_file

PACKAGE: Final = "sandtable.games.warlords"


def toml(name: str) -> ContentValue:
    return toml_file(PACKAGE, name)
