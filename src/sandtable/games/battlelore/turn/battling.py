"""What a unit may do in the Combat phase: battle, or something in its place (BL-6.1 to BL-6.16, BL-15.11, BL-15.12, BL-16.2,
BL-26.3, BL-26.6, BL-26.12).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Pick, Target
from sandtable.core.engine.legality import Check, Part, Rule
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.games.battlelore.combat.declare import (
    BEHIND_CLIFF,
    ENEMY_NEAR,
    ESCAPED,
    HIDDEN,
    NO_DIE,
    NO_ORDER,
    OUT_OF_RANGE,
    OUT_OF_SIGHT,
    PROTECTED,
    RUSHED,
    SHOOTS_TWICE,
    distance,
    has_near_enemy,
    near_enemies,
    ranged_weapon,
    reach_of,
    shot_cards,
    why_no_battle,
    why_not_target,
)
from sandtable.games.battlelore.creatures.entering import SUMMONING, why_not_summon
from sandtable.games.battlelore.facts import chosen, of_u, refusal
from sandtable.games.battlelore.heroes.combat_cards import DEED_BASE, NOT_HIS, has_card, why_not_deed
from sandtable.games.battlelore.heroes.in_play import hero_in, working_cards
from sandtable.games.battlelore.heroes.quests import (
    ENEMY_BESIDE,
    why_not_search,
    why_not_visit,
)
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.conditions import MELEE, ORDERED
from sandtable.games.battlelore.tables.effects import FX_NO_LOS
from sandtable.games.battlelore.tables.ground import sees
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.landmarks import HEALING, TRAINING, why_not_heal, why_not_train
from sandtable.games.battlelore.turn.lasting import has_effect
from sandtable.games.battlelore.turn.movement import ordered_units

# actions instead of battling, in place of the target
HEAL: Final = -2
TRAIN: Final = -3
SUMMON: Final = -4
SEARCH: Final = -5
VISIT: Final = -6
ACTION_IDS: Final[dict[int, str]] = {
    HEAL: "heal",
    TRAIN: "train",
    SUMMON: "summon",
    SEARCH: "search",
    VISIT: "visit",
}
LANDMARK_ACTIONS: Final = {HEAL: why_not_heal, TRAIN: why_not_train, SUMMON: why_not_summon}
ACTIONS: Final = {**LANDMARK_ACTIONS, SEARCH: why_not_search, VISIT: why_not_visit}
USES: Final = {HEAL: HEALING, TRAIN: TRAINING, SUMMON: SUMMONING}


def special_actions(st: BattleState, unit: int) -> list[Pick]:
    """The actions that an ordered unit may take instead of battling (BL-15.11, BL-15.12, BL-16.2, BL-26.3, BL-26.6)."""
    actions = ACTIONS if st.sheets else LANDMARK_ACTIONS
    return [(unit, action) for action, why_not in actions.items() if why_not(st, unit) is None]


def actions_here(st: BattleState) -> list[int]:
    """What units may do instead of battling in this adventure: all that its landmarks, chests and quests can offer."""
    marks = {kind for _, kind, _ in st.ground.marks}
    found = [action for action, use in USES.items() if use.kind in marks]
    if st.chests and st.sheets:
        found.append(SEARCH)
    if st.sheets and any(quest.type == "visit" for quest in st.rules.adventure.quests):
        found.append(VISIT)
    return found


# -- predicates of the question ----------------------------------------------------------------------------------------


def with_leader(st: BattleState, seat: int, unit: int) -> Facts:
    return {"v": ("unit", unit), "p": ("seat", st.seat_of(unit))}


LED_BY_ANOTHER: Final = refusal("BL-29.23", with_leader, "wing")


def of_chosen(st: BattleState, seat: int, target: int) -> Facts:
    return {"w": ("unit", target)}


def why_not_lead(st: BattleState, seat: int, unit: int) -> Refusal | None:
    """Why a player does not battle with a unit: it has no order, or another player leads it (BL-4.5, BL-29.23)."""
    if not st.flags[unit] & ORDERED:
        return NO_ORDER
    return None if st.seat_of(unit) == seat else LED_BY_ANOTHER


def why_not_act(st: BattleState, seat: int, unit: int, target: int) -> Refusal | None:
    """Why a unit does not battle this target, take this action, or use this card of its Hero."""
    if target <= DEED_BASE:
        number = DEED_BASE - target
        return why_not_deed(st, unit, number) if has_card(st, unit, number) else NOT_HIS
    if target < 0:
        return ACTIONS[target](st, unit)
    return why_no_battle(st, unit) or why_not_target(st, unit, target)


# -- why nothing or nobody ---------------------------------------------------------------------------------------------

NEARER: Final = (
    SHOOTS_TWICE,
    NO_DIE,
    ESCAPED,
    HIDDEN,
    PROTECTED,
    OUT_OF_SIGHT,
    OUT_OF_RANGE,
    BEHIND_CLIFF,
    ENEMY_NEAR,
    RUSHED,
)
"""Refusals of an attack, the one nearest to a legal attack first."""
OF_CARDS: Final = NEARER[:5]
"""Those that cards or dice are the cause of."""
SHORTEST: Final = 2
"""The range of the weakest missile weapon (BL-21.14), for units that have none."""


def nearness(st: BattleState, unit: int, foe: int) -> tuple[int, bool, int, int]:
    """How near a unit is to attacking an enemy: by how much stands between them, its weapon, the distance, the reason."""
    here, there = st.pos[unit], st.pos[foe]
    away = distance(st, unit, foe)
    found = why_not_target(st, unit, foe)
    rank = NEARER.index(found) if found in NEARER else len(NEARER)
    if there in st.ground.near[here]:
        return 1, False, away, rank
    weapon = ranged_weapon(st, unit)
    hindered = [
        has_near_enemy(st, unit, here),
        away == 1 or found in OF_CARDS,
        weapon < 0,
        bool(st.flags[unit] & MELEE),
        away > (SHORTEST if weapon < 0 else reach_of(st, unit, weapon)),
        away > 1 and not has_effect(st, unit, FX_NO_LOS) and not sees(st.ground, st.at, here, there),
    ]
    return sum(hindered), weapon < 0, away, rank


def with_own_shot(st: BattleState, seat: int, unit: int) -> Facts:
    return {"u": ("unit", unit), "c": ("heroic", shot_cards(st, unit)[0])}


def of_place(st: BattleState, seat: int, h: int) -> Facts:
    return {"o": ("hex", h)}


NOBODY_NEAR: Final = refusal("BL-6.6", of_u, "own")
ONLY_BY_CARD: Final = refusal("BL-6.6", with_own_shot, "own-card")
NOBODY_IN_RANGE: Final = refusal("BL-6.7", of_u, "own")
NOBODY_AT_CHESTS: Final = refusal("BL-26.3")
NOBODY_AT_QUEST: Final = refusal("BL-26.6", of_place, "none")


def foes_of(st: BattleState, camp: int) -> list[int]:
    return [foe for foe, h in enumerate(st.pos) if h >= 0 and st.owner[foe] & CAMP != camp & CAMP]


def why_idle(st: BattleState, seat: int, unit: int) -> Objection:
    """Why an ordered unit can do nothing: it may not battle, or the enemy that comes nearest to being its target."""
    if st.chests and hero_in(st, unit) >= 0 and why_not_search(st, unit) is ENEMY_BESIDE:
        return Objection(ENEMY_BESIDE, seat, unit)
    found = why_no_battle(st, unit)
    if found is not None:
        return Objection(found, seat, unit)
    foes, weapon = near_enemies(st, unit), ranged_weapon(st, unit)
    if not foes and weapon < 0:
        return Objection(ONLY_BY_CARD if shot_cards(st, unit) else NOBODY_NEAR, seat, unit)
    foes = foes or foes_of(st, st.owner[unit])
    if weapon >= 0 and all(distance(st, unit, foe) > reach_of(st, unit, weapon) for foe in foes):
        return Objection(NOBODY_IN_RANGE, seat, unit)
    return against(st, seat, unit, min(foes, key=lambda foe: nearness(st, unit, foe)))


def against(st: BattleState, seat: int, unit: int, foe: int) -> Objection:
    found = why_not_target(st, unit, foe)
    assert found is not None
    return Objection(found, seat, unit, foe)


def why_nobody_attacks(st: BattleState, seat: int, foe: int) -> Objection:
    """Why no unit attacks this enemy: the refusal of the unit that comes nearest to it."""
    mine = [unit for unit in ordered_units(st) if st.seat_of(unit) == seat]
    ready = [unit for unit in mine if why_no_battle(st, unit) is None]
    if ready:
        return against(st, seat, min(ready, key=lambda unit: (nearness(st, unit, foe), unit)), foe)
    found = why_no_battle(st, min(mine, key=lambda unit: distance(st, unit, foe)))
    assert found is not None
    return Objection(Refusal(found.clause, "refused-bl-no-attacker"), seat)


def places_for(st: BattleState, seat: int, action: int) -> list[int]:
    """The hexes where a player can take this action."""
    if action == SEARCH:
        return [h for h, _ in st.chests]
    if action == VISIT:
        return [quest.hex for quest in st.rules.adventure.quests if quest.type == "visit"]
    kind = USES[action].kind
    return [h for h, mark, owner in st.ground.marks if mark == kind and st.rules.seats[owner] == seat]


def why_nobody_acts(st: BattleState, seat: int, action: int) -> Objection:
    """Why nobody takes this action: there is no place for it, nobody is there, or what that unit lacks."""
    places = places_for(st, seat, action)
    there = [unit for unit in own_units(st, seat) if st.seat_of(unit) == seat and st.pos[unit] in places]
    if action == SEARCH:
        there = [unit for unit in there if hero_in(st, unit) >= 0]
    if there:
        unit = min(there, key=lambda each: not st.flags[each] & ORDERED)
        found = ACTIONS[action](st, unit)
        assert found is not None
        return Objection(found, seat, unit)
    if action == SEARCH:
        return Objection(NOBODY_AT_CHESTS, seat)
    if action == VISIT:
        return Objection(NOBODY_AT_QUEST, seat, places[0])
    use = USES[action]
    return Objection(use.nobody if places else use.none, seat, use.kind, *places[:1])


# -- the rule ----------------------------------------------------------------------------------------------------------


def own_units(st: BattleState, seat: int) -> list[int]:
    return [unit for unit, h in enumerate(st.pos) if h >= 0 and is_own(st, seat, unit)]


def is_own(st: BattleState, seat: int, unit: int) -> bool:
    return st.owner[unit] & CAMP == st.active & CAMP


def targets(st: BattleState, seat: int) -> list[int]:
    """Enemies, actions, and cards of the player's Heroes."""
    cards = [
        each for unit in own_units(st, seat) if st.sheets and hero_in(st, unit) >= 0 for each in working_cards(st, unit)
    ]
    return [*foes_of(st, st.active), *ACTIONS, *[DEED_BASE - number for number in dict.fromkeys(cards)]]


