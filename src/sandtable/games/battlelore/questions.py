"""When each question is asked, and what a table, a camp or a player may lack for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.questions import Question, Questions, Step, WhyNot, during, frame_of, on_stack
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.games.battlelore.call_to_arms.deployment import Muster
from sandtable.games.battlelore.campaign.after_adventure import (
    CAPTIVES,
    CURES,
    DRAWING,
    DRAWS,
    KEEPING,
    LEVELS,
    RECEIVE,
    SHOPPING,
    Aftermath,
)
from sandtable.games.battlelore.campaign.enlisting import advisors
from sandtable.games.battlelore.campaign.legacy import INSTRUCTOR
from sandtable.games.battlelore.combat.declare import targets_of, why_no_battle, why_not_battle_back
from sandtable.games.battlelore.combat.in_progress import clash_of
from sandtable.games.battlelore.creatures.entering import conjure_cost, waiting_creature
from sandtable.games.battlelore.heroes.in_play import place_of
from sandtable.games.battlelore.lore.windows import can_play
from sandtable.games.battlelore.rules import DEPLOYMENT_IDS, Rules
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.state import WAITING, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.adventures import CTA_MAP, MEDIEVAL, WITH_LORE
from sandtable.games.battlelore.tables.conditions import BATTLED, ORDERED, VICTOR
from sandtable.games.battlelore.tables.pieces import ALLY, CAMP
from sandtable.games.battlelore.tables.terrain import ROGUES_DEN
from sandtable.games.battlelore.turn.drawing import lore_master
from sandtable.games.battlelore.turn.movement import ordered_units
from sandtable.games.battlelore.turn.orders import CLEAN, OrderPhase
from sandtable.games.battlelore.turn.reach import HAS_MOVED, why_not_move
from sandtable.games.battlelore.turn.tokens import token_count
from sandtable.games.battlelore.turn.turn import STEPS, Turn

# -- steps -------------------------------------------------------------------------------------------------------------


def phase(name: str, step: Callable[[Turn, BattleState], Decision | None]) -> Step[BattleState]:
    """A phase of a turn (BL-3.1)."""
    return Step(f"phase-{name}", during(Turn, STEPS.index(step)), "BL-3.1", "BL-3.1")


def after_step(name: str, clause: str, *places: int) -> Step[BattleState]:
    """A step after the adventure (chapter 27)."""

    def is_now(st: BattleState) -> bool:
        after = frame_of(st, Aftermath)
        return after is not None and after.at in places

    return Step(f"step-{name}", is_now, clause)


MUSTER: Final = Step[BattleState]("phase-muster", on_stack(Muster), "BL-30.8")
SETUP: Final = Step[BattleState]("phase-setup", on_stack(Setup), "BL-2.2")
COMMAND: Final = phase("command", Turn.command)
ORDER: Final = phase("order", Turn.order)
MOVEMENT: Final = phase("move", Turn.move)
COMBAT: Final = phase("combat", Turn.combat)
DRAW: Final = phase("draw", Turn.draw)
AFTERWARDS: Final = Step[BattleState]("phase-after", on_stack(Aftermath), "BL-27.1")
GAME: Final = (MUSTER, SETUP, COMMAND, ORDER, MOVEMENT, COMBAT, DRAW, AFTERWARDS)

RANSOM_STEP: Final = after_step("ransom", "BL-27.1", CAPTIVES, RECEIVE)
CURE_STEP: Final = after_step("cures", "BL-27.5", CURES)
SHOP_STEP: Final = after_step("shopping", "BL-27.6", SHOPPING)
DRAW_STEP: Final = after_step("drawing", "BL-27.7", DRAWS, DRAWING, KEEPING)
LEARN_STEP: Final = after_step("learning", "BL-27.13", LEVELS)
AFTER: Final = (RANSOM_STEP, CURE_STEP, SHOP_STEP, DRAW_STEP, LEARN_STEP)


def is_set_up(st: BattleState) -> bool:
    """Do armies, landmarks and Heroes stand as the battle began?"""
    return frame_of(st, Setup) is None


def leaders(st: BattleState) -> tuple[int, ...]:
    """Who moves units and battles: the active player, in team play his whole camp (BL-29.23). Outside of turns: anybody."""
    if frame_of(st, Turn) is None:
        return tuple(range(st.players))
    camp = st.active & CAMP
    team = tuple([seat for seat in range(st.players) if st.rules.camp_of_seat(seat) == camp])
    return team if st.rules.team else st.active_seats()


# -- the table and its adventure ---------------------------------------------------------------------------------------


def lack(clause: str, key: str) -> Refusal:
    return Refusal(clause, f"refused-bl-{key}")


def only_if(holds: Callable[[BattleState, int], bool], refusal: Refusal) -> WhyNot[BattleState]:
    """A need that either holds of a seat or is refused in one way."""

    def why_not(st: BattleState, seat: int) -> Refusal | None:
        return None if holds(st, seat) else refusal

    return why_not


MEDIEVAL_ADVENTURE: Final = lack("BL-2.1", "2-1")
MEDIEVAL_TABLE: Final = lack("BL-34.1", "34-1")
MEDIEVAL_MAP: Final = lack("BL-34.1", "34-1-map")
NO_HEROES: Final = lack("BL-34.4", "34-4")
NO_CAMPAIGN: Final = lack("BL-34.4", "34-4-campaign")
NO_ALLIES: Final = lack("BL-34.7", "34-7")


def without_lore(rules: Rules) -> Refusal:
    """Why this game is Medieval: its adventure is, the table chose it, or it is a map (BL-2.1, BL-34.1)."""
    mode = rules.adventure.mode
    if mode == MEDIEVAL:
        return MEDIEVAL_ADVENTURE
    return MEDIEVAL_MAP if mode == CTA_MAP else MEDIEVAL_TABLE


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
    return NO_CAMPAIGN if st.saga is None else None


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
    return st.saga is not None and any(row[1] == holder and row[3] == INSTRUCTOR for row in st.saga.roster)


with_instructor: Final = only_if(has_instructor, lack("BL-28.8", "28-8-none"))
with_advisor: Final = only_if(
    lambda st, seat: bool(advisors(st, st.rules.holder_of_seat(seat))), lack("BL-28.4", "28-4-none")
)
with_old_heroes: Final = only_if(lambda st, seat: st.saga is None or st.saga.chapter > 1, lack("BL-34.4", "34-4-new"))
"""In the first adventure of a campaign all Heroes are new (BL-34.4)."""

# -- what a camp lacks -------------------------------------------------------------------------------------------------

NO_WIZARD: Final = lack("BL-18.18", "18-18-wizard")
NO_ROCK_ELEMENTAL: Final = lack("BL-18.18", "18-18-gone")
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


def with_creature(
    name: str, clause: str, fits: Callable[[int], bool], anybody: bool = False
) -> Callable[[BattleState, int], Refusal | None]:
    """There is no such creature, the camp has none, or it is gone; `anybody`: either camp may have it."""
    none, theirs, gone = [lack(clause, f"{name}-{how}") for how in ("none", "theirs", "gone")]

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
    return None if any(is_there(st, unit) for unit in mine) else NO_ROCK_ELEMENTAL


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


# -- nothing to do -----------------------------------------------------------------------------------------------------


def conjuring_price(st: BattleState, holder: int, unit: int) -> Facts:
    return {"n": ("count", conjure_cost(st, holder, unit)), "m": ("count", st.tokens[holder])}


CONJURING_DEAR: Final = Refusal("BL-18.18", "refused-bl-18-18", conjuring_price)
NOBODY_ORDERED: Final = lack("BL-3.4", "3-4")
NO_TOKEN: Final = lack("BL-3.7", "3-7-none")
TOKENS_DEAR: Final = lack("BL-3.7", "3-7-dear")
LORE_PLAYED: Final = lack("BL-13.4", "13-4")
NO_LORE_CARD: Final = lack("BL-13.18", "13-18")
ALLY_PLAYED: Final = lack("BL-31.8", "31-8")
ALLY_PLAYS: Final = lack("BL-31.7", "31-7")


def why_not_conjured(st: BattleState, seat: int) -> Refusal | Objection | None:
    """It is on the board already, or costs too much (BL-18.18)."""
    holder = st.rules.holder_of_seat(seat)
    unit = waiting_creature(st, holder, "conjuration")
    if unit < 0:
        return NO_ROCK_ELEMENTAL
    return Objection(CONJURING_DEAR, holder, unit) if st.tokens[holder] < conjure_cost(st, holder, unit) else None


def led_by(st: BattleState, seat: int, units: list[int]) -> list[int]:
    """Those of the units that the player leads, in team play those of his wing (BL-29.23)."""
    return [unit for unit in units if st.seat_of(unit) == seat]


def why_nobody_ordered(st: BattleState, seat: int) -> Refusal | None:
    """No unit that the player leads was ordered this turn (BL-3.4)."""
    orders = frame_of(st, OrderPhase)
    if frame_of(st, Turn) is None or (orders is not None and orders.at < CLEAN):
        return None
    ordered = [unit for unit, flags in enumerate(st.flags) if flags & ORDERED]
    return None if (led_by(st, seat, ordered) if st.rules.team else ordered) else NOBODY_ORDERED


def why_no_orders(st: BattleState, seat: int) -> Refusal | None:
    return None if any(flags & ORDERED for flags in st.flags) else why_nobody_ordered(st, seat)


def why_nothing_cleansed(st: BattleState, seat: int) -> Refusal | None:
    """No ordered unit carries a token, or removing one costs too much (BL-3.7)."""
    if frame_of(st, Turn) is None:
        return None
    held = [token for unit in ordered_units(st) for token in range(len(c.TOKEN_COST)) if token_count(st, unit, token)]
    if not held:
        return why_no_orders(st, seat) or NO_TOKEN
    return TOKENS_DEAR if min(c.TOKEN_COST[token] for token in held) > st.tokens[st.active] else None


def why_nobody_moves(st: BattleState, seat: int) -> Refusal | None:
    """No unit was ordered, or something holds all of them where they are (BL-3.4, BL-18.2, BL-19.20, BL-18.20)."""
    if frame_of(st, Turn) is None:
        return None
    reasons = [why_not_move(st, unit) for unit in led_by(st, seat, ordered_units(st))]
    held = [reason for reason in reasons if reason is not None and reason is not HAS_MOVED]
    if held and len(held) == len(reasons):
        return lack(held[0].clause, "idle-move-unit")
    return why_nobody_ordered(st, seat)


def why_nobody_battles(st: BattleState, seat: int) -> Refusal | None:
    """No unit was ordered, or none of them may battle and has a target (BL-3.4, BL-6.4)."""
    if frame_of(st, Turn) is None:
        return None
    units = led_by(st, seat, ordered_units(st))
    if not units:
        return why_nobody_ordered(st, seat)
    reasons = [why_no_battle(st, unit) for unit in units]
    idle = not any(reason is None and targets_of(st, unit) for unit, reason in zip(units, reasons, strict=True))
    if not idle or any(st.flags[unit] & BATTLED for unit in units):
        return None
    return lack("BL-6.4" if reasons[0] is None else reasons[0].clause, "idle-attack")


def why_no_lore(st: BattleState, seat: int) -> Refusal | None:
    """The one card is played, there is none in hand, or the ally plays it (BL-13.4, BL-13.18, BL-31.7, BL-31.8)."""
    holder = st.rules.holder_of_seat(seat)
    if st.lore_used[holder]:
        return LORE_PLAYED
    if not st.lore[holder]:
        return NO_LORE_CARD
    if st.rules.allies and not can_play(st, holder):
        return ALLY_PLAYED if st.lore_used[holder ^ ALLY] else ALLY_PLAYS
    return None


def why_no_battle_back(st: BattleState, seat: int) -> Objection | None:
    """Why the player's unit that is being attacked does not battle back (BL-9.5 to BL-9.20)."""
    clash = clash_of(st)
    if clash is None or st.pos[clash.dfn] < 0 or st.seat_of(clash.dfn) != seat:
        return None
    reason = why_not_battle_back(st, clash)
    return None if reason is None else Objection(reason, seat, clash.dfn)


