"""Ring toss: call a peg, aim at any point of a disc, and see where the wind drops the ring.

RT-1 Each throw first calls a peg that is not ringed yet. RT-2 One aims at a lattice point of the disc, but not at the
rings that lie there. RT-3 The wind moves the ring by up to one step each way. RT-4 Once a game a seat may throw again.
RT-5 A ring near the called peg rings it and scores. RT-6 The game ends after all throws or when all pegs are ringed.
"""

from __future__ import annotations

from sandtable.core.engine.decision import Decision, Hole, Pick, Region, Target
from sandtable.core.engine.declare import field, frame, state
from sandtable.core.engine.fields import PUBLIC, ListOf, Whole
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.kinds import Kind
from sandtable.core.engine.options import OptionDef, Options
from sandtable.core.engine.rng import Rng, seeded
from sandtable.core.engine.state import Result, State
from sandtable.core.game.notation import Notation
from sandtable.core.game.presentation import Presentation
from sandtable.core.game.spec import GameSpec
from sandtable.core.space.plane import Shape
from sandtable.core.space.points import point, x_of, y_of

PEGS = ((0, 0), (4, 1), (-3, 4), (-2, -5), (5, -4), (1, 6))
CALL, AIM, WIND, AGAIN, LAND = range(5)
NOBODY = -1


def disc(radius: int, rings: list[int]) -> Region:
    """The lattice points of a disc around the origin without the rings that lie there (RT-2)."""
    holes = [Hole(Shape(((x_of(ring), y_of(ring)),)), "RT-2", (), edge=True) for ring in rings]
    near = [point(x, y) for px, py in PEGS for x in (px, px + 1) for y in (py - 1, py)]
    return Region([Shape(((0, 0),), radius)], "RT-2", holes, near)


@state
class Table(State):
    radius: int
    throws: int = field(0, Whole(0), PUBLIC)
    ringed: list[int] = field([], ListOf(Whole(NOBODY, below="seat")), PUBLIC)
    rings: list[int] = field([], ListOf(Whole(0)), PUBLIC)
    scores: list[int] = field([], ListOf(Whole(0), "seat"), PUBLIC)
    again: list[int] = field([], ListOf(Whole(0, 1), "seat"), PUBLIC)

    def settings(self) -> object:
        return self.radius

    def standings(self) -> tuple[int, ...]:
        return tuple(self.scores)

    def leave(self, seat: int) -> None:
        """Abort a throw in progress; the next player throws."""
        throw = self.stack[-1]
        assert isinstance(throw, Throw)
        if throw.seat == seat:
            self.pop()
            self.push(Throw(self.after(seat), CALL, 0, 0, 0))

    def after(self, seat: int) -> int:
        """The next player who has not conceded."""
        seats = [(seat + k) % self.players for k in range(1, self.players + 1)]
        return next(other for other in seats if not self.has_conceded(other))


@frame
class Throw(Frame[Table]):
    """One throw of one seat, then the next seat's."""

    seat: int
    at: int
    peg: int
    aim: int
    drop: int

    def advance(self, st: Table) -> Decision | None:
        if self.at == CALL:
            free: list[Pick] = [peg for peg in range(len(PEGS)) if st.ringed[peg] == NOBODY]
            if free and st.throws:
                return Decision("CALL_PEG", self.seat, free, "RT-1")
            left = [seat for seat in range(st.players) if not st.has_conceded(seat)]
            best = max(st.scores[seat] for seat in left)
            winners = tuple(seat for seat in left if st.scores[seat] == best)
            st.result = Result(winners, tuple(st.scores), "throws" if free else "pegs")
            st.pop()
        elif self.at == AIM:
            return Decision("AIM", self.seat, [], "RT-2", (self.peg,), region=disc(st.radius, st.rings))
        elif self.at == WIND:
            self.at = AGAIN
            self.drop = point(x_of(self.aim) - 1 + st.chance(3), y_of(self.aim) - 1 + st.chance(3))
            st.emit("drop", (self.drop,), "RT-3")
        elif self.at == AGAIN:
            return Decision("AGAIN", self.seat, [0, 1] if st.again[self.seat] else [0], "RT-4", (self.drop,))
        else:
            self.land(st)
        return None

    def land(self, st: Table) -> None:
        x, y = x_of(self.drop), y_of(self.drop)
        st.rings.append(self.drop)
        if abs(PEGS[self.peg][0] - x) + abs(PEGS[self.peg][1] - y) <= 1:
            st.ringed[self.peg] = self.seat
            st.scores[self.seat] += 1
            st.emit("ringed", (self.seat, self.peg), "RT-5")
        st.throws -= 1
        st.pop()
        st.push(Throw(st.after(self.seat), CALL, 0, 0, 0))

    def resume(self, st: Table, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if self.at == AIM:
            self.aim = pick
            self.at = WIND
        elif self.at == CALL:
            self.peg = pick
            self.at = AIM
        else:
            st.again[self.seat] -= pick
            self.at = WIND if pick else LAND

    def why_not(self, st: Table, asked: Decision, part: str, value: int) -> list[str]:
        return ["RT-1"] if self.at == CALL else ["RT-2" if self.at == AIM else "RT-4"]


class RingTossNotation(Notation[Table]):
    def part_name(self, st: Table, part: str, value: int) -> str:
        return f"{part}{value}"


class RingTossPresentation(Presentation[Table]):
    def targets(self, st: Table) -> list[Target]:
        return [("peg", n) for n in range(len(PEGS))]


class RingToss(GameSpec[Table]):
    name = "ring_toss"
    rules_version = "1"
    players = (2, 4)
    option_defs = (OptionDef("field", "small", ("small", "large")), OptionDef("throws", 4, low=1, high=9))
    kinds = {"CALL_PEG": Kind(("peg",)), "AIM": Kind(("point",)), "AGAIN": Kind(("count",), {0: "keep", 1: "again"})}
    frames = (Throw,)

    def make_notation(self) -> Notation[Table]:
        return RingTossNotation(self.kinds)

    def make_presentation(self) -> Presentation[Table]:
        return RingTossPresentation(self)

    def begin(self, players: int, options: Options, rng: Rng) -> Table:
        radius = 8 if options["field"] == "small" else 12
        st = Table(players, rng, radius)
        st.throws = players * int(options["throws"])
        st.ringed = [NOBODY] * len(PEGS)
        st.scores = [0] * players
        st.again = [1] * players
        st.push(Throw(0, CALL, 0, 0, 0))
        return st

    def table(self, players: int, rng: Rng, settings: object) -> Table:
        assert isinstance(settings, int)
        return Table(players, rng, settings)

    def redeal(self, seen: Table, seed: int) -> Table:
        st = seen.clone()
        st.rng = seeded(seed)
        st.run()
        return st

    def check_sound(self, st: Table) -> None:
        assert sum(st.scores) == sum(1 for seat in st.ringed if seat != NOBODY), f"scores {st.scores}, pegs {st.ringed}"

    def option_sets(self) -> list[tuple[int, Options]]:
        return [(2, {}), (4, {"field": "large", "throws": 1}), (3, {"throws": 9})]


SPEC = RingToss()
