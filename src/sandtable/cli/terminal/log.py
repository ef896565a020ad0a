"""Tells readers what has happened: news for each reader, and the log."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from sandtable.cli.terminal.console import Terminal
from sandtable.cli.terminal.entries import Entries
from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.language.translator import Translator

NEWS: Final = 7
FEW_NEWS: Final = 3
"""Lines of news on a normal screen, and on a small one."""
SMALL: Final = 32
OLD_NEWS: Final = 3


class News:
    """Tells each reader the news they have not seen yet."""

    def __init__(
        self, match: Match[State], people: list[int], words: Translator, terminal: Terminal, entries: Entries
    ) -> None:
        self.match = match
        self.words = words
        self.terminal = terminal
        self.entries = entries
        self.shown_steps = dict.fromkeys([PUBLIC, *people], 0)
        """How many steps of the history each reader has been shown."""

    def forget_undone(self) -> None:
        """Forget steps that were taken back."""
        for reader in self.shown_steps:
            self.shown_steps[reader] = min(self.shown_steps[reader], len(self.match.steps) + 1)

    def latest(self, seat: int, log_word: str) -> list[RenderableType]:
        """The latest news for this seat. At a terminal, a few older lines come first."""
        new = self.fresh(seat)
        if not self.terminal.is_live:
            return [Text(f"  {line}") for line in new]
        old = self.lines(seat)[: -len(new) or None][-OLD_NEWS:] if len(new) < OLD_NEWS else []
        lines: list[RenderableType] = [Text(f"  {line}", style="dim") for line in old[len(new) :]]
        most = NEWS if self.terminal.height > SMALL else FEW_NEWS
        if len(new) > most:
            hidden = len(new) - most + 1
            lines.append(Text("  " + self.words("earlier-lines", n=hidden, c=log_word), style="dim"))
            new = new[-most + 1 :]
        return [*lines, *[Text(f"• {line}") for line in new]]

    def fresh(self, seat: int) -> list[str]:
        lines = self.lines(seat, self.shown_steps[seat])
        self.shown_steps[seat] = len(self.match.steps) + 1
        return lines

    def lines(self, seat: int, since: int = 0) -> list[str]:
        """The history as this seat may know it, in words."""
        st = self.match.state
        lines: list[str] = []
        for number, events in enumerate(self.match.history(seat)[since:], since):
            lines += self.entries.log_lines(self.match.steps[number - 1]) if number else []
            lines += [self.words.event(st, event) for event in events]
        return lines

    def show(self, seat: int, rest: str) -> None:
        lines = self.lines(seat)
        if rest.isdecimal():
            lines = lines[-int(rest) :] if int(rest) else []
        for line in lines or [self.words("log-empty")]:
            self.terminal.say(f"  {line}")
