"""Which clauses truly forbid a place: measured again by shapely, and lifted where a formation decides.

A place is weighed for one Model: where its way begins, how far it may go, what it may not stand on or come near. A failed
formation (FB-12.10, FB-12.11) is judged by lifting it: without those who find no place the place must be legal.
"""

from __future__ import annotations

from math import hypot
from typing import Any, Final

from shapely import Point, Polygon

from sandtable.core.engine.decision import Decision
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.regiment import march_distance
from sandtable.games.first_blood.movement.march.entry import Entry
from sandtable.games.first_blood.movement.march.garrison import Leave
from sandtable.games.first_blood.movement.march.march import Move
from sandtable.games.first_blood.qualities import all_have
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.terms import FLY
from tests.reasons.first_blood_table import GARRISON, IMPASSABLE, INCH, SLAIN, TOUCH, Table, sweep
from tests.reasons.judge import Verdict

HAIR: Final = 0.2
"""Two thousandths of an inch: closer to a limit than this either answer is taken."""
KEPT: Final = ("known", "stood", "kept", "gate", "edges")
"""What frames of moves keep of the table; forgotten in a copy that was changed."""
NO_PLACE: Final = -1


class Mover:
    """Who is being placed, from where, how far, and how."""

    def __init__(self, st: State, asked: Decision) -> None:
        frame: Any = st.stack[-1]
        table = Table(st)
        self.st, self.asked, self.frame, self.table = st, asked, frame, table
        self.regiment: int = frame.regiment
        self.contact: list[int] | None = list(frame.targets) if isinstance(frame, CloseIn) else None
        by_model = asked.kind in ("place_model", "close_to", "turn", "enter_from")
        leaders = table.leaders(self.regiment)
        self.model = asked.context[0] if by_model else leaders[0]
        self.radius = table.radius(self.model)
        self.enters = isinstance(frame, Entry)
        self.leaves = isinstance(frame, Leave)
        self.hair = HAIR
        self.flies = self.contact is None and all_have(st, self.regiment, FLY)
        self.home = st.inside[self.regiment] if self.leaves else NO_PLACE
        self.floor, self.toll = self.where_to()
        whole = frame.allowance if isinstance(frame, CloseIn) else march_distance(st, self.regiment)
        if self.enters and frame.twice:
            bearer = table.plans[self.regiment].standard
            whole = 2 * whole + (INCH if bearer >= 0 and st.place[bearer] != SLAIN else 0)
        self.whole = whole
        self.way = self.so_far()
        walked = sum([hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in zip(self.way, self.way[1:], strict=False)])
        self.left = whole - self.toll - walked
        self.low = min(self.floor, st.floor[self.model]) if st.place[self.model] >= 0 else 0

    def where_to(self) -> tuple[int, int]:
        """The floor that is asked about, and what the climb costs."""
        region: Any = self.asked.region
        here = self.st.floor[self.model] if self.st.place[self.model] >= 0 else 0
        if isinstance(self.frame, CloseIn):
            floor = region.best.floor if hasattr(region, "best") else self.frame.level
            return floor, abs(floor - here) * self.frame.toll
        if self.enters or self.leaves:
            return 0, 0
        body = self.frame.body(self.st)
        if self.asked.kind == "march" or (self.asked.kind == "turn" and self.frame.model < 0):
            floor = body.leader.storeys[max(0, self.frame.floor)][0]
        else:
            member = next(each for each in body.members if each.model == self.model)
            floor = member.storeys[max(0, self.frame.level)][0]
        return floor, abs(floor - here) * 3 * INCH

    def so_far(self) -> list[tuple[int, int]]:
        turns = [(x_of(spot), y_of(spot)) for spot in self.frame.turns]
        if self.enters:
            return turns
        if self.leaves:
            start = self.frame.start
            return [(x_of(start), y_of(start)), *turns]
        return [self.table.spot(self.model), *turns]

    # -- bans

    def far(self, x: int, y: int) -> set[str]:
        if not self.way:
            return set()
        ax, ay = self.way[-1]
        apart = hypot(x - ax, y - ay)
        found = {"FB-12.2"} if apart > self.left - HAIR else set()
        return found | ({"FB-22.5"} if self.toll and apart + self.toll > self.left + self.toll - HAIR else set())

    def off(self, x: int, y: int) -> set[str]:
        field = self.table.field
        assert field is not None
        r = self.radius - HAIR
        on = r <= x <= field.width - r and r <= y <= field.height - r
        inner = self.radius <= x <= field.width - self.radius and self.radius <= y <= field.height - self.radius
        return set() if on and inner else {"FB-3.3"}

    def eased(self, gap: float, model: int) -> bool:
        """A Model that starts too near may move if it never comes nearer (FB-13.5)."""
        if not self.way or self.enters:
            return False
        x, y = self.way[0]
        ox, oy = self.table.spot(model)
        began = hypot(x - ox, y - oy) - self.radius - self.table.radius(model)
        return began <= 2 * INCH and gap >= began

    def near_models(self, path: Any, end: bool) -> set[str]:
        """Models of other Regiments on the floor (FB-3.11, FB-12.4, FB-13.4, FB-15.12)."""
        found: set[str] = set()
        floor = self.floor if end else self.low
        for plan in self.table.plans:
            other = plan.number
            if other == self.regiment or not self.table.there(other) or self.table.inside(other):
                continue
            foe = plan.owner != self.table.owner(self.regiment)
            for model in self.table.alive(other):
                if self.st.floor[model] != floor:
                    continue
                gap = path.distance(Point(self.table.spot(model))) - self.radius - self.table.radius(model)
                if gap < self.hair:
                    found.add("FB-3.11" if end else "FB-12.4")
                if (
                    self.contact is None
                    and foe
                    and gap <= 2 * INCH + self.hair
                    and not self.eased(gap - self.hair, model)
                ):
                    found.add("FB-13.4")
                if self.contact is not None and foe and other not in self.contact and end and gap <= TOUCH + self.hair:
                    found.add("FB-15.12")
        return found

    def near_pieces(self, path: Any, end: bool) -> set[str]:
        """Garrisons and Impassable Terrain on the ground (FB-12.4, FB-13.6, FB-20.18, FB-21.19, FB-21.23, FB-21.28)."""
        found: set[str] = set()
        if (self.floor if end else self.low) != 0:
            return found
        for at, piece in enumerate(self.table.pieces):
            gap = self.table.ground[at].distance(path) - self.radius
            holders = [one for one in range(len(self.st.inside)) if self.st.inside[one] == at]
            held = [one for one in holders if self.table.owner(one) != self.table.owner(self.regiment)]
            if piece.kind == GARRISON:
                if at == self.home:
                    found |= (
                        {"FB-21.19"} if end and gap < INCH + self.hair else {"FB-12.4"} if gap < self.hair else set()
                    )
                elif self.contact is None:
                    found |= {"FB-21.23"} if held and gap <= 2 * INCH + self.hair else set()
                    found |= {"FB-13.6"} if gap <= INCH + self.hair else set()
                else:
                    found |= {"FB-12.4"} if gap < self.hair else set()
                    strange = held and held[0] not in self.contact
                    found |= {"FB-21.28"} if strange and end and gap <= TOUCH + self.hair else set()
            elif piece.rules & IMPASSABLE and gap < (INCH if end else 0) + self.hair:
                found.add("FB-20.18")
        return found

    def off_floor(self, path: Any, end: bool) -> set[str]:
        floor = self.floor if end else self.low
        if not floor:
            return set()
        floors = [Polygon(piece.floors[floor - 1]) for piece in self.table.pieces if len(piece.floors) >= floor]
        return set() if any(each.buffer(HAIR).covers(path) and each.covers(path) for each in floors) else {"FB-22.20"}

    def crowded(self, x: int, y: int) -> set[str]:
        """Own Models that stand already, and Command Range (FB-3.11, FB-4.10)."""
        if self.asked.kind not in ("place_model", "close_to"):
            return set()
        spots: list[tuple[int, tuple[int, int], int]] = []
        if self.contact is not None:
            mates = [model for model in self.table.alive(self.regiment) if model != self.model]
            spots = [(model, self.table.spot(model), self.st.floor[model]) for model in mates]
        else:
            numbers, at = self.frame.steps, 0
            while at < len(numbers):
                end = at + 2 + numbers[at + 2]
                spots.append((numbers[at], (x_of(numbers[end]), y_of(numbers[end])), numbers[at + 1]))
                at = end + 1
        found: set[str] = set()
        leaders = self.table.leaders(self.regiment)
        for _, (ox, oy), floor in spots:
            if floor == self.floor and hypot(x - ox, y - oy) < 2 * self.radius + HAIR:
                found.add("FB-3.11")
        anchors = [spot for model, spot, _ in spots if model in leaders]
        if self.model == leaders[0]:
            anchors = []
        elif self.table.roles[self.model] == 1:
            anchors = anchors[:1]
        if anchors and min([hypot(x - ox, y - oy) for ox, oy in anchors]) - 2 * self.radius > 5 * INCH - HAIR:
            found.add("FB-4.10")
        return found

    def at_end(self, x: int, y: int) -> set[str]:
        spot = Point(x, y)
        return self.near_models(spot, True) | self.near_pieces(spot, True) | self.off_floor(spot, True)

    def on_way(self, x: int, y: int) -> set[str]:
        found: set[str] = set()
        return found.union(*self.ways(x, y))

    def ways(self, x: int, y: int) -> list[set[str]]:
        """What is in each straight way that is allowed: one from where it stands, several from an edge."""
        found: list[set[str]] = []
        for ax, ay in [self.way[-1]] if self.way else self.starts(x, y):
            path = sweep(ax, ay, x, y)
            bans = self.near_models(path, False) | self.near_pieces(path, False)
            found.append(set() if self.flies else bans | (set() if self.enters else self.off_floor(path, False)))
        return found

    # -- entering

    def edges(self, x: float, y: float) -> tuple[float, float, float, float]:
        field = self.table.field
        assert field is not None
        return (y, field.width - x, field.height - y, x)

    def within(self) -> float:
        """How far from the own edge a Model may come on, and end (FB-13.11, FB-13.14)."""
        enabler = self.frame.enabler
        if enabler < 0:
            return float("inf")
        own = self.own_edge()
        if self.table.inside(enabler):
            spots = list(self.table.pieces[self.st.inside[enabler]].outline)
        else:
            spots = [self.table.spot(model) for model in self.table.leaders(enabler)]
        return min([self.edges(x, y)[own] for x, y in spots])

    def own_edge(self) -> int:
        seat = self.table.owner(self.regiment)
        return self.st.edge if seat == self.st.edge_winner else (self.st.edge + 2) % 4

    def starts(self, x: int, y: int) -> list[tuple[int, int]]:
        """Straight behind the place, or shifted by up to 3" (FB-13.8, FB-13.11, FB-13.23)."""
        field, edge, r = self.table.field, self.frame.edge, self.radius
        assert field is not None
        found: list[tuple[int, int]] = []
        for shift in (0, 100, -100, 200, -200, 300, -300):
            spot = ((x + shift, -r), (field.width + r, y + shift), (x + shift, field.height + r), (-r, y + shift))[edge]
            along = x + shift if edge in (0, 2) else y + shift
            long = field.width if edge in (0, 2) else field.height
            near = hypot(spot[0] - x, spot[1] - y) <= self.whole
            if near and 0 <= along <= long and self.edges(*spot)[self.own_edge()] <= self.within():
                found.append(spot)
        return found

    def beyond_entry(self, x: int, y: int) -> set[str]:
        found: set[str] = set()
        if self.edges(x, y)[self.frame.edge] + self.radius > self.whole:
            found.add("FB-13.9")
        if not self.frame.twice and self.edges(x, y)[self.own_edge()] > self.within():
            found.add("FB-13.14")
        if not self.way and not self.starts(x, y):
            found.add("FB-13.11")
        return found


