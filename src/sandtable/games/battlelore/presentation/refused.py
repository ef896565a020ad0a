"""What a sentence of a refusal is about, and for clauses with several causes the one that holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.kinds import WORD
from sandtable.core.game.spec import GameSpec
from sandtable.core.text.message import key_of
from sandtable.games.battlelore.campaign.enlisting import record
from sandtable.games.battlelore.campaign.legacy import COUNCIL_EXPERIENCE, MAX_SKILLS
from sandtable.games.battlelore.heroes.combat_cards import DEED_BASE
from sandtable.games.battlelore.heroes.in_play import place_of
from sandtable.games.battlelore.presentation.nearer import nearer
from sandtable.games.battlelore.presentation.ways import banning_layer
from sandtable.games.battlelore.presentation.why_battles import actor_for
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import WEBBED
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.filters import fits_filter
from sandtable.games.battlelore.turn.movement import ordered_units
from sandtable.games.battlelore.turn.pools import BY_FILTER, BY_ROLL, Ordering

Facts = dict[str, tuple[str, object]]

ACTING: Final = ("bonus_target", "ignore_flags")
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
        if self.kind == "attack" and self.part == "target" and DEED_BASE < self.value < 0:
            self.there = self.given.get("unit", -1)
            if self.there < 0:
                self.there = actor_for(st, seat, self.value)
        if self.hex < 0 and self.there >= 0:
            self.hex = st.pos[self.there]
        self.unit = self.asked.context[0] if self.kind in ACTING and self.asked is not None else -1

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


def out_of_orders(at: Asking) -> Said:
    """A unit that the card does not name, or one for which it has no order left (BL-4.2)."""
    if at.kind == "attack":
        return "4-2-shots", {}
    if at.kind == "play_as" and at.part == "card":
        return ("card-lore" if at.value >= LORE_BASE else "4-2-card"), {}
    phase = at.st.stack[-1]
    if at.there < 0 or not isinstance(phase, Ordering):
        return "else", {}
    if phase.by == BY_FILTER and not fits_filter(at.st, at.there, phase.filter):
        return not_named(at, phase.filter)
    banner = banner_of(at.st, at.there)
    rolled = phase.by != BY_ROLL or any(cap for pool, cap in enumerate(phase.caps) if pool in (banner, FREE))
    return ("4-2-used", {}) if rolled else ("4-2-roll", {"k": ("count", banner)})


NO_BANNER: Final = 3
"""In place of a colour; sentences name both by this number."""
FREE: Final = 3
"""The pool of a BattleLore roll that any unit is counted in."""


def banner_of(st: BattleState, unit: int) -> int:
    """The colour of a unit; Champions have none."""
    return st.colour[unit] if st.utype[unit] < c.FIRST_HERO else NO_BANNER


def not_named(at: Asking, name: str) -> Said:
    """Which units the card orders, and what this one is instead: its colour, or how it goes (BL-4.2)."""
    kind = c.T_KIND[at.st.utype[at.there]] if name in ("foot", "mounted") else banner_of(at.st, at.there)
    return key_of("4-2", name), {"c": ("card", at.st.carried[0][0]), "k": ("count", kind)}


def out_of_section(at: Asking) -> Said:
    """A section that the card does not name, or one whose orders are given (BL-4.1)."""
    phase = at.st.stack[-1]
    if at.there < 0 or not isinstance(phase, Ordering):
        return "else", {}
    return ("4-1" if any(orders_where(at, phase)) else "4-1-other"), {"n": ("count", len(at.st.carried))}


def between_sections(at: Asking) -> Said:
    """A unit on a line: both sections had orders, one of them, or none (BL-4.8)."""
    phase = at.st.stack[-1]
    if at.there < 0 or not isinstance(phase, Ordering):
        return "else", {}
    given = orders_where(at, phase)
    key = "4-8" if all(given) else "4-8-one" if any(given) else "4-8-none"
    return key, {"n": ("count", len(at.st.carried))}


def orders_where(at: Asking, phase: Ordering) -> list[int]:
    """The orders that the card gives in each section of the unit that was pointed at."""
    mask = at.st.ground.board.sections[place_of(at.st, at.there)]
    return [cap for place, cap in enumerate(phase.caps) if mask >> place & 1]


def in_a_team(at: Asking) -> Said:
    """Another player leads the unit, or the Lord Commander alone plays cards (BL-29.23)."""
    if at.there < 0:
        return "29-23-cards", {}
    return "29-23-wing", {"p": ("seat", at.st.seat_of(at.there))}


def without_order(at: Asking) -> Said:
    if at.there < 0:
        return "else", {}
    if at.is_own():
        return "4-5", {}
    return ("no-attacker" if at.kind == "attack" else "4-5-enemy"), {}


def allied_hero(at: Asking) -> Said:
    if at.there < 0:
        return "else", {}
    return ("31-17" if at.st.utype[at.there] >= c.FIRST_HERO else "31-17-led"), {}


def no_cleansing(key: str, price: int) -> Say:
    """A token that cannot be removed: of an enemy, under a Web, or too dear (BL-18.4, BL-18.7, BL-19.10)."""

    def say(at: Asking) -> Said:
        if at.there < 0:
            return "else", {}
        if not at.is_own():
            return "cleanse-enemy", {}
        if key == "18-7" and at.st.tok[at.there] & WEBBED and at.st.tokens[at.st.active] >= price:
            return "18-7-web", {}
        return key, {"n": ("count", at.st.tokens[at.st.active]), "m": ("count", price)}

    return say


def flown(at: Asking) -> Said:
    """A dragon that has flown does not battle in melee (BL-19.2)."""
    return ("19-2-flew" if at.there >= 0 and at.is_own() else "no-attacker"), {}


def banned(at: Asking) -> Said:
    """What terrain does to a unit that enters it: no battle this turn."""
    st = at.st
    unit = at.there if at.is_own() else nearest_own(at)
    if unit < 0:
        return "no-attacker", {}
    h = st.pos[unit]
    return "ban", {"v": ("unit", unit), "o": ("hex", h), "g": ("terrain", banning_layer(st, h))}


def nearest_own(at: Asking) -> int:
    """The ordered unit nearest to what was pointed at, which speaks for all that cannot battle."""
    mine = [unit for unit in ordered_units(at.st) if at.st.seat_of(unit) == at.seat]
    if at.hex < 0:
        return -1
    away = at.st.ground.board.distance[at.hex]
    return min(mine, key=lambda unit: (away[at.st.pos[unit]], unit), default=-1)


# -- after the adventure -------------------------------------------------------------------------------------------------


def no_draw(at: Asking) -> Said:
    """Too few Experience tokens for one more draw (BL-27.8)."""
    if at.part != WORD or at.asked is None:
        return "else", {}
    return "27-8", {"n": ("count", record(at.st, at.asked.context[0]).experience)}


def no_council_seat(at: Asking) -> Said:
    """Too few Skills, or too few Experience tokens (BL-28.1)."""
    if at.part != WORD or at.asked is None:
        return "else", {}
    hero = record(at.st, at.asked.context[0])
    if len(hero.skills) < MAX_SKILLS:
        return "28-1-skills", {"n": ("count", len(hero.skills)), "m": ("count", MAX_SKILLS)}
    return "28-1", {"n": ("count", hero.experience), "m": ("count", COUNCIL_EXPERIENCE)}
