"""Defines the messages about games: the games, their options, and content built by players."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from sandtable.core.authoring.workshop import Draft
from sandtable.core.scene.briefing import Briefing
from sandtable.core.scene.preview import Land, MarkSide, Preview
from sandtable.core.scene.scene import Message
from sandtable.core.scene.static import SurfaceKind
from sandtable.server.wire.messages import OptionValue


class OptionInfo(Struct, frozen=True):
    """A game option: its choices, or its range for a number, or neither for a text."""

    name: str
    default: str | int
    choices: tuple[str, ...]
    low: int
    high: int
    clause: str
    rare: bool = False
    """Rarely changed."""
    tiled: bool = False
    """Its values are offered as tiles (`Tiles`)."""


class SeatSide(Struct, frozen=True):
    """A side that a seat can choose during set-up: its id, the message key of its name, its colours and its sign."""

    id: str
    name: str
    look: MarkSide


class SeatChoice(Struct, frozen=True):
    """A text option that names a side for each seat, in seat order, separated by commas.

    `needs` lists the values that other options must have.
    """

    option: str
    needs: dict[str, str]
    sides: tuple[SeatSide, ...]


class LevelInfo(Struct, frozen=True):
    """A level of the bots. The games are those measured by `sandtable lab ladder`, against the level below.

    `won` is the share of them that this level won, in percent, between `low` and `high` with 95 % confidence.
    """

    name: str
    games: int = 0
    won: int = 0
    low: int = 0
    high: int = 0


class GameInfo(Struct, frozen=True):
    name: str
    rules: str
    players: tuple[int, int]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    languages: tuple[str, ...]
    finished: bool
    surface: SurfaceKind
    """The kind of board, for the picture in the lobby."""
    campaigns: bool
    """Whether a game can continue from the document of an earlier one."""
    own_content: str
    """The option that takes the text of a player-made file, or empty."""
    workshop: tuple[str, ...]
    """The options that take content built in the game's workshop, in seat order; empty if there is no workshop."""
    minutes: tuple[int, int] = (0, 0)
    """Approximate length of the shortest and the longest tile; zeros if unknown."""
    each: SeatChoice | None = None
    """What is chosen by picture for each seat."""
    levels: tuple[LevelInfo, ...] = ()
    """The bots that are levels, weakest first."""
    puzzles: int = 0
    """How many puzzles it has."""


class Games(Struct, frozen=True):
    games: tuple[GameInfo, ...]


class ContentTile(Struct, frozen=True):
    """An option value shown as a tile: an adventure, map or scenario with its opening position.

    `group` is the group it belongs to (`tile-group-GROUP`), `level` its difficulty from 1 to 3, `minutes` its rough length
    with the fewest `players`, and `forces` the number of units each side starts with. They are 0 or empty if unknown. `icon` is
    used where a picture of the position would show nothing.
    """

    option: str
    value: str
    name: Message
    about: Message | None
    group: str
    level: int
    minutes: int
    players: tuple[int, int]
    forces: tuple[int, ...]
    icon: str
    preview: Preview | None


class Tiles(Struct, frozen=True):
    """A game's tiles in the order of their options, and the maps for their pictures by name."""

    tiles: tuple[ContentTile, ...]
    lands: dict[str, Land]


class CheckOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Options to check. The response contains them with defaults filled in."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, OptionValue] = {}


class Campaign(Struct, frozen=True, forbid_unknown_fields=True):
    """The document exported from an earlier game of a campaign."""

    document: Annotated[str, Meta(max_length=60_000)]


class CheckedOptions(Struct, frozen=True):
    options: dict[str, str | int]


class CheckRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Something built in a workshop, as text or as a draft, and the options its rules depend on (`WorkshopInfo.settings`)."""

    text: Annotated[str, Meta(max_length=40_000)] | UnsetType = UNSET
    draft: Draft | UnsetType = UNSET
    options: dict[str, OptionValue] = {}


class RandomRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for something legal at random. `choice` is one of `WorkshopInfo.choices`, or empty for any."""

    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    choice: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, OptionValue] = {}


class OptionAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """An option value to ask about, given the values of the other options."""

    players: Annotated[int, Meta(ge=1, le=16)]
    option: Annotated[str, Meta(max_length=40)]
    value: OptionValue
    options: dict[str, OptionValue] = {}


class Briefed(Struct, frozen=True):
    """The briefing for a game, or none while its options do not fit together."""

    briefing: Briefing | None
