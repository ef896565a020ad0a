"""The effect language of cards, Skills and Artifacts: its ops and keywords (`ops.toml`), and effects read in it."""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore.tables.reading import (
    ContentError,
    as_list,
    as_table,
    as_text,
    need,
    tables,
    texts,
    toml_of,
)

_OPS: Final = toml_of("ops.toml")
OP_PARAMS: Final[dict[str, tuple[str, ...]]] = {
    as_text(row["id"], where): texts(need(row, "params", where), where) for row, where in tables(_OPS, "op", "ops.toml")
}
KEYWORDS: Final[dict[str, tuple[str, ...]]] = {
    group: tuple(as_text(row["id"], where) for row, where in tables(_OPS, group, "ops.toml"))
    for group in ("filter", "ability", "target", "until", "combat", "when", "power")
}


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


def effects_of(row: dict[str, object], where: str) -> tuple[Effect, ...]:
    """The effects of one card, each op and parameter known."""
    found: list[Effect] = []
    for item in as_list(row.get("effects", []), f"{where}.effects"):
        params = as_table(item, f"{where}.effects")
        op = as_text(params.pop("op", None), f"{where}.effects.op")
        if op not in OP_PARAMS:
            raise ContentError(f"{where}: unknown op {op}")
        for key, value in params.items():
            if key not in OP_PARAMS[op]:
                raise ContentError(f"{where}: op {op} has no parameter {key}")
            if key in ("until", "combat", "filter") and value not in KEYWORDS[key]:
                raise ContentError(f"{where}: {value!r} is no {key}")
        found.append(Effect(op, params))
    return tuple(found)
