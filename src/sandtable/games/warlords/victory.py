"""Victory and elimination (chapters 24 and 27)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.lists import with_item
from sandtable.core.engine.state import Result
from sandtable.games.warlords.board import NOBODY
from sandtable.games.warlords.scores import limit_score, relic_points
from sandtable.games.warlords.stacks import is_besieged
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import owner_of

# -- goals at the end of a player turn -------------------------------------------------------------------------------------


def five_castles(st: State, seat: int) -> int:
    """The player wins with enough castles that are not besieged, some of them owned by others (WL-27.5)."""
    figures = st.rules.scenario.figures
    free = [castle for castle in st.castles_of(seat) if not is_besieged(st, castle)]
    taken = [castle for castle in free if owner_of(st.head[castle]) != seat]
    return seat if len(free) >= figures["castles_needed"] and len(taken) >= figures["captured_needed"] else NOBODY


def relics(st: State, seat: int) -> int:
    """The player wins with enough relic points (WL-27.8)."""
    return seat if relic_points(st, seat) >= st.rules.scenario.figures["points_needed"] else NOBODY


def broken_siege(st: State, seat: int) -> int:
    """The defender wins if the attacker ends a later turn of his own without a stack (WL-27.20)."""
    late = st.round >= st.rules.scenario.figures["attacker_without_stack_loses_from_turn"]
    return st.defender if seat != st.defender and late and not st.stacks_of(seat) else NOBODY


TURN_GOALS: Final[dict[str, Callable[[State, int], int]]] = {
    "domination": five_castles,
    "relics": relics,
    "great_siege": broken_siege,
}
"""For each way of winning, the function that tells who has won when this player's turn ends (WL-24.1)."""


# -- what a conquest or a victory wins at once -----------------------------------------------------------------------------


def first_conquest(st: State, seat: int, loser: int, castle: int, by_sea: bool) -> None:
    """The first conquest wins (WL-27.3)."""
    win(st, (seat,), "goal", "WL-27.3")


def seat_of_power(st: State, seat: int, loser: int, castle: int, by_sea: bool) -> None:
    """A player who loses his seat is out; one seat wins with two players, two with more (WL-27.10, WL-27.11)."""
    if st.keeps[loser] != castle:
        return
    st.beaten = with_item(st.beaten, seat, st.beaten[seat] | 1 << loser)
    need = 1 if st.players == 2 else st.rules.scenario.figures["seats_needed_3_or_4_players"]
    if st.beaten[seat].bit_count() >= need:
        win(st, (seat,), "goal", "WL-27.10")
        return
    st.eliminate(loser)
    check_last_player(st)


def conquest_by_sea(st: State, seat: int, loser: int, castle: int, by_sea: bool) -> None:
    """Points for a conquest, more if it came from the sea (WL-27.13)."""
    figures = st.rules.scenario.figures
    add_sea_points(st, seat, figures["points_conquest_from_sea" if by_sea else "points_conquest_other"])


def last_castle(st: State, seat: int, loser: int, castle: int, by_sea: bool) -> None:
    """A conquest that leaves an opponent without a castle counts at the turn limit, once for each opponent (WL-27.16)."""
    if not st.castles_of(loser):
        st.beaten = with_item(st.beaten, seat, st.beaten[seat] | 1 << loser)


def great_castle(st: State, seat: int, loser: int, castle: int, by_sea: bool) -> None:
    """The attacker wins with the great castle, the defender with any castle of the attacker (WL-27.20)."""
    if seat == st.defender or castle == st.keeps[st.defender]:
        win(st, (seat,), "goal", "WL-27.20")


CONQUESTS: Final[dict[str, Callable[[State, int, int, int, bool], None]]] = {
    "first_conquest": first_conquest,
    "seats": seat_of_power,
    "sea_points": conquest_by_sea,
    "elimination": last_castle,
    "great_siege": great_castle,
}
"""For each way of winning, the effect of a completed conquest of this player's castle card (WL-24.11)."""


def on_conquest(st: State, seat: int, loser: int, castle: int, by_sea: bool) -> None:
    """A castle of an opponent was conquered, and the conquest is complete (WL-18.17, WL-24.11).

    Only the conqueror can reach a goal now (WL-24.2).
    """
    means = CONQUESTS.get(st.rules.scenario.victory)
    if means is not None:
        means(st, seat, loser, castle, by_sea)


def on_sea_victory(st: State, seat: int) -> None:
    """A field battle between two fleets has a winner, and its losses have been taken (WL-24.11, WL-27.13)."""
    if st.rules.scenario.victory == "sea_points":
        add_sea_points(st, seat, st.rules.scenario.figures["points_naval_victory"])


def add_sea_points(st: State, seat: int, points: int) -> None:
    st.sea_points = with_item(st.sea_points, seat, st.sea_points[seat] + points)
    if st.logging:
        st.emit("sea_points", (seat, points, st.sea_points[seat]), "WL-27.13")
    if st.sea_points[seat] >= st.rules.scenario.figures["points_needed"]:
        win(st, (seat,), "goal", "WL-27.14")


# -- the end ---------------------------------------------------------------------------------------------------------------


def is_finished(st: State, seat: int) -> bool:
    """Must a player leave the game at the end of his own Wrap Up (WL-24.3, WL-27.15)?"""
    if st.castles_of(seat):
        return False
    return st.rules.scenario.dies_without_castle or not st.stacks_of(seat)


def close_turn(st: State, seat: int) -> None:
    """After Wrap Up: check whether a goal is reached, the player is out, or one player is left (WL-24.1, WL-24.2,
    WL-24.3, WL-24.5).
    """
    goal = TURN_GOALS.get(st.rules.scenario.victory)
    winner = NOBODY if goal is None else goal(st, seat)
    if winner != NOBODY:
        win(st, (winner,), "goal", "WL-24.1")
    elif is_finished(st, seat):
        st.eliminate(seat)
        check_last_player(st)


def check_last_player(st: State) -> None:
    """The last player in the game wins (WL-24.5)."""
    left = st.left()
    if len(left) == 1:
        win(st, (left[0],), "last_player", "WL-24.5")


def decide_at_limit(st: State) -> None:
    """At the turn limit the best score wins, equal scores share; a great castle has held (WL-24.6, WL-27.20)."""
    if st.rules.scenario.at_limit == "defender_wins":
        win(st, (st.defender,), "turn_limit", "WL-27.20")
        return
    left = st.left()
    scores = {seat: limit_score(st, seat) for seat in left}
    best = max(scores.values())
    win(st, tuple([seat for seat in left if scores[seat] == best]), "turn_limit", "WL-24.6")


def win(st: State, winners: tuple[int, ...], how: str, clause: str) -> None:
    """End the game; in a game for keeps, record the castles that ended with other players (WL-3.11, WL-24.7)."""
    st.report_castles_kept()
    st.result = Result(winners, st.standings(), how)
    st.stack.clear()
    st.active = NOBODY
    if st.logging:
        st.emit("wins", (winners,), clause)
