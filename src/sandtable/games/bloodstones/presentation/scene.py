"""Turn a seen state into a scene: map with forces and villages, hands, piles, panels, battle, question (chapter 3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.events import Event, seen_events
from sandtable.core.engine.kinds import COUNTS, WORD
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.telling import beats_of, with_conflicts
from sandtable.core.interaction.wording import closed_values, log_line, option, outcome, question
from sandtable.core.scene.parts import counted_tray
from sandtable.core.scene.report import LogLine, Motion, StepReport
from sandtable.core.scene.scene import (
    Closed,
    Figure,
    Option,
    Panel,
    PanelFlag,
    Piece,
    Question,
    Scene,
    Stack,
    Track,
    Tray,
)
from sandtable.games.bloodstones.capture import Capture
from sandtable.games.bloodstones.cutiecorn import is_cutiecorn_available
from sandtable.games.bloodstones.ending import Ending
from sandtable.games.bloodstones.presentation.conflict import current_conflict, ended_conflicts
from sandtable.games.bloodstones.presentation.gestures import move_option, pending
from sandtable.games.bloodstones.presentation.help_odds import odds_before
from sandtable.games.bloodstones.presentation.scenery import LOOKS, VILLAGE
from sandtable.games.bloodstones.presentation.telling import TELLING
from sandtable.games.bloodstones.setup import Setup
from sandtable.games.bloodstones.state import NOBODY, State, distinct
from sandtable.games.bloodstones.tables.units import CITADEL, CUTIECORN, UNDEAD
from sandtable.games.bloodstones.turn import Turn

ICONS: Final = LOOKS["figures"]
TURN_PHASES: Final = ("main", "capture", "undead", "main", "construct", "draw")
"""The phase by step of a turn: return of the Chaos Horde, which has no phase 1, then the phases (BS-5.2 to BS-5.5)."""


def scene(spec: GameSpec[State], seen: State, seat: int) -> Scene:
    """The scene for a seat (-1 for a spectator)."""
    return Scene(
        viewer=seat,
        round=seen.round,
        phase=f"phase-{phase(seen)}",
        active=seen.active,
        stacks=stacks(seen),
        markers=villages(seen),
        trays=trays(seen),
        panels=tuple([panel(seen, player) for player in range(seen.players)]),
        conflict=current_conflict(seen),
        questions=tuple([question_of(spec, seen, asked) for asked in seen.open_questions()]),
        result=outcome(seen),
    )


def phase(st: State) -> str:
    """The phase of the turn, derived from the frames on the stack (chapter 5)."""
    for frame in st.stack:
        if isinstance(frame, Setup):
            return "setup"
        if isinstance(frame, Ending):
            return "end"
        if isinstance(frame, Turn):
            if any(isinstance(inner, Capture) and not inner.action for inner in st.stack):
                return "capture"
            return TURN_PHASES[max(0, min(frame.at - 1, len(TURN_PHASES) - 1))]
    return "end" if st.result is not None else "setup"


# -- the map -------------------------------------------------------------------------------------------------------------


def stacks(st: State) -> tuple[Stack, ...]:
    """Every force on the map. A click selects its area and its owner, or its units when losses are chosen."""
    losing = casualty_place(st)
    found: list[Stack] = []
    for area in range(st.rules.areas):
        if not st.held[area]:
            continue
        tags = ("flag-contested",) if st.is_contested(area) else ()
        for seat in range(st.players):
            force = st.units[seat][area]
            if not force:
                continue
            pieces = tuple(
                [
                    Piece(
                        f"{seat}.{area}.{unit}",
                        unit,
                        seat,
                        force.count(unit),
                        targets=(f"unit:{unit}",) if losing == (seat, area) else (),
                    )
                    for unit in distinct(force)
                ]
            )
            targets = (f"area:{area}", f"seat:{seat}")
            found.append(Stack(f"{seat}.{area}", area, seat, pieces, targets=targets, tags=tags))
    return tuple(found)


def casualty_place(st: State) -> tuple[int, int]:
    asked = st.decision
    if asked is None or asked.kind != "casualty":
        return (NOBODY, NOBODY)
    return (asked.seat, asked.context[0])


def villages(st: State) -> tuple[Stack, ...]:
    found: list[Stack] = []
    for area, count in enumerate(st.villages):
        if count:
            owner = st.village_of[area]
            piece = Piece(f"{owner}.{area}.{VILLAGE}", VILLAGE, owner, count)
            targets = (f"area:{area}", f"seat:{owner}")
            found.append(Stack(f"v.{area}", area, owner, (piece,), None, (), targets))
    return tuple(found)


# -- beside the map ------------------------------------------------------------------------------------------------------


def trays(st: State) -> tuple[Tray, ...]:
    """Hands, bags, discard piles and supplies; hidden contents are shown as counts (BS-3.5, BS-3.9, BS-3.10)."""
    found: list[Tray] = []
    for seat in range(st.players):
        found += [
            counted_tray("hand", "hand", "label-hand", seat, st.hand[seat], part="tile"),
            counted_tray("bag", "bag", "label-bag", seat, st.bag[seat]),
            counted_tray("discard", "discard", "label-discard-pile", seat, st.discard[seat]),
            counted_tray("supply", "supply", "label-supply", seat, [VILLAGE] * st.supply[seat]),
        ]
        if st.faction[seat] != NOBODY and st.faction_of(seat).undead:
            found.append(counted_tray("undead", "supply", "label-undead-supply", seat, [UNDEAD] * st.undead))
    if is_cutiecorn_available(st):
        found.append(counted_tray("aside", "aside", "unit-cutiecorn", NOBODY, [CUTIECORN], part="tile"))
    return tuple(found)


def panel(st: State, seat: int) -> Panel:
    """The public information about a seat (BS-3.9 to BS-3.11)."""
    figures = (
        Figure("label-victory-points", st.vp[seat], ICONS["vp"], clause="BS-16.13"),
        Figure("label-villages", st.villages_on_map(seat), ICONS["villages"], clause="BS-13.12"),
        Figure("label-captured-villages", st.captured_villages[seat], ICONS["captured_villages"], clause="BS-16.10"),
        Figure("label-captured-citadels", st.captured_citadels[seat], ICONS["captured_citadels"], clause="BS-16.12"),
        Figure("label-hand", len(st.hand[seat]), ICONS["hand"], clause="BS-3.9"),
        Figure("label-bag", len(st.bag[seat]), ICONS["bag"], clause="BS-3.10"),
        Figure("label-supply", st.supply[seat], ICONS["supply"], clause="BS-12.14"),
    )
    track = Track("label-regroups", st.regroups[seat], st.rules.regroup_limit, "BS-13.10")
    flags: list[PanelFlag] = []
    if st.active == seat:
        flags.append("active")
    if st.is_out(seat):
        flags.append("out")
    if st.order and st.order[0] == seat:
        flags.append("first")
    tags = ("flag-ending",) if st.ending == seat else ()
    order = st.order.index(seat) if seat in st.order else seat
    return Panel(seat, st.faction[seat], order, figures, (track,), tuple(flags), (f"seat:{seat}",), tags)


# -- the question --------------------------------------------------------------------------------------------------------

FOCUS: Final[dict[str, tuple[int, ...]]] = {
    "place_starting_unit": (0,),
    "move_to": (0,),
    "move_units": (0, 1),
    "withdraw": (0,),
    "substitute": (0,),
    "casualty": (0,),
    "retreat": (0,),
    "raise_undead": (0,),
}
"""Which numbers in a question's context are the areas it is about."""


