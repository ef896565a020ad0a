"""The notation of picks: short names for the values of each part of a question or message."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sandtable.core.game.notation import Notation
from sandtable.games.battlelore.campaign.sheets import name_at
from sandtable.games.battlelore.creatures.entering import CONJURE
from sandtable.games.battlelore.heroes.combat_cards import DEED_BASE
from sandtable.games.battlelore.heroes.quests import CHEST_IDS
from sandtable.games.battlelore.lore.effects import MARK_BASE
from sandtable.games.battlelore.lore.playing import DEJA_BASE
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import hex_name
from sandtable.games.battlelore.tables.cards import COMMAND_IDS, DEJA_VU, LORE_IDS
from sandtable.games.battlelore.tables.deployment import DEPLOYMENT_CARDS, SET_IDS, SPECIALIST_IDS
from sandtable.games.battlelore.tables.heroes import ARTIFACT_IDS, SKILL_IDS, hero_card
from sandtable.games.battlelore.tables.terrain import TERRAIN_IDS
from sandtable.games.battlelore.turn.battling import ACTION_IDS
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.orders import RACK_BASE

WORD_IDS: Final[Mapping[str, Sequence[str]]] = {
    "camp": c.CAMP_IDS,
    "colour": c.COLOUR_IDS,
    "face": tuple(name.lower() for name in c.FACE_IDS),
    "terrain": TERRAIN_IDS,
    "weapon": c.WEAPON_IDS,
    "deed": tuple(ACTION_IDS.values()),
    "chest": tuple(name.removeprefix("chest_") for name in CHEST_IDS),
    "short": COMMAND_IDS,
    "none": ("card",),
}
"""Parts used only in messages: the id of each value, for `Notation.part_name`."""
PART_IDS: Final[Mapping[str, Sequence[str]]] = {
    **WORD_IDS,
    "token": c.TOKEN_IDS,
    "attachment": c.ATTACHMENT_IDS,
    "set": SET_IDS,
    "deployment": tuple([card.id for card in DEPLOYMENT_CARDS]),
    "type": c.TYPE_IDS,
    "skill": SKILL_IDS,
    "artifact": ARTIFACT_IDS,
    "specialist": SPECIALIST_IDS,
    "member": c.CLASS_IDS,
}
"""All parts whose values have ids, including those above."""


def card_name(value: int) -> str:
    """The id of a card of either deck, with its place if that is not a hand."""
    if value == CONJURE:
        return "conjure"
    if value >= DEJA_BASE:
        return f"{LORE_IDS[value - DEJA_BASE]}+{LORE_IDS[DEJA_VU]}"
    if value >= LORE_BASE:
        return LORE_IDS[value - LORE_BASE]
    if value >= RACK_BASE:
        return f"rack:{COMMAND_IDS[value - RACK_BASE]}"
    return COMMAND_IDS[value]


def seat_name(value: int) -> str:
    return f"p{value + 1}"


def sheet_name(value: int) -> str:
    return f"hero{value + 1}"


def unit_name(value: int) -> str:
    return f"u{value}"


def heroic_name(value: int) -> str:
    return hero_card(value).id


def target_name(value: int) -> str:
    """The name of a target: a unit, an action without one, a Hero's card, or something that lies in a hex."""
    if value in ACTION_IDS:
        return ACTION_IDS[value]
    if value <= DEED_BASE:
        return heroic_name(DEED_BASE - value)
    return f"at:{hex_name(value - MARK_BASE)}" if value >= MARK_BASE else unit_name(value)


PART_NAMES: Final[dict[str, Callable[[int], str]]] = {
    "hex": hex_name,
    "card": card_name,
    "seat": seat_name,
    "sheet": sheet_name,
    "name": name_at,
    "heroic": heroic_name,
    "target": target_name,
}
"""Parts with their own naming function; all other parts are units."""


def part_name(part: str, value: int) -> str:
    """
    >>> part_name("type", 0), part_name("seat", 0), part_name("unit", 3)
    ('h_inf_g', 'p1', 'u3')
    """
    if part in PART_IDS:
        return PART_IDS[part][value]
    return PART_NAMES.get(part, unit_name)(value)


class BattleLoreNotation(Notation[BattleState]):
    def part_name(self, st: BattleState, part: str, value: int) -> str:
        return part_name(part, value)
