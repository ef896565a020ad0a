"""The kinds of the numbers in events and in the context of questions, so that they can be put into words.

The kinds are those of `sandtable.language.translator`. The catalogues in `content/words` use these argument names: p, q
players or camps; u, v units; a, b hexes; c, d cards; f dice faces; g terrain; i banner colour; k token; s types of
units; w a member of a War Council; h how the game ended; x a text; n, m, t numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.game.presentation import ArgKinds

P: Final = ("p", "holder")
Q: Final = ("q", "holder")
SIDE: Final = ("p", "side")
U: Final = ("u", "unit")
V: Final = ("v", "unit")
HERE: Final = ("u", "placed")
THERE: Final = ("v", "placed")
A: Final = ("a", "hex")
CARD: Final = ("c", "card")
SPECIALIST: Final = ("c", "specialist")
TYPE: Final = ("s", "type")
FACES: Final = ("f", "faces*")
COLOUR: Final = ("i", "colour")
TOKEN: Final = ("k", "token")
TERRAIN: Final = ("g", "terrain")
N: Final = ("n", "count")
M: Final = ("m", "count")
NAME: Final = ("u", "text")
OTHER: Final = ("v", "text")
SHEET: Final = ("u", "sheet")
ARTIFACT: Final = ("c", "artifact")
MEMBER: Final = ("w", "member")

EVENT_ARGS: Final[Mapping[str, ArgKinds]] = {
    # setup
    "council": (P, ("a", "count"), ("b", "count"), ("c", "count"), ("d", "count"), ("e", "count")),
    "begins": (SIDE,),
    "green_tie": (("", "faces*"),),
    "placed": (P, TERRAIN, A),
    "lot": (P,),
    "set_chosen": (P, ("x", "set")),
    "deployed": (U, A),
    "levy": (P, A, COLOUR),
    "unit_lost": (P, TYPE),
    "specialist": (P, SPECIALIST),
    "no_specialist": (P,),
    "replaced": (U, TYPE),
    # the turn
    "turn": (N, P),
    "objective": (P, U, N),
    "tent_taken": (U, A),
    "keep_lost": (P, U),
    "keep_regained": (P, U),
    "plays": (P, CARD),
    "copies": (P, CARD),
    "copies_none": (P,),
    "battlelore": (P, FACES),
    "orders": (U,),
    "burns": (U,),
    "cleansed": (U, TOKEN),
    "moves": (U, A),
    "passage": (U, A),
    "leaves": (U, N),
    "lands": (U, A),
    "falls": (U, A),
    "breath_paid": (U,),
    "breath_marked": (U, V),
    "quenched": (U,),
    "healed": (U,),
    "trained": (U, COLOUR),
    # battle
    "called": (U, V),
    "attack": (U, V, N, M, FACES),
    "helps": (U, FACES),
    "berserk": (U, FACES),
    "axe_swing": (U, ("f", "face")),
    "frenzy": (U, FACES),
    "rerolls": (U, FACES),
    "losses": (U, N),
    "eliminated": (U, P),
    "critical": (U, FACES),
    "life": (U, N),
    "neck_lost": (U, N),
    "neck_grown": (U, N),
    "tokens": (U, TOKEN, N),
    "webbed": (U, V, N),
    "victor": (U,),
    "victor_spent": (U,),
    "lore": (P, N),
    "ignores": (U, N),
    "retreats": (U, A),
    "blocked": (U, N),
    "panic": (U, FACES),
    "rampage": (U, V, FACES),
    "trampled": (U, V),
    "tremor": (U, N),
    "gains_ground": (U, A),
    "pursues": (U, A),
    "summons": (U, FACES),
    "summoned": (U, A),
    "conjured": (U, A),
    "vanishes": (U,),
    # Lore and cards
    "plays_lore": (P, CARD, N),
    "cancelled": (P, CARD),
    "bolt": (P, U, FACES),
    "portal": (U, A),
    "false_orders": (P, CARD),
    "sees_hand": (P, Q, ("c", "cards*")),
    "discards_lore": (P, CARD),
    "lore_choice": (P, N),
    "lore_short": (P, N, M),
    "lore_reshuffled": (),
    "reshuffled": (),
    "rack_thrown_out": (("c", "cards*"),),
    "over": (("h", "text"), ("p", "winners*")),
    # Heroes
    "hero": (U, A),
    "joins": (U, V),
    "flees": (U,),
    "casualty": (U, FACES),
    "wounded": (U,),
    "chest": (U, ("x", "chest")),
    "visit": (U,),
    "artifact": (U, ARTIFACT),
    "hero_card": (U, ("c", "heroic")),
    "restored": (U, N),
    "equips": (U, ARTIFACT),
    "returned": (U, ARTIFACT),
    "theft": (U, V, ("f", "face")),
    "steals": (U, V, ARTIFACT),
    "steals_gold": (U, V),
    # the campaign: its Heroes are called by name
    "advisor": (P, NAME),
    "recruited": (P, NAME, MEMBER),
    "gift": (NAME, OTHER, ARTIFACT),
    "summons_artifact": (NAME, ARTIFACT),
    "unplaced": (NAME,),
    "enlists": (NAME, MEMBER, A),
    "drops_artifact": (U, ARTIFACT),
    "after": (N,),
    "exchanged": (),
    "ransom": (NAME, OTHER),
    "ransom_supply": (NAME,),
    "ransom_unpaid": (NAME,),
    "ransom_roll": (FACES,),
    "ransom_won": (P,),
    "spoils": (NAME,),
    "experience": (NAME, N),
    "cured": (NAME, OTHER),
    "buys": (NAME, ARTIFACT),
    "turns_in_artifacts": (NAME, ARTIFACT, ("d", "artifact")),
    "turns_in_experience": (NAME,),
    "draws_artifacts": (NAME, N),
    "keeps_artifact": (NAME, ARTIFACT),
    "returns_artifact": (NAME, ARTIFACT),
    "levels_up": (NAME, ("x", "skill")),
    "joins_council": (NAME, MEMBER),
    "steps_down": (NAME,),
    "retires": (NAME,),
}
"""The arguments of every event, in the order in which the rules emit them."""

PROMPT_ARGS: Final[Mapping[str, ArgKinds]] = {
    # setup
    "council_level": (("w", "member"),),
    "keep_first_lore": (N,),
    "place_mark": (TERRAIN,),
    "choose_set": (),
    "guard": (N,),
    "shift": (),
    "deploy_at": (TYPE,),
    "reserve_unit": (N,),
    "levy_becomes": (A, COLOUR),
    "specialist": (N,),
    "special_unit": (SPECIALIST,),
    "special_type": (SPECIALIST,),
    "special_hex": (SPECIALIST,),
    "special_way": (SPECIALIST,),
    "council_loss": (),
    # command and order
    "play_command": (),
    "second_card": (),
    "play_as": (),
    "copy_card": (),
    "conjure_at": (U,),
    "order_unit": (),
    "cleanse": (),
    # movement
    "move_unit": (),
    "move_how": (HERE,),
    "move_to": (HERE,),
    "move_step": (HERE, N),
    "fly_to": (HERE, N),
    "breathe_on": (HERE, THERE),
    "passage_to": (HERE,),
    "spend_step": (HERE,),
    # combat
    "attack": (),
    "call_help": (HERE, THERE),
    "spend_die": (HERE, THERE),
    "ignore_flags": (HERE, N),
    "retreat_to": (HERE, N),
    "retreat_more": (HERE,),
    "battle_back": (HERE, THERE, N),
    "gain_ground": (HERE, A),
    "pursue_to": (HERE,),
    "bonus_target": (HERE,),
    "summon_at": (HERE,),
    "neck": (HERE,),
    "new_neck": (HERE,),
    "tremor_next": (HERE,),
    # Lore
    "play_lore": (N, ("u", "placed?"), ("v", "placed?")),
    "lore_target": (CARD,),
    "lore_opponent": (CARD,),
    "lore_section": (CARD,),
    "strike_next": (),
    "chain_to": (HERE,),
    "bolt_flags": (HERE, N),
    "reroll": (),
    "portal_to": (HERE,),
    "fall_back_to": (HERE,),
    "spy_discard": (),
    "false_orders": (),
    # draw
    "keep_command": (),
    "keep_lore": (),
    "discard_lore": (),
    "discard_command": (),
    "lore_choice": (),
    # Heroes
    "hero_class": (),
    "hero_skill": (("w", "member"),),
    "hero_artifact": (("w", "member"),),
    "hero_at": (("w", "member"),),
    "hero_to": (HERE,),
    "flee_to": (HERE, N),
    "hero_step": (HERE, N),
    "hero_card": (HERE, N),
    "hero_unit": (HERE, ("c", "heroic")),
    "hero_die": (HERE,),
    "hero_equip": (HERE,),
    "steal_what": (HERE, THERE),
    "chest_counts": (HERE,),
    # the campaign
    "advisor": (),
    "hero_who": (),
    "hero_name": (MEMBER,),
    "hero_gift": (SHEET,),
    "equip": (SHEET, N),
    "drop_artifact": (HERE,),
    "ransom_to": (SHEET,),
    "miracle_cure": (SHEET,),
    "shop": (SHEET,),
    "more_draws": (SHEET, N),
    "keep_artifact": (SHEET,),
    "return_artifact": (SHEET,),
    "level_up": (SHEET,),
}
"""The kinds of the numbers in the context of every question."""

PART_PREFIX: Final[Mapping[str, str]] = {"member": "class"}
