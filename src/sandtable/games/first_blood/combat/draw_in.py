"""After Impact Attacks, move Command Models whose Rank and File fell into contact, so the fight goes on (FB-15.25)."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.formation import by_gap
from sandtable.core.space.places import contact_places
from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood.army_building.forces import LEADER, RANK
from sandtable.games.first_blood.measuring import are_engaged, engaged_with
from sandtable.games.first_blood.movement.charge.contact import Closing
from sandtable.games.first_blood.movement.formation.obstacles import contact_limits
from sandtable.games.first_blood.movement.formation.set_down import DRAWN_IN, report, set_down
from sandtable.games.first_blood.state import FIELD, NOWHERE, State


def rank_and_file(st: State, regiment: int) -> list[int]:
    """The living Models that are not Command Models; in a Character's Regiment the whole Retinue, but not an acting Leader."""
    plan, roles = st.plan(regiment), st.rules.forces.roles
    plain = [model for model in st.models(regiment) if model != st.acting[regiment]]
    return [model for model in plain if roles[model] == RANK or (plan.is_character and roles[model] != LEADER)]


def must_close(st: State, regiment: int, charger: int) -> bool:
    """Did Impact Attacks leave only Command Models, none of them in contact with the charging Regiment (FB-15.25)?"""
    if st.status[regiment] != FIELD or st.inside[regiment] != NOWHERE:
        return False
    return not rank_and_file(st, regiment) and not are_engaged(st, regiment, charger)


@frame
class DrawIn(Frame[State]):
    """Place the Command Models of a Regiment next to charging Models; `left` are those still to be placed."""

    regiment: int
    charger: int
    left: list[int]

    def advance(self, st: State) -> Decision | None:
        if not self.left:
            st.pop()
            return None
        spots = list(self.places(st, self.left[0]))
        if not spots:
            self.left.pop(0)  # a Model with no room stays where it is
            return None
        if st.rules.auto:
            self.put(st, point(*spots[0]))
            return None
        options: list[Pick] = [point(x, y) for x, y in spots]
        return Decision("draw_in", st.owner(self.regiment), options, "FB-15.25", (self.left[0],))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.put(st, pick)

    def places(self, st: State, model: int) -> dict[LatticePoint, int]:
        """The legal places around the charging Models, at any distance, each with its floor (FB-12.13)."""
        allowed = [self.charger, *engaged_with(st, self.regiment)]
        closing = Closing(st, model, [self.charger], contact_limits(allowed))
        found: dict[LatticePoint, int] = {}
        for n in by_gap(closing.gaps()):
            level, (x, y, radius) = closing.bases[n]
            for floor in closing.floors:
                if floor.number == level:
                    spots = contact_places(closing.x, closing.y, closing.radius, x, y, radius)
                    for spot in spots:
                        if closing.company.may_end(floor, *spot):
                            found.setdefault(spot, level)
        return found

    def put(self, st: State, spot: int) -> None:
        model = self.left[0]
        floor = self.places(st, model)[x_of(spot), y_of(spot)]
        self.left.pop(0)
        old = (x_of(st.place[model]), y_of(st.place[model]))
        set_down(st, model, x_of(spot), y_of(spot), floor)
        report(st, self.regiment, DRAWN_IN, [(model, [old, (x_of(spot), y_of(spot))])], "FB-15.25")
