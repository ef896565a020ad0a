"""The effect language of cards, Skills and Artifacts: its ops and keywords (`ops.toml`), and effects read in it."""

from __future__ import annotations

from typing import Final

from sandtable.core.reading import Entry
from sandtable.games.battlelore.tables.files import toml

KEYWORD_TABLES: Final = ("filter", "ability", "target", "until", "combat", "when", "power")
_OPS: Final = toml("ops.toml", "op", *KEYWORD_TABLES)


def read_ops(entry: Entry) -> dict[str, tuple[str, ...]]:
    """The ops and their parameters."""
    found: dict[str, tuple[str, ...]] = {}
    for row in entry.rows("op"):
        row.only(("id", "params"))
        found[row.text("id")] = row.need("params").as_texts()
    return found


def read_words(entry: Entry, table: str) -> tuple[str, ...]:
    """The words of a table of keywords."""
    rows = entry.rows(table)
    for row in rows:
        row.only(("id",))
    return tuple([row.text("id") for row in rows])


OP_PARAMS: Final[dict[str, tuple[str, ...]]] = read_ops(_OPS)
KEYWORDS: Final[dict[str, tuple[str, ...]]] = {table: read_words(_OPS, table) for table in KEYWORD_TABLES}


class Effect:
    """One step of what a card, Skill or Artifact does: an op of `ops.toml` and its parameters."""

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


def effects_of(row: Entry) -> tuple[Effect, ...]:
    """The effects of one card, each op and parameter known."""
    found: list[Effect] = []
    for item in row.need("effects").items() if row.has("effects") else []:
        op = item.word("op", tuple(OP_PARAMS))
        item.only(("op", *OP_PARAMS[op]))
        for key in ("until", "combat", "filter"):
            if item.has(key):
                item.word(key, KEYWORDS[key])
        found.append(Effect(op, {key: value for key, value in item.table().items() if key != "op"}))
    return tuple(found)
