"""The Victory Phase: claiming and contesting, scenario scores, the end of the game (chapter 25)."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.state import Result
from sandtable.core.space.formation import Gap, by_gap, compare, gap_to_base, gap_to_ground, is_within
from sandtable.core.space.outlines import middle
from sandtable.core.space.places import quadrant
from sandtable.core.space.plane import OUTSIDE, grown, square
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.army_building.forces import LEADER, STANDARD
from sandtable.games.first_blood.measuring import is_majority, radius_of
from sandtable.games.first_blood.state import GONE, NORTH, NOWHERE, SLAIN, SOUTH, State
from sandtable.games.first_blood.tables.abilities import FIGURES
from sandtable.games.first_blood.tables.scenarios import (
    DESECRATE,
    LIGHT_CLAIMS,
    MAX_TURNS,
    PLUNDER,
    SCENARIOS,
    STAKE,
)
from sandtable.games.first_blood.tables.terms import LIGHT

Totals = list[list[int]]
"""For each player, the Claiming and the Contesting total of an objective (FB-25.4)."""


def claims(st: State, regiment: int) -> bool:
    """Do the Models of a Regiment Claim, or only Contest (FB-25.2)?"""
    plan = st.plan(regiment)
    return plan.klass != LIGHT or st.count(regiment) >= LIGHT_CLAIMS[plan.type]


def add_models(st: State, totals: Totals, regiment: int, models: int) -> None:
    """Add a number of Models of a Regiment to an objective (FB-25.1, FB-25.3, FB-25.4)."""
    plan = st.plan(regiment)
    value = FIGURES.claim_values[plan.type] * models
    totals[plan.owner][1] += value
    if claims(st, regiment):
        totals[plan.owner][0] += value


def claimer(totals: Totals) -> int:
    """The player who Claims an objective: their Claiming total exceeds the other's Contesting total; -1 for none (FB-25.5).

    >>> claimer([[5, 5], [0, 4]]), claimer([[5, 5], [0, 5]]), claimer([[0, 9], [3, 3]])
    (0, -1, -1)
    """
    if totals[0][0] > totals[1][1]:
        return 0
    return 1 if totals[1][0] > totals[0][1] else -1


# -- scenario 1: markers -------------------------------------------------------------------------------------------------


def markers(st: State) -> list[tuple[int, int]]:
    """The Objective Markers: the centre, then those of the two Quadrants of the diagonal (FB-25.6).

    They are points without size and block nothing (FB-3.19).
    """
    field = st.field()
    pair = SCENARIOS[PLUNDER].diagonals[st.diagonal]
    outer = [(round(x * field.width), round(y * field.height)) for x, y in pair]
    return [(field.width // 2, field.height // 2), *outer]


def models_near(st: State, regiment: int, spot: tuple[int, int]) -> int:
    """The number of Models of a Regiment within range of a marker; in a Garrison all or none (FB-25.7)."""
    reach = SCENARIOS[PLUNDER].reach
    x, y = spot
    if st.inside[regiment] != NOWHERE:
        outline = st.field().pieces[st.inside[regiment]].outline
        return st.count(regiment) if grown(x, y, outline, reach) != OUTSIDE else 0
    block, most = st.block(regiment), reach + st.plan(regiment).radius
    if block.is_apart((x, y, x, y), most):
        return 0
    return len([1 for at_x, at_y, _ in block.spots if square(x, y, at_x, at_y) <= most * most])


def markers_near(st: State, regiment: int) -> list[int]:
    """The markers within range of a Regiment (FB-25.7)."""
    return [at for at, spot in enumerate(markers(st)) if models_near(st, regiment, spot)]


def is_divided(st: State, regiment: int) -> bool:
    """Is a Regiment near more than one marker, so that its owner chooses (FB-25.7)?"""
    return len(markers_near(st, regiment)) > 1


def marker_pay(st: State, marker: int, seat: int) -> int:
    """What a marker is worth to a player: their own 1, the centre 2, the enemy's 3 (FB-25.8)."""
    pay = SCENARIOS[PLUNDER].pay
    if marker == 0:
        return pay[1]
    edge = st.edge_of(seat)
    axis = 1 if edge in (SOUTH, NORTH) else 0
    spots = markers(st)
    mine, other = spots[marker][axis], spots[3 - marker][axis]
    is_own = mine < other if edge in (SOUTH, 3) else mine > other
    return pay[0] if is_own else pay[2]


# -- scenario 3: Quadrants -----------------------------------------------------------------------------------------------


def quadrant_of(st: State, regiment: int, model: int) -> int:
    """The Quadrant of a Model: on a dividing line, the eastern or northern one (FB-25.15, FB-25.16).

    In a Garrison the middle of the piece counts.
    """
    field = st.field()
    if st.inside[regiment] != NOWHERE:
        x, y, parts = middle(field.pieces[st.inside[regiment]].outline)
        return quadrant(x, y, field.width, field.height, parts)
    place = st.place[model]
    return quadrant(x_of(place), y_of(place), field.width, field.height)


def quadrant_totals(st: State) -> list[Totals]:
    """Only a Regiment with more than half of its Models in a Quadrant counts there, with those Models (FB-25.16)."""
    found: list[Totals] = [[[0, 0], [0, 0]] for _ in range(4)]
    for seat in range(2):
        for regiment in st.on_table(seat):
            models = st.models(regiment)
            where = [quadrant_of(st, regiment, model) for model in models]
            for at in range(4):
                if is_majority(where.count(at), len(models)):
                    add_models(st, found[at], regiment, where.count(at))
    return found


# -- the Phase -----------------------------------------------------------------------------------------------------------


