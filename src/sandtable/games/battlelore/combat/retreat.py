"""Retreats: step by step toward the unit's own side, losses, trampling, panic (chapter 8, BL-9.13 to BL-9.15, BL-17.8,
BL-17.9, BL-18.37, BL-19.12, BL-20.13).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.games.battlelore.combat.in_progress import clash_of
from sandtable.games.battlelore.combat.losses import apply_hits, eliminate, roll, spend_victor
from sandtable.games.battlelore.heroes.flight import MAX_STEPS, Flight, why_not_back
from sandtable.games.battlelore.heroes.in_play import is_friendly_to
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import HELD_FAST, VICTOR
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import COUNTRYSIDE
from sandtable.games.battlelore.turn.places import hex_rule, of_ground, put, taken_by, why_not_stand

RETREAT_TO: Final = "retreat_to"
RETREAT_MORE: Final = "retreat_more"
STAY: Final = -1

BEGIN: Final = 0
STEP: Final = 1
BLOCKED: Final = 2
TRAMPLE: Final = 3
PANIC: Final = 4
MORE: Final = 5
OVER: Final = 6


NEXT_TAKEN: Final = taken_by("BL-8.7")
LANDS_ELSEWHERE: Final = Refusal(
    "BL-19.12", "refused-bl-19-12", lambda st, unit, far: {"u": ("unit", unit), "n": ("count", far)}
)
LANDING_TAKEN: Final = taken_by("BL-19.12")
LANDING_CLOSED: Final = Refusal("BL-19.12", "refused-bl-12-22", of_ground)
OPEN_COUNTRY_FIRST: Final = Refusal("BL-19.12", "refused-bl-19-12-ground", of_ground)


def why_not_retreat_to(st: BattleState, unit: int, h: int) -> Refusal | None:
    """Why a unit cannot take this hex as its next retreat step (BL-8.3 to BL-8.7)."""
    reason = why_not_back(st, unit, st.pos[unit], h)
    if reason is not None:
        return reason
    champion = st.at[h]
    if champion >= 0 and not (st.utype[champion] >= c.FIRST_HERO and is_friendly_to(st, champion, unit)):
        return NEXT_TAKEN
    return why_not_stand(st, unit, h)


def why_not_landing(st: BattleState, unit: int, hexes: int, h: int) -> Refusal | Objection | None:
    """Why a dragon that retreats this many hexes does not land here (BL-19.12)."""
    far, places = landings(st, unit, hexes)
    if h in places:
        return None
    board, camp, here = st.ground.board, st.owner[unit] & CAMP, st.pos[unit]
    if board.camp_rows[here][camp] - board.camp_rows[h][camp] != far or board.distance[here][h] != far:
        return Objection(LANDS_ELSEWHERE, unit, far)
    if st.at[h] >= 0:
        return LANDING_TAKEN
    return LANDING_CLOSED if why_not_stand(st, unit, h) is not None else OPEN_COUNTRY_FIRST


def retreat_options(st: BattleState, unit: int) -> list[Pick]:
    """The vacant, passable hexes of the next row toward the unit's own side (BL-8.3, BL-8.4)."""
    steps = st.ground.board.retreat_steps(st.pos[unit], st.owner[unit] & CAMP)
    return [h for h in steps if h >= 0 and why_not_retreat_to(st, unit, h) is None]


def landings(st: BattleState, unit: int, hexes: int) -> tuple[int, list[Pick]]:
    """How far a dragon gets on a retreat of this many hexes, and where it may land (BL-19.12)."""
    board = st.ground.board
    camp = st.owner[unit] & CAMP
    rows: list[set[int]] = [{st.pos[unit]}]
    for _ in range(hexes):
        rows.append({n for h in rows[-1] for n in board.retreat_steps(h, camp) if n >= 0})
    for far in range(hexes, 0, -1):
        free: list[Pick] = [h for h in sorted(rows[far]) if st.ground.open[h] and st.at[h] < 0]
        free = [h for h in free if isinstance(h, int) and why_not_stand(st, unit, h) is None]
        plain: list[Pick] = [
            h for h in free if isinstance(h, int) and st.ground.terrain[h] == COUNTRYSIDE and st.ground.special[h] < 0
        ]
        if free:
            return far, plain or free
    return 0, []


