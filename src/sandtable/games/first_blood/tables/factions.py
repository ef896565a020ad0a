"""The six factions: profiles of Regiments and Characters, and their options (chapters 4, 5, 17, 26)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue
from sandtable.games.first_blood.tables.abilities import (
    MASTERIES,
    MAX_PRICE,
    SCHOOL_IDS,
    Ability,
    read_abilities,
    read_id,
    refuse_twice,
)
from sandtable.games.first_blood.tables.effects import Rule, read_event, read_rules, words_of
from sandtable.games.first_blood.tables.files import english_name, toml
from sandtable.games.first_blood.tables.terms import (
    CATEGORY_IDS,
    CHARACTER,
    CLASS_IDS,
    EVENT_IDS,
    INFANTRY,
    ITEM_KIND_IDS,
    LIST_IDS,
    MONSTER,
    PRIEST,
    PROVENANCE_IDS,
    STAT_IDS,
    TYPE_IDS,
    WIZARD,
)

MAX_MODELS: Final = 16
MAX_STAT: Final = 20
TECHNIQUE_IDS: Final[tuple[str, ...]] = ("biomancy", "pheromancy")
PROFILE_KEYS: Final = (
    "id",
    "type",
    "class",
    "stats",
    "rules",
    "draw_events",
    "cost",
    "provenance",
    "note",
)


class Profile:
    """The profile of a Regiment or Character: Type, Class, eight Characteristics, special rules, Draw Events (FB-5.1)."""

    __slots__ = ("cost", "events", "id", "klass", "name", "note", "provenance", "rules", "stats", "type")

    def __init__(self, row: ContentValue) -> None:
        self.id = read_id(row)
        self.name = english_name("entry", row)
        self.type = row.index("type", TYPE_IDS)
        self.klass = row.index("class", CLASS_IDS)
        stats = row.need("stats")
        stats.only(STAT_IDS)
        self.stats = tuple([stats.number(name, 0, MAX_STAT) for name in STAT_IDS])
        self.rules: tuple[Rule, ...] = read_rules(row.need("rules"))
        self.events: tuple[tuple[int, int], ...] = tuple([read_event(e) for e in row.need("draw_events").items()])
        self.cost = row.number("cost", 1, MAX_PRICE)
        self.provenance = row.word("provenance", PROVENANCE_IDS)
        self.note = row.text_or("note", "")

    def has(self, rule: int) -> bool:
        return any(own.rule == rule for own in self.rules)


class RegimentDef(Profile):
    """An entry for Regiments: sizes, Leader, the cost of a Standard Bearer (0 for none), Command Models (FB-26.6, FB-26.7)."""

    __slots__ = ("command", "leader", "max", "min", "standard")

    def __init__(self, row: ContentValue, command_models: tuple[str, ...]) -> None:
        row.only((*PROFILE_KEYS, "min", "max", "leader", "standard", "command"))
        super().__init__(row)
        self.min = row.number("min", 1, MAX_MODELS)
        self.max = row.number("max", self.min, MAX_MODELS)
        if self.type == MONSTER and self.max != 1:
            raise row.need("max").wrong("Monsters come one by one")
        self.leader = row.flag("leader")
        self.standard = row.number("standard", 0, MAX_PRICE)
        if self.standard and not self.leader:
            raise row.need("standard").wrong("there is no Standard Bearer without a Leader (FB-4.14)")
        self.command = words_of(row.need("command"), command_models)
        if self.has(CHARACTER):
            raise row.need("rules").wrong("a Regiment is no Character (FB-24.10)")


class CharacterDef(Profile):
    """An entry for Characters: what it may buy and which Regiments it may bring (FB-26.4, FB-26.8 to FB-26.12, FB-26.17)."""

    __slots__ = (
        "event_options",
        "item_kinds",
        "items",
        "mainstay",
        "masteries",
        "restricted",
        "retinue",
        "schools",
        "spells",
        "supremacy",
        "techniques",
    )

    def __init__(self, row: ContentValue, regiments: tuple[str, ...], supremacy: tuple[str, ...]) -> None:
        row.only(
            (
                *PROFILE_KEYS,
                "retinue",
                "masteries",
                "items",
                "item_kinds",
                "schools",
                "spells",
                "techniques",
                "event_options",
                "supremacy",
                "mainstay",
                "restricted",
            )
        )
        super().__init__(row)
        if not self.has(CHARACTER):
            raise row.need("rules").wrong("the rule character is missing (FB-24.10)")
        self.retinue = words_of(row.need("retinue"), CATEGORY_IDS)
        if self.retinue and self.type != INFANTRY:
            raise row.need("retinue").wrong("only Infantry Characters have a Retinue (FB-17.7)")
        self.masteries = words_of(row.need("masteries"), LIST_IDS)
        self.items = row.number("items", 0)
        self.item_kinds = words_of(row.need("item_kinds"), ITEM_KIND_IDS)
        self.schools = words_of(row.need("schools"), SCHOOL_IDS) if row.has("schools") else ()
        self.spells = row.number_or("spells", 0, 1)
        if (self.has(WIZARD) or self.has(PRIEST)) != bool(self.schools) or bool(self.schools) != bool(self.spells):
            raise row.wrong("a Wizard or Priest, and nobody else, has schools and a number of spells (FB-26.10)")
        self.techniques = words_of(row.need("techniques"), TECHNIQUE_IDS) if row.has("techniques") else ()
        self.event_options: tuple[tuple[int, int], ...] = ()
        """Draw Events for sale with their prices (FB-26.12)."""
        if row.has("event_options"):
            self.event_options = tuple([read_offer(offer) for offer in row.need("event_options").items()])
        ability = row.need("supremacy")
        self.supremacy = "" if ability.value == "" else ability.as_word(supremacy)
        """"" for a Character that cannot be the Warlord (FB-26.17)."""
        self.mainstay = words_of(row.need("mainstay"), regiments)
        self.restricted = words_of(row.need("restricted"), regiments)
        both = sorted(set(self.mainstay) & set(self.restricted))
        if both:
            raise row.need("restricted").wrong(f"{both[0]} is Mainstay, too")


class FactionDef:
    """One army list (FB-26.1)."""

    __slots__ = (
        "catalogue",
        "characters",
        "colour",
        "command_models",
        "id",
        "items",
        "lieutenants",
        "masteries",
        "name",
        "regiments",
        "supremacy",
        "techniques",
    )

    def __init__(self, root: ContentValue, id: str) -> None:
        lists = ("regiments", "command_models", "characters", "supremacy", "items", "lieutenants", "masteries")
        root.only(("schema", "id", "item_catalogue", "colour", *lists, "techniques"))
        self.id = root.word("id", (id,))
        self.name = english_name("faction", root)
        self.catalogue = root.text("item_catalogue")
        self.colour = root.colour("colour")
        self.command_models = index_of(read_abilities(root, "command_models"))
        self.supremacy = index_of(read_abilities(root, "supremacy"))
        self.items = index_of(read_abilities(root, "items", "kind", ITEM_KIND_IDS))
        self.lieutenants = index_of(read_abilities(root, "lieutenants"))
        own = read_abilities(root, "masteries", "list", LIST_IDS)
        for row, mastery in zip(root.rows("masteries"), own, strict=True):
            if mastery.id in [common.id for common in MASTERIES]:
                raise row.need("id").wrong(f"{mastery.id} is a mastery of the rulebook")
        self.masteries = index_of((*MASTERIES, *own))
        self.techniques = index_of(
            read_abilities(root, "techniques", "school", TECHNIQUE_IDS) if root.has("techniques") else ()
        )
        self.regiments: dict[str, RegimentDef] = {}
        for row in root.rows("regiments"):
            regiment = RegimentDef(row, tuple(self.command_models))
            refuse_twice(row, [*self.regiments, regiment.id])
            self.regiments[regiment.id] = regiment
        self.characters: dict[str, CharacterDef] = {}
        for row in root.rows("characters"):
            character = CharacterDef(row, tuple(self.regiments), tuple(self.supremacy))
            refuse_twice(row, [*self.characters, character.id])
            self.characters[character.id] = character
            self.check_kinds(row, character)
        self.check_reach(root)

    def check_kinds(self, row: ContentValue, character: CharacterDef) -> None:
        """Reject a kind of item that the faction does not have: allowing it would have no effect."""
        kinds = {item.group for item in self.items.values()}
        for entry in row.need("item_kinds").items():
            if entry.value not in kinds:
                raise entry.wrong(f"the {self.catalogue} have no {entry.value}")

    def check_reach(self, root: ContentValue) -> None:
        """Check that some Character can bring each Regiment (FB-26.4)."""
        reach = {name for one in self.characters.values() for name in (*one.mainstay, *one.restricted)}
        for row in root.rows("regiments"):
            if row.text("id") not in reach:
                raise row.wrong("no Character can bring it (FB-26.4)")

    def number(self) -> int:
        return FACTION_IDS.index(self.id)


def index_of(abilities: tuple[Ability, ...]) -> dict[str, Ability]:
    return {ability.id: ability for ability in abilities}


def read_offer(row: ContentValue) -> tuple[int, int]:
    row.only(("event", "cost"))
    return row.index("event", EVENT_IDS), row.number("cost", 0, MAX_PRICE)


FACTION_IDS: Final[tuple[str, ...]] = (
    "hundred-kingdoms",
    "spires",
    "dweghom",
    "nords",
    "old-dominion",
    "wadrhun",
)
FACTIONS: Final[tuple[FactionDef, ...]] = tuple([FactionDef(toml(f"armies/{name}.toml"), name) for name in FACTION_IDS])
FACTION_OF: Final[dict[str, FactionDef]] = {faction.id: faction for faction in FACTIONS}
