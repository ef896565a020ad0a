"""`sandtable verify`: checks a recorded game offline: the dice, every state, the result."""

from __future__ import annotations

from pathlib import Path

import click

from sandtable.cli.common import fail, game_of, read_record_file
from sandtable.core.engine.state import State
from sandtable.core.match import proof
from sandtable.core.match.divergence import CutShort, OtherRules, same_text
from sandtable.core.match.entries import entry_of
from sandtable.core.match.match import Match
from sandtable.core.match.proof import Unproven
from sandtable.core.match.record import Record


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--commitment", default="", help="The commitment you were shown before the game.")
@click.option("--contribution", multiple=True, help="Your contribution to the dice. Repeat for each of your seats.")
def verify(file: Path, commitment: str, contribution: tuple[str, ...]) -> None:
    """Check a recorded game offline: the dice, every pick and state, and the result.

    With the commitment and the contribution that your browser kept it also shows that this is the game you played.

    \b
    Exit codes:
      0   everything checks out
      1   a pick, a draw, a state or the result differs from the record
      2   the record cannot be read
      3   the game is not finished
      4   it starts from a set position, so its dice prove nothing
      5   another secret: it does not match the commitment, or not yours
      6   other names
      7   other options
      8   a contribution does not match its seal, or yours is missing
      9   incomplete: picks or the end are missing
      10  recorded under other rules, and it plays differently under these: only the dice could be checked
    """
    record = read_record_file(file)
    spec = game_of(record.game)
    click.echo(f"{record.game}, rules {record.rules}, {record.players} players, {count_lines(record)}")
    worthless: Unproven | None = None
    try:
        try:
            check_dice(record, commitment, contribution)
        except Unproven as unproven:
            if unproven.code != proof.SET_POSITION:
                raise
            worthless = unproven  # its picks can still be replayed
        try:
            match = Match.from_record(spec, record, log=False)
        except CutShort as err:
            raise Unproven(proof.HOLE, f"result: {err}") from None
        except OtherRules as err:
            raise Unproven(proof.OTHER_RULES, f"picks: {err}") from None
        except ValueError as err:
            raise Unproven(proof.ALTERED, f"picks: {err}") from None
        click.echo("picks: all legal, every digest agrees")
        if record.rules != spec.rules_version:
            click.echo(f"picks: {same_text(record, spec.rules_version)}")
        check_end(match, record)
        if worthless is not None:
            raise worthless
    except Unproven as unproven:
        fail(str(unproven), unproven.code)
    click.echo(what_is_proven(record, commitment, contribution))


def check_dice(record: Record, commitment: str, contributions: tuple[str, ...]) -> None:
    """Check everything about the dice that needs no rules. Raises `Unproven` if something does not hold."""
    try:
        proof.check_whole(record)
        proof.check_commitment(record, commitment)
        proof.check_terms(record)
        proof.check_contributions(record, contributions)
        if record.seed.number is not None:
            click.echo(f"dice: a plain seed ({record.seed.number}), chosen by the person who made the record")
            return
        click.echo("dice: the secret matches the commitment")
        for line in proof.who_contributed(record):
            click.echo(f"dice: {line}")
        if record.seed.table:
            click.echo(f"dice: {proof.check_draws(record)} draws, all derived from these")
    except Unproven as unproven:
        raise Unproven(unproven.code, f"dice: {unproven}") from None


def count_lines(record: Record) -> str:
    """The number of picks, and of other entries if there are any."""
    entries = sum([entry_of(line.kind) != "" for line in record.lines])
    return f"{len(record.lines) - entries} picks" + (f", other entries: {entries}" if entries else "")


def check_end(match: Match[State], record: Record) -> None:
    """Print the result. The replay has compared it with the record's, if both have one."""
    if match.state.result is None or match.state.decision is not None:
        raise Unproven(proof.UNFINISHED, "result: none yet, the game is not finished")
    if record.result is None:
        raise Unproven(proof.HOLE, "result: the game is over, but the record does not say so: its last line is missing")
    winners, scores, how = record.result
    names = ", ".join(record.seats[seat] for seat in winners) or "nobody"
    click.echo(f"result: won by {names} ({how}); scores {' '.join(map(str, scores))}")


def what_is_proven(record: Record, commitment: str, contributions: tuple[str, ...]) -> str:
    """What the record proves, and to whom."""
    if record.seed.number is not None:
        return "proved: it is a game by the rules. Not proved: that the dice were not chosen"
    if commitment and contributions:
        return "proved: it is the game you took part in, and nobody could choose its dice"
    if commitment:
        return "proved: it is the game of your commitment. With --contribution also that nobody could choose its dice"
    return (
        "proved: the record fits itself. Whether it is the game you played: "
        "give what your browser kept with --commitment and --contribution"
    )
