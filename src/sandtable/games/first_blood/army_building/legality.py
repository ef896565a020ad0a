"""Check whether an army is legal: every rule it breaks, with clause and location (FB-26.15)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.violations import Report, Violation
from sandtable.games.first_blood.army_building.lists import ArmyList, ListedCharacter, ListedRegiment, lieutenant_of
from sandtable.games.first_blood.army_building.points import cost_of
from sandtable.games.first_blood.tables.abilities import FIGURES, SPELL_OF, Ability
from sandtable.games.first_blood.tables.effects import Effect
from sandtable.games.first_blood.tables.factions import CharacterDef, FactionDef
from sandtable.games.first_blood.tables.terms import CATEGORY_IDS, EVENT_IDS, INFANTRY

SENTENCES: Final = {
    "cost": "costs {n} of {m} points",
    "no-character": "has no Character",
    "no-warlord": "has no Warlord",
    "cannot-lead": "cannot be the Warlord: its entry names no Supremacy Ability",
    "not-available": "{what} is not available to this Character",
    "warband": "{n} Regiments in the warband, at most {m} are allowed",
    "restricted": "{n} Restricted Regiments in the warband, at most {m} are allowed",
    "mainstay": "{n} Restricted Regiments for {m} Mainstay ones",
    "size": "{n} Models, {low} to {high} are allowed",
    "no-standard": "has no Standard Bearer",
    "no-command": "{what} is not a Command Model of this entry",
    "command-twice": "{what} is bought twice",
    "command-room": "{n} Command Models among {m} Models",
    "standards": "{n} Standard Bearers, at least {m} are needed",
    "no-retinue": "only Infantry Characters have a Retinue",
    "retinue": "{n} Retinue Models, at most {m} are allowed",
    "category": "{what} Retinue Models are not available to this Character",
    "lieutenants": "{n} Lieutenants in a Retinue, at most {m} are allowed",
    "twice": "{what} is taken more than once in the army",
    "items": "{n} items, at most {m} are allowed",
    "item-kind": "{what} is a kind of item that this Character cannot have",
    "item-needs": "{what} is not available to a Character of this Type",
    "masteries": "{n} masteries, at most 1 is allowed",
    "mastery-list": "{what} is from a list that this Character cannot use",
    "mastery-class": "{what} is not available to a Character of this Class",
    "mastery-retinue": "{what} needs {n} Retinue Models of the category {category}",
    "spells": "{n} spells, at most {m} are allowed",
    "school": "{what} is from a school that this Character does not know",
    "spell-twice": "{what} is bought twice",
    "technique": "{what} is a kind of technique that this Character does not know",
    "techniques": "{n} techniques, at most 1 is allowed",
    "event": "the Draw Event {what} cannot be bought by this Character",
    "same-supremacy": "Knowledged needs another Supremacy Ability of the list",
    "other-supremacy": "only Knowledged gives another Supremacy Ability",
}
"""Messages by key; the catalogues have the same as `army-<key>`."""


def violations(army: ArmyList, points_limit: int, standards: int) -> list[Violation]:
    """Every rule of army building that an army breaks, in the order of the list (FB-26.15).

    `standards` is the number of Standard Bearers that the scenario requires (FB-26.14).
    """
    found = Report(SENTENCES)
    cost = cost_of(army)
    if cost > points_limit:
        found.add("FB-26.2", "cost", "", n=cost, m=points_limit)
    check_warlord(army, found)
    for number, character in enumerate(army.characters):
        entry = army.list_of().characters[character.entry]
        check_retinue(army.list_of(), character, entry, found)
        check_items(army, number, found)
        check_masteries(army.list_of(), character, entry, found)
        check_spells(army.list_of(), character, entry, found)
        check_events(army.list_of(), character, entry, found)
        check_supremacy(army.list_of(), character, entry, found)
        check_warband(army.list_of(), character, entry, found)
        for regiment in character.regiments:
            check_regiment(army.list_of(), regiment, found)
    check_once(army, found)
    bearers = len([1 for one in army.characters for regiment in one.regiments if regiment.standard])
    if bearers < standards:
        found.add("FB-26.14", "standards", "", n=bearers, m=standards)
    return found.violations


def check_warlord(army: ArmyList, found: Report) -> None:
    """Exactly one Character is the Warlord, and it has a Supremacy Ability (FB-26.3, FB-26.17)."""
    if not army.characters:
        found.add("FB-26.3", "no-character")
    elif not 0 <= army.warlord < len(army.characters):
        found.add("FB-26.3", "no-warlord")
    else:
        entry = army.list_of().characters[army.characters[army.warlord].entry]
        if not entry.supremacy:
            found.add("FB-26.17", "cannot-lead", entry.name)


def check_retinue(faction: FactionDef, listed: ListedCharacter, entry: CharacterDef, found: Report) -> None:
    """Only Infantry, up to three Models, of the categories of the entry, one Lieutenant (FB-17.7, FB-17.8)."""
    if not listed.retinue:
        return
    if entry.type != INFANTRY:
        found.add("FB-17.7", "no-retinue", entry.name)
        return
    if len(listed.retinue) > FIGURES.retinue:
        found.add("FB-17.7", "retinue", entry.name, n=len(listed.retinue), m=FIGURES.retinue)
    for category in CATEGORY_IDS:
        if category in listed.retinue and category not in entry.retinue:
            found.add("FB-17.8", "category", entry.name, what=category.capitalize())
    lieutenants = len([model for model in listed.retinue if lieutenant_of(model)])
    if lieutenants > FIGURES.lieutenants:
        found.add("FB-17.8", "lieutenants", entry.name, n=lieutenants, m=FIGURES.lieutenants)


def check_items(army: ArmyList, number: int, found: Report) -> None:
    """No more items than the entry allows, and only of its kinds (FB-17.26, FB-17.33, FB-26.9)."""
    faction, listed = army.list_of(), army.characters[number]
    entry = faction.characters[listed.entry]
    most = entry.items + sum([effect.count for effect in item_rights(army, number)])
    if len(listed.items) > most:
        found.add("FB-26.9", "items", entry.name, n=len(listed.items), m=most)
    for name in listed.items:
        item = faction.items[name]
        if item.group not in entry.item_kinds:
            found.add("FB-26.9", "item-kind", entry.name, what=item.name)
        if item.needs_types and entry.type not in item.needs_types:
            found.add("FB-26.9", "item-needs", entry.name, what=item.name)


def item_rights(army: ArmyList, number: int) -> list[Effect]:
    """What allows a Character more items: Long Lineage, and a Warlord's Legacies of the Ark (FB-17.33)."""
    faction, listed = army.list_of(), army.characters[number]
    sources: list[Ability] = [faction.masteries[name] for name in listed.masteries]
    ability = ability_of(faction, listed)
    if number == army.warlord and ability:
        sources.append(faction.supremacy[ability])
    effects = [source.has("extra_item") for source in sources]
    return [effect for effect in effects if effect is not None]


