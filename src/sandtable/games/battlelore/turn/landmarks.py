"""Landmarks in play: Healing Pool, Training Camp, Rogue's Den, Magic Pentacle, Command Tents (chapter 15)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.games.battlelore.combat.declare import HAS_BATTLED, HAS_HEALED, NO_ORDER
from sandtable.games.battlelore.facts import of_v, refusal
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BATTLED, HALTED, HEALED, MOVED, ORDERED
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import (
    COMMAND_TENT,
    ELEVATED,
    HEALING_POOL,
    MAGIC_PENTACLE,
    ROGUES_DEN,
    TRAINING_CAMP,
    WOODED,
)
from sandtable.games.battlelore.turn.lasting import is_switched_off
from sandtable.games.battlelore.turn.places import TAKEN, can_stand, enter, of_ground, why_not_stand

# questions
MOVE_HOW: Final = "move_how"
PASSAGE_TO: Final = "passage_to"


def with_mark(st: BattleState, seat: int, unit: int, *others: int) -> Facts:
    h = st.pos[unit]
    return {"v": ("unit", unit), "o": ("hex", h), "g": ("terrain", st.ground.special[h])}


def of_kind(st: BattleState, seat: int, kind: int, *places: int) -> Facts:
    return {"g": ("terrain", kind), "o": ("hex", places[0])} if places else {"g": ("terrain", kind)}


class MarkUse:
    """Why a unit does not use a landmark of its player: it is elsewhere, the landmark is out of use, it is no troop.

    `none`: the player has no such landmark; `nobody`: none of his units is there.
    """

    __slots__ = ("elsewhere", "kind", "no_troop", "nobody", "none", "off")

    def __init__(self, kind: int, clause: str) -> None:
        self.kind = kind
        self.elsewhere = Refusal(
            clause,
            "refused-bl-mark-elsewhere",
            lambda st, seat, unit, *more: {"v": ("unit", unit), "g": ("terrain", kind)},
        )
        self.none = Refusal(clause, "refused-bl-mark-none", of_kind)
        self.nobody = Refusal(clause, "refused-bl-mark-empty", of_kind)
        self.off = Refusal(clause, "refused-bl-mark-off", with_mark)
        self.no_troop = Refusal(clause, "refused-bl-mark-troop", of_v)

    def why_not(self, st: BattleState, unit: int) -> Refusal | None:
        """Why the unit stands on no landmark of this kind that works for its owner (BL-15.4, BL-15.24)."""
        h = st.pos[unit]
        if h < 0 or st.ground.special[h] != self.kind or st.ground.owner[h] != st.owner[unit]:
            return self.elsewhere
        if is_switched_off(st, h):
            return self.off
        return self.no_troop if st.utype[unit] >= c.FIRST_CREATURE else None


HEALING: Final = MarkUse(HEALING_POOL, "BL-15.12")
TRAINING: Final = MarkUse(TRAINING_CAMP, "BL-15.11")
LOST_NOTHING: Final = Refusal("BL-15.12", "refused-bl-13-3-full", of_v)
IS_RED: Final = refusal("BL-15.11", of_v, "red")
BATTLED_BEFORE: Final = refusal("BL-15.11", of_v, "battled")
MOVED_BEFORE: Final = refusal("BL-15.11", of_v, "moved")


def why_not_heal(st: BattleState, unit: int) -> Refusal | None:
    """Why a troop is not healed in the Pool (BL-15.12 to BL-15.14)."""
    found = HEALING.why_not(st, unit)
    if found is not None:
        return found
    if not st.flags[unit] & ORDERED:
        return NO_ORDER
    if st.flags[unit] & BATTLED:
        return HAS_HEALED if st.flags[unit] & HEALED else HAS_BATTLED
    return None if st.figs[unit] < st.full[unit] else LOST_NOTHING


def heal(st: BattleState, unit: int) -> None:
    """The troop is restored to its full number, and the Pool is removed (BL-15.12)."""
    st.figs[unit] = st.full[unit]
    st.flags[unit] |= BATTLED | HALTED | HEALED
    remove_mark(st, st.pos[unit])
    st.emit("healed", (unit,), "BL-15.12")


def why_not_train(st: BattleState, unit: int) -> Refusal | None:
    """Why a troop does not train instead of moving and battling (BL-15.11)."""
    found = TRAINING.why_not(st, unit)
    if found is not None:
        return found
    if not st.flags[unit] & ORDERED:
        return NO_ORDER
    if st.colour[unit] == c.RED:
        return IS_RED
    if st.flags[unit] & BATTLED:
        return BATTLED_BEFORE
    return MOVED_BEFORE if st.flags[unit] & MOVED else None


def train(st: BattleState, unit: int) -> None:
    """Its banner becomes the next higher colour, and the Camp is removed (BL-15.11)."""
    st.colour = with_item(st.colour, unit, st.colour[unit] + 1)
    st.flags[unit] |= BATTLED | HALTED
    remove_mark(st, st.pos[unit])
    st.emit("trained", (unit, st.colour[unit]), "BL-15.11")


def remove_mark(st: BattleState, h: int) -> None:
    st.ground = st.ground.with_marks(tuple(mark for mark in st.ground.marks if mark[0] != h))


def of_exit(st: BattleState, unit: int, *more: int) -> Facts:
    return {"o": ("hex", st.passage_exit[st.owner[unit]])}


NO_OWN_DEN: Final = Refusal("BL-15.15", "refused-bl-15-15", lambda st, unit: {"u": ("unit", unit)})
DEN_OFF: Final = Refusal("BL-13.21", "refused-bl-mark-off", lambda st, unit: of_ground(st, st.pos[unit]))
PASSAGE_COSTS_LORE: Final = Refusal("BL-15.15", "refused-bl-15-15-lore")
EXIT_TAKEN: Final = Refusal("BL-15.16", "refused-bl-15-16-taken", of_exit)
NO_EXIT_FREE: Final = Refusal("BL-15.16", "refused-bl-15-16-none")
EXIT_FIXED: Final = Refusal("BL-15.16", "refused-bl-15-16-fixed", of_exit)
WRONG_EXIT: Final = Refusal("BL-15.16", "refused-bl-15-16", lambda st, unit, h: of_ground(st, h))


def why_not_travel(st: BattleState, unit: int) -> Refusal | None:
    """Why a unit cannot use the secret passage: it begins in its player's Rogue's Den and costs Lore (BL-15.15, BL-15.16)."""
    h = st.pos[unit]
    if h < 0 or st.ground.special[h] != ROGUES_DEN or st.ground.owner[h] != st.owner[unit]:
        return NO_OWN_DEN
    if is_switched_off(st, h):
        return DEN_OFF
    if not st.tokens[st.holder_of(unit)]:
        return PASSAGE_COSTS_LORE
    exit_ = st.passage_exit[st.owner[unit]]
    if exit_ >= 0:
        return None if can_stand(st, unit, exit_) else EXIT_TAKEN
    return None if passage_exits(st, unit) else NO_EXIT_FREE


def why_not_exit(st: BattleState, unit: int, h: int) -> Refusal | Objection | None:
    """The first traveller chooses a vacant wooded or elevated hex; the passage leads there ever after (BL-15.16)."""
    exit_ = st.passage_exit[st.owner[unit]]
    if exit_ >= 0:
        return None if h == exit_ else Objection(EXIT_FIXED, unit)
    if st.ground.terrain[h] not in (WOODED, ELEVATED):
        return Objection(WRONG_EXIT, unit, h)
    return TAKEN if st.at[h] >= 0 else why_not_stand(st, unit, h)


def passage_exits(st: BattleState, unit: int) -> list[Pick]:
    return [h for h in st.ground.board.hexes if why_not_exit(st, unit, h) is None]


def ask_exit(st: BattleState, unit: int) -> Decision:
    """Where the passage leads: the first traveller's player chooses (BL-15.16)."""
    return Decision(PASSAGE_TO, st.seat_of(unit), passage_exits(st, unit), "BL-15.16", (unit,))


