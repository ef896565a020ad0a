"""Battle odds as help at the table: exact odds from what a seat may know, in thousandths."""

from __future__ import annotations

from typing import Final

from sandtable.core.scene.scene import Odds
from sandtable.games.bloodstones.battle import ATTACKER, DEFENDER, Battle, counting
from sandtable.games.bloodstones.odds import battle_odds, foe_totals, standing_odds
from sandtable.games.bloodstones.state import Force, State

KEEP: Final = 2
"""Unknown hands are reduced to their two best tiles; the error is below one in a hundred."""


def thousandths(win: float, again: float = 0.0) -> Odds:
    """The chances of the first side, of a repeated battle and of the second side; they add up to a thousand.

    >>> thousandths(0.25, 0.5)
    Odds(first=250, tie=500, second=250)
    """
    first, tie = round(1000 * win), round(1000 * again)
    return Odds(first, tie, 1000 - first - tie)


def odds_before(seen: State, area: int, attacker: int, defender: int) -> Odds:
    """The attacker's and the defender's chances before any tile is drawn, if nobody withdraws."""
    return thousandths(battle_odds(seen, area, attacker, defender, keep=KEEP))


def odds_now(seen: State, battle: Battle) -> Odds:
    """The odds in the current battle: from the tiles of a side if the viewer knows them, otherwise as before the draw."""
    known = [known_tiles(battle, side) for side in (ATTACKER, DEFENDER)]
    for side, tiles in enumerate(known):
        if tiles:
            other = known[1 - side]
            totals = {sum(other): 1.0} if other else foe_totals(seen, battle, side, KEEP)
            win, again = standing_odds(seen, battle, side, sum(tiles), totals)
            return thousandths(win, again) if side == ATTACKER else thousandths(1 - win - again, again)
    return odds_before(seen, battle.area, battle.attacker, battle.defender)


def known_tiles(battle: Battle, side: int) -> Force:
    """The counting tiles of a side, empty if the viewer does not know them."""
    if battle.shown[side]:
        return battle.shown[side]
    drawn = battle.drawn[side].value if battle.drawn else None
    return counting(drawn) if drawn else ()
