"""`sandtable lab`: the laboratory."""

from __future__ import annotations

import click

from sandtable.cli.lazy import LazyGroup

COMMANDS = {
    "simulate": ("sandtable.cli.lab.simulate:simulate", "Play many games and keep them as Parquet files."),
    "tournament": ("sandtable.cli.lab.tournament:tournament", "Let bots play each other, until a test decides."),
    "ladder": ("sandtable.cli.lab.ladder:ladder", "Play each level of the bots against the level below."),
    "balance": ("sandtable.cli.lab.balance:balance", "Measure which sides, maps and seats win more than their share."),
    "atlas": ("sandtable.cli.lab.atlas:atlas", "Measure the balance of all games, and write the pages of the atlas."),
    "whatif": ("sandtable.cli.lab.whatif:whatif", "Change a card, unit, number or option, and measure what moves."),
    "impact": ("sandtable.cli.lab.impact:impact", "Find the stored games that a change breaks, where and why."),
    "fit": ("sandtable.cli.lab.fit:fit", "Fit the chances of winning to games between bots."),
    "puzzles": ("sandtable.cli.lab.puzzles:puzzles", "Find puzzles in games between bots."),
    "spaces": ("sandtable.cli.lab.spaces:spaces", "Say what the numbers of a learner mean; test its environments."),
    "check-puzzles": ("sandtable.cli.lab.puzzles:check", "Search puzzles again: are the solutions still right?"),
    "perft": ("sandtable.cli.lab.perft:perft", "Count the option sequences of 1 to DEPTH picks from a position."),
    "fuzz": ("sandtable.cli.lab.fuzz:fuzz", "Play complete random games over all option sets."),
}


@click.group("lab", cls=LazyGroup, places=COMMANDS)
def lab() -> None:
    """Play many games: simulate, compare bots, measure balance and changes."""
