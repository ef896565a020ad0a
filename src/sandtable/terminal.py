"""Parts of tables that games draw for a terminal."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from sandtable.core.game.presentation import Wording


class Clipped:
    """A renderable cut to a number of lines, with dots where something is missing."""

    def __init__(self, inner: RenderableType, lines: int) -> None:
        self.inner = inner
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> list[RenderableType]:
        rows = console.render_lines(self.inner, options, pad=False)
        texts: list[RenderableType] = []
        for row in rows[: self.lines]:
            text = Text(no_wrap=True)
            for segment in row:
                text.append(segment.text, segment.style)
            texts.append(text)
        if len(rows) > self.lines:
            texts[-1] = Text("...", style="dim")
        return texts


def lines_of(part: RenderableType, width: int) -> int:
    """How many lines a part takes at this width.

    >>> lines_of(Text("one two"), 20), lines_of(Text("one two"), 4)
    (1, 2)
    """
    console = Console(width=width, no_color=True)
    return len(console.render_lines(part, console.options))


def label(words: Wording, name: str) -> str:
    """The game's word for a figure or a heading."""
    return words(f"label-{name}")
