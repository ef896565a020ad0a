"""The open question in the scene: its subject, the effects of its answers, disabled buttons, lines of sight."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.kinds import WORD
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import closed_values, option, question
from sandtable.core.scene.scene import Closed, Option, Question, Sight
from sandtable.games.battlelore.combat.attack import BATTLE_BACK
from sandtable.games.battlelore.combat.declare import has_near_enemy, ranged_weapon, reach_of, why_not_battle
from sandtable.games.battlelore.combat.in_progress import STOP
from sandtable.games.battlelore.presentation.conflict import blockers, chances, clash_between
from sandtable.games.battlelore.presentation.scene_sheets import COUNCIL, NEW_HERO
from sandtable.games.battlelore.presentation.scenery import place_of
from sandtable.games.battlelore.presentation.would import CARD_QUESTIONS, would
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BATTLED, HALTED, MOVE_OVER, MOVED, NO_BATTLE, ORDERED
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import ROGUES_DEN
from sandtable.games.battlelore.turn.landmarks import MOVE_HOW
from sandtable.games.battlelore.turn.movement import MOVE_STEP, MOVE_TO, MOVE_UNIT, battle_from
from sandtable.games.battlelore.turn.orders import ORDER_UNIT
from sandtable.games.battlelore.turn.pools import Ordering
from sandtable.games.battlelore.turn.turn import ATTACK

FOCUS_UNITS: Final[dict[str, tuple[int, ...]]] = {
    "move_how": (0,),
    "move_to": (0,),
    "move_step": (0,),
    "hero_to": (0,),
    "hero_step": (0,),
    "hero_card": (0,),
    "hero_unit": (0,),
    "hero_die": (0,),
    "hero_equip": (0,),
    "steal_what": (0, 1),
    "chest_counts": (0,),
    "fly_to": (0,),
    "breathe_on": (0, 1),
    "passage_to": (0,),
    "spend_step": (0,),
    "call_help": (0, 1),
    "spend_die": (0, 1),
    "ignore_flags": (0,),
    "retreat_to": (0,),
    "retreat_more": (0,),
    "flee_to": (0,),
    "battle_back": (0, 1),
    "gain_ground": (0,),
    "pursue_to": (0,),
    "bonus_target": (0,),
    "summon_at": (0,),
    "neck": (0,),
    "new_neck": (0,),
    "tremor_next": (0,),
    "chain_to": (0,),
    "bolt_flags": (0,),
    "portal_to": (0,),
    "fall_back_to": (0,),
    "play_lore": (1, 2),
    "drop_artifact": (0,),
}
"""The positions in a question's context that hold the units it is about."""


SHEET_QUESTIONS: Final[dict[str, str]] = {
    "council_level": COUNCIL,
    "council_loss": COUNCIL,
    "hero_class": COUNCIL,
    "hero_skill": NEW_HERO,
    "hero_artifact": NEW_HERO,
    "hero_at": NEW_HERO,
}
"""Questions about a sheet, with the part of the sheet's target."""


def asking(spec: GameSpec[BattleState], st: BattleState, asked: Decision) -> Question:
    units = [asked.context[i] for i in FOCUS_UNITS.get(asked.kind, ()) if i < len(asked.context)]
    focus = tuple([f"unit:{unit}" for unit in units if 0 <= unit < len(st.pos) and st.pos[unit] >= 0])
    if asked.kind in SHEET_QUESTIONS:
        focus = (f"{SHEET_QUESTIONS[asked.kind]}:{st.rules.holder_of_seat(asked.seat)}", *focus)
    options: tuple[Option, ...] | None = None
    if asked.kind == ATTACK:
        options = tuple([attack_option(spec, st, asked, pick) for pick in asked.options])
    elif asked.kind in (MOVE_TO, MOVE_STEP):
        options = tuple([move_option(spec, st, asked, pick) for pick in asked.options])
    elif asked.kind in CARD_QUESTIONS:
        options = tuple([replace(option(spec, st, asked, p), would=would(st, asked, p)) for p in asked.options])
    made = question(spec, st, asked, focus, options, shut_buttons(spec, st, asked) if asked.options else ())
    if not asked.options:
        return made
    return replace(made, sights=sights(st, asked), left=still_to_do(st, asked))


