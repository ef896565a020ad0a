"""Why a unit cannot battle, cannot be attacked, or cannot do something instead of battling (chapters 6, 10, 15, 16, 22, 26)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.games.battlelore.combat.attack import YES, Attack
from sandtable.games.battlelore.combat.declare import (
    has_near_enemy,
    near_enemies,
    ranged_weapon,
    reach_of,
    why_not_battle,
    why_not_battle_back,
    why_not_bonus,
    why_not_target,
)
from sandtable.games.battlelore.combat.in_progress import clash_of
from sandtable.games.battlelore.creatures.entering import why_not_summon
from sandtable.games.battlelore.heroes.champions import why_not_flee
from sandtable.games.battlelore.heroes.combat_cards import DEED_BASE, why_not_deed
from sandtable.games.battlelore.heroes.in_play import hero_in, working_cards
from sandtable.games.battlelore.heroes.quests import is_treasure_hex, why_not_search, why_not_visit
from sandtable.games.battlelore.presentation.ways import ban_clause
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BATTLED, HEALED, MELEE, MOVED, NO_BATTLE, ORDERED
from sandtable.games.battlelore.tables.effects import FX_NO_LOS
from sandtable.games.battlelore.tables.ground import sees
from sandtable.games.battlelore.tables.heroes import COMBAT, hero_card
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import HEALING_POOL, SUMMONING_CIRCLE, TRAINING_CAMP
from sandtable.games.battlelore.turn.landmarks import why_not_heal, why_not_train
from sandtable.games.battlelore.turn.lasting import has_effect
from sandtable.games.battlelore.turn.movement import acting_seats, ordered_units
from sandtable.games.battlelore.turn.turn import HEAL, SEARCH, SUMMON, TRAIN, VISIT

NEARER: Final = (
    "BL-4.2",
    "BL-7.5",
    "BL-26.12",
    "BL-26.11",
    "BL-13.21",
    "BL-6.11",
    "BL-6.7",
    "BL-12.11",
    "BL-6.8",
    "BL-20.15",
)
"""Reasons against a shot or a blow, the one nearest to a legal attack first."""
OF_CARDS: Final = NEARER[:5]
"""Those that cards or dice are the cause of."""
SHORTEST: Final = 2
"""The range of the weakest missile weapon (BL-21.14), for units that have none."""


def why_no_battle(st: BattleState, unit: int) -> str | None:
    """What keeps an own unit from battling, and if it is a ban, which (BL-5.7, BL-12.17, BL-12.19, BL-15.6, BL-24.1)."""
    if st.flags[unit] & HEALED:
        return "BL-15.13"
    reason = why_not_battle(st, unit)
    if reason != "BL-5.14":
        return reason
    return ban_of(st, unit)


def ban_of(st: BattleState, unit: int) -> str:
    """Why a unit with a ban on battle has it: the hex it entered, how far it went, a troop it joined."""
    h = st.pos[unit]
    if st.flags[unit] & MOVED and st.ground.ban[h]:
        return ban_clause(st, h)
    if st.utype[unit] >= c.FIRST_HERO:
        return "BL-24.1"
    unit_def = c.UNIT_DEFS[st.utype[unit]]
    if st.utype[unit] >= c.FIRST_CREATURE:
        return "BL-18.25" if "giant" in unit_def.id or unit_def.id.startswith("c_hgi") else "BL-18.28"
    if unit_def.abilities & c.RUSH:
        return "BL-20.15"
    return "BL-5.7" if c.T_KIND[st.utype[unit]] == c.FOOT else "BL-5.14"


def why_not_attack(st: BattleState, asked: Decision, unit: int) -> list[str]:
    """An own unit that cannot battle, or an enemy that nobody can attack."""
    if st.owner[unit] & CAMP != st.active & CAMP:
        return why_not_attacked(st, asked, unit)
    reason = why_no_battle(st, unit)
    if reason is None and st.seat_of(unit) != asked.seat and len(acting_seats(st)) > 1:
        return ["BL-29.23"]
    found = [reason or why_no_target(st, unit)]
    if st.chests and hero_in(st, unit) >= 0 and is_treasure_hex(st, st.pos[unit]):
        search = why_not_search(st, unit)
        if search is not None and search not in found:
            found.insert(0 if search == "BL-26.3" else 1, search)
    return found


def why_not_by(st: BattleState, asked: Decision, unit: int, target: int) -> list[str]:
    """Why this unit cannot attack that one, or do this instead (BL-6.4 to BL-6.16)."""
    reason = why_no_battle(st, unit)
    if target < 0:
        return [reason or why_not_do(st, asked, unit, target)]
    if st.owner[target] & CAMP == st.active & CAMP:
        return [reason or "BL-6.4"]
    return [reason or attack_reason(st, unit, target)]


def why_not_do(st: BattleState, asked: Decision, unit: int, action: int) -> str:
    """Why this unit cannot do this instead of battling: it stands elsewhere, or another Hero has the card (BL-26.12)."""
    if action <= DEED_BASE:
        return why_no_deed(st, [unit], DEED_BASE - action) if has_card(st, unit, DEED_BASE - action) else "BL-26.12"
    reason = ACTION_RULE[action](st, unit) if stands_for(st, unit, action) else None
    return (ban_of(st, unit) if reason == "BL-5.14" else reason) or ACTION_CLAUSE[action]


def has_card(st: BattleState, unit: int, number: int) -> bool:
    return hero_in(st, unit) >= 0 and number in working_cards(st, unit)


def why_no_target(st: BattleState, unit: int) -> str:
    """Why a unit that may battle has nobody to attack: the reason nearest to an attack."""
    if ranged_weapon(st, unit) < 0 and not near_enemies(st, unit):
        return "BL-6.6"
    foes = [foe for foe, h in enumerate(st.pos) if h >= 0 and st.owner[foe] & CAMP != st.owner[unit] & CAMP]
    if has_near_enemy(st, unit, st.pos[unit]):
        foes = near_enemies(st, unit)
    return attack_reason(st, unit, min(foes, key=lambda foe: nearness(st, unit, foe))) if foes else "BL-6.6"


def why_not_attacked(st: BattleState, asked: Decision, foe: int) -> list[str]:
    """Why no unit attacks this enemy: the reason of the unit that comes nearest to it."""
    mine = [unit for unit in ordered_units(st) if st.seat_of(unit) == asked.seat]
    ready = [unit for unit in mine if why_not_battle(st, unit) is None]
    there = st.ground.board.distance[st.pos[foe]]
    if not ready:
        mine.sort(key=lambda unit: there[st.pos[unit]])
        return [why_no_battle(st, mine[0]) or "BL-4.5"] if mine else ["BL-4.5"]
    return [attack_reason(st, nearest_attacker(st, ready, foe), foe)]


def nearest_attacker(st: BattleState, ready: list[int], foe: int) -> int:
    """The unit that comes nearest to attacking an enemy."""
    return min(ready, key=lambda unit: (nearness(st, unit, foe), unit))


def nearness(st: BattleState, unit: int, foe: int) -> tuple[int, bool, int, int]:
    """How near a unit is to attacking an enemy: by how much stands between them, its weapon, the distance, the reason."""
    here, there = st.pos[unit], st.pos[foe]
    away = st.ground.board.distance[here][there]
    reason = attack_reason(st, unit, foe)
    rank = NEARER.index(reason) if reason in NEARER else len(NEARER)
    if there in st.ground.near[here]:
        return 1, False, away, rank
    weapon = ranged_weapon(st, unit)
    hindered = [
        has_near_enemy(st, unit, here),
        away == 1 or reason in OF_CARDS,
        weapon < 0,
        bool(st.flags[unit] & MELEE),
        away > (SHORTEST if weapon < 0 else reach_of(st, unit, weapon)),
        away > 1 and not has_effect(st, unit, FX_NO_LOS) and not sees(st.ground, st.at, here, there),
    ]
    return sum(hindered), weapon < 0, away, rank


def attack_reason(st: BattleState, unit: int, foe: int) -> str:
    """Why this unit cannot attack that one; without a missile weapon the enemy beside it is not to blame (BL-6.6)."""
    reason = why_not_target(st, unit, foe) or "BL-6.1"
    return "BL-6.6" if reason == "BL-6.8" and ranged_weapon(st, unit) < 0 else reason


def why_not_action(st: BattleState, asked: Decision, action: int) -> list[str]:
    """Why no unit can do this instead of battling: heal, train, summon, search, visit, or use a Hero's card."""
    if action <= DEED_BASE:
        mine = [unit for unit in ordered_units(st) if st.seat_of(unit) == asked.seat]
        return [why_no_deed(st, mine, DEED_BASE - action)]
    unit = actor_for(st, asked.seat, action)
    reason = None if unit < 0 else ACTION_RULE[action](st, unit)
    return [(ban_of(st, unit) if reason == "BL-5.14" else reason) or ACTION_CLAUSE[action]]


