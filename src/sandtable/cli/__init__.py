"""The command `sandtable`. Each subcommand is a separate module, imported only when it is used."""

from __future__ import annotations

import importlib
from collections.abc import Mapping

import click

from sandtable import __version__

# Command name to its function and its line in the list of commands. To add a command, add a module and a line in this table.
COMMANDS: Mapping[str, tuple[str, str]] = {
    "play": ("sandtable.cli.play:play", "Play in the browser, or at the terminal if you name a game."),
    "rules": ("sandtable.cli.rules:rules", "Look up the rules ledgers."),
    "learn": ("sandtable.cli.learn:learn", "Print how to play a game."),
    "fuzz": ("sandtable.cli.lab.fuzz:fuzz", "Play complete random games over all option sets."),
    "replay": ("sandtable.cli.records.replay:replay", "Show a recorded game step by step."),
    "verify": ("sandtable.cli.records.verify:verify", "Check the dice, picks, states and result of a recorded game."),
    "validate": ("sandtable.cli.content.validate:validate", "Check your own adventures, battlefields and maps."),
    "perft": ("sandtable.cli.lab.perft:perft", "Count the option sequences of 1 to DEPTH picks from a position."),
    "record": ("sandtable.cli.records.record:record", "Record golden games and update them."),
    "campaign": ("sandtable.cli.records.campaign:campaign", "Show a campaign after one of its games."),
    "army": ("sandtable.cli.content.army:army", "Check a First Blood army list, or print one."),
    "deck": ("sandtable.cli.content.deck:deck", "Check a Warlords deck, or print one."),
    "arena": ("sandtable.cli.lab.arena:arena", "Let bots play each other."),
    "serve": ("sandtable.cli.server.serve:serve", "Serve tables in the browser until Ctrl-C or SIGTERM."),
    "database": ("sandtable.cli.server.database:database", "Back up, restore and move a server's database."),
}


class LazyGroup(click.Group):
    """A click group that imports commands from `COMMANDS` on demand: neither starting one nor listing them imports all."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        place, _ = COMMANDS[cmd_name]
        module, _, attribute = place.partition(":")
        command = getattr(importlib.import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])


@click.command("sandtable", cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="sandtable", message="%(prog)s %(version)s")
def main() -> None:
    """A digital war table: four fantasy wargames, every rule enforced."""
