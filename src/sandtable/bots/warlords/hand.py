"""Which cards the marshal keeps in hand. A card that will not be played soon only keeps a new one from coming."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from sandtable.bots.warlords.survey import Survey, worth
from sandtable.core.engine.decision import Decision, Pick
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.stacks import capacity, cards_held, is_besieged, is_capital, status
from sandtable.games.warlords.state import END
from sandtable.games.warlords.steps.additions import why_no_fleets
from sandtable.games.warlords.steps.casting import MAGIC
from sandtable.games.warlords.tables.cards import (
    ALLY,
    AMBUSH,
    ARMY,
    ARTEFACT,
    BANNER,
    BATTLE,
    CASTLE,
    COST,
    DIPLOMACY,
    FLEET,
    HERO,
    IMPROVEMENT,
    MARCH,
    NO_CARD,
    PILLAGE,
    RACE,
    RAID,
    RAZE,
    REVENUE,
    RUIN,
    SPELL,
    TERRAIN,
    TRAITOR,
    TREASURE,
    TYPE,
    WEATHER,
)
from sandtable.games.warlords.tables.statuses import ENCAMPED, ON_PATROL

LAST_TURNS: Final = 4
"""The last turns before the turn limit, when castles count more than the danger they are in."""


def wrap_up(table: Survey, asked: Decision) -> Pick:
    """Discard cards that are hardly useful, the least valuable first; discard down to the limit if necessary."""
    options = [option for option in asked.options if isinstance(option, int) and option != END]
    worst = min(options, key=lambda card: keeping(table, card))
    if END not in asked.options:
        return worst
    return worst if keeping(table, worst) < table.weights["keep.least"] else END


def keeping(table: Survey, card: int) -> float:
    """The value of a card in hand: low while it may not be played, else by `KEEPING` for its type."""
    if not table.st.is_eligible(card):
        return 0.5
    value = KEEPING.get(TYPE[card])
    return worth(card) if value is None else value(table, card)


def keeping_march(table: Survey, card: int) -> float:
    """A March card for each stack that can use one in the next turn."""
    st = table.st
    wanted = 0
    searches = can_search(table)
    for stack in table.own_stacks:
        if st.ground[stack] != NO_CARD or st.calamity[stack] != NO_CARD:
            wanted += 1
        elif len(st.march[stack]) < (1 if st.fleet[stack] != NO_CARD else 2):
            if st.armies[stack] or st.allies[stack]:
                wanted += 1
            elif searches and not st.march[stack]:
                wanted, searches = wanted + 1, False
    return table.weights["keep.march" if count_before(table, card) < wanted else "keep.spare"]


def count_before(table: Survey, card: int) -> int:
    """How many equal cards of a type come before the one that is weighed; the options name each printing once."""
    return len([other for other in table.hand if TYPE[other] == TYPE[card]]) - 1


def keeping_attack(table: Survey, card: int) -> float:
    """A card to attack with for each stack abroad or on patrol; one more for a capital.

    A stack attacks with armies or allies. Raze needs none: nobody stays in the castle (WL-18.8).
    """
    kind = TYPE[card]
    attackers = able_attackers(table, kind)
    wanted = len(attackers)
    if attackers and any(is_capital(table.st, castle) for castle in table.enemy_castles):
        wanted += 1
    if kind not in (BATTLE, AMBUSH) and not table.enemy_castles:
        wanted = 0
    better = PREFERRED.index(kind)
    held = len([other for other in table.hand if TYPE[other] in PREFERRED[:better]]) + count_before(table, card)
    return table.weights["keep.battle" if held < wanted else "keep.spare"]


def able_attackers(table: Survey, kind: int) -> list[int]:
    """The own stacks abroad or on patrol that can attack with a card of this type."""
    st = table.st
    attackers = [stack for stack in table.own_stacks if st.march[stack] or st.siege[stack] != NOWHERE]
    if kind == RAID:
        return [stack for stack in attackers if st.fleet[stack] != NO_CARD and (st.armies[stack] or st.allies[stack])]
    if kind == RAZE:
        return attackers
    return [stack for stack in attackers if st.armies[stack] or st.allies[stack]]


PREFERRED: Final = (BATTLE, PILLAGE, TRAITOR, RAZE, AMBUSH, RAID)
"""The cards to attack with, those to keep first."""


def is_enough(table: Survey) -> bool:
    """Does the player have enough castles, if losing one loses the game?"""
    st = table.st
    late = st.round > st.rules.scenario.turn_limit - LAST_TURNS
    if st.rules.scenario.victory != "first_conquest" or not table.own_castles or late:
        return False
    bare = [castle for castle in table.own_castles if not st.armies[castle]]
    armies = [card for card in table.hand if TYPE[card] == ARMY]
    return len(armies) <= len(bare) or len(table.own_castles) >= 2


def keeping_castle(table: Survey, card: int) -> float:
    return table.weights["keep.castle_enough" if is_enough(table) else "keep.castle"]


def keeping_spell(table: Survey, card: int) -> float:
    """A spell has its full value once a stack carries a magic artefact."""
    carried = table.st.artefacts
    can_cast = any(MAGIC[arms] for stack in table.own_stacks for arms in carried[stack])
    return worth(card) if can_cast else table.weights["keep.useless"]


def keeping_hero(table: Survey, card: int) -> float:
    return table.weights["keep.hero" if len(table.own_stacks) < 3 else "keep.more_heroes"]


def keeping_banner(table: Survey, card: int) -> float:
    """A banner is useful if its castle is there, and a stack that has none."""
    st = table.st
    fits = any(RACE[st.head[castle]] == RACE[card] for castle in table.own_castles)
    free = any(st.banner[stack] == NO_CARD for stack in table.own_stacks)
    return table.weights["keep.banner" if fits and free else "keep.useless"]


def keeping_army(table: Survey, card: int) -> float:
    """An army is useful if there is room for it, and gold within the next turns."""
    st, weights = table.st, table.weights
    places = [place for place in (*table.own_stacks, *table.own_castles) if can_receive(table, place)]
    if all(cards_held(st, place) >= capacity(st, place) for place in places):
        return weights["keep.useless"]
    better = [other for other in table.hand if TYPE[other] == ARMY and worth(other) > worth(card)]
    if sum([COST[other] for other in better]) + COST[card] > weights["keep.turns_of_gold"] * coming_gold(table):
        return weights["keep.useless"] + 0.01 * worth(card)
    return weights["keep.army"] + weights["keep.army_worth"] * worth(card)


def can_receive(table: Survey, place: int) -> bool:
    st = table.st
    if st.is_castle(place):
        return not is_besieged(st, place)
    return len(st.march[place]) < 2 and st.siege[place] == NOWHERE


def coming_gold(table: Survey) -> int:
    """The income of the next turn, with the castles that will be played then."""
    castles = [card for card in table.hand if TYPE[card] == CASTLE and table.st.is_eligible(card)]
    return table.income + sum([REVENUE[card] for card in castles])


def can_search(table: Survey) -> bool:
    """Is there a ruin at home, in play or in hand, and something to find?"""
    ruin = table.st.ruins[table.seat] or any(TYPE[other] == RUIN for other in table.hand)
    return bool(ruin) and any(TYPE[other] in FINDS for other in table.hand)


def keeping_find(table: Survey, card: int) -> float:
    """A find needs a ruin, in play or in hand; in Relics of Loriel the next ruin is worth waiting for."""
    weights = table.weights
    ruins = len(table.st.ruins[table.seat]) + len([other for other in table.hand if TYPE[other] == RUIN])
    relics = table.st.rules.scenario.victory == "relics"
    better = [other for other in table.hand if TYPE[other] in FINDS and worth(other) > worth(card)]
    if len(better) >= ruins + relics:
        return weights["keep.useless"] + 0.01 * worth(card)
    return weights["keep.find"] + (weights["keep.find_relics"] if relics else weights["keep.find_worth"] * worth(card))


FINDS: Final = frozenset([ARTEFACT, ALLY, TREASURE])


def keeping_ruin(table: Survey, card: int) -> float:
    return table.weights["keep.ruin"]


def keeping_fleet(table: Survey, card: int) -> float:
    """A fleet is useful if a stack at home would rather attack by sea, and a fleet may be bought."""
    st, weights = table.st, table.weights
    if why_no_fleets(st, table.seat) is not None:
        return weights["keep.useless"]
    homely = [s for s in table.own_stacks if st.fleet[s] == NO_CARD and status(st, s) in (ENCAMPED, ON_PATROL)]
    if st.rules.scenario.victory == "sea_points":
        return weights["keep.castle"] if homely else weights["keep.useless"]
    wanted = any(st.armies[s] and table.sea_lead(s) > 0 for s in homely)
    return weights["keep.fleet"] if wanted else weights["keep.useless"]


def keeping_improvement(table: Survey, card: int) -> float:
    """An improvement needs a castle that is not besieged, and its price."""
    castles = [castle for castle in table.own_castles if not is_besieged(table.st, castle)]
    if not castles or COST[card] > coming_gold(table):
        return table.weights["keep.useless"]
    return 2.5 + 0.5 * REVENUE[card]


def keeping_diplomacy(table: Survey, card: int) -> float:
    if COST[card] > coming_gold(table):
        return table.weights["keep.useless"]
    return table.weights["keep.diplomacy"] * worth(card)


def keeping_terrain(table: Survey, card: int) -> float:
    """Terrain is for enemies on campaign, or on the way there."""
    near = any(table.st.march[stack] and table.st.fleet[stack] == NO_CARD for stack in table.enemy_stacks)
    return worth(card) if near else table.weights["keep.useless"]


def keeping_weather(table: Survey, card: int) -> float:
    """Weather is for enemies at sea."""
    afloat = any(table.st.fleet[stack] != NO_CARD for stack in table.enemy_stacks)
    return table.weights["keep.weather" if afloat else "keep.useless"]


KEEPING: Final[Mapping[int, Callable[[Survey, int], float]]] = MappingProxyType(
    {
        MARCH: keeping_march,
        **dict.fromkeys(PREFERRED, keeping_attack),
        CASTLE: keeping_castle,
        SPELL: keeping_spell,
        HERO: keeping_hero,
        BANNER: keeping_banner,
        ARMY: keeping_army,
        ARTEFACT: keeping_find,
        ALLY: keeping_find,
        TREASURE: keeping_find,
        RUIN: keeping_ruin,
        FLEET: keeping_fleet,
        IMPROVEMENT: keeping_improvement,
        DIPLOMACY: keeping_diplomacy,
        TERRAIN: keeping_terrain,
        WEATHER: keeping_weather,
    }
)
"""The value of a card in hand by its type; cards of all other types have their value in play."""
