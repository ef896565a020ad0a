"""The values of cards for the marshal: printed numbers, and a weight for every effect keyword."""

from __future__ import annotations

from typing import Final

from sandtable.games.warlords.battle.values import ASSAULT_BONUS, ASSAULT_COMBAT, FIELD_BONUS, MISSILE, RACE_BONUS
from sandtable.games.warlords.steps.casting import MAGIC
from sandtable.games.warlords.tables.cards import (
    ALL_FAST,
    ALL_FLY,
    ALLY,
    AMBUSH,
    ARMY,
    ARTEFACT,
    BANNER,
    BATTLE,
    CAPACITY,
    CASTLE,
    COMBAT,
    DEFENCE,
    FLEET,
    FLYING,
    HERO,
    IMPROVEMENT,
    PILLAGE,
    PRINTINGS,
    RAID,
    RAZE,
    REVENUE,
    RUIN,
    STARS,
    TERRAIN,
    TRAITOR,
    TREASURE,
    VALUE,
    WEATHER,
    CardDef,
)

EFFECT: Final[dict[str, float]] = {
    # linked to castles
    "no_surprise": 0.5,
    "no_assault_bonus": 1.0,
    "absorb_starvation": 1.0,
    "makes_port": 1.0,
    "capital": 4.0,
    "hand_plus_1": 4.0,
    "hand_plus_2": 7.0,
    "calamity_immune": 1.0,
    "spell_immune": 0.5,
    "two_first_draws": 1.0,
    # fleets
    "wreck_also_9": -0.5,
    "no_wreck": 1.5,
    # diplomacy
    "look_hand": 0.5,
    "look_hand_discard_1": 3.0,
    "steal_generic_army": 6.0,
    "discard_generic_army": 4.0,
    "discard_to_hand_army": 3.0,
    "discard_to_hand_hero": 3.0,
    "discard_to_hand_marchbattle": 3.5,
    "discard_to_hand_findable": 2.5,
    "opponent_discards_1": 2.0,
    "no_revenue_next": 3.0,
    "discard_improvement": 3.0,
    "draw_2": 4.0,
    "add_armies_abroad": 1.5,
    "truce": 3.0,
    "discard_patrol_march": 2.0,
    "recover_lost_artefact": 4.0,
    # calamities
    "lose_1_army_or_ally": 4.0,
    "no_revenue_while_linked": 5.0,
    "lose_weakest_army": 3.0,
    "minus_1_combat_while_linked": 3.5,
    "lose_improvement_or_army": 3.0,
    "no_additions_while_linked": 3.0,
    "lose_strongest_army_or_ally": 5.0,
    "lose_defence_improvements": 2.0,
    "lose_improvement_and_army": 5.0,
    "lose_all_armies": 8.0,
    # spells
    "teleport_armies": 1.0,
    "discard_1_army_or_ally": 4.0,
    "discard_2_armies_or_allies": 7.0,
    "discard_1_march": 3.0,
    "march_from_discard": 3.0,
    "discard_artefact": 4.0,
    "army_from_discard": 5.0,
    "castle_defence_plus_4": 3.0,
    "discard_chosen_improvement": 3.0,
    "remove_weather": 3.0,
    "at_sea_to_port": 3.0,
    "charm_army": 6.0,
    "discard_ally": 5.0,
    "remove_calamity": 4.0,
    "stack_tcv_plus_4": 3.0,
    "stack_tcv_minus_4": 3.0,
    "stack_flies": 2.0,
    # march/battle group
    "march": 4.0,
    "battle": 4.5,
    "ambush": 3.5,
    "raid": 2.5,
    "pillage": 4.0,
    "raze": 3.5,
    "traitor": 3.5,
    "promo_combat_1": 1.5,
    "promo_capacity_1": 1.5,
    "promo_star_1": 2.0,
    "revenge": 1.5,
}
"""The value of an effect when it succeeds, in points of combat value; every keyword has a weight."""


def success_of(card: CardDef) -> float:
    """The chance that the table of a card gives its first result; 1 without a table."""
    return card.table.count(0) / len(card.table) if card.table else 1.0


def printed_worth(number: int, card: CardDef) -> float:
    """The approximate value of a card in play, in points of combat value."""
    kind = card.type
    effect = EFFECT.get(card.op, 0.0) * success_of(card)
    if kind in (ARMY, ALLY):
        bonus = 0.6 * (FIELD_BONUS[number] + ASSAULT_BONUS[number]) + 0.5 * RACE_BONUS[number]
        return COMBAT[number] + bonus + 0.3 * MISSILE[number].bit_count() + 1.0 * FLYING[number]
    if kind == HERO:
        return 3.0 + COMBAT[number] + STARS[number] + CAPACITY[number]
    if kind == CASTLE:
        return REVENUE[number] + 0.5 * DEFENCE[number] + 0.5 * CAPACITY[number]
    if kind == IMPROVEMENT:
        return 1.5 * REVENUE[number] + 0.7 * DEFENCE[number] + 0.5 * CAPACITY[number] + effect
    if kind == ARTEFACT:
        marks = 2.0 * MAGIC[number] + 3.0 * ALL_FAST[number] + 2.0 * ALL_FLY[number]
        arms = COMBAT[number] + 0.5 * ASSAULT_COMBAT[number] + 4.0 * card.bonus + REVENUE[number]
        return arms + marks
    if kind == TREASURE:
        return 0.5 * VALUE[number]
    if kind == TERRAIN:
        return 0.6 * abs(VALUE[number])
    return effect + PLAIN.get(kind, 0.0)


PLAIN: Final[dict[int, float]] = {BANNER: 3.0, FLEET: 2.0, WEATHER: 2.0, RUIN: 2.5}
"""Types whose cards have a value in addition to their effect."""

WORTH: Final[tuple[float, ...]] = tuple([printed_worth(number, card) for number, card in enumerate(PRINTINGS)])
"""The values by printing."""

ATTACKS: Final = frozenset([BATTLE, AMBUSH, RAID, PILLAGE, RAZE, TRAITOR])
"""Cards that launch an attack."""
