"""The statuses of stacks, and the matrices of attacks and interceptions for rules, reasons and players (WL-6.12,
WL-14.26, WL-15.19).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.content.ids import ids_from
from sandtable.core.content.tables import ContentValue
from sandtable.core.engine.declare import slotted
from sandtable.games.warlords.tables.files import toml

ENCAMPED: Final = 0
IN_PORT: Final = 1
ON_PATROL: Final = 2
ON_CAMPAIGN: Final = 3
AT_SEA: Final = 4
STORMBOUND: Final = 5
BESIEGING: Final = 6
STATUS_IDS: Final[tuple[str, ...]] = ids_from(__name__, "ENCAMPED")

AT_HOME: Final = frozenset([ENCAMPED, IN_PORT, ON_PATROL])
"""In their controller's friendly territory (WL-6.14)."""

TARGET_IDS: Final[tuple[str, ...]] = (
    *STATUS_IDS[:BESIEGING],
    "besieging_own",
    "besieging_other",
    "inland",
    "port",
    "sea_only",
    "fly_only",
)
"""The columns of WL-14.26: a stack by its status, a besieger by whose castle it besieges, a castle by how it can be reached."""
BESIEGING_OWN: Final = 6
BESIEGING_OTHER: Final = 7
INLAND: Final = 8
PORT_CASTLE: Final = 9
SEA_ONLY_CASTLE: Final = 10
FLY_ONLY_CASTLE: Final = 11

ATTACK_IDS: Final = ("field", "assault", "siege", "raid", "flying", "as_high")
FIELD: Final = 0
ASSAULT: Final = 1
SIEGE: Final = 2
RAID_ONLY: Final = 3
MUST_FLY: Final = 4
MUST_FLY_AS_HIGH: Final = 5

APPROACH_IDS: Final = ("inland", "port", "sea_only", "fly_only", "raid")
"""The columns of WL-15.19."""
BY_RAID: Final = 4
INTERCEPTOR_IDS: Final = (*STATUS_IDS, "on_campaign_all_fast")
CAMPAIGN_ALL_FAST: Final = 7
NO: Final = 0
YES: Final = 1
IF_FLYING: Final = 2
INTERCEPT_IDS: Final[tuple[str, ...]] = ids_from(__name__, "NO")


@slotted
class MatrixRow:
    """One row of a matrix: a cell for each column, and the clause against what the cell does not allow."""

    cells: tuple[int, ...]
    clauses: tuple[str, ...]


def read_clauses(row: ContentValue, columns: tuple[str, ...]) -> tuple[str, ...]:
    found = [row.text("clause")] * len(columns)
    for name, clause in row.need("clauses").entries() if row.has("clauses") else []:
        if name not in columns:
            raise clause.wrong(f"not one of {', '.join(columns)}")
        found[columns.index(name)] = clause.as_text()
    return tuple(found)


def read_attacks(entry: ContentValue) -> tuple[MatrixRow, ...]:
    """For each status, what it may launch at each kind of target, as a bit mask of the attack words."""
    rows = {row.word("id", STATUS_IDS): row for row in entry.rows("attack")}
    found: list[MatrixRow] = []
    for status in STATUS_IDS:
        if status not in rows:
            raise entry.wrong(f"attack {status} is missing")
        row = rows[status]
        row.only(("id", "clause", "clauses", *TARGET_IDS))
        cells = []
        for target in TARGET_IDS:
            words = row.need(target).items() if row.has(target) else []
            cells.append(sum([1 << word.as_index(ATTACK_IDS) for word in words]))
        found.append(MatrixRow(tuple(cells), read_clauses(row, TARGET_IDS)))
    return tuple(found)


def read_interceptions(entry: ContentValue) -> tuple[MatrixRow, ...]:
    """For each kind of interceptor, whether it may intercept at each kind of castle, or a raid."""
    rows = {row.word("id", INTERCEPTOR_IDS): row for row in entry.rows("intercept")}
    found: list[MatrixRow] = []
    for status in INTERCEPTOR_IDS:
        if status not in rows:
            raise entry.wrong(f"intercept {status} is missing")
        row = rows[status]
        row.only(("id", "clause", "clauses", *APPROACH_IDS))
        cells = [row.index(name, INTERCEPT_IDS) if row.has(name) else NO for name in APPROACH_IDS]
        found.append(MatrixRow(tuple(cells), read_clauses(row, APPROACH_IDS)))
    return tuple(found)


PERMISSIONS: Final = toml("permissions.toml")
ATTACKS: Final = read_attacks(PERMISSIONS)
"""By the status of the active stack (WL-14.26)."""
INTERCEPTIONS: Final = read_interceptions(PERMISSIONS)
"""By the status of the possible interceptor; On Campaign and all fast has its own row (WL-15.19)."""
