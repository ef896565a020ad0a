"""Groups of commands that are imported on demand."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

import click


class LazyGroup(click.Group):
    """A click group that imports its commands on demand: neither starting one nor listing them imports all.

    `places` maps the name of each command to its function, as `module:function`, and its line in the list of commands.
    """

    def __init__(self, *args: Any, places: Mapping[str, tuple[str, str]], **attrs: Any) -> None:
        super().__init__(*args, **attrs)
        self.places = places

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.places:
            return None
        module, _, attribute = self.places[cmd_name][0].partition(":")
        command = getattr(importlib.import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in self.places.items()])
