"""The effect language of cards, Skills and Artifacts: its ops and keywords (`ops.toml`), and the reader of effects.

An op is declared in `ops.toml` with its parameters and the kinds of card that may name it. Its effect for that kind of
card is one entry in a registry: `COMMAND_OPS`, `LORE_OPS`, `WINDOW_OPS`, `DEED_OPS`, `SPECIALIST_OPS`. Standing ops
have no entry: the rules whose numbers they change look for them.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue
from sandtable.games.battlelore.tables.files import toml

# the kinds of card that name ops
COMMAND: Final = "command"
LORE: Final = "lore"
WINDOW: Final = "window"
DEED: Final = "deed"
STANDING: Final = "standing"
SPECIALIST: Final = "specialist"
USES: Final = (COMMAND, LORE, WINDOW, DEED, STANDING, SPECIALIST)

KEYWORD_TABLES: Final = ("filter", "target", "until", "combat", "when")
_OPS: Final = toml("ops.toml", "op", *KEYWORD_TABLES)


def read_ops(entry: ContentValue) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    """The ops with their parameters and the kinds of card that may name them."""
    found: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}
    for row in entry.rows("op"):
        row.only(("id", "params", "used"))
        used = tuple([item.as_word(USES) for item in row.need("used").items()])
        found[row.text("id")] = (row.need("params").as_texts(), used)
    return found


def read_words(entry: ContentValue, table: str) -> tuple[str, ...]:
    """The words of a table of keywords."""
    rows = entry.rows(table)
    for row in rows:
        row.only(("id",))
    return tuple([row.text("id") for row in rows])


OPS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = read_ops(_OPS)
OP_PARAMS: Final[dict[str, tuple[str, ...]]] = {op: params for op, (params, _) in OPS.items()}
OP_USES: Final[dict[str, tuple[str, ...]]] = {op: used for op, (_, used) in OPS.items()}
KEYWORDS: Final[dict[str, tuple[str, ...]]] = {table: read_words(_OPS, table) for table in KEYWORD_TABLES}


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
        return tuple(str(item) for item in value) if isinstance(value, list) else ()

    def scaled(self, level: int, key: str = "n") -> int:
        """The number n + n_per_level x level."""
        return self.num(key) + self.num(f"{key}_per_level") * level


def effects_of(row: ContentValue, *uses: str) -> tuple[Effect, ...]:
    """The effects of one card; refuses unknown ops and parameters, and ops not meant for these kinds of card."""
    found: list[Effect] = []
    for item in row.need("effects").items():
        op = item.word("op", tuple(OP_PARAMS))
        need_use(op, item, uses)
        item.only(("op", *OP_PARAMS[op]))
        for key in ("until", "combat", "filter"):
            if item.has(key):
                item.word(key, KEYWORDS[key])
        found.append(Effect(op, {key: value for key, value in item.table().items() if key != "op"}))
    if not found:
        raise row.need("effects").wrong("at least one is needed")
    return tuple(found)


def need_use(op: str, item: ContentValue, uses: tuple[str, ...]) -> None:
    """Refuse an op that is not implemented for this kind of card."""
    if not any(use in OP_USES[op] for use in uses):
        kinds = " or ".join(uses)
        raise item.need("op").wrong(f"{op} is an op for {', '.join(OP_USES[op])} cards, not for {kinds} cards")
