"""The printed values of every card (chapter 1).

A *printing* is the number of a card in the set. A *card* of a game combines a printing and its owner in one number,
because the owner never changes (WL-1.5); the columns below are indexed by it. Several printings may have the same name
(WL-1.25).

Numbers stand in `content/cards`, names and texts in `content/words`. The id of a card leads from one to the other.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.content.ids import ids_from
from sandtable.core.content.tables import ContentError, ContentValue
from sandtable.games.warlords.tables.bands import NO_BAND, read_band, read_outcomes, read_risk
from sandtable.games.warlords.tables.files import card_names, toml
from sandtable.games.warlords.tables.ops import OPS

NO_CARD: Final = -1
OWNER_BITS: Final = 9
PRINTINGS_MOST: Final = 1 << OWNER_BITS
PRINTING: Final = PRINTINGS_MOST - 1
SEATS_MOST: Final = 4
CARDS_MOST: Final = PRINTINGS_MOST * SEATS_MOST

RACE_IDS: Final[tuple[str, ...]] = (
    "sirians",
    "storm_giants",
    "grey_dwarves",
    "orcs_of_kor",
    "elvallie",
    "selentines",
    "horse_lords",
    "lord_bane",
)
NO_RACE: Final = -1

CASTLE: Final = 0
HERO: Final = 1
BANNER: Final = 2
IMPROVEMENT: Final = 3
ARMY: Final = 4
FLEET: Final = 5
DIPLOMACY: Final = 6
TERRAIN: Final = 7
WEATHER: Final = 8
CALAMITY: Final = 9
SPELL: Final = 10
MARCH: Final = 11
BATTLE: Final = 12
AMBUSH: Final = 13
RAID: Final = 14
PILLAGE: Final = 15
RAZE: Final = 16
TRAITOR: Final = 17
PROMOTION: Final = 18
REVENGE: Final = 19
RUIN: Final = 20
ARTEFACT: Final = 21
ALLY: Final = 22
TREASURE: Final = 23
TYPE_IDS: Final[tuple[str, ...]] = ids_from(__name__, "CASTLE")
"""The types of card (WL-1.4)."""

GROUP: Final = frozenset([MARCH, BATTLE, AMBUSH, RAID, PILLAGE, RAZE, TRAITOR, PROMOTION, REVENGE])
"""The march/battle group."""
COSTLY: Final = frozenset([IMPROVEMENT, ARMY, FLEET, DIPLOMACY])
"""The types played in the revenue step (WL-1.19)."""
HAZARDS: Final = frozenset([TERRAIN, WEATHER, CALAMITY, SPELL])
"""The types that can be hazards (WL-1.20)."""
FINDABLE: Final = frozenset([ARTEFACT, ALLY, TREASURE])
"""The types that can be found in ruins (WL-1.21)."""
ALWAYS_NAMED: Final = frozenset([CASTLE, HERO, TERRAIN, WEATHER, RUIN, ARTEFACT, ALLY, TREASURE])
"""The types whose cards are always named (WL-1.7)."""
MAYBE_NAMED: Final = frozenset([IMPROVEMENT, ARMY, FLEET])
"""The types whose cards may be named or generic (WL-1.7, WL-1.8)."""

FILES: Final[tuple[str, ...]] = (
    "castles",
    "heroes",
    "banners",
    "improvements",
    "armies",
    "fleets",
    "diplomacy",
    "terrain",
    "weather",
    "calamities",
    "spells",
    "march",
    "battle",
    "ambush",
    "raid",
    "pillage",
    "raze",
    "traitor",
    "promotion",
    "revenge",
    "ruins",
    "artefacts",
    "allies",
    "treasures",
)
"""One file for each type, in the order of the types."""

COMMON: Final = (
    "id",
    "type",
    "race",
    "named",
    "cost",
    "hazard",
    "findable",
    "range",
    "skull",
)
PRINTED: Final[dict[int, tuple[str, ...]]] = {
    CASTLE: ("home", "revenue", "defence", "capacity", "port", "access"),
    HERO: ("combat", "stars", "capacity"),
    IMPROVEMENT: ("revenue", "defence", "capacity", "final", "op"),
    ARMY: ("combat", "field_bonus", "assault_bonus", "race_bonus", "missile", "flying"),
    FLEET: ("race_bonus", "op"),
    DIPLOMACY: ("op", "table"),
    TERRAIN: ("value", "kind", "race_adjust", "risk"),
    WEATHER: ("wreck", "risk"),
    CALAMITY: ("kind", "target", "table", "op", "risk"),
    SPELL: ("target", "table", "op", "risk"),
    ARTEFACT: ("combat", "bonus", "magic", "all_fast", "all_fly", "revenue", "assault_combat"),
    ALLY: ("combat", "field_bonus", "assault_bonus", "flying"),
    TREASURE: ("value",),
}
"""The fields of each type of card besides `COMMON` (WL-1.16 to WL-1.22)."""
GROUP_PRINTED: Final = ("print", "op", "table")

ACCESS_IDS: Final = ("any", "sea", "fly")
ANY_ACCESS: Final = 0
SEA_ONLY: Final = 1
FLY_ONLY: Final = 2

PERSISTENT: Final = 0
TRANSIENT: Final = 1
INSTANT: Final = 2
CALAMITY_KINDS: Final[tuple[str, ...]] = ids_from(__name__, "PERSISTENT")
TERRAIN_KINDS: Final = ("beneficial", "adverse")

TARGET_IDS: Final = (
    "stack",
    "castle",
    "stack_or_castle",
    "port_castle",
    "own_stack",
    "own_stack_or_castle",
    "own_pair",
    "stack_with_march",
    "stack_at_sea",
    "stormbound_stack",
    "castle_with_improvement",
    "artefact",
    "ally",
    "generic_army_enemy_stack",
    "afflicted",
    "opponent",
)

OUTCOMES: Final[dict[int, tuple[str, ...]]] = {
    CALAMITY: ("success", "no_effect", "switch"),
    SPELL: ("success", "no_effect", "backfire"),
    AMBUSH: ("success", "no_effect", "turned"),
    RAID: ("surprise", "no_effect", "forewarned"),
    TRAITOR: ("surprise", "no_effect", "forewarned"),
    REVENGE: ("success", "no_effect"),
    DIPLOMACY: ("success", "no_effect"),
}
"""The outcomes of a table by type of card; success or surprise is 0, no effect is 1."""
SUCCESS: Final = 0
NO_EFFECT: Final = 1
THIRD: Final = 2
"""Switch, backfire, turned or forewarned."""
OUTCOME_IDS: Final = ("success", "no_effect", "switch", "backfire", "turned", "surprise", "forewarned")
"""All outcomes of all tables, by the names used in events."""


ENGLISH: Final = card_names("en")


class CardDef:
    """One card as printed; fields that its type does not have are 0, False or empty."""

    __slots__ = (
        "access",
        "all_fast",
        "all_fly",
        "assault_bonus",
        "assault_combat",
        "bonus",
        "capacity",
        "combat",
        "cost",
        "defence",
        "field_bonus",
        "final",
        "flying",
        "home",
        "id",
        "key",
        "kind",
        "magic",
        "missile",
        "name",
        "named",
        "op",
        "port",
        "print",
        "race",
        "race_adjust",
        "race_bonus",
        "range",
        "revenue",
        "risk",
        "skull",
        "stars",
        "table",
        "target",
        "type",
        "value",
        "wreck",
    )

    def __init__(self, row: ContentValue, kind_of_card: int) -> None:
        has = row.has
        self.type = kind_of_card
        self.id = row.text("id")
        self.race = NO_RACE if row.text("race") == "none" else row.index("race", RACE_IDS)
        self.named = row.flag("named")
        self.cost = row.number("cost", 0)
        self.range = row.number("range", 0, 9)
        self.key = read_key(row, kind_of_card, self.range)
        """The end of its message keys: `card-<key>` is its name, `text-<key>` its effect if it has an `op`."""
        self.name = ENGLISH[f"card-{self.key}"]
        self.skull = row.flag("skull")
        self.print = row.number_or("print", 1, 1)
        self.home = row.flag_or("home", False)
        self.revenue = row.number_or("revenue", 0, 0)
        self.defence = row.number_or("defence", 0, 0)
        self.capacity = row.number_or("capacity", 0, 0)
        self.port = row.flag_or("port", False)
        self.access = row.index("access", ACCESS_IDS) if has("access") else ANY_ACCESS
        self.combat = row.number_or("combat", 0, 0)
        self.stars = row.number_or("stars", 0, 1, 3)
        self.final = row.flag_or("final", False)
        self.op = read_op(row)
        self.field_bonus = row.number_or("field_bonus", 0, 0)
        self.assault_bonus = row.number_or("assault_bonus", 0, 0)
        self.race_bonus = row.number_or("race_bonus", 0, 0)
        self.missile = read_band(row.need("missile")) if has("missile") else NO_BAND
        self.flying = row.flag_or("flying", False)
        self.table = read_outcomes(row.need("table"), OUTCOMES.get(kind_of_card, ())) if has("table") else ()
        self.value = row.number_or("value", 0)
        self.race_adjust = read_adjustments(row.need("race_adjust")) if has("race_adjust") else ()
        self.kind = (
            row.index("kind", TERRAIN_KINDS if kind_of_card == TERRAIN else CALAMITY_KINDS) if has("kind") else 0
        )
        self.risk = read_risk(row.need("risk")) if has("risk") else (NO_BAND, NO_BAND)
        self.wreck = read_band(row.need("wreck")) if has("wreck") else NO_BAND
        self.target = row.word("target", TARGET_IDS) if has("target") else ""
        self.magic = row.flag_or("magic", False)
        self.all_fast = row.flag_or("all_fast", False)
        self.all_fly = row.flag_or("all_fly", False)
        self.bonus = row.number_or("bonus", 0, 0)
        self.assault_combat = row.number_or("assault_combat", 0, 0)


def read_key(row: ContentValue, kind: int, range: int) -> str:
    """The key of a card's words: its id without type, and without the range number that tells printings apart."""
    key = row.text("id").partition("-")[2]
    if kind in GROUP:
        key, _, number = key.rpartition("-")
        if number != str(range):
            raise row.need("id").wrong(f"must end with the range number {range} (WL-1.25)")
    if f"card-{key}" not in ENGLISH:
        raise row.need("id").wrong(f"words/en-cards.ftl has no card-{key}")
    return key


