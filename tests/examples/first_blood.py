"""First Blood, chapter 28: whom archers see, who fights whom, whom a Character may challenge, how far a Standard reaches."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sandtable.games.first_blood.state import ACTION, State
from sandtable.games.first_blood.turn.action_phase import ActionPhase
from sandtable.games.first_blood.turn.actions import MARCH_ACTION, VOLLEY_ACTION
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.game_turn import PHASES, GameTurn
from tests.examples.position import Position
from tests.games.first_blood.moving import BOWS, HUSCARLS, JARL, KNIGHTS, MEN, MILITIA, RAIDERS, TROLLS, rows
from tests.games.first_blood.support import PLAIN, game, put, run


def field() -> State:
    return game(own_battlefield=PLAIN, placement="auto")


def acting(st: State, number: int) -> State:
    """The Regiment acts; no other has a card left in this Game Turn."""
    st.active, st.phase = st.owner(number), ACTION
    st.stack = [GameTurn(PHASES.index(GameTurn.action) + 1), ActionPhase(st.active, acted=True)]
    return run(st, Activation(number, [], 2, False))


def shown(st: State, *refused: int) -> Position:
    """The position, and the Regiments that are not an answer."""
    assert st.decision is not None
    return Position(st, st.rules.options, [f"regiment:{number}" for number in refused], st.decision.seat)


def over_the_crag() -> Position:
    """Crossbowmen west of a crag of Size 3: the Trolls stand in the open, the Raiders behind it."""
    st = field()
    rows(st, BOWS, 2500, 2500, 3)
    put(st, TROLLS, (2600, 3300))
    rows(st, RAIDERS, 3450, 2600, 1)
    return shown(acting(st, BOWS))


def targets() -> Position:
    """Huscarls close by, Raiders behind them, a Jarl more than 6" away: whom may the crossbowmen choose?"""
    st = field()
    rows(st, BOWS, 1000, 1000)
    rows(st, HUSCARLS, 1000, 1700, 3)
    rows(st, RAIDERS, 1600, 2100, 6)
    put(st, JARL, (500, 1900))
    acting(st, BOWS)
    st.apply(VOLLEY_ACTION)
    return shown(st, JARL)


def melee() -> Position:
    """Men-at-Arms between Raiders and a Troll."""
    st = field()
    put(st, MEN, *[(1000 + 102 * at, 1500) for at in range(11)])
    put(st, RAIDERS, *[(1000 + 102 * at, 1602) for at in range(8)], *[(1000 + 102 * at, 1704) for at in range(4)])
    put(st, TROLLS, (1960, 1655), (2300, 1800))
    put(st, KNIGHTS, (1000, 900), (1202, 900))
    return shown(acting(st, MEN))


def standard() -> Position:
    """Militia with a Standard Bearer march: each Model needs the Leader or the Standard Bearer within 5"."""
    st = game(own_battlefield=PLAIN, placement="free")
    rows(st, MILITIA, 1000, 1000)
    rows(st, RAIDERS, 1000, 3000)
    acting(st, MILITIA)
    st.apply(MARCH_ACTION)
    return shown(st)


EXAMPLES: Mapping[str, Callable[[], Position]] = {
    "FB-28.4": over_the_crag,
    "FB-28.5": targets,
    "FB-28.6": melee,
    "FB-28.18": standard,
}