def cleared(st: State) -> State:
    """A copy whose frame has forgotten what it knew of the table."""
    clone = st.clone()
    for name in KEPT:
        if hasattr(clone.stack[-1], name):
            setattr(clone.stack[-1], name, None)
    return clone


def lifted(mover: Mover, spot: int) -> bool:
    """Is the place legal if those who would have to find places around it are not there?"""
    clone = cleared(mover.st)
    placed = set()
    numbers, at = getattr(mover.frame, "steps", []), 0
    while isinstance(mover.frame, Move) and at < len(numbers):
        placed.add(numbers[at])
        at += 3 + numbers[at + 2]
    for model in mover.table.alive(mover.regiment):
        if model != mover.model and model not in placed:
            clone.place[model] = SLAIN
    bearer = mover.table.plans[mover.regiment].standard
    fallen = bearer >= 0 and mover.st.place[bearer] != SLAIN and clone.place[bearer] == SLAIN
    shorter = mover.frame.twice if mover.enters else march_distance(clone, mover.regiment) < mover.whole
    if fallen and shorter:
        # without its Standard Bearer it may go an inch less: a free way is enough
        return set() in mover.ways(x_of(spot), y_of(spot))
    asked = clone.stack[-1].advance(clone)
    return asked is not None and asked.region is not None and asked.region.contains(spot)


