"""`sandtable perft`: counts the option sequences from a position, as a fingerprint of the rules."""

from __future__ import annotations

from pathlib import Path

import click

from sandtable.cli.common import fail, game_of, options_of
from sandtable.core.engine.decision import IllegalPick
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.testing import chooser_rng, play_on
from sandtable.testing import perft as count


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="Number of players. Default: the fewest.")
@click.option("--options", "-o", "words", multiple=True, metavar="NAME=VALUE", help="Game options.")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(min=0), help="Random seed.")
@click.option(
    "--depth", default=3, show_default=True, type=click.IntRange(min=1), help="Number of picks to look ahead."
)
@click.option("--after", default=0, type=click.IntRange(min=0), help="Number of random picks to play first.")
@click.option("--picks", type=click.Path(path_type=Path), help="File of picks to play first, one per line.")
def perft(
    game: str, players: int | None, words: tuple[str, ...], seed: int, depth: int, after: int, picks: Path | None
) -> None:
    """Count the option sequences of 1 to DEPTH picks from a position."""
    spec = game_of(game)
    seats = spec.players[0] if players is None else players
    if not spec.players[0] <= seats <= spec.players[1]:
        raise click.UsageError(f"{game} is for {spec.players[0]} to {spec.players[1]} players, not {seats}")
    st = spec.start(seats, options_of(spec, seats, words), seed, log=False)
    play_on(st, chooser_rng(seed), most=after)
    if picks is not None:
        play_file(spec, st, picks)
    for each in range(1, depth + 1):
        click.echo(f"{each:>3} {count(st, each):>12}")


def play_file(spec: GameSpec[State], st: State, path: Path) -> None:
    """Answer the first open question with each line of a file in turn. Empty lines and # lines are skipped."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as err:
        fail(f"{path}: {err}")
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        if st.decision is None:
            fail(f"{path} line {number}: the game is over", 1)
        try:
            st.apply(spec.notation.option_of(st, st.decision, text))
        except IllegalPick as err:
            fail(f"{path} line {number}: {err}", 1)
