"""The components with which games draw at the terminal."""

from __future__ import annotations

import doctest

from rich.console import Console
from rich.text import Text

from sandtable import terminal
from sandtable.core.registry import find_game
from sandtable.language.translator import Translator
from sandtable.terminal import Clipped, label


def shown(lines: int) -> list[str]:
    console = Console(width=20, no_color=True)
    with console.capture() as caught:
        console.print(Clipped(Text("one\ntwo\nthree"), lines))
    return caught.get().splitlines()


def test_what_fits_is_shown_whole_and_the_rest_is_dots() -> None:
    assert shown(3) == ["one", "two", "three"]
    assert shown(2) == ["one", "..."]


def test_a_label_has_its_own_message() -> None:
    assert label(Translator(find_game("bloodstones"), "de"), "hand") == "Hand"


def test_examples() -> None:
    assert doctest.testmod(terminal).failed == 0
