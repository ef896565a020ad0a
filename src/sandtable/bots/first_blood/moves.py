"""Where the tactician's Regiments move: towards their aims, in the default formation."""

from __future__ import annotations

from math import hypot
from typing import Final

from sandtable.bots.first_blood.aims import aim_of
from sandtable.bots.first_blood.pathfinding import away, is_legal, towards
from sandtable.bots.first_blood.places import PlaceValues
from sandtable.bots.first_blood.survey import RegimentGoal, Survey
from sandtable.bots.weighing import highest, is_recording, lowest
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.space.outlines import middle
from sandtable.core.space.plane import OUTSIDE, grown
from sandtable.core.space.points import point
from sandtable.games.first_blood.movement.formation.places import LeaderPlaces, Places
from sandtable.games.first_blood.movement.march.entry import Entry
from sandtable.games.first_blood.movement.march.march import STAY
from sandtable.games.first_blood.state import FIELD, NORTH, NOWHERE, SOUTH
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.scenarios import PLUNDER, SCENARIOS, STAKE

DONE: Final = -1
WALK: Final = -1
YES: Final = 1
NO: Final = 0
GROUND: Final = 0
ALONG: Final = tuple([side * step * INCH for step in range(0, 40, 2) for side in ((1, -1) if step else (1,))])
"""Offsets along an edge, from the best place to both sides."""
ENTRIES: Final = 12
"""How many places along an edge are compared."""


class MoveAnswers:
    """Marches, entries, Garrisons, and the places of single Models."""

    # -- marching --------------------------------------------------------------------------------------------------------

    def march(self, table: Survey, asked: Decision) -> Pick:
        """The best place. If no place is left after turns named by someone else, it stays."""
        return best_march(table, asked.context[0], asked)

    def floor(self, table: Survey, asked: Decision) -> Pick:
        return ground_floor(table, asked)

    def model_floor(self, table: Survey, asked: Decision) -> Pick:
        """The floor of its default place comes first."""
        return asked.options[0]

    def enter_from(self, table: Survey, asked: Decision) -> Pick:
        return first_place(asked)

    def turn(self, table: Survey, asked: Decision) -> Pick:
        """It never names turning points."""
        assert asked.region is not None
        return asked.region.first()

    def arrange(self, table: Survey, asked: Decision) -> Pick:
        return DONE

    def place_model(self, table: Survey, asked: Decision) -> Pick:
        return DONE if DONE in asked.options else first_place(asked)

    def close_in(self, table: Survey, asked: Decision) -> Pick:
        return DONE

    def close_to(self, table: Survey, asked: Decision) -> Pick:
        return first_place(asked)

    def draw_in(self, table: Survey, asked: Decision) -> Pick:
        return asked.options[0]

    def duel_place(self, table: Survey, asked: Decision) -> Pick:
        return asked.options[0]

    def acting_leader(self, table: Survey, asked: Decision) -> Pick:
        """The Model nearest to the aim becomes acting Leader."""
        st = table.st
        aim = aim_of(table, asked.context[0])
        return lowest(asked.options, key=lambda model: (away(st.place[number(model)], aim.spot), number(model)))

    def comes_back(self, table: Survey, asked: Decision) -> Pick:
        """A returned Model takes its automatic place."""
        return first_place(asked)

    # -- entering --------------------------------------------------------------------------------------------------------

    def entry_edge(self, table: Survey, asked: Decision) -> Pick:
        """The edge nearest to the aim; its own unless another is much nearer."""
        aim = aim_of(table, asked.context[0])
        own = table.st.edge_of(table.seat)
        return lowest(
            asked.options, key=lambda edge: (behind(table, number(edge), aim) + (0 if edge == own else INCH), edge)
        )

    def enabling(self, table: Survey, asked: Decision) -> Pick:
        """Enter behind the Regiment farthest ahead towards the aim."""
        aim = aim_of(table, asked.context[0])
        return lowest(asked.options, key=lambda one: (table.far(number(one), aim.spot), number(one)))

    def enter(self, table: Survey, asked: Decision) -> Pick:
        """The best place on the edge, as far in as possible, among those nearest to the aim."""
        region, frame = asked.region, table.st.stack[-1]
        assert isinstance(region, Places)
        assert isinstance(frame, Entry)
        aim = aim_of(table, asked.context[0])
        left, low, right, high = region.reach.ends.box
        upright = frame.edge in (SOUTH, NORTH)
        x, y = min(max(aim.spot[0], left), right), min(max(aim.spot[1], low), high)
        places = PlaceValues(table, asked.context[0], aim)
        found: dict[int, float] = {}
        for shift in ALONG:
            spot = (x + shift, y) if upright else (x, y + shift)
            if left <= spot[0] <= right and low <= spot[1] <= high and is_legal(region, spot):
                value = places.value(spot, hypot(spot[0] - aim.spot[0], spot[1] - aim.spot[1]))
                found.setdefault(point(round(spot[0]), round(spot[1])), value)
                if len(found) == ENTRIES:
                    break
        return highest(found, key=lambda place: found[place]) if found else region.first()

    def vanguard(self, table: Survey, asked: Decision) -> Pick:
        return NO if aim_of(table, asked.context[0]).there else YES

    # -- Garrisons -------------------------------------------------------------------------------------------------------

    def occupy(self, table: Survey, asked: Decision) -> Pick:
        """A Garrison that is where the Regiment should be."""
        return shelter(table, asked)

    def deploy(self, table: Survey, asked: Decision) -> Pick:
        pick = shelter(table, asked)
        return pick if pick in asked.options else asked.options[0]

    def leave_at(self, table: Survey, asked: Decision) -> Pick:
        assert asked.region is not None
        aim = aim_of(table, asked.context[0])
        return lowest(asked.region.candidates(), key=lambda pick: (away(pick, aim.spot), pick))

    def storm(self, table: Survey, asked: Decision) -> Pick:
        """Occupy a stormed Garrison where it is useful."""
        aim = aim_of(table, asked.context[0])
        return YES if serves(table, asked.context[1], aim) else NO