def alone(mover: Mover, spot: int) -> bool:
    """Is a starting point beside a Garrison legal if nobody else and no other terrain is there?"""
    clone = cleared(mover.st)
    for plan in mover.table.plans:
        if plan.number != mover.regiment and clone.status[plan.number] == 2:
            clone.status[plan.number] = 0
    asked = clone.stack[-1].advance(clone)
    return asked is not None and asked.region is not None and asked.region.contains(spot)


def place_bans(st: State, asked: Decision, spot: int) -> set[str]:
    """All clauses that forbid a place; the hidden ones of a formation are lifted."""
    x, y = x_of(spot), y_of(spot)
    if asked.kind == "return":
        return return_bans(st, asked, x, y)
    if asked.region is None:
        return listed_bans(st, asked, x, y)
    mover = Mover(st, asked)
    if asked.kind == "leave_at":
        return start_bans(mover, spot)
    if asked.kind == "enter_from":
        return edge_bans(mover, x, y)
    if asked.kind == "turn":
        same = bool(mover.way) and (x, y) == mover.way[-1]
        clear = {"FB-12.7"} if same else set()
        found = clear | mover.far(x, y) | mover.on_way(x, y) | (set() if mover.enters else mover.off(x, y))
        mover.hair = -HAIR  # what is surely in the way; else the way is clear, and the question is where it leads
        goes_on = not (clear | mover.far(x, y) | mover.on_way(x, y) | mover.off(x, y))
        return found | ({"FB-21.20"} if mover.leaves and goes_on else set())
    found = mover.off(x, y) | mover.far(x, y) | mover.at_end(x, y) | mover.crowded(x, y)
    if mover.enters:
        found |= mover.beyond_entry(x, y)
    if asked.kind == "close_to":
        found |= contact_bans(mover, x, y)
    if found:
        return found | {f"{clause} on the way" for clause in mover.on_way(x, y)}
    found = mover.on_way(x, y)
    if asked.kind != "close_to" and lifted(mover, spot):
        found.add("FB-12.10" if asked.kind == "place_model" else "FB-12.11")
    return found


