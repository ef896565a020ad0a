"""The effect language of cards, Skills and Artifacts: its ops and keywords (`ops.toml`), and effects read in it.

An op is declared in `ops.toml` with its parameters and the kinds of card that may name it. What it does there is one entry in
the registry of that kind: `COMMAND_OPS`, `LORE_OPS`, `WINDOW_OPS`, `DEED_OPS`, `SPECIALIST_OPS`; standing ops are asked for by
the rules whose numbers they change.
"""

from __future__ import annotations

import difflib
from typing import Final

from sandtable.games.battlelore.tables.reading import (
    ContentError,
    as_list,
    as_table,
    as_text,
    index_in,
    need,
    tables,
    texts,
    toml_of,
)

# the kinds of card that name ops
COMMAND: Final = "command"
LORE: Final = "lore"
WINDOW: Final = "window"
DEED: Final = "deed"
STANDING: Final = "standing"
SPECIALIST: Final = "specialist"
USES: Final = (COMMAND, LORE, WINDOW, DEED, STANDING, SPECIALIST)

_OPS: Final = toml_of("ops.toml")
OP_PARAMS: Final[dict[str, tuple[str, ...]]] = {
    as_text(row["id"], where): texts(need(row, "params", where), where) for row, where in tables(_OPS, "op", "ops.toml")
}
OP_USES: Final[dict[str, tuple[str, ...]]] = {
    as_text(row["id"], where): tuple(
        USES[index_in(USES, word, f"{where}.used")] for word in as_list(need(row, "used", where), f"{where}.used")
    )
    for row, where in tables(_OPS, "op", "ops.toml")
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


def effects_of(row: dict[str, object], where: str, *uses: str) -> tuple[Effect, ...]:
    """The effects of one card, each op and parameter known, each op one for cards of these kinds."""
    found: list[Effect] = []
    for place, item in enumerate(as_list(row.get("effects", []), f"{where}.effects"), 1):
        at = f"{where}.effects {place}"
        params = as_table(item, at)
        op = as_text(params.pop("op", None), f"{at}.op")
        if op not in OP_PARAMS:
            near = difflib.get_close_matches(op, OP_PARAMS, 1)
            hint = f"; did you mean {near[0]}?" if near else "; ops.toml lists them all"
            raise ContentError(f"{at}.op: {op} is unknown{hint}")
        need_use(op, f"{at}.op", uses)
        for key, value in params.items():
            if key not in OP_PARAMS[op]:
                raise ContentError(
                    f"{at}.{key}: op {op} has no such parameter; it has {', '.join(OP_PARAMS[op]) or 'none'}"
                )
            if key in ("until", "combat", "filter") and value not in KEYWORDS[key]:
                raise ContentError(f"{at}.{key}: {value!r} is no {key}")
        found.append(Effect(op, params))
    if not found:
        raise ContentError(f"{where}.effects: at least one is needed")
    return tuple(found)


def need_use(op: str, where: str, uses: tuple[str, ...]) -> None:
    """Refuse an op that nothing carries out on a card of this kind."""
    if not any(use in OP_USES[op] for use in uses):
        kinds = " or ".join(uses)
        raise ContentError(f"{where}: {op} is an op for {', '.join(OP_USES[op])} cards, not for {kinds} cards")
