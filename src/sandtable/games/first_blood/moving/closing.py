"""A whole Regiment moves into contact, Model by Model: Charge, pile-in, Combat Reform (FB-12.13 to FB-12.16, FB-12.20).

    st.push(CloseIn.of(st, regiment, targets, allowance, CHARGED))

The frame moves every Model (`still`: those that stay where they are), asks the owner where placement is free, tells the moves,
and rolls for the terrain that was crossed. What comes after it, whoever pushed it does when it has left the stack.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Decision, Pick
from sandtable.core.frames import Frame
from sandtable.core.space.exact import Spot
from sandtable.core.space.formation import Placed
from sandtable.core.space.points import point, spots_of
from sandtable.games.first_blood.measuring import standard_of, touches
from sandtable.games.first_blood.moving.body import first_leader
from sandtable.games.first_blood.moving.carrying import CHARGED, REFORMED, report, set_down
from sandtable.games.first_blood.moving.close_places import ClosePlaces, EitherPlaces
from sandtable.games.first_blood.moving.contact import (
    Closed,
    Closing,
    contact_order,
    find_contact,
    hindering,
    mates_in_contact,
)
from sandtable.games.first_blood.moving.obstacles import (
    FLOOR_TOLL,
    IN_PIECE,
    Limits,
    Obstacles,
    contact_limits,
    storey_at,
    storey_code,
)
from sandtable.games.first_blood.moving.places import Places
from sandtable.games.first_blood.moving.reaching import MOST_TURNS, TURN, turning_places
from sandtable.games.first_blood.moving.terrain import is_hindered, roll_terrain
from sandtable.games.first_blood.state import FIELD, HINDERED, NOBODY, NOWHERE, State

DONE: Final = -1
"""All Models that are left go to their automatic places."""


class CloseIn(Frame[State]):
    """The Models of a Regiment go into contact with the targets, else as close as possible, Leader Models first.

    `queue` are the Models that still have to go, in their automatic order; `model` is the one whose place the owner chooses;
    `steps` the ways so far: Model, how many points, the points. `level` is the floor on which it is placed, NOWHERE while
    that is open; `turns` are the turning points named for it, `turning` says that the next one is asked for.
    """

    __slots__ = (
        "allowance",
        "closed",
        "floors",
        "foreseen",
        "hinders",
        "how",
        "kept",
        "level",
        "model",
        "queue",
        "regiment",
        "steps",
        "targets",
        "toll",
        "turning",
        "turns",
    )

    def __init__(
        self,
        regiment: int,
        targets: list[int],
        allowance: int,
        how: int,
        queue: list[int],
        floors: int = 9,
        toll: int = FLOOR_TOLL,
        model: int = NOBODY,
        steps: list[int] | None = None,
        level: int = NOWHERE,
        turns: list[int] | None = None,
        turning: bool = False,
    ) -> None:
        self.regiment = regiment
        self.targets = targets
        self.allowance = allowance
        self.how = how
        self.queue = queue
        self.floors = floors
        """How many floors a Model may change, and what each costs (FB-22.10 to FB-22.12)."""
        self.toll = toll
        self.model = model
        self.steps = [] if steps is None else steps
        self.level = level
        self.turns = [] if turns is None else turns
        self.turning = turning
        self.kept: ClosePlaces | None = None
        """The places on the floor of the automatic one, once they are known; nothing changes before the next Model moves."""
        self.hinders: Obstacles | None = None
        """What hinders all Models, once it is known: only these move."""
        self.foreseen: list[tuple[int, Placed]] = []
        """Where the next ones go by themselves, if somebody has found out already."""
        self.closed = Closed()
        """Where nobody may end any more, as far as it is known."""

    @classmethod
    def of(
        cls,
        st: State,
        regiment: int,
        targets: list[int],
        allowance: int,
        how: int,
        still: list[int] | None = None,
        floors: int = 9,
        toll: int = FLOOR_TOLL,
    ) -> CloseIn:
        """A Regiment that closes in on targets, without the Models that stay where they are (FB-16.6)."""
        queue = [model for model in contact_order(st, regiment, targets) if model not in (still or [])]
        return cls(regiment, targets, allowance, how, queue, floors, toll)

    def limits(self) -> Limits:
        return contact_limits(self.targets, self.floors, self.toll)

    def hindered_by(self, st: State) -> Obstacles:
        if self.hinders is None:
            self.hinders = hindering(st, self.regiment, self.limits(), self.allowance)
        return self.hinders

    def advance(self, st: State) -> Decision | None:
        if self.model != NOBODY:
            return self.ask_level(st) if self.level == NOWHERE else self.ask_place(st)
        if not self.queue:
            self.finish(st)
            return None
        if st.rules.auto:
            self.go_on(st)
            return None
        options: list[Pick] = [DONE, *self.next_ones(st)]
        return Decision("close_in", st.owner(self.regiment), options, "FB-12.20", (self.regiment,))

    def ask_level(self, st: State) -> Decision | None:
        """On which floor does a Model go into contact, if there is a choice (FB-22.24)? The automatic one comes first."""
        places = self.places(st, self.model)
        found = [places.best]
        for floor in sorted({floor for floor, _ in places.closing.bases} | ({0} if places.closing.pieces else set())):
            other = None
            if places.touching and floor != places.best.floor:
                other = places.closing.on_floor(floor).in_contact(self.allowance)
            found += [] if other is None else [other]
        if len(found) == 1:
            self.level = places.best.floor
            self.kept = places
            return None
        options: list[Pick] = [storey_code(st, storey_at(st, each.x, each.y, each.floor)) for each in found]
        return Decision("model_floor", st.owner(self.regiment), options, "FB-22.24", (self.model,))

    def ask_place(self, st: State) -> Decision:
        """Where does it go, by a way of its own if wanted (FB-12.7, FB-12.15, FB-12.16)?"""
        seat, context = st.owner(self.regiment), (self.model,)
        region = self.kept
        if region is None or region.closing.model != self.model or region.best.floor != self.level:
            region = self.places(st, self.model)
        elif self.turns:
            region = region.turned(spots_of(self.turns))
        turns = self.turn_places(region)
        if self.turning:
            return Decision("turn", seat, [], "FB-12.7", context, region=turns)
        options: list[Pick] = [TURN] if len(self.turns) < MOST_TURNS and turns.has_candidate() else []
        return Decision("close_to", seat, options, region.clause, context, region=region)

    def turn_places(self, region: ClosePlaces) -> Places:
        """Where the way may turn (FB-12.7)."""
        closing = region.closing
        floor = next(each for each in closing.floors if each.number == region.best.floor)
        named = [(closing.x, closing.y), *region.turns]
        return turning_places(named, max(0, self.allowance - floor.toll), floor.ways, closing.obstacles)

    def next_ones(self, st: State) -> list[int]:
        """Who may go next: the Leader Models in their order, then any (FB-12.20)."""
        for model in (first_leader(st, self.regiment), standard_of(st, self.regiment)):
            if model in self.queue:
                return [model]
        return sorted(self.queue)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if pick == TURN:
            self.turning = True
        elif asked.kind == "turn":
            self.turns.append(pick)
            self.turning = False
        elif asked.kind == "model_floor":
            self.level = pick % IN_PIECE
        elif asked.kind == "close_to":
            region = asked.region
            assert isinstance(region, ClosePlaces)
            self.go(st, self.model, region.placed(pick))
            self.model = NOBODY
            self.level = NOWHERE
            self.turns = []
        elif pick == DONE:
            self.go_on(st)
        else:
            self.model = pick

    def sought(self, st: State, model: int) -> list[int]:
        """Whom a Model goes to: in a Charge against two Regiments one that nobody touches yet, if it gets there (FB-15.14).

        The Leader tries the primary target first, which is the first one.
        """
        if self.how == CHARGED and len(self.targets) > 1:
            mates = [mate for mate in st.models(self.regiment) if mate != model]
            lonely = [foe for foe in self.targets if not any(touches(st, mate, foe) for mate in mates)]
            for foe in lonely:
                if find_contact(st, model, [foe], self.allowance, self.limits()) is not None:
                    return [foe]
        return self.targets

    def automatic(self, st: State, closing: Closing) -> Placed:
        """In contact, else as close as possible; who is in contact already stays (FB-12.13, FB-12.14)."""
        model = closing.model
        if any(touches(st, model, foe) for foe in closing.targets):
            return Placed(closing.x, closing.y, st.floor[model], [(closing.x, closing.y)])
        found = closing.in_contact(self.allowance)
        return found or closing.closest(self.allowance, mates_in_contact(st, model, closing.targets))

    def places(self, st: State, model: int) -> ClosePlaces:
        """Where a Model may go. In a Combat Reform one that reaches nobody may go towards any of the Regiments (FB-16.21)."""
        sought = self.sought(st, model)
        found = self.places_at(st, model, sought)
        if len(sought) < len(self.targets):
            others = [foe for foe in self.targets if foe not in sought]
            found.elsewhere = Closing(st, model, others, self.limits())
        if self.how != REFORMED or len(self.targets) < 2 or found.touching:
            return found
        return EitherPlaces(found, [self.places_at(st, model, [foe]) for foe in self.targets])

    def places_at(self, st: State, model: int, foes: list[int]) -> ClosePlaces:
        closing = self.closing(st, model, foes)
        best = self.foreseen_place(model) or self.automatic(st, closing)
        if self.level not in (NOWHERE, best.floor):
            closing = closing.on_floor(self.level)
            best = closing.in_contact(self.allowance) or best
        mates = mates_in_contact(st, model, closing.targets)
        return ClosePlaces(closing, best, self.allowance, mates, spots_of(self.turns))

    def go_on(self, st: State) -> None:
        """All Models that are left go to their automatic places."""
        while self.queue:
            self.go_to(st, self.queue[0])

    def go_to(self, st: State, model: int) -> None:
        """A Model goes to its automatic place."""
        self.go(st, model, self.foreseen_place(model) or self.find_place(st, model))

    def foreseen_place(self, model: int) -> Placed | None:
        """The automatic place of the next Model, if it is known."""
        return self.foreseen[0][1] if self.foreseen and self.foreseen[0][0] == model else None

    def find_place(self, st: State, model: int) -> Placed:
        """The automatic place of a Model."""
        return self.automatic(st, self.closing(st, model, self.sought(st, model)))

    def closing(self, st: State, model: int, foes: list[int]) -> Closing:
        """A Model on its way into contact with some Regiments."""
        obstacles = self.hindered_by(st)
        return Closing(st, model, foes, obstacles.limits, obstacles, self.queue, self.closed)

    def go(self, st: State, model: int, placed: Placed) -> None:
        if self.foreseen:
            # whoever goes elsewhere, or out of turn, changes what the others find
            self.foreseen = self.foreseen[1:] if self.foreseen[0] == (model, placed) else []
        self.queue.remove(model)
        self.kept = None
        # questions asked before keep what was known then
        self.closed = self.closed.kept()
        set_down(st, model, placed.x, placed.y, placed.floor)
        self.steps += [model, len(placed.way), *[point(x, y) for x, y in placed.way]]

    def finish(self, st: State) -> None:
        """The moves are told, and the terrain is rolled for (FB-12.19)."""
        st.pop()
        steps = ways_of(self.steps)
        report(st, self.regiment, self.how, steps, "FB-12.20")
        if st.status[self.regiment] == FIELD:
            if self.how == CHARGED and is_hindered(st, self.regiment, [way for _, way in steps]):
                st.set_mark(self.regiment, HINDERED)  # FB-20.12
            roll_terrain(st, self.regiment, [way for _, way in steps], self.how == CHARGED)

    def fields(self) -> tuple[object, ...]:
        start = (self.regiment, self.targets[:], self.allowance, self.how, self.queue[:], self.floors, self.toll)
        return (*start, self.model, self.steps[:], self.level, self.turns[:], self.turning)


def ways_of(steps: list[int]) -> list[tuple[int, list[Spot]]]:
    """Ways written as numbers: for each Model its number, how many points, the points."""
    found: list[tuple[int, list[Spot]]] = []
    at = 0
    while at < len(steps):
        count = steps[at + 1]
        found.append((steps[at], spots_of(steps[at + 2 : at + 2 + count])))
        at += 2 + count
    return found
