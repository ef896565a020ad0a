"""A seen state as a scene on the plane: ground as shapes, models as discs, the region of a march, sights, dice, motions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import atan2, degrees
from typing import Final

from sandtable.core.content.tables import looks_of
from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.events import Event, seen_events
from sandtable.core.engine.kinds import WORD
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import closed_values, log_line, outcome, question, spot
from sandtable.core.scene.report import LogLine, Motion, StepReport
from sandtable.core.scene.scene import (
    Chance,
    Conflict,
    ConflictSide,
    Figure,
    Message,
    Modifier,
    Panel,
    PanelFlag,
    Piece,
    Question,
    Scene,
    Sight,
    Stack,
    Tray,
    target_id,
)
from sandtable.core.scene.static import DieOutcome, PieceType, Shape, Side, Static, Surface, Terrain
from sandtable.core.space.plane import OUTSIDE, polygon
from sandtable.core.space.points import x_of, y_of
from tests.support.toys.skirmish.measuring import CHARGE as CHARGE_REACH
from tests.support.toys.skirmish.measuring import SHOT, gap_at_most, in_the_way
from tests.support.toys.skirmish.state import (
    BANNERS,
    FIELDS_OF_BATTLE,
    GONE,
    HEIGHT,
    INCH,
    KINDS,
    LIVES,
    MODELS,
    MOVE,
    RADIUS,
    WIDTH,
    Battle,
    kind_of,
    owner_of,
    radius_of,
)
from tests.support.toys.skirmish.turn import CHARGE, GRAZE, WOUND_FROM, Turn, known_goal

LOOKS: Final[dict[str, dict[str, str]]] = looks_of("tests.support.toys.skirmish")
BANNER: Final = len(KINDS)
FIRST_FACE: Final = BANNER + 1
FIRST_GOAL: Final = FIRST_FACE + 6
GOAL_BACK: Final = FIRST_GOAL + len(BANNERS)


# -- the static part ---------------------------------------------------------------------------------------------------


def static_scene(field: str, players: int) -> Static:
    rocks = [Shape(rock, 0, 1, f"rock-{n}", targets=(f"rock:{n}",)) for n, rock in enumerate(FIELDS_OF_BATTLE[field])]
    return Static(
        game="skirmish",
        rules="1",
        prefix="SK",
        players=players,
        surface=Surface(
            kind="plane",
            name=Message(f"field-{field}"),
            about=Message("field-about"),
            width=WIDTH,
            height=HEIGHT,
            places=(),
            shapes=tuple(rocks),
            unit=INCH,
            upward=True,
        ),
        terrains=(
            Terrain("grass", "terrain-grass", "#b9c184", "plains"),
            Terrain("rock", "terrain-rock", "#8d8272", "crag", clause="SK-1.6"),
        ),
        types=piece_types(),
        sides=(
            Side("blue", "side-blue", "side-help", LOOKS["sides"]["blue"], "#1f3f77", "#e8f0ff"),
            Side("amber", "side-amber", "side-help", LOOKS["sides"]["amber"], "#f0d48a", "#4a3208"),
        ),
        palette={},
        phases=("phase-fight",),
        outcomes=(
            DieOutcome("wound", "outcome-wound", LOOKS["outcomes"]["wound"], "good"),
            DieOutcome("graze", "outcome-graze", LOOKS["outcomes"]["graze"], "plain"),
            DieOutcome("miss", "outcome-miss", LOOKS["outcomes"]["miss"], "bad"),
        ),
    )


def piece_types() -> tuple[PieceType, ...]:
    models = [
        PieceType(
            id=name,
            name=f"kind-{name}",
            plural=f"kinds-{name}",
            help=f"help-{name}",
            icon=LOOKS["models"][name],
            form="model",
            figures=(
                Figure("label-move", MOVE[kind] // INCH, clause="SK-1.3"),
                Figure("label-lives", LIVES[kind], clause="SK-1.12"),
            ),
            clauses=("SK-1.1",),
            base=RADIUS[kind],
        )
        for kind, name in enumerate(KINDS)
    ]
    banner = PieceType("banner", "label-banner", "label-banner", "", LOOKS["marks"]["banner"], "token", base=30)
    faces = [
        PieceType(f"face-{n}", f"face-{n}", f"face-{n}", "", LOOKS["faces"][f"f{n}"], "die", colour="#4a3f35")
        for n in range(1, 7)
    ]
    goals = [
        PieceType(f"goal-{n}", f"banner-{n}", f"banner-{n}", "goal-help", LOOKS["marks"]["banner"], "card")
        for n in range(1, len(BANNERS) + 1)
    ]
    back = PieceType("goal-back", "label-goal", "label-goal", "", LOOKS["marks"]["banner"], "card", flags=("back",))
    return (*models, banner, *faces, *goals, back)


# -- the dynamic part --------------------------------------------------------------------------------------------------


def scene(spec: GameSpec[Battle], st: Battle, seat: int) -> Scene:
    return Scene(
        viewer=seat,
        round=min(st.round, st.last),
        phase="phase-fight",
        active=st.active,
        stacks=tuple([model_stack(st, model) for model in range(MODELS) if st.at[model] != GONE]),
        markers=tuple([banner_stack(n) for n in range(len(BANNERS))]),
        trays=tuple([goal_tray(st, side) for side in range(2)]),
        panels=tuple([panel(st, side) for side in range(2)]),
        conflict=conflict_at_hand(st),
        questions=tuple([asking(spec, st, asked) for asked in st.open_questions()]),
        result=outcome(st),
    )


def model_stack(st: Battle, model: int) -> Stack:
    at, towards = st.at[model], st.facing[model]
    angle = degrees(atan2(y_of(towards) - y_of(at), x_of(towards) - x_of(at)))
    lost = st.lives[model] < LIVES[kind_of(model)]
    piece = Piece(
        f"m{model}",
        kind_of(model),
        owner_of(model),
        at=spot(at),
        facing=round(angle, 1),
        figures=(Figure("label-lives", st.lives[model], clause="SK-1.12"),) if lost else (),
        flags=("spent",) if st.spent[model] else (),
        targets=(f"model:{model}",),
    )
    return Stack(f"m{model}", -1, owner_of(model), (piece,), targets=(f"model:{model}",))


def banner_stack(number: int) -> Stack:
    piece = Piece(f"b{number}", BANNER, -1, at=spot(BANNERS[number]), targets=(f"banner:{number}",))
    return Stack(f"b{number}", -1, -1, (piece,), targets=(f"banner:{number}",))


def goal_tray(st: Battle, seat: int) -> Tray:
    goal = known_goal(st, seat)
    piece = Piece(f"goal.{seat}", FIRST_GOAL + goal if goal >= 0 else GOAL_BACK, seat)
    return Tray(f"goal.{seat}", "hand", "label-goal", seat, 1, (piece,), goal >= 0)


def panel(st: Battle, seat: int) -> Panel:
    figures = (
        Figure("label-removed", 3 - len(st.standing(1 - seat)), clause="SK-1.13"),
        Figure("label-models", len(st.standing(seat)), clause="SK-1.1"),
        Figure("label-again", st.again[seat], clause="SK-1.11"),
    )
    flags: list[PanelFlag] = ["active"] if st.active == seat else []
    if seat == 1:
        flags.append("far")
    return Panel(seat, seat, seat, figures, (), tuple(flags), (f"seat:{seat}",))


def asking(spec: GameSpec[Battle], st: Battle, asked: Decision) -> Question:
    focus = (f"model:{asked.context[0]}",) if asked.context else ()
    made = question(spec, st, asked, focus, shut=closed_values(spec, st, asked, (WORD,)) if asked.options else ())
    if made.region is not None:
        model = asked.context[0]
        made = replace(made, region=replace(made.region, start=spot(st.at[model]), base=radius_of(model)))
    if asked.kind in ("charge_at", "shoot_at") and asked.options:
        made = replace(made, sights=sights(st, asked))
    return made


def sights(st: Battle, asked: Decision) -> tuple[Sight, ...]:
    """From the model to each enemy within reach, clear or blocked and by what (SK-1.7)."""
    model = asked.context[0]
    reach = CHARGE_REACH if asked.kind == "charge_at" else SHOT
    found: list[Sight] = []
    for foe in st.standing(1 - owner_of(model)):
        if not gap_at_most(st, model, foe, reach):
            continue
        by = tuple([target_id(target) for target in in_the_way(st, model, foe)])
        path = (spot(st.at[model]), spot(st.at[foe]))
        found.append(Sight(-1, -1, not by, (), "SK-1.7", path, (f"model:{model}", f"model:{foe}"), by))
    return tuple(found)


# -- dice --------------------------------------------------------------------------------------------------------------


def conflict_at_hand(st: Battle) -> Conflict | None:
    for frame in st.stack:
        if isinstance(frame, Turn) and frame.dice:
            return conflict(st, frame.model, frame.target, frame.dice, frame.act == CHARGE, "roll")
    return None


def conflict(st: Battle, model: int, target: int, dice: tuple[int, ...], charge: bool, step: str) -> Conflict:
    line = Modifier(Message("dice-charge" if charge else "dice-shot"), "", len(dice), "SK-1.10", kind_of(model))
    attacker = ConflictSide(
        owner_of(model),
        "label-attacker",
        (model_stack(st, model).pieces[0],),
        len(dice),
        tuple([die(face) for face in dice]),
        (line,),
        len(dice),
        sum(face >= WOUND_FROM for face in dice),
    )
    defender = ConflictSide(
        owner_of(target), "label-defender", (model_stack(st, target).pieces[0],), 0, (), (), 0, None
    )
    return Conflict(-1, step, (attacker, defender), "SK-1.10", form="dice", at=spot(st.at[target]))


def die(face: int) -> Chance:
    does = "wound" if face >= WOUND_FROM else "graze" if face == GRAZE else "miss"
    return Chance(face + 1, FIRST_FACE + face, does == "wound", "", does, Message(f"die-{does}"), "SK-1.10")


# -- the log -----------------------------------------------------------------------------------------------------------


def step_report(spec: GameSpec[Battle], before: Battle, events: list[Event], seat: int) -> StepReport:
    lines: list[LogLine] = []
    ended: list[Conflict] = []
    for event in seen_events(events, seat):
        lines.append(replace(log_line(spec, before, event), motion=motion(event)))
        match event:
            case ("roll", (int(model), int(target), tuple(dice)), _, _) if before.at[target] != GONE:
                ended.append(conflict(before, model, target, dice, len(dice) > 2, "ended"))
    return StepReport(tuple(lines), tuple(ended))


def motion(event: Event) -> Motion | None:
    match event:
        case ("march", (int(model), int(start), int(end)), _, _) | (
            "charge",
            (int(model), _, int(start), int(end)),
            _,
            _,
        ):
            return Motion(owner_of(model), (kind_of(model),), -1, -1, (spot(start), spot(end)))
    return None


# -- the terminal ------------------------------------------------------------------------------------------------------

STEP_X: Final = 50
STEP_Y: Final = 100


def board_text(st: Battle, marks: Mapping[Target, str]) -> str:
    """The table from above, two letters an inch: rocks as #, banners as *, models by their number, blue ones in brackets."""
    rows = [[" "] * (WIDTH // STEP_X) for _ in range(HEIGHT // STEP_Y)]
    for row in range(len(rows)):
        for column in range(len(rows[row])):
            x, y = column * STEP_X + STEP_X // 2, row * STEP_Y + STEP_Y // 2
            if any(polygon(x, y, rock) != OUTSIDE for rock in st.rocks):
                rows[row][column] = "#"
    for banner in BANNERS:
        rows[y_of(banner) // STEP_Y][x_of(banner) // STEP_X] = "*"
    for (part, value), mark in marks.items():
        if part == "point":
            rows[min(y_of(value) // STEP_Y, len(rows) - 1)][min(x_of(value) // STEP_X, len(rows[0]) - 1)] = mark[:1]
    for model in range(MODELS):
        if st.at[model] != GONE:
            write(rows[y_of(st.at[model]) // STEP_Y], x_of(st.at[model]) // STEP_X, model)
    body = [f"|{''.join(row)}|" for row in reversed(rows)]
    edge = f"+{'-' * (WIDTH // STEP_X)}+"
    return "\n".join([edge, *body, edge])


def write(row: list[str], column: int, model: int) -> None:
    left, right = ("(", ")") if owner_of(model) == 0 else ("[", "]")
    for offset, letter in ((-1, left), (0, str(model + 1)), (1, right)):
        if 0 <= column + offset < len(row):
            row[column + offset] = letter
