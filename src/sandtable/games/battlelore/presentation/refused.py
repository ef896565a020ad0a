"""What a sentence of a refusal is about, and for clauses with several causes the one that holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.kinds import WORD
from sandtable.core.game.spec import GameSpec
from sandtable.games.battlelore.campaign.enlisting import record
from sandtable.games.battlelore.campaign.legacy import COUNCIL_EXPERIENCE, MAX_SKILLS
from sandtable.games.battlelore.presentation.nearer import nearer
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE

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


def not_this_card(at: Asking) -> Said:
    """The first card counts as itself or as another one (BL-4.2)."""
    return ("card-lore" if at.value >= LORE_BASE else "4-2-card") if at.part == "card" else "else", {}


def in_a_team(at: Asking) -> Said:
    """Another player leads the unit, or the Lord Commander alone plays cards (BL-29.23)."""
    if at.there < 0:
        return "29-23-cards", {}
    return "29-23-wing", {"p": ("seat", at.st.seat_of(at.there))}


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