def actor_for(st: BattleState, seat: int, action: int) -> int:
    """The player's unit where such a thing can be done at all, an ordered one first; -1 if there is none."""
    own = [unit for unit, h in enumerate(st.pos) if h >= 0 and st.owner[unit] & CAMP == st.active & CAMP]
    there = [unit for unit in own if st.seat_of(unit) == seat and stands_for(st, unit, action)]
    return min(there, key=lambda unit: (not st.flags[unit] & ORDERED, unit), default=-1)


ACTION_RULE: Final = {
    HEAL: why_not_heal,
    TRAIN: why_not_train,
    SUMMON: why_not_summon,
    SEARCH: why_not_search,
    VISIT: why_not_visit,
}
ACTION_CLAUSE: Final = {HEAL: "BL-15.12", TRAIN: "BL-15.11", SUMMON: "BL-16.2", SEARCH: "BL-26.3", VISIT: "BL-26.6"}
ACTION_MARK: Final = {HEAL: HEALING_POOL, TRAIN: TRAINING_CAMP, SUMMON: SUMMONING_CIRCLE}


def actions_here(st: BattleState) -> list[int]:
    """What units may do instead of battling in this adventure: all that its landmarks, chests and quests can offer."""
    marks = {kind for _, kind, _ in st.ground.marks}
    found = [action for action, mark in ACTION_MARK.items() if mark in marks]
    if st.chests and st.sheets:
        found.append(SEARCH)
    if st.sheets and any(quest.type == "visit" for quest in st.rules.adventure.quests):
        found.append(VISIT)
    return found


