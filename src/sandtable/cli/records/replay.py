"""`sandtable replay`: shows a recorded game step by step."""

from __future__ import annotations

from pathlib import Path

import click

from sandtable.cli.common import game_of, match_of, options_text, read_record_file, refuse_record
from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.events import NO_ONE, Event, seen_events
from sandtable.core.engine.state import State
from sandtable.core.match.divergence import same_text
from sandtable.core.match.match import Match, MatchStep
from sandtable.core.match.record import Record, RecordLine


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", "last", type=click.IntRange(min=0), help="Stop after this pick.")
@click.option("--seat", type=int, help="Show only what this seat sees (-1: a spectator). Default: everything.")
def replay(file: Path, last: int | None, seat: int | None) -> None:
    """Show a recorded game step by step.

    \b
    Exit codes:
      0   the game plays as recorded
      1   a pick, a draw, a state or the result differs from the record
      2   the record cannot be read
      10  recorded under other rules, and it plays differently under these
    """
    record = read_record_file(file)
    spec = game_of(record.game)
    if seat is not None and seat not in range(PUBLIC, record.players):
        raise click.UsageError(f"there is no seat {seat}: seats are 0 to {record.players - 1}")
    match = match_of(record, file, upto=0)
    click.echo(f"{record.game} (rules {record.rules}), {options_text(match.options)}")
    click.echo(f"seats: {', '.join(f'{n} {name}' for n, name in enumerate(record.seats))}")
    if record.why:
        click.echo(record.why)
    show_events(match.opening, seat)

    def show(number: int, line: RecordLine, step: MatchStep) -> None:
        shown = line.pick if seat in (None, line.seat) or step.shown == step.pick else "(secret)"
        chance = f"  chance {' '.join(map(str, line.chance))}" if line.chance and seat is None else ""
        click.echo(
            f"{number:>5}  seat {line.seat}  {line.kind}{f' ({line.clause})' if line.clause else ''}: {shown}{chance}"
        )
        show_events(step.events, seat)

    try:
        match.follow(record, last, watch=show)
    except ValueError as err:
        refuse_record(file, err)
    show_end(match, record)
    if record.rules != spec.rules_version:
        click.echo(same_text(record, spec.rules_version))


def show_events(events: list[Event], seat: int | None) -> None:
    told = [event for event in events if event[3] != NO_ONE] if seat is None else seen_events(events, seat)
    for key, args, clause, _ in told:
        click.echo(f"         {key} {' '.join(map(str, args))} ({clause})")


def show_end(match: Match[State], record: Record) -> None:
    st = match.state
    if st.result is not None:
        winners = ", ".join(record.seats[seat] for seat in st.result.winners) or "nobody"
        click.echo(f"won by {winners} ({st.result.how}); scores {' '.join(map(str, st.result.scores))}")
    elif st.decision is not None:
        asked = ", ".join(f"seat {each.seat} {each.kind} ({each.clause})" for each in st.open_questions())
        click.echo(f"open: {asked}")