def ability_of(faction: FactionDef, listed: ListedCharacter) -> str:
    """The Supremacy Ability of a Character: that of its entry or the one Knowledged gives (FB-17.30)."""
    return listed.supremacy or faction.characters[listed.entry].supremacy


def check_masteries(faction: FactionDef, listed: ListedCharacter, entry: CharacterDef, found: Report) -> None:
    """One mastery from the lists of the entry, with its requirements met (FB-17.26, FB-17.28)."""
    if len(listed.masteries) > 1:
        found.add("FB-17.26", "masteries", entry.name, n=len(listed.masteries))
    for name in listed.masteries:
        mastery = faction.masteries[name]
        clause = mastery.clause or "FB-17.44"
        if mastery.group not in entry.masteries:
            found.add("FB-17.26", "mastery-list", entry.name, what=mastery.name)
        if mastery.needs_classes and entry.klass not in mastery.needs_classes:
            found.add(clause, "mastery-class", entry.name, what=mastery.name)
        for category, need in zip(CATEGORY_IDS, mastery.needs_retinue, strict=True):
            if listed.retinue.count(category) < need:
                args: dict[str, int | str] = {"what": mastery.name, "n": need, "category": category.capitalize()}
                found.add(clause, "mastery-retinue", entry.name, **args)


def mastery_effect(faction: FactionDef, listed: ListedCharacter, op: str) -> Effect | None:
    """The effect with this op that a mastery of the Character has, if any."""
    return next(filter(None, [faction.masteries[name].has(op) for name in listed.masteries]), None)


def check_spells(faction: FactionDef, listed: ListedCharacter, entry: CharacterDef, found: Report) -> None:
    """Different spells of the schools of the entry; Learned in the Occult adds one of another school (FB-26.10, FB-17.39)."""
    occult = mastery_effect(faction, listed, "extra_spell")
    extra = 0 if occult is None else occult.count
    most = entry.spells + extra
    foreign = [name for name in listed.spells if SPELL_OF[name].group not in entry.schools]
    if len(listed.spells) > most:
        found.add("FB-26.10", "spells", entry.name, n=len(listed.spells), m=most)
    elif len(listed.spells) - len(foreign) > entry.spells:
        own = len(listed.spells) - len(foreign)
        found.add("FB-17.39", "spells", entry.name, n=own, m=entry.spells)
    for name in foreign[extra:]:
        found.add("FB-26.10", "school", entry.name, what=SPELL_OF[name].name)
    for name in duplicates(listed.spells):
        found.add("FB-26.10", "spell-twice", entry.name, what=SPELL_OF[name].name)