def stands_for(st: BattleState, unit: int, action: int) -> bool:
    """Is the unit where such a thing can be done at all?"""
    h = st.pos[unit]
    if action == SEARCH:
        return is_treasure_hex(st, h) and hero_in(st, unit) >= 0
    if action == VISIT:
        return any(quest.type == "visit" and quest.hex == h for quest in st.rules.adventure.quests)
    return st.ground.special[h] == ACTION_MARK[action]


def why_no_deed(st: BattleState, mine: list[int], number: int) -> str:
    """Why the Hero with this card cannot use it in the Combat phase (BL-26.11, BL-26.12)."""
    for unit in mine:
        if hero_in(st, unit) >= 0 and number in working_cards(st, unit) and COMBAT in hero_card(number).moments:
            reason = why_not_deed(st, unit, number)
            if reason == "BL-5.14":
                return ban_of(st, unit) if st.flags[unit] & NO_BATTLE else "BL-18.2"
            return reason or "BL-26.12"
    return "BL-26.11"


# -- in an attack ------------------------------------------------------------------------------------------------------


def why_not_bonus_target(st: BattleState, asked: Decision, foe: int) -> list[str]:
    """A bonus melee attack strikes an adjacent enemy (BL-10.5)."""
    unit = asked.context[0]
    reason = why_not_bonus(st, unit)
    if reason is not None:
        return [reason]
    if st.owner[foe] & CAMP == st.owner[unit] & CAMP:
        return ["BL-6.4"]
    if st.pos[foe] not in st.ground.near[st.pos[unit]]:
        adjacent = st.pos[foe] in st.ground.board.neighbours[st.pos[unit]]
        return ["BL-12.11" if adjacent else "BL-10.5"]
    return [why_not_target(st, unit, foe) or asked.clause]


def why_not_call(st: BattleState, asked: Decision, unit: int) -> list[str]:
    """Whom a horn cannot call (BL-22.6): an enemy, one not beside both, one without an order, one that has battled."""
    frame = st.stack[-1]
    assert isinstance(frame, Attack)
    if st.owner[unit] & CAMP != st.owner[frame.att] & CAMP or unit == frame.att:
        return ["BL-22.6"]
    near = st.ground.near
    if not st.flags[unit] & ORDERED:
        return ["BL-4.5"]
    if st.flags[unit] & BATTLED:
        return ["BL-6.2"]
    if st.pos[unit] not in near[st.pos[frame.att]] or st.pos[unit] not in near[st.pos[frame.dfn]]:
        return ["BL-22.6"]
    return [why_no_battle(st, unit) or why_not_target(st, unit, frame.dfn) or "BL-22.6"]


def why_not_flags(st: BattleState, asked: Decision, count: int) -> list[str]:
    """How many flags a unit must and may ignore (BL-9.2, BL-17.6, BL-19.12)."""
    rule = c.T_FLAGS[st.utype[asked.context[0]]]
    least = min(pick for pick in asked.options if isinstance(pick, int))
    return ["BL-17.6" if count < least and rule == c.FLAGS_MUST_1 else "BL-9.2"]


def why_not_back(st: BattleState, asked: Decision, word: int) -> list[str]:
    """What keeps a unit from battling back, or a Champion from retreating of his own will (BL-9.5, BL-25.17)."""
    clash = clash_of(st)
    assert clash is not None
    reason = why_not_battle_back(st, clash) if word == YES else why_not_flee(st, clash)
    return [reason or asked.clause]
