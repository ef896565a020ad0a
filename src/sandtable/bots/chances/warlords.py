"""How a seat stands in Warlords."""

from __future__ import annotations

from typing import Final

from sandtable.bots.warlords.survey import worth
from sandtable.core.engine.state import State as BaseState
from sandtable.games.warlords.board import NOWHERE
from sandtable.games.warlords.scores import printed_revenue, standing, strength
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import owner_of

NAMES: Final = (
    "standing",
    "castles",
    "taken",
    "besieged",
    "revenue",
    "strength",
    "stacks",
    "ready",
    "hand",
    "deck",
    "sea_points",
    "beaten",
    "out",
    "to_act",
)


def features(st: BaseState, seat: int) -> list[float]:
    """
    - standing: the number that decides at the turn limit of the scenario;
    - castles, taken from others, besieged, their revenue;
    - strength of all armies, heroes and allies in play; stacks, and those that are ready to march with an army;
    - hand: the worth of the cards in hand (their number, if they are hidden); deck: what is left of it;
    - sea_points, opponents beaten, out of the game; to_act: is it this seat's turn?
    """
    assert isinstance(st, State)
    castles, stacks = st.castles_of(seat), st.stacks_of(seat)
    return [
        standing(st, seat) / 10,
        len(castles) / 3,
        len([castle for castle in castles if owner_of(st.head[castle]) != seat]),
        len([castle for castle in castles if st.siege[castle] != NOWHERE]),
        sum([printed_revenue(st, castle) for castle in castles]) / 10,
        strength(st, seat) / 20,
        len(stacks) / 3,
        len([stack for stack in stacks if st.armies[stack]]) / 3,
        sum([worth(card) if card >= 0 else 3.0 for card in st.hands[seat]]) / 20,
        len(st.decks[seat]) / 30,
        st.sea_points[seat] / 5,
        float(st.beaten[seat].bit_count()),
        float(st.out >> seat & 1),
        float(st.active == seat),
    ]


def progress(st: BaseState) -> float:
    assert isinstance(st, State)
    return min(1.0, st.round / st.rules.scenario.turn_limit)
