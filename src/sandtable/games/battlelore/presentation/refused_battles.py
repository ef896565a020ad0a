"""Refusals of battles and of what is done instead: the one cause that holds (chapters 10, 13, 15, 16, 18, 22, 26)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.battlelore.combat.attack import Attack
from sandtable.games.battlelore.combat.declare import (
    has_near_enemy,
    is_avoided,
    reach_of,
    why_not_battle,
    why_not_shoot,
)
from sandtable.games.battlelore.creatures.entering import waiting_creature
from sandtable.games.battlelore.creatures.tremor import Tremor
from sandtable.games.battlelore.heroes.combat_cards import DEED_BASE
from sandtable.games.battlelore.heroes.effects import CardUnits
from sandtable.games.battlelore.heroes.in_play import hero_in, place_of, unit_of, working_cards
from sandtable.games.battlelore.lore.targets import is_troop
from sandtable.games.battlelore.presentation.refused import Asking, Facts, Said, Say
from sandtable.games.battlelore.presentation.why_battles import ACTION_MARK, nearest_attacker
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BATTLED, MOVED, ORDERED
from sandtable.games.battlelore.tables.effects import FX_DISABLED
from sandtable.games.battlelore.tables.heroes import hero_card
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.lasting import has_effect, is_switched_off
from sandtable.games.battlelore.turn.movement import ordered_units
from sandtable.games.battlelore.turn.turn import HEAL, SUMMON, TRAIN, VISIT


def attackers(at: Asking) -> tuple[int, int]:
    """Who would attack whom: the own unit that comes nearest and the enemy; -1 where there is none."""
    st = at.st
    if at.is_own():
        return at.there, at.given.get("target", -1)
    if "unit" in at.given:
        return at.given["unit"], at.there
    ready = [u for u in ordered_units(st) if st.seat_of(u) == at.seat and why_not_battle(st, u) is None]
    if at.unit >= 0:
        return at.unit, at.there
    return (nearest_attacker(st, ready, at.there) if ready and at.there >= 0 else -1), at.there


# -- instead of battling -----------------------------------------------------------------------------------------------


def no_use_of_mark(key: str, action: int, cause: Callable[[BattleState, int], str]) -> Say:
    """Why nobody uses a landmark: there is none of his, nobody is in it, or what that unit lacks (BL-15.11, BL-15.12)."""

    def say(at: Asking) -> Said:
        if at.kind != "attack" or at.value != action:
            return "else", {}
        st, mark = at.st, ACTION_MARK[action]
        facts: Facts = {"g": ("terrain", mark)}
        places = [h for h, kind, owner in st.ground.marks if kind == mark and st.rules.seats[owner] == at.seat]
        if not places:
            return "mark-none", facts
        facts["o"] = ("hex", places[0])
        if at.there < 0 or st.pos[at.there] not in places:
            return "mark-empty", facts
        facts["o"] = ("hex", st.pos[at.there])
        if is_switched_off(st, st.pos[at.there]):
            return "mark-off", facts
        if st.utype[at.there] >= c.FIRST_CREATURE:
            return "mark-troop", facts
        return f"{key}-{cause(st, at.there)}", facts

    return say


def why_untrained(st: BattleState, unit: int) -> str:
    if st.colour[unit] == c.RED:
        return "red"
    return "battled" if st.flags[unit] & BATTLED else "moved"


def why_unhealed(st: BattleState, unit: int) -> str:
    return "full"


def why_unsummoned(st: BattleState, unit: int) -> str:
    if st.flags[unit] & MOVED:
        return "entered"
    return "gone" if waiting_creature(st, st.owner[unit], "summoning_circle") < 0 else "room"


no_training: Final = no_use_of_mark("15-11", TRAIN, why_untrained)
no_healing: Final = no_use_of_mark("15-12", HEAL, why_unhealed)
no_summoning_by: Final = no_use_of_mark("16-2", SUMMON, why_unsummoned)


def no_summoning(at: Asking) -> Said:
    """Nobody can summon, or the Elemental cannot appear there (BL-16.2)."""
    if at.kind != "summon_at":
        return no_summoning_by(at)
    return "else", {}


def summoner(at: Asking) -> int:
    assert at.asked is not None
    return at.asked.context[0]


def no_search(at: Asking) -> Said:
    """No Hero among chests, or an enemy beside him (BL-26.3)."""
    near = at.is_own() and has_near_enemy(at.st, at.there, at.st.pos[at.there])
    if not near:
        return "26-3", {}
    return ("26-3-near-visit" if at.part == "target" and at.value == VISIT else "26-3-near"), {}


def no_visit(at: Asking) -> Said:
    """Nobody is at the place of the quest, no Hero, one who was there before, or one who has only come (BL-26.6)."""
    st = at.st
    places = [quest.hex for quest in st.rules.adventure.quests if quest.type == "visit"]
    if at.there < 0 or st.pos[at.there] not in places:
        return "26-6-none", {"o": ("hex", places[0])}
    hero = hero_in(st, at.there)
    if hero < 0:
        return "26-6-hero", {}
    return ("26-6-done", {"u": ("unit", hero)}) if hero in st.visited else ("26-6-late", {})


def no_deed(at: Asking) -> Said:
    """A card that hides its Hero from shots, or one that he cannot use in his role (BL-26.11)."""
    unit, foe = attackers(at)
    if at.value <= DEED_BASE and at.part == "target":
        return "26-11-deed", {"c": ("heroic", DEED_BASE - at.value)}
    if unit < 0:
        return "else", {}
    facts: Facts = {"u": ("unit", unit)}
    return ("26-11-own", facts) if foe < 0 else ("26-11", {**facts, "v": ("unit", foe)})


def not_his_to_do(at: Asking) -> Said:
    """The card of another Hero, or a deed for a unit that stands elsewhere: both are chosen for the attack (BL-26.12)."""
    action = at.given["target"]
    if action > DEED_BASE:
        return "action-other", {}
    assert at.asked is not None
    able = [pick[0] for pick in at.asked.options if not isinstance(pick, int) and pick[1] == action]
    facts: Facts = {"c": ("heroic", DEED_BASE - action)}
    return ("26-12-other", {**facts, "u": ("unit", hero_in(at.st, able[0]))}) if able else ("26-12", {})


def no_hero_target(at: Asking) -> Said:
    """Whom a Hero's card does not concern, and who has escaped an attack (BL-26.12)."""
    st, asked = at.st, at.asked
    if at.kind == "attack":
        unit, foe = attackers(at)
        if unit >= 0 and foe >= 0 and is_avoided(st, unit, foe):
            return "26-12-escaped", {"u": ("unit", unit), "v": ("unit", foe)}
        return "26-12", {}
    if at.kind == "hero_die" and at.part == "word":
        return "13-2-face", {"f": ("face", at.value)}
    if at.kind != "hero_unit" or asked is None:
        return "else" if at.part not in ("unit", "target", "word") else "26-12", {}
    hero, number = asked.context
    facts: Facts = {"c": ("heroic", number), "u": ("unit", hero)}
    if at.there < 0:
        return ("26-12-first" if at.part == "word" else "26-12-nobody"), facts
    if not isinstance(st.stack[-1], CardUnits):
        return no_deed_target(at, hero, number)
    if st.owner[at.there] & CAMP != st.owner[hero] & CAMP:
        return "26-12-enemy", facts
    if st.flags[at.there] & ORDERED:
        return "4-6", {}
    places = [st.pos[u] for u in st.stack[-1].chosen] or [place_of(st, hero)]
    near = any(st.pos[at.there] in st.ground.near[h] for h in places)
    return ("26-12-unit" if near else "26-12-far"), facts


