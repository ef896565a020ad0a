"""The log lines of a step for a seat, with the moves of units and the cards played."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.events import Event, seen_events
from sandtable.core.game.presentation import pair_args
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import log_line
from sandtable.core.scene.report import LogLine, Motion, StepReport
from sandtable.core.scene.scene import Arg, Message
from sandtable.games.battlelore.presentation.conflict import ended_conflicts
from sandtable.games.battlelore.presentation.scene_cards import piece_type_of
from sandtable.games.battlelore.presentation.scenery import place_of
from sandtable.games.battlelore.presentation.telling import beats
from sandtable.games.battlelore.presentation.wording import read_card
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.board import hex_name

NOBODY: Final = -1


def step_report(spec: GameSpec[BattleState], before: BattleState, events: list[Event], seat: int) -> StepReport:
    """The log lines of a step for a seat. `before` is the state before the step, as a spectator saw it."""
    where = list(before.pos)
    lines: list[LogLine] = []
    seen = seen_events(events, seat)
    for event in seen:
        line = line_of(spec, before, event)
        lines.append(LogLine(line.words, line.clause, motion(before, event, where), played_card(event)))
    conflicts = ended_conflicts(before, seen_events(events, NOBODY))
    return StepReport(tuple(lines), conflicts, beats=beats(spec, before, seen, lines, conflicts))


def line_of(spec: GameSpec[BattleState], before: BattleState, event: Event) -> LogLine:
    """An event in words; a unit that entered the game in this same step is named only by its hex."""
    key, args, clause, _ = event
    told_of = pair_args(spec.presentation.event_args.get(key, ()), args) or []
    units = [value for _, kind, value in told_of if kind == "unit" and isinstance(value, int)]
    if all(unit < len(before.utype) for unit in units):
        return log_line(spec, before, event)
    hexes = [value for _, kind, value in told_of if kind == "hex" and isinstance(value, int)]
    hexes += [before.pos[unit] for unit in units if unit < len(before.pos) and before.pos[unit] >= 0]
    where = Arg("text", (), hex_name(hexes[0]), (), (f"hex:{hexes[0]}",)) if hexes else Arg("text")
    return LogLine(Message("event-deployed-new", {"a": where}), clause)


PLAYS: Final = frozenset({"plays", "copies", "plays_lore"})


def played_card(event: Event) -> int:
    """The kind of the card that an event plays, or -1; a repeated card shows its own face."""
    key, args, _, _ = event
    card = args[1] if key in PLAYS else -1
    return piece_type_of(*read_card(card)) if isinstance(card, int) and card >= 0 else -1


GOES: Final = frozenset(
    {"moves", "passage", "lands", "retreats", "gains_ground", "pursues", "portal", "summoned", "conjured", "deployed"}
)


def motion(st: BattleState, event: Event, where: list[int]) -> Motion | None:
    """The move of a unit, if the event is one; `where` tracks the units' positions through the step."""
    key, args, _, _ = event
    if key not in GOES or len(args) < 2:
        return None
    unit, end = args[0], args[1]
    if not isinstance(unit, int) or not isinstance(end, int) or unit >= len(where):
        return None
    board = st.ground.board
    start, where[unit] = where[unit], end
    return Motion(
        st.rules.seats[st.owner[unit]],
        (st.utype[unit],),
        place_of(board, start) if start >= 0 else -1,
        place_of(board, end),
    )
