"""The workshop of First Blood: army lists as a stock of items, armies as drafts (chapter 26, `core.authoring.workshop`).

A Character is at the top level. Below it are its purchases and the Regiments of its warband with their Command Models.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.core.authoring.offers import items_under, offer_line
from sandtable.core.authoring.repair import find_repairs
from sandtable.core.authoring.workshop import (
    BadDraft,
    Draft,
    DraftLine,
    Item,
    LineNote,
    Measure,
    Offer,
    OfferPlace,
    OfferSection,
    Repair,
    Settings,
    ShareTable,
    Workshop,
    WorkshopInfo,
    line_at,
    paths_of,
)
from sandtable.core.content.user_files import Fault
from sandtable.core.content.violations import Violation
from sandtable.core.scene.scene import Arg, Message
from sandtable.core.text.message import kebab, make_message
from sandtable.games.first_blood.army_building.legality import violations, words_of
from sandtable.games.first_blood.army_building.lists import (
    LIEUTENANT,
    ArmyList,
    ListedCharacter,
    ListedRegiment,
    lieutenant_of,
)
from sandtable.games.first_blood.army_building.points import cost_of
from sandtable.games.first_blood.army_building.random_armies import random_army
from sandtable.games.first_blood.army_building.text_form import MAX_NAME, army_in, text_of
from sandtable.games.first_blood.presentation.army_figures import arrival_table, charge_notes
from sandtable.games.first_blood.presentation.army_stock import (
    EVENT,
    MAX_MODELS,
    RETINUE,
    STANDARD,
    SUPREMACY,
    WARLORD,
    ability_key,
    army_stock,
)
from sandtable.games.first_blood.presentation.names import entry_key
from sandtable.games.first_blood.state import NOWHERE
from sandtable.games.first_blood.tables.abilities import FIGURES, SPELLS
from sandtable.games.first_blood.tables.factions import FACTION_OF, FACTIONS, FactionDef
from sandtable.games.first_blood.tables.scenarios import SCENARIO_IDS, SCENARIOS
from sandtable.games.first_blood.tables.terms import (
    CATEGORY_IDS,
    EVENT_IDS,
)

MAX_PLACES: Final = 20
"""The most Characters and Regiments for which offers are worked out."""
LISTS: Final = {"army-mainstay-list": 0, "army-restricted-list": 1}
"""The sections of Regiments, in this order."""


class ArmyWorkshop(Workshop):
    options: tuple[str, ...] = ("army_1", "army_2")
    settings: tuple[str, ...] = ("points_limit", "scenario")
    prefix = "army"

    def stock(self) -> WorkshopInfo:
        return army_stock(self.options, self.settings)

    def read(self, text: str) -> tuple[Draft | None, list[Fault]]:
        army, faults = army_in(text)
        return (None, faults) if army is None else (draft_of(army), [])

    def write(self, draft: Draft) -> str:
        return text_of(army_from(draft))

    def violations(self, draft: Draft, settings: Settings) -> list[Violation]:
        return violations(army_from(draft), points_of(settings), standards_of(settings))

    def place_of(self, violation: Violation) -> str:
        return NAMES.get(violation.where, violation.where)

    def ways(self, draft: Draft, settings: Settings) -> tuple[Repair, ...]:
        """Changes that make the army legal (FB-26.15)."""
        return find_repairs(
            draft,
            self.items(),
            lambda other: len(self.violations(other, settings)),
            lambda other: cost_of(army_from(other)),
        )

    def items(self) -> dict[str, Item]:
        return {item.id: item for item in self.stock().items}

    def places(self, draft: Draft, settings: Settings) -> tuple[OfferPlace, ...]:
        """What each Character and Regiment may have, and the Characters that may lead another warband."""
        items = self.items()
        paths = [(), *[path for path in paths_of(draft.lines) if items[line_at(draft, path).item].separate]][
            :MAX_PLACES
        ]
        return tuple([OfferPlace(path, tuple(self.sections(draft, path, settings))) for path in paths])

    def sections(self, draft: Draft, path: tuple[int, ...], settings: Settings) -> Iterator[OfferSection]:
        above = line_at(draft, path).item if path else ""
        by_title: dict[str, list[Offer]] = {}
        for item in items_under(self.stock().items, above, draft.choice):
            line = DraftLine(item.id, item.least, warlord_line(draft, item))
            title = role_of(draft.choice, above, item)
            by_title.setdefault(title, []).append(offer_line(self, draft, path, line, settings))
        for title, offers in sorted(by_title.items(), key=lambda entry: LISTS.get(entry[0], len(LISTS))):
            yield OfferSection(Message(title), tuple(offers), role_note(draft, path, title))

    def argument(self, key: str, value: int | str) -> Arg:
        if isinstance(value, str) and value in NAMES:
            return Arg("word", (), NAMES[value])
        return super().argument(key, value)

    def measures(self, draft: Draft, settings: Settings) -> tuple[Measure, ...]:
        army = army_from(draft)
        regiments = [one for character in army.characters for one in character.regiments]
        models = sum([one.models for one in regiments]) + sum([1 + len(one.retinue) for one in army.characters])
        bearers = len([one for one in regiments if one.standard])
        return (
            Measure(Message("army-points"), cost_of(army), "count", -1, points_of(settings)),
            Measure(Message("army-regiments"), len(regiments) + len(army.characters)),
            Measure(Message("army-models"), models),
            Measure(Message("army-bearers"), bearers, "count", standards_of(settings), -1),
        )

    def tables(self, draft: Draft, settings: Settings) -> tuple[ShareTable, ...]:
        return (arrival_table(army_from(draft)),) if draft.lines else ()

    def notes(self, draft: Draft, settings: Settings) -> tuple[LineNote, ...]:
        return charge_notes(draft, self.write(draft)) if draft.lines else ()

    def random(self, seed: int, settings: Settings, choice: str = "") -> str:
        if choice and choice not in FACTION_OF:
            raise ValueError(f"there is no faction {choice[:40]!r}")
        return text_of(random_army(seed, points_of(settings), standards_of(settings), choice))


def points_of(settings: Settings) -> int:
    return int(settings.get("points_limit", FIGURES.default_points))


def standards_of(settings: Settings) -> int:
    """The number of Standard Bearers the scenario requires; the most of any if it is rolled (FB-26.14)."""
    id = str(settings.get("scenario", "random"))
    chosen = SCENARIO_IDS.index(id) if id in SCENARIO_IDS else NOWHERE
    return max([one.standards for one in SCENARIOS]) if chosen == NOWHERE else SCENARIOS[chosen].standards


# -- what may be added ---------------------------------------------------------------------------------------------------


def role_of(faction: str, above: str, item: Item) -> str:
    """The section of an item: Regiments by the list of the Character that brings them (FB-26.4)."""
    leader = FACTION_OF[faction].characters.get(above)
    if leader is None or item.kind != "army-kind-regiment":
        return item.kind
    return "army-restricted-list" if item.id in leader.restricted else "army-mainstay-list"


def role_note(draft: Draft, path: tuple[int, ...], title: str) -> Message | None:
    """How many Regiments of a list a warband has, and needs or may have (FB-26.5)."""
    if not path or title not in LISTS:
        return None
    above = line_at(draft, path)
    leader = FACTION_OF[draft.choice].characters[above.item]
    restricted = len([line for line in above.lines if line.item in leader.restricted])
    mainstay = len([line for line in above.lines if line.item in leader.mainstay])
    if title == "army-restricted-list":
        return make_message("army-list-of", {"n": restricted, "m": FIGURES.restricted})
    return make_message(
        "army-list-needs" if mainstay < restricted else "army-list-has", {"n": mainstay, "m": restricted}
    )


def warlord_line(draft: Draft, item: Item) -> tuple[DraftLine, ...]:
    """The first Character that can lead an army is its Warlord (FB-26.3)."""
    leader = FACTION_OF[draft.choice].characters.get(item.id)
    has = any(each.item == WARLORD for line in draft.lines for each in line.lines)
    return (DraftLine(WARLORD),) if leader is not None and leader.supremacy and not has else ()


# -- drafts --------------------------------------------------------------------------------------------------------------


def draft_of(army: ArmyList) -> Draft:
    lines = [character_line(one, at == army.warlord) for at, one in enumerate(army.characters)]
    return Draft(army.name, tuple(lines), army.faction)


def character_line(one: ListedCharacter, leads: bool) -> DraftLine:
    below = [DraftLine(WARLORD)] if leads else []
    for model in dict.fromkeys(one.retinue):
        name = lieutenant_of(model)
        below.append(DraftLine(name) if name else DraftLine(RETINUE + model, one.retinue.count(model)))
    below += [DraftLine(name) for name in (*one.items, *one.masteries, *one.spells, *one.techniques)]
    if one.event:
        below.append(DraftLine(f"{EVENT}{one.entry}.{one.event}"))
    if one.supremacy:
        below.append(DraftLine(SUPREMACY + one.supremacy))
    return DraftLine(one.entry, 1, (*below, *[regiment_line(each) for each in one.regiments]))


def regiment_line(one: ListedRegiment) -> DraftLine:
    below = [DraftLine(STANDARD + one.entry)] if one.standard else []
    return DraftLine(one.entry, one.models, (*below, *[DraftLine(name) for name in one.command]))


def army_from(draft: Draft) -> ArmyList:
    """The army of a draft; raises for a draft that cannot be written as an army."""
    name = " ".join(draft.name.partition("#")[0].split())[:MAX_NAME]
    if not name or not name.isascii() or not name.isprintable():
        raise BadDraft("an army needs a name of plain letters, digits and signs")
    if draft.choice not in FACTION_OF:
        raise BadDraft("an army belongs to a faction")
    army = ArmyList(name, draft.choice)
    for line in draft.lines:
        if line.item not in army.list_of().characters or line.count != 1:
            raise BadDraft(f"{line.count} of {line.item[:40]!r} is no Character of {draft.choice}")
        army.characters.append(character_from(army, line))
    return army


def character_from(army: ArmyList, line: DraftLine) -> ListedCharacter:
    faction = army.list_of()
    listed = ListedCharacter(line.item)
    spells = {spell.id for spell in SPELLS}
    for each in line.lines:
        id = each.item
        times = (id,) * max(1, min(each.count, MAX_MODELS))
        if id == WARLORD:
            army.warlord = len(army.characters)
        elif id in faction.regiments:
            listed.regiments.append(regiment_from(faction, each))
        elif id.startswith(RETINUE) and id.removeprefix(RETINUE) in CATEGORY_IDS:
            listed.retinue += (id.removeprefix(RETINUE),) * len(times)
        elif id in faction.lieutenants:
            listed.retinue += (LIEUTENANT + id,) * len(times)
        elif id in faction.items:
            listed.items += times
        elif id in faction.masteries:
            listed.masteries += times
        elif id in spells:
            listed.spells += times
        elif id in faction.techniques:
            listed.techniques += times
        elif id.startswith(EVENT) and id.rpartition(".")[2] in EVENT_IDS:
            listed.event = id.rpartition(".")[2]
        elif id.startswith(SUPREMACY) and id.removeprefix(SUPREMACY) in faction.supremacy:
            listed.supremacy = id.removeprefix(SUPREMACY)
        else:
            raise BadDraft(f"{id[:40]!r} is nothing for a Character of {faction.id}")
    return listed


def regiment_from(faction: FactionDef, line: DraftLine) -> ListedRegiment:
    if not 1 <= line.count <= MAX_MODELS:
        raise BadDraft(f"{line.count} Models of {line.item[:40]!r} are no Regiment")
    standard = False
    command: tuple[str, ...] = ()
    for each in line.lines:
        if each.item.startswith(STANDARD):
            standard = True
        elif each.item in faction.command_models:
            command += (each.item,) * max(1, min(each.count, MAX_MODELS))
        else:
            raise BadDraft(f"{each.item[:40]!r} is no Command Model of {faction.id}")
    return ListedRegiment(line.item, line.count, standard, command)


def names() -> dict[str, str]:
    """The terms of the building rules, and their message keys."""
    found: dict[str, str] = {}
    for faction in FACTIONS:
        for profile in (*faction.characters.values(), *faction.regiments.values()):
            found[profile.name] = entry_key(profile.id)
        for table in (
            faction.items,
            faction.masteries,
            faction.lieutenants,
            faction.command_models,
            faction.supremacy,
            faction.techniques,
        ):
            found |= {ability.name: ability_key(ability.id) for ability in table.values()}
    found |= {spell.name: ability_key(spell.id) for spell in SPELLS}
    found |= {words_of(event): f"drawing-{kebab(event)}" for event in EVENT_IDS}
    return found


NAMES: Final[dict[str, str]] = names()
WORKSHOP: Final = ArmyWorkshop()
