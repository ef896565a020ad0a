"""Command cards, Lore cards and the War Council, as plain lookup tables (chapters 4, 13 and 14)."""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore.tables.ops import COMMAND, KEYWORDS, LORE, effects_of
from sandtable.games.battlelore.tables.pieces import CLASS_IDS, CLERIC, ROGUE, WARRIOR, WIZARD
from sandtable.games.battlelore.tables.reading import (
    ContentError,
    as_bool,
    as_int,
    as_table,
    as_text,
    bool_or,
    index_in,
    int_or,
    ints,
    tables,
    text_or,
    texts,
    toml_of,
)

# --- Command cards (chapter 4) ----------------------------------------------------------------------------------------

EQUAL_TO_COMMAND: Final = -1
ALL_UNITS: Final = -2


class CommandCard:
    """One kind of Command card: orders per section (left, centre, right), or its Tactic effects."""

    __slots__ = ("copies", "draw", "effects", "id", "name", "scout", "section", "sections")

    def __init__(self, row: dict[str, object], at: str) -> None:
        self.id = as_text(row["id"], at)
        self.name = as_text(row["name"], at)
        self.section = as_text(row["kind"], at) == "section"
        self.copies = as_int(row["copies"], at)
        self.sections = tuple(
            EQUAL_TO_COMMAND if row.get(key) == "command" else int_or(row, key, 0, at)
            for key in ("left", "centre", "right")
        )
        self.scout = bool_or(row, "scout", False, at)
        self.effects = effects_of(row, at, COMMAND)
        self.draw = max([effect.num("draw") for effect in self.effects if effect.op == "draw_command"], default=1)


COMMAND_CARDS: Final[tuple[CommandCard, ...]] = tuple(
    CommandCard(row, where) for row, where in tables(toml_of("command_cards.toml"), "card", "command_cards.toml")
)
COMMAND_IDS: Final[tuple[str, ...]] = tuple(card.id for card in COMMAND_CARDS)
COMMAND_DECK: Final[tuple[int, ...]] = tuple(
    number for number, card in enumerate(COMMAND_CARDS) for _ in range(card.copies)
)
COUNTER_ATTACK: Final[int] = COMMAND_IDS.index("CT-CA")
DARKEN_THE_SKY: Final[int] = COMMAND_IDS.index("CT-DS")
MOUNTED_CHARGE: Final[int] = COMMAND_IDS.index("CT-MC")
FOOT_ONSLAUGHT: Final[int] = COMMAND_IDS.index("CT-FO")
LEADERSHIP: Final[int] = COMMAND_IDS.index("CT-LD")
BATTLELORE: Final[int] = COMMAND_IDS.index("CT-BL")
C_SECTION: Final[tuple[bool, ...]] = tuple(card.section for card in COMMAND_CARDS)

# --- Lore cards (chapters 13, 14) -------------------------------------------------------------------------------------

WINDOW_IDS: Final[tuple[str, ...]] = ("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W10")
PLAY_IDS: Final[tuple[str, ...]] = ("window", "alongside", "in_lieu", "with_card")
IN_LIEU: Final = 2
WITH_CARD: Final = 3


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
        "name",
        "play",
        "reaction",
        "target",
        "target_n",
        "target_per_level",
        "when",
        "windows",
    )

    def __init__(self, row: dict[str, object], at: str) -> None:
        self.id = as_text(row["id"], at)
        self.name = as_text(row["name"], at)
        self.lore_class = index_in(CLASS_IDS, row["class"], at)
        self.reaction = as_bool(row["reaction"], at)
        self.cost = int_or(row, "cost", 0, at)
        self.cost_by_level = ints(row.get("cost_by_level", []), at)
        self.half_paid = text_or(row, "cost_rule", "none", at) == "half_paid"
        self.windows = tuple(index_in(WINDOW_IDS, word, at) + 1 for word in texts(row["windows"], at))
        self.play = index_in(PLAY_IDS, text_or(row, "play", "window", at), at)
        self.when = text_or(row, "when", "", at) if "when" in row else ""
        if self.when and self.when not in KEYWORDS["when"]:
            raise ContentError(f"{at}: unknown when {self.when}")
        self.target = as_text(row["target"], at)
        if self.target not in KEYWORDS["target"]:
            raise ContentError(f"{at}: unknown target {self.target}")
        self.target_n = as_int(row["target_n"], at)
        self.target_per_level = as_int(row["target_per_level"], at)
        self.limits = texts(row.get("target_limits", []), at)
        self.effects = effects_of(row, at, LORE)


