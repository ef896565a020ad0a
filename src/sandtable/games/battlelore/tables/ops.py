"""The effect language of cards, Skills and Artifacts: its ops and keywords (`ops.toml`), and the reader of effects.

`ops.toml` is the only list of ops: each row has an op's parameters and the kinds of card that may name it. The reader of
effects follows it, and `carried_out` ties the functions of the rules to it:

    LORE_OPS: Final = carried_out(LORE, {"steal_lore": LoreOp(steal_lore), ...})

The game does not start if an op has no function, or a function no op. Standing ops have none: the rules whose numbers they
change look for them. Keywords work the same way (`meaning_of`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from sandtable.core.content.tables import ContentError, ContentValue
from sandtable.games.battlelore.tables.files import toml

# the kinds of card that name ops
COMMAND: Final = "command"
LORE: Final = "lore"
WINDOW: Final = "window"
DEED: Final = "deed"
STANDING: Final = "standing"
SPECIALIST: Final = "specialist"
USES: Final = (COMMAND, LORE, WINDOW, DEED, STANDING, SPECIALIST)

KEYWORD_TABLES: Final = ("filter", "target", "limit", "until", "combat", "when")
T = TypeVar("T")
_OPS: Final = toml("ops.toml", "op", *KEYWORD_TABLES)


class Op:
    """An op: its parameters, and the kinds of card that may name it."""

    __slots__ = ("params", "used")

    def __init__(self, row: ContentValue) -> None:
        row.only(("id", "params", "used"))
        self.params = row.need("params").as_texts()
        self.used = tuple([item.as_word(USES) for item in row.need("used").items()])


def read_ops(entry: ContentValue) -> dict[str, Op]:
    return {row.text("id"): Op(row) for row in entry.rows("op")}


def read_words(entry: ContentValue, table: str) -> tuple[str, ...]:
    """The words of a table of keywords."""
    rows = entry.rows(table)
    for row in rows:
        row.only(("id",))
    return tuple([row.text("id") for row in rows])


OPS: Final[dict[str, Op]] = read_ops(_OPS)
KEYWORDS: Final[dict[str, tuple[str, ...]]] = {table: read_words(_OPS, table) for table in KEYWORD_TABLES}


def carried_out(use: str, entries: dict[str, T]) -> dict[str, T]:
    """How the rules carry out the ops of one kind of card: one entry for each op that `ops.toml` declares for it."""
    return tied(f"op for {use} cards", [name for name, op in OPS.items() if use in op.used], entries)


def meaning_of(table: str, entries: dict[str, T]) -> dict[str, T]:
    """What the keywords of one table of `ops.toml` mean: one entry for each of them."""
    return tied(table, KEYWORDS[table], entries)


def tied(what: str, declared: Sequence[str], entries: dict[str, T]) -> dict[str, T]:
    """The entries, if there is one for each word that `ops.toml` declares and none besides."""
    for word in declared:
        if word not in entries:
            raise ContentError(f"ops.toml: no function carries out {word} ({what})")
    for word in entries:
        if word not in declared:
            raise ContentError(f"ops.toml: {word} is missing ({what})")
    return entries


class Effect:
    """One effect of a card, Skill or Artifact: an op of `ops.toml` and its parameters."""

    __slots__ = ("op", "params")

    def __init__(self, op: str, params: dict[str, object]) -> None:
        self.op = op
        self.params = params

    def num(self, key: str, default: int = 0) -> int:
        value = self.params.get(key, default)
        return value if isinstance(value, int) else default

    def word(self, key: str, default: str = "") -> str:
        value = self.params.get(key, default)
        return value if isinstance(value, str) else default

    def words(self, key: str) -> tuple[str, ...]:
        value = self.params.get(key)
        return tuple([str(item) for item in value]) if isinstance(value, list) else ()

    def scaled(self, level: int, key: str = "n") -> int:
        """The number n + n_per_level x level."""
        return self.num(key) + self.num(f"{key}_per_level") * level


def effects_of(row: ContentValue, *uses: str) -> tuple[Effect, ...]:
    """The effects of one card; refuses unknown ops and parameters, and ops not meant for these kinds of card."""
    found: list[Effect] = []
    for item in row.need("effects").items():
        op = item.word("op", tuple(OPS))
        need_use(op, item, uses)
        item.only(("op", *OPS[op].params))
        for key in ("until", "combat", "filter"):
            if item.has(key):
                item.word(key, KEYWORDS[key])
        found.append(Effect(op, {key: value for key, value in item.table().items() if key != "op"}))
    if not found:
        raise row.need("effects").wrong("at least one is needed")
    return tuple(found)


def need_use(op: str, item: ContentValue, uses: tuple[str, ...]) -> None:
    """Refuse an op that is not implemented for this kind of card."""
    if not any(use in OPS[op].used for use in uses):
        kinds = " or ".join(uses)
        raise item.need("op").wrong(f"{op} is an op for {', '.join(OPS[op].used)} cards, not for {kinds} cards")
