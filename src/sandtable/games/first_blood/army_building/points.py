"""The cost of an army (FB-26.6, FB-26.8)."""

from __future__ import annotations

from sandtable.games.first_blood.army_building.lists import ArmyList, ListedCharacter, ListedRegiment, lieutenant_of
from sandtable.games.first_blood.tables.abilities import FIGURES, SPELL_OF
from sandtable.games.first_blood.tables.factions import FactionDef
from sandtable.games.first_blood.tables.terms import EVENT_IDS


def cost_of(army: ArmyList) -> int:
    """The Army Points of an army: its Characters and the Regiments of their warbands."""
    faction = army.list_of()
    total = 0
    for character in army.characters:
        total += character_cost(faction, character)
        total += sum([regiment_cost(faction, regiment) for regiment in character.regiments])
    return total


def regiment_cost(faction: FactionDef, listed: ListedRegiment) -> int:
    """Price per Model times number of Models, plus Standard Bearer and Command Models (FB-26.6, FB-26.7)."""
    entry = faction.regiments[listed.entry]
    total = entry.cost * listed.models + (entry.standard if listed.standard else 0)
    return total + sum([faction.command_models[name].cost for name in listed.command])


def character_cost(faction: FactionDef, listed: ListedCharacter) -> int:
    """Its price plus Retinue, items, masteries, spells, technique and other Draw Event (FB-26.8)."""
    entry = faction.characters[listed.entry]
    total = entry.cost
    for model in listed.retinue:
        name = lieutenant_of(model)
        total += faction.lieutenants[name].cost if name else FIGURES.retinue_cost
    total += sum([faction.items[name].cost for name in listed.items])
    total += sum([faction.masteries[name].cost for name in listed.masteries])
    total += sum([SPELL_OF[name].cost for name in listed.spells])
    total += sum([faction.techniques[name].cost for name in listed.techniques])
    if listed.event:
        total += dict(entry.event_options).get(EVENT_IDS.index(listed.event), 0)
    return total
