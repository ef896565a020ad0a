"""What a game does not have: questions that this table, its adventure or this camp never meets, or not any more.

A reason is the clause, the message that says it (`refused-bl-...`) and the facts of that message.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.battlelore.campaign.after_adventure import Aftermath
from sandtable.games.battlelore.campaign.enlisting import advisors
from sandtable.games.battlelore.campaign.legacy import INSTRUCTOR
from sandtable.games.battlelore.heroes.in_play import place_of
from sandtable.games.battlelore.rules import DEPLOYMENT_IDS, Rules
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.state import WAITING, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import CTA_MAP, MEDIEVAL, WITH_LORE
from sandtable.games.battlelore.tables.conditions import VICTOR
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import ROGUES_DEN
from sandtable.games.battlelore.turn.drawing import lore_master

Reason = tuple[str, str, dict[str, tuple[str, object]]]
"""A clause, a message without its `refused-bl-`, and its facts."""
Never = Callable[[BattleState, int], Reason | None]
"""Why a seat never meets a question, if so."""


def because(clause: str, key: str) -> Reason:
    return clause, key, {}


# -- the table and its adventure ---------------------------------------------------------------------------------------

MUSTER: Final = (
    "choose_set",
    "guard",
    "shift",
    "deploy_at",
    "reserve_unit",
    "levy_becomes",
    "specialist",
    "special_unit",
    "special_type",
    "special_hex",
    "special_way",
)
OF_HEROES: Final = (
    "hero_class",
    "hero_skill",
    "hero_artifact",
    "hero_at",
    "hero_to",
    "hero_step",
    "flee_to",
    "hero_card",
    "hero_unit",
    "hero_die",
    "hero_equip",
    "steal_what",
    "chest_counts",
    "drop_artifact",
)
AFTER: Final[dict[str, str]] = {
    "ransom_to": "BL-27.3",
    "miracle_cure": "BL-26.17",
    "shop": "BL-27.6",
    "more_draws": "BL-27.8",
    "keep_artifact": "BL-27.9",
    "return_artifact": "BL-27.12",
    "level_up": "BL-27.13",
}
"""What is asked after the adventure, in this order."""
OF_CAMPAIGNS: Final = ("advisor", "hero_who", "hero_name", "hero_gift", "equip", *AFTER)
OF_LORE: Final = (
    "council_level",
    "keep_first_lore",
    "cleanse",
    "play_lore",
    "lore_target",
    "lore_opponent",
    "lore_section",
    "strike_next",
    "chain_to",
    "bolt_flags",
    "reroll",
    "portal_to",
    "fall_back_to",
    "spy_discard",
    "false_orders",
    "keep_lore",
    "discard_lore",
    "lore_choice",
    "conjure_at",
    "summon_at",
    "breathe_on",
    "spend_step",
    "spend_die",
    "retreat_more",
    "passage_to",
)
OF_ORGANISED: Final = {
    "levy_becomes": "BL-30.15",
    "specialist": "BL-30.17",
    "special_unit": "BL-30.17",
    "special_type": "BL-30.17",
    "special_hex": "BL-30.17",
    "special_way": "BL-30.17",
}
OF_EPICS: Final = {"second_card": "BL-29.5", "copy_card": "BL-29.16", "discard_command": "BL-29.26"}
OF_LORD_COMMANDERS: Final = frozenset(
    [
        *("council_level", "keep_first_lore", "place_mark", "council_loss", "advisor", "play_command", "second_card"),
        *("play_as", "copy_card", "conjure_at", "order_unit", "cleanse", "keep_command", "discard_command"),
        *("lore_choice", "keep_lore", "play_lore", "lore_target", "lore_section", "strike_next", "chain_to", "reroll"),
        *("spy_discard", "false_orders", "discard_lore", "hero_class", "hero_skill", "hero_artifact", "hero_at"),
        *("hero_who", "hero_name", "hero_gift", "equip", "drop_artifact", *AFTER),
    ]
)
"""What a Field Marshal is never asked (BL-29.23)."""
NOT_MEDIEVAL_LORE: Final = ("portal_to", "chain_to", "strike_next", "bolt_flags", "false_orders", "lore_section")
"""Questions of cards that the deck of Medieval Lore does not have (BL-32.2)."""


def without_lore(rules: Rules) -> Reason:
    """Who made this game Medieval: the adventure itself, the table, or that it is a map (BL-2.1, BL-34.1)."""
    mode = rules.adventure.mode
    if mode == MEDIEVAL:
        return because("BL-2.1", "2-1")
    return because("BL-34.1", "34-1-map" if mode == CTA_MAP else "34-1")


def why_never(st: BattleState, seat: int, kind: str) -> Reason | None:
    """Why a player does not meet a question in this game, or not any more; None if he may."""
    rules = st.rules
    if kind in OF_LORE and not rules.lore:
        return without_lore(rules)
    if kind in MUSTER and not rules.deployment:
        return because("BL-34.6", "34-6")
    if kind in OF_CAMPAIGNS and not rules.heroes:
        return because("BL-34.4", "34-4")
    if kind in OF_CAMPAIGNS and st.saga is None:
        return because("BL-34.4", "34-4-campaign")
    if kind in OF_HEROES and not rules.heroes:
        return because("BL-34.4", "34-4")
    if kind in OF_ORGANISED and DEPLOYMENT_IDS[rules.deployment] != "organised":
        clause = OF_ORGANISED[kind]
        return because(clause, f"{clause.removeprefix('BL-').replace('.', '-')}-impromptu")
    if kind in OF_EPICS and not rules.epic:
        return because(OF_EPICS[kind], "29-5-epic")
    if rules.medieval_lore and kind in NOT_MEDIEVAL_LORE:
        return because("BL-32.2", "32-2")
    if kind in OF_LORD_COMMANDERS and rules.holder_of_seat(seat) < 0:
        return because("BL-29.23", "29-23-cards")
    never = NEVER.get(kind)
    return None if never is None else never(st, seat)


def is_set_up(st: BattleState) -> bool:
    """Do armies, landmarks and Heroes stand as the battle began?"""
    return not any(isinstance(frame, Setup) for frame in st.stack)


# -- before the first turn ---------------------------------------------------------------------------------------------


def no_levels(st: BattleState, seat: int) -> Reason | None:
    """Medieval Lore has a Commander alone; an adventure may give all levels (BL-14.2, BL-32.1)."""
    if st.rules.medieval_lore:
        return because("BL-32.1", "32-1")
    councils = st.rules.adventure.councils
    fixed = bool(councils) and councils[seat & CAMP].fixed
    return because("BL-14.2", "14-2-fixed") if fixed else None


def no_first_lore(st: BattleState, seat: int) -> Reason | None:
    """Medieval Lore begins without cards, and without a Lore Master none is kept (BL-14.6, BL-32.3)."""
    if st.rules.medieval_lore:
        return because("BL-32.3", "32-3")
    none = is_set_up(st) and not lore_master(st.councils[st.rules.holder_of_seat(seat)])
    return because("BL-14.6", "14-6-none") if none else None


def no_marks(st: BattleState, seat: int) -> Reason | None:
    """No landmarks, lairs and tents are placed, or he had none to place (BL-2.5, BL-34.3)."""
    rules = st.rules
    if not any(rules.switches):
        return because("BL-34.3", "34-3")
    if rules.mode != WITH_LORE and not any(rules.switches[2:]):
        return without_lore(rules) if not rules.lore else because("BL-32.1", "32-1-marks")
    if not is_set_up(st):
        return None
    given = {(h, kind) for h, kind, _ in rules.adventure.landmarks}
    holder = rules.holder_of_seat(seat)
    placed = [h for h, kind, owner in st.ground.marks if owner == holder and (h, kind) not in given]
    return None if placed else because("BL-2.5", "2-5-none")


def no_shift(st: BattleState, seat: int) -> Reason | None:
    return because("BL-33.7", "33-7") if st.rules.allies else None


def no_reserve(st: BattleState, seat: int) -> Reason | None:
    return because("BL-33.6", "33-6") if st.rules.allies else None


def no_council_loss(st: BattleState, seat: int) -> Reason | None:
    """Only an extra Hero among allies or a Hired Creature costs a level (BL-30.18, BL-31.15)."""
    rules = st.rules
    if rules.allies:
        return None if rules.heroes or rules.deployment == 2 else because("BL-34.4", "34-4")
    if DEPLOYMENT_IDS[rules.deployment] != "organised":
        return because("BL-34.7", "34-7")
    return because("BL-30.18", "30-18-hired") if rules.mode != WITH_LORE else None


def no_advisor(st: BattleState, seat: int) -> Reason | None:
    return None if advisors(st, st.rules.holder_of_seat(seat)) else because("BL-28.4", "28-4-none")


def no_old_hero(st: BattleState, seat: int) -> Reason | None:
    """In the first adventure of a campaign all Heroes are new (BL-34.4)."""
    return because("BL-34.4", "34-4-new") if st.saga is not None and st.saga.chapter == 1 else None


def no_instructor(st: BattleState, seat: int) -> Reason | None:
    holder = st.rules.holder_of_seat(seat)
    rows = [] if st.saga is None else st.saga.roster
    found = any(row[1] == holder and row[3] == INSTRUCTOR for row in rows)
    return None if found else because("BL-28.8", "28-8-none")


# -- the camp ----------------------------------------------------------------------------------------------------------


def camp_units(st: BattleState, seat: int) -> list[int]:
    return [unit for unit, owner in enumerate(st.owner) if owner & CAMP == seat & CAMP]


def is_there(st: BattleState, unit: int) -> bool:
    """Does it stand on the board, or may it still come?"""
    return st.pos[unit] >= 0 or st.pos[unit] == WAITING


def creature(kind: str, clause: str, fits: Callable[[int], bool], anybody: bool = False) -> Never:
    """There is no such creature, the camp has none, or it is gone; `anybody`: either camp may have it."""

    def never(st: BattleState, seat: int) -> Reason | None:
        if not is_set_up(st) and st.rules.deployment:
            return None  # a creature may still be hired
        all_ = [unit for unit, type_ in enumerate(st.utype) if fits(type_)]
        mine = all_ if anybody else [unit for unit in all_ if st.owner[unit] & CAMP == seat & CAMP]
        if any(is_there(st, unit) for unit in mine):
            return None
        how = "gone" if mine else "theirs" if all_ else "none"
        return because(clause, f"{kind}-{how}")

    return never


def is_hydra(type_: int) -> bool:
    return bool(c.UNIT_DEFS[type_].necks)


def is_dragon(type_: int) -> bool:
    return c.UNIT_DEFS[type_].dragon


def is_elemental(type_: int) -> bool:
    return c.UNIT_DEFS[type_].elemental


def is_earth_elemental(type_: int) -> bool:
    return c.UNIT_DEFS[type_].summon == "summoning_circle"


def is_rock_elemental(type_: int) -> bool:
    return c.UNIT_DEFS[type_].summon == "conjuration"


no_dragon: Final = creature("dragon", "BL-19.2", is_dragon)


def no_conjurer(st: BattleState, seat: int) -> Reason | None:
    """No Wizard to conjure it, or no Rock Elemental (BL-18.18)."""
    if not is_set_up(st):
        return None
    if not st.councils[st.rules.holder_of_seat(seat)][c.WIZARD]:
        return because("BL-18.18", "18-18-wizard")
    mine = [unit for unit in camp_units(st, seat) if is_rock_elemental(st.utype[unit])]
    return None if any(is_there(st, unit) for unit in mine) else because("BL-18.18", "18-18-gone")


def no_den(st: BattleState, seat: int) -> Reason | None:
    own = [h for h, kind, owner in st.ground.marks if kind == ROGUES_DEN and owner >= 0 and owner & CAMP == seat & CAMP]
    return because("BL-15.15", "15-15-none") if is_set_up(st) and not own else None


def no_other_way(st: BattleState, seat: int) -> Reason | None:
    """Nobody flies, there is no secret passage and no exit: all moves are normal ones (BL-5.13)."""
    exits = any(rule.type == "exit" and rule.camp == seat & CAMP for rule in st.rules.adventure.rules)
    others = exits or no_dragon(st, seat) is None or no_den(st, seat) is None
    return None if others else because("BL-5.13", "5-13-only")


def no_horn(st: BattleState, seat: int) -> Reason | None:
    horns = any(st.attach[unit] == c.HORN and is_there(st, unit) for unit in camp_units(st, seat))
    return because("BL-22.6", "22-6-none") if is_set_up(st) and not horns else None


def no_riders(st: BattleState, seat: int) -> Reason | None:
    """Only mounted units pursue, and not those that have a bonus attack alone (BL-10.4, BL-20.9, BL-20.11)."""
    riders = any(may_pursue(st.utype[unit]) and is_there(st, unit) for unit in camp_units(st, seat))
    return because("BL-10.4", "10-4-none") if is_set_up(st) and not riders else None


def may_pursue(type_: int) -> bool:
    return c.T_KIND[type_] == c.MOUNTED and not c.T_ABILITIES[type_] & c.BONUS_MELEE_AFTER_GAIN


def no_victor(st: BattleState, seat: int) -> Reason | None:
    victors = any(st.tok[unit] & VICTOR and st.pos[unit] >= 0 for unit in camp_units(st, seat))
    return None if victors else because("BL-17.5", "17-5-none")


def no_hero(st: BattleState, seat: int) -> Reason | None:
    """He deployed no Hero, or none of them is on the battlefield any more (BL-23.10, BL-25.9)."""
    if not is_set_up(st):
        return None
    mine = [sheet[0] for sheet in st.sheets if st.owner[sheet[0]] & CAMP == seat & CAMP]
    if any(place_of(st, hero) >= 0 for hero in mine):
        return None
    return because("BL-25.9", "25-9-gone") if mine else because("BL-23.10", "23-10-none")


def no_chests(st: BattleState, seat: int) -> Reason | None:
    if not any(quest.chests for quest in st.rules.adventure.quests):
        return because("BL-26.1", "26-1-none")
    return no_hero(st, seat)


def no_other_card(st: BattleState, seat: int) -> Reason | None:
    """Only an adventure lets a card count as another, and only the first of the game (BL-4.2)."""
    rules = [rule for rule in st.rules.adventure.rules if rule.type == "first_card_as"]
    if any(rule.camp == seat & CAMP for rule in rules):
        return because("BL-4.2", "4-2-first") if st.turn > 1 else None
    return because("BL-4.2", "4-2-as")


def no_opponent_to_choose(st: BattleState, seat: int) -> Reason | None:
    return None if st.rules.allies else because("BL-34.7", "34-7")


# -- after the adventure -----------------------------------------------------------------------------------------------

STEPS: Final = {
    "ransom_to": (0, 1),
    "miracle_cure": (4, 4),
    "shop": (5, 5),
    "more_draws": (6, 6),
    "keep_artifact": (7, 8),
    "level_up": (9, 9),
}
"""The steps of `Aftermath` in which a question comes; the Heroes draw one after another (6 to 8)."""


def out_of_order(kind: str) -> Never:
    """After the adventure the actions have their order: one is over, or still to come (chapter 27)."""

    def never(st: BattleState, seat: int) -> Reason | None:
        after = next((frame for frame in st.stack if isinstance(frame, Aftermath)), None)
        if after is None:
            return because(AFTER[kind], "after")
        low, high = STEPS[kind]
        drawing = 6 <= low <= 8 and 6 <= after.at <= 8
        if drawing or low <= after.at <= high:
            return None
        return because(AFTER[kind], "after-over" if after.at > high else "after-later")

    return never


def none_to_return(st: BattleState, seat: int) -> Reason | None:
    """Only who owns more Artifacts than he may returns some (BL-27.12)."""
    after = any(isinstance(frame, Aftermath) for frame in st.stack)
    return because("BL-26.7", "26-7-none") if after else because(AFTER["return_artifact"], "after")


NEVER: Final[dict[str, Never]] = {
    "council_level": no_levels,
    "keep_first_lore": no_first_lore,
    "place_mark": no_marks,
    "shift": no_shift,
    "reserve_unit": no_reserve,
    "council_loss": no_council_loss,
    "advisor": no_advisor,
    "hero_who": no_old_hero,
    "hero_gift": no_instructor,
    "play_as": no_other_card,
    "conjure_at": no_conjurer,
    "summon_at": creature("earth", "BL-16.2", is_earth_elemental),
    "neck": creature("hydra", "BL-18.10", is_hydra),
    "new_neck": creature("hydra", "BL-18.12", is_hydra),
    "tremor_next": creature("elemental", "BL-18.15", is_elemental, anybody=True),
    "fly_to": no_dragon,
    "breathe_on": creature("dragon", "BL-19.5", is_dragon),
    "passage_to": no_den,
    "move_how": no_other_way,
    "call_help": no_horn,
    "pursue_to": no_riders,
    "spend_step": no_victor,
    "spend_die": no_victor,
    "retreat_more": no_victor,
    "lore_opponent": no_opponent_to_choose,
    "hero_to": no_hero,
    "hero_step": no_hero,
    "flee_to": no_hero,
    "hero_card": no_hero,
    "hero_unit": no_hero,
    "hero_die": no_hero,
    "hero_equip": no_hero,
    "steal_what": no_hero,
    "drop_artifact": no_hero,
    "chest_counts": no_chests,
    "return_artifact": none_to_return,
    **{kind: out_of_order(kind) for kind in STEPS},
}
"""By the kind of question."""
