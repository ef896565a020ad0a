"""What may favour a side: maps, scenarios, decks, armies. It follows from the options of a game, so any game can be studied.

A *table factor* is an option with a list of values, such as the map: it is the same for all seats. A *side factor* is what each
seat has for itself, such as its deck: options that are numbered by seat (`deck_1`, `deck_2`), or one option that names a side
for each seat (`each` in `setup.toml`). A *cell* is what is played of a factor: one value, or the sides that meet.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from typing import Final

from sandtable.core.engine.options import BadOption, OptionDef, Options, OptionValue
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.scene.setup_page import Setup, setup_of
from sandtable.core.text.suggest import nearest
from sandtable.language.translator import package_of

SEAT: Final = "seat"
"""The factor that every game has."""


class NoFactor(ValueError):
    """The game has no such factor or value, or nothing of it fits the table. The message says what there is."""


@dataclass(frozen=True)
class Factor:
    """Something that may favour a side, and its values."""

    name: str
    values: tuple[str, ...]
    options: tuple[str, ...]
    """A side factor: one for each seat, or one for all. A table factor has one."""
    by_seat: bool = False
    needs: Options = field(default_factory=dict)
    """What other options must be for it."""

    def is_list(self) -> bool:
        return self.by_seat and len(self.options) == 1

    def seated(self, values: Sequence[str]) -> Options:
        """The options that give these values to the seats in turn."""
        if self.is_list():
            return {**self.needs, self.options[0]: ",".join(values)}
        return dict(zip(self.options, values, strict=False))

    def held(self, options: Mapping[str, OptionValue], players: int) -> list[str]:
        """What each seat has by these options. Empty if they leave it open."""
        if self.is_list():
            return [name.strip() for name in str(options[self.options[0]]).split(",") if name.strip()]
        found = [str(options[name]) for name in self.options[:players]]
        return found if all(found) else []


@dataclass(frozen=True)
class Cell:
    """One value of a factor, or the sides that meet, with the options of each rotation of the table that differs."""

    factor: str
    values: tuple[str, ...]
    option_sets: tuple[Options, ...]


def factors_of(spec: GameSpec[State]) -> dict[str, Factor]:
    """All factors of a game by name, side factors first."""
    setup = setup_of(package_of(spec), spec.option_defs)
    sides = {factor.name: factor for factor in side_factors(spec.option_defs, setup)}
    taken = {name for factor in sides.values() for name in factor.options}
    tables = {
        option.name: Factor(option.name, table_values(option, setup), (option.name,))
        for option in spec.option_defs
        if len(option.choices) > 1 and option.name not in taken
    }
    return {**sides, **tables}


def usual_factors(spec: GameSpec[State]) -> list[str]:
    """What is studied unless factors are named: side factors, and the options that the set-up page shows as tiles."""
    setup = setup_of(package_of(spec), spec.option_defs)
    tiled = {tile.option for tile in setup.tiles}
    factors = factors_of(spec).values()
    return [each.name for each in factors if each.by_seat or each.name in tiled] or [each.name for each in factors]


def side_factors(options: Sequence[OptionDef], setup: Setup) -> Iterator[Factor]:
    by_stem: dict[str, list[OptionDef]] = {}
    for option in options:
        stem, _, number = option.name.rpartition("_")
        if stem and number == str(len(by_stem.get(stem, [])) + 1) and values_of(option):
            by_stem.setdefault(stem, []).append(option)
        elif option.name == setup.each and values_of(option):
            yield Factor(option.name, values_of(option), (option.name,), True, dict(setup.each_with))
    for stem, group in by_stem.items():
        if len(group) > 1:
            yield Factor(stem, values_of(group[0]), tuple([option.name for option in group]), True)


def values_of(option: OptionDef) -> tuple[str, ...]:
    return option.choices or option.named


def table_values(option: OptionDef, setup: Setup) -> tuple[str, ...]:
    """The values of an option. A tile without a level, such as "random", only stands for one of the others."""
    tiles = {tile.value: tile.level for tile in setup.tiles if tile.option == option.name}
    graded = tuple([value for value in option.choices if tiles.get(value)])
    return graded or option.choices


def chosen_factors(spec: GameSpec[State], names: Sequence[str], values: Mapping[str, Sequence[str]]) -> list[Factor]:
    """The factors with these names, or the usual ones, with fewer values where some are named."""
    known = factors_of(spec)
    for name in [*names, *values]:
        if name not in known and name != SEAT:
            near = nearest(name, known)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join([SEAT, *known])}"
            raise NoFactor(f"{spec.name} has no factor {name!r}; {hint}")
    found = []
    for name in names or list(values) or usual_factors(spec):
        if name == SEAT:  # part of every study
            continue
        factor = known[name]
        for value in values.get(name, ()):
            if value not in factor.values:
                near = nearest(value, factor.values)
                hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(factor.values)}"
                raise NoFactor(f"factor {name} has no value {value!r}; {hint}")
        kept = tuple(values.get(name, factor.values))
        found.append(Factor(name, kept, factor.options, factor.by_seat, factor.needs))
    return found


def cells_of(spec: GameSpec[State], players: int, base: Options, factors: Sequence[Factor]) -> list[Cell]:
    """All cells of the factors, each varied by itself over the base options. What the game does not allow is left out.

    Without factors, the base options are the only cell.
    """
    sides = [factor for factor in factors_of(spec).values() if factor.by_seat]
    if not factors:
        return [Cell(SEAT, (), different([rotated(base, sides, players, turn) for turn in range(players)]))]
    found: list[Cell] = []
    for factor in factors:
        before = len(found)
        wrong: BadOption | None = None
        for values in meetings(factor.values, players) if factor.by_seat else [(value,) for value in factor.values]:
            try:
                changed = factor.seated(values) if factor.by_seat else {factor.name: values[0]}
                options = spec.check_options(players, {**base, **changed})
                turned = [
                    spec.check_options(players, rotated(options, sides, players, turn)) for turn in range(players)
                ]
            except BadOption as err:  # a map for more players, say
                wrong = wrong or err
                continue
            found.append(Cell(factor.name, values, different(turned)))
        if len(found) == before:
            raise NoFactor(f"no value of {factor.name} fits {players} players and the other options: {wrong}")
    return found


def different(turned: Sequence[Options]) -> tuple[Options, ...]:
    """The rotations of a table up to the one that is the first one again: from there on the same games would be played.

    >>> different([{"deck_1": "a"}, {"deck_1": "b"}, {"deck_1": "a"}, {"deck_1": "b"}]), different([{"map": "ford"}] * 2)
    (({'deck_1': 'a'}, {'deck_1': 'b'}), ({'map': 'ford'},))
    """
    return tuple([options for turn, options in enumerate(turned) if options not in turned[:turn]])


def meetings(values: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Which sides meet: all combinations of different ones, or, if there are too few, those that are not all the same.

    >>> meetings("abc", 2), meetings("ab", 3)
    ([('a', 'b'), ('a', 'c'), ('b', 'c')], [('a', 'a', 'b'), ('a', 'b', 'b')])
    """
    if len(values) >= players:
        return list(combinations(values, players))
    return [met for met in combinations_with_replacement(values, players) if len(set(met)) > 1]


def rotated(options: Options, sides: Sequence[Factor], players: int, turn: int) -> Options:
    """The same table with every side moved on by some seats."""
    found = dict(options)
    for side in sides:
        held = side.held(options, players)
        if len(held) == players:
            found |= side.seated([held[(seat - turn) % players] for seat in range(players)])
    return found
