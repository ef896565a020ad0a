"""Defines the messages about the battle of the day."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from sandtable.core.scene.preview import Land, Preview
from sandtable.core.scene.scene import Message, Scene
from sandtable.core.scene.static import Static
from sandtable.server.wire.messages import Name, OwnKey

DailyOutcome = Literal["won", "drawn", "lost"]


class DailyBattle(Struct, frozen=True):
    """One game's battle of a day: what is played, on which seat, the task in one sentence, and about how many minutes it takes.

    `played` counts the results so far, `won` those that were won. Once the day is over, battles that were left count as lost.
    """

    game: str
    day: str
    seat: int
    players: int
    bot: str
    title: Message
    task: Message
    choices: int
    played: int
    won: int


class Daily(Struct, frozen=True):
    """The battles of the current day, which ends in `left` seconds (UTC). Options, seat and dice follow from the date.

    `shared` is false for a server that only you use: nobody else sees its results.
    """

    day: str
    left: int
    shared: bool
    battles: tuple[DailyBattle, ...]


class DailyResult(Struct, frozen=True):
    """A line of the board. `score` is the person's, `other` the best of the others."""

    name: str
    outcome: DailyOutcome
    score: int
    other: int


class DailyBoard(Struct, frozen=True):
    """A battle with its opening position and its best results."""

    battle: DailyBattle
    results: tuple[DailyResult, ...]
    preview: Preview | None
    land: Land | None


class DailyOpening(Struct, frozen=True):
    """The opening position of a battle as a spectator sees it, to be drawn as a board."""

    seat: int
    static: Static
    scene: Scene


class PlayDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play the battle of the day.

    `person` is a secret that the client has chosen and keeps. It stands for one person; the server stores only its hash.
    """

    person: OwnKey
    name: Name | UnsetType = UNSET
