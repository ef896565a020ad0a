"""Victory, scores and elimination (chapter 24)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.state import Result
from sandtable.games.warlords.stacks import is_besieged
from sandtable.games.warlords.state import State
from sandtable.games.warlords.steps.revenue import printed_revenue
from sandtable.games.warlords.tables.cards import COMBAT, NAMES, owner_of
from sandtable.games.warlords.tables.cards import NAME as NAME_OF

LORIEL: Final = frozenset([NAMES.index(f"{thing} of Loriel") for thing in ("Crown", "Sceptre", "Orb")])
"""The relics of Loriel, worth one point more (Scenario Three)."""


def score(st: State, seat: int) -> int:
    """The score at the turn limit (WL-24.6)."""
    castles = st.castles_of(seat)
    taken = len([castle for castle in castles if owner_of(st.head[castle]) != seat])
    income = sum([printed_revenue(st, castle) for castle in castles if not is_besieged(st, castle)])
    return 3 * len(castles) + income + 2 * taken + len(st.stacks_of(seat))


def strength(st: State, seat: int) -> int:
    """The printed combat values of a player's fighting cards in play, the second tie-break (WL-24.6)."""
    total = 0
    for place in st.places_of(seat):
        hero = 0 if st.is_castle(place) else COMBAT[st.head[place]]
        total += hero + sum([COMBAT[card] for card in st.armies[place] + st.allies[place]])
    return total


def relic_points(st: State, seat: int) -> int:
    """The points of Scenario Three: artefacts, allies and treasures."""
    figures = st.rules.scenario.figures
    total = figures["points_treasure"] * len(st.treasures[seat])
    for stack in st.stacks_of(seat):
        total += figures["points_ally"] * len(st.allies[stack])
        for card in st.artefacts[stack]:
            total += figures["points_artefact"]
            if NAME_OF[card] in LORIEL:
                total += figures["points_loriel_extra"]
    return total


def limit_score(st: State, seat: int) -> tuple[int, ...]:
    """What decides at the turn limit: the scenario's own points first, then score, castles and strength (WL-24.6)."""
    usual = (score(st, seat), len(st.castles_of(seat)), strength(st, seat))
    return (relic_points(st, seat), *usual) if st.rules.scenario.at_limit == "relic_points" else usual


# -- goals at the end of a player turn -------------------------------------------------------------------------------------


def has_five_castles(st: State, seat: int) -> bool:
    """Scenario Two: enough castles that are not besieged, some of them owned by others."""
    figures = st.rules.scenario.figures
    free = [castle for castle in st.castles_of(seat) if not is_besieged(st, castle)]
    taken = [castle for castle in free if owner_of(st.head[castle]) != seat]
    return len(free) >= figures["castles_needed"] and len(taken) >= figures["captured_needed"]


def has_relics(st: State, seat: int) -> bool:
    """Scenario Three."""
    return relic_points(st, seat) >= st.rules.scenario.figures["points_needed"]


def has_no_goal(st: State, seat: int) -> bool:
    """Nothing to reach at the end of a turn: the last player wins, or a conquest does."""
    return False


GOALS: Final[dict[str, Callable[[State, int], bool]]] = {
    "first_conquest": has_no_goal,
    "domination": has_five_castles,
    "relics": has_relics,
    "elimination": has_no_goal,
}
"""By the scenario's way of winning, asked of the active player at the end of his player turn (WL-24.1)."""


def conquered(st: State, seat: int) -> None:
    """A castle of an opponent was conquered; a goal that wins at once is tested when all of it has been done (WL-24.11)."""
    if st.rules.scenario.victory == "first_conquest":
        win(st, (seat,), "goal", "WL-24.11")


def is_finished(st: State, seat: int) -> bool:
    """Must a player leave the game at the end of his own Wrap Up (WL-24.3)?"""
    if st.castles_of(seat):
        return False
    return st.rules.scenario.dies_without_castle or not st.stacks_of(seat)


def close_turn(st: State, seat: int) -> None:
    """After Wrap Up: is the player's goal reached, is he out, is one player left (WL-24.1, WL-24.3, WL-24.5)?"""
    if GOALS[st.rules.scenario.victory](st, seat):
        win(st, (seat,), "goal", "WL-24.1")
        return
    if is_finished(st, seat):
        st.eliminate(seat)
        left = st.left()
        if len(left) == 1:
            win(st, (left[0],), "last_player", "WL-24.5")


def decide_at_limit(st: State) -> None:
    """The turn limit is over: the best score wins, equal ones share (WL-24.6)."""
    left = st.left()
    scores = {seat: limit_score(st, seat) for seat in left}
    best = max(scores.values())
    win(st, tuple([seat for seat in left if scores[seat] == best]), "turn_limit", "WL-24.6")


def win(st: State, winners: tuple[int, ...], how: str, clause: str) -> None:
    """The game is over; playing for keeps, the record lists the castles that ended with others (WL-3.11, WL-24.7)."""
    if st.rules.for_keeps and st.loud:
        for seat in range(st.players):
            for castle in st.castles_of(seat):
                owner = owner_of(st.head[castle])
                if owner != seat:
                    st.emit("kept", (seat, st.head[castle], owner), "WL-3.11")
    st.result = Result(winners, st.standings(), how)
    st.stack.clear()
    st.active = -1
    if st.loud:
        st.emit("wins", (winners,), clause)