def read_op(row: ContentValue) -> str:
    """The effect keyword, "" if the printed numbers say everything; other keywords are refused."""
    if not row.has("op") or row.need("op").value == "":
        return ""
    op = row.word("op", tuple(OPS))
    kind = row.text("type")
    if kind not in OPS[op].types:
        raise row.need("op").wrong(f"{op} is an effect of {' and '.join(OPS[op].types)} cards, not of a {kind}")
    return op


def read_adjustments(entry: ContentValue) -> tuple[int, ...]:
    """The race adjustment of a terrain card by race (WL-10.24)."""
    found = [0] * len(RACE_IDS)
    for name, number in entry.entries():
        if name not in RACE_IDS:
            raise entry.wrong(f"{name} is not one of {', '.join(RACE_IDS)}")
        found[RACE_IDS.index(name)] = number.as_number(-9, 9)
    return tuple(found)


# -- reading and checking ------------------------------------------------------------------------------------------------


def read_cards(entry: ContentValue, kind: int) -> list[CardDef]:
    """The cards of one type from their file."""
    entry.only(("card",))
    fields = (*COMMON, *(GROUP_PRINTED if kind in GROUP else PRINTED.get(kind, ())))
    found = []
    for row in entry.rows("card"):
        row.only(fields)
        for field in fields:
            row.need(field)
        if row.text("type") != TYPE_IDS[kind]:
            raise row.need("type").wrong(f"expected {TYPE_IDS[kind]}")
        card = CardDef(row, kind)
        check_marks(row, card)
        check_figures(row, card)
        found.append(card)
    return found


