"""Reads what you pointed at as the open question means it, and words the answer where no rule does."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.kinds import WORD
from sandtable.core.engine.refusal import Objection
from sandtable.games.battlelore.lore.playing import (
    COMMAND_CARD,
    HAS_PASSED,
    LORE_FIRST,
    why_elsewhere,
    why_not_lore,
)
from sandtable.games.battlelore.presentation.nearer import nearer
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.cards import LORE_CARDS
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE

BY_BUTTON: Final = {"move_unit": 5, "lore_choice": 10}
"""Questions at which a Lore card is played after a button, and the window of BL-13.6."""


def why_not(st: BattleState, asked: Decision, target: Target) -> list[str]:
    """The clause against something that no rule speaks of: that of the question, or of the button (BL-28.1)."""
    if asked.kind == "level_up" and target[0] == WORD:
        return ["BL-28.1"]
    found = st.stack[-1].why_not(st, asked, *target)
    return found if found and found != [asked.clause] else [nearer(st, asked).clause]


def card_elsewhere(st: BattleState, asked: Decision, value: int) -> Objection:
    """Why a card is no answer where no card is asked for: its moment is another one, or it is played after a button."""
    seat = asked.seat
    if value < LORE_BASE:
        return Objection(COMMAND_CARD, seat, value)
    card, window = value - LORE_BASE, BY_BUTTON.get(asked.kind, 0)
    if window not in LORE_CARDS[card].windows or st.rules.holder_of_seat(seat) != st.active:
        return Objection(why_elsewhere(value), seat, value)
    passed = getattr(st.stack[-1], "passed", False)
    return Objection(why_not_lore(st, seat, value, window) or (HAS_PASSED if passed else LORE_FIRST), seat, value)


def meant(st: BattleState, asked: Decision, target: Target) -> list[Target]:
    """What a unit or a hex may stand for: the unit as one that is attacked or chosen, the hex it stands in, who is there."""
    part, value = target
    if part == "unit":
        return [("target", value), ("hex", st.pos[value])]
    return [("unit", st.at[value]), ("target", st.at[value])] if part == "hex" and st.at[value] >= 0 else []


def as_asked(st: BattleState, parts: tuple[str, ...], target: Target) -> Target:
    """A unit as its hex where a hex is asked for, a hex as its unit where a unit is."""
    part, value = target
    if part == "unit" and parts[0] == "hex" and st.pos[value] >= 0:
        return "hex", st.pos[value]
    return ("unit", st.at[value]) if part == "hex" and parts[0] in ("unit", "target") and st.at[value] >= 0 else target


def as_target(st: BattleState, parts: tuple[str, ...], target: Target) -> Target:
    """A unit as the target of an attack or a card where one is asked for."""
    part, value = target
    own = "unit" in parts and st.owner[value] & CAMP == st.active & CAMP if part == "unit" else True
    return target if own or "target" not in parts else ("target", value)


def is_offered(asked: Decision, parts: tuple[str, ...], part: str, value: int) -> bool:
    """Is this part of an answer?"""
    names = {part, "target"} if part == "unit" else {part}
    for pick in asked.options:
        values = (pick,) if isinstance(pick, int) else pick
        if any(name in names and each == value for name, each in zip(parts, values, strict=False)):
            return True
    return False