def hero_shots(st: BattleState, unit: int) -> list[int]:
    """The cards with which the Hero of a unit shoots."""
    if not st.sheets or hero_in(st, unit) < 0:
        return []
    return [each for each in working_cards(st, unit) if hero_card(each).effects[0].op == "ranged_attack"]


def no_deed_target(at: Asking, hero: int, number: int) -> Said:
    """Whom a shot, a theft or a remedy does not reach (BL-26.12)."""
    st, op = at.st, hero_card(number).effects[0].op
    unit = unit_of(st, hero)
    facts: Facts = {"c": ("heroic", number), "u": ("unit", hero)}
    own = st.owner[at.there] & CAMP == st.owner[hero] & CAMP
    if own != (op == "restore_figures"):
        return ("26-12-own" if own else "26-12-enemy"), facts
    if op == "ranged_attack":
        shot = c.SHOT_OF[hero_card(number).id]
        reason = why_not_shoot(st, unit, at.there, shot)
        away = st.ground.board.distance[st.pos[unit]][st.pos[at.there]]
        facts |= {"m": ("count", away), "n": ("count", reach_of(st, unit, shot))}
        return {"BL-6.7": "26-12-range", "BL-6.11": "26-12-sight"}.get(reason or "", "26-12-unit"), facts
    if at.there != unit and st.pos[at.there] not in st.ground.near[st.pos[unit]]:
        return "26-12-far", facts
    full = op == "restore_figures" and is_troop(st, at.there) and st.figs[at.there] == st.full[at.there]
    return ("13-3-full" if full else "26-12-unit"), facts