def listed_bans(st: State, asked: Decision, x: int, y: int) -> set[str]:
    """Places in contact that are listed: for a Duel, or beside those who charged (FB-15.25, FB-18.6, FB-18.7)."""
    table, model = Table(st), asked.context[0]
    frame: Any = st.stack[-1]
    field, r = table.field, table.radius(model)
    assert field is not None
    found = set() if r <= x <= field.width - r and r <= y <= field.height - r else {"FB-3.3"}
    duel = asked.kind == "duel_place"
    charger: int = getattr(frame, "charger", -1)
    foe: int = getattr(frame, "foe", -1)
    rival = frame.regiment if duel and table.of[model] == foe else foe
    others = [table.plans[rival].first] if duel else table.alive(charger)
    gaps = [hypot(x - ox, y - oy) - r - table.radius(one) for one in others for ox, oy in [table.spot(one)]]
    if min(gaps) > TOUCH - HAIR:
        found.add("FB-18.6" if duel else "FB-15.25")
    floor = st.floor[others[0]]
    for plan in table.plans:
        for one in table.alive(plan.number) if table.there(plan.number) and not table.inside(plan.number) else []:
            ox, oy = table.spot(one)
            if one != model and st.floor[one] == floor and hypot(x - ox, y - oy) - r - table.radius(one) < HAIR:
                found.add("FB-3.11")
    return found or {"FB-18.7" if duel else "FB-12.13"}


def contact_bans(mover: Mover, x: int, y: int) -> set[str]:
    """In contact if that is possible, else nearly as close as possible (FB-12.15, FB-12.16)."""
    region: Any = mover.asked.region
    best = region.sampled()[0]
    gaps = []
    for at_x, at_y in ((x, y), (x_of(best), y_of(best))):
        near = [float("inf")]
        targets = [foe for foe in region.closing.targets if mover.table.there(foe)]
        for foe in targets:
            if mover.table.inside(foe):
                outline = mover.table.ground[mover.st.inside[foe]]
                near.append(outline.distance(Point(at_x, at_y)) - mover.radius)
                continue
            for model in mover.table.alive(foe):
                ox, oy = mover.table.spot(model)
                level = mover.st.floor[model] == mover.floor
                apart = hypot(at_x - ox, at_y - oy) - mover.radius - mover.table.radius(model)
                near.append(apart if level or not region.touching else float("inf"))
        gaps.append(min(near))  # negative above or below somebody on another floor
    others = [foe for foe in mover.frame.targets if foe not in region.closing.targets and mover.table.there(foe)]
    for foe in others if region.touching and gaps[0] > TOUCH - HAIR else []:
        spots = [Point(mover.table.spot(model)) for model in mover.table.alive(foe) if mover.st.place[model] >= 0]
        outline = [mover.table.ground[mover.st.inside[foe]]] if mover.table.inside(foe) else []
        wide = mover.radius + (0 if outline else mover.table.radius(mover.table.alive(foe)[0]))
        if min([each.distance(Point(x, y)) for each in spots + outline]) - wide <= TOUCH + HAIR:
            return {"FB-15.14"}
    if region.touching:
        return {"FB-12.15"} if gaps[0] > TOUCH - HAIR and gaps[1] <= TOUCH + HAIR else set()
    return {"FB-12.16"} if gaps[0] > gaps[1] + 25 - HAIR else set()


