"""The stock of the army workshop: what each faction offers, with prices, profiles and pictures (chapter 26)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from sandtable.core.authoring.workshop import Choice, Item, ReadyMade, WorkshopInfo
from sandtable.core.scene.figures import recipe_of
from sandtable.core.scene.scene import Figure, Message, number_arg
from sandtable.core.text.message import kebab, make_message
from sandtable.games.first_blood.army_building.legality import words_of
from sandtable.games.first_blood.army_building.starters import STARTERS
from sandtable.games.first_blood.army_building.text_form import MAX_TEXT, text_of
from sandtable.games.first_blood.presentation.army_figures import compared
from sandtable.games.first_blood.presentation.assets import SPECIAL_CLAUSES
from sandtable.games.first_blood.presentation.names import entry_key
from sandtable.games.first_blood.presentation.scenery import LOOKS, side_icon
from sandtable.games.first_blood.tables.abilities import FIGURES, MASTERIES, SPELLS, Ability
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.effects import Rule
from sandtable.games.first_blood.tables.factions import FACTIONS, CharacterDef, FactionDef, Profile
from sandtable.games.first_blood.tables.terms import (
    BARRAGE,
    CATEGORY_IDS,
    CHARACTER,
    CLASS_IDS,
    EVENT_IDS,
    RULE_IDS,
    STAT_IDS,
    TYPE_IDS,
)

WARLORD: Final = "warlord"
STANDARD: Final = "standard."
RETINUE: Final = "retinue."
EVENT: Final = "event."
SUPREMACY: Final = "supremacy."
"""The prefix of item ids that are not entries of a list."""
MAX_MODELS: Final = 99


def ability_key(id: str) -> str:
    return f"ability-{kebab(id)}"


@cache
def army_stock(options: tuple[str, ...], settings: tuple[str, ...]) -> WorkshopInfo:
    items = [item for faction in FACTIONS for item in faction_items(faction)]
    ready = [
        ReadyMade(
            id,
            army.name,
            text_of(army),
            army.faction,
            f"starter-{id}-about",
            f"starter-{id}",
            side_icon(faction),
            faction.colour,
        )
        for id, army in STARTERS.items()
        for faction in FACTIONS
        if faction.id == army.faction
    ]
    return WorkshopInfo(
        (*items, *common_items()),
        tuple(ready),
        options,
        settings,
        Message("workshop-title"),
        tuple([choice_of(faction) for faction in FACTIONS]),
        True,
        MAX_TEXT,
        Message("army-compared"),
    )


def choice_of(faction: FactionDef) -> Choice:
    name = f"faction-{faction.id}"
    shown = tuple(LOOKS["shown"][faction.id.replace("-", "_")].split())
    return Choice(faction.id, name, f"{name}-help", side_icon(faction), faction.colour, shown, compared(faction))


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
            about="army-standard-about",
            banner=True,
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
    drawn = recipe_of(LOOKS["retinue"]["lieutenant"])
    lieutenants = [ability_item(each, "army-kind-retinue", of, with_retinue) for each in faction.lieutenants.values()]
    found += [replace(each, figure=drawn) for each in lieutenants]
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
                figure=recipe_of(LOOKS["retinue"][category]),
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
    rules = [rule for rule in profile.rules if rule.rule != CHARACTER]
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
        figures=(Message(f"type-{TYPE_IDS[profile.type]}"), *[rule_words(rule) for rule in rules]),
        clauses=("FB-4.1", *[SPECIAL_CLAUSES[rule.rule] for rule in rules]),
        profile=tuple(
            [Figure(f"stat-{name.lower()}", value) for name, value in zip(STAT_IDS, profile.stats, strict=True)]
        ),
        figure=recipe_of(LOOKS["recipes"][profile.id]),
    )


def rule_words(rule: Rule) -> Message:
    if rule.rule == BARRAGE:
        return make_message("rule-barrage-range", {"n": rule.x, "m": rule.range // INCH})
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
