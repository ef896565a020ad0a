"""The workshop, where people build what they bring to a game, such as a deck of cards or an army.

A game that lets people bring something offers a `Workshop` as `Presentation.workshop`. It has a stock of items with costs and
figures. It reads and writes the text of what was built, names every rule that it breaks, and provides the figures and charts
that builders look at. Server and client use only this interface and know no game.

What is built is a `Draft`: lines that name an item and a count, each with the lines that belong to it. A deck is flat; in an
army the Regiments belong to the Character that brings them. The text is authoritative: writing and reading a draft gives the
same draft.

Only plain values are sent: frozen dataclasses of numbers, texts and tuples. Messages are keys (`core.text.message.Message`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from sandtable.core.content.user_files import Fault
from sandtable.core.content.violations import Violation
from sandtable.core.scene.cards import Band
from sandtable.core.scene.figures import Recipe
from sandtable.core.text.message import Arg, Figure, Message, make_message, number_arg

Settings = Mapping[str, str | int]
"""Checked options of the game. Those named by `Workshop.settings` matter."""

MAX_LINES = 400
"""The most lines of a draft, including nested ones."""
MAX_ADVISED = 60
"""The most lines of a draft for which repairs and offers are worked out."""

MeasureForm = Literal["count", "share"]


@dataclass(frozen=True, slots=True)
class Measure:
    """A number about a draft, a count or a share from 0 to 1, with the limits set by the rules (-1 for none)."""

    label: Message
    value: float
    form: MeasureForm = "count"
    low: int = -1
    high: int = -1


# -- the stock -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Item:
    """An item to build with.

    `kind` and `group` are message keys: the sections of the stock and a second filter ("" for no group). `word` is the message
    with its name in the reader's language (without it, `name` is shown) and `about` the one with its effect. `under` names the
    items it can belong to; empty means the top level. `of` is the choice of the draft that offers it, "" for all. Usually an
    item has one line with its count, and `most` is the maximum for all items with that `name`. An item that is `separate` gets
    a new line every time, and the line's count from `least` to `most` is its size (ten Models).
    """

    id: str
    name: str
    kind: str
    group: str = ""
    cost: int = 0
    least: int = 1
    most: int = 1
    separate: bool = False
    under: tuple[str, ...] = ()
    of: str = ""
    icon: str = ""
    word: str = ""
    about: str = ""
    figures: tuple[Message, ...] = ()
    clauses: tuple[str, ...] = ()
    """The rule behind each of `figures`, "" for none."""
    profile: tuple[Figure, ...] = ()
    """Its printed numbers."""
    bands: tuple[Band, ...] = ()
    number: int = -1
    """The number in the corner of a card, -1 for none."""
    colour: str = ""
    figure: Recipe | None = None
    """How it is drawn. Without a recipe, its icon is drawn."""
    banner: bool = False
    """Whoever has it is drawn with a banner."""
    tag: str = ""
    """What tells it from other items of the same name, such as the range number of a printing."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a whole draft belongs to, such as a faction.

    `about` is the message that describes it. `measures` compare it with the other choices. `items` are drawn on its card.
    """

    id: str
    name: str
    about: str = ""
    icon: str = ""
    colour: str = ""
    items: tuple[str, ...] = ()
    measures: tuple[Measure, ...] = ()


@dataclass(frozen=True, slots=True)
class ReadyMade:
    """A ready-made draft to play with or to start from. `about` is the message that says what it is good for."""

    id: str
    name: str
    text: str
    choice: str = ""
    about: str = ""
    word: str = ""
    """The message with its name, if it is translated."""
    icon: str = ""
    colour: str = ""
    """The sign of its owner, and its colour."""


@dataclass(frozen=True, slots=True)
class WorkshopInfo:
    """The part of a workshop that never changes. `title` names what is built. `priced` says whether costs are added up."""

    items: tuple[Item, ...]
    ready: tuple[ReadyMade, ...]
    options: tuple[str, ...]
    settings: tuple[str, ...]
    title: Message
    choices: tuple[Choice, ...] = ()
    priced: bool = False
    most_text: int = 4000
    compared: Message | None = None
    """What the measures of the choices mean."""


# -- drafts --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DraftLine:
    """A number of one item, and the lines that belong to it."""

    item: str
    count: int = 1
    lines: tuple[DraftLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Draft:
    name: str
    lines: tuple[DraftLine, ...] = ()
    choice: str = ""


# -- the results of a check ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Chart:
    """A bar chart, such as the cost curve."""

    title: Message
    bars: tuple[Measure, ...]


@dataclass(frozen=True, slots=True)
class ShareRow:
    label: Message
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class ShareTable:
    """Shares from 0 to 1 by row and column, such as the chances to arrive by Class and Game Turn."""

    title: Message
    columns: tuple[Message, ...]
    rows: tuple[ShareRow, ...]
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """A line that can be added at a place.

    `refused` is the rule that the draft would break with it but does not break now, and `clause` the number of that rule.
    `repairs` is the number of broken rules that it would repair.
    """

    line: DraftLine
    refused: Message | None = None
    clause: str = ""
    repairs: int = 0


@dataclass(frozen=True, slots=True)
class OfferSection:
    """Offers of one kind. `note` says how many of them there are and may be."""

    title: Message
    offers: tuple[Offer, ...]
    note: Message | None = None


@dataclass(frozen=True, slots=True)
class OfferPlace:
    """Where lines can be added: the path to the line above them, empty for the top level."""

    path: tuple[int, ...]
    sections: tuple[OfferSection, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """What an attack of a line does to a common opponent: how many of its models fall on average, of how many."""

    name: Message
    falls: float
    of: int


@dataclass(frozen=True, slots=True)
class LineNote:
    """What the rules say about a line of the draft, such as how far it charges.

    `against` are results against common opponents, `about` says of what.
    """

    path: tuple[int, ...]
    figures: tuple[Figure, ...]
    about: Message | None = None
    against: tuple[Result, ...] = ()


@dataclass(frozen=True, slots=True)
class BrokenRule:
    """A rule that a draft breaks: its clause, where ("" for the whole), what is wrong, and the items to blame."""

    clause: str
    where: str
    words: Message
    items: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TextFault:
    """Something unreadable in a text, with its line. `words` is the same as a message, if there is one."""

    line: int
    what: str
    words: Message | None = None


@dataclass(frozen=True, slots=True)
class Repair:
    """A repair: what to change, step by step in words, the draft after it, its cost, and how many rules it still breaks."""

    words: tuple[Message, ...]
    draft: Draft
    cost: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The result of checking a text or a draft. If there is no draft, the text cannot be read, and `wrong` says why."""

    text: str
    draft: Draft | None = None
    wrong: tuple[TextFault, ...] = ()
    broken: tuple[BrokenRule, ...] = ()
    measures: tuple[Measure, ...] = ()
    charts: tuple[Chart, ...] = ()
    tables: tuple[ShareTable, ...] = ()
    notes: tuple[LineNote, ...] = ()
    places: tuple[OfferPlace, ...] = ()
    ways: tuple[Repair, ...] = ()


