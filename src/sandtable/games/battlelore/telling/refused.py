"""What a sentence of a refusal is about, and for clauses with several causes the one that holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.decision import Decision, Target
from sandtable.core.spec import ASKED, WORD, GameSpec
from sandtable.games.battlelore.call_to_arms.effects import SpecialistPlay
from sandtable.games.battlelore.combat.declare import has_near_enemy
from sandtable.games.battlelore.heroes.champions import OFF_BOARD
from sandtable.games.battlelore.heroes.in_play import place_of
from sandtable.games.battlelore.heroes.moves import HeroMove
from sandtable.games.battlelore.lore.windows import is_flight, is_moment
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.state import WEBBED, Battle
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import LORE_CARDS
from sandtable.games.battlelore.tables.muster import SPECIALISTS
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.telling.absence import AFTER, BEFORE, OF_EPICS
from sandtable.games.battlelore.telling.why_cards import window_of
from sandtable.games.battlelore.telling.why_moves import flying, over_hex
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.pools import BY_FILTER, Ordering, fits_filter

Facts = dict[str, tuple[str, object]]

MOVING: Final = ("move_to", "move_step", "hero_to", "hero_step", "fly_to", "pursue_to", "portal_to", "move_how")
ACTING: Final = (*MOVING, "retreat_to", "retreat_more", "fall_back_to", "flee_to", "bonus_target", "ignore_flags")
"""Questions about the unit that their context names first."""


class Asking:
    """One refused target at the open question: what stands where, and who acts."""

    def __init__(
        self, spec: GameSpec[Battle], st: Battle, seat: int, target: Target, given: tuple[Target, ...] = ()
    ) -> None:
        self.st = st
        self.seat = seat
        self.part, self.value = target
        self.given = dict(given)
        own = [asked for asked in st.open_questions() if asked.seat == seat]
        self.asked: Decision | None = own[0] if own else None
        self.kind = self.asked.kind if self.asked is not None and self.part != ASKED else ""
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

    def is_own(self) -> bool:
        return self.there >= 0 and self.st.owner[self.there] & CAMP == self.st.active & CAMP


Said = tuple[str, Facts]
"""A message and its arguments."""
Say = Callable[[Asking], Said]

# -- questions that are not asked --------------------------------------------------------------------------------------


def absent(at: Asking, kind: str, clause: str) -> str:
    """Which sentence says why a question is not asked."""
    st = at.st
    if clause == "BL-34.4":
        return "34-4-campaign" if st.rules.heroes else "34-4"
    if kind in OF_EPICS and not st.rules.epic:
        return "29-5-epic"
    if kind in BEFORE and not any(isinstance(frame, Setup) for frame in st.stack):
        return "before"
    if kind in AFTER:
        return "after"
    if kind in ("attack", "move_unit") and clause not in ("BL-6.1", "BL-5.1"):
        return f"idle-{kind.replace('_', '-')}"
    return "moment"


# -- orders and battle -------------------------------------------------------------------------------------------------


def out_of_orders(at: Asking) -> Said:
    """A unit that the card does not name, or one for which it has no order left (BL-4.2)."""
    if at.kind == "attack":
        return "4-2-shots", {}
    phase = at.st.stack[-1]
    if at.there < 0 or not isinstance(phase, Ordering):
        return "else", {}
    named = phase.by != BY_FILTER or fits_filter(at.st, at.there, phase.filter)
    return ("4-2-used" if named else "4-2"), {}


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


def no_search(at: Asking) -> Said:
    near = at.is_own() and has_near_enemy(at.st, at.there, at.st.pos[at.there])
    return ("26-3-near" if near else "26-3"), {}


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
    """No place to land there, or none to be reached from there (BL-19.3)."""
    if at.kind == "fly_to" and at.hex >= 0 and at.hex in at.st.ground.board.neighbours[here_of(at)]:
        moving = flying(at.st)
        if moving.steps + 1 < c.UNIT_DEFS[at.st.utype[moving.unit]].fly[1]:
            return "19-3-beyond", {}
    return "19-3", {}


def flight_off(at: Asking) -> Said:
    return ("25-21" if at.part == WORD and at.value == OFF_BOARD else "25-21-stay"), {}


def no_passage(at: Asking) -> Said:
    """Not in a Den of his own, or no Lore for it (BL-15.15)."""
    st, h = at.st, at.st.pos[at.unit] if at.unit >= 0 else -1
    if h < 0:
        return "15-15", {}
    own = st.ground.special[h] == c.ROGUES_DEN and st.ground.owner[h] == st.owner[at.unit]
    return ("15-15-lore" if own and not st.tokens[st.holder_of(at.unit)] else "15-15"), {}


def no_exit(at: Asking) -> Said:
    exit_ = at.st.passage_exit[at.st.owner[at.unit]] if at.unit >= 0 else -1
    if at.part == WORD and exit_ >= 0:
        return "15-16-taken", {"o": ("hex", exit_)}
    return ("15-16-none" if at.part == WORD else "15-16"), {}


def no_vantage(at: Asking) -> Said:
    return ("30-26-hex" if at.part == "hex" and "hex" in at.parts else "30-26"), {}


def extra_move(at: Asking) -> Said:
    """The unit has had its extra move, stays where it is, or would end beside an enemy (BL-30.23)."""
    if at.kind != "special_hex" or at.unit < 0:
        return "30-23", {}
    return ("5-3-here" if at.hex == at.st.pos[at.unit] else "30-23-near"), {}


def no_landmark(at: Asking) -> Said:
    """A unit, other ground, or rows that are not meant (BL-15.2, BL-15.19, BL-16.1)."""
    st, h = at.st, at.hex
    if h < 0:
        return "else", {}
    if st.at[h] >= 0:
        return "5-4", {"o": ("hex", h), "w": ("unit", st.at[h])}
    kinds = [kind for kind in (st.ground.special[h], st.ground.overlay[h], st.ground.terrain[h]) if kind >= 0]
    if kinds and kinds[0] != c.COUNTRYSIDE:
        return "place-ground", {"g": ("terrain", kinds[0])}
    return "place", {}


# -- Lore --------------------------------------------------------------------------------------------------------------


def no_fit(at: Asking) -> Said:
    """Another moment, or no target (BL-13.3)."""
    asked = at.asked
    if at.kind == "lore_section":
        return "13-3-section", {}
    if at.part == WORD:
        return "13-3-word", {}
    if at.part == "card" and asked is not None and at.kind in ("play_command", "play_lore") and at.value >= LORE_BASE:
        holder = at.st.rules.holder_of_seat(at.seat)
        card, window = LORE_CARDS[at.value - LORE_BASE], window_of(at.st, asked)
        late = window not in card.windows or (card.when and not is_moment(at.st, holder, card.when))
        aloft = window == 6 and card.target == "enemy_unit" and not is_flight(at.st)
        return ("13-3" if late or aloft else "13-3-target"), {}
    return ("13-3-unit" if at.there >= 0 else "13-3-hex" if at.hex >= 0 else "else"), {}


def ally_price(at: Asking) -> Said:
    """Only the player whose turn it is may choose an ally's unit, and pays for it (BL-31.11)."""
    if at.there < 0:
        return "31-11", {}
    if at.st.rules.holder_of_seat(at.seat) != at.st.active:
        return "31-11-reaction", {}
    return "31-11-cost", {"n": ("count", at.st.tokens[at.st.active])}
