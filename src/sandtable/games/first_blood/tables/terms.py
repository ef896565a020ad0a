"""The terms of the rules as numbers: Types, Classes, Characteristics, special rules, Draw Events (chapters 4, 5, 23, 24)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.ids import ids_from

INFANTRY: Final = 0
CAVALRY: Final = 1
BRUTE: Final = 2
MONSTER: Final = 3
TYPE_IDS: Final[tuple[str, ...]] = ids_from(__name__, "INFANTRY")
"""Types (FB-4.2)."""

LIGHT: Final = 0
MEDIUM: Final = 1
HEAVY: Final = 2
CLASS_IDS: Final[tuple[str, ...]] = ids_from(__name__, "LIGHT")
"""Classes (FB-4.3)."""

MARCH: Final = 0
VOLLEY: Final = 1
CLASH: Final = 2
ATTACKS: Final = 3
WOUNDS: Final = 4
RESOLVE: Final = 5
DEFENCE: Final = 6
EVASION: Final = 7
STAT_IDS: Final[tuple[str, ...]] = ("M", "V", "C", "A", "W", "R", "D", "E")
"""Characteristics (FB-5.1)."""

ARCING_FIRE: Final = 0
ARMOR_PIERCING: Final = 1
AURA_OF_DEATH: Final = 2
BARRAGE: Final = 3
BLESSED: Final = 4
BLOODLUST: Final = 5
BRUTAL_IMPACT: Final = 6
CHARACTER: Final = 7
CLEAVE: Final = 8
DEADLY_BLADES: Final = 9
DEADLY_SHOT: Final = 10
DEVOUT: Final = 11
FEARLESS: Final = 12
FEARSOME: Final = 13
FERAL: Final = 14
FIEND_HUNTER: Final = 15
FLANK: Final = 16
FLUID_FORMATION: Final = 17
FLURRY: Final = 18
FLY: Final = 19
FORWARD_DEPLOYMENT: Final = 20
LETHAL_DEMISE: Final = 21
LINEBREAKER: Final = 22
OVERCHARGE: Final = 23
PARRY: Final = 24
PHALANX: Final = 25
PRECISE_SHOT: Final = 26
PRIEST: Final = 27
QUICKSILVER_STRIKE: Final = 28
RAKE_ATTACK: Final = 29
RAPID_VOLLEY: Final = 30
REBELLIOUS: Final = 31
RELENTLESS_BLOWS: Final = 32
RESIST_DECAY: Final = 33
SHIELD: Final = 34
SMITE: Final = 35
SNAPFIRE: Final = 36
SPEARHEAD: Final = 37
SUPPORT: Final = 38
SURESHOT: Final = 39
TERRIFYING: Final = 40
THROWING_WEAPONS: Final = 41
TORRENTIAL_FIRE: Final = 42
UNSTOPPABLE: Final = 43
UNSTOPPABLE_CHARGE: Final = 44
VANGUARD: Final = 45
WIZARD: Final = 46
RULE_IDS: Final[tuple[str, ...]] = ids_from(__name__, "ARCING_FIRE")
"""Special rules (chapter 24)."""

WITH_X: Final = frozenset([ARMOR_PIERCING, BARRAGE, BRUTAL_IMPACT, CLEAVE, PRIEST, RESIST_DECAY, WIZARD])
"""Rules that have a number."""

BASTION: Final = 0
BIOTIC_RENEWAL: Final = 1
BURNOUT: Final = 2
DECAY: Final = 3
DOUBLE_TIME: Final = 4
FIRE_AND_ADVANCE: Final = 5
FLUX_POWERED: Final = 6
FURY: Final = 7
REGENERATION: Final = 8
SEIZE_THE_DAY: Final = 9
TURN_THE_TIDE: Final = 10
EVENT_IDS: Final[tuple[str, ...]] = ids_from(__name__, "BASTION")
"""Draw Events (chapter 23)."""

COMBAT_RETINUE: Final = 0
TACTICS_RETINUE: Final = 1
ARCANE_RETINUE: Final = 2
CATEGORY_IDS: Final[tuple[str, ...]] = (
    "combat",
    "tactics",
    "arcane",
)
"""Categories of Retinue Models (FB-17.8)."""

LIST_IDS: Final[tuple[str, ...]] = ("tactical", "combat", "arcane")
"""Lists of masteries (FB-17.26)."""
ITEM_KIND_IDS: Final[tuple[str, ...]] = (
    "weapon",
    "armour",
    "talisman",
    "banner",
    "arcane",
    "mutation",
)
"""Kinds of items (FB-26.9)."""

PROVENANCE_IDS: Final[tuple[str, ...]] = ("rulebook", "published", "name", "original")
"""The source of figures: the rulebook, a published list, only a published name, or our own design."""