def check_marks(row: ContentValue, card: CardDef) -> None:
    """Check that costs, icons and names are where their type has them (WL-1.7, WL-1.8, WL-1.19 to WL-1.21)."""
    if (card.cost > 0) != (card.type in COSTLY):
        raise row.need("cost").wrong("only cards of the revenue step have a cost, and all of them have one (WL-1.19)")
    if row.flag("hazard") != (card.type in HAZARDS):
        raise row.need("hazard").wrong("exactly terrain, weather, calamities and spells are hazards (WL-1.20)")
    if row.flag("findable") != (card.type in FINDABLE):
        raise row.need("findable").wrong("exactly artefacts, allies and treasures can be found (WL-1.21)")
    if card.type in ALWAYS_NAMED and not card.named:
        raise row.need("named").wrong("cards of this type are named (WL-1.7)")
    if card.named and card.type not in ALWAYS_NAMED | MAYBE_NAMED:
        raise row.need("named").wrong("cards of this type are generic (WL-1.8)")
    if card.type in OUTCOMES and card.type != DIPLOMACY and not card.table:
        raise row.need("table").wrong("a card of this type needs a table")


def check_figures(row: ContentValue, card: CardDef) -> None:
    """Refuse numbers that contradict each other (WL-1.16 to WL-1.18, WL-1.23, WL-10.9)."""
    if card.type == TERRAIN and (card.value == 0 or (card.value > 0) != (TERRAIN_KINDS[card.kind] == "beneficial")):
        raise row.need("value").wrong("beneficial terrain has a value above 0, adverse terrain below (WL-10.9)")
    if card.type in (ARMY, FLEET):
        check_race_bonus(row, card)
    if card.type == CASTLE:
        check_castle(row, card)
    if card.type == HERO and (card.combat < 1 or card.capacity < 1):
        raise row.need("combat").wrong("a hero has a combat value and a capacity (WL-1.17)")
    if card.type == BANNER and card.race == NO_RACE:
        raise row.need("race").wrong("a banner is the banner of a race (WL-1.23)")