def forced_flight(hero: int, by: int, hexes: int, flags: int = 0) -> Flight:
    """A Champion's retreat: 1 to 3 hexes for flags, and exactly the stated number for any other cause (BL-8.10)."""
    return Flight(hero, by, least=hexes + min(flags, 1), most=hexes + (MAX_STEPS if flags else 0))


@frame
class Retreat(Frame[BattleState]):
    """One forced retreat of a unit over a number of hexes, with all its losses (BL-8.1 to BL-8.10)."""

    unit: int
    left: int
    by: int
    """The holder who caused it."""
    panics: bool
    rampages: bool
    at: int = BEGIN
    covered: int = 0
    hero: int = -1
    """The Leader of the troop, if it has one."""

    def advance(self, st: BattleState) -> Decision | None:
        unit = self.unit
        if st.pos[unit] < 0:
            st.pop()
            if self.hero >= 0 and st.pos[self.hero] >= 0:
                if self.at == BEGIN:  # an Earthquake took his troop (BL-18.16)
                    st.push(forced_flight(self.hero, self.by, self.left))
                else:
                    st.push(Flight(self.hero, self.by))  # his troop was lost on the way (BL-25.24)
            return None
        return RETREAT_STEPS[self.at](self, st)

    def step(self, st: BattleState) -> Decision | None:
        """Ask for the next hex; if there is none, the unit is blocked (BL-8.4, BL-8.6, BL-19.12)."""
        unit = self.unit
        if self.left == 0:
            self.at = MORE
            return None
        dragon = c.UNIT_DEFS[st.utype[unit]].dragon
        places = landings(st, unit, self.left)[1] if dragon else retreat_options(st, unit)
        if places:
            return Decision(RETREAT_TO, st.seat_of(unit), places, "BL-8.4", (unit, self.left))
        self.at = BLOCKED
        return None

    def blocked(self, st: BattleState) -> None:
        """Each hex that it cannot retreat is a hit (BL-8.6).

        This applies to dragons too (BL-19.13). A Leader is not affected (BL-25.23).
        """
        self.at = TRAMPLE
        if st.logging:
            st.emit("blocked", (self.unit, self.left), "BL-8.6")
        apply_hits(st, self.unit, self.left, self.by, self.driver(st))

    def driver(self, st: BattleState) -> int:
        """The unit whose attack drove a creature back and gets the kill if it is lost on the way (BL-17.5); else -1."""
        clash = clash_of(st)
        if clash is None or clash.dfn != self.unit or self.by & CAMP == st.owner[self.unit] & CAMP:
            return -1
        return clash.att if c.T_KIND[st.utype[self.unit]] == c.CREATURE else -1

    def trample_step(self, st: BattleState) -> None:
        """Creatures trample, dragons never do (BL-19.23)."""
        self.at = PANIC
        unit_def = c.UNIT_DEFS[st.utype[self.unit]]
        if unit_def.kind == c.CREATURE and not unit_def.dragon:
            self.trample(st)

    def one_more(self, st: BattleState) -> Decision | None:
        """A victor's Lore may be spent for one more hex (BL-17.5)."""
        unit = self.unit
        if st.tok[unit] & VICTOR and self.covered:
            more: list[Pick] = [STAY, *retreat_options(st, unit)]
            if len(more) > 1:
                return Decision(RETREAT_MORE, st.seat_of(unit), more, "BL-17.5", (unit,))
        self.at = PANIC
        return None

    def panic_step(self, st: BattleState) -> None:
        self.at = OVER
        if self.panics and self.covered:
            self.panic(st)

    def over(self, st: BattleState) -> None:
        st.pop()

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        unit = self.unit
        if asked.kind == RETREAT_MORE:
            self.at = PANIC
            if pick == STAY:
                return
            spend_victor(st, unit)
        if st.logging:
            st.emit("retreats", (unit, pick), "BL-8.4")
        if c.UNIT_DEFS[st.utype[unit]].dragon and asked.kind == RETREAT_TO:
            far = landings(st, unit, self.left)[0]
            self.covered += far
            self.left -= far
            put(st, unit, pick)
            self.at = BLOCKED if self.left else PANIC
            return
        alone = st.leader[unit] < 0
        put(st, unit, pick)
        self.covered += 1
        if asked.kind == RETREAT_TO:
            self.left -= 1
        if alone and st.leader[unit] >= 0:
            self.left = 0  # it has reached its Champion (BL-24.12)

    def begin(self, st: BattleState) -> None:
        """Before the first step: handle units that cannot or must not retreat at all (BL-8.10, BL-18.14, BL-18.37,
        BL-20.13).
        """
        unit = self.unit
        self.at = STEP
        type_ = st.utype[unit]
        self.hero = st.leader[unit]
        if c.T_FLAGS[type_] == c.FLAGS_ALL:
            st.pop()
        elif st.tok[unit] & HELD_FAST:
            st.pop()
            apply_hits(st, unit, self.left, self.by, self.driver(st))
        elif type_ >= c.FIRST_HERO:
            st.pop()
            st.push(forced_flight(unit, self.by, self.left))
        elif c.T_ABILITIES[type_] & c.ELIMINATED_BY_RETREAT:
            eliminate(st, unit, self.by)  # its Leader retreats alone (BL-25.24)
        elif self.rampages and c.T_ABILITIES[type_] & c.RAMPAGE:
            self.rampage(st)

    def rampage(self, st: BattleState) -> None:
        """Before Ogres flee, 2 dice are rolled against every adjacent unit, friend or foe (BL-18.37, BL-25.26)."""
        for h in st.ground.board.neighbours[st.pos[self.unit]]:
            other = st.at[h]
            if other >= 0:
                faces = roll(st, 2)
                st.emit("rampage", (self.unit, other, *faces), "BL-18.37")
                hits = 0 if c.T_RACE[st.utype[other]] == c.HERO else faces.count(st.colour[other])
                apply_hits(st, other, hits, st.owner[self.unit])

    def trample(self, st: BattleState) -> None:
        """A creature that cannot flee gives 1 hit to each unit in its way, friend or foe (BL-17.9)."""
        for h in st.ground.board.retreat_steps(st.pos[self.unit], st.owner[self.unit] & CAMP):
            other = st.at[h] if h >= 0 and h in st.ground.near[st.pos[self.unit]] else -1
            if other >= 0:
                st.emit("trampled", (self.unit, other), "BL-17.9")
                apply_hits(st, other, 1, st.owner[self.unit])

    def panic(self, st: BattleState) -> None:
        """The opponent rolls 1 die per hex a Frightened unit fled; helmets of its colour are losses (BL-9.14)."""
        faces = roll(st, self.covered)
        if st.logging:
            st.emit("panic", (self.unit, *faces), "BL-9.14")
        apply_hits(st, self.unit, faces.count(st.colour[self.unit]), self.by, self.driver(st))

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return RETREAT_RULES[asked.kind]


def why_not_next(st: BattleState, seat: int, h: int) -> Refusal | Objection | None:
    retreat = asking(st, Retreat)
    if c.UNIT_DEFS[st.utype[retreat.unit]].dragon:
        return why_not_landing(st, retreat.unit, retreat.left, h)
    return why_not_retreat_to(st, retreat.unit, h)


RETREAT_RULES: Final = {
    RETREAT_TO: hex_rule("BL-8.4", why_not_next),
    RETREAT_MORE: hex_rule("BL-17.5", lambda st, seat, h: why_not_retreat_to(st, asking(st, Retreat).unit, h)),
}
RETREAT_STEPS: Final[tuple[Callable[[Retreat, BattleState], Decision | None], ...]] = (
    Retreat.begin,
    Retreat.step,
    Retreat.blocked,
    Retreat.trample_step,
    Retreat.panic_step,
    Retreat.one_more,
    Retreat.over,
)
"""The functions of the steps BEGIN, STEP, BLOCKED and so on, in order."""
