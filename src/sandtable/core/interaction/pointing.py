"""Finds what lies at a point of the table: pieces and ground on a plane, or a place on a map and what stands in it.

The search uses the drawn scene, so a point means the same to a program as to a person pointing at the screen.
"""

from __future__ import annotations

from typing import TypeVar

from sandtable.core.engine.decision import Target
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.frozen import dataclass
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.why_not import own_question
from sandtable.core.scene.scene import Piece, Scene, Stack, read_target
from sandtable.core.scene.static import Static
from sandtable.core.space.points import POINT, x_of, y_of
from sandtable.core.text.message import Arg, Counted, Message, Point

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class PointTarget:
    """The targets at a point, topmost first, and what stands there, in words."""

    targets: tuple[Target, ...] = ()
    pieces: tuple[Message, ...] = ()


def spot_at(spec: GameSpec[S], options: Options, seen: S, seat: int, number: int) -> PointTarget:
    """What a seat sees at a point of the table. Empty for a game without a scene."""
    try:
        static, scene = spec.presentation.static_scene(options, seen.players), spec.presentation.scene(seen, seat)
    except NotImplementedError:
        return PointTarget()
    at = (x_of(number), y_of(number))
    return merge_targets([on_plane(static, scene, at), on_ground(scene, at), in_place(static, scene, at)])


def meant_by_point(
    spec: GameSpec[S], options: Options, seen: S, seat: int, target: Target
) -> tuple[Target, PointTarget]:
    """What a point means to a question that does not ask for one: a target there that is an answer, else one to ask about.

    Any other target means itself.
    """
    asked = own_question(seen, seat)
    if target[0] != POINT or asked is None or asked.region is not None:
        return target, PointTarget()
    spot = spot_at(spec, options, seen, seat, target[1])
    offered = [each for each in spot.targets if spec.notation.offers(asked, each)]
    known = spec.presentation.targets(seen)
    there = [each for each in spot.targets if each in known]
    fitting = [each for each in there if each[0] in spec.kinds[asked.kind].parts]
    return next(iter([*offered, *fitting, *there]), target), spot


# -- layers, topmost first ---------------------------------------------------------------------------------------------


def on_plane(static: Static, scene: Scene, at: Point) -> PointTarget:
    """The models whose bases cover the point, nearest first, with their units, then markers."""
    found: list[tuple[float, Stack, Piece]] = []
    for stack in scene.stacks:
        for piece in stack.pieces:
            if piece.at is not None and piece.type >= 0:
                away = (piece.at[0] - at[0]) ** 2 + (piece.at[1] - at[1]) ** 2
                if away <= static.types[piece.type].base ** 2:
                    found.append((away, stack, piece))
    found.sort(key=lambda each: each[0])
    models = [
        PointTarget(read([*piece.targets, *stack.targets]), (whole(static, stack, (piece,)),))
        for _, stack, piece in found
    ]
    return merge_targets(models)


def on_ground(scene: Scene, at: Point) -> PointTarget:
    """The markers and pieces of ground at a point of a plane."""
    if scene.plane is None:
        return PointTarget()
    goals = [
        PointTarget(read(goal.targets), (goal.name,))
        for goal in scene.plane.goals
        if goal.radius and (goal.at[0] - at[0]) ** 2 + (goal.at[1] - at[1]) ** 2 <= goal.radius**2
    ]
    ground = [
        PointTarget(read(each.targets), (each.name,)) for each in scene.plane.ground if is_inside(each.points, at)
    ]
    return merge_targets([*goals, *ground])


def in_place(static: Static, scene: Scene, at: Point) -> PointTarget:
    """The area, hex or zone at a point, and everything in it."""
    for number, place in enumerate(static.surface.places):
        if is_inside(place.polygon, at):
            there = [stack for stack in (*scene.stacks, *scene.markers) if stack.place == number]
            targets = [*place.targets, *[target for stack in there for target in stack.targets]]
            return PointTarget(read(targets), tuple([whole(static, stack, stack.pieces) for stack in there]))
    return PointTarget()


def is_inside(corners: tuple[Point, ...], at: Point) -> bool:
    """
    >>> box = ((0, 0), (8, 0), (8, 8), (0, 8))
    >>> is_inside(box, (4, 4)), is_inside(box, (9, 4)), is_inside((), (0, 0))
    (True, False, False)
    """
    x, y = at
    inside = False
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], *corners[:1]), strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
    return inside


# -- words -------------------------------------------------------------------------------------------------------------


def merge_targets(spots: list[PointTarget]) -> PointTarget:
    targets = dict.fromkeys([target for spot in spots for target in spot.targets])
    pieces: list[Message] = []
    for spot in spots:
        pieces += [words for words in spot.pieces if words not in pieces]
    return PointTarget(tuple(targets), tuple(pieces))


def read(targets: list[str] | tuple[str, ...]) -> tuple[Target, ...]:
    return tuple([read_target(each) for each in targets])


def whole(static: Static, stack: Stack, pieces: tuple[Piece, ...]) -> Message:
    """A stack in words: its owner and the pieces in it."""
    types = static.types
    known = [piece for piece in pieces if piece.type >= 0]
    items = tuple([Counted(types[each.type].plural, types[each.type].name, each.count) for each in known])
    what = Arg("list", (), "", items)
    if stack.seat < 0:
        return Message("", {"u": what})
    return Message("point-pieces", {"p": Arg("seat", (stack.seat,)), "u": what})