def check_race_bonus(row: ContentValue, card: CardDef) -> None:
    """Named armies and fleets have a race and a bonus for it; others have no bonus (WL-1.18)."""
    if (card.race_bonus > 0) != card.named:
        raise row.need("race_bonus").wrong("exactly named armies and fleets have a race bonus (WL-1.18)")
    if card.named and card.race == NO_RACE:
        raise row.need("race").wrong("a race bonus needs a race (WL-1.18)")


def check_castle(row: ContentValue, card: CardDef) -> None:
    """A castle has revenue and capacity, and may be a port only where ships can reach it (WL-1.16)."""
    if card.access == SEA_ONLY and not card.port:
        raise row.need("port").wrong("a castle that only stacks At Sea approach is a port (WL-1.16)")
    if card.access == FLY_ONLY and card.port:
        raise row.need("port").wrong("a castle that only flying stacks approach is no port (WL-1.16)")
    if card.capacity < 1 or card.revenue < 1:
        raise row.need("capacity").wrong("a castle has revenue and capacity (WL-1.16)")


def check_set(cards: tuple[CardDef, ...]) -> None:
    """Check ids, names and printings across all files (WL-1.23, WL-1.25)."""
    if len(cards) > PRINTINGS_MOST:
        raise ContentError(f"cards: {len(cards)} printings are more than {PRINTINGS_MOST}")
    by_name: dict[str, list[CardDef]] = {}
    ids: set[str] = set()
    for card in cards:
        if card.id in ids:
            raise ContentError(f"{where(card)}, id: used twice")
        ids.add(card.id)
        by_name.setdefault(card.name, []).append(card)
    for name, printings in by_name.items():
        check_printings(name, printings)
    for race, word in enumerate(RACE_IDS):
        homes = [card for card in cards if card.type == CASTLE and card.home and card.race == race]
        banners = [card for card in cards if card.type == BANNER and card.race == race]
        if len(homes) != 1 or len(banners) != 1:
            raise ContentError(f"cards: {word} need one home castle and one banner (WL-1.23)")


