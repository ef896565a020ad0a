"""Random legal armies for fuzzing: the same seed gives the same army everywhere (FB-26.1 to FB-26.17)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.rng import Rng, seeded
from sandtable.games.first_blood.army_building.legality import violations
from sandtable.games.first_blood.army_building.lists import (
    LIEUTENANT,
    ArmyList,
    ListedCharacter,
    ListedRegiment,
)
from sandtable.games.first_blood.tables.abilities import SPELLS
from sandtable.games.first_blood.tables.factions import FACTION_IDS, CharacterDef, FactionDef
from sandtable.games.first_blood.tables.terms import CATEGORY_IDS, EVENT_IDS

TRIES: Final = 60
"""The number of additions to try in a row."""


def random_army(seed: int, points: int, standards: int = 2, faction: str = "") -> ArmyList:
    """A legal army of a faction (any by default), with at most `points` and at least `standards` Standard Bearers.

    It starts with the cheapest Warlord that can bring Standard Bearers. Then additions are tried one at a time, and each is
    kept only if the army is still legal.
    """
    rng = seeded(seed)
    army = ArmyList(f"Random {seed}", faction or FACTION_IDS[rng.below(len(FACTION_IDS))])
    lists = army.list_of()
    army.warlord = 0
    starts = [legal for legal in [beginning(army, entry, standards) for entry in lists.characters.values()] if legal]
    fitting = [start for start in starts if not violations(start, points, standards)]
    if not fitting:
        raise ValueError(f"no army of {army.faction} for {points} points has {standards} Standard Bearers")
    army.characters = fitting[rng.below(len(fitting))].characters
    for _ in range(TRIES):
        undo = army.fields()
        grown = copy_of(army)
        add_something(grown, rng)
        if grown.fields() != undo and not violations(grown, points, standards):
            army = grown
    return army


def beginning(army: ArmyList, entry: CharacterDef, standards: int) -> ArmyList | None:
    """The cheapest warband of a Character with this many Standard Bearers, if it can lead an army."""
    lists = army.list_of()
    bearers = [lists.regiments[name] for name in entry.mainstay if lists.regiments[name].standard]
    if not entry.supremacy or not bearers:
        return None
    start = ArmyList(army.name, army.faction)
    start.warlord = 0
    character = ListedCharacter(entry.id)
    cheapest = min(bearers, key=lambda one: (one.cost * one.min + one.standard, one.id))
    character.regiments = [ListedRegiment(cheapest.id, cheapest.min, True) for _ in range(max(1, standards))]
    start.characters = [character]
    return start


def copy_of(army: ArmyList) -> ArmyList:
    clone = ArmyList(army.name, army.faction)
    clone.warlord = army.warlord
    for one in army.characters:
        character = ListedCharacter(one.entry)
        character.items = one.items
        character.masteries = one.masteries
        character.spells = one.spells
        character.techniques = one.techniques
        character.retinue = one.retinue
        character.event = one.event
        character.supremacy = one.supremacy
        character.regiments = [ListedRegiment(r.entry, r.models, r.standard, r.command) for r in one.regiments]
        clone.characters.append(character)
    return clone


def add_something(army: ArmyList, rng: Rng) -> None:
    """One random addition, legal or not: a Character, a Regiment, more Models, an upgrade, or another Warlord."""
    lists = army.list_of()
    character = army.characters[rng.below(len(army.characters))]
    entry = lists.characters[character.entry]
    what = rng.below(8)
    if what == 0:
        army.characters.append(ListedCharacter(one_of(tuple(lists.characters), rng)))
        army.warlord = rng.below(len(army.characters))
    elif what <= 2:
        names = (*entry.mainstay, *entry.restricted)
        if names:
            name = one_of(names, rng)
            character.regiments.append(ListedRegiment(name, lists.regiments[name].min))
    elif what <= 4:
        add_to_regiment(lists, character, rng)
    elif what == 5:
        models = (*entry.retinue, *[LIEUTENANT + name for name in lists.lieutenants])
        character.retinue += (one_of(models, rng),)
    else:
        add_to_character(lists, character, entry, rng)


def add_to_regiment(lists: FactionDef, character: ListedCharacter, rng: Rng) -> None:
    """One more Model, a Standard Bearer or a Command Model for one of its Regiments."""
    if not character.regiments:
        return
    regiment = character.regiments[rng.below(len(character.regiments))]
    entry = lists.regiments[regiment.entry]
    what = rng.below(4)
    if what == 0:
        regiment.standard = True
    elif what == 1 and entry.command:
        regiment.command += (one_of(entry.command, rng),)
    else:
        regiment.models += 1


def add_to_character(lists: FactionDef, character: ListedCharacter, entry: CharacterDef, rng: Rng) -> None:
    """An item, mastery, spell, technique or Draw Event that its entry allows."""
    what = rng.below(5)
    if what == 0:
        items = tuple([item.id for item in lists.items.values() if item.group in entry.item_kinds])
        character.items += (one_of(items, rng),)
    elif what == 1:
        add_mastery(lists, character, entry, rng)
    elif what == 2 and entry.schools:
        # a spell of another school needs Learned in the Occult
        schools = (*entry.schools, SPELLS[rng.below(len(SPELLS))].group)
        school = one_of(schools, rng)
        character.spells += (one_of(tuple([spell.id for spell in SPELLS if spell.group == school]), rng),)
    elif what == 3 and entry.techniques:
        known = [technique.id for technique in lists.techniques.values() if technique.group in entry.techniques]
        character.techniques += (one_of(tuple(known), rng),)
    elif entry.event_options:
        offers = [EVENT_IDS[event] for event, _ in entry.event_options]
        character.event = one_of(tuple(offers), rng)


def add_mastery(lists: FactionDef, character: ListedCharacter, entry: CharacterDef, rng: Rng) -> None:
    """A mastery with its requirements: Retinue Models, another Supremacy Ability, a small warband (FB-17.28 to FB-17.43)."""
    known = [mastery for mastery in lists.masteries.values() if mastery.group in entry.masteries]
    mastery = known[rng.below(len(known))]
    character.masteries += (mastery.id,)
    for category, need in zip(CATEGORY_IDS, mastery.needs_retinue, strict=True):
        if character.retinue.count(category) < need:
            character.retinue = (category,) * need
    if mastery.has("swap_supremacy"):
        character.supremacy = one_of(tuple(lists.supremacy), rng)
    limit = mastery.has("warband")
    if limit is not None:
        character.regiments = character.regiments[: limit.max]


def one_of(names: tuple[str, ...], rng: Rng) -> str:
    return names[rng.below(len(names))]
