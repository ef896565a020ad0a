"""Bloodstones, chapter 20: the printed examples before anything happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sandtable.games.bloodstones.setup import PLACE, Setup
from sandtable.games.bloodstones.turn import CONSTRUCT
from tests.examples.position import Position
from tests.games.bloodstones.fights import HIGH_FOUR, LOW, fight
from tests.games.bloodstones.support import Table, draws


def shown(t: Table, *refused: str) -> Position:
    """The table and the areas that are refused."""
    return Position(t.st, t.st.rules.options, [f"area:{t.area(name)}" for name in refused], t.seat)


def starting_units() -> Position:
    t = Table("hill_folk", "horse_lords").units(1, "saltby", "citadel")
    t.hand(0, "skirmishers", "reivers", "castle", "swords", "shield", "cavalry", "blank", "leader", "giant")
    t.st.stack = [Setup(PLACE, 1)]
    t.st.run()
    return shown(t, "saltby")


def two_leaders() -> Position:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "leader", "leader", "swords", "shield")
    return shown(t.hand(0, "skirmishers").main(0).pick("move"), "saltby")


def capturing() -> Position:
    t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", "swords").villages(1, "kingsacre", 2)
    t.units(0, "owlwood", "swords").villages(1, "owlwood").units(0, "stagfell", "swords").villages(1, "stagfell")
    return shown(t.villages(1, "dunmere").hand(0, "leader", "swords").turn(0).pick("swords"), "dunmere")


def building() -> Position:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "citadel").villages(0, "kingsacre")
    t.hand(0, "castle", "ship", "ship", "skirmishers", "shield", "swords", "blank").main(0)
    return shown(t.pick("build"), "saltby")


def with_a_leader() -> Position:
    t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", "leader", "swords", "shield")
    return shown(t.hand(0, "castle", "cavalry").main(0).pick("move"), "saltby")


def passage() -> Position:
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "swords").units(0, "coldmouth", "ship")
    return shown(t.hand(0, "skirmishers").main(0).pick("move", "dunmere"), "saltby")


def battle() -> Position:
    t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", "cavalry", "lizardmen", "lizardmen", "leader")
    t.units(1, "kingsacre", "swords", "shield").hand(0, "dragon").hand(1, "ship")
    t.villages(1, "dunmere").villages(0, "owlwood")
    return shown(t.battle("kingsacre", dice=draws(4, 3, 3, 2) + draws(5, 3, 2)))


def villages() -> Position:
    t = Table("hill_folk", "horse_lords", map="tyrants-lament").units(0, "hayward", "citadel").hand(0, "blank")
    t.units(0, "sorrow-bay", "ship").units(0, "pike-fell", "swords")
    return shown(t.turn(0, CONSTRUCT).pick("blank"), "cairn-moor")


def retreat() -> Position:
    t = Table("dragon_riders", "horse_lords").units(0, "kingsacre", "cavalry", "leader", "swords")
    t.units(1, "kingsacre", "swords", "swords").units(0, "dunmere", "swords").units(1, "dunmere", "swords")
    return shown(fight(t.units(0, "owlwood", "shield"), "kingsacre", HIGH_FOUR, LOW), "owlwood")


EXAMPLES: Mapping[str, Callable[[], Position]] = {
    "BS-20.3": starting_units,
    "BS-20.5": two_leaders,
    "BS-20.6": capturing,
    "BS-20.7": building,
    "BS-20.10": with_a_leader,
    "BS-20.11": passage,
    "BS-20.16": battle,
    "BS-20.17": villages,
    "BS-20.21": retreat,
}
