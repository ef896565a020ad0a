"""Command cards, Lore cards and the War Council, as plain lookup tables (chapters 4, 13 and 14)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentError, ContentValue
from sandtable.games.battlelore.tables.files import toml
from sandtable.games.battlelore.tables.ops import COMMAND, KEYWORDS, LORE, effects_of
from sandtable.games.battlelore.tables.pieces import CLASS_IDS, CLERIC, ROGUE, WARRIOR, WIZARD

# --- Command cards (chapter 4) ----------------------------------------------------------------------------------------

EQUAL_TO_COMMAND: Final = -1
WINGS: Final = ("left", "centre", "right")
CARD_KINDS: Final = ("section", "tactic")


class CommandCard:
    """One kind of Command card: orders per section (left, centre, right), or its Tactic effects."""

    __slots__ = ("copies", "draw", "effects", "id", "scout", "section", "sections")

    def __init__(self, row: ContentValue) -> None:
        row.only(("id", "kind", "copies", "scout", "effects", *WINGS))
        self.id = row.text("id")
        self.section = row.word("kind", CARD_KINDS) == "section"
        self.copies = row.number("copies", 1)
        self.sections = tuple([orders_in(row, wing) for wing in WINGS])
        self.scout = row.flag_or("scout", False)
        self.effects = effects_of(row, COMMAND)
        self.draw = max([effect.num("draw") for effect in self.effects if effect.op == "draw_command"], default=1)


def orders_in(row: ContentValue, wing: str) -> int:
    """How many units a Section card orders in a wing; 0 if it does not mention the wing (BL-4.1, BL-4.3)."""
    if row.has(wing) and row.need(wing).value == "command":
        return EQUAL_TO_COMMAND
    return row.number_or(wing, 0, 0)


COMMAND_CARDS: Final[tuple[CommandCard, ...]] = tuple(
    [CommandCard(row) for row in toml("command_cards.toml", "card").rows("card")]
)
COMMAND_IDS: Final[tuple[str, ...]] = tuple(card.id for card in COMMAND_CARDS)
COMMAND_DECK: Final[tuple[int, ...]] = tuple(
    number for number, card in enumerate(COMMAND_CARDS) for _ in range(card.copies)
)
COUNTER_ATTACK: Final[int] = COMMAND_IDS.index("CT-CA")
DARKEN_THE_SKY: Final[int] = COMMAND_IDS.index("CT-DS")
MOUNTED_CHARGE: Final[int] = COMMAND_IDS.index("CT-MC")
LEADERSHIP: Final[int] = COMMAND_IDS.index("CT-LD")
BATTLELORE: Final[int] = COMMAND_IDS.index("CT-BL")
C_SECTION: Final[tuple[bool, ...]] = tuple(card.section for card in COMMAND_CARDS)

# --- Lore cards (chapters 13, 14) -------------------------------------------------------------------------------------

WINDOW_IDS: Final[tuple[str, ...]] = ("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W10")
PLAY_IDS: Final[tuple[str, ...]] = ("window", "alongside", "in_lieu", "with_card")
IN_LIEU: Final = 2
WITH_CARD: Final = 3
COST_RULES: Final = ("half_paid",)
LORE_FIELDS: Final = (
    *("id", "class", "reaction", "cost", "cost_by_level", "cost_rule", "windows", "play", "when"),
    *("target", "target_n", "target_per_level", "target_limits", "effects"),
)


class LoreCard:
    """One Lore card: class, cost, windows, target and effects."""

    __slots__ = (
        "cost",
        "cost_by_level",
        "effects",
        "half_paid",
        "id",
        "limits",
        "lore_class",
        "play",
        "reaction",
        "target",
        "target_n",
        "target_per_level",
        "when",
        "windows",
    )

    def __init__(self, row: ContentValue) -> None:
        row.only(LORE_FIELDS)
        self.id = row.text("id")
        self.lore_class = row.index("class", CLASS_IDS)
        self.reaction = row.flag("reaction")
        self.cost = row.number_or("cost", 0, 0)
        self.cost_by_level = row.need("cost_by_level").as_numbers(0) if row.has("cost_by_level") else ()
        self.half_paid = row.has("cost_rule") and row.word("cost_rule", COST_RULES) == "half_paid"
        self.windows = tuple([item.as_index(WINDOW_IDS) + 1 for item in row.need("windows").items()])
        self.play = row.index("play", PLAY_IDS) if row.has("play") else 0
        self.when = row.word("when", KEYWORDS["when"]) if row.has("when") else ""
        self.target = row.word("target", KEYWORDS["target"])
        self.target_n = row.number("target_n", -1)
        self.target_per_level = row.number("target_per_level", 0)
        limits = row.need("target_limits").items() if row.has("target_limits") else []
        self.limits = tuple([limit.as_word(KEYWORDS["limit"]) for limit in limits])
        self.effects = effects_of(row, LORE)


LORE_CARDS: Final[tuple[LoreCard, ...]] = tuple([LoreCard(row) for row in toml("lore_cards.toml", "card").rows("card")])
LORE_IDS: Final[tuple[str, ...]] = tuple(card.id for card in LORE_CARDS)
LORE_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(LORE_IDS)}
DEJA_VU: Final[int] = LORE_OF["RG03"]
L_CLASS: Final[tuple[int, ...]] = tuple(card.lore_class for card in LORE_CARDS)

# --- War Council (chapter 14) -----------------------------------------------------------------------------------------

_COUNCIL: Final = toml(
    "war_council.toml", "commander", "lore_master", "council", "lore_deck", "lore_pool", "medieval_lore"
)


def council_table(name: str, *fields: str) -> ContentValue:
    """A table of the War Council with exactly these fields."""
    found = _COUNCIL.need(name)
    found.only(fields)
    return found


_COMMANDER: Final = council_table("commander", "command_cards")
HAND_BY_COMMANDER: Final[tuple[int, ...]] = _COMMANDER.need("command_cards").as_numbers(0)
_MASTER: Final = council_table("lore_master", "lore_cards_kept", "lore_tokens", "hand_limit", "lore_cards_dealt")
LORE_KEPT: Final[tuple[int, ...]] = _MASTER.need("lore_cards_kept").as_numbers(0)
LORE_TOKENS: Final[tuple[int, ...]] = _MASTER.need("lore_tokens").as_numbers(0)
LORE_LIMIT: Final[tuple[int, ...]] = _MASTER.need("hand_limit").as_numbers(0)
LORE_DEALT: Final[int] = _MASTER.number("lore_cards_dealt", 0)
_SEATS: Final = council_table("council", "usual_total", "max_level", "out_of_character_cost", "out_of_section_cost")
USUAL_TOTAL: Final[int] = _SEATS.number("usual_total", 0)
MAX_LEVEL: Final[int] = _SEATS.number("max_level", 0)
OUT_OF_CHARACTER: Final[int] = _SEATS.number("out_of_character_cost", 0)
OUT_OF_SECTION: Final[int] = _SEATS.number("out_of_section_cost", 0)
_DECK: Final = council_table("lore_deck", "none", "one", "both", "class_deck")
DECK_SHARE: Final[tuple[int, ...]] = (_DECK.number("none", 0), _DECK.number("one", 0), _DECK.number("both", 0))
_LORE: Final = council_table("lore_pool", "standard", "epic")
LORE_POOL: Final[tuple[int, ...]] = (_LORE.number("standard", 0), _LORE.number("epic", 0))
_MEDIEVAL: Final = council_table("medieval_lore", "rogue_except", "wizard_only", "cleric_only", "hand_limit")
MEDIEVAL_LORE_LIMIT: Final[int] = _MEDIEVAL.number("hand_limit", 0)


def medieval_cards(key: str) -> tuple[int, ...]:
    """The Lore cards in a list of the Medieval Lore deck."""
    return tuple([item.as_index(LORE_IDS) for item in _MEDIEVAL.need(key).items()])


MEDIEVAL_LORE_DECK: Final[tuple[int, ...]] = tuple(
    [
        number
        for number, card in enumerate(LORE_CARDS)
        if card.lore_class == WARRIOR
        or (card.lore_class == ROGUE and number not in medieval_cards("rogue_except"))
        or number in medieval_cards("wizard_only")
        or number in medieval_cards("cleric_only")
    ]
)


def _check_counts() -> None:
    """Check that the decks hold what the rules say (BL-1.19, BL-14.9)."""
    if len(COMMAND_DECK) != 60 or sum(C_SECTION[kind] for kind in COMMAND_DECK) != 42:
        raise ContentError("command_cards.toml: 60 cards expected, 42 of them Section cards")
    for lore_class in (WIZARD, CLERIC, WARRIOR, ROGUE):
        if sum(card.lore_class == lore_class for card in LORE_CARDS) != _DECK.number("class_deck", 0):
            raise ContentError(f"lore_cards.toml: 15 {CLASS_IDS[lore_class]} cards expected")


_check_counts()
