"""`sandtable lab fit`: fits the chances of winning to games between bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from sandtable.bots.chances import GAMES, described_by
from sandtable.cli.lab.common import OutFile, failures_reported, matchup_options, need_extra, progress_bar
from sandtable.cli.lab.stopping import stoppable
from sandtable.lab.executors import Workers
from sandtable.lab.matchup import Matchup


@click.command()
@matchup_options
@click.option(
    "--games", "count", type=click.IntRange(10), default=400, show_default=True, help="How many games to learn from."
)
@click.option(
    "--every", type=click.IntRange(1), default=20, show_default=True, help="Keep one position in so many decisions."
)
@click.option("--out", type=OutFile(), help="Write the weights of this game into a JSON file.")
def fit(
    matchup: Matchup,
    workers: Workers,
    count: int,
    every: int,
    out: Path | None,
) -> None:
    """Fit the weights of the chances of winning to games between bots. The same seed gives the same weights.

    Prints the weight of each feature at the start and at the end of a game, and how well the chances foretell games that
    were held out.
    """
    need_extra("numpy")
    from sandtable.lab.fit import HELD_OUT, Position, fit_weights, gather

    if matchup.game not in GAMES:
        raise click.UsageError(f"{matchup.game} has no features to weigh; {', '.join(GAMES)} have")
    known = known_weights(out) if out else {}
    positions: list[Position] = []
    with (
        stoppable(lambda: f"{len({position.game for position in positions})} of {count} games"),
        failures_reported(),
        progress_bar(matchup.game, count, "games/s") as advance,
    ):
        for found in gather(matchup, count, every, workers):
            positions += found
            advance(1)
    if not {True, False} <= {position.game % HELD_OUT == 0 for position in positions}:
        raise click.ClickException(
            f"the games are too short to keep one position in {every} decisions; give a smaller --every"
        )
    fitted = fit_weights(described_by(matchup.game).NAMES, positions)
    click.echo(f"{matchup.game}: {fitted.positions} positions of {fitted.games} games from seed {matchup.seed}")
    click.echo(f"{'feature':<14}{'start':>10}{'end':>10}")
    for name, (first, last) in zip(fitted.names, fitted.weights, strict=True):
        click.echo(f"{name:<14}{first:>10.4f}{last:>10.4f}")
    click.echo(
        f"Held out: loss {fitted.loss:.4f} (equal chances {fitted.even:.4f}); the better chance won {fitted.right:.1%}."
    )
    if out:
        weights = dict(zip(fitted.names, fitted.weights, strict=True))
        out.write_text(weights_text({**known, matchup.game: weights}), encoding="utf-8")


def known_weights(file: Path) -> dict[str, Any]:
    """The weights of other games in a file, which stay there."""
    if not file.exists():
        return {}
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as err:
        raise click.UsageError(f"{file}: {err}") from None
    if not isinstance(found, dict):
        raise click.UsageError(f"{file}: not a file of weights")
    return found


def weights_text(games: dict[str, dict[str, tuple[float, float]]]) -> str:
    """The JSON file: a line for each feature."""
    blocks = []
    for game in sorted(games):
        rows = [f"    {json.dumps(name)}: {json.dumps(pair)}" for name, pair in games[game].items()]
        blocks.append(f"  {json.dumps(game)}: {{\n" + ",\n".join(rows) + "\n  }")
    return "{\n" + ",\n".join(blocks) + "\n}\n"