class BadDraft(ValueError):
    """A draft that names something that does not exist. The message says what."""


# -- the workshop of a game ----------------------------------------------------------------------------------------------


class Workshop:
    """The workshop of a game. A subclass implements the methods that raise `NotImplementedError` here."""

    options: tuple[str, ...] = ()
    """The game's text options that take what was built, in seat order: its text, or the id of a ready-made one."""
    settings: tuple[str, ...] = ()
    """The game options that the building rules depend on."""
    prefix: str = ""
    """The prefix of the messages for violations: the catalogue has `<prefix>-<key>`."""

    def stock(self) -> WorkshopInfo:
        raise NotImplementedError

    def read(self, text: str) -> tuple[Draft | None, list[Fault]]:
        """The draft that a text describes, or all faults of the text."""
        raise NotImplementedError

    def write(self, draft: Draft) -> str:
        """The text of a draft. Naming something that does not exist is a `BadDraft`."""
        raise NotImplementedError

    def violations(self, draft: Draft, settings: Settings) -> list[Violation]:
        """Every rule that a draft breaks."""
        raise NotImplementedError

    def measures(self, draft: Draft, settings: Settings) -> tuple[Measure, ...]:
        return ()

    def charts(self, draft: Draft, settings: Settings) -> tuple[Chart, ...]:
        return ()

    def tables(self, draft: Draft, settings: Settings) -> tuple[ShareTable, ...]:
        return ()

    def notes(self, draft: Draft, settings: Settings) -> tuple[LineNote, ...]:
        return ()

    def places(self, draft: Draft, settings: Settings) -> tuple[OfferPlace, ...]:
        """What can be added where, if the rules say more about it than the stock does."""
        return ()

    def ways(self, draft: Draft, settings: Settings) -> tuple[Repair, ...]:
        """Changes that repair a draft with broken rules."""
        return ()

    def random(self, seed: int, settings: Settings, choice: str = "") -> str:
        """The text of a random legal draft. The same seed gives the same draft."""
        raise NotImplementedError

    # -- shared --------------------------------------------------------------------------------------------------------

    def check_text(self, text: str, settings: Settings) -> CheckResult:
        """Check a text."""
        draft, faults = self.read(text)
        if draft is None:
            return CheckResult(text, wrong=tuple([self.text_fault(fault) for fault in faults]))
        return self.check(draft, text, settings)

    def check_draft(self, draft: Draft, settings: Settings) -> CheckResult:
        """Check a draft and write its text. The draft returned is the one read back from that text."""
        if lines_in(draft.lines) > MAX_LINES:
            raise BadDraft(f"more than {MAX_LINES} lines")
        text = self.write(draft)
        return self.check_text(text, settings)

    def check(self, draft: Draft, text: str, settings: Settings) -> CheckResult:
        broken = [
            BrokenRule(one.clause, self.place_of(one), self.violation_message(one), self.items_of(one))
            for one in self.violations(draft, settings)
        ]
        advised = lines_in(draft.lines) <= MAX_ADVISED
        return CheckResult(
            text,
            draft,
            broken=tuple(broken),
            measures=self.measures(draft, settings),
            charts=self.charts(draft, settings),
            tables=self.tables(draft, settings),
            notes=self.notes(draft, settings),
            places=self.places(draft, settings) if advised else (),
            ways=self.ways(draft, settings) if broken and advised else (),
        )

    def text_fault(self, fault: Fault) -> TextFault:
        words = make_message(f"{self.prefix}-{fault.key}", fault.args) if fault.key else None
        return TextFault(fault.line, str(fault), words)

    def violation_message(self, violation: Violation) -> Message:
        """What is wrong, as a message."""
        args = {key: self.argument(key, value) for key, value in violation.args.items()}
        return Message(f"{self.prefix}-{violation.key}", args)

    def place_of(self, violation: Violation) -> str:
        """Where it is wrong: a name, or the key of a message."""
        return violation.where

    def argument(self, key: str, value: int | str) -> Arg:
        """An argument of a violation. A game may word what it names."""
        return number_arg(value) if isinstance(value, int) else Arg("text", (), value)

    def items_of(self, violation: Violation) -> tuple[str, ...]:
        """The names of the items that a violation is about, to mark in the list."""
        names = [violation.where, *[str(value) for key, value in violation.args.items() if key == "what"]]
        return tuple([name for name in names if name])


