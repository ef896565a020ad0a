"""The files in `content/`."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import Entry, toml_file

PACKAGE: Final = "sandtable.games.warlords"


def toml(name: str) -> Entry:
    return toml_file(PACKAGE, name)