def travel(st: BattleState, unit: int, h: int) -> None:
    """Through the secret passage for 1 Lore; the first traveller's owner fixes the exit (BL-15.15, BL-15.16)."""
    st.pay(st.holder_of(unit), 1)
    st.passage_exit = with_item(st.passage_exit, st.owner[unit], h)
    st.emit("passage", (unit, h), "BL-15.15")
    enter(st, unit, h, st.pos[unit])


def take_tents(st: BattleState) -> None:
    """A unit on the enemy Tent at the start of its turn removes it for a permanent banner (BL-15.20)."""
    foes = [holder for holder in range(st.rules.holders) if holder & CAMP != st.active & CAMP]
    for h, kind, owner in st.ground.marks:
        unit = st.at[h]
        if kind == COMMAND_TENT and unit >= 0 and st.owner[unit] == st.active and owner in foes:
            remove_mark(st, h)
            st.awards = with_item(st.awards, st.active, st.awards[st.active] + 1)
            st.stirred = True
            st.emit("tent_taken", (unit, h), "BL-15.20")


def pentacle_lore(st: BattleState) -> None:
    """At the end of his turn the owner of a Pentacle takes 1 Lore if a troop of his stands on it (BL-15.18)."""
    for h, kind, owner in st.ground.marks:
        unit = st.at[h]
        if (
            kind == MAGIC_PENTACLE
            and owner == st.active
            and unit >= 0
            and st.owner[unit] == st.active
            and st.utype[unit] < c.FIRST_CREATURE
            and not is_switched_off(st, h)
        ):
            gained = st.gain(st.active, 1)
            if gained:
                st.emit("lore", (st.active, gained), "BL-15.18")
