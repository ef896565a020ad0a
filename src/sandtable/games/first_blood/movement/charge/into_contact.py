"""Move a whole Regiment into contact, Model by Model: Charge, pile-in, Combat Reform (FB-12.13 to FB-12.16, FB-12.20).

    st.push(CloseIn.of(st, regiment, targets, allowance, CHARGED))

The frame moves every Model except those in `still`. It asks the owner who wants to place the Models, logs the moves, and
rolls for the terrain that was crossed. The frame that pushed it continues when it has left the stack.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame, unsaved, unsaved_of
from sandtable.core.engine.frames import Frame
from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.formation import Placed
from sandtable.core.space.points import points_of, spots_of
from sandtable.games.first_blood.measuring import leader_models, standard_of, touches
from sandtable.games.first_blood.movement.charge.contact import (
    Closed,
    Closing,
    Followers,
    contact_order,
    hindering,
    mates_in_contact,
    outside_command,
)
from sandtable.games.first_blood.movement.charge.contact_places import ClosePlaces, EitherPlaces
from sandtable.games.first_blood.movement.formation.obstacles import (
    FLOOR_TOLL,
    IN_PIECE,
    MAX_TURNS,
    MoveLimits,
    Obstacles,
    contact_limits,
    storey_at,
    storey_code,
)
from sandtable.games.first_blood.movement.formation.places import Places
from sandtable.games.first_blood.movement.formation.reach import TURN, turning_places
from sandtable.games.first_blood.movement.formation.regiment import first_leader
from sandtable.games.first_blood.movement.formation.set_down import CHARGED, REFORMED, report, set_down
from sandtable.games.first_blood.movement.formation.terrain import is_hindered, roll_terrain
from sandtable.games.first_blood.state import BY_HAND, FIELD, HINDERED, NOBODY, NOWHERE, State

DONE: Final = -1
"""All remaining Models go to their automatic places."""


@frame
class CloseIn(Frame[State]):
    """The Models of a Regiment move into contact with the targets, or as close as possible, Leader Models first (FB-12.17).

    `queue` are the Models that still have to move, in their automatic order. `model` is the one whose place the owner
    chooses. `steps` are the paths so far: Model, number of points, the points. `level` is the floor on which it is placed,
    or NOWHERE while undecided. `turns` are the turning points named for it; `turning` means that the next one is being
    asked for.
    """

    regiment: int
    targets: list[int]
    allowance: int
    how: int
    queue: list[int]
    floors: int = 9
    """How many floors a Model may change, and the cost of each (FB-22.10 to FB-22.12)."""
    toll: int = FLOOR_TOLL
    model: int = NOBODY
    steps: list[int] = []
    level: int = NOWHERE
    turns: list[int] = []
    turning: bool = False
    kept: ClosePlaces | None = unsaved(None)
    """The places on the floor of the automatic one, once computed; nothing changes before the next Model moves."""
    hinders: Obstacles | None = unsaved(None)
    """The obstacles for all Models, once computed: only these Models move."""
    foreseen: list[tuple[int, Placed]] = unsaved([])
    """The automatic places of the next Models, if already computed."""
    closed: Closed = unsaved_of(Closed)
    """Places where no Model can end any more, as far as known."""
    bound: list[int] | None = unsaved(None)
    """The Models that have to stay in Command Range, once computed (`together`)."""

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
        """A Regiment that moves into contact with targets, without the Models that stay where they are (FB-16.6)."""
        queue = [model for model in contact_order(st, regiment, targets) if model not in (still or [])]
        return cls(regiment, targets, allowance, how, queue, floors, toll)

    def limits(self) -> MoveLimits:
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
        if not st.is_by_hand(self.regiment):
            self.go_on(st)
            return None
        options: list[Pick] = [DONE, *self.next_ones(st)]
        return Decision("close_in", st.owner(self.regiment), options, "FB-12.20", (self.regiment,))

    def ask_level(self, st: State) -> Decision | None:
        """Ask on which floor a Model moves into contact, if there is a choice (FB-22.24). The automatic one comes first."""
        places = self.kept or self.places(st, self.model)
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
        """Ask where it goes, by a custom path if wanted (FB-12.7, FB-12.15, FB-12.16)."""
        seat, context = st.owner(self.regiment), (self.model,)
        region = self.kept
        if region is None or region.closing.model != self.model or region.best.floor != self.level:
            region = self.places(st, self.model)
        elif self.turns:
            region = region.turned(spots_of(self.turns))
        turns = self.turn_places(region)
        if self.turning:
            return Decision("turn", seat, [], "FB-12.7", context, region=turns)
        options: list[Pick] = [TURN] if len(self.turns) < MAX_TURNS and turns.has_candidate() else []
        return Decision("close_to", seat, options, region.clause, context, region=region)

    def turn_places(self, region: ClosePlaces) -> Places:
        """Where the path may turn (FB-12.7)."""
        closing = region.closing
        floor = next(each for each in closing.floors if each.number == region.best.floor)
        named = [(closing.x, closing.y), *region.turns]
        return turning_places(named, max(0, self.allowance - floor.toll), floor.ways, closing.obstacles)

    def next_ones(self, st: State) -> list[int]:
        """The Models that may go next: the Leader Models in their order, then any (FB-12.20)."""
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
            self.let_pass(st)

    def let_pass(self, st: State) -> None:
        """Models before this one go first if it has no place where they all stay in Command Range (FB-12.22)."""
        while self.queue[0] != self.model and self.stragglers(st):
            self.kept = self.places(st, self.model)
            best, company = self.kept.best, self.kept.closing.company
            kept = company.in_command(best.x, best.y) or self.model not in self.together(st)
            if kept and company.keeps(best.x, best.y, best.floor):
                return
            self.go_to(st, self.queue[0])

    # -- Command Range

    def together(self, st: State) -> list[int]:
        """The Models that were in Command Range when the move began and so have to end in it (FB-12.22)."""
        if self.bound is None:
            spots = spots_now(st, self.regiment)
            spots |= {model: way[0] for model, way in ways_of(self.steps)}
            strays = outside_command(st, self.regiment, spots)
            self.bound = [model for model in spots if model not in strays]
        return self.bound

    def rest(self, model: int) -> CloseIn:
        """The same move without a Model that has already moved."""
        queue = [other for other in self.queue if other != model]
        clone = CloseIn(self.regiment, self.targets, self.allowance, self.how, queue, self.floors, self.toll)
        clone.hinders, clone.closed, clone.bound = self.hinders, self.closed.kept(), self.bound
        return clone

    def leads(self, st: State, model: int) -> bool:
        return model in (first_leader(st, self.regiment), standard_of(st, self.regiment))

    def stragglers(self, st: State) -> list[int]:
        """The Models that are outside Command Range now and still have to come into it."""
        outside = outside_command(st, self.regiment, spots_now(st, self.regiment))
        bound = self.together(st) if outside else []
        return [model for model in outside if model in bound and model in self.queue]

    # -- places

    def sought(self, st: State, model: int, rest: Followers | None) -> list[int]:
        """The targets of a Model: in a Charge against two Regiments, one not touched yet if it can get there (FB-15.14).

        The Leader tries the primary target first, which is the first in the list.
        """
        if self.how == CHARGED and len(self.targets) > 1:
            mates = [mate for mate in st.models(self.regiment) if mate != model]
            lonely = [foe for foe in self.targets if not any(touches(st, mate, foe) for mate in mates)]
            for foe in lonely:
                if self.closing(st, model, [foe], rest).in_contact(self.allowance) is not None:
                    return [foe]
        return self.targets

    def automatic(self, st: State, closing: Closing) -> Placed:
        """In contact, or as close as possible; a Model already in contact and in Command Range stays (FB-12.13, FB-12.14)."""
        model, x, y = closing.model, closing.x, closing.y
        if closing.company.in_command(x, y) and any(touches(st, model, foe) for foe in closing.targets):
            return Placed(x, y, st.floor[model], [(x, y)])
        found = closing.in_contact(self.allowance)
        return found or closing.closest(self.allowance, mates_in_contact(st, model, closing.targets, self.closed))

    def places(self, st: State, model: int) -> ClosePlaces:
        """Where a Model may go. In a Combat Reform, one out of reach may go towards any of the Regiments (FB-16.21)."""
        rest = self.followers(st, model)
        sought = self.sought(st, model, rest)
        found = self.places_at(st, model, sought, rest)
        if len(sought) < len(self.targets):
            others = [foe for foe in self.targets if foe not in sought]
            found.elsewhere = Closing(st, model, others, self.limits())
        if self.how != REFORMED or len(self.targets) < 2 or found.touching:
            return found
        return EitherPlaces(found, [self.places_at(st, model, [foe], rest) for foe in self.targets])

    def places_at(self, st: State, model: int, foes: list[int], rest: Followers | None) -> ClosePlaces:
        closing = self.closing(st, model, foes, rest)
        best = self.foreseen_place(model) or self.automatic(st, closing)
        if self.level not in (NOWHERE, best.floor):
            closing = closing.on_floor(self.level)
            best = closing.in_contact(self.allowance) or best
        mates = mates_in_contact(st, model, closing.targets, self.closed)
        return ClosePlaces(closing, best, self.allowance, mates, spots_of(self.turns))

    def followers(self, st: State, model: int) -> Followers | None:
        """The Models that have to follow a Model whose place its owner chooses, if any."""
        awaited = self.leads(st, model) or any(other != model for other in self.stragglers(st))
        # the question must stay valid whatever happens on the table, so it gets its own copy
        return Rest(st.clone(), self, model) if awaited else None

    def go_on(self, st: State) -> None:
        """Move all remaining Models to their automatic places."""
        while self.queue:
            self.go_to(st, self.queue[0])

    def go_to(self, st: State, model: int) -> Placed:
        """Move a Model to its automatic place."""
        placed = self.foreseen_place(model)
        after: list[tuple[int, Placed]] | None = None
        if placed is not None:
            after = self.foreseen[1:]
        elif self.leads(st, model):
            rest = Rest(st, self, model)
            placed = self.automatic_place(st, model, rest)
            after = rest.after(placed.x, placed.y, placed.floor)
        else:
            placed = self.automatic_place(st, model)
        self.go(st, model, placed)
        self.foreseen = after or []
        return placed

    def automatic_place(self, st: State, model: int, rest: Followers | None = None) -> Placed:
        return self.automatic(st, self.closing(st, model, self.sought(st, model, rest), rest))

    def foreseen_place(self, model: int) -> Placed | None:
        """The automatic place of the next Model, if it is known."""
        return self.foreseen[0][1] if self.foreseen and self.foreseen[0][0] == model else None

    def closing(self, st: State, model: int, foes: list[int], rest: Followers | None = None) -> Closing:
        """A Model moving into contact with these Regiments; `rest` are the Models that have to follow it."""
        obstacles = self.hindered_by(st)
        found = Closing(st, model, foes, obstacles.limits, obstacles, self.queue, self.closed)
        if rest is not None:
            found.company.followers = rest
        return found

    def go(self, st: State, model: int, placed: Placed) -> None:
        if self.foreseen:
            # a Model that goes elsewhere, or out of turn, changes what the others find
            self.foreseen = self.foreseen[1:] if self.foreseen[0] == (model, placed) else []
        self.queue.remove(model)
        self.kept = None
        if self.model != NOBODY:
            # the question for its place keeps what was known then
            self.closed = self.closed.kept()
        set_down(st, model, placed.x, placed.y, placed.floor)
        self.steps += [model, len(placed.way), *points_of(placed.way)]

    def finish(self, st: State) -> None:
        """Log the moves and roll for terrain (FB-12.19)."""
        st.pop()
        st.drop_mark(self.regiment, BY_HAND)
        steps = ways_of(self.steps)
        report(st, self.regiment, self.how, steps, "FB-12.20")
        if st.status[self.regiment] == FIELD:
            if self.how == CHARGED and is_hindered(st, self.regiment, [way for _, way in steps]):
                st.set_mark(self.regiment, HINDERED)  # FB-20.12
            roll_terrain(st, self.regiment, [way for _, way in steps], self.how == CHARGED)


class Rest(Followers):
    """Tries out the moves of the Models that follow: do they all stay in Command Range (FB-12.22)?

    The Models are moved on the given table and put back.
    """

    __slots__ = ("known", "lost", "model", "move", "plans", "st")

    def __init__(self, st: State, move: CloseIn, model: int) -> None:
        self.st = st
        self.model = model
        move.together(st)
        self.move = move.rest(model)
        self.known: dict[tuple[int, int, int], list[tuple[int, Placed]] | None] = {}
        self.lost: dict[tuple[int, int, int], int] = {}
        """For places where a Model loses Command Range, the first one to lose it."""
        self.plans: list[list[tuple[int, Placed]]] = []
        """Where the others went in the trials made for a drawing."""

    def keep(self, x: int, y: int, floor: int) -> bool:
        return self.after(x, y, floor) is not None

    def left_behind(self, x: int, y: int, floor: int) -> int:
        return NOBODY if self.keep(x, y, floor) else self.lost[(x, y, floor)]

    def nearly_keep(self, x: int, y: int, floor: int) -> bool:
        if any(self.would_do(plan, x, y, floor) for plan in reversed(self.plans)):
            return True
        found = self.after(x, y, floor)
        if found:
            self.plans.append(found)
        return found is not None

    def would_do(self, plan: list[tuple[int, Placed]], x: int, y: int, floor: int) -> bool:
        """Could the others take the same places if the Model ended there?"""
        st, move = self.st, self.move
        spots = spots_now(st, move.regiment)
        apart = 4 * st.plan(move.regiment).radius ** 2
        for other, placed in plan:
            if placed.floor == floor and (x - placed.x) ** 2 + (y - placed.y) ** 2 < apart:
                return False
            spots[other] = (placed.x, placed.y)
        spots[self.model] = (x, y)
        return not any(other in move.together(st) for other in outside_command(st, move.regiment, spots))

    def after(self, x: int, y: int, floor: int) -> list[tuple[int, Placed]] | None:
        """Where the others go once the Model stands there, if known; None if one of them loses Command Range."""
        key = (x, y, floor)
        if key not in self.known:
            self.known[key] = self.find(x, y, floor)
        return self.known[key]

    def find(self, x: int, y: int, floor: int) -> list[tuple[int, Placed]] | None:
        """Each goes to its automatic place. If that leaves one behind, the Standard Bearer stays back as far as it can."""
        st, move = self.st, self.move
        spots = spots_now(st, move.regiment)
        spots[self.model] = (x, y)
        outside = [other for other in outside_command(st, move.regiment, spots) if other in move.together(st)]
        if not outside:
            return []
        settled = [other for other in outside if other not in move.queue]
        if settled:
            self.lost[(x, y, floor)] = settled[0]
            return None
        found = self.play(x, y, floor)
        bearer = standard_of(st, move.regiment)
        if found is not None or bearer not in move.queue:
            return found
        return None if self.play(x, y, floor, bearer) is None else []

    def play(self, x: int, y: int, floor: int, held_back: int = NOBODY) -> list[tuple[int, Placed]] | None:
        """Move all others, as long as none loses Command Range."""
        st, move = self.st, self.move.rest(self.model)
        bound = move.together(st)
        leaders = {first_leader(st, move.regiment), *leader_models(st, move.regiment)}
        found: list[tuple[int, Placed]] = []
        places, floors = st.place, st.floor
        st.place, st.floor = places[:], floors[:]
        try:
            set_down(st, self.model, x, y, floor)
            while move.queue:
                model = move.queue[0]
                if model == held_back:
                    placed = move.closing(st, model, move.targets).held_back(move.allowance)
                else:
                    placed = move.automatic_place(st, model)
                move.go(st, model, placed)
                found.append((model, placed))
                spots = spots_now(st, move.regiment)
                if model not in leaders:
                    # a Model that leads no others can only take itself out of Command Range
                    spots = {other: spots[other] for other in (*leaders, model)}
                outside = outside_command(st, move.regiment, spots)
                lost = [other for other in outside if other in bound and other not in move.queue]
                if lost:
                    self.lost.setdefault((x, y, floor), lost[0])
                    return None
        finally:
            st.place, st.floor = places, floors
        return found


def spots_now(st: State, regiment: int) -> dict[int, LatticePoint]:
    """The places of a Regiment's Models."""
    return {model: (x, y) for x, y, model in st.block(regiment).spots}


def ways_of(steps: list[int]) -> list[tuple[int, list[LatticePoint]]]:
    """Paths as numbers: for each Model its number, the number of points, the points."""
    found: list[tuple[int, list[LatticePoint]]] = []
    at = 0
    while at < len(steps):
        count = steps[at + 1]
        found.append((steps[at], spots_of(steps[at + 2 : at + 2 + count])))
        at += 2 + count
    return found
