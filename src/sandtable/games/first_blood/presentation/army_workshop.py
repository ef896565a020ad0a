"""The workshop of First Blood: army lists as a stock of items, armies as drafts (chapter 26, `core.authoring.workshop`).

A Character is at the top level. Below it are its purchases and the Regiments of its warband with their Command Models.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from sandtable.core.authoring.repair import find_repairs
from sandtable.core.authoring.workshop import (
    BadDraft,
    Chart,
    CheckResult,
    Choice,
    Draft,
    DraftLine,
    Item,
    Measure,
    ReadyMade,
    Repair,
    Settings,
    Workshop,
    WorkshopInfo,
)
from sandtable.core.content.user_files import Fault
from sandtable.core.content.violations import Violation
from sandtable.core.scene.scene import Arg, Message, number_arg
from sandtable.core.text.message import kebab, make_message
from sandtable.games.first_blood.army_building.legality import violations, words_of
from sandtable.games.first_blood.army_building.lists import (
    LIEUTENANT,
    ArmyList,
    ListedCharacter,
    ListedRegiment,
    lieutenant_of,
)
from sandtable.games.first_blood.army_building.points import character_cost, cost_of, regiment_cost
from sandtable.games.first_blood.army_building.random_armies import random_army
from sandtable.games.first_blood.army_building.starters import STARTERS
from sandtable.games.first_blood.army_building.text_form import MAX_NAME, MAX_TEXT, army_in, text_of
from sandtable.games.first_blood.presentation.names import entry_key
from sandtable.games.first_blood.presentation.scenery import LOOKS, side_icon
from sandtable.games.first_blood.state import NOWHERE
from sandtable.games.first_blood.tables.abilities import FIGURES, MASTERIES, SPELLS, Ability
from sandtable.games.first_blood.tables.effects import Rule
from sandtable.games.first_blood.tables.factions import FACTION_OF, FACTIONS, CharacterDef, FactionDef, Profile
from sandtable.games.first_blood.tables.scenarios import SCENARIO_IDS, SCENARIOS
from sandtable.games.first_blood.tables.terms import CATEGORY_IDS, CLASS_IDS, EVENT_IDS, RULE_IDS, STAT_IDS, TYPE_IDS

WARLORD: Final = "warlord"
STANDARD: Final = "standard."
RETINUE: Final = "retinue."
EVENT: Final = "event."
SUPREMACY: Final = "supremacy."
"""The prefix of item ids that are not entries of a list."""
MAX_MODELS: Final = 99


def ability_key(id: str) -> str:
    return f"ability-{kebab(id)}"


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

    def check(self, draft: Draft, text: str, settings: Settings) -> CheckResult:
        """The general check, plus ways to fix what is wrong."""
        plain = super().check(draft, text, settings)
        return replace(plain, ways=self.ways(draft, settings)) if plain.broken else plain

    def place_of(self, violation: Violation) -> str:
        return NAMES.get(violation.where, violation.where)

    def ways(self, draft: Draft, settings: Settings) -> tuple[Repair, ...]:
        """Changes that make the army legal (FB-26.15)."""
        items = {item.id: item for item in self.stock().items}
        return find_repairs(
            draft,
            items,
            lambda other: len(self.violations(other, settings)),
            lambda other: cost_of(army_from(other)),
        )

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

    def charts(self, draft: Draft, settings: Settings) -> tuple[Chart, ...]:
        """Points by entry, and Regiments by Class, which decides when they arrive (FB-9.2)."""
        army = army_from(draft)
        faction = army.list_of()
        points: list[Measure] = []
        classes = [0] * len(CLASS_IDS)
        for character in army.characters:
            points.append(Measure(Message(entry_key(character.entry)), character_cost(faction, character)))
            classes[faction.characters[character.entry].klass] += 1
            for one in character.regiments:
                points.append(Measure(Message(entry_key(one.entry)), regiment_cost(faction, one)))
                classes[faction.regiments[one.entry].klass] += 1
        bars = [Measure(Message(f"class-{name}"), count) for name, count in zip(CLASS_IDS, classes, strict=True)]
        return (Chart(Message("army-points"), tuple(points)), Chart(Message("army-classes"), tuple(bars)))

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


# -- the stock -----------------------------------------------------------------------------------------------------------


@cache
def army_stock(options: tuple[str, ...], settings: tuple[str, ...]) -> WorkshopInfo:
    items = [item for faction in FACTIONS for item in faction_items(faction)]
    ready = [
        ReadyMade(id, army.name, text_of(army), army.faction, army.hint, "", side_icon(faction), faction.colour)
        for id, army in STARTERS.items()
        for faction in FACTIONS
        if faction.id == army.faction
    ]
    choices = [Choice(faction.id, f"faction-{faction.id}") for faction in FACTIONS]
    return WorkshopInfo(
        (*items, *common_items()),
        tuple(ready),
        options,
        settings,
        Message("workshop-title"),
        tuple(choices),
        True,
        MAX_TEXT,
    )


def faction_items(faction: FactionDef) -> list[Item]:
    """What a faction's list offers: Characters first, then Regiments, then what they can buy."""
    leaders = list(faction.characters.values())
    return [
        *[profile_item(one, "army-kind-character", faction.id, (), 1, 1) for one in leaders],
        *regiment_items(faction, leaders),
        *standard_items(faction),
        *command_items(faction),
        *event_items(faction, leaders),
        *bought_items(faction, leaders),
        *supremacy_items(faction, leaders),
    ]


def regiment_items(faction: FactionDef, leaders: list[CharacterDef]) -> list[Item]:
    """Regiments, each with the Characters whose warband may include it (FB-26.4)."""
    found = []
    for regiment in faction.regiments.values():
        under = ids([one for one in leaders if regiment.id in one.mainstay or regiment.id in one.restricted])
        found.append(profile_item(regiment, "army-kind-regiment", faction.id, under, regiment.min, regiment.max))
    return found


