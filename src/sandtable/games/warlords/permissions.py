"""The status matrix: which stacks may attack which targets, and which may intercept (WL-14.26, WL-15.19)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.warlords.reasons import by_clause, key_of, with_status
from sandtable.games.warlords.stacks import approach, flies, is_all_fast, status, target_column
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.statuses import (
    ASSAULT,
    AT_SEA,
    ATTACKS,
    BY_RAID,
    CAMPAIGN_ALL_FAST,
    FLY_ONLY_CASTLE,
    IF_FLYING,
    INLAND,
    INTERCEPTIONS,
    MUST_FLY,
    MUST_FLY_AS_HIGH,
    NO,
    ON_CAMPAIGN,
    PORT_CASTLE,
    RAID_ONLY,
)


def of_attack(st: State, seat: int, *parts: int) -> Facts:
    """The stack and its target: parts of the answer, or those of the attack that is being launched."""
    context = st.asked(seat).context
    stack, target = context if len(context) == 2 else parts[-2:]
    return {"h": ("place", stack), "k": ("place", target)}


def out_of_reach(active: int, column: int, clause: str) -> Refusal:
    """The refusal of one cell of the matrix: castles have messages of their own."""
    which = "-castle" if column >= INLAND and clause in ("WL-14.14", "WL-14.15", "WL-14.19") else ""
    if active == AT_SEA and column == FLY_ONLY_CASTLE:
        which = "-air"
    if active == ON_CAMPAIGN and column == PORT_CASTLE:
        which = "-port"
    return Refusal(clause, key_of(clause) + which, of_attack)


OUT_OF_REACH: Final = [
    [out_of_reach(active, column, clause) for column, clause in enumerate(row.clauses)]
    for active, row in enumerate(ATTACKS)
]
"""By the status of the active stack and the column of its target (WL-14.26)."""
OWN_TARGET: Final = Refusal("WL-14.12", "attack-own-target")
ONLY_AT_SEA: Final = Refusal("WL-14.28", "refused-wl-14-28-land", of_attack)
CANNOT_FLY: Final = by_clause("WL-14.19", of_attack)
ONLY_BY_AIR: Final = OUT_OF_REACH[ON_CAMPAIGN][FLY_ONLY_CASTLE]
NOT_YOUR_STACK: Final = by_clause("WL-15.2")
CANNOT_INTERCEPT: Final = {
    **{clause: by_clause(clause) for clause in ("WL-15.6", "WL-15.7", "WL-15.9", "WL-15.10")},
    "WL-15.8": Refusal("WL-15.8", "refused-wl-15-8-asked"),
    "WL-15.4": Refusal("WL-15.4", "refused-wl-15-4-own", with_status),
}
"""The refusals of the matrix, by its clauses (WL-15.19)."""


def why_not_attack(st: State, stack: int, target: int, attack: int, by_raid: bool) -> Refusal | None:
    """What keeps a stack from this attack (FIELD, ASSAULT or SIEGE) on a target, by the matrix alone
    (WL-14.26).

    It is checked when the attack is announced; flying counts as it is at that moment (WL-13.19 to WL-13.23).
    """
    seat = st.controller[stack]
    if st.controller[target] == seat:
        return OWN_TARGET
    now = status(st, stack)
    column = target_column(st, target, seat)
    cell = ATTACKS[now].cells[column]
    if by_raid and attack == ASSAULT:
        attack = RAID_ONLY
    if not cell >> attack & 1:
        return ONLY_AT_SEA if by_raid and now != AT_SEA else OUT_OF_REACH[now][column]
    if cell >> MUST_FLY & 1 and not flies(st, stack):
        return ONLY_BY_AIR
    if cell >> MUST_FLY_AS_HIGH & 1 and flies(st, target) and not flies(st, stack):
        return CANNOT_FLY
    return None


def why_not_intercept(st: State, stack: int, castle: int, by_raid: bool) -> Refusal | None:
    """What keeps a stack from intercepting an assault or siege on a castle, by the matrix alone (WL-15.19).

    Whether the attacker flies does not matter (WL-13.20, WL-15.11); a fly-only castle needs a flyer (WL-13.21).
    """
    if st.controller[stack] != st.controller[castle] or st.is_castle(stack):
        return NOT_YOUR_STACK
    now = status(st, stack)
    row = INTERCEPTIONS[CAMPAIGN_ALL_FAST if now == ON_CAMPAIGN and is_all_fast(st, stack) else now]
    column = BY_RAID if by_raid else approach(st, castle) - INLAND
    cell = row.cells[column]
    if cell == NO or (cell == IF_FLYING and not flies(st, stack)):
        return CANNOT_INTERCEPT[row.clauses[column]]
    return None
