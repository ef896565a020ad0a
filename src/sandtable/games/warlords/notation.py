"""The notation of picks: cards by printing and owner, places by the card at their head."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.game.notation import Notation
from sandtable.games.warlords.battle.attacks import ATTACK_NAMES
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.card_actions import ACTION_IDS
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import OUTCOME_IDS, TYPE_IDS, def_of, owner_of
from sandtable.games.warlords.tables.scenarios import ROLE_IDS
from sandtable.games.warlords.tables.statuses import STATUS_IDS
from sandtable.games.warlords.turn import WAY_IDS

SETS: Final = frozenset(["losses", "name_armies"])
"""The questions whose options are sets of cards."""

SIDE_IDS: Final = ("attacker", "defender")

PART_IDS: Final[dict[str, Sequence[str]]] = {
    "deed": ACTION_IDS,
    "way": WAY_IDS,
    "condition": STATUS_IDS,
    "side": SIDE_IDS,
    "attack": ATTACK_NAMES,
    "role": ROLE_IDS,
    "outcome": OUTCOME_IDS,
    "type": TYPE_IDS,
}


def card_text(card: int) -> str:
    """The stable short text of a card: its printing and, because several decks may contain it, its owner.

    >>> card_text(0)
    'cas-marthos@p1'
    """
    return f"{def_of(card).id}@p{owner_of(card) + 1}"


class WarlordsNotation(Notation[State]):
    part_ids: Mapping[str, Sequence[str]] = PART_IDS

    def option_text(self, st: State, asked: Decision, option: Pick) -> str:
        if asked.kind in SETS and not isinstance(option, int):
            return " ".join([card_text(card) for card in option])
        return super().option_text(st, asked, option)

    def targets_of(self, asked: Decision, option: Pick) -> list[Target]:
        """The targets a person can point at; an action, a kind of attack and NOWHERE are not among them."""
        if asked.kind in SETS and not isinstance(option, int):
            return [("card", card) for card in option]
        return [
            (part, value)
            for part, value in super().targets_of(asked, option)
            if value != NOWHERE and part not in ("deed", "attack")
        ]

    def part_name(self, st: State, part: str, value: int) -> str:
        if part == "printing":
            return def_of(value).key
        if part == "card":
            return card_text(value)
        if part == "place":
            return card_text(st.head[value]) if value != NOWHERE else "new"
        return super().part_name(st, part, value)
