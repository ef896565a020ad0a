"""What travels about games: what there is to play, with which options, and what people have built for it."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from sandtable.core.authoring.workshop import Draft
from sandtable.core.scene.briefing import Briefing
from sandtable.core.scene.preview import Land, MarkSide, Preview
from sandtable.core.scene.scene import Words
from sandtable.core.scene.static import SurfaceKind
from sandtable.server.wire.messages import OptionValue


class OptionInfo(Struct, frozen=True):
    """A game option: its choices, or for a number its range, or neither for a text."""

    name: str
    default: str | int
    choices: tuple[str, ...]
    low: int
    high: int
    clause: str
    rare: bool = False
    """Few people change it."""
    tiled: bool = False
    """Its values are offered as tiles (`Tiles`)."""


class SeatSide(Struct, frozen=True):
    """A side that a seat can be given at the set-up: its id, the key of its name, its colours and its sign."""

    id: str
    name: str
    look: MarkSide


class SeatChoice(Struct, frozen=True):
    """A text option that names one of the sides for each seat, in the order of the seats, with commas between.

    `needs` is what other options must say for that.
    """

    option: str
    needs: dict[str, str]
    sides: tuple[SeatSide, ...]


class GameInfo(Struct, frozen=True):
    name: str
    rules: str
    players: tuple[int, int]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    languages: tuple[str, ...]
    finished: bool
    surface: SurfaceKind
    """What it is played on, for the picture in the lobby."""
    campaigns: bool
    """Can a game go on from the document of an earlier one?"""
    own_content: str
    """The option that takes the text of a file made by the players, or nothing."""
    workshop: tuple[str, ...]
    """The options that take what is built in the workshop of the game, in seat order; none if it has no workshop."""
    minutes: tuple[int, int] = (0, 0)
    """How long the shortest and the longest of its tiles last, about; zeros where nothing is known."""
    each: SeatChoice | None = None
    """What is chosen for each seat by picture."""


class Games(Struct, frozen=True):
    games: tuple[GameInfo, ...]


class ContentTile(Struct, frozen=True):
    """A value of an option as something to look at: an adventure, a map, a scenario with its opening position.

    `group` names what it belongs to (`tile-group-GROUP`), `level` how hard it is from 1 to 3, `minutes` about how long it
    lasts with so few `players` as there may be, `forces` how many units each side begins with; 0 and nothing where that is
    not known. `icon` stands where a picture of the position would show nothing.
    """

    option: str
    value: str
    name: Words
    about: Words | None
    group: str
    level: int
    minutes: int
    players: tuple[int, int]
    forces: tuple[int, ...]
    icon: str
    preview: Preview | None


class Tiles(Struct, frozen=True):
    """The tiles of a game, in the order of their options, with the lands of their pictures by name."""

    tiles: tuple[ContentTile, ...]
    lands: dict[str, Land]


class CheckOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Options to be tried: the answer holds them with defaults filled in."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, OptionValue] = {}


class Campaign(Struct, frozen=True, forbid_unknown_fields=True):
    """The document that an earlier game handed on, as it was exported."""

    document: Annotated[str, Meta(max_length=60_000)]


class CheckedOptions(Struct, frozen=True):
    options: dict[str, str | int]


class Built(Struct, frozen=True, forbid_unknown_fields=True):
    """Something built in a workshop, as text or as draft, and the options that its rules depend on (`Stock.settings`)."""

    text: Annotated[str, Meta(max_length=40_000)] | UnsetType = UNSET
    draft: Draft | UnsetType = UNSET
    options: dict[str, OptionValue] = {}


class RandomBuilt(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for something legal by chance; `choice` is one of `Stock.choices`, or nothing for any."""

    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    choice: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, OptionValue] = {}


class OptionAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A value of an option of the set-up, asked about beside what is chosen for the others."""

    players: Annotated[int, Meta(ge=1, le=16)]
    option: Annotated[str, Meta(max_length=40)]
    value: OptionValue
    options: dict[str, OptionValue] = {}


class Briefed(Struct, frozen=True):
    """What is to be known before a game; nothing while its options do not fit together."""

    briefing: Briefing | None