class Battles(Rule[BattleState]):
    """The rule of the Combat phase: if none of several units or targets will do, the nearest one says why."""

    __slots__ = ()

    def objection(self, st: BattleState, seat: int, target: Target, given: tuple[Target, ...] = ()) -> Objection | None:
        """As for every rule. Of two units, or two targets, the first is chosen, and the second may be no answer at all."""
        part, value = target
        first = dict(given).get(part)
        if first is None:
            return super().objection(st, seat, target, given)
        if first == value:
            return Objection(CHOSEN, seat, value)
        alone = super().objection(st, seat, target)
        return alone if alone is not None or first < 0 else super().objection(st, seat, target, given)

    def missing(
        self, st: BattleState, seat: int, fixed: dict[int, int], values: tuple[int, ...]
    ) -> tuple[int, Objection | None] | None:
        found = super().missing(st, seat, fixed, values)
        if found is None or values or (0 not in fixed and fixed[1] <= DEED_BASE):
            return found
        if 0 in fixed:
            return 0, why_idle(st, seat, fixed[0])
        return 0, (why_nobody_attacks if fixed[1] >= 0 else why_nobody_acts)(st, seat, fixed[1])


CHOSEN: Final = chosen("BL-6.1")
BATTLES: Final = Battles(
    (
        Part("unit", "unit", own_units, CHOSEN, means=is_own),
        Part("target", "target", targets, Refusal("BL-6.4", "refused-bl-6-4-one", of_chosen)),
    ),
    (Check(why_not_lead, "unit"), Check(why_not_act, "unit", "target")),
    None,
)
