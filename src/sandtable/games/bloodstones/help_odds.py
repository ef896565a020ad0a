"""The chances of a battle, from what a seat may know: a help for the table, no rule (BS-10.17 to BS-10.39).

A side whose tiles the viewer knows has one strength; another draws from a complete battle bag. Substitutions to come are
nobody's knowledge and are left out.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sandtable.core.scene import Odds
from sandtable.games.bloodstones.battle import ATTACKER, DEFENDER, Battle, battle_modifier, counting, draw_count
from sandtable.games.bloodstones.content import BATTLE_TILES, SHIELD
from sandtable.games.bloodstones.state import Force, State

Spread = dict[int, int]
"""How many equally likely draws give each sum."""

_draws: Final[dict[int, Spread]] = {}


def draw_spread(count: int) -> Spread:
    """The sums of the three highest of so many tiles drawn from a complete bag.

    >>> sum(draw_spread(3).values()), max(draw_spread(4)), min(draw_spread(3))
    (56, 14, 7)
    """
    found = _draws.get(count)
    if found is None:
        found = {}
        for tiles in combinations(BATTLE_TILES, count):
            total = sum(counting(tiles))
            found[total] = found.get(total, 0) + 1
        _draws[count] = found
    return found


def odds_between(first: Spread, second: Spread, ties_to_second: bool) -> Odds:
    """Thousandths that add up to a thousand.

    >>> odds_between({8: 1}, {7: 1, 8: 2, 9: 1}, False)
    Odds(first=250, tie=500, second=250)
    """
    wins = ties = 0
    for own, ways in first.items():
        for other, other_ways in second.items():
            if own > other:
                wins += ways * other_ways
            elif own == other:
                ties += ways * other_ways
    total = sum(first.values()) * sum(second.values())
    first_share = round(1000 * wins / total)
    tie_share = 0 if ties_to_second else round(1000 * ties / total)
    return Odds(first_share, tie_share, 1000 - first_share - tie_share)


def shifted(spread: Spread, bonus: int) -> Spread:
    return {total + bonus: ways for total, ways in spread.items()}


def battle_odds(st: State, area: int, attacker: int, defender: int, known: tuple[Force, Force] = ((), ())) -> Odds:
    """The attacker's and the defender's chances; `known` holds the counting tiles the viewer knows of each side."""
    forces = (st.units[attacker][area], st.units[defender][area])
    spreads: list[Spread] = []
    for side, seat in ((ATTACKER, attacker), (DEFENDER, defender)):
        own, other = forces[side], forces[1 - side]
        tiles = known[side]
        spread = {sum(tiles): 1} if tiles else draw_spread(draw_count(st, seat, own, other))
        spreads.append(shifted(spread, battle_modifier(st, area, seat, own, other, side == DEFENDER)))
    return odds_between(spreads[ATTACKER], spreads[DEFENDER], SHIELD in forces[DEFENDER])


def odds_now(st: State, battle: Battle) -> Odds:
    """The chances in a battle at hand, as far as this seen state knows its tiles."""
    return battle_odds(
        st,
        battle.area,
        battle.attacker,
        battle.defender,
        (known_tiles(battle, ATTACKER), known_tiles(battle, DEFENDER)),
    )


def known_tiles(battle: Battle, side: int) -> Force:
    """The counting tiles of a side, empty if the viewer does not know them."""
    if battle.shown[side]:
        return battle.shown[side]
    drawn = battle.drawn[side].value if battle.drawn else None
    return counting(drawn) if drawn else ()
