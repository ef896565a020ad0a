"""The starter armies: two for each faction, of exactly 600 points, legal in all scenarios (FB-26.16)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue
from sandtable.games.first_blood.army_building.legality import violations
from sandtable.games.first_blood.army_building.lists import (
    LIEUTENANT,
    ArmyList,
    ListedCharacter,
    ListedRegiment,
)
from sandtable.games.first_blood.army_building.points import cost_of
from sandtable.games.first_blood.tables.abilities import SPELL_OF
from sandtable.games.first_blood.tables.effects import words_of
from sandtable.games.first_blood.tables.factions import FACTION_IDS, FACTION_OF
from sandtable.games.first_blood.tables.files import toml
from sandtable.games.first_blood.tables.scenarios import SCENARIOS
from sandtable.games.first_blood.tables.terms import CATEGORY_IDS, EVENT_IDS

PER_FACTION: Final = 2


def read_starter(row: ContentValue, points: int) -> ArmyList:
    """Read a starter army from its row; rejected unless it is legal in all scenarios and costs exactly `points`."""
    row.only(("id", "faction", "name", "hint", "warlord", "characters"))
    army = ArmyList(row.text("name"), row.word("faction", FACTION_IDS))
    army.hint = row.text("hint")
    army.characters = [read_character(one, army.faction) for one in row.need("characters").items()]
    army.warlord = row.number("warlord", 0, len(army.characters) - 1)
    broken = violations(army, points, max([scenario.standards for scenario in SCENARIOS]))
    if broken:
        raise row.wrong("; ".join([str(violation) for violation in broken]))
    if cost_of(army) != points:
        raise row.wrong(f"costs {cost_of(army)}, not {points} points (FB-26.16)")
    return army


def read_character(row: ContentValue, faction_id: str) -> ListedCharacter:
    faction = FACTION_OF[faction_id]
    lists = ("items", "masteries", "spells", "techniques", "retinue")
    row.only(("entry", *lists, "event", "supremacy", "regiments"))
    listed = ListedCharacter(row.word("entry", tuple(faction.characters)))
    listed.items = names_in(row, "items", tuple(faction.items))
    listed.masteries = names_in(row, "masteries", tuple(faction.masteries))
    listed.spells = names_in(row, "spells", tuple(SPELL_OF))
    listed.techniques = names_in(row, "techniques", tuple(faction.techniques))
    models = (*CATEGORY_IDS, *[LIEUTENANT + name for name in faction.lieutenants])
    listed.retinue = names_in(row, "retinue", models)
    listed.event = row.word("event", EVENT_IDS) if row.has("event") else ""
    listed.supremacy = row.word("supremacy", tuple(faction.supremacy)) if row.has("supremacy") else ""
    for regiment in row.need("regiments").items() if row.has("regiments") else []:
        regiment.only(("entry", "models", "standard", "command"))
        entry = regiment.word("entry", tuple(faction.regiments))
        command = names_in(regiment, "command", tuple(faction.command_models))
        models_of = regiment.number("models", 1)
        listed.regiments.append(ListedRegiment(entry, models_of, regiment.flag_or("standard", False), command))
    return listed


def names_in(row: ContentValue, key: str, ids: tuple[str, ...]) -> tuple[str, ...]:
    return words_of(row.need(key), ids) if row.has(key) else ()


def read_starters(root: ContentValue) -> dict[str, ArmyList]:
    """All starter armies by id, two for each faction."""
    root.only(("schema", "points", "starters"))
    points = root.number("points", 1)
    found: dict[str, ArmyList] = {}
    for row in root.rows("starters"):
        if row.text("id") in found:
            raise row.need("id").wrong("is there already")
        found[row.text("id")] = read_starter(row, points)
    for faction in FACTION_IDS:
        if len([1 for army in found.values() if army.faction == faction]) != PER_FACTION:
            raise root.need("starters").wrong(f"{faction} needs {PER_FACTION} ready armies (FB-26.16)")
    return found


STARTERS: Final[dict[str, ArmyList]] = read_starters(toml("starters.toml"))
STARTER_IDS: Final[tuple[str, ...]] = tuple(STARTERS)
