"""What a table, an adventure, a camp or a player may lack, so that a question never comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.questions import WhyNot, frame_of
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.battlelore.campaign.enlisting import advisors
from sandtable.games.battlelore.campaign.legacy import INSTRUCTOR
from sandtable.games.battlelore.creatures.entering import NO_WIZARD, NONE_TO_CONJURE
from sandtable.games.battlelore.heroes.in_play import place_of
from sandtable.games.battlelore.lore.playing import without_lore
from sandtable.games.battlelore.rules import DEPLOYMENT_IDS
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.state import WAITING, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import WITH_LORE
from sandtable.games.battlelore.tables.conditions import VICTOR
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import ROGUES_DEN
from sandtable.games.battlelore.turn.drawing import lore_master


def is_set_up(st: BattleState) -> bool:
    """Do armies, landmarks and Heroes stand as the battle began?"""
    return frame_of(st, Setup) is None


# -- the table and its adventure ---------------------------------------------------------------------------------------


def lack(clause: str, key: str) -> Refusal:
    return Refusal(clause, f"refused-bl-{key}")


def only_if(holds: Callable[[BattleState, int], bool], refusal: Refusal) -> WhyNot[BattleState]:
    """A need that either holds of a seat or is refused in one way."""

    def why_not(st: BattleState, seat: int) -> Refusal | None:
        return None if holds(st, seat) else refusal

    return why_not


NO_HEROES: Final = lack("BL-34.4", "34-4")
NO_CAMPAIGN: Final = lack("BL-34.4", "34-4-campaign")
NO_ALLIES: Final = lack("BL-34.7", "34-7")


def in_lore(st: BattleState, seat: int) -> Refusal | None:
    return None if st.rules.lore else without_lore(st.rules)


def is_organised(st: BattleState) -> bool:
    return DEPLOYMENT_IDS[st.rules.deployment] == "organised"


def epic(clause: str) -> WhyNot[BattleState]:
    return only_if(lambda st, seat: st.rules.epic, lack(clause, "29-5-epic"))


called_to_arms: Final = only_if(lambda st, seat: st.rules.deployment > 0, lack("BL-34.6", "34-6"))
with_levies: Final = only_if(lambda st, seat: is_organised(st), lack("BL-30.15", "30-15-impromptu"))
with_specialists: Final = only_if(lambda st, seat: is_organised(st), lack("BL-30.17", "30-17-impromptu"))
with_magic: Final = only_if(lambda st, seat: not st.rules.medieval_lore, lack("BL-32.2", "32-2"))
"""The deck of Medieval Lore has no such card (BL-32.2)."""
with_heroes: Final = only_if(lambda st, seat: st.rules.heroes > 0, NO_HEROES)
with_allies: Final = only_if(lambda st, seat: st.rules.allies, NO_ALLIES)
commanding: Final = only_if(lambda st, seat: st.rules.holder_of_seat(seat) >= 0, lack("BL-29.23", "29-23-cards"))
"""The Lord Commander alone plays the cards of a team and orders its units (BL-29.23)."""


def in_campaign(st: BattleState, seat: int) -> Refusal | None:
    if not st.rules.heroes:
        return NO_HEROES
    return NO_CAMPAIGN if st.campaign is None else None


# -- before the first turn ---------------------------------------------------------------------------------------------

COMMANDER_ALONE: Final = lack("BL-32.1", "32-1")
FIXED_COUNCIL: Final = lack("BL-14.2", "14-2-fixed")
NO_FIRST_CARDS: Final = lack("BL-32.3", "32-3")
NO_LORE_MASTER: Final = lack("BL-14.6", "14-6-none")
NO_MARKS: Final = lack("BL-34.3", "34-3")
NO_LANDMARKS: Final = lack("BL-32.1", "32-1-marks")
NOT_HIRED: Final = lack("BL-30.18", "30-18-hired")


def why_no_levels(st: BattleState, seat: int) -> Refusal | None:
    """Medieval Lore has only a Commander; an adventure may give all levels (BL-14.2, BL-32.1)."""
    if st.rules.medieval_lore:
        return COMMANDER_ALONE
    councils = st.rules.adventure.councils
    return FIXED_COUNCIL if councils and councils[seat & CAMP].fixed else None


def why_no_first_lore(st: BattleState, seat: int) -> Refusal | None:
    """Medieval Lore begins without cards, and without a Lore Master you keep none (BL-14.6, BL-32.3)."""
    if st.rules.medieval_lore:
        return NO_FIRST_CARDS
    none = is_set_up(st) and not lore_master(st.councils[st.rules.holder_of_seat(seat)])
    return NO_LORE_MASTER if none else None


def why_no_marks(st: BattleState, seat: int) -> Refusal | None:
    """No landmarks, lairs and tents are placed (BL-32.1, BL-34.3)."""
    rules = st.rules
    if not any(rules.switches):
        return NO_MARKS
    if rules.mode != WITH_LORE and not any(rules.switches[2:]):
        return NO_LANDMARKS if rules.lore else without_lore(rules)
    return None


with_own_zones: Final = only_if(lambda st, seat: not st.rules.allies, lack("BL-33.7", "33-7"))
with_reserve: Final = only_if(lambda st, seat: not st.rules.allies, lack("BL-33.6", "33-6"))


def why_no_council_loss(st: BattleState, seat: int) -> Refusal | None:
    """Only an extra Hero among allies or a Hired Creature costs a level (BL-30.18, BL-31.15)."""
    rules = st.rules
    if rules.allies:
        return None if rules.heroes or is_organised(st) else NO_HEROES
    if not is_organised(st):
        return NO_ALLIES
    return NOT_HIRED if rules.mode != WITH_LORE else None


def has_instructor(st: BattleState, seat: int) -> bool:
    holder = st.rules.holder_of_seat(seat)
    return st.campaign is not None and any(row[1] == holder and row[3] == INSTRUCTOR for row in st.campaign.roster)


with_instructor: Final = only_if(has_instructor, lack("BL-28.8", "28-8-none"))
with_advisor: Final = only_if(
    lambda st, seat: bool(advisors(st, st.rules.holder_of_seat(seat))), lack("BL-28.4", "28-4-none")
)
with_old_heroes: Final = only_if(
    lambda st, seat: st.campaign is None or st.campaign.chapter > 1, lack("BL-34.4", "34-4-new")
)
"""In the first adventure of a campaign all Heroes are new (BL-34.4)."""

# -- what a camp lacks -------------------------------------------------------------------------------------------------

NO_DEN: Final = lack("BL-15.15", "15-15-none")
NORMAL_MOVES: Final = lack("BL-5.13", "5-13-only")
NO_HERO_DEPLOYED: Final = lack("BL-23.10", "23-10-none")
HEROES_GONE: Final = lack("BL-25.9", "25-9-gone")
NEVER_ANOTHER: Final = lack("BL-4.2", "4-2-as")
ONLY_FIRST_CARD: Final = lack("BL-4.2", "4-2-first")


def camp_units(st: BattleState, seat: int) -> list[int]:
    return [unit for unit, owner in enumerate(st.owner) if owner & CAMP == seat & CAMP]


def is_there(st: BattleState, unit: int) -> bool:
    """Does it stand on the board, or may it still come?"""
    return st.pos[unit] >= 0 or st.pos[unit] == WAITING


CREATURES: Final = ("dragon", "hydra", "earth", "elemental")
"""In the order of their names in messages."""


def with_creature(
    name: str, clause: str, fits: Callable[[int], bool], anybody: bool = False
) -> Callable[[BattleState, int], Refusal | None]:
    """There is no such creature, the camp has none, or it is gone; `anybody`: either camp may have it."""
    facts: Facts = {"k": ("count", CREATURES.index(name))}

    def lacking(how: str) -> Refusal:
        return Refusal(clause, f"refused-bl-creature-{how}", lambda st, *values: facts)

    none, gone = lacking("none"), lacking("gone")
    theirs = none if anybody else lacking("theirs")

    def why_not(st: BattleState, seat: int) -> Refusal | None:
        if not is_set_up(st) and st.rules.deployment:
            return None  # a creature may still be hired
        creatures = [unit for unit, type_ in enumerate(st.utype) if fits(type_)]
        mine = [unit for unit in creatures if anybody or st.owner[unit] & CAMP == seat & CAMP]
        if any(is_there(st, unit) for unit in mine):
            return None
        return gone if mine else theirs if creatures else none

    return why_not


def is_dragon(type_: int) -> bool:
    return c.UNIT_DEFS[type_].dragon


def is_hydra(type_: int) -> bool:
    return bool(c.UNIT_DEFS[type_].necks)


with_dragon: Final = with_creature("dragon", "BL-19.2", is_dragon)
with_breath: Final = with_creature("dragon", "BL-19.5", is_dragon)
with_necks: Final = with_creature("hydra", "BL-18.10", is_hydra)
with_new_necks: Final = with_creature("hydra", "BL-18.12", is_hydra)
with_tremor: Final = with_creature("elemental", "BL-18.15", lambda type_: c.UNIT_DEFS[type_].elemental, anybody=True)
with_earth_elemental: Final = with_creature(
    "earth", "BL-16.2", lambda type_: c.UNIT_DEFS[type_].summon == "summoning_circle"
)


def why_no_conjurer(st: BattleState, seat: int) -> Refusal | None:
    """No Wizard to conjure it, or no Rock Elemental (BL-18.18)."""
    if not is_set_up(st):
        return None
    if not st.councils[st.rules.holder_of_seat(seat)][c.WIZARD]:
        return NO_WIZARD
    mine = [unit for unit in camp_units(st, seat) if c.UNIT_DEFS[st.utype[unit]].summon == "conjuration"]
    return None if any(is_there(st, unit) for unit in mine) else NONE_TO_CONJURE


def why_no_passage(st: BattleState, seat: int) -> Refusal | None:
    own = [h for h, kind, owner in st.ground.marks if kind == ROGUES_DEN and owner >= 0 and owner & CAMP == seat & CAMP]
    return NO_DEN if is_set_up(st) and not own else None


def why_no_other_way(st: BattleState, seat: int) -> Refusal | None:
    """Nobody flies, there is no secret passage and no exit: all moves are normal ones (BL-5.13)."""
    exits = any(rule.type == "exit" and rule.camp == seat & CAMP for rule in st.rules.adventure.rules)
    others = exits or with_dragon(st, seat) is None or why_no_passage(st, seat) is None
    return None if others else NORMAL_MOVES


def may_pursue(type_: int) -> bool:
    """Mounted units pursue, but not those that have only a bonus attack (BL-10.4, BL-20.9, BL-20.11)."""
    return c.T_KIND[type_] == c.MOUNTED and not c.T_ABILITIES[type_] & c.BONUS_MELEE_AFTER_GAIN


def with_unit(fits: Callable[[BattleState, int], bool], refusal: Refusal) -> WhyNot[BattleState]:
    """The camp has no such unit, now that the armies stand."""
    return only_if(lambda st, seat: not is_set_up(st) or any(fits(st, unit) for unit in camp_units(st, seat)), refusal)


with_horn: Final = with_unit(
    lambda st, unit: st.attach[unit] == c.HORN and is_there(st, unit), lack("BL-22.6", "22-6-none")
)
with_riders: Final = with_unit(
    lambda st, unit: may_pursue(st.utype[unit]) and is_there(st, unit), lack("BL-10.4", "10-4-none")
)
with_victor: Final = only_if(
    lambda st, seat: any(st.tok[unit] & VICTOR and st.pos[unit] >= 0 for unit in camp_units(st, seat)),
    lack("BL-17.5", "17-5-none"),
)


def why_no_hero(st: BattleState, seat: int) -> Refusal | None:
    """The camp deployed no Hero, or none of them is on the battlefield any more (BL-23.10, BL-25.9)."""
    if not is_set_up(st):
        return None
    mine = [sheet[0] for sheet in st.sheets if st.owner[sheet[0]] & CAMP == seat & CAMP]
    if any(place_of(st, hero) >= 0 for hero in mine):
        return None
    return HEROES_GONE if mine else NO_HERO_DEPLOYED


with_chests: Final = only_if(
    lambda st, seat: any(quest.chests for quest in st.rules.adventure.quests), lack("BL-26.1", "26-1-none")
)


def why_no_other_card(st: BattleState, seat: int) -> Refusal | None:
    """Only an adventure lets a card count as another, and only the first of the game (BL-4.2)."""
    rules = [rule for rule in st.rules.adventure.rules if rule.type == "first_card_as"]
    if not any(rule.camp == seat & CAMP for rule in rules):
        return NEVER_ANOTHER
    return ONLY_FIRST_CARD if st.turn > 1 else None
