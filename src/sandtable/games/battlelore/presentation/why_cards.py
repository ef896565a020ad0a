"""Why a card cannot be played, a unit not ordered, a token not removed (chapters 3, 4, 13, 14, 29, 31)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import holds, kinds_of
from sandtable.core.engine.decision import Decision
from sandtable.games.battlelore.creatures.entering import CONJURE, why_not_conjure
from sandtable.games.battlelore.lore.effects import MARK_BASE
from sandtable.games.battlelore.lore.frames import Bolt
from sandtable.games.battlelore.lore.targets import camp_targets, target_choices
from sandtable.games.battlelore.lore.windows import LorePlay, Window, allied_price, card_cost, card_level, why_not_play
from sandtable.games.battlelore.questions import without_lore
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import SECTION_IDS
from sandtable.games.battlelore.tables.cards import (
    C_SECTION,
    DEJA_VU,
    LORE_CARDS,
    MAX_LEVEL,
    OUT_OF_CHARACTER,
)
from sandtable.games.battlelore.tables.pieces import ALLY
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.orders import RACK_BASE

WINDOW_OF: Final = {"play_command": 1, "move_unit": 5, "lore_choice": 10}
"""The moment of BL-13.6 in which a question also takes a Lore card."""


def window_of(st: BattleState, asked: Decision) -> int:
    frame = st.stack[-1]
    return frame.window if isinstance(frame, Window) else WINDOW_OF[asked.kind]


def why_not_card(st: BattleState, asked: Decision, value: int) -> list[str]:
    """A card where a card is asked for: a Lore card in its moment, a Command card in the Command phase."""
    if value == CONJURE:
        return [why_not_conjure(st, st.active) or asked.clause]
    if value < LORE_BASE:
        return ["BL-3.3"]
    return [why_not_lore(st, st.rules.holder_of_seat(asked.seat), value - LORE_BASE, window_of(st, asked))]


def why_not_by_button(st: BattleState, asked: Decision, value: int) -> list[str]:
    """A Lore card of this moment that cannot be paid or has no target; else it is a matter of the button (BL-13.6)."""
    holder, card = st.rules.holder_of_seat(asked.seat), value - LORE_BASE
    window = window_of(st, asked)
    if holder != st.active or card == DEJA_VU or window not in LORE_CARDS[card].windows:
        return ["BL-13.6"]
    reason = why_not_lore(st, holder, card, window)
    return ["BL-13.7" if reason == "BL-13.6" and getattr(st.stack[-1], "passed", False) else reason]


def why_not_lore(st: BattleState, holder: int, card: int, window: int) -> str:
    """What keeps a player from playing a Lore card of his now, with the price taken apart (BL-13.10, BL-18.21, BL-32.4)."""
    if not holds(st.lore[holder], card):
        return "BL-13.2"
    if st.rules.allies and st.lore_used[holder ^ ALLY]:
        return "BL-31.8"
    if card == DEJA_VU:
        return "BL-13.4" if st.lore_used[holder] else "BL-13.16" if holder == st.active else "BL-13.5"
    reason = why_not_play(st, holder, card, window)
    if reason != "BL-13.2":
        return reason or "BL-13.6"
    cost, tokens = card_cost(st, holder, card), st.tokens[holder]
    if not card_level(st, holder, card) and cost - OUT_OF_CHARACTER <= tokens:
        return "BL-32.4" if st.rules.medieval_lore else "BL-13.10"
    dearer = LORE_CARDS[card].lore_class == c.WIZARD and st.conjured[holder]
    return "BL-18.21" if dearer and cost - OUT_OF_CHARACTER <= tokens else "BL-13.2"


def why_no_lore(st: BattleState, asked: Decision, word: int) -> list[str]:
    """Why no Lore card can be played at this moment at all (BL-13.4, BL-13.7, BL-13.18)."""
    holder = st.rules.holder_of_seat(asked.seat)
    if not st.rules.lore:
        return [without_lore(st.rules).clause]
    if holder != st.active:
        return ["BL-29.23"]
    if st.lore_used[holder]:
        return ["BL-13.4"]
    if not st.lore[holder]:
        return ["BL-13.18"]
    if getattr(st.stack[-1], "passed", False):
        return ["BL-13.7"]
    window = window_of(st, asked)
    reasons = [why_not_lore(st, holder, card, window) for card in kinds_of(st.lore[holder])]
    dear = ("BL-13.2", "BL-13.10", "BL-32.4", "BL-18.21", "BL-31.8")
    return [next((reason for reason in dear if reason in reasons), "BL-13.3")]


def why_not_second(st: BattleState, asked: Decision, value: int) -> list[str]:
    """A second card is a Section card from the other place (BL-29.5, BL-29.7)."""
    if value >= LORE_BASE:
        return ["BL-13.6"]
    from_rack = value >= RACK_BASE
    if not C_SECTION[value - RACK_BASE if from_rack else value]:
        return ["BL-29.7"]
    return ["BL-29.5"]


# -- targets of Lore cards ---------------------------------------------------------------------------------------------


def why_not_lore_target(st: BattleState, asked: Decision, unit: int) -> list[str]:
    """It was chosen before, is no target of the card, or its player cannot pay for an ally's unit."""
    frame = st.stack[-1]
    assert isinstance(frame, LorePlay)
    if unit in frame.chosen:
        return ["BL-13.14"]
    if unit not in target_choices(st, frame.holder, frame.card):
        return ["BL-31.11" if unit in camp_targets(st, frame.holder, frame.card) else "BL-13.3"]
    return ["BL-31.11" if allied_price(st, frame.holder, unit) > st.tokens[frame.holder] else asked.clause]


def why_not_lore_hex(st: BattleState, asked: Decision, h: int) -> list[str]:
    """An empty hex; where a landmark can be a target, one that is none of the enemy's (BL-13.3)."""
    return ["BL-13.3" if MARK_BASE + h not in asked.options else asked.clause]


def why_not_finish(st: BattleState, asked: Decision, word: int) -> list[str]:
    """A card that is played has a target (BL-13.2)."""
    return ["BL-13.2"]


def why_not_section(st: BattleState, asked: Decision, word: int) -> list[str]:
    """A section without an enemy (BL-13.3)."""
    assert len(SECTION_IDS) == 3
    return ["BL-13.3"]


def why_not_chain(st: BattleState, asked: Decision, unit: int) -> list[str]:
    """A bolt does not strike a unit twice (BL-13.14)."""
    frame = st.stack[-1]
    assert isinstance(frame, Bolt)
    return ["BL-13.14" if unit in frame.struck else asked.clause]


def why_not_level(st: BattleState, asked: Decision, level: int) -> list[str]:
    """No member has more than level 3, and the levels must come to the total (BL-14.1, BL-14.2)."""
    return ["BL-14.1" if level > MAX_LEVEL else "BL-14.2"]


def why_no_council(st: BattleState, asked: Decision, word: int) -> list[str]:
    """Who may enter the War Council after the adventure (BL-28.1)."""
    return ["BL-28.1"]
