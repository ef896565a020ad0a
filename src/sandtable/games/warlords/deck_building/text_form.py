"""The text form of a deck, which people read, write and share.

    Crown and Leaf
    # castle: 4
    1 Marthos
    1 Elvallie
    # march: 10
    2 March 3
    1 March 5

The first line is the name. Every other line holds a number of copies (one if it is left out) and a card. A range number
after the name tells printings of the same name apart (WL-1.25). Text after # is a comment. Cards may also be given by
their ids, or by their names in another language; case does not matter.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.content.user_files import Fault, more_faults_text, short
from sandtable.core.text.suggest import nearest
from sandtable.games.warlords.deck_building.lists import SEVERAL, DeckList, title_of
from sandtable.games.warlords.tables.cards import PRINTINGS, TYPE, TYPE_IDS
from sandtable.games.warlords.tables.titles import TRANSLATED, plain

MAX_TEXT: Final = 6000
"""The maximum length of a deck's text, in characters."""
MAX_NAME: Final = 60
MAX_LINES: Final = 240
MAX_CARDS: Final = 200
"""The largest deck that can be written down."""
FIRST_FAULTS: Final = 5

FAULTS: Final = {
    "text-long": "longer than {m} characters or {n} lines",
    "text-signs": "contains characters other than plain letters, digits and punctuation",
    "text-no-name": "the first line must be the name of the deck",
    "text-many": "more than {n} cards",
    "text-count": "{text} is not a number of cards from 1 to {n}",
    "text-nothing": "there is no card after the number",
    "text-no-card": "{text} is not a card",
    "text-near": "{text} is not a card (did you mean {near}?)",
    "text-several": "{text} comes with several range numbers; write {titles}",
}
"""The faults of a text by key; the catalogues have the same as `deck-<key>`."""


def title_in(number: int, names: dict[int, str]) -> str:
    """The title of a printing in another language."""
    card = PRINTINGS[number]
    name = names.get(number, card.name)
    return f"{name} {card.range}" if card.name in SEVERAL else name


TITLES: Final = [
    *[(title_of(card), number) for number, card in enumerate(PRINTINGS)],
    *[(title_in(number, names), number) for names in TRANSLATED for number in range(len(PRINTINGS))],
]
"""Every title of every printing, the printed one first."""
PRINTED: Final = [plain(title).lower() for title, _ in TITLES[: len(PRINTINGS)]]
ELSEWHERE: Final = [plain(title).lower() for title, _ in TITLES[len(PRINTINGS) :]]
"""The titles in other languages."""


def read_calls() -> dict[str, tuple[int, str]]:
    """Every accepted name of a printing, in lower case: its number, and the name as written."""
    found: dict[str, tuple[int, str]] = {}
    for title, number in [*TITLES, *[(card.id, number) for number, card in enumerate(PRINTINGS)]]:
        found.setdefault(plain(title).lower(), (number, title))
    return found


def read_several() -> dict[str, list[str]]:
    """The titles of all printings of a name that has several range numbers."""
    found: dict[str, dict[str, None]] = {}
    for title, number in TITLES:
        if PRINTINGS[number].name in SEVERAL:
            found.setdefault(plain(title.rpartition(" ")[0]).lower(), {})[title] = None
    return {name: list(titles) for name, titles in found.items()}


CALLED: Final = read_calls()
PRINTINGS_OF: Final = read_several()


class BadDeck(ValueError):
    """A text that is not a deck, with all its faults."""

    def __init__(self, faults: list[Fault]) -> None:
        texts = [f"line {fault.line}: {fault}" if fault.line else str(fault) for fault in faults[:FIRST_FAULTS]]
        super().__init__("; ".join(filter(None, [*texts, more_faults_text(FIRST_FAULTS, faults)])))
        self.faults = faults


# -- writing -------------------------------------------------------------------------------------------------------------


def text_of(deck: DeckList) -> str:
    """The text of a deck, with the number of cards of each type in comments."""
    lines = [deck.name, f"# {len(deck.cards)}"]
    kinds = [TYPE[card] for card in deck.cards]
    kind = -1
    for card, count in deck.counts().items():
        if TYPE[card] != kind:
            kind = TYPE[card]
            lines.append(f"# {TYPE_IDS[kind]}: {kinds.count(kind)}")
        lines.append(f"{count} {title_of(PRINTINGS[card])}")
    return "\n".join(lines) + "\n"


# -- reading -------------------------------------------------------------------------------------------------------------


class Reader:
    """Reads the text of a deck line by line and collects its faults."""

    __slots__ = ("cards", "faults", "line", "name")

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.cards: list[int] = []
        self.name = ""
        self.line = 0

    def fault(self, key: str, **args: int | str) -> None:
        self.faults.append(Fault("", FAULTS[key].format(**args), self.line, key, args))

    def read(self, text: str) -> None:
        if len(text) > MAX_TEXT or text.count("\n") > MAX_LINES:
            self.fault("text-long", m=MAX_TEXT, n=MAX_LINES)
            return
        text = plain(text)
        if not text.isascii() or any(not (letter.isprintable() or letter in "\n\r\t") for letter in set(text)):
            self.fault("text-signs")
            return
        for number, raw in enumerate(text.splitlines(), 1):
            self.line = number
            line = " ".join(raw.partition("#")[0].split())
            if line and not self.name:
                self.name = line[:MAX_NAME]
            elif line:
                self.read_card(line)
        if not self.name:
            self.line = 1
            self.fault("text-no-name")
        elif len(self.cards) > MAX_CARDS:
            self.fault("text-many", n=MAX_CARDS)

    def read_card(self, line: str) -> None:
        """Read an optional number and a card."""
        first, _, rest = line.partition(" ")
        count, called = 1, line
        if first.isdecimal():
            count, called = int(first[:4]), rest
        card = self.find(called)
        if card < 0:
            return
        if not 1 <= count <= MAX_CARDS:
            self.fault("text-count", text=short(first), n=MAX_CARDS)
        else:
            self.cards += [card] * count

    def find(self, called: str) -> int:
        """The printing with this name or id; -1 after a fault."""
        wanted = called.lower()
        if wanted in CALLED:
            return CALLED[wanted][0]
        if wanted in PRINTINGS_OF:
            self.fault("text-several", text=called, titles=", ".join(PRINTINGS_OF[wanted]))
            return -1
        near = nearest(wanted, PRINTED) or nearest(wanted, ELSEWHERE)
        if not called:
            self.fault("text-nothing")
        elif near:
            self.fault("text-near", text=short(called), near=CALLED[near[0]][1])
        else:
            self.fault("text-no-card", text=short(called))
        return -1


def read_deck(text: str) -> DeckList:
    """The deck of a text; an invalid text is refused with all its faults."""
    deck, faults = deck_in(text)
    if deck is None:
        raise BadDeck(faults)
    return deck


def deck_in(text: str) -> tuple[DeckList | None, list[Fault]]:
    """The deck of a text, or all faults of the text."""
    reader = Reader()
    reader.read(text)
    return (None, reader.faults) if reader.faults else (DeckList(reader.name, tuple(reader.cards)), [])