def still_to_do(st: BattleState, asked: Decision) -> int:
    """How many units may still be ordered, moved or battled with (BL-4.4, BL-5.1, BL-6.2)."""
    if asked.kind == ORDER_UNIT:
        phase = st.stack[-1]
        assert isinstance(phase, Ordering)
        return min(phase.slack[-1], len(asked.options) - 1)
    if asked.kind in (MOVE_UNIT, MOVE_TO, MOVE_STEP, MOVE_HOW):
        done = MOVED | MOVE_OVER | HALTED
    elif asked.kind == ATTACK:
        done = BATTLED | NO_BATTLE
    else:
        return 0
    seats = [st.rules.seats[owner] for owner in st.owner]
    return sum(
        [
            1
            for unit, flags in enumerate(st.flags)
            if st.pos[unit] >= 0 and seats[unit] == asked.seat and flags & ORDERED and not flags & done
        ]
    )


FACES_OF_DICE: Final = ("reroll", "hero_die")
"""Questions whose buttons are the faces of dice."""


def shut_buttons(spec: GameSpec[BattleState], st: BattleState, asked: Decision) -> tuple[Closed, ...]:
    """The buttons that are not an answer now but could be one for this unit in this adventure."""
    never: set[str] = set()
    if not st.rules.lore:
        never.add("lore")
    if asked.kind == MOVE_HOW:
        if not c.UNIT_DEFS[st.utype[asked.context[0]]].dragon:
            never |= {"fly", "fly-with-breath"}
        if ROGUES_DEN not in [kind for _, kind, _ in st.ground.marks]:
            never.add("passage")
        if not any(rule.type == "exit" and rule.camp == st.active & CAMP for rule in st.rules.adventure.rules):
            never.add("leave")
    if asked.kind == BATTLE_BACK and st.utype[asked.context[0]] < c.FIRST_HERO:
        never.add("retreat")
    shut = () if asked.kind in FACES_OF_DICE else closed_values(spec, st, asked, (WORD,))
    return tuple([each for each in shut if each.target.removeprefix(f"{WORD}:") not in never])


def attack_option(spec: GameSpec[BattleState], st: BattleState, asked: Decision, pick: Pick) -> Option:
    """An attack option with its chances."""
    plain = option(spec, st, asked, pick)
    if isinstance(pick, int) or pick[1] < 0:
        return plain
    likely = chances(st, clash_between(st, pick[0], pick[1]))
    return Option(plain.text, plain.label, plain.targets, plain.figures, plain.odds, likely)


def move_option(spec: GameSpec[BattleState], st: BattleState, asked: Decision, pick: Pick) -> Option:
    """A hex to move to, marked with what the unit could do there (BL-5.7, BL-5.14)."""
    plain = option(spec, st, asked, pick)
    unit, taken = asked.context[0], asked.context[1] if asked.kind == MOVE_STEP else -1
    if not isinstance(pick, int) or pick == STOP:
        return plain
    return replace(plain, lit="move" if battle_from(st, unit, pick, taken) & NO_BATTLE else "battle")


def sights(st: BattleState, asked: Decision) -> tuple[Sight, ...]:
    """For each unit that may shoot now: every enemy within range, visible or hidden, and what hides it (BL-6.7, BL-6.11)."""
    if asked.kind != ATTACK:
        return ()
    board = st.ground.board
    camp = st.rules.camp_of_seat(asked.seat)
    found: list[Sight] = []
    for unit, here in enumerate(st.pos):
        if here < 0 or st.owner[unit] & CAMP != camp or why_not_battle(st, unit) is not None:
            continue
        weapon = ranged_weapon(st, unit)
        if weapon < 0 or has_near_enemy(st, unit, here):
            continue
        reach = reach_of(st, unit, weapon)
        for there in st.pos:
            if there < 0 or not 2 <= board.distance[here][there] <= reach or st.owner[st.at[there]] & CAMP == camp:
                continue
            by = blockers(st.ground, st.at, here, there)
            places = tuple([place_of(board, h) for h in by])
            found.append(Sight(place_of(board, here), place_of(board, there), not by, places, "BL-6.11"))
    return tuple(found)
