"""`sandtable record`: re-records golden games after an intended change of the rules, or makes a new one.

A golden game stays as it is if its picks still replay to the same states. Otherwise its picks are played under the current
rules, and from the first pick that is no longer offered the game continues at random. Review the diff like code.
"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from sandtable.cli.common import game_of, match_of, options_of, read_record_file
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.divergence import Diverged
from sandtable.core.match.match import Match
from sandtable.core.match.record import Record
from sandtable.core.match.seed import Seed
from sandtable.testing import MAX_DECISIONS, any_answer, chooser_rng, playout

MAX_SEEDS = 5_000


@click.group()
def record() -> None:
    """Record golden games and update them."""


@record.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path), metavar="FILE|DIR...")
@click.option("--check", is_flag=True, help="Write nothing; exit with code 1 if a file would change.")
def renew(paths: tuple[Path, ...], check: bool) -> None:
    """Re-record golden games that the rules have changed."""
    files = [file for path in paths for file in (sorted(path.rglob("*.jsonl")) if path.is_dir() else [path])]
    changed = 0
    for file in files:
        old = read_record_file(file)
        match, kept = replayed_with_changes(old, file)
        text = match.record(old.why).to_text()
        if text == file.read_text(encoding="utf-8"):
            click.echo(f"{file}: unchanged")
            continue
        changed += 1
        where = "same picks" if kept == len(old.lines) else f"new from pick {kept + 1} on"
        click.echo(f"{file}: {'would change' if check else 're-recorded'} ({where})")
        if not check:
            file.write_text(text, encoding="utf-8")
    sys.exit(1 if check and changed else 0)


@record.command()
@click.argument("game")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--players", type=int, help="Number of players. Default: the fewest.")
@click.option("--options", "-o", "words", multiple=True, metavar="NAME=VALUE", help="Game options.")
@click.option(
    "--seed", default=0, show_default=True, type=click.IntRange(min=0), help="Random seed for dice and picks."
)
@click.option("--how", default="", help="Try seeds until a game ends this way.")
@click.option("--why", default="", help="Note on why this game is recorded.")
def new(game: str, file: Path, players: int | None, words: tuple[str, ...], seed: int, how: str, why: str) -> None:
    """Record a new random game."""
    spec = game_of(game)
    seats = spec.players[0] if players is None else players
    if not spec.players[0] <= seats <= spec.players[1]:
        raise click.UsageError(f"{game} is for {spec.players[0]} to {spec.players[1]} players, not {seats}")
    options = options_of(spec, seats, words)
    if how:
        seed = seed_that_ends(spec, seats, options, seed, how)
    match: Match[State] = Match(spec, seats, options, Seed(seed), log=False)
    finish(match, seed)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(match.record(why).to_text(), encoding="utf-8")
    click.echo(f"{file}: {len(match.steps)} picks, seed {seed}")


def seed_that_ends(spec: GameSpec[State], players: int, options: Options, seed: int, how: str) -> int:
    """The first seed, from this one on, whose random game ends in this way."""
    for tried in range(seed, seed + MAX_SEEDS):
        st, _ = playout(spec, players, options, tried)
        if st.result is not None and st.result.how == how:
            return tried
    raise click.ClickException(f"none of {MAX_SEEDS} games ended with {how!r}")


def replayed_with_changes(old: Record, file: Path) -> tuple[Match[State], int]:
    """The game replayed under the current rules, and how many of its picks are the old ones."""
    match = match_of(old, file, upto=0, log=False)
    kept = len(old.lines)
    try:
        match.follow(old, check=False)
    except Diverged as err:
        kept = err.number - 1
    if kept < len(old.lines) or old.result is not None:
        finish(match, old.seed.value())
    return match, kept


def finish(match: Match[State], seed: int) -> None:
    """Play on at random to the end."""
    rng = chooser_rng(seed)
    while match.state.decision is not None and len(match.steps) < MAX_DECISIONS:
        match.pick(*any_answer(match.state, rng))
