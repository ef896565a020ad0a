"""`sandtable verify`: check a recorded game offline: the dice, every state, the result."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from sandtable.cli.common import game_of, give_up, record_in
from sandtable.core.entries import entry_of
from sandtable.core.match import Match, replay
from sandtable.core.record import Record
from sandtable.core.state import State


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Check a recorded game: exit code 1 if it is not what it claims to be, 2 if it cannot be read."""
    record = record_in(file)
    spec = game_of(record.game)
    click.echo(f"{record.game}, rules {record.rules}, {record.players} players, {lines(record)}")
    if record.seed.number is None and not record.seed.secret:
        give_up("dice: the secret has not been shown yet, so nothing can be replayed", 1)
    honest = record.seed.is_honest()
    click.echo(f"dice: {dice(record)}", err=not honest)
    try:
        match = replay(spec, record, log=False)
    except ValueError as err:
        give_up(f"picks: {err}", 1)
    click.echo("picks: all legal, every digest agrees")
    agrees = result_agrees(match, record)
    sys.exit(0 if honest and agrees else 1)


def lines(record: Record) -> str:
    """How many picks there are, and entries beside them if any."""
    entries = sum([entry_of(line.kind) != "" for line in record.lines])
    return f"{len(record.lines) - entries} picks" + (f", entries beside them: {entries}" if entries else "")


def dice(record: Record) -> str:
    """What can be said about the seed."""
    if record.seed.number is not None:
        return f"a plain seed ({record.seed.number}), chosen by whoever made the record"
    if not record.seed.is_honest():
        return "the secret does not match the commitment published before the game"
    return f"the secret matches the commitment, with {len(record.seed.contributions)} contributions"


def result_agrees(match: Match[State], record: Record) -> bool:
    """Say what the result is; the replay has compared it with the record's, if it has one."""
    if match.state.result is None:
        click.echo("result: none yet, the game is not over")
        return True
    if record.result is None:
        click.echo("result: the game is over, but the record does not say so: its last line is missing", err=True)
        return False
    winners, scores, how = record.result
    names = ", ".join(record.seats[seat] for seat in winners) or "nobody"
    click.echo(f"result: won by {names} ({how}); scores {' '.join(map(str, scores))}")
    return True
