"""The status matrix: which stacks may attack which targets, and which may intercept (WL-14.26, WL-15.19)."""

from __future__ import annotations

from sandtable.games.warlords.stacks import approach, flies, is_all_fast, status, target_column
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.statuses import (
    ASSAULT,
    AT_SEA,
    ATTACKS,
    BY_RAID,
    CAMPAIGN_ALL_FAST,
    IF_FLYING,
    INLAND,
    INTERCEPTIONS,
    MUST_FLY,
    MUST_FLY_AS_HIGH,
    NO,
    ON_CAMPAIGN,
    RAID_ONLY,
)


def why_not_attack(st: State, stack: int, target: int, attack: int, by_raid: bool) -> str | None:
    """The clause that keeps a stack from this attack (FIELD, ASSAULT or SIEGE) on a target, by the matrix alone
    (WL-14.26).

    It is checked when the attack is announced; flying counts as it is at that moment (WL-13.19 to WL-13.23).
    """
    seat = st.controller[stack]
    if st.controller[target] == seat:
        return "WL-14.12"
    row = ATTACKS[status(st, stack)]
    column = target_column(st, target, seat)
    cell = row.cells[column]
    if by_raid and attack == ASSAULT:
        attack = RAID_ONLY
    if not cell >> attack & 1:
        return "WL-14.28" if by_raid and status(st, stack) != AT_SEA else row.clauses[column]
    if cell >> MUST_FLY & 1 and not flies(st, stack):
        return "WL-14.19"
    if cell >> MUST_FLY_AS_HIGH & 1 and flies(st, target) and not flies(st, stack):
        return "WL-14.19"
    return None


def why_not_intercept(st: State, stack: int, castle: int, by_raid: bool) -> str | None:
    """The clause that keeps a stack from intercepting an assault or siege on a castle, by the matrix alone (WL-15.19).

    Whether the attacker flies does not matter (WL-13.20, WL-15.11); a fly-only castle needs a flyer (WL-13.21).
    """
    if st.controller[stack] != st.controller[castle] or st.is_castle(stack):
        return "WL-15.2"
    now = status(st, stack)
    row = INTERCEPTIONS[CAMPAIGN_ALL_FAST if now == ON_CAMPAIGN and is_all_fast(st, stack) else now]
    column = BY_RAID if by_raid else approach(st, castle) - INLAND
    cell = row.cells[column]
    if cell == NO or (cell == IF_FLYING and not flies(st, stack)):
        return row.clauses[column]
    return None
