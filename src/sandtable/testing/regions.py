"""Checks promises about regions: legal points, drawn points and explanations agree."""

from typing import Final, TypeVar

from sandtable.core.engine.decision import Decision, IllegalPick, Region
from sandtable.core.engine.rng import Rng
from sandtable.core.engine.state import State
from sandtable.core.space.plane import OUTSIDE
from sandtable.core.space.points import LEAST, MOST, POINT, point, point_text, x_of, y_of
from sandtable.testing.trial import SOME, Trial, fingerprint, refuses

S = TypeVar("S", bound=State)

ROUND: Final = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))


def check_regions(trial: Trial[S]) -> None:
    """A point is in the region exactly if no clause keeps it out and it is drawn inside. A refused point changes nothing."""
    rng = trial.rng("regions")
    for number, st in trial.visit():
        for asked in st.open_questions():
            if asked.region is None:
                continue
            before = fingerprint(st)
            for spot in spots(asked.region, rng):
                trouble = trouble_at(trial, st, asked, asked.region, spot)
                if trouble:
                    raise trial.failure(number, f"{asked.kind} for seat {asked.seat} at {point_text(spot)}: {trouble}")
            trial.same(number, "asking about points changed the state", fingerprint(st), before)


def trouble_at(trial: Trial[S], st: S, asked: Decision, region: Region, spot: int) -> str:
    """What is wrong with a region at one point, or ""."""
    clauses = region.why_not(spot)
    inside = region.contains(spot)
    if inside == bool(clauses):
        return f"it is {'inside' if inside else 'outside'}, yet the clauses against it are {clauses}"
    if trial.spec.presentation.why_not(st, asked.seat, (POINT, spot)) != clauses:
        return f"the game gives other reasons than {clauses}"
    unknown = [] if trial.clauses is None else [each for each in clauses if each not in trial.clauses]
    if unknown:
        return f"{unknown[0]} is not in the ledger"
    strange = [target for target in region.blamed(spot) if target not in trial.spec.presentation.targets(st)]
    if strange:
        return f"{strange[0]!r} is to blame, but nobody can point at it"
    if is_drawn(region, spot) != inside and all(
        is_drawn(region, near) != inside for near in around(spot, region.blur())
    ):
        return f"it is {'inside' if inside else 'outside'}, but drawn otherwise"
    if inside:
        named = trial.spec.notation.option_of(st, asked, point_text(spot))
        return "" if named == spot else "its text names something else"
    return trouble_outside(trial, st, asked, spot)


def trouble_outside(trial: Trial[S], st: S, asked: Decision, spot: int) -> str:
    """A point outside a region is refused, and so is its text."""
    if not refuses(IllegalPick, st.apply, spot, asked.seat):
        return "it was taken"
    if not refuses(IllegalPick, trial.spec.notation.option_of, st, asked, point_text(spot)):
        return "its text was taken"
    return ""


def is_drawn(region: Region, spot: int) -> bool:
    """Does a point lie inside a drawn shape and in no drawn hole?"""
    x, y = x_of(spot), y_of(spot)
    shapes, holes = region.drawing()
    return any(shape.where(x, y) != OUTSIDE for shape in shapes) and not any(hole.covers(x, y) for hole in holes)


def around(spot: int, far: int) -> list[int]:
    """Points in eight directions at a distance, and at half and a quarter of it."""
    rings = dict.fromkeys([far, far // 2, far // 4])
    return [at(x_of(spot) + dx * ring, y_of(spot) + dy * ring) for ring in rings if ring for dx, dy in ROUND]


def at(x: int, y: int) -> int:
    """The point at these coordinates, clamped to the lattice."""
    return point(max(LEAST, min(MOST, x)), max(LEAST, min(MOST, y)))


def spots(region: Region, rng: Rng) -> list[int]:
    """Points worth testing: candidates, corners and edges of everything drawn, and random points in and around it."""
    drawn, holes = region.drawing()
    shapes = [*drawn, *[hole.shape for hole in holes]]
    found = region.candidates()[:SOME]
    boxes = [shape.box() for shape in shapes]
    for low_x, low_y, high_x, high_y in boxes:
        middle_x, middle_y = (low_x + high_x) // 2, (low_y + high_y) // 2
        for x, y in ((low_x, middle_y), (high_x, middle_y), (middle_x, low_y), (middle_x, high_y)):
            found += [at(x, y), at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)]
    for shape in shapes:
        found += [at(x, y) for x, y in shape.corners]
    left, right = min(box[0] for box in boxes) - 3, max(box[2] for box in boxes) + 3
    low, high = min(box[1] for box in boxes) - 3, max(box[3] for box in boxes) + 3
    for _ in range(SOME):
        found.append(at(left + rng.below(right - left + 1), low + rng.below(high - low + 1)))
    return list(dict.fromkeys(found))
