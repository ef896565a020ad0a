"""An independent check of every move for tests and fuzzing, using plain geometry on the Models' places.

    check = MoveCheck()
    check.look(st)  # at the start, and again after every answer

It shares no code with the rules it checks and does its own measuring of obstacles, contact and Command Range. An
`AssertionError` says what is wrong:

- two bases on one floor overlap (FB-3.11),
- a Model came within 2" of an enemy on its floor, or into contact, without a move that leads into contact (FB-13.4, FB-13.5),
- a Model lost Command Range in a move of its Regiment (FB-4.10, FB-4.12).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.army_building.forces import LEADER, RegimentPlan
from sandtable.games.first_blood.movement.formation.set_down import MOVE_IDS
from sandtable.games.first_blood.state import FIELD, NOBODY, NOWHERE, State
from sandtable.games.first_blood.turn.actions import ACTION_IDS

CONTACT: Final = 5
NEAR: Final = 200
COMMAND: Final = 500
"""Hundredths of an inch: touching bases, the 2" rule, Command Range."""
INTO_CONTACT: Final = ("CloseIn", "DrawIn", "Duel", "Charge", "Clash", "Reform")
"""The names of procedures in which a Regiment may come into contact."""
INTO_CONTACT_ACTIONS: Final = tuple([ACTION_IDS.index(name) for name in ("charge", "clash", "combat_reform", "duel")])
INTO_CONTACT_MOVES: Final = ("charge", "pile_in", "reform", "draw_in")
FORCED: Final = ("DrawIn", "Duel")
FORCED_MOVES: Final = ("draw_in", "collapse")
"""Moves that put Models wherever there is room, so that others may be left behind (FB-4.20, FB-15.25, FB-18.7, FB-22.19)."""
TINY: Final = 1e-9
"""Square roots are not exact."""


class MoveCheck:
    """Checks the positions of one game in sequence. The game must have been started with events."""

    __slots__ = ("busy", "floor", "inside", "led", "looks", "place", "together")

    def __init__(self) -> None:
        self.looks = 0
        self.place: list[int] = []
        self.floor: list[int] = []
        self.inside: list[int] = []
        self.busy: list[tuple[str, int]] = []
        """The procedures in progress that concern a single Regiment: name and Regiment."""
        self.led: dict[int, list[int]] = {}
        self.together: dict[int, list[int]] = {}
        """For each Regiment, its Leader Models and the Models in Command Range when it last stood still."""

    def look(self, st: State) -> None:
        """Check the step from the previous position to this one."""
        busy = [(type(frame).__name__, getattr(frame, "regiment", NOBODY)) for frame in st.stack]
        if self.looks:
            moved = [n for n, spot in enumerate(st.place) if self.place[n] != spot or self.floor[n] != st.floor[n]]
            standing = [n for n in moved if st.place[n] >= 0]
            if standing:
                check_overlap(st, standing)
                self.check_distance(st, [n for n in standing if n < len(self.place)], busy)
        self.check_command(st, busy)
        self.looks += 1
        self.place, self.floor, self.inside = st.place[:], st.floor[:], st.inside[:]
        self.busy = busy

    # -- the 2" rule

    def check_distance(self, st: State, moved: list[int], busy: list[tuple[str, int]]) -> None:
        """A Model comes near an enemy only by a move that leads into contact."""
        sides = st.rules.forces.regiment_of
        bold = self.going_into_contact(st, busy)
        returned = [args[2] for name, args, _, _ in st.events if name == "returned"]
        for model in moved:
            if sides[model] in bold or model in returned:  # a slain Model returns next to Models in a fight (FB-7.32)
                continue
            for foe, spot in enumerate(st.place):
                if spot >= 0 and st.owner(sides[foe]) != st.owner(sides[model]) and sides[foe] not in bold:
                    self.check_pair(st, model, foe)

    def check_pair(self, st: State, model: int, foe: int) -> None:
        """A Model that moved is over 2" from an enemy or no nearer than before; out of a Garrison, not in contact."""
        gap = gap_of(st, model, foe, st.place)
        if st.floor[foe] != st.floor[model] or gap > NEAR + TINY:
            return
        if self.inside[st.rules.forces.regiment_of[model]] != NOWHERE:
            assert gap > CONTACT + TINY, f"Model {model} left a Garrison into contact with Model {foe}"
            return
        beside = self.place[model] >= 0 and self.place[foe] >= 0 and self.floor[model] == self.floor[foe]
        before = gap_of(st, model, foe, self.place) if beside else float("inf")
        assert before <= gap + TINY, f'Model {model} came within {gap / 100:.2f}" of Model {foe} by a March'

    def going_into_contact(self, st: State, busy: list[tuple[str, int]]) -> list[int]:
        """The Regiments that move into contact in this step; all of them when a Ruin collapses."""
        found = [regiment for name, regiment in (*self.busy, *busy) if name in INTO_CONTACT]
        found += moved_by(st, INTO_CONTACT_MOVES)
        for name, args, _, _ in st.events:
            if name == "action" and args[2] in INTO_CONTACT_ACTIONS:  # a Model that only climbs logs no move
                assert isinstance(args[1], int)
                found.append(args[1])
        collapses = any(name == "collapsed" for name, _, _, _ in st.events)
        return [*range(len(st.status))] if collapses else found

    # -- Command Range

    def check_command(self, st: State, busy: list[tuple[str, int]]) -> None:
        """Models in Command Range before a move are in it afterwards. A move is checked once it is over."""
        forced = [regiment for name, regiment in (*self.busy, *busy) if name in FORCED]
        forced += moved_by(st, FORCED_MOVES)
        moving = [regiment for name, regiment in busy if name == "CloseIn"]
        for plan in st.rules.plans:
            number = plan.number
            if st.status[number] != FIELD or st.inside[number] != NOWHERE:
                self.together.pop(number, None)
                continue
            if number in moving:
                continue
            self.check_together(st, plan, number in forced)

    def check_together(self, st: State, plan: RegimentPlan, is_forced: bool) -> None:
        """No Model of a Regiment lost Command Range, unless it was forced to move or now has other Leader Models."""
        number = plan.number
        leaders = leaders_of(st, number)
        now = [n for n in range(plan.first, plan.end) if st.place[n] >= 0 and in_command(st, n, leaders)]
        before = self.together.get(number)
        if before is not None and self.led[number] == leaders and not is_forced:
            lost = [n for n in before if st.place[n] >= 0 and n not in now]
            assert not lost, f"Models {lost} of {plan.entry} {number} lost Command Range in a move"
        self.together[number], self.led[number] = now, leaders