def standard_items(faction: FactionDef) -> list[Item]:
    """A Standard Bearer for each Regiment that may have one (FB-4.6)."""
    return [
        Item(
            STANDARD + regiment.id,
            "Standard Bearer",
            "army-kind-command",
            word="army-standard",
            cost=regiment.standard,
            most=MAX_MODELS,
            under=(regiment.id,),
            of=faction.id,
        )
        for regiment in faction.regiments.values()
        if regiment.standard
    ]


def command_items(faction: FactionDef) -> list[Item]:
    """Command Models, each with the Regiments that may have it (FB-4.6)."""
    found = []
    for model in faction.command_models.values():
        under = tuple([one.id for one in faction.regiments.values() if model.id in one.command])
        found.append(ability_item(model, "army-kind-command", faction.id, under, most=MAX_MODELS))
    return found


def event_items(faction: FactionDef, leaders: list[CharacterDef]) -> list[Item]:
    """The Draw Events that a Character may buy instead of its own (FB-26.12)."""
    found = []
    for one in leaders:
        for event, cost in one.event_options:
            name = EVENT_IDS[event]
            id, word = f"{EVENT}{one.id}.{name}", f"drawing-{kebab(name)}"
            found.append(
                Item(
                    id, words_of(name), "army-kind-event", cost=cost, under=(one.id,), of=faction.id, word=word, most=9
                )
            )
    return found


def bought_items(faction: FactionDef, leaders: list[CharacterDef]) -> list[Item]:
    """Items, Lieutenants, techniques and masteries of the faction, each with the Characters that may buy it."""
    of = faction.id
    found = []
    for item in faction.items.values():
        under = ids([one for one in leaders if one.items and item.group in one.item_kinds])
        found.append(ability_item(item, "army-kind-item", of, under, f"item-{item.group}"))
    with_retinue = ids([one for one in leaders if one.retinue])
    found += [ability_item(each, "army-kind-retinue", of, with_retinue) for each in faction.lieutenants.values()]
    for technique in faction.techniques.values():
        under = ids([one for one in leaders if technique.group in one.techniques])
        found.append(ability_item(technique, "army-kind-technique", of, under))
    own = [mastery for mastery in faction.masteries.values() if mastery not in MASTERIES]
    found += [ability_item(mastery, "army-kind-mastery", of, choosing(leaders, mastery)) for mastery in own]
    return found


def supremacy_items(faction: FactionDef, leaders: list[CharacterDef]) -> list[Item]:
    """The Supremacy Abilities; the Warlord has one of them (FB-26.17)."""
    return [
        Item(
            SUPREMACY + ability.id,
            ability.name,
            "army-kind-supremacy",
            word=ability_key(ability.id),
            under=ids(leaders),
            of=faction.id,
            about=f"about-{kebab(ability.id)}",
        )
        for ability in faction.supremacy.values()
    ]


def ids(leaders: list[CharacterDef]) -> tuple[str, ...]:
    return tuple([one.id for one in leaders])


def common_items() -> list[Item]:
    """What all factions share: Retinue Models, the masteries of the rulebook, spells."""
    leaders = [one for faction in FACTIONS for one in faction.characters.values()]
    lead = tuple([one.id for one in leaders if one.supremacy])
    found = [Item(WARLORD, "Warlord", "army-kind-warlord", under=lead, word="army-warlord")]
    for category in CATEGORY_IDS:
        under = tuple([one.id for one in leaders if category in one.retinue])
        found.append(
            Item(
                RETINUE + category,
                words_of(category),
                "army-kind-retinue",
                word=f"retinue-{category}",
                cost=FIGURES.retinue_cost,
                most=MAX_MODELS,
                under=under,
            )
        )
    found += [ability_item(mastery, "army-kind-mastery", "", choosing(leaders, mastery)) for mastery in MASTERIES]
    for spell in SPELLS:
        under = tuple([one.id for one in leaders if spell.group in one.schools])
        found.append(ability_item(spell, "army-kind-spell", "", under, most=MAX_MODELS))
    return found


def choosing(leaders: list[CharacterDef], mastery: Ability) -> tuple[str, ...]:
    return tuple([one.id for one in leaders if mastery.group in one.masteries])


def profile_item(profile: Profile, kind: str, of: str, under: tuple[str, ...], least: int, most: int) -> Item:
    return Item(
        profile.id,
        profile.name,
        kind,
        f"class-{CLASS_IDS[profile.klass]}",
        profile.cost,
        least,
        most,
        True,
        under,
        of,
        LOOKS["entries"][profile.id],
        entry_key(profile.id),
        figures=(
            Message(f"type-{TYPE_IDS[profile.type]}"),
            stat_line(profile),
            *[rule_words(r) for r in profile.rules],
        ),
    )


def stat_line(profile: Profile) -> Message:
    """The eight Characteristics in one line."""
    return make_message(
        "army-stats", {name.lower(): value for name, value in zip(STAT_IDS, profile.stats, strict=True)}
    )


def rule_words(rule: Rule) -> Message:
    key = f"rule-{kebab(RULE_IDS[rule.rule])}"
    return Message(key, {"n": number_arg(rule.x)} if rule.x else {})


def ability_item(ability: Ability, kind: str, of: str, under: tuple[str, ...], group: str = "", most: int = 1) -> Item:
    return Item(
        ability.id,
        ability.name,
        kind,
        group,
        ability.cost,
        most=most,
        under=under,
        of=of,
        word=ability_key(ability.id),
        about=f"about-{kebab(ability.id)}",
    )


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
