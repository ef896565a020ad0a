"""`sandtable campaign`: prints what a finished game passes on to the next one, as a document."""

from __future__ import annotations

from pathlib import Path

import click

from sandtable.cli.common import fail, game_of, match_of, program, read_record_file
from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.options import BadOption, Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.sequel import read_sequel, sequel_text


@click.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), help="Write to this file instead of the screen.")
def campaign(record: Path, out: Path | None) -> None:
    """Show the campaign as it stands after the finished game in RECORD.

    Continue it with `play --campaign FILE`.
    """
    kept = read_record_file(record)
    match = match_of(kept, record, log=False)
    spec, state = match.spec, match.state
    if state.decision is not None:
        fail(f"{record}: the game is not over: continue with `{program()} play --resume {record}`", 1)
    options = spec.sequel(state)
    if options is None:
        fail(f"{record}: this game was not part of a campaign", 1)
    text = sequel_text(spec, options)
    if out is None:
        click.echo(text, nl=False)
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as err:
        fail(f"{out}: {err.strerror}")
    click.echo(f"{out}: continue with `{program()} play --campaign {out}`")


def read_campaign(path: Path) -> tuple[GameSpec[State], Options]:
    """The game and options of a campaign document. If it cannot be read, the command ends."""
    try:
        game, document = read_sequel(path.read_text(encoding="utf-8"))
    except BadSave as err:
        fail(f"{path}: {err}")
    except UnicodeDecodeError:
        fail(f"{path}: not a text file")
    except OSError as err:
        fail(f"{path}: {err.strerror}")
    spec = game_of(game)
    try:
        return spec, spec.sequel_options(document)
    except BadOption as err:
        fail(f"{path}: {err}")
