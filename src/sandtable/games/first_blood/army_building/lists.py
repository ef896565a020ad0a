"""An army list as a player writes it: Characters, their purchases, and the Regiments of their warbands (FB-26.4).

Everything is named by the ids of the faction's list. A list is plain data; `legality` checks it.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.declare import slotted
from sandtable.games.first_blood.tables.factions import FACTION_OF, FactionDef

LIEUTENANT: Final = "lieutenant:"
"""The prefix of a Lieutenant's id among the Retinue Models."""


@slotted
class ListedRegiment:
    """A Regiment of a warband: its entry, number of Models, Standard Bearer or not, Command Models."""

    entry: str
    models: int
    standard: bool = False
    command: tuple[str, ...] = ()

    def fields(self) -> tuple[object, ...]:
        return (self.entry, self.models, self.standard, self.command)


class ListedCharacter:
    """A Character with everything it bought, and its warband."""

    __slots__ = (
        "entry",
        "event",
        "items",
        "masteries",
        "regiments",
        "retinue",
        "spells",
        "supremacy",
        "techniques",
    )

    def __init__(self, entry: str) -> None:
        self.entry = entry
        self.items: tuple[str, ...] = ()
        self.masteries: tuple[str, ...] = ()
        self.spells: tuple[str, ...] = ()
        self.techniques: tuple[str, ...] = ()
        self.retinue: tuple[str, ...] = ()
        """Categories, and Lieutenants as `lieutenant:<id>`."""
        self.event = ""
        """A Draw Event bought instead of the entry's own (FB-26.12)."""
        self.supremacy = ""
        """The ability taken by Knowledged (FB-17.30)."""
        self.regiments: list[ListedRegiment] = []

    def fields(self) -> tuple[object, ...]:
        bought = (self.items, self.masteries, self.spells, self.techniques, self.retinue, self.event, self.supremacy)
        return (self.entry, *bought, [regiment.fields() for regiment in self.regiments])


class ArmyList:
    """An army: a name, a faction, and its Characters with their warbands; `warlord` is the number of the Warlord."""

    __slots__ = ("characters", "faction", "hint", "name", "warlord")

    def __init__(self, name: str, faction: str) -> None:
        self.name = name
        self.faction = faction
        self.hint = ""
        self.warlord = -1
        self.characters: list[ListedCharacter] = []

    def list_of(self) -> FactionDef:
        """The faction's army list."""
        return FACTION_OF[self.faction]

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.faction, self.warlord, [character.fields() for character in self.characters])


def lieutenant_of(model: str) -> str:
    """The Lieutenant id of a Retinue Model, or "" if it is not a Lieutenant.

    >>> lieutenant_of("lieutenant:herald"), lieutenant_of("combat")
    ('herald', '')
    """
    return model.removeprefix(LIEUTENANT) if model.startswith(LIEUTENANT) else ""