def moved_by(st: State, moves: tuple[str, ...]) -> list[int]:
    """The Regiments that logged a move of one of these kinds, or faced an enemy in a Duel."""
    found: list[int] = []
    for name, args, _, _ in st.events:
        if name == "faces" or (name == "moved" and args[2] in [MOVE_IDS.index(move) for move in moves]):
            assert isinstance(args[1], int)
            found.append(args[1])
    return found


def gap_of(st: State, one: int, two: int, place: list[int]) -> float:
    """The distance between two bases in hundredths of an inch; negative if they overlap."""
    dx, dy = x_of(place[one]) - x_of(place[two]), y_of(place[one]) - y_of(place[two])
    return float((dx * dx + dy * dy) ** 0.5) - radius(st, one) - radius(st, two)


def radius(st: State, model: int) -> int:
    return st.rules.plans[st.rules.forces.regiment_of[model]].radius


def check_overlap(st: State, moved: list[int]) -> None:
    """None of these bases overlaps another on its floor."""
    for model in moved:
        x, y, wide, floor = x_of(st.place[model]), y_of(st.place[model]), radius(st, model), st.floor[model]
        for other, spot in enumerate(st.place):
            if spot < 0 or other == model or st.floor[other] != floor:
                continue
            dx, dy, apart = x_of(spot) - x, y_of(spot) - y, wide + radius(st, other)
            assert dx * dx + dy * dy >= apart * apart, f"Models {model} and {other} overlap on floor {floor}"


def leaders_of(st: State, regiment: int) -> list[int]:
    """The living Leader, Standard Bearer and acting Leader."""
    plan, roles = st.plan(regiment), st.rules.forces.roles
    found = [n for n in range(plan.first, plan.end) if roles[n] == LEADER or n in (plan.standard, st.acting[regiment])]
    return [n for n in found if st.place[n] >= 0]


def in_command(st: State, model: int, leaders: list[int]) -> bool:
    """Is a Model a Leader, or within 5" of one? A Standard Bearer needs a Leader Model other than itself, if there is one."""
    others = [leader for leader in leaders if leader != model]
    if model == st.plan(st.rules.forces.regiment_of[model]).standard:
        return not others or any(gap_of(st, model, leader, st.place) <= COMMAND + TINY for leader in others)
    return model in leaders or any(gap_of(st, model, leader, st.place) <= COMMAND + TINY for leader in leaders)
