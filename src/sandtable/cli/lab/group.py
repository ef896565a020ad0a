"""`sandtable lab`: the laboratory."""

from __future__ import annotations

import click

from sandtable.cli.lazy import LazyGroup

COMMANDS = {
    "fit": ("sandtable.cli.lab.fit:fit", "Fit the chances of winning to games between bots."),
    "puzzles": ("sandtable.cli.lab.puzzles:puzzles", "Find puzzles in games between bots."),
    "simulate": ("sandtable.cli.lab.simulate:simulate", "Play many games and keep them as Parquet files."),
    "tournament": ("sandtable.cli.lab.tournament:tournament", "Let bots play each other, until a test decides."),
}


@click.group("lab", cls=LazyGroup, places=COMMANDS)
def lab() -> None:
    """Simulate games and compare bots."""