# -- attacks -----------------------------------------------------------------------------------------------------------


def no_bonus(at: Asking) -> Said:
    """Who is not next to the attacker (BL-10.5)."""
    return ("10-5", {}) if at.there >= 0 and at.unit >= 0 else ("else", {})


def no_help(at: Asking) -> Said:
    """An enemy, the attacker itself, or one that is not next to both (BL-22.6)."""
    st, frame = at.st, at.st.stack[-1]
    if at.there < 0 or not isinstance(frame, Attack):
        return "else", {}
    facts: Facts = {"u": ("unit", frame.att), "w": ("unit", frame.dfn)}
    if at.there == frame.att:
        return "22-6-self", facts
    if st.owner[at.there] & CAMP != st.owner[frame.att] & CAMP:
        return "22-6-enemy", facts
    here = st.pos[at.there]
    return ("22-6" if here not in st.ground.near[st.pos[frame.att]] else "22-6-target"), facts


def no_tremor(at: Asking) -> Said:
    """One that is not shaken, or whose turn to retreat comes later (BL-18.15)."""
    frame = at.st.stack[-1]
    if at.there < 0 or not isinstance(frame, Tremor):
        return "else", {}
    facts: Facts = {"u": ("unit", frame.att)}
    if at.there == frame.att or c.UNIT_DEFS[at.st.utype[at.there]].elemental:
        return "18-15-firm", facts
    if at.there not in frame.units:
        near = at.st.pos[at.there] in at.st.ground.board.neighbours[at.st.pos[frame.att]]
        return ("18-15-over" if near else "18-15"), facts
    assert at.asked is not None
    return "18-15-later", {"p": ("seat", at.asked.seat)}


def in_force(at: Asking) -> Said:
    """What a card that lasts forbids: an order, a move, a shot, an attack, a landmark's effect (BL-13.21)."""
    st = at.st
    if at.kind == "order_unit":
        return "13-21-order", {}
    unit, foe = attackers(at)
    if at.kind not in ("attack", "bonus_target", "call_help") or unit < 0:
        return "13-21", {}
    facts: Facts = {"u": ("unit", unit)}
    if has_effect(st, unit, FX_DISABLED):
        return "13-21-disabled", facts
    return ("13-21-own", facts) if foe < 0 else ("13-21-untarget", {**facts, "v": ("unit", foe)})
