"""The command `sandtable`. Each subcommand is a separate module, imported only when it is used."""

from __future__ import annotations

import importlib
from collections.abc import Mapping

import click

from sandtable import __version__
from sandtable.compiled import engine

# Command name to its module. To add a command, add a module and a line in this table.
COMMANDS: Mapping[str, str] = {
    "play": "sandtable.cli.play:play",
    "rules": "sandtable.cli.rules:rules",
    "learn": "sandtable.cli.learn:learn",
    "fuzz": "sandtable.cli.lab.fuzz:fuzz",
    "replay": "sandtable.cli.records.replay:replay",
    "verify": "sandtable.cli.records.verify:verify",
    "validate": "sandtable.cli.content.validate:validate",
    "perft": "sandtable.cli.lab.perft:perft",
    "record": "sandtable.cli.records.record:record",
    "campaign": "sandtable.cli.records.campaign:campaign",
    "army": "sandtable.cli.content.army:army",
    "deck": "sandtable.cli.content.deck:deck",
    "arena": "sandtable.cli.lab.arena:arena",
    "serve": "sandtable.cli.server.serve:serve",
    "database": "sandtable.cli.server.database:database",
}


class LazyGroup(click.Group):
    """A click group that imports commands from `COMMANDS` on demand, so that starting one does not import all."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, attribute = COMMANDS[cmd_name].partition(":")
        command = getattr(importlib.import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command


@click.command("sandtable", cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="sandtable", message=f"%(prog)s %(version)s, {engine()}")
def main() -> None:
    """A digital war table: four fantasy wargames, every rule enforced."""
