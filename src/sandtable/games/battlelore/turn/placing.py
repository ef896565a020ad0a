"""Placing landmarks, lairs and tents during setup (BL-2.5, BL-15.1 to BL-15.3, BL-15.19, BL-16.1, BL-29.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import WITH_LORE
from sandtable.games.battlelore.tables.cards import MAX_LEVEL
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import COMMAND_TENT, COUNTRYSIDE, STRONGHOLD, TERRAIN_DEFS, TERRAIN_OF
from sandtable.games.battlelore.turn.places import hex_rule, layers, taken_by

PLACE_MARK: Final = "place_mark"

Placements = Callable[[BattleState, int], list[int]]
"""Lists the landmarks that a player places in one step of the setup."""


def lore_landmarks(st: BattleState, holder: int) -> list[int]:
    """A level-3 Lore Master brings his player the landmark unless the other camp has one of that class (BL-15.1)."""
    if not st.rules.switches[0] or st.rules.mode != WITH_LORE:
        return []
    found: list[int] = []
    for kind, terrain in enumerate(TERRAIN_DEFS):
        member = terrain.lore_class
        if member in (c.WIZARD, c.CLERIC, c.WARRIOR, c.ROGUE):
            theirs = max(levels[member] for other, levels in enumerate(st.councils) if other & CAMP != holder & CAMP)
            if st.councils[holder][member] == MAX_LEVEL and not theirs:
                found.append(kind)
    return found


def strongholds(st: BattleState, holder: int) -> list[int]:
    """A player with a level-3 Commander places a Stronghold (BL-15.3)."""
    if not st.rules.switches[1] or st.rules.mode != WITH_LORE:
        return []
    return [STRONGHOLD] if st.councils[holder][c.COMMANDER] == MAX_LEVEL else []


def lairs(st: BattleState, holder: int) -> list[int]:
    """Earth Elemental, Hill Giant and Wood Giant have lairs unless the adventure has placed them (BL-16.1)."""
    if not st.rules.switches[2]:
        return []
    placed = {kind for _, kind, owner in st.ground.marks if owner >= 0 and owner & CAMP == holder & CAMP}
    found: list[int] = []
    for unit, type_ in enumerate(st.utype):
        lair = c.UNIT_DEFS[type_].lair
        if lair in ("summoning_circle", "rock_pile", "forest_lair") and st.owner[unit] == holder:
            kind = TERRAIN_OF[lair]
            if kind not in placed and kind not in found:
                found.append(kind)
    return found


def tents(st: BattleState, holder: int) -> list[int]:
    """Each camp places its Command Tent; its first player does so (BL-15.19)."""
    return [COMMAND_TENT] if st.rules.switches[3] and holder < 2 else []


def push_placements(st: BattleState, kinds_of: Placements) -> None:
    """The camp that moves first places first, its players in the order of their turns (BL-2.5, BL-15.2)."""
    for holder in reversed(camp_by_camp(st)):
        for kind in reversed(kinds_of(st, holder)):
            st.push(PlaceMark(holder, kind))


def camp_by_camp(st: BattleState) -> list[int]:
    """The players of the camp that goes first in turn order, then those of the other camp."""
    first = [holder for holder in st.order if holder & CAMP == st.active & CAMP]
    return first + [holder for holder in st.order if holder & CAMP != st.active & CAMP]


def of_site(st: BattleState, seat: int, h: int) -> Facts:
    return {"g": ("terrain", layers(st, h)[0]), "k": ("terrain", asking(st, PlaceMark).kind)}


MARK_CLAUSES: Final = {
    STRONGHOLD: "BL-15.3",
    COMMAND_TENT: "BL-15.19",
    **{TERRAIN_OF[name]: "BL-16.1" for name in ("summoning_circle", "rock_pile", "forest_lair")},
}
"""The clause that says where each of these lies; for other landmarks it is BL-15.2."""
WRONG_GROUND: Final = {
    clause: Refusal(clause, "refused-bl-place-ground", of_site) for clause in ("BL-15.2", *MARK_CLAUSES.values())
}
SITE_TAKEN: Final = {clause: taken_by(clause) for clause in ("BL-15.2", "BL-15.19", "BL-16.1")}
WRONG_ROW: Final = {clause: Refusal(clause, "refused-bl-place-rows") for clause in ("BL-15.2", "BL-16.1")}
WRONG_EPIC_ROW: Final = Refusal("BL-29.3", "refused-bl-29-3")
NO_UNIT_THERE: Final = Refusal("BL-15.3", "refused-bl-15-3-empty")
NOT_YOUR_UNIT: Final = Refusal("BL-15.3", "refused-bl-15-3-other", lambda st, seat, h: {"v": ("unit", st.at[h])})
NO_FRIEND_NEAR: Final = Refusal("BL-15.19", "refused-bl-15-19-far")


def why_not_place(st: BattleState, holder: int, kind: int, h: int) -> Refusal | None:
    """Why a player cannot place this landmark here (BL-12.21, BL-15.2, BL-15.3, BL-15.19, BL-16.1, BL-29.3)."""
    ground, unit, clause = st.ground, st.at[h], MARK_CLAUSES.get(kind, "BL-15.2")
    if kind == STRONGHOLD:
        if unit < 0:
            return NO_UNIT_THERE
        if st.owner[unit] != holder:
            return NOT_YOUR_UNIT
    elif unit >= 0:
        return SITE_TAKEN[clause]
    if ground.terrain[h] != COUNTRYSIDE or ground.special[h] >= 0 or ground.overlay[h] >= 0:
        return WRONG_GROUND[clause]
    if kind == STRONGHOLD:
        return None
    if kind == COMMAND_TENT:
        near = [st.at[n] for n in ground.board.neighbours[h] if st.at[n] >= 0]
        return None if any(st.owner[other] & CAMP == holder & CAMP for other in near) else NO_FRIEND_NEAR
    row = ground.board.camp_rows[h][holder & CAMP]
    if st.rules.epic:
        return None if 4 <= row <= 8 else WRONG_EPIC_ROW
    return None if 3 <= row <= 4 else WRONG_ROW[clause]


@frame
class PlaceMark(Frame[BattleState]):
    """One player places one landmark; without a legal hex it is skipped (BL-2.10)."""

    holder: int
    kind: int

    def advance(self, st: BattleState) -> Decision | None:
        options: list[Pick] = [h for h in st.ground.board.hexes if why_not_place(st, self.holder, self.kind, h) is None]
        if not options:
            st.pop()
            return None
        return Decision(PLACE_MARK, st.rules.seats[self.holder], options, "BL-15.2", (self.kind,))

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        st.ground = st.ground.with_marks((*st.ground.marks, (pick, self.kind, self.holder)))
        st.emit("placed", (self.holder, self.kind, pick), "BL-15.2")

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return PLACE_RULE


def why_not_site(st: BattleState, seat: int, h: int) -> Refusal | None:
    mark = asking(st, PlaceMark)
    return why_not_place(st, mark.holder, mark.kind, h)


PLACE_RULE: Final = hex_rule("BL-15.2", why_not_site)
