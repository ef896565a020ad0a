"""Why something is not part of an answer: the clause that keeps it from being one.

The frame that asks explains its own list. This module stands before it: it reads a unit as the hex it stands in where a hex is
asked for, and the other way round, and knows for each kind of question the rule that looks closer than the frame does.
What a person cannot mean by this question at all (a hex where a card is asked for) is explained by the question's own clause.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.kinds import WORD
from sandtable.games.battlelore.lore.windows import LORE_SECTION, LORE_TARGET
from sandtable.games.battlelore.presentation import why_cards
from sandtable.games.battlelore.presentation.nearer import nearer
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.orders import COPY_CARD, PLAY_AS, SECOND_CARD

BY_BUTTON: Final = ("move_unit", "lore_choice")
"""Questions at which a Lore card is played after a button."""

Reason = Callable[[BattleState, Decision, int], list[str]]


def why_not_with(
    st: BattleState, asked: Decision, parts: tuple[str, ...], target: Target, given: tuple[Target, ...]
) -> list[str]:
    """The same with a part of the answer chosen already: the unit that shall attack, say."""
    return why_not(st, nearer(st, asked), parts, *target)


def meant(st: BattleState, asked: Decision, target: Target) -> list[Target]:
    """What a unit or a hex may stand for: the unit as one that is attacked or chosen, the hex it stands in, who is there."""
    part, value = target
    if part == "unit":
        return [("target", value), ("hex", st.pos[value])]
    return [("unit", st.at[value]), ("target", st.at[value])] if part == "hex" and st.at[value] >= 0 else []


def why_not(st: BattleState, asked: Decision, parts: tuple[str, ...], part: str, value: int) -> list[str]:
    """The clauses that keep a thing from being part of an answer, which has these parts; never none."""
    if part == "card" and value >= LORE_BASE and asked.kind in BY_BUTTON:
        return why_cards.why_not_by_button(st, asked, value)
    if part == "card" and ("card" not in parts or is_lore_card_too_late(asked.kind, value)):
        return ["BL-3.3" if value < LORE_BASE else "BL-13.6"]
    if part == "card" and asked.kind in (COPY_CARD, PLAY_AS):
        return [asked.clause]
    part, value = as_asked(st, parts, (part, value))
    if is_offered(asked, parts, part, value):
        return [asked.clause]  # pointed at by its hex, or the hex by its unit: the question says what it asks for
    explain = REASONS.get((asked.kind, part))
    if explain is not None:
        return explain(st, asked, value)
    if part in ("hex", "unit") and part not in parts and not (part == "unit" and "target" in parts):
        return [asked.clause]
    return st.stack[-1].why_not(st, asked, part, value) or [asked.clause]


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


def is_lore_card_too_late(kind: str, value: int) -> bool:
    """Lore cards of the Command phase are played with the first question of it (W1)."""
    return value >= LORE_BASE and kind in (SECOND_CARD, COPY_CARD, PLAY_AS)


def own_clause(st: BattleState, asked: Decision, value: int) -> list[str]:
    return [asked.clause]


REASONS: Final[dict[tuple[str, str], Reason]] = {
    # before the battle
    ("council_level", "count"): why_cards.why_not_level,
    ("shift", "count"): own_clause,
    # command and order
    ("play_command", "card"): why_cards.why_not_card,
    ("second_card", "card"): why_cards.why_not_second,
    ("move_unit", WORD): why_cards.why_no_lore,
    # combat
    # Lore
    ("play_lore", "card"): why_cards.why_not_card,
    ("lore_choice", WORD): why_cards.why_no_lore,
    (LORE_TARGET, "unit"): why_cards.why_not_lore_target,
    (LORE_TARGET, "hex"): why_cards.why_not_lore_hex,
    (LORE_TARGET, WORD): why_cards.why_not_finish,
    (LORE_SECTION, WORD): why_cards.why_not_section,
    ("chain_to", "unit"): why_cards.why_not_chain,
    ("strike_next", "unit"): why_cards.why_not_chain,
    ("level_up", WORD): why_cards.why_no_council,
}
"""By the kind of question and what was pointed at, pressed or typed."""
