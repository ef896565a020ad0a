"""How picks are written: the short names of everything a question or message refers to, by part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.game.notation import Notation
from sandtable.games.first_blood.combat.duel import ANSWER_IDS
from sandtable.games.first_blood.dice import PURPOSE_IDS
from sandtable.games.first_blood.movement.formation.set_down import MOVE_IDS
from sandtable.games.first_blood.state import EDGE_IDS, State
from sandtable.games.first_blood.tables.abilities import RETINUE, SPELLS
from sandtable.games.first_blood.tables.battlefields import Battlefield
from sandtable.games.first_blood.tables.effects import Effect
from sandtable.games.first_blood.tables.factions import FACTIONS
from sandtable.games.first_blood.tables.scenarios import DIAGONAL_IDS, SCENARIO_IDS
from sandtable.games.first_blood.tables.terms import CATEGORY_IDS, CLASS_IDS, EVENT_IDS, RULE_IDS, STAT_IDS
from sandtable.games.first_blood.turn.actions import ACTION_IDS
from sandtable.games.first_blood.turn.draw_events import ABILITY
from sandtable.games.first_blood.turn.free_actions import FREE_ACTIONS
from sandtable.games.first_blood.turn.reinforcements import FLANK_IDS

ENTRY_IDS: Final[tuple[str, ...]] = tuple(
    [name for faction in FACTIONS for name in (*faction.characters, *faction.regiments)]
)
"""All entries of the six army lists."""

ABILITY_IDS: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(
        [
            *[
                name
                for faction in FACTIONS
                for table in (
                    faction.supremacy,
                    faction.items,
                    faction.masteries,
                    faction.lieutenants,
                    faction.command_models,
                    faction.techniques,
                )
                for name in table
            ],
            *[spell.id for spell in SPELLS],
            *[f"{CATEGORY_IDS[row.category]}_{row.row}" for row in RETINUE],
        ]
    )
)
"""Everything an army can buy besides Models, that is, every source of an effect."""

HEADING_IDS: Final[tuple[str, ...]] = (
    "north",
    "north_east",
    "east",
    "south_east",
    "south",
    "south_west",
    "west",
    "north_west",
)
SIDE_IDS: Final = ("own", "right", "far", "left")
"""The edges of the table as a player sees them."""

WORDS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "heading": HEADING_IDS,
    "edge": EDGE_IDS,
    "side": SIDE_IDS,
    "diagonal": DIAGONAL_IDS,
    "flank": FLANK_IDS,
    "action": ACTION_IDS,
    "scenario": SCENARIO_IDS,
    "tier": CLASS_IDS,
    "purpose": PURPOSE_IDS,
    "score": ("same", "more", "less"),
    "choice": ("no", "yes"),
    "flux": ("clash", "attacks"),
    "blessing": ("none", "hits", "defence"),
    "drawing": EVENT_IDS,
    "marker": ("centre", "first", "second"),
    "free": FREE_ACTIONS,
    "answer": ANSWER_IDS,
    "move": MOVE_IDS,
}
"""Parts whose values are message keys."""


def ground_name(field: Battlefield, piece: int) -> str:
    return f"{field.id}-{field.pieces[piece].id}"


def effect_name(effect: Effect) -> str:
    """The message key for an effect that can be chosen."""
    if effect.op == "stat":
        return f"more_{STAT_IDS[effect.stat].lower()}"
    return RULE_IDS[effect.rule.rule] if effect.rule is not None else f"{effect.op}_{effect.roll}"


def part_name(st: State, part: str, value: int) -> str:
    """The stable short text of one part of an option."""
    if part == "drawing" and value >= ABILITY:
        return st.rules.forces.bounds[value - ABILITY].ability
    if part in WORDS_OF:
        return WORDS_OF[part][value]
    if part == "effect":
        return effect_name(st.rules.forces.bounds[value].effect)
    if part in ("regiment", "card"):
        return f"{st.plan(value).entry}-{value}"
    if part == "ability":
        return st.rules.forces.bounds[value].ability
    if part == "entry":
        return ENTRY_IDS[value]
    if part == "named":
        return ABILITY_IDS[value]
    if part == "piece":
        return ground_name(st.field(), value)
    return f"p{value + 1}" if part == "seat" else str(value)


class FirstBloodNotation(Notation[State]):
    def part_name(self, st: State, part: str, value: int) -> str:
        return part_name(st, part, value)
