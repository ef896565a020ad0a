"""The atlas: how balanced the four games are.

A study varies one factor of a game (`atlas.toml`). It is a balance study (`lab.balance`) with a folder of its own. One that is
not finished is reported with the deals it has: the cells are played in turn, so all have equally many.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Final

from sandtable.bots import policy_of
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game
from sandtable.core.text.message import kebab
from sandtable.lab.balance import FactorResult, Share, ValueResult, results_of, study
from sandtable.lab.balance_report import interval_text
from sandtable.lab.factors import Cell, Factor, cells_of, chosen_factors
from sandtable.lab.matchup import Matchup
from sandtable.lab.runs import header
from sandtable.lab.simulate import GAMES, GameRow, games_in
from sandtable.language.translator import ENGLISH, Translator

SEED: Final = 0
ENOUGH_DEALS: Final = 20
"""A pair that met less often has an interval so wide that it says nothing."""


@dataclass(frozen=True)
class Study:
    """One factor of one game. The fields are explained in `atlas.toml`."""

    game: str
    name: str
    title: str
    about: str
    factor: str
    rounds: int
    of: str = "seat"
    players: int = 2
    options: Options = field(default_factory=dict)
    words: str = ""
    seats: tuple[str, ...] = ()
    own: bool = False

    @cached_property
    def spec(self) -> GameSpec[State]:
        return find_game(self.game)

    @cached_property
    def factors(self) -> list[Factor]:
        return chosen_factors(self.spec, [self.factor], {})

    @cached_property
    def cells(self) -> list[Cell]:
        return cells_of(self.spec, self.players, self.spec.check_options(self.players, self.options), self.factors)

    @cached_property
    def matchup(self) -> Matchup:
        return study(self.spec, policy_of(self.game), self.players, SEED, self.cells)

    @property
    def games(self) -> int:
        """How many games are wanted."""
        return self.rounds * len(self.matchup.option_sets)

    @property
    def place(self) -> Path:
        """The folder of its run in that of the atlas."""
        return Path(self.game, self.name)

    def header(self, command: str) -> dict[str, object]:
        return header(self.matchup, command, rounds=self.rounds)


@dataclass(frozen=True)
class Game:
    """A game of the atlas: its title, and whose design its numbers are."""

    game: str
    title: str
    about: str


@dataclass(frozen=True)
class Found:
    """What the games of a study have shown so far."""

    study: Study
    results: tuple[FactorResult, ...]
    seats: tuple[Share, ...]
    games: int
    day: str
    """When the last game was played."""

    @property
    def fair(self) -> float:
        return 1 / self.study.players

    def values(self) -> list[ValueResult]:
        return [value for result in self.results for value in result.values]

    def pairs(self) -> list[Share]:
        """The share of each pair, once."""
        order = [value.value for value in self.values()]
        pairs = [pair for result in self.results for pair in result.pairs]
        return [pair.share for pair in pairs if order.index(pair.side) < order.index(pair.other)]

    def has_pairs(self) -> bool:
        """Has every pair met often enough to be shown?"""
        return min([share.deals for share in self.pairs()], default=0) >= ENOUGH_DEALS

    def of_each(self) -> str:
        """How many games each row and each pair of a table has."""
        if not self.values():
            return f"{self.games:,}"
        said = [f"{min([value.games for value in self.values()]):,} a row"]
        if self.pairs():
            deal = min([len(cell.option_sets) for cell in self.study.cells])
            said.append(f"{min([share.deals for share in self.pairs()]) * deal:,} a pair")
        return ", ".join(said)


def read_atlas() -> tuple[list[Game], list[Study]]:
    root = tomllib.loads(files("sandtable.lab").joinpath("atlas.toml").read_text(encoding="utf-8"))
    games = [Game(**row) for row in root["game"]]
    return games, [Study(**{**row, "seats": tuple(row.get("seats", ()))}) for row in root["study"]]


# -- what was found --------------------------------------------------------------------------------------------------------


def found_in(study: Study, atlas: Path) -> Found | None:
    """What the folder of the atlas holds of a study. None if that is not a whole deal of each cell."""
    place = atlas / study.place
    games = whole(games_in(place)) if any(place.glob(f"{GAMES}-*.parquet")) else []
    if len(games) < len(study.matchup.option_sets):
        return None
    results, seats = results_of(study.factors, study.cells, study.players, games)
    named = [in_words(study, result) for result in results]
    day = datetime.fromtimestamp((place / "done.jsonl").stat().st_mtime, UTC).date().isoformat()
    return Found(study, tuple(named), seats, len(games), day)


def whole(games: Sequence[GameRow]) -> list[GameRow]:
    """The games up to the first one that is missing because its part is not finished."""
    return [game for number, game in enumerate(games) if game.game == number]


def in_words(study: Study, result: FactorResult) -> FactorResult:
    """The result with the names that people read."""
    words = Translator(study.spec, ENGLISH)

    def named(value: str) -> str:
        return words(f"{study.words}-{kebab(value)}") if study.words else value

    values = [replace(each, value=named(each.value)) for each in result.values]
    pairs = [replace(each, side=named(each.side), other=named(each.other)) for each in result.pairs]
    return replace(result, name=study.of, values=tuple(values), pairs=tuple(pairs))


def outside(found: Found) -> list[str]:
    """What lies beyond doubt outside the band around the fair share, in words."""
    said = []
    names = seat_names(found)
    for value in found.values():
        if value.share is not None:
            said += far(value.value, value.share, found.fair)
        else:
            said += far(f"{value.value}, {names[0]}", value.seats[0], found.fair)
    if not found.values():
        said += [line for name, seat in zip(names, found.seats, strict=True) for line in far(name, seat, found.fair)]
    return said


def far(name: str, share: Share, fair: float) -> list[str]:
    return [f"{name} {share.share:.0%} ({interval_text(share)})"] if share.verdict(fair) else []


def pairs_outside(found: Found) -> tuple[int, int]:
    """How many pairs lie beyond doubt outside the band, and how many there are; none if they met too seldom."""
    shares = found.pairs() if found.has_pairs() else []
    return sum([bool(share.verdict(found.fair)) for share in shares]), len(shares)


def seat_names(found: Found) -> list[str]:
    return list(found.study.seats) or [f"seat {seat + 1}" for seat in range(found.study.players)]


def chosen(studies: Sequence[Study], game: str | None, names: Sequence[str]) -> list[Study]:
    """The studies of a game, or of all, with these names, or all."""
    return [each for each in studies if game in (None, each.game) and (not names or each.name in names)]