def lines_in(lines: tuple[DraftLine, ...]) -> int:
    """The number of lines, including nested ones at any depth.

    >>> lines_in((DraftLine("a"), DraftLine("b", 1, (DraftLine("c"),))))
    3
    """
    found, rest = 0, list(lines)
    while rest:
        found += 1
        rest += rest.pop().lines
    return found


def line_at(draft: Draft, path: tuple[int, ...]) -> DraftLine:
    """The line that a path leads to: its index among the top lines, then among those below it, and so on."""
    line = draft.lines[path[0]]
    for at in path[1:]:
        line = line.lines[at]
    return line


def paths_of(lines: tuple[DraftLine, ...], above: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """The paths of all lines.

    >>> list(paths_of((DraftLine("a", 1, (DraftLine("b"),)), DraftLine("c"))))
    [(0,), (0, 0), (1,)]
    """
    for at, line in enumerate(lines):
        yield (*above, at)
        yield from paths_of(line.lines, (*above, at))


def with_line(lines: tuple[DraftLine, ...], path: tuple[int, ...], line: DraftLine) -> tuple[DraftLine, ...]:
    """The lines with one more below the line that the path leads to.

    >>> with_line((DraftLine("a"),), (0,), DraftLine("b"))
    (DraftLine(item='a', count=1, lines=(DraftLine(item='b', count=1, lines=()),)),)
    """
    if not path:
        return (*lines, line)
    at, *rest = path
    below = replace(lines[at], lines=with_line(lines[at].lines, tuple(rest), line))
    return (*lines[:at], below, *lines[at + 1 :])
