"""The kinds of questions and the parts of their options."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.kinds import FROM, HOW, STEP, TO, Kind
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import SECTION_IDS

YES_NO: Final = {0: "no", 1: "yes"}
FACES: Final = {number: name.lower() for number, name in enumerate(c.FACE_IDS)}
SECTIONS: Final = {1 << number: name for number, name in enumerate(SECTION_IDS)}

KINDS: Final[dict[str, Kind]] = {
    # setup
    "council_level": Kind(("count",)),
    "keep_first_lore": Kind(("card",)),
    "place_mark": Kind(("hex",), roles=(TO,)),
    "choose_set": Kind(("set",)),
    "guard": Kind(("deployment",)),
    "shift": Kind(("count",)),
    "deploy_at": Kind(("hex",), roles=(TO,)),
    "reserve_unit": Kind(("type",), {-1: "done"}),
    "levy_becomes": Kind(("type",)),
    "specialist": Kind(("specialist",), {-1: "none"}),
    "special_unit": Kind(("unit",), {-1: "done"}, roles=(FROM,)),
    "special_type": Kind(("type",), {-1: "done"}),
    "special_hex": Kind(("hex",), roles=(TO,)),
    "special_way": Kind(("count",)),
    "council_loss": Kind(("member",)),
    "hero_class": Kind(("member",), {-1: "nobody"}),
    "hero_skill": Kind(("skill",)),
    "hero_artifact": Kind(("artifact",)),
    "hero_at": Kind(("hex",), roles=(TO,)),
    # a campaign: before the adventure, in it, and after it
    "advisor": Kind(("sheet",)),
    "hero_who": Kind(("sheet",), {-1: "nobody", -2: "new"}),
    "hero_name": Kind(("name",)),
    "hero_gift": Kind(("artifact",)),
    "equip": Kind(("artifact",), {-1: "done"}),
    "drop_artifact": Kind(("artifact",)),
    "ransom_to": Kind(("sheet",)),
    "miracle_cure": Kind(("sheet",), {-1: "nobody"}),
    "shop": Kind(("artifact",), {-1: "done"}),
    "more_draws": Kind(("artifact", "artifact"), {-1: "done", -2: "experience"}),
    "keep_artifact": Kind(("artifact",)),
    "return_artifact": Kind(("artifact",)),
    "level_up": Kind(("skill",), {-1: "done", -2: "council"}),
    # command and order
    "play_command": Kind(("card",), roles=(FROM,)),
    "second_card": Kind(("card",), {-1: "none"}, roles=(FROM,)),
    "play_as": Kind(("card",), roles=(FROM,)),
    "copy_card": Kind(("card",), roles=(FROM,)),
    "conjure_at": Kind(("hex",), roles=(TO,)),
    "order_unit": Kind(("unit",), {-1: "done"}),
    "cleanse": Kind(("unit", "token"), {-1: "done"}),
    # movement
    "move_unit": Kind(("unit",), {-1: "done", -2: "lore"}, roles=(FROM,)),
    "move_how": Kind(("count",), {0: "walk", 1: "fly", 2: "fly-with-breath", 3: "passage", 4: "leave"}, roles=(HOW,)),
    "move_to": Kind(("hex",), roles=(TO,)),
    "move_step": Kind(("hex",), {-1: "stop"}, roles=(STEP,)),
    "hero_to": Kind(("hex",), roles=(TO,)),
    "hero_step": Kind(("hex",), {-1: "stop"}, roles=(STEP,)),
    "fly_to": Kind(("hex",), {-1: "land"}, roles=(STEP,)),
    "breathe_on": Kind(("count",), YES_NO),
    "passage_to": Kind(("hex",), roles=(TO,)),
    "spend_step": Kind(("count",), YES_NO),
    # combat
    "attack": Kind(("unit", "target"), {-1: "done"}, roles=(FROM, TO)),
    "call_help": Kind(("unit",), {-1: "nobody"}),
    "spend_die": Kind(("count",), YES_NO),
    "ignore_flags": Kind(("count",)),
    "retreat_to": Kind(("hex",), roles=(TO,)),
    "retreat_more": Kind(("hex",), {-1: "stay"}, roles=(TO,)),
    "flee_to": Kind(("hex",), {-1: "stop", -2: "leave", -3: "stay"}, roles=(TO,)),
    "battle_back": Kind(("count",), {**YES_NO, 2: "retreat"}),
    "gain_ground": Kind(("count",), YES_NO),
    "pursue_to": Kind(("hex",), roles=(TO,)),
    "bonus_target": Kind(("unit",), {-1: "nobody"}),
    "summon_at": Kind(("hex",), roles=(TO,)),
    "neck": Kind(("count",)),
    "new_neck": Kind(("count",), YES_NO),
    "tremor_next": Kind(("unit",)),
    # Heroes' cards
    "hero_card": Kind(("heroic",), {-1: "pass"}),
    "hero_unit": Kind(("unit",), {-1: "done"}),
    "hero_die": Kind(("count",), FACES),
    "hero_equip": Kind(("artifact",)),
    "steal_what": Kind(("count",), {0: "treasure", 1: "artifact"}),
    "chest_counts": Kind(("chest",)),
    # Lore
    "play_lore": Kind(("card",), {-1: "pass"}, roles=(FROM,)),
    "lore_target": Kind(("target",), {-1: "done"}, roles=(TO,)),
    "lore_opponent": Kind(("seat",)),
    "lore_section": Kind(("count",), SECTIONS),
    "strike_next": Kind(("unit",)),
    "chain_to": Kind(("unit",), {-1: "done"}, roles=(TO,)),
    "bolt_flags": Kind(("count",)),
    "reroll": Kind(("count",), {-1: "done", **FACES}),
    "portal_to": Kind(("hex",), roles=(TO,)),
    "fall_back_to": Kind(("hex",), {-1: "done"}, roles=(TO,)),
    "spy_discard": Kind(("card",)),
    "false_orders": Kind(("card",)),
    # draw
    "keep_command": Kind(("card",)),
    "keep_lore": Kind(("card",)),
    "discard_lore": Kind(("card",)),
    "discard_command": Kind(("card",)),
    "lore_choice": Kind(("count",), {0: "two-cards", 1: "card-and-token", 2: "two-tokens", 3: "lore"}),
}
"""One row for each question."""
