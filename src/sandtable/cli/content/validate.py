"""`sandtable validate`: checks a file that a user wrote for a game, such as an adventure, and lists all its faults."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import click

from sandtable.cli.common import fail, game_of, program, read_text
from sandtable.core.content.user_files import MAX_FILE, more_faults_text
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game, game_names

SHOWN: Final = 50
"""How many faults of a file are listed."""


@click.command()
@click.argument("paths", metavar="FILE...", nargs=-1, type=click.Path(path_type=Path))
@click.option("--game", help="The game the files are for. Default: the one named in `schema`.")
@click.option("--example", is_flag=True, help="Print a playable example to start from.")
def validate(paths: tuple[Path, ...], game: str | None, example: bool) -> None:
    """Check your own adventures, battlefields and maps. Prints every fault with its line.

    Exits with code 0 if all are playable, 1 if there are faults, 2 if a file cannot be read.
    """
    if example:
        click.echo(game_for("", game).example())
        return
    if not paths:
        raise click.UsageError("give a file, or print an example with --example")
    good = True
    for path in paths:
        try:
            if path.stat().st_size > 4 * MAX_FILE:
                fail(f"{path}: larger than {4 * MAX_FILE} bytes")
        except OSError as err:
            fail(f"{path}: {err.strerror}")
        good = check(path, read_text(path), game) and good
    sys.exit(0 if good else 1)


def check(path: Path, text: str, game: str | None) -> bool:
    """Print what is wrong with one file, or how to play it."""
    spec = game_for(text, game)
    faults = spec.presentation.validate(text)
    for fault in faults[:SHOWN]:
        click.echo(f"{path}:{fault.line or 1}: {fault}")
    if len(faults) > SHOWN:
        click.echo(f"{path}: {more_faults_text(SHOWN, faults)}")
    if not faults:
        how = f"; play it with `{program()} play {spec.name} -o {spec.own_content}=@{path}`" if spec.playable else ""
        click.echo(f"{path}: good{how}")
    return not faults


def game_for(text: str, game: str | None) -> GameSpec[State]:
    """The game with that name, else the one whose schema the file names, else the first that takes files."""
    if game is not None:
        spec = game_of(game)
        if not spec.own_content:
            raise click.UsageError(
                f"{spec.name} has no user files; these games have: {', '.join(games_with_own_content())}"
            )
        return spec
    found = [find_game(name) for name in games_with_own_content()]
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    schema = value.get("schema") if isinstance(value, dict) else None
    return next((spec for spec in found if spec.own_schema == schema), found[0])


def games_with_own_content() -> list[str]:
    """The games that take files written by users."""
    return [name for name in game_names() if find_game(name).own_content]