def best_march(table: Survey, regiment: int, asked: Decision, places: PlaceValues | None = None) -> Pick:
    """The best place of a March; a Regiment on its way out of a Garrison goes straight towards its aim.

    `places` are those of the Regiment, if they are known.
    """
    region = asked.region
    assert isinstance(region, Places)
    if STAY in asked.options and not region.has_candidate():
        return STAY
    aim = aim_of(table, regiment)
    if table.st.status[regiment] != FIELD or table.st.inside[regiment] != NOWHERE:
        return towards(region, aim.spot)
    if isinstance(region, LeaderPlaces) and region.is_turning():
        return PlaceValues(table, regiment, aim).best_of(region)
    if regiment not in table.marches or is_recording():
        table.marches[regiment] = (places or PlaceValues(table, regiment, aim)).best_of(region)
    return table.marches[regiment]


def ground_floor(table: Survey, asked: Decision) -> Pick:
    return GROUND if GROUND in asked.options else asked.options[0]


def shelter(table: Survey, asked: Decision) -> int:
    """A Garrison that is where the Regiment should be, or none."""
    aim = aim_of(table, asked.context[0])
    pieces = [number(piece) for piece in asked.options if piece != WALK]
    return next((piece for piece in pieces if serves(table, piece, aim)), WALK)


def number(pick: Pick) -> int:
    assert isinstance(pick, int)
    return pick


def first_place(asked: Decision) -> Pick:
    """The automatic place comes first."""
    assert asked.region is not None
    return asked.region.first()


def behind(table: Survey, edge: int, aim: RegimentGoal) -> float:
    """The distance of an edge from an aim."""
    field = table.st.field()
    x, y = aim.spot
    return (y, field.width - x, field.height - y, x)[edge]


def serves(table: Survey, piece: int, aim: RegimentGoal) -> bool:
    """Is a Regiment in this Garrison where it should be?"""
    st = table.st
    outline = st.field().pieces[piece].outline
    if st.scenario == PLUNDER:
        return grown(round(aim.spot[0]), round(aim.spot[1]), outline, SCENARIOS[PLUNDER].reach) != OUTSIDE
    x, y, parts = middle(outline)
    half = (st.field().width / 2, st.field().height / 2)
    same = (x / parts >= half[0]) == (aim.spot[0] >= half[0]) and (y / parts >= half[1]) == (aim.spot[1] >= half[1])
    return st.scenario == STAKE and same
