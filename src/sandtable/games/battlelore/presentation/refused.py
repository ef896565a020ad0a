"""What a sentence of a refusal is about, and for clauses with several causes the one that holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.kinds import WORD
from sandtable.core.game.spec import GameSpec
from sandtable.games.battlelore.call_to_arms.effects import SpecialistPlay
from sandtable.games.battlelore.combat.retreat import Retreat, landings
from sandtable.games.battlelore.facts import ground_in as ground_in
from sandtable.games.battlelore.heroes.champions import OFF_BOARD, STAY, Flight
from sandtable.games.battlelore.heroes.in_play import place_of
from sandtable.games.battlelore.heroes.moves import HeroMove
from sandtable.games.battlelore.lore.frames import Portal
from sandtable.games.battlelore.presentation.nearer import nearer
from sandtable.games.battlelore.presentation.why_moves import flying, over_hex
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import FROZEN, WEBBED
from sandtable.games.battlelore.tables.deployment import SPECIALISTS
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import ROGUES_DEN
from sandtable.games.battlelore.turn.drawing import LORE_BASE

Facts = dict[str, tuple[str, object]]

MOVING: Final = ("move_to", "move_step", "hero_to", "hero_step", "fly_to", "pursue_to", "portal_to", "move_how")
ACTING: Final = (*MOVING, "retreat_to", "retreat_more", "fall_back_to", "flee_to", "bonus_target", "ignore_flags")
"""Questions about the unit that their context names first."""


class Asking:
    """One refused target at the open question: what stands where, and who acts."""

    def __init__(
        self, spec: GameSpec[BattleState], st: BattleState, seat: int, target: Target, given: tuple[Target, ...] = ()
    ) -> None:
        self.st = st
        self.seat = seat
        self.part, self.value = target
        self.given = dict(given)
        own = [asked for asked in st.open_questions() if asked.seat == seat]
        self.asked: Decision | None = nearer(st, own[0]) if own else None
        self.kind = "" if self.asked is None else self.asked.kind
        self.parts = spec.kinds[self.kind].parts if self.kind else ()
        self.hex = self.value if self.part == "hex" else -1
        points = self.part == "unit" or (self.part == "target" and 0 <= self.value < len(st.pos))
        self.there = self.value if points else st.at[self.hex] if self.hex >= 0 else -1
        if self.hex < 0 and self.there >= 0:
            self.hex = st.pos[self.there]
        self.unit = self.asked.context[0] if self.kind in ACTING and self.asked is not None else -1
        frame = st.stack[-1]
        if self.kind == "special_hex" and isinstance(frame, SpecialistPlay):
            op = SPECIALISTS[frame.card].effects[frame.effect].op
            self.unit = frame.unit if op in ("free_moves", "move_reserve_unit") else -1

    def facts(self) -> Facts:
        found: Facts = {}
        if self.hex >= 0:
            found["x"] = ("hex", self.hex)
        if self.there >= 0:
            found["v"] = ("unit", self.there)
        if self.unit >= 0:
            found["u"] = ("unit", self.unit)
        if self.part == "count":
            found["n"] = ("count", self.value)
        if self.part == "card":
            found["c"] = ("card", self.value)
        return found

    def chosen(self) -> list[int]:
        """The units that are chosen already."""
        return [value for part, value in self.given.items() if part in ("unit", "target")]

    def is_own(self) -> bool:
        return self.there >= 0 and self.st.owner[self.there] & CAMP == self.st.active & CAMP


Said = tuple[str, Facts]
"""A message and its arguments."""
Say = Callable[[Asking], Said]


# -- orders and battle -------------------------------------------------------------------------------------------------


def not_this_card(at: Asking) -> Said:
    """The first card counts as itself or as another one (BL-4.2)."""
    return ("card-lore" if at.value >= LORE_BASE else "4-2-card") if at.part == "card" else "else", {}


def in_a_team(at: Asking) -> Said:
    """Another player leads the unit, or the Lord Commander alone plays cards (BL-29.23)."""
    if at.there < 0:
        return "29-23-cards", {}
    return "29-23-wing", {"p": ("seat", at.st.seat_of(at.there))}


def without_order(at: Asking) -> Said:
    if at.there < 0:
        return "else", {}
    return ("4-5" if at.is_own() else "4-5-enemy"), {}


# -- moves -------------------------------------------------------------------------------------------------------------


def here_of(at: Asking) -> int:
    """Where the unit that moves is now."""
    st, frame = at.st, at.st.stack[-1]
    if isinstance(frame, HeroMove):
        return frame.here(st)
    if at.kind == "fly_to":
        return over_hex(st, flying(st))
    return place_of(st, at.unit)


def next_hex(at: Asking) -> Said | None:
    """Not the next hex of the way, or none is left to go (BL-5.3)."""
    if at.unit < 0 or at.hex < 0:
        return "else", {}
    here = here_of(at)
    if at.hex == here:
        return "5-3-here", {}
    if at.kind not in ("move_step", "hero_step", "fly_to"):
        return None
    return ("5-3-left" if at.hex in at.st.ground.board.neighbours[here] else "5-3-next"), {"o": ("hex", here)}


def too_far_to_fly(at: Asking) -> Said:
    if at.part == WORD:
        return ("19-2-word" if at.kind == "fly_to" else "19-2-only"), {}
    if at.kind != "fly_to" or at.hex < 0:
        return "else", {}
    moving = flying(at.st)
    return "19-2", {"n": ("count", c.UNIT_DEFS[at.st.utype[moving.unit]].fly[1] - moving.steps)}


def no_landing(at: Asking) -> Said:
    """A unit or other ground than open country, no such place beyond, or none at all (BL-19.3)."""
    st = at.st
    if at.kind == "move_how":
        return "19-3-nowhere", {}
    if at.kind != "fly_to":
        return "else", {}
    over = here_of(at)
    h = over if at.part == WORD else at.hex
    if at.part != WORD and h in st.ground.board.neighbours[over]:
        moving = flying(st)
        if moving.steps + 1 < c.UNIT_DEFS[st.utype[moving.unit]].fly[1]:
            return "19-3-beyond", {}
    if st.at[h] == at.unit:
        return "19-3-start", {"o": ("hex", h)}
    if st.at[h] >= 0:
        return "5-4", {"o": ("hex", h), "w": ("unit", st.at[h])}
    return "19-3", {"o": ("hex", h), "g": ("terrain", ground_in(st, h))}


def no_breath(at: Asking) -> Said:
    if at.unit < 0:
        return "else", {}
    price = c.UNIT_DEFS[at.st.utype[at.unit]].breath_cost
    return "19-4", {"m": ("count", price), "n": ("count", at.st.tokens[at.st.holder_of(at.unit)])}


def no_flight(at: Asking) -> Said:
    """It burns, is frozen, or is caught in a web (BL-19.24)."""
    tok = at.st.tok[at.unit] if at.unit >= 0 else 0
    return ("19-24-web" if tok & WEBBED else "19-24-frost" if tok & FROZEN else "19-24"), {}


def dragon_retreat(at: Asking) -> Said:
    """Another distance than the one it has to go, somebody there, or other ground than open country (BL-19.12)."""
    st, frame = at.st, at.st.stack[-1]
    if at.hex < 0 or at.unit < 0 or not isinstance(frame, Retreat):
        return ("19-12-fall" if at.hex >= 0 else "else"), {}
    far, places = landings(st, at.unit, frame.left)
    rows = st.ground.board.camp_rows
    camp = st.owner[at.unit] & CAMP
    back = rows[st.pos[at.unit]][camp] - rows[at.hex][camp]
    if back != far or st.ground.board.distance[st.pos[at.unit]][at.hex] != far:
        return "19-12", {"n": ("count", far)}
    if st.at[at.hex] >= 0:
        return "5-4", {"o": ("hex", at.hex), "w": ("unit", st.at[at.hex])}
    facts: Facts = {"o": ("hex", at.hex), "g": ("terrain", ground_in(st, at.hex))}
    return ("19-12-ground" if places and st.ground.open[at.hex] else "12-22"), facts


def drift(at: Asking) -> Said:
    """Too far for the Lore that there is, no ground to end on, or none beyond (BL-18.13)."""
    st = at.st
    if at.unit < 0:
        return "else", {}
    here, lore = st.pos[at.unit], st.tokens[st.holder_of(at.unit)]
    if at.part == WORD:
        return "18-13-halt", {"o": ("hex", here), "g": ("terrain", st.ground.terrain[here])}
    if at.hex < 0:
        return "else", {}
    away = st.ground.board.distance[here][at.hex]
    return ("18-13" if away > lore else "18-13-ground"), {"n": ("count", lore), "m": ("count", away)}


def flight_off(at: Asking) -> Said:
    return ("25-21" if at.part == WORD and at.value == OFF_BOARD else "25-21-stay"), {}


def flight_length(at: Asking) -> Said:
    """He has gone as far as he may, has not gone a hex, or must go on (BL-8.10, BL-25.15)."""
    flight = at.st.stack[-1]
    if not isinstance(flight, Flight):
        return "else", {}
    if flight.steps >= flight.farthest(at.st):
        return "25-15", {"n": ("count", flight.farthest(at.st))}
    if at.part == WORD and at.value == STAY and flight.steps:
        return "25-15-begun", {}
    return ("25-15-least" if flight.least > 1 else "25-15-first"), {"n": ("count", flight.least)}


def flight_end(at: Asking) -> Said:
    """Who stands where he would end, or that there is no end beyond (BL-25.16)."""
    st, flight = at.st, at.st.stack[-1]
    if not isinstance(flight, Flight):
        return "else", {}
    if at.part == WORD:
        here = flight.over if flight.over >= 0 else st.pos[flight.hero]
        return "25-16", {"o": ("hex", here), "w": ("unit", st.at[here])}
    return ("25-16-beyond", {}) if at.hex >= 0 else ("else", {})


def through_portal(at: Asking) -> Said:
    frame = at.st.stack[-1]
    if at.hex < 0 or not isinstance(frame, Portal):
        return "else", {}
    away = at.st.ground.board.distance[at.st.pos[frame.unit]][at.hex]
    if not away:
        return "5-3-here", {}
    return "5-13", {"n": ("count", frame.reach), "m": ("count", away)}


def no_passage(at: Asking) -> Said:
    """Not in a Den of his own, or no Lore for it (BL-15.15)."""
    st, h = at.st, at.st.pos[at.unit] if at.unit >= 0 else -1
    if h < 0:
        return "15-15", {}
    own = st.ground.special[h] == ROGUES_DEN and st.ground.owner[h] == st.owner[at.unit]
    return ("15-15-lore" if own and not st.tokens[st.holder_of(at.unit)] else "15-15"), {}


def no_exit(at: Asking) -> Said:
    exit_ = at.st.passage_exit[at.st.owner[at.unit]] if at.unit >= 0 else -1
    if at.part == WORD and exit_ >= 0:
        return "15-16-taken", {"o": ("hex", exit_)}
    return ("15-16-none" if at.part == WORD else "15-16"), {}
