"""Small battlefields and helpers used by the tests of several chapters."""

from __future__ import annotations

from typing import Unpack

from sandtable.games.battlelore.combat.morale import bold_level
from tests.games.battlelore.support import FAR, LINE, MY, Field, Given

OBJECTIVE = {
    "id": "bridge",
    "type": "objective_hexes",
    "hexes": ["G5"],
    "camp": "any",
    "banners": 1,
    "kind": "temporary",
    "text": "x",
}


def duel(**more: Unpack[Given]) -> Field:
    return Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, **more)


def line(mode: str = "medieval") -> Field:
    return Field(LINE, {"G9": "h_inf_g", "A9": "h_arc_g", "M9": "h_inf_r"}, mode=mode)


def orderable(t: Field) -> set[str]:
    """The hexes of the units that can be ordered now."""
    assert t.kind == "order_unit"
    return {name for name, unit in t.where.items() if f"u{unit}" in t.texts}


def lone(unit: str, **more: Unpack[Given]) -> Field:
    return Field({"G3": unit}, FAR, **more)


def bold(t: Field, name: str) -> int:
    return bold_level(t.st, t.u(name))


def rock(tokens: int = 12, level: int = 1) -> Field:
    reserve = [{"camp": "standard", "unit": "c_roc_r", "enters": "conjuration"}]
    t = Field({"A1": "h_inf_b"}, {"G6": "h_inf_b"}, mode="lore", reserves=reserve)
    return t.council(0, wizard=level).lore(0, tokens=tokens).hand(0, "CC-PR")


def dragon(unit: str = "c_dra_b", foes: dict[str, str] | None = None, tokens: int = 9, **more: Unpack[Given]) -> Field:
    t = Field({"G3": unit, **MY}, foes or FAR, mode="lore", **more)
    return t.lore(0, tokens=tokens)
