"""Shows the options of a question as a numbered menu, and finds the one that was typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.dangers import dangers
from sandtable.core.scene.scene import Option
from sandtable.core.text.message import kebab
from sandtable.language.translator import Translator

LONG_LIST: Final = 10
"""If there are more options than this, those that name two things are asked in two steps."""
FOUND: Final = 6
"""How many matches a list shows."""


class MenuItem:
    """One numbered line of a menu: an option with its chances, or a group of options with the same first part."""

    __slots__ = ("chances", "danger", "label", "options")

    def __init__(self, label: str, options: list[Pick], chances: str = "", danger: str = "") -> None:
        self.label = label
        self.options = options
        self.chances = chances
        self.danger = danger


class Menu:
    """The options of a question as numbered lines."""

    def __init__(self, spec: GameSpec[State], st: State, asked: Decision, words: Translator) -> None:
        self.spec = spec
        self.st = st
        self.asked = asked
        self.words = words
        self.options = asked.candidates()
        self.chances = self.read_chances()
        self.dangers = {each.text: words.format(each.why) for each in dangers(spec, st, asked.seat)}
        """Why some options can lose the game at once, by their texts."""
        self.warned: set[Pick] = set()
        """The options that were chosen once and whose danger was told."""
        self.inside = False
        """Is the second part of a two-step question being asked?"""
        self.given: tuple[Target, ...] = ()
        """The first part, if it is a target."""
        self.entries: list[MenuItem] = []
        self.regroup()

    def regroup(self) -> None:
        """Return to the first part of the question. A long list of pairs is grouped by first part."""
        self.inside = False
        self.given = ()
        pairs = sum(isinstance(option, tuple) for option in self.options)
        if pairs <= LONG_LIST or self.asked.region is not None:
            self.entries = [self.entry(option) for option in self.options]
            return
        groups: dict[object, list[Pick]] = {}
        for option in self.options:
            groups.setdefault(option[0] if isinstance(option, tuple) else (option,), []).append(option)
        part = self.spec.kinds[self.asked.kind].parts[0]
        self.entries = []
        for first, options in groups.items():
            if len(options) == 1 or not isinstance(first, int):
                self.entries += [self.entry(option) for option in options]
            else:
                self.entries.append(MenuItem(self.group_label(part, first, len(options)), options))

    def group_label(self, part: str, first: int, count: int) -> str:
        """What the options of a group have in common, in the game's words if it has any."""
        name = self.words.part(self.st, part, first)
        key = f"group-{kebab(self.asked.kind)}"
        common = self.words(key, x=name) if self.words.has(key) else name
        return f"{common} ... ({self.words('more-options', n=count)})"

    def read_chances(self) -> dict[str, str]:
        """The chances of the options in words, by their texts. Empty for a region or a game without scenes."""
        if self.asked.region is not None or not self.spec.presentation.has_scene():
            return {}
        questions = self.spec.presentation.scene(self.st, self.asked.seat).questions
        return {
            option.text: chances_text(self.words, option)
            for question in questions
            if question.seat == self.asked.seat
            for option in question.options
            if option.odds or option.likely
        }

    def entry(self, option: Pick) -> MenuItem:
        text, label = self.names(option)
        return MenuItem(label, [option], self.chances.get(text, ""), self.dangers.get(text, ""))

    def warning(self, option: Pick) -> str:
        """The danger of an option when it is chosen for the first time, else ""."""
        if option in self.warned:
            return ""
        self.warned.add(option)
        return self.dangers.get(self.names(option)[0], "")

    def open(self, options: Sequence[Pick]) -> None:
        """List these options one by one."""
        self.inside = len(options) < len(self.options)
        named = [self.spec.notation.targets_of(self.asked, option)[:1] for option in options]
        self.given = tuple(named[0]) if self.inside and all(each == named[0] for each in named) else ()
        self.entries = [self.entry(option) for option in options]

    def marks(self) -> dict[Target, str]:
        """The line numbers, by the targets they belong to."""
        found: dict[Target, str] = {}
        for number, entry in enumerate(self.entries, 1):
            if len(entry.options) == 1:
                for target in self.spec.notation.targets_of(self.asked, entry.options[0]):
                    found[target] = str(number) if target not in found else "•"
        return found

    def matches(self, text: str) -> list[Pick]:
        """The options that a text names: the one with exactly this text or label, else all that contain its words."""
        wanted = plain(text)
        named = {option: self.names(option) for option in self.options}
        exact = [option for option, names in named.items() if wanted in [plain(name) for name in names]]
        return exact or [option for option, names in named.items() if any(contains(name, text) for name in names)]

    def is_exact(self, text: str) -> bool:
        return any(plain(text) in [plain(name) for name in self.names(option)] for option in self.options)

    def names(self, option: Pick) -> tuple[str, str]:
        text = self.spec.notation.option_text(self.st, self.asked, option)
        return text, self.words.option(self.st, self.asked, option)

    def render(self, width: int) -> RenderableType:
        """The numbered lines in as many columns as fit."""
        digits = len(str(len(self.entries)))
        lines = [
            Text.assemble(
                (f"{number:>{digits}}", "bold"),
                f" {entry.label}",
                (entry.chances, "dim italic"),
                (f" ! {entry.danger}" if entry.danger else "", "red"),
            )
            for number, entry in enumerate(self.entries, 1)
        ]
        widest = max([line.cell_len for line in lines], default=1) + 3
        columns = max(1, min(width // widest, 4, -(-len(lines) // 4)))
        rows = -(-len(lines) // columns)
        grid = Table.grid(padding=(0, 3, 0, 0))
        for row in range(rows):
            grid.add_row(*[lines[k] for k in range(row, len(lines), rows)])
        return Padding(grid, (0, 0, 0, 1), expand=False)


def chances_text(words: Translator, option: Option) -> str:
    """The chances of an answer in brackets."""
    said = [f"{words(one.label)} {percent(one.permille)}" for one in option.likely]
    if option.odds is not None:
        sides = {"first": words("ui-attack"), "second": words("ui-defence")}
        shares = {"a": percent(option.odds.first), "b": percent(option.odds.second)}
        said.append(words("ui-odds-of", **sides, **shares))
    return f" ({', '.join(said)})"


def percent(permille: int) -> str:
    return f"{(permille + 5) // 10} %"


# -- matching what people type -----------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """Letters and digits in lower case; everything else becomes a space.

    >>> plain("The-Tyrant's  Seat")
    'the tyrants seat'
    """
    kept = "".join(c if c.isalnum() else "" if c == "'" else " " for c in text.casefold())
    return " ".join(kept.split())


def contains(name: str, text: str) -> bool:
    """Does every word of the text begin a word of the name?

    >>> contains("Swords in Dunmere (cost 1)", "dun sw"), contains("Swords", "words")
    (True, False)
    """
    words = plain(name).split()
    wanted = plain(text).split()
    return bool(wanted) and all(any(word.startswith(part) for word in words) for part in wanted)


def few(names: Sequence[str], most: int = FOUND) -> str:
    """The first names of a list, and dots if there are more.

    >>> few(["a", "b", "c"], 2)
    'a, b, ...'
    """
    return ", ".join([*names[:most], *(["..."] if len(names) > most else [])])