def check_printings(name: str, printings: list[CardDef]) -> None:
    """Printings of one name are numbered and differ only in range number and skull (WL-1.25)."""
    first = printings[0]
    for number, card in enumerate(printings, 1):
        if card.type not in GROUP and number > 1:
            raise ContentError(f"{where(card)}, name: {name} is the name of {first.id}, too")
        if likeness(card) != likeness(first):
            what = f"printings of {name} differ in more than range number and skull (WL-1.25)"
            raise ContentError(f"{where(card)}: {what}")
        if card.print != number:
            raise ContentError(f"{where(card)}, print: expected {number}")
    if len({card.range for card in printings}) != len(printings):
        raise ContentError(f"cards: two printings of {name} have one range number")


def where(card: CardDef) -> str:
    """The location of a card in the content, for messages."""
    return f"cards/{FILES[card.type]}.toml, card {card.id}"


def likeness(card: CardDef) -> tuple[object, ...]:
    """The fields that printings of one name share."""
    return (card.type, card.race, card.named, card.cost, card.op, card.table, card.combat, card.capacity)


def read_set() -> tuple[CardDef, ...]:
    found: list[CardDef] = []
    for kind, name in enumerate(FILES):
        found += read_cards(toml(f"cards/{name}.toml"), kind)
    cards = tuple(found)
    check_set(cards)
    return cards


PRINTINGS: Final[tuple[CardDef, ...]] = read_set()
BY_ID: Final[dict[str, int]] = {card.id: printing for printing, card in enumerate(PRINTINGS)}
NAMES: Final[tuple[str, ...]] = tuple(dict.fromkeys([card.name for card in PRINTINGS]))
"""Every name once, in the order of the set."""


def owned(printing: int, owner: int) -> int:
    """The card of a game: this printing from this player's deck.

    >>> owner_of(owned(7, 3)), owned(7, 3) & PRINTING
    (3, 7)
    """
    return owner << OWNER_BITS | printing


def owner_of(card: int) -> int:
    """The owner is part of the card's number, whoever controls it (WL-1.5, WL-18.15)."""
    return card >> OWNER_BITS


def def_of(card: int) -> CardDef:
    return PRINTINGS[card & PRINTING]


# -- columns for play, by card -------------------------------------------------------------------------------------------


def column(values: list[int]) -> tuple[int, ...]:
    """A column indexed by card: the printed numbers, repeated for each owner."""
    return tuple([*values, *[0] * (PRINTINGS_MOST - len(values))] * SEATS_MOST)


TYPE: Final = column([card.type for card in PRINTINGS])
RANGE: Final = column([card.range for card in PRINTINGS])
SKULL: Final = column([card.skull for card in PRINTINGS])
NAME: Final = column([NAMES.index(card.name) for card in PRINTINGS])
NAMED: Final = column([card.named for card in PRINTINGS])
COST: Final = column([card.cost for card in PRINTINGS])
RACE: Final = column([card.race for card in PRINTINGS])
COMBAT: Final = column([card.combat for card in PRINTINGS])
CAPACITY: Final = column([card.capacity for card in PRINTINGS])
REVENUE: Final = column([card.revenue for card in PRINTINGS])
DEFENCE: Final = column([card.defence for card in PRINTINGS])
VALUE: Final = column([card.value for card in PRINTINGS])
FLYING: Final = column([card.flying for card in PRINTINGS])
ALL_FAST: Final = column([card.all_fast for card in PRINTINGS])
ALL_FLY: Final = column([card.all_fly for card in PRINTINGS])
ACCESS: Final = column([card.access for card in PRINTINGS])
FINAL: Final = column([card.final for card in PRINTINGS])
OP_IDS: Final[tuple[str, ...]] = ("", *OPS)
OP: Final = column([OP_IDS.index(card.op) for card in PRINTINGS])
"""The number of the effect keyword; 0 for none."""


def op(name: str) -> int:
    """The number of an effect keyword; refuses a keyword that no card has, since a rule would look for it in vain."""
    number = OP_IDS.index(name)
    if number not in OP:
        raise ContentError(f"cards: no card has the effect {name}")
    return number


PORT: Final = column([card.port for card in PRINTINGS])
STARS: Final = column([card.stars for card in PRINTINGS])