@frame
class VictoryPhase(Frame[State]):
    """Owners choose where Regiments near two markers count, First Player first (FB-25.7).

    `choices` alternates between a Regiment and the number of its marker. Then the scores of the Turn are recorded.
    """

    choices: list[int]

    @staticmethod
    def of(st: State) -> VictoryPhase:
        return VictoryPhase([])

    def advance(self, st: State) -> Decision | None:
        if st.scenario == PLUNDER:
            for seat in (st.first, 1 - st.first):
                for regiment in st.on_table(seat):
                    if regiment in self.choices[::2]:
                        continue
                    if is_divided(st, regiment):
                        options: list[Pick] = list(markers_near(st, regiment))
                        return Decision("marker", seat, options, "FB-25.7", (regiment,))
            score_markers(st, self.choices)
        st.pop()
        return None

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.choices += [asked.context[0], pick]


def score_markers(st: State, choices: list[int]) -> None:
    """Scenario 1: Victory Points for each marker Claimed (FB-25.7, FB-25.8)."""
    chosen = dict(zip(choices[::2], choices[1::2], strict=True))
    for marker, spot in enumerate(markers(st)):
        totals: Totals = [[0, 0], [0, 0]]
        for seat in range(2):
            for regiment in st.on_table(seat):
                if chosen.get(regiment, marker) == marker:
                    add_models(st, totals, regiment, models_near(st, regiment, spot))
        winner = claimer(totals)
        if winner >= 0:
            score(st, winner, marker_pay(st, marker, winner), "FB-25.8")


def add_up(st: State) -> None:
    """Scenario 3: a point for each Quadrant Claimed, and one more for three or more (FB-25.17)."""
    if st.scenario != STAKE:
        return
    scenario = SCENARIOS[STAKE]
    winners = [claimer(totals) for totals in quadrant_totals(st)]
    for seat in range(2):
        count = winners.count(seat)
        more = scenario.bonus if count >= scenario.bonus_from else 0
        if count:
            score(st, seat, scenario.pay[0] * count + more, "FB-25.17")


def score(st: State, seat: int, points: int, clause: str) -> None:
    st.vp[seat] += points
    if st.logging:
        st.emit("scored", (seat, points), clause)


# -- the end -------------------------------------------------------------------------------------------------------------


def check_end(st: State) -> None:
    """After all scores of the Turn: wiped out, the scenario's threshold, the last Turn (FB-25.19 to FB-25.24).

    The threshold is that of the scenario (FB-25.9, FB-25.12, FB-25.18).
    """
    wiped = [all(st.status[plan.number] == GONE for plan in st.rules.plans if plan.owner == seat) for seat in range(2)]
    if wiped[0] and wiped[1]:
        finish(st, better(st.vp), "wiped_out")
    elif wiped[0] or wiped[1]:
        finish(st, 1 if wiped[0] else 0, "wiped_out")
    elif max(st.vp) >= SCENARIOS[st.scenario].end_vp:
        totals = [points + survivors(st, seat) for seat, points in enumerate(st.vp)]
        finish(st, better(totals if st.scenario == DESECRATE else st.vp), "points")
    elif st.turn >= MAX_TURNS:
        finish(st, closest(st) if st.scenario == DESECRATE else better(st.vp), "last_turn")


def better(totals: list[int]) -> int:
    """The player with more; -1 for equal totals (FB-25.21)."""
    return -1 if totals[0] == totals[1] else 0 if totals[0] > totals[1] else 1


def precious(st: State, seat: int) -> list[int]:
    """The living Characters and Standard Bearers of a player, including those in Reinforcements (FB-25.13)."""
    roles = st.rules.forces.roles
    found: list[int] = []
    for plan in st.rules.plans:
        if plan.owner == seat and st.status[plan.number] != GONE:
            for model in range(plan.first, plan.end):
                wanted = roles[model] == LEADER if plan.is_character else roles[model] == STANDARD
                if wanted and st.place[model] != SLAIN:
                    found.append(model)
    return found


def survivors(st: State, seat: int) -> int:
    return len(precious(st, seat))


def closest(st: State) -> int:
    """Scenario 2 after the last Turn: the player whose Standard Bearer or Character is closest to the centre (FB-25.14).

    This compares the gap from base or Garrison to the centre. If it is equal or neither side has one, the totals of
    FB-25.13 decide.
    """
    best: list[Gap | None] = []
    for seat in range(2):
        gaps = [gap for gap in [gap_to_centre(st, model) for model in precious(st, seat)] if gap is not None]
        best.append(gaps[by_gap(gaps)[0]] if gaps else None)
    mine, theirs = best
    if mine is None and theirs is not None:
        return 1
    if mine is not None and theirs is None:
        return 0
    nearer = 0 if mine is None or theirs is None else compare(mine, theirs)
    if nearer:
        return 0 if nearer < 0 else 1
    return better([points + survivors(st, seat) for seat, points in enumerate(st.vp)])


def gap_to_centre(st: State, model: int) -> Gap | None:
    """The gap from a base, or from the Model's Garrison, to the centre; 0 if it covers it, None off the battlefield."""
    field = st.field()
    x, y = field.width // 2, field.height // 2
    inside = st.inside[st.rules.forces.regiment_of[model]]
    spot = st.place[model]
    if inside != NOWHERE:
        gap = gap_to_ground(x, y, 0, field.pieces[inside].outline)
    elif spot >= 0:
        gap = gap_to_base(x, y, 0, x_of(spot), y_of(spot), radius_of(st, model))
    else:
        return None
    return (0, 1, 0) if is_within(gap, 0) else gap


def finish(st: State, winner: int, how: str) -> None:
    st.result = Result(() if winner < 0 else (winner,), tuple(st.vp), how)
    if st.logging:
        st.emit("won" if winner >= 0 else "drawn", (winner,) if winner >= 0 else (), "FB-25.22")
