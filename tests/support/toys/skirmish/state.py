"""The table: what is printed, and the state as declared fields."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import UNKNOWN
from sandtable.core.engine.declare import field, state
from sandtable.core.engine.fields import HELD, PUBLIC, SIZE, ListOf, Whole
from sandtable.core.engine.state import State
from sandtable.core.space.plane import Polygon
from sandtable.core.space.points import point

WIDTH: Final = 2400
HEIGHT: Final = 1800
INCH: Final = 100
GONE: Final = -1
"""The place of a removed model."""

KINDS: Final = ("footman", "archer", "knight")
FOOTMAN, ARCHER, KNIGHT = range(3)
RADIUS: Final = (50, 50, 100)
MOVE: Final = (600, 600, 900)
LIVES: Final = (1, 1, 2)

FIELDS_OF_BATTLE: Final[dict[str, tuple[Polygon, ...]]] = {
    "open": (((1100, 800), (1300, 750), (1350, 1000), (1150, 1050)),),
    "rocky": (
        ((700, 400), (1000, 350), (1050, 650), (850, 550), (720, 640)),
        ((1500, 1100), (1800, 1050), (1750, 1400)),
        ((1150, 850), (1250, 850), (1250, 950), (1150, 950)),
    ),
}
BANNERS: Final = (point(600, 900), point(1800, 900), point(1200, 300), point(1200, 1500))
STARTS: Final = (
    ((KNIGHT, 1200, 150), (FOOTMAN, 800, 150), (ARCHER, 1600, 150)),
    ((KNIGHT, 1200, 1650), (FOOTMAN, 1600, 1650), (ARCHER, 800, 1650)),
)

NUMBERS: Final = ListOf(Whole(0), "model")


@state
class Battle(State):
    """The field of battle. Models are numbered through, side by side; `facing` is the point a model last looked at."""

    map: str
    last: int
    round: int = field(1, Whole(0, 9), PUBLIC)
    active: int = field(0, Whole(0, below="seat"), PUBLIC)
    at: list[int] = field([], ListOf(Whole(GONE), "model"), PUBLIC)
    facing: list[int] = field([], NUMBERS, PUBLIC)
    lives: list[int] = field([], NUMBERS, PUBLIC)
    spent: list[int] = field([], ListOf(Whole(0, 1), "model"), PUBLIC)
    again: list[int] = field([], ListOf(Whole(0, 1), "seat"), PUBLIC)
    goals: list[list[int]] = field([], ListOf(ListOf(Whole(UNKNOWN)), "seat"), HELD)
    spare: list[int] = field([], ListOf(Whole(UNKNOWN)), SIZE)

    @property
    def rocks(self) -> tuple[Polygon, ...]:
        return FIELDS_OF_BATTLE[self.map]

    def settings(self) -> object:
        return (self.map, self.last)

    def sizes(self) -> dict[str, int]:
        return {"seat": self.players, "model": MODELS}

    def active_seats(self) -> tuple[int, ...]:
        return (self.active,)

    def standing(self, seat: int) -> list[int]:
        """The models that a side has left."""
        return [model for model in range(MODELS) if owner_of(model) == seat and self.at[model] != GONE]


MODELS: Final = sum(len(side) for side in STARTS)


def owner_of(model: int) -> int:
    return model // len(STARTS[0])


def kind_of(model: int) -> int:
    return STARTS[owner_of(model)][model % len(STARTS[0])][0]


def radius_of(model: int) -> int:
    return RADIUS[kind_of(model)]
