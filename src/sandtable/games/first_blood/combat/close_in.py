"""Moves into contact, Model by Model: Charge, pile-in and Combat Reform (FB-12.13 to FB-12.16, FB-12.19, FB-12.20).

Leader Models go first, then the others in any order that their owner likes. Each is put into contact if it can get there, else
as close as it can.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Decision, Pick
from sandtable.core.frames import Frame
from sandtable.core.space.exact import Spot
from sandtable.core.space.formation import Placed
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.combat.melee_place import MeleePlace
from sandtable.games.first_blood.measuring import leader_models, touches
from sandtable.games.first_blood.moving.carrying import CHARGED as A_CHARGE
from sandtable.games.first_blood.moving.carrying import PILED_IN, set_down, tell
from sandtable.games.first_blood.moving.contact import Closing, close_up, contact_order, find_contact, mates_in_contact
from sandtable.games.first_blood.moving.obstacles import Limits, contact_limits
from sandtable.games.first_blood.moving.terrain import is_hindered, roll_terrain
from sandtable.games.first_blood.state import HINDERED, NOBODY, State

ALL: Final = -1
"""The answer that leaves all that are left to the automatic places."""
CLAUSES: Final = {A_CHARGE: "FB-15.10", PILED_IN: "FB-16.5"}
"""By which clause Models move, for each way of moving; Combat Reform else."""


def limits_of(how: int, targets: list[int]) -> Limits:
    """In a pile-in a Model may change one floor without cost; otherwise each floor is paid for (FB-22.11, FB-22.12)."""
    return contact_limits(targets, 1, 0) if how == PILED_IN else contact_limits(targets)


def wanted(st: State, regiment: int, model: int, targets: list[int], how: int, allowance: int) -> list[int]:
    """Whom a Model must go to: in a Charge a target that nobody touches yet comes first, if it can get there (FB-15.14).

    The Leader goes to the primary target, the first in the list.
    """
    if how != A_CHARGE or len(targets) < 2:
        return targets
    mates = [mate for mate in st.models(regiment) if mate != model]
    lonely = [foe for foe in targets if not any(touches(st, mate, foe) for mate in mates)]
    for foe in lonely[:1]:
        if find_contact(st, model, [foe], allowance, limits_of(how, targets)) is not None:
            return [foe]
    return targets


def automatic(st: State, regiment: int, model: int, targets: list[int], how: int, allowance: int) -> Placed:
    """Where a Model goes by itself: who is in contact already stays (FB-12.13, FB-12.14)."""
    if any(touches(st, model, foe) for foe in targets):
        spot = st.place[model]
        return Placed(x_of(spot), y_of(spot), st.floor[model], [(x_of(spot), y_of(spot))])
    whom = wanted(st, regiment, model, targets, how, allowance)
    return close_up(st, model, whom, allowance, limits_of(how, targets))


class CloseIn(Frame[State]):
    """A Regiment moves into contact. `left` are the Models that have not moved, `chosen` the one that is asked for.

    `ways` are the ways gone so far, each with its Model. With `by_itself` nothing is asked any longer.
    """

    __slots__ = ("allowance", "by_itself", "chosen", "how", "left", "regiment", "targets", "ways")

    def __init__(
        self,
        regiment: int,
        how: int,
        targets: list[int],
        allowance: int,
        left: list[int],
        ways: list[tuple[int, tuple[Spot, ...]]] | None = None,
        chosen: int = NOBODY,
        by_itself: bool = False,
    ) -> None:
        self.regiment = regiment
        self.how = how
        self.targets = targets
        self.allowance = allowance
        self.left = left
        self.ways = [] if ways is None else ways
        self.chosen = chosen
        self.by_itself = by_itself

    @staticmethod
    def of(st: State, regiment: int, how: int, targets: list[int], allowance: int) -> CloseIn:
        """Everybody moves; in a pile-in only those who are not in contact with an enemy (FB-16.6)."""
        left = contact_order(st, regiment, targets)
        if how == PILED_IN:
            left = [model for model in left if not any(touches(st, model, foe) for foe in targets)]
        return CloseIn(regiment, how, targets, allowance, left, by_itself=st.rules.auto)

    def fields(self) -> tuple[object, ...]:
        start = (self.regiment, self.how, self.targets[:], self.allowance, self.left[:], self.ways[:])
        return (*start, self.chosen, self.by_itself)

    def clause(self) -> str:
        return CLAUSES.get(self.how, "FB-16.20")

    def advance(self, st: State) -> Decision | None:
        if not self.left:
            self.finish(st)
            return None
        if self.by_itself:
            self.put(st, self.left[0], automatic(st, *self.task(self.left[0])))
            return None
        seat = st.owner(self.regiment)
        model = self.next_model(st)
        if model == NOBODY:
            options: list[Pick] = [ALL, *self.left]
            return Decision("next_in", seat, options, "FB-12.20", (self.regiment,))
        return Decision("close_in", seat, [ALL], self.clause(), (self.regiment, model), region=self.region(st, model))

    def task(self, model: int) -> tuple[int, int, list[int], int, int]:
        return (self.regiment, model, self.targets, self.how, self.allowance)

    def next_model(self, st: State) -> int:
        """The Model that moves next, NOBODY if the owner has to choose: Leader Models first (FB-12.20)."""
        if self.chosen != NOBODY:
            return self.chosen
        heads = [model for model in self.left if model in leader_models(st, self.regiment)]
        if heads:
            return heads[0]
        return self.left[0] if len(self.left) == 1 else NOBODY

    def region(self, st: State, model: int) -> MeleePlace:
        """Where the owner may put a Model: in contact if FB-12.13 finds contact, else nearly as close as possible (FB-12.15,
        FB-12.16)."""
        whom = wanted(st, self.regiment, model, self.targets, self.how, self.allowance)
        limits = limits_of(self.how, self.targets)
        closing = Closing(st, model, whom, limits)
        placed = automatic(st, *self.task(model))
        mates = mates_in_contact(st, model, whom)
        return MeleePlace(st, closing, placed, self.allowance, self.clause(), mates)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if pick == ALL:
            self.by_itself = True
        elif asked.kind == "next_in":
            self.chosen = pick
        else:
            region = asked.region
            assert isinstance(region, MeleePlace)
            self.put(st, asked.context[1], region.placed_at(pick))

    def put(self, st: State, model: int, placed: Placed) -> None:
        set_down(st, model, placed.x, placed.y, placed.floor)
        self.left.remove(model)
        self.chosen = NOBODY
        self.ways.append((model, tuple(placed.way)))

    def finish(self, st: State) -> None:
        """All have moved: dice for the terrain that they crossed (FB-12.19, FB-20.12)."""
        st.pop()
        ways = [list(way) for _, way in self.ways]
        tell(st, self.regiment, self.how, [(model, list(way)) for model, way in self.ways], self.clause())
        charges = self.how == A_CHARGE
        if charges and is_hindered(st, self.regiment, ways):
            st.set_mark(self.regiment, HINDERED)
        roll_terrain(st, self.regiment, ways, charges)
