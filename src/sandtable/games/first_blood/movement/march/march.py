"""Move a Regiment by choosing its Leader's place; March is the simplest such move (FB-12.7 to FB-12.11, FB-13.1 to FB-13.7).

The owner chooses where the Leader goes. The others form up automatically. With free placement the owner may ask beforehand
to place the Models (`ADJUST`): then the Leader may take a named path, and single Models may be placed elsewhere, in the order
of FB-12.9; Models that come before them take their default places.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame, unsaved
from sandtable.core.engine.frames import Frame
from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.formation import Gap, Placed, by_gap, gap_to_base, gap_to_ground
from sandtable.core.space.places import nearest_contact, places_towards
from sandtable.core.space.plane import OUTSIDE, Polygon, polygon
from sandtable.core.space.points import point, points_of, spots_of, x_of, y_of
from sandtable.core.space.regions import ReachRegion
from sandtable.core.space.sight import box_of
from sandtable.games.first_blood.combat.rake import note_overflown
from sandtable.games.first_blood.measuring import crowd
from sandtable.games.first_blood.movement.formation.obstacles import MAX_TURNS, Storey, march_limits, storey_code
from sandtable.games.first_blood.movement.formation.places import (
    LeaderPlaces,
    ModelPlaces,
    Places,
    TurnPlaces,
    eight_steps,
    is_there,
    sample_around,
)
from sandtable.games.first_blood.movement.formation.progress import MoveStep, Progress, steps_of
from sandtable.games.first_blood.movement.formation.reach import TURN, LastLeg
from sandtable.games.first_blood.movement.formation.regiment import Member, MovingRegiment, can_fly, march_distance
from sandtable.games.first_blood.movement.formation.set_down import MARCHED, report, set_down
from sandtable.games.first_blood.movement.formation.terrain import roll_terrain
from sandtable.games.first_blood.state import BY_HAND, NOBODY, NOWHERE, State

DONE: Final = -1
"""All remaining Models go to their default places."""
STAY: Final = -1
"""The Leader stays where it is, which is always allowed (FB-12.11)."""
ADJUST: Final = -3
"""The owner wants to place the Models, and is asked for the Leader's place again (FB-12.10)."""
MAX_SAMPLE: Final = 3
"""How many enemy Models a sample of places considers."""


