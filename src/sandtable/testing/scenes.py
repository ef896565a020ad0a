"""Checks promises about scenes: everything a scene names exists, and it contains nothing that a seat cannot know."""

from collections.abc import Iterator
from typing import TypeVar

from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.scene.scene import Chance, Conflict, Piece, Question, Scene, Stack
from sandtable.core.scene.static import Static
from sandtable.testing.trial import Trial

S = TypeVar("S", bound=State)


def check_scenes(trial: Trial[S]) -> None:
    """A scene names only what the static part and the table have. Redealing what a seat cannot see leaves it unchanged."""
    if not trial.spec.presentation.has_scene():
        return
    rng = trial.rng("scenes")
    static = trial.spec.presentation.static_scene(trial.spec.check_options(trial.players, trial.options), trial.players)
    for number, st in trial.visit():
        for seat in trial.seats():
            seen = st.seen_by(seat)
            scene = trial.spec.presentation.scene(seen, seat)
            trouble = next(troubles(trial.spec, static, scene, seen), "")
            if trouble:
                raise trial.failure(number, f"the scene of seat {seat}: {trouble}")
            redealt = trial.spec.redeal(seen, rng.word()).seen_by(seat)
            if trial.spec.presentation.scene(redealt, seat) != scene:
                raise trial.failure(number, f"the scene of seat {seat} tells more than the seat knows")


def troubles(spec: GameSpec[S], static: Static, scene: Scene, seen: S) -> Iterator[str]:
    """What is wrong with a scene."""
    for stack in (*scene.stacks, *scene.markers):
        yield from trouble_with_stack(static, stack)
    for tray in scene.trays:
        yield from trouble_with_pieces(static, tray.pieces, f"tray {tray.id}")
        if tray.size != sum(piece.count for piece in tray.pieces):
            yield f"tray {tray.id} has {tray.size} pieces, but not in it"
    for sheet in scene.sheets:
        yield from trouble_with_pieces(static, sheet.pieces, f"sheet {sheet.id}")
    for panel in scene.panels:
        if panel.side >= len(static.sides):
            yield f"there is no side {panel.side}"
    if scene.conflict is not None:
        yield from trouble_with_conflict(static, scene.conflict)
    for question in scene.questions:
        yield from trouble_with_question(spec, question, seen, scene.viewer)
    ids = [stack.id for stack in (*scene.stacks, *scene.markers)] + [tray.id for tray in scene.trays]
    if len(set(ids)) != len(ids):
        yield f"two stacks or trays share an id: {sorted(ids)}"


def trouble_with_stack(static: Static, stack: Stack) -> Iterator[str]:
    """On a plane each piece says where it is; elsewhere the stack does."""
    yield from trouble_with_pieces(static, stack.pieces, f"stack {stack.id}")
    if static.surface.kind == "plane":
        if any(piece.at is None for piece in stack.pieces):
            yield f"stack {stack.id} is nowhere on the plane"
    elif not 0 <= stack.place < len(static.surface.places):
        yield f"stack {stack.id} lies in place {stack.place}, which there is not"


def trouble_with_pieces(static: Static, pieces: tuple[Piece, ...], where: str) -> Iterator[str]:
    for piece in pieces:
        if not -1 <= piece.type < len(static.types):
            yield f"{where}: there is no type {piece.type}"
        if not -1 <= piece.banner < len(static.banners):
            yield f"{where}: there is no banner {piece.banner}"
        if piece.count < 1:
            yield f"{where}: {piece.count} pieces of type {piece.type}"


def trouble_with_conflict(static: Static, conflict: Conflict) -> Iterator[str]:
    dice: list[Chance] = []
    for side in conflict.sides:
        yield from trouble_with_pieces(static, side.force, "the conflict")
        dice += side.drawn
    outcomes = {outcome.id for outcome in static.outcomes}
    for die in dice:
        if die.does and die.does not in outcomes:
            yield f"a die does {die.does!r}, which is none of the outcomes {sorted(outcomes)}"
    if static.surface.kind == "plane" and conflict.at is None:
        yield "the conflict is nowhere on the plane"


def trouble_with_question(spec: GameSpec[S], question: Question, seen: S, viewer: int) -> Iterator[str]:
    """The options of a question are those of the decision, in its order."""
    if question.seat != viewer:
        if question.options or question.region is not None:
            yield f"the options of seat {question.seat} are shown"
        return
    asked = seen.asked(viewer)
    wanted = [spec.notation.option_text(seen, asked, pick) for pick in asked.candidates()]
    if sorted(option.text for option in question.options) != sorted(wanted):
        yield f"{question.kind}: the options are not those that are asked"
    if (question.region is None) != (asked.region is None):
        yield f"{question.kind}: the region is not the one that is asked"
