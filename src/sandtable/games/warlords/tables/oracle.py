"""The Combat Results Oracle, open to all players: casualty cards of both sides by battle differential (WL-1.26, WL-16.23)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue
from sandtable.core.engine.declare import slotted
from sandtable.games.warlords.tables.files import toml

FAR: Final = 1000
"""Larger than any differential."""


@slotted
class OracleColumn:
    """One column: the differentials from `low` to `high`, and how many casualty cards each side suffers."""

    low: int
    high: int
    attacker: int
    defender: int


def read_oracle(entry: ContentValue) -> tuple[OracleColumn, ...]:
    """The columns without gaps; the first and the last are open-ended."""
    entry.only(("column",))
    columns: list[OracleColumn] = []
    rows = entry.rows("column")
    for number, row in enumerate(rows, 1):
        row.only(("low", "high", "attacker", "defender"))
        for key, is_open in (("low", number == 1), ("high", number == len(rows))):
            if row.has(key) == is_open:
                raise row.wrong(f"{key} is {'not for this column, which is open' if is_open else 'missing'}")
        low, high = row.number_or("low", -FAR), row.number_or("high", FAR)
        if high < low or (columns and low != columns[-1].high + 1):
            raise row.wrong("the columns leave a gap or overlap")
        columns.append(OracleColumn(low, high, row.number("attacker", 1), row.number("defender", 1)))
    return tuple(columns)


ORACLE: Final = read_oracle(toml("oracle.toml"))


def column_of(differential: int) -> OracleColumn:
    """
    >>> column_of(-30).attacker, column_of(0).defender, column_of(4).defender, column_of(99).defender
    (6, 2, 3, 6)
    """
    for column in ORACLE:
        if differential <= column.high:
            return column
    return ORACLE[-1]