@frame
class Move(Frame[State]):
    """A Regiment on the move: the Leader's place first, then the others'.

    `floor` is the Leader's new floor among those it may go to, or NOWHERE while undecided. `turns` are the turning points
    named so far for the Model being placed; `turning` means that the next one is being asked for. `steps` are the placed
    Models: number, floor, number of points, the points of the path. `model` is the one the owner is placing now, and
    `level` the number of its floor among those it may go to, or NOWHERE while undecided.
    """

    regiment: int
    floor: int = NOWHERE
    turns: list[int] = []
    turning: bool = False
    steps: list[int] = []
    model: int = NOBODY
    level: int = NOWHERE
    known: MovingRegiment | None = unsaved(None, shared=True)
    """The body, computed once: nothing changes on the table until the move is carried out."""
    stood: Progress | None = unsaved(None, shared=True)
    """The progress of the move, computed once as well."""

    def seen_by(self, seat: int) -> Move:
        """Everything about a move is public."""
        return self.clone()

    def body(self, st: State) -> MovingRegiment:
        if self.known is None:
            self.known = self.made(st)
        return self.known

    def progress(self, body: MovingRegiment) -> Progress:
        if self.stood is None or self.stood.read_to < len(self.steps):
            self.stood = Progress(body, self.storey(body), self.steps, self.stood)
        return self.stood

    # -- what differs between moves

    def made(self, st: State) -> MovingRegiment:
        """The body that is about to move."""
        raise NotImplementedError

    def kind(self) -> str:
        """The question for the Leader's place."""
        return "march"

    def finish(self, st: State, steps: list[MoveStep]) -> None:
        """All Models have moved: pop this frame and continue. A frame that stays notes the `steps`."""
        raise NotImplementedError

    # -- the procedure

    def advance(self, st: State) -> Decision | None:
        body = self.body(st)
        if not self.steps:
            return self.ask_leader(st, body)
        if self.model != NOBODY:
            member = body.member(self.model)
            return self.ask_level(st, body, member) if self.level == NOWHERE else self.ask_place(st, body, member)
        left = self.progress(body).left
        if left and st.is_by_hand(self.regiment):
            options: list[Pick] = [DONE, *left]
            return Decision("arrange", st.owner(self.regiment), options, "FB-12.10", (self.regiment,))
        self.settle(st, body)
        return None

    def storey(self, body: MovingRegiment) -> Storey:
        return body.leader.storeys[max(0, self.floor)]

    # the Leader

    def ask_leader(self, st: State, body: MovingRegiment) -> Decision | None:
        """Ask where the Leader goes (FB-12.11). First ask for the floor, if there is a choice (FB-22.24)."""
        seat = st.owner(self.regiment)
        if self.floor == NOWHERE:
            floors = [n for n in range(len(body.leader.storeys)) if self.is_open(st, body, n)]
            if len(floors) == 1:
                self.floor = floors[0]
                return None
            options: list[Pick] = [storey_code(st, body.leader.storeys[n]) for n in floors]
            return Decision("floor", seat, options, "FB-22.24", (self.regiment,))
        if self.turning:
            return self.ask_turn(st, body, body.leader, self.storey(body))
        options = [TURN] if self.may_turn(st, body, body.leader, self.storey(body)) else []
        if self.floor > 0:
            options.append(STAY)
        if st.may_adjust(self.regiment) and (body.members or self.can_turn(st, body, body.leader, self.storey(body))):
            options.append(ADJUST)
        region = self.leader_places(st, body)
        return Decision(self.kind(), seat, options, "FB-12.11", (self.regiment,), region=region)

    def is_open(self, st: State, body: MovingRegiment, number: int) -> bool:
        """Can the Leader go to a floor? To its own, always (FB-12.11)."""
        if number == 0:
            return True
        storey = body.leader.storeys[number]
        toll = abs(storey[0] - body.leader.floor[0]) * body.obstacles.limits.toll
        if toll > body.allowance:
            return False
        if is_beyond(body.leader, body.allowance - toll, storey[1]):
            return False
        return has_place_on(storey, self.floor_places(st, body, number))

    def floor_places(self, st: State, body: MovingRegiment, number: int) -> Places:
        storey = body.leader.storeys[number]
        lead = body.leader
        sample = sample_around(lead.x, lead.y, body.allowance, self.goals(st, lead.x, lead.y))
        reach = self.reach(body, lead, storey)
        if storey[1]:
            on = sample_on(storey)
            sample += [point(x, y) for x, y in on] + sample_around(lead.x, lead.y, reach.allowance, on[:1])
        return LeaderPlaces(body, reach, storey, "FB-12.2", (lead.x, lead.y) if number == 0 else None, sample)

    def leader_places(self, st: State, body: MovingRegiment) -> Places:
        return self.floor_places(st, body, max(0, self.floor))

    def goals(self, st: State, x: int, y: int) -> list[LatticePoint]:
        """The goals for sampling places: the nearest enemies and the middle of the table."""
        foes: list[tuple[int, int, LatticePoint]] = []
        owner = st.owner(self.regiment)
        for plan, block in crowd(st):
            # the first living Model of each, if it has a place
            if plan.owner != owner and block.spots and block.spots[0][2] == block.living[0]:
                at_x, at_y, model = block.spots[0]
                foes.append(((x - at_x) * (x - at_x) + (y - at_y) * (y - at_y), model, (at_x, at_y)))
        foes.sort()
        return [*[spot for _, _, spot in foes[:MAX_SAMPLE]], (st.field().width // 2, st.field().height // 2)]

    # paths

    def reach(self, body: MovingRegiment, member: Member, storey: Storey) -> ReachRegion:
        """Where a Model may end: by an automatic path, or straight on from the last turning point (FB-12.7, FB-12.8)."""
        if not self.turns:
            return body.reach(member, storey)
        floor = body.way_to(member, storey)
        return LastLeg(self.named(member), max(0, body.allowance - floor.toll), floor.ways, floor.ends)

    def named(self, member: Member) -> list[LatticePoint]:
        return [(member.x, member.y), *spots_of(self.turns)]

    def may_turn(self, st: State, body: MovingRegiment, member: Member, storey: Storey) -> bool:
        """May the owner name another turning point?"""
        return st.is_by_hand(self.regiment) and self.can_turn(st, body, member, storey)

    def can_turn(self, st: State, body: MovingRegiment, member: Member, storey: Storey) -> bool:
        """Is there a place to turn?"""
        if len(self.turns) >= MAX_TURNS:
            return False
        if not self.turns:
            return has_room_to_turn(body, member, storey) or self.turn_places(body, member, storey).has_candidate()
        return self.turn_places(body, member, storey).has_candidate()

    def turn_reach(self, body: MovingRegiment, member: Member, storey: Storey) -> LastLeg:
        """Where the path may turn: anywhere the Model reaches in a straight line (FB-12.7)."""
        floor = body.way_to(member, storey)
        return LastLeg(self.named(member), max(0, body.allowance - floor.toll), floor.ways, floor.ways)

    def turn_places(self, body: MovingRegiment, member: Member, storey: Storey) -> Places:
        reach = self.turn_reach(body, member, storey)
        sample = sample_around(reach.x, reach.y, reach.allowance // 2, [])[1:]
        return TurnPlaces(reach, body.obstacles, "FB-12.7", None, sample)

    def ask_turn(self, st: State, body: MovingRegiment, member: Member, storey: Storey) -> Decision:
        region = self.turn_places(body, member, storey)
        return Decision("turn", st.owner(self.regiment), [], "FB-12.7", (member.model,), region=region)

    # the others

    def ask_level(self, st: State, body: MovingRegiment, member: Member) -> Decision | None:
        """Ask on which floor a Model is placed, if there is a choice (FB-22.24). The floor of its default place comes first."""
        first = level_of(member, self.own_place(body, member))
        others = [n for n in range(len(member.storeys)) if n != first and self.is_level_open(body, member, n)]
        if not others:
            self.level = first
            return None
        options: list[Pick] = [storey_code(st, member.storeys[n]) for n in (first, *others)]
        return Decision("model_floor", st.owner(self.regiment), options, "FB-22.24", (member.model,))

    def is_level_open(self, body: MovingRegiment, member: Member, level: int) -> bool:
        """Is there a place for a Model on this floor?"""
        storey = member.storeys[level]
        toll = abs(storey[0] - member.floor[0]) * body.obstacles.limits.toll
        if toll > body.allowance or is_beyond(member, body.allowance - toll, storey[1]):
            return False
        return has_place_on(storey, self.model_places(body, member, level))

    def own_place(self, body: MovingRegiment, member: Member) -> Placed:
        """The default place of a Model that is being placed (FB-12.9, FB-12.10)."""
        found = self.progress(body).formation()
        assert found is not None, "the default formation is lost"
        return found[member.model]

    def model_places(self, body: MovingRegiment, member: Member, level: int) -> Places:
        """Where a Model may be placed on a floor: all Models after it must still find a place automatically (FB-12.10)."""
        here = member.storeys[level]
        progress = self.progress(body)
        own = self.own_place(body, member)
        always = (own.x, own.y) if level_of(member, own) == level else None
        sample = sample_around(own.x, own.y, 2 * body.radius, [(progress.x, progress.y)])
        if always is None:
            sample += [point(x, y) for x, y in sample_on(here)]
        return ModelPlaces(progress, member, here[0], self.reach(body, member, here), always, sample)

    def ask_place(self, st: State, body: MovingRegiment, member: Member) -> Decision:
        """Ask for another place for one Model, by a named path if wanted (FB-12.7, FB-12.10)."""
        here = member.storeys[self.level]
        if self.turning:
            return self.ask_turn(st, body, member, here)
        region = self.model_places(body, member, self.level)
        options: list[Pick] = [TURN] if self.may_turn(st, body, member, here) else []
        if region.always is None:
            options.append(DONE)
        context = (member.model,)
        return Decision("place_model", st.owner(self.regiment), options, "FB-12.10", context, region=region)

    # -- answers

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "floor":
            codes = [storey_code(st, storey) for storey in self.body(st).leader.storeys]
            self.floor = codes.index(pick)
        elif asked.kind == "model_floor":
            storeys_of = self.body(st).member(self.model).storeys
            self.level = [storey_code(st, storey) for storey in storeys_of].index(pick)
        elif asked.kind == "arrange":
            body = self.body(st)
            if pick == DONE:
                self.settle(st, body)
            else:
                self.place_before(body, pick)
                self.model = pick
        elif pick == TURN:
            self.turning = True
        elif pick == ADJUST:
            st.set_mark(self.regiment, BY_HAND)
        elif asked.kind in ("turn", "enter_from"):
            self.turns.append(pick)
            self.turning = False
        elif asked.kind == "place_model":
            self.place(st, pick)
        else:
            self.lead(st, pick)

    def lead(self, st: State, spot: int) -> None:
        """Move the Leader to its place (FB-12.1)."""
        body = self.body(st)
        if spot == STAY:
            self.floor, spot = 0, point(body.leader.x, body.leader.y)
        x, y = x_of(spot), y_of(spot)
        storey = self.storey(body)
        way = self.reach(body, body.leader, storey).way(x, y) or body.reach(body.leader, storey).way(x, y) or [(x, y)]
        self.put(MoveStep(body.leader.model, storey[0], way))
        self.turns = []
        if (x, y) == (body.leader.x, body.leader.y) and body.formed(x, y, storey) is None:
            for member, placed in zip(body.members, body.stayed(), strict=True):
                self.put(MoveStep(member.model, placed.floor, placed.way))

    def place_before(self, body: MovingRegiment, model: int) -> None:
        """Models that come before the one its owner places take their default places (FB-12.10)."""
        progress = self.progress(body)
        found = progress.formation()
        assert found is not None
        for before in progress.left[: progress.left.index(model)]:
            self.put(MoveStep(before, found[before].floor, found[before].way))
        self.keep_places(body, found)

    def place(self, st: State, spot: int) -> None:
        """Move a Model where its owner wants it, or to its default place (FB-12.10)."""
        body = self.body(st)
        member = body.member(self.model)
        found = self.progress(body).formation()
        assert found is not None
        own = found[member.model]
        here = member.storeys[self.level]
        way = None
        if spot != DONE and (self.turns or level_of(member, own) != self.level or spot != point(own.x, own.y)):
            way = self.reach(body, member, here).way(x_of(spot), y_of(spot))
        self.put(MoveStep(member.model, own.floor, own.way) if way is None else MoveStep(member.model, here[0], way))
        if way is None:
            self.keep_places(body, found)
        self.model = NOBODY
        self.level = NOWHERE
        self.turns = []

    def keep_places(self, body: MovingRegiment, found: dict[int, Placed]) -> None:
        """The remaining Models go where they went before, because all Models before them have their default places."""
        progress = self.progress(body)
        progress.places = {model: found[model] for model in progress.left}

    def put(self, step: MoveStep) -> None:
        self.steps += [step.model, step.floor, len(step.way), *points_of(step.way)]

    def settle(self, st: State, body: MovingRegiment) -> None:
        """Move all remaining Models to their default places and carry out the move."""
        progress = self.progress(body)
        steps = steps_of(self.steps)
        if progress.left:
            found = progress.formation()
            assert found is not None, "the default formation is lost"
            for n in progress.members:
                model = body.members[n].model
                placed = found[model]
                steps.append(MoveStep(model, placed.floor, placed.way))
        for step in steps:
            set_down(st, step.model, step.way[-1][0], step.way[-1][1], step.floor)
        st.drop_mark(self.regiment, BY_HAND)
        self.finish(st, steps)


def has_room_to_turn(body: MovingRegiment, member: Member, storey: Storey) -> bool:
    """Does a Model reach a place in a straight line, at half or a quarter of its allowance (FB-12.7)?"""
    floor = body.way_to(member, storey)
    ways, most, x, y = floor.ways, max(0, body.allowance - floor.toll), member.x, member.y
    if not ways.is_clear_known(x, y):
        return False
    for far in (most // 2, most // 2 // 2):
        for dx, dy in eight_steps(far):
            at_x, at_y = x + dx, y + dy
            if (dx or dy) and is_there(at_x, at_y) and ways.is_clear(at_x, at_y) and ways.is_free(x, y, at_x, at_y):
                return True
    return False


def level_of(member: Member, placed: Placed) -> int:
    """The number of a place's floor among those a Model may go to."""
    for level, (number, outline) in enumerate(member.storeys):
        if number == placed.floor and (not number or polygon(placed.x, placed.y, outline) != OUTSIDE):
            return level
    return 0


def is_beyond(member: Member, far: int, outline: Polygon) -> bool:
    """Is all of an upper floor too far away for a Model with this allowance? False negatives are possible."""
    if not outline:
        return False
    left, low, right, high = box_of(outline)
    return right < member.x - far or left > member.x + far or high < member.y - far or low > member.y + far


def sample_on(storey: Storey) -> list[LatticePoint]:
    """Sample places on an upper floor: its middle, and towards its corners."""
    if not storey[1]:
        return []
    xs, ys = [x for x, _ in storey[1]], [y for _, y in storey[1]]
    middle = (sum(xs) // len(xs), sum(ys) // len(ys))
    return [middle, *[((x + 3 * middle[0]) // 4, (y + 3 * middle[1]) // 4) for x, y in storey[1]], *storey[1]]


def has_place_on(storey: Storey, places: Places) -> bool:
    """Is there a place on a floor?"""
    left, low, right, high = box_of(storey[1])
    for spot in places.sampled():
        x, y = x_of(spot), y_of(spot)
        on = not storey[1] or (left <= x <= right and low <= y <= high and polygon(x, y, storey[1]) != OUTSIDE)
        if on and places.contains(spot):
            return True
    # the sample covers the default place; what remains after the climb may end far from it
    return any(map(places.contains, places.further()))


@frame
class March(Move):
    """A March of a Regiment on the battlefield (FB-13.1 to FB-13.7)."""

    def made(self, st: State) -> MovingRegiment:
        flies = can_fly(st, self.regiment)
        return MovingRegiment(st, self.regiment, march_distance(st, self.regiment), march_limits(flies))

    def finish(self, st: State, steps: list[MoveStep]) -> None:
        st.pop()
        flies = self.body(st).obstacles.limits.flies
        st.marches[self.regiment] += 1
        if st.logging:
            report(st, self.regiment, MARCHED, [(step.model, step.way) for step in steps], "FB-13.2")
        ways = [step.way for step in steps]
        note_overflown(st, self.regiment, ways)
        roll_terrain(st, self.regiment, ways, flies=flies)


@frame
class Rush(March):
    """The forced March after a failed Bloodlust test: the Leader goes straight towards the nearest enemy (FB-24.5, FB-24.6)."""

    def ask_leader(self, st: State, body: MovingRegiment) -> Decision | None:
        lead = body.leader
        self.floor = 0
        at = nearest_foe(st, self.regiment, lead.model)
        places = self.leader_places(st, body)
        steps = [] if at is None else places_towards(lead.x, lead.y, at[0], at[1], body.allowance)
        spots = [point(x, y) for x, y in reversed(steps) if places.contains(point(x, y))]
        self.lead(st, spots[0] if spots else point(lead.x, lead.y))
        return None


def nearest_foe(st: State, regiment: int, model: int) -> LatticePoint | None:
    """The place of the enemy Model nearest to a Model, or of its Garrison; ties go to the lower number (FB-3.20)."""
    x, y, radius = x_of(st.place[model]), y_of(st.place[model]), st.plan(regiment).radius
    gaps: list[Gap] = []
    found: list[LatticePoint] = []
    for foe in st.on_table(1 - st.owner(regiment)):
        piece = st.inside[foe]
        if piece != NOWHERE:
            outline = st.field().pieces[piece].outline
            gaps.append(gap_to_ground(x, y, radius, outline))
            found += nearest_contact(x, y, radius, outline) or [(x, y)]
            continue
        for other in st.models(foe):
            spot = st.place[other]
            gaps.append(gap_to_base(x, y, radius, x_of(spot), y_of(spot), st.plan(foe).radius))
            found.append((x_of(spot), y_of(spot)))
    return found[by_gap(gaps)[0]] if found else None