LORE_CARDS: Final[tuple[LoreCard, ...]] = tuple(
    LoreCard(row, where) for row, where in tables(toml_of("lore_cards.toml"), "card", "lore_cards.toml")
)
LORE_IDS: Final[tuple[str, ...]] = tuple(card.id for card in LORE_CARDS)
LORE_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(LORE_IDS)}
DEJA_VU: Final[int] = LORE_OF["RG03"]
L_CLASS: Final[tuple[int, ...]] = tuple(card.lore_class for card in LORE_CARDS)

# --- War Council (chapter 14) -----------------------------------------------------------------------------------------

_COUNCIL: Final = toml_of("war_council.toml")


def _council_ints(table: str, key: str) -> tuple[int, ...]:
    return ints(as_table(_COUNCIL[table], f"war_council.toml: {table}")[key], f"war_council.toml: {table}.{key}")


def _council_int(table: str, key: str) -> int:
    return as_int(as_table(_COUNCIL[table], f"war_council.toml: {table}")[key], f"war_council.toml: {table}.{key}")


HAND_BY_COMMANDER: Final[tuple[int, ...]] = _council_ints("commander", "command_cards")
LORE_KEPT: Final[tuple[int, ...]] = _council_ints("lore_master", "lore_cards_kept")
LORE_TOKENS: Final[tuple[int, ...]] = _council_ints("lore_master", "lore_tokens")
LORE_LIMIT: Final[tuple[int, ...]] = _council_ints("lore_master", "hand_limit")
LORE_DEALT: Final[int] = _council_int("lore_master", "lore_cards_dealt")
USUAL_TOTAL: Final[int] = _council_int("council", "usual_total")
MAX_LEVEL: Final[int] = _council_int("council", "max_level")
OUT_OF_CHARACTER: Final[int] = _council_int("council", "out_of_character_cost")
OUT_OF_SECTION: Final[int] = _council_int("council", "out_of_section_cost")
DECK_SHARE: Final[tuple[int, ...]] = (
    _council_int("lore_deck", "none"),
    _council_int("lore_deck", "one"),
    _council_int("lore_deck", "both"),
)
LORE_POOL: Final[tuple[int, ...]] = (_council_int("lore_pool", "standard"), _council_int("lore_pool", "epic"))
_MEDIEVAL: Final = as_table(_COUNCIL["medieval_lore"], "war_council.toml: medieval_lore")
MEDIEVAL_LORE_LIMIT: Final[int] = as_int(_MEDIEVAL["hand_limit"], "war_council.toml: medieval_lore")
MEDIEVAL_LORE_DECK: Final[tuple[int, ...]] = tuple(
    number
    for number, card in enumerate(LORE_CARDS)
    if card.lore_class == WARRIOR
    or (card.lore_class == ROGUE and card.id not in texts(_MEDIEVAL["rogue_except"], "medieval_lore"))
    or card.id in texts(_MEDIEVAL["wizard_only"], "medieval_lore")
    or card.id in texts(_MEDIEVAL["cleric_only"], "medieval_lore")
)


def _check_counts() -> None:
    """The decks must hold what the rules say they hold (BL-1.19, BL-14.9)."""
    if len(COMMAND_DECK) != 60 or sum(C_SECTION[kind] for kind in COMMAND_DECK) != 42:
        raise ContentError("command_cards.toml: 60 cards expected, 42 of them Section cards")
    for lore_class in (WIZARD, CLERIC, WARRIOR, ROGUE):
        if sum(card.lore_class == lore_class for card in LORE_CARDS) != _council_int("lore_deck", "class_deck"):
            raise ContentError(f"lore_cards.toml: 15 {CLASS_IDS[lore_class]} cards expected")


_check_counts()
