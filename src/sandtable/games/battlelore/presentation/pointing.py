"""Reads what you pointed at as the open question means it, and words the answer where no rule does."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.core.game.presentation import pair_args
from sandtable.core.text.message import kebab
from sandtable.games.battlelore.lore.playing import (
    COMMAND_CARD,
    HAS_PASSED,
    LORE_FIRST,
    why_elsewhere,
    why_not_lore,
)
from sandtable.games.battlelore.presentation.arguments import PROMPT_ARGS
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.cards import LORE_CARDS
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.landmarks import MOVE_HOW
from sandtable.games.battlelore.turn.move_ways import WAY_CLAUSES
from sandtable.games.battlelore.turn.turn import DISCARD_COMMAND, is_from_rack

BY_BUTTON: Final = {"move_unit": 5, "lore_choice": 10}
"""Questions at which a Lore card is played after a button, and the window of BL-13.6."""


def card_elsewhere(st: BattleState, asked: Decision, value: int) -> Objection:
    """Why a card is not a legal answer where no card is asked for: it is played at another moment, or after a button."""
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


def aside(st: BattleState, asked: Decision, parts: tuple[str, ...], target: Target) -> Objection:
    """Why something that no rule covers is not a legal answer: an empty hex, or another question comes first."""
    part, value = target
    if part == "hex" and "hex" not in parts and {"unit", "target"} & set(parts) and st.at[value] < 0:
        return Objection(Refusal(asked.clause, "refused-bl-nobody"), value, about={"x": target})
    args = pair_args(PROMPT_ARGS.get(asked.kind, ()), asked.context) or ()
    facts: Facts = {name: (kind, each) for name, kind, each in args if name}
    facts["prompt"] = ("word", f"ask-{kebab(asked.kind)}")  # last, for it uses the others
    return Objection(Refusal(asked_by(st, asked), "refused-bl-first"), about=facts)


def asked_by(st: BattleState, asked: Decision) -> str:
    """The clause by which a question is asked now. Two questions have several reasons."""
    if asked.kind == MOVE_HOW:
        return WAY_CLAUSES[asked.options[1]]
    return "BL-29.26" if asked.kind == DISCARD_COMMAND and is_from_rack(st) else asked.clause