def question_of(spec: GameSpec[State], st: State, asked: Decision) -> Question:
    focus = tuple([f"area:{asked.context[i]}" for i in FOCUS.get(asked.kind, ())])
    options: tuple[Option, ...] | None = None
    if asked.kind == "battle":
        options = tuple([battle_option(spec, st, asked, pick) for pick in asked.options if isinstance(pick, tuple)])
    elif asked.kind == "move_to":
        options = tuple([move_option(st, asked, option(spec, st, asked, pick)) for pick in asked.options])
    shut: tuple[Closed, ...] = (
        closed_values(spec, st, asked, ("action", "faction", WORD, *COUNTS)) if asked.options else ()
    )
    made = question(spec, st, asked, focus, options, shut)
    return replace(made, pending=pending(st, asked)) if asked.options else made


def battle_option(spec: GameSpec[State], st: State, asked: Decision, pick: tuple[int, ...]) -> Option:
    area, foe = pick
    return option(spec, st, asked, pick, odds=odds_before(st, area, asked.seat, foe))


# -- the log -------------------------------------------------------------------------------------------------------------


def step_report(spec: GameSpec[State], before: State, events: list[Event], seat: int) -> StepReport:
    """The log lines of a step for a seat. `before` is the state before the step as a spectator saw it."""
    seen = seen_events(events, seat)
    lines = [line_of(spec, before, event) for event in seen]
    conflicts = ended_conflicts(before, seen_events(events, NOBODY))
    beats = with_conflicts(beats_of(spec, TELLING, before, seen, lines), conflicts)
    return StepReport(tuple(lines), conflicts, beats=beats)


def line_of(spec: GameSpec[State], st: State, event: Event) -> LogLine:
    line = log_line(spec, st, event)
    return LogLine(line.words, line.clause, motion(event))


def motion(event: Event) -> Motion | None:
    """Which units moved where, for events that move units."""
    match event:
        case ("move" | "passage", (int(seat), tuple(units), int(start), int(end), _), _, _):
            return Motion(seat, units, start, end)
        case ("undead_move", (int(seat), int(start), int(end)), _, _):
            return Motion(seat, (UNDEAD,), start, end)
        case ("withdraw" | "retreat", (int(seat), int(start), int(end)), _, _):
            return Motion(seat, (), start, end)
        case ("build" | "reentry", (int(seat), int(unit), int(end), *_), _, _):
            return Motion(seat, (unit,), -1, end)
        case ("start_units", (int(seat), tuple(units), int(end)), _, _):
            return Motion(seat, units, -1, end)
        case ("citadel", (int(seat), int(end)), _, _):
            return Motion(seat, (CITADEL,), -1, end)
    return None
