"""When each question is asked, and why there is nothing to decide when its step comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.questions import Question, Questions, Step, during, frame_of, on_stack
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
from sandtable.games.battlelore.combat.declare import targets_of, why_no_battle, why_not_battle_back
from sandtable.games.battlelore.combat.in_progress import clash_of
from sandtable.games.battlelore.creatures.entering import (
    CONJURING_DEAR,
    NONE_TO_CONJURE,
    conjure_cost,
    waiting_creature,
)
from sandtable.games.battlelore.lore.playing import CAMP_HAS_PLAYED, HAS_PLAYED, NO_LORE_HELD, can_play
from sandtable.games.battlelore.needs import (
    called_to_arms,
    commanding,
    epic,
    in_campaign,
    in_lore,
    lack,
    why_no_conjurer,
    why_no_council_loss,
    why_no_first_lore,
    why_no_hero,
    why_no_levels,
    why_no_marks,
    why_no_other_card,
    why_no_other_way,
    why_no_passage,
    with_advisor,
    with_allies,
    with_breath,
    with_chests,
    with_dragon,
    with_earth_elemental,
    with_heroes,
    with_horn,
    with_instructor,
    with_levies,
    with_magic,
    with_necks,
    with_new_necks,
    with_old_heroes,
    with_own_zones,
    with_reserve,
    with_riders,
    with_specialists,
    with_tremor,
    with_victor,
)
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BATTLED, ORDERED
from sandtable.games.battlelore.tables.pieces import ALLY, CAMP
from sandtable.games.battlelore.turn.movement import ordered_units
from sandtable.games.battlelore.turn.orders import CLEAN, OrderPhase
from sandtable.games.battlelore.turn.reach import HAS_MOVED, why_not_move
from sandtable.games.battlelore.turn.tokens import token_count
from sandtable.games.battlelore.turn.turn import STEPS, Turn

# -- steps -------------------------------------------------------------------------------------------------------------


def phase(name: str, step: Callable[[Turn, BattleState], Decision | None]) -> Step[BattleState]:
    """A phase of a turn (BL-3.1)."""
    return Step(f"phase-{name}", during(Turn, STEPS.index(step)), "BL-3.1", "BL-3.1", f"step-{name}")


def after_step(name: str, clause: str, *places: int) -> Step[BattleState]:
    """A step after the adventure (chapter 27)."""

    def is_now(st: BattleState) -> bool:
        after = frame_of(st, Aftermath)
        return after is not None and after.at in places

    return Step(f"step-{name}", is_now, clause)


MUSTER: Final = Step[BattleState]("phase-muster", on_stack(Muster), "BL-30.8", subject="step-muster")
SETUP: Final = Step[BattleState]("phase-setup", on_stack(Setup), "BL-2.2", subject="step-setup")
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


def leaders(st: BattleState) -> tuple[int, ...]:
    """Who moves units and battles: the active player, in team play his whole camp (BL-29.23). Outside of turns: anybody."""
    if frame_of(st, Turn) is None:
        return tuple(range(st.players))
    camp = st.active & CAMP
    team = tuple([seat for seat in range(st.players) if st.rules.camp_of_seat(seat) == camp])
    return team if st.rules.team else st.active_seats()


# -- nothing to do -----------------------------------------------------------------------------------------------------


NOBODY_ORDERED: Final = lack("BL-3.4", "3-4")
NO_TOKEN: Final = lack("BL-3.7", "3-7-none")
TOKENS_DEAR: Final = lack("BL-3.7", "3-7-dear")
ALLY_PLAYS: Final = lack("BL-31.7", "31-7")


def why_not_conjured(st: BattleState, seat: int) -> Refusal | None:
    """It is on the board already, or costs too much (BL-18.18)."""
    holder = st.rules.holder_of_seat(seat)
    unit = waiting_creature(st, holder, "conjuration")
    if unit < 0:
        return NONE_TO_CONJURE
    return CONJURING_DEAR if st.tokens[holder] < conjure_cost(st, holder, unit) else None


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
        unit = next(unit for unit in led_by(st, seat, ordered_units(st)) if why_not_move(st, unit) is held[0])
        example: Facts = {"v": ("unit", unit), "cause": ("word", held[0].key)}
        return Refusal(held[0].clause, "refused-bl-idle-move-unit", lambda st, seat: example)
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
    """Your one card is played, you hold no card, or your ally plays it (BL-13.4, BL-13.18, BL-31.7, BL-31.8)."""
    holder = st.rules.holder_of_seat(seat)
    if st.lore_used[holder]:
        return HAS_PLAYED
    if not st.lore[holder]:
        return NO_LORE_HELD
    if st.rules.allies and not can_play(st, holder):
        return CAMP_HAS_PLAYED if st.lore_used[holder ^ ALLY] else ALLY_PLAYS
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
