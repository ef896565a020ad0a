"""Input and output: keyboard and screen, or a pipe at either end."""

from __future__ import annotations

import importlib
import io
import shutil
import sys
from contextlib import suppress
from typing import Final

from rich.console import Console
from rich.text import Text

PIPE_WIDTH: Final = 100


class Quit(Exception):
    """The person at the keyboard leaves. The game is saved."""


class Terminal:
    """Keyboard and screen, or a pipe at either end."""

    def __init__(self) -> None:
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        width = None if sys.stdout.isatty() else PIPE_WIDTH
        self.console = Console(width=width, highlight=False, emoji=False)
        if isinstance(sys.stdout, io.TextIOWrapper):  # replace characters the terminal cannot show
            sys.stdout.reconfigure(errors="replace")
        if self.is_live:
            with suppress(ImportError):
                importlib.import_module("readline")  # gives input() its line editing and history

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return shutil.get_terminal_size().lines

    def show(self, *items: object) -> None:
        for item in items:
            if item != "":
                self.console.print(item)

    def say(self, text: str, style: str = "", whole: bool = False) -> None:
        """Print a sentence, wrapped unless it must stay whole for copying. Brackets are not markup."""
        self.console.print(Text(text, style=style), soft_wrap=whole)

    def redraw(self, *items: object) -> None:
        """Replace the whole screen at once, without flicker."""
        with self.console.capture() as drawn:
            self.show(*items)
        self.console.clear()
        self.console.file.write(drawn.get())
        self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """Read one line from the keyboard. The end of a pipe means leaving."""
        if self.is_live:
            try:
                return input(prompt).strip()
            except EOFError:
                raise Quit from None
        self.console.print(Text(prompt), end="")
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise Quit
        self.console.print(Text(line.strip()))
        return line.strip()