# -- one row for each question -----------------------------------------------------------------------------------------

LORE: Final = (in_lore, commanding)
MAGIC: Final = (in_lore, with_magic, commanding)
HEROES: Final = (with_heroes, commanding)
HERO_CARDS: Final = (with_heroes, why_no_hero)
CAMPAIGN: Final = (in_campaign, commanding)
SPECIALISTS: Final = (called_to_arms, with_specialists)

ROWS: Final[dict[str, Question[BattleState]]] = {
    # set-up
    "council_level": Question("BL-14.2", (SETUP,), needs=(*LORE, why_no_levels)),
    "keep_first_lore": Question("BL-14.8", (SETUP,), needs=(*LORE, why_no_first_lore)),
    "place_mark": Question("BL-2.5", (SETUP,), needs=(commanding, why_no_marks)),
    "choose_set": Question("BL-30.4", (MUSTER,), needs=(called_to_arms,)),
    "guard": Question("BL-30.4", (MUSTER,), needs=(called_to_arms,)),
    "shift": Question("BL-30.3", (MUSTER,), needs=(called_to_arms, with_own_zones)),
    "deploy_at": Question("BL-30.5", (MUSTER,), needs=(called_to_arms,)),
    "reserve_unit": Question("BL-30.7", (MUSTER,), needs=(called_to_arms, with_reserve)),
    "levy_becomes": Question("BL-30.15", (MUSTER,), needs=(called_to_arms, with_levies)),
    "specialist": Question("BL-30.17", (SETUP,), needs=SPECIALISTS),
    "special_unit": Question("BL-30.17", (SETUP,), needs=SPECIALISTS),
    "special_type": Question("BL-30.17", (SETUP,), needs=SPECIALISTS),
    "special_hex": Question("BL-30.17", (SETUP,), needs=SPECIALISTS),
    "special_way": Question("BL-30.17", (SETUP,), needs=SPECIALISTS),
    "council_loss": Question("BL-31.15", (SETUP,), needs=(commanding, why_no_council_loss)),
    "hero_class": Question("BL-23.11", (SETUP,), needs=HEROES),
    "hero_skill": Question("BL-23.5", (SETUP,), needs=HEROES),
    "hero_artifact": Question("BL-23.6", (SETUP,), needs=HEROES),
    "hero_at": Question("BL-23.10", (SETUP,), needs=HEROES),
    # a campaign: before the adventure, in it, and after it
    "advisor": Question("BL-28.4", (SETUP,), needs=(*CAMPAIGN, with_advisor)),
    "hero_who": Question("BL-23.10", (SETUP,), needs=(*CAMPAIGN, with_old_heroes)),
    "hero_name": Question("BL-23.1", (SETUP,), needs=CAMPAIGN),
    "hero_gift": Question("BL-28.8", (SETUP,), needs=(*CAMPAIGN, with_instructor)),
    "equip": Question("BL-26.8", (SETUP,), needs=CAMPAIGN),
    "drop_artifact": Question("BL-26.7", needs=(*HEROES, why_no_hero)),
    "ransom_to": Question("BL-27.3", (RANSOM_STEP,), needs=CAMPAIGN),
    "miracle_cure": Question("BL-26.17", (CURE_STEP,), needs=CAMPAIGN),
    "shop": Question("BL-27.6", (SHOP_STEP,), needs=CAMPAIGN),
    "more_draws": Question("BL-27.8", (DRAW_STEP,), needs=CAMPAIGN),
    "keep_artifact": Question("BL-27.9", (DRAW_STEP,), needs=CAMPAIGN),
    "return_artifact": Question("BL-26.7", needs=CAMPAIGN),
    "level_up": Question("BL-27.13", (LEARN_STEP,), needs=CAMPAIGN),
    # Command and Order
    "play_command": Question("BL-3.3", (COMMAND,), needs=(commanding,)),
    "second_card": Question("BL-29.5", (COMMAND,), needs=(epic("BL-29.5"), commanding)),
    "play_as": Question("BL-4.2", (COMMAND,), needs=(commanding, why_no_other_card)),
    "copy_card": Question("BL-29.16", (COMMAND,), needs=(epic("BL-29.16"), commanding)),
    "conjure_at": Question("BL-18.18", (COMMAND,), needs=(*LORE, why_no_conjurer), nothing=why_not_conjured),
    "order_unit": Question("BL-4.4", (ORDER,), needs=(commanding,), nothing=why_no_orders),
    "cleanse": Question("BL-3.7", (ORDER,), needs=LORE, nothing=why_nothing_cleansed),
    # Movement
    "move_unit": Question("BL-5.1", (MOVEMENT,), whose=leaders, nothing=why_nobody_moves),
    "move_how": Question("BL-5.13", (MOVEMENT,), whose=leaders, needs=(why_no_other_way,)),
    "move_to": Question("BL-5.3", (MOVEMENT,), whose=leaders),
    "move_step": Question("BL-5.3", (MOVEMENT,), whose=leaders),
    "hero_to": Question("BL-24.10", (MOVEMENT,), whose=leaders, needs=HERO_CARDS),
    "hero_step": Question("BL-24.10", (MOVEMENT,), whose=leaders, needs=HERO_CARDS),
    "fly_to": Question("BL-19.2", (MOVEMENT,), whose=leaders, needs=(with_dragon,)),
    "breathe_on": Question("BL-19.5", (MOVEMENT,), whose=leaders, needs=(in_lore, with_breath)),
    "passage_to": Question("BL-15.15", (MOVEMENT,), whose=leaders, needs=(in_lore, why_no_passage)),
    "spend_step": Question("BL-17.5", (MOVEMENT,), whose=leaders, needs=(in_lore, with_victor)),
    # Combat
    "attack": Question("BL-6.1", (COMBAT,), whose=leaders, nothing=why_nobody_battles),
    "call_help": Question("BL-22.6", (COMBAT,), whose=leaders, needs=(with_horn,)),
    "spend_die": Question("BL-17.5", needs=(in_lore, with_victor)),
    "ignore_flags": Question("BL-9.2"),
    "retreat_to": Question("BL-8.4"),
    "retreat_more": Question("BL-17.5", needs=(in_lore, with_victor)),
    "flee_to": Question("BL-25.15", needs=HERO_CARDS),
    "battle_back": Question("BL-9.5", nothing=why_no_battle_back),
    "gain_ground": Question("BL-10.2"),
    "pursue_to": Question("BL-10.4", needs=(with_riders,)),
    "bonus_target": Question("BL-10.5"),
    "summon_at": Question("BL-16.2", (COMBAT,), whose=leaders, needs=(in_lore, with_earth_elemental)),
    "neck": Question("BL-18.10", needs=(with_necks,)),
    "new_neck": Question("BL-18.12", needs=(with_new_necks,)),
    "tremor_next": Question("BL-18.15", needs=(with_tremor,)),
    # Heroes' cards
    "hero_card": Question("BL-26.12", needs=HERO_CARDS),
    "hero_unit": Question("BL-26.12", needs=HERO_CARDS),
    "hero_die": Question("BL-26.12", needs=HERO_CARDS),
    "hero_equip": Question("BL-26.8", needs=HERO_CARDS),
    "steal_what": Question("BL-26.25", needs=HERO_CARDS),
    "chest_counts": Question("BL-26.3", needs=(with_heroes, with_chests, why_no_hero)),
    # Lore
    "play_lore": Question("BL-13.6", needs=LORE, nothing=why_no_lore),
    "lore_target": Question("BL-13.2", needs=LORE),
    "lore_opponent": Question("BL-31.11", needs=(in_lore, with_allies)),
    "lore_section": Question("BL-13.2", needs=MAGIC),
    "strike_next": Question("BL-13.2", needs=MAGIC),
    "chain_to": Question("BL-13.2", needs=MAGIC),
    "bolt_flags": Question("BL-9.2", needs=(in_lore, with_magic)),
    "reroll": Question("BL-13.2", needs=LORE),
    "portal_to": Question("BL-5.13", needs=(in_lore, with_magic)),
    "fall_back_to": Question("BL-13.24", needs=(in_lore,)),
    "spy_discard": Question("BL-13.2", needs=LORE),
    "false_orders": Question("BL-13.2", needs=MAGIC),
    # Draw
    "keep_command": Question("BL-11.2", (DRAW,), needs=(commanding,)),
    "keep_lore": Question("BL-11.3", needs=LORE),
    "discard_lore": Question("BL-13.13", needs=LORE),
    "discard_command": Question("BL-29.26", (DRAW,), needs=(epic("BL-29.26"), commanding)),
    "lore_choice": Question("BL-11.3", (DRAW,), needs=LORE),
}

QUESTIONS: Final = Questions(ROWS, (GAME, AFTER))
