"""The board as plain text, for `print(state)`. Imported on demand, because it imports the presentation and the catalogues."""

from __future__ import annotations

import io
from typing import Final

from rich.console import Console

from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.language.translator import ENGLISH, Translator

WIDTH: Final = 100
HEIGHT: Final = 60


def board_text(spec: GameSpec[State], seen: State, seat: int) -> str:
    """The table as this seat sees it, without colours. Empty if the game does not draw its board."""
    words = Translator(spec, ENGLISH, strict=False)
    paper = io.StringIO()
    console = Console(
        file=paper,
        width=WIDTH,
        no_color=True,
        highlight=False,
        emoji=False,
        force_terminal=False,
        force_jupyter=False,
        legacy_windows=False,
    )
    console.print(spec.presentation.board_text(seen, seat, words, WIDTH, HEIGHT, {}))
    return "\n".join([line.rstrip() for line in paper.getvalue().splitlines()]).strip("\n")
