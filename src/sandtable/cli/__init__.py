"""The command `sandtable`. Each subcommand is a separate module, imported only when it is used."""

from __future__ import annotations

from collections.abc import Mapping

import click

from sandtable import __version__
from sandtable.cli.lazy import LazyGroup
from sandtable.compiled import engine

# Command name to its function and its line in the list of commands. To add a command, add a module and a line in this table.
COMMANDS: Mapping[str, tuple[str, str]] = {
    "play": ("sandtable.cli.play:play", "Play in the browser, or at the terminal if you name a game."),
    "rules": ("sandtable.cli.rules:rules", "Look up the rules ledgers."),
    "learn": ("sandtable.cli.learn:learn", "Print how to play a game."),
    "puzzles": ("sandtable.cli.puzzles:puzzles", "Solve puzzles at the terminal."),
    "fuzz": ("sandtable.cli.lab.fuzz:fuzz", "Play complete random games over all option sets."),
    "replay": ("sandtable.cli.records.replay:replay", "Show a recorded game step by step."),
    "analyse": ("sandtable.cli.records.analyse:analyse", "Analyse a finished game: chances, turning points, luck."),
    "verify": ("sandtable.cli.records.verify:verify", "Check the dice, picks, states and result of a recorded game."),
    "validate": ("sandtable.cli.content.validate:validate", "Check your own adventures, battlefields and maps."),
    "perft": ("sandtable.cli.lab.perft:perft", "Count the option sequences of 1 to DEPTH picks from a position."),
    "record": ("sandtable.cli.records.record:record", "Record golden games and update them."),
    "campaign": ("sandtable.cli.records.campaign:campaign", "Show a campaign after one of its games."),
    "army": ("sandtable.cli.content.army:army", "Check a First Blood army list, or print one."),
    "deck": ("sandtable.cli.content.deck:deck", "Check a Warlords deck, or print one."),
    "lab": ("sandtable.cli.lab.group:lab", "Simulate games and compare bots."),
    "serve": ("sandtable.cli.server.serve:serve", "Serve tables in the browser until Ctrl-C or SIGTERM."),
    "database": ("sandtable.cli.server.database:database", "Back up, restore and move a server's database."),
}


@click.command("sandtable", cls=LazyGroup, places=COMMANDS, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="sandtable", message=f"%(prog)s %(version)s, {engine()}")
def main() -> None:
    """A digital war table: four fantasy wargames, every rule enforced."""
