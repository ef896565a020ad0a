"""The weights of a bot's judgement: named numbers in `content/weights.toml` of its package.

A bot multiplies features of a position by these. Only numbers are kept there, so they can be tuned without a change of code.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sandtable.core.content.tables import toml_file


def read_weights(package: str) -> Mapping[str, float]:
    """Every number by its table and name: `keep.march`.

    >>> read_weights("sandtable.bots.warlords")["keep.ruin"] > 0
    True
    """
    tables = toml_file(package, "weights.toml").entries()
    found = {f"{table}.{name}": value.as_decimal() for table, row in tables for name, value in row.entries()}
    return MappingProxyType(found)
