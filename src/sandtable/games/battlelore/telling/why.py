"""Why something on the table is not part of an answer: the clause that keeps it from being one.

The frame that asks explains its own list. This module stands before it: it reads a unit as the hex it stands in where a hex is
asked for, and the other way round, and knows the reasons that many questions have in common.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.decision import Decision
from sandtable.games.battlelore.combat.attack import CALL_HELP, Attack
from sandtable.games.battlelore.combat.in_progress import moving_of
from sandtable.games.battlelore.combat.retreat import why_not_retreat_to
from sandtable.games.battlelore.creatures.dragon_flight import is_landing
from sandtable.games.battlelore.lore.effects import MARK_BASE
from sandtable.games.battlelore.lore.frames import Bolt, FallBack
from sandtable.games.battlelore.lore.targets import camp_targets, target_choices
from sandtable.games.battlelore.lore.windows import LORE_TARGET, LorePlay, allied_price
from sandtable.games.battlelore.state import BATTLED, ORDERED, Battle
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.orders import COPY_CARD, PLAY_AS, SECOND_CARD
from sandtable.games.battlelore.turn.places import why_not_stand

VACANT: Final = ("conjure_at", "deploy_at", "portal_to", "pursue_to", "special_hex", "summon_at")
"""Questions for a hex that must be vacant and passable."""


def why_not(st: Battle, asked: Decision, parts: tuple[str, ...], part: str, value: int) -> list[str]:
    """The clauses that keep a thing from being part of an answer, which has these parts; never none."""
    if part == "card" and ("card" not in parts or is_lore_card_too_late(asked.kind, value)):
        return ["BL-3.3" if value < LORE_BASE else "BL-13.6"]
    if part == "card" and asked.kind in (COPY_CARD, PLAY_AS):
        return [asked.clause]
    if part == "unit" and parts[0] == "hex" and st.pos[value] >= 0:
        part, value = "hex", st.pos[value]
    elif part == "hex" and parts[0] in ("unit", "target") and st.at[value] >= 0:
        part, value = "unit", st.at[value]
    reason = exact_reason(st, asked, part, value)
    if reason is not None:
        return [reason]
    return st.stack[-1].why_not(st, asked, part, value) or [asked.clause]


def is_lore_card_too_late(kind: str, value: int) -> bool:
    """Lore cards of the Command phase are played with the first question of it (W1)."""
    return value >= LORE_BASE and kind in (SECOND_CARD, COPY_CARD, PLAY_AS)


def exact_reason(st: Battle, asked: Decision, part: str, value: int) -> str | None:
    """A reason that the question's own clause does not give."""
    if part == "hex" and asked.kind in VACANT:
        return why_not_vacant(st, asked, value)
    explain = REASONS.get((asked.kind, part))
    return None if explain is None else explain(st, asked, value)


def why_not_vacant(st: Battle, asked: Decision, h: int) -> str | None:
    """A unit is there, or no unit can be (BL-5.4, BL-12.22)."""
    if st.at[h] >= 0:
        return "BL-5.4"
    unit = asked.context[0] if asked.kind in ("portal_to", "pursue_to") else -1
    if unit >= 0:
        return why_not_stand(st, unit, h)
    return None if st.ground.open[h] else "BL-12.22"


def why_not_fly_to(st: Battle, asked: Decision, h: int) -> str | None:
    """A dragon flies hex by hex within its range, and must find a place to land (BL-19.2, BL-19.3)."""
    moving = moving_of(st)
    assert moving is not None
    over = moving.last if moving.last >= 0 else st.pos[moving.unit]
    far = st.ground.board.distance[over][h]
    if far == 1:
        return "BL-19.3"
    within = far <= c.UNIT_DEFS[st.utype[moving.unit]].fly[1] - moving.steps
    return "BL-19.3" if within and not is_landing(st, moving.unit, h) else "BL-19.2"


def why_not_fall_back(st: Battle, asked: Decision, h: int) -> str | None:
    """Each step is one of a retreat (BL-8.3 to BL-8.7)."""
    frame = st.stack[-1]
    assert isinstance(frame, FallBack)
    return why_not_retreat_to(st, frame.unit, h)


def why_not_lore_target(st: Battle, asked: Decision, unit: int) -> str | None:
    """It was chosen before, is no target of the card, or its player cannot pay for an ally's unit."""
    frame = st.stack[-1]
    assert isinstance(frame, LorePlay)
    if unit in frame.chosen:
        return "BL-13.14"
    if unit not in target_choices(st, frame.holder, frame.card):
        return "BL-31.11" if unit in camp_targets(st, frame.holder, frame.card) else "BL-13.3"
    return "BL-31.11" if allied_price(st, frame.holder, unit) > st.tokens[frame.holder] else None


def why_not_lore_hex(st: Battle, asked: Decision, h: int) -> str | None:
    """An empty hex; where a landmark can be a target, one that is none of the enemy's (BL-13.3)."""
    return "BL-13.3" if MARK_BASE + h not in asked.options else None


def why_not_chain(st: Battle, asked: Decision, unit: int) -> str | None:
    """A bolt does not strike a unit twice (BL-13.14)."""
    frame = st.stack[-1]
    assert isinstance(frame, Bolt)
    return "BL-13.14" if unit in frame.struck else None


def why_not_call(st: Battle, asked: Decision, unit: int) -> str | None:
    """Whom a horn cannot call (BL-22.6): an enemy, one without an order, one that has battled."""
    frame = st.stack[-1]
    assert isinstance(frame, Attack)
    if st.owner[unit] & CAMP != st.owner[frame.att] & CAMP or unit == frame.att:
        return "BL-22.6"
    if not st.flags[unit] & ORDERED:
        return "BL-4.5"
    return "BL-6.2" if st.flags[unit] & BATTLED else None


REASONS: Final[dict[tuple[str, str], Callable[[Battle, Decision, int], str | None]]] = {
    ("fly_to", "hex"): why_not_fly_to,
    ("fall_back_to", "hex"): why_not_fall_back,
    (LORE_TARGET, "unit"): why_not_lore_target,
    (LORE_TARGET, "hex"): why_not_lore_hex,
    ("chain_to", "unit"): why_not_chain,
    (CALL_HELP, "unit"): why_not_call,
}
"""By the kind of question and what was pointed at."""
