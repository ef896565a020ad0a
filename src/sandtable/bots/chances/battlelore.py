"""How a seat stands in BattleLore. Seats of one camp stand alike."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.state import State as BaseState
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.victory import ALLIED_GOAL, banners

NAMES: Final = ("banners", "close", "figures", "strong", "units", "weak", "lore", "lore_cards", "cards", "to_act")


def features(st: BaseState, seat: int) -> list[float]:
    """
    - banners won, as a share of the goal; close: 1 divided by the number still needed;
    - figures: all figures; strong: those of red units; units; weak: units with one figure left of several;
    - lore: Lore tokens; lore_cards and cards: the number of Lore and Command cards in hand; to_act: is it this camp's turn?
    """
    assert isinstance(st, BattleState)
    camp = st.rules.camp_of_seat(seat)
    goal = goal_of(st, camp)
    won = banners(st, camp)
    figures = strong = units = weak = 0
    for unit, place in enumerate(st.pos):
        if place < 0 or st.owner[unit] & CAMP != camp:
            continue
        units += 1
        figures += st.figs[unit]
        weak += st.figs[unit] == 1 < st.full[unit]
        strong += st.figs[unit] if st.colour[unit] == c.RED else 0
    holders = [holder for holder in range(len(st.hands)) if holder & CAMP == camp]
    return [
        won / goal,
        1 / max(1, goal - won),
        figures / 20,
        strong / 20,
        units / 8,
        weak / 4,
        sum([st.tokens[holder] for holder in holders]) / 10,
        sum([len(st.lore[holder]) for holder in holders]) / 4,
        sum([len(st.hands[holder]) for holder in holders]) / 4,
        float(st.active & CAMP == camp),
    ]


def goal_of(st: BattleState, camp: int) -> int:
    return ALLIED_GOAL if st.rules.allies else max(1, st.rules.goals[camp])


def progress(st: BaseState) -> float:
    assert isinstance(st, BattleState)
    return min(1.0, max([banners(st, camp) / goal_of(st, camp) for camp in (0, 1)]))