def start_bans(mover: Mover, spot: int) -> set[str]:
    """Beside the outline, with room, and with a way on (FB-21.19, FB-21.20)."""
    at = Point(x_of(spot), y_of(spot))
    gap = mover.table.ground[mover.st.inside[mover.regiment]].distance(at) - mover.radius
    found = {"FB-21.19"} if gap > TOUCH - HAIR or gap < HAIR else set()
    if found:
        return found
    mover.contact = []
    near = mover.near_models(at, False) | (mover.near_pieces(at, False) - {"FB-21.19"})
    found = near | mover.off(x_of(spot), y_of(spot))
    return found or ({"FB-21.20"} if alone(mover, spot) else set())


def edge_bans(mover: Mover, x: int, y: int) -> set[str]:
    """Where a way comes over the edge (FB-13.8, FB-13.11)."""
    field, edge = mover.table.field, mover.frame.edge
    assert field is not None
    deep = mover.edges(x, y)[edge]
    along, long = (x, field.width) if edge in (0, 2) else (y, field.height)
    found = {"FB-13.8"} if abs(deep) > mover.radius or not 0 <= along <= long else set()
    start = ((x, -mover.radius), (field.width + mover.radius, y), (x, field.height + mover.radius), (-mover.radius, y))[
        edge
    ]
    if mover.edges(*start)[mover.own_edge()] > mover.within():
        found.add("FB-13.11")
    return found | mover.near_models(Point(start), False) | mover.near_pieces(Point(start), False)


def return_bans(st: State, asked: Decision, x: int, y: int) -> set[str]:
    """Where a returned Model may be placed (FB-7.32, FB-23.11)."""
    table, region = Table(st), asked.region
    regiment = asked.context[0]
    radius, at = table.radius(table.plans[regiment].first), Point(x, y)
    field = table.field
    assert field is not None
    r = radius
    found = set() if r <= x <= field.width - r and r <= y <= field.height - r else {"FB-3.3"}
    leaders = [Point(table.spot(model)) for model in table.leaders(regiment)]
    if min([each.distance(at) for each in leaders]) - 2 * r > 5 * INCH - HAIR:
        found.add("FB-7.32")
    beside = getattr(region, "beside", [])
    if beside and min([hypot(x - ox, y - oy) for ox, oy in beside]) - 2 * r > TOUCH - HAIR:
        found.add("FB-23.11")
    foes = table.foes_of(regiment)
    for plan in table.plans:
        if not table.there(plan.number) or table.inside(plan.number):
            continue
        shy = plan.owner != table.owner(regiment) and plan.number not in foes
        for model in table.alive(plan.number):
            gap = at.distance(Point(table.spot(model))) - r - table.radius(model)
            found |= {"FB-7.32"} if shy and gap <= 2 * INCH + HAIR else {"FB-3.11"} if gap < HAIR else set()
    for n, piece in enumerate(table.pieces):
        gap = table.ground[n].distance(at) - r
        held = [one for one in range(len(st.inside)) if st.inside[one] == n]
        shy = bool(held) and table.owner(held[0]) != table.owner(regiment) and held[0] not in foes
        far = 2 * INCH if shy else INCH if piece.rules & IMPASSABLE else 0
        if (piece.kind == GARRISON or piece.rules & IMPASSABLE) and gap < far + HAIR:
            found.add("FB-7.32")
    return found


def place_verdict(st: State, asked: Decision, spot: int, named: list[str]) -> Verdict:
    bans = place_bans(st, asked, spot)
    if named in (["FB-12.10"], ["FB-12.11"]) and lifted(Mover(st, asked), spot):
        return Verdict.EXACT  # without the others it is legal, so nothing else forbids it
    if named and all(clause in bans for clause in named):
        return Verdict.EXACT
    # true, but where the Model would end something nearer forbids it
    later = [clause for clause in named if clause in bans or f"{clause} on the way" in bans]
    return Verdict.GENERAL if named and later == named else Verdict.FALSE