def check_events(faction: FactionDef, listed: ListedCharacter, entry: CharacterDef, found: Report) -> None:
    """One technique of the kinds of the entry, and one Draw Event it offers (FB-26.11, FB-26.12)."""
    if len(listed.techniques) > 1:
        found.add("FB-26.11", "techniques", entry.name, n=len(listed.techniques))
    for name in listed.techniques:
        if faction.techniques[name].group not in entry.techniques:
            found.add("FB-26.11", "technique", entry.name, what=faction.techniques[name].name)
    if listed.event and EVENT_IDS.index(listed.event) not in dict(entry.event_options):
        found.add("FB-26.12", "event", entry.name, what=words_of(listed.event))


def check_supremacy(faction: FactionDef, listed: ListedCharacter, entry: CharacterDef, found: Report) -> None:
    """Only Knowledged replaces the Supremacy Ability with another (FB-17.30)."""
    if mastery_effect(faction, listed, "swap_supremacy") is not None:
        if listed.supremacy in ("", entry.supremacy):
            found.add("FB-17.30", "same-supremacy", entry.name)
    elif listed.supremacy:
        found.add("FB-17.30", "other-supremacy", entry.name)


def check_warband(faction: FactionDef, listed: ListedCharacter, entry: CharacterDef, found: Report) -> None:
    """Up to four Regiments of the entry's lists, at most two Restricted and no more of these than Mainstay.

    Eccentric allows a single one, which may be Restricted (FB-17.32, FB-26.4, FB-26.5).
    """
    eccentric = mastery_effect(faction, listed, "warband")
    most = FIGURES.warband if eccentric is None else eccentric.max
    names = [regiment.entry for regiment in listed.regiments]
    if len(names) > most:
        clause = "FB-26.4" if eccentric is None else "FB-17.32"
        found.add(clause, "warband", entry.name, n=len(names), m=most)
    for name in dict.fromkeys(names):
        if name not in entry.mainstay and name not in entry.restricted:
            found.add("FB-26.4", "not-available", entry.name, what=faction.regiments[name].name)
    restricted = len([name for name in names if name in entry.restricted])
    mainstay = len([name for name in names if name in entry.mainstay])
    if restricted > FIGURES.restricted:
        found.add("FB-26.5", "restricted", entry.name, n=restricted, m=FIGURES.restricted)
    if restricted > mainstay and eccentric is None:
        found.add("FB-26.5", "mainstay", entry.name, n=restricted, m=mainstay)


def check_regiment(faction: FactionDef, listed: ListedRegiment, found: Report) -> None:
    """Its size, Standard Bearer and Command Models fit the entry (FB-26.6, FB-26.7)."""
    entry = faction.regiments[listed.entry]
    if not entry.min <= listed.models <= entry.max:
        found.add("FB-26.6", "size", entry.name, n=listed.models, low=entry.min, high=entry.max)
    if listed.standard and not entry.standard:
        found.add("FB-26.7", "no-standard", entry.name)
    for name in listed.command:
        if name not in entry.command:
            found.add("FB-26.7", "no-command", entry.name, what=faction.command_models[name].name)
    for name in duplicates(listed.command):
        found.add("FB-26.7", "command-twice", entry.name, what=faction.command_models[name].name)
    command = entry.leader + listed.standard + len(listed.command)
    if command > listed.models:
        found.add("FB-4.6", "command-room", entry.name, n=command, m=listed.models)


def check_once(army: ArmyList, found: Report) -> None:
    """Each item, mastery and Lieutenant is taken once in an army (FB-17.8, FB-17.26).

    The same Character entry may be taken again (FB-26.13).
    """
    faction = army.list_of()
    for names, table, clause in (
        ([name for one in army.characters for name in one.items], faction.items, "FB-17.26"),
        ([name for one in army.characters for name in one.masteries], faction.masteries, "FB-17.26"),
        (
            [lieutenant_of(model) for one in army.characters for model in one.retinue if lieutenant_of(model)],
            faction.lieutenants,
            "FB-17.8",
        ),
    ):
        for name in duplicates(tuple(names)):
            found.add(clause, "twice", "", what=table[name].name)


def duplicates(names: tuple[str, ...]) -> list[str]:
    """The names that occur more than once in a list.

    >>> duplicates(("a", "b", "a", "a"))
    ['a']
    """
    return [name for name in dict.fromkeys(names) if names.count(name) > 1]


def words_of(id: str) -> str:
    """An id as readable words with capitals.

    >>> words_of("fire_and_advance")
    'Fire and Advance'
    """
    small = ("and", "of", "the")
    words = id.split("_")
    return " ".join([word if at and word in small else word.capitalize() for at, word in enumerate(words)])
