"""BattleLore, chapter 35: sight, dice, retreats and creatures on small fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from sandtable.core.game.spec import GameSpec
from sandtable.games.battlelore.rules import OWN_ADVENTURE
from sandtable.games.battlelore.spec import SPEC
from tests.examples.position import Position
from tests.games.battlelore.support import FAR, MY, Field


def shown(t: Field, *refused: str) -> Position:
    """The field, its adventure as an option, and the units that are refused, by their hexes."""
    adventure = t.st.rules.key()[0]
    options = {**GameSpec.check_options(SPEC, 2, {"mode": "medieval"}), OWN_ADVENTURE: adventure}
    return Position(t.st, options, [f"unit:{t.u(hex)}" for hex in refused], t.asked.seat)


def archers(start: str, target: str, *blockers: str, near: str = "") -> Position:
    """Archers whose line to the target is blocked by friends; another enemy is in sight."""
    friends = dict.fromkeys(blockers, "h_inf_b")
    foes = {target: "h_inf_b", near: "h_inf_g"}
    return shown(Field({start: "h_arc_b", **friends}, foes).order(start).combat(), target)


def into_a_wood() -> Position:
    field = Field({"G3": "h_arc_b", **MY}, {"F6": "h_inf_b", **FAR}, terrain={"F6": "wooded", "E5": "wooded"})
    return shown(field.order("G3").movement(), "A1")


def uphill() -> Position:
    field = Field({"G3": "h_inf_r", **MY}, {"G4": "h_inf_b", "F3": "h_inf_g", **FAR}, terrain={"G4": "elevated"})
    return shown(field.order("G3").combat(), "A9")


def knights() -> Position:
    return shown(Field({"G3": "h_inf_g", **MY}, {"G4": "h_mkn_r", **FAR}).order("G3").combat(), "A9")


def rampart() -> Position:
    """A dwarf with support on a rampart next to his stronghold is attacked; five flags would be needed."""
    t = Field(
        {"G3": "d_swd_b", "F3": "h_inf_b", "H3": "h_inf_b"},
        {"G4": "h_inf_r", "E5": "h_arc_b"},
        terrain={"G3": "rampart"},
        landmarks={"G2": ("stronghold", "standard")},
    ).turn_of(1)
    return shown(t.order("G4", "E5").combat())


def frightened() -> Position:
    return shown(Field({"G3": "h_inf_b", **MY}, {"G4": "g_hob_b", **FAR}).order("G3").combat(), "A9")


def dragon() -> Position:
    t = Field({"G3": "c_dra_b", "G2": "h_inf_b", "F2": "h_inf_b"}, {"G4": "h_inf_b"}).turn_of(1)
    return shown(t.attack("G4", "G3", "FRR").pick("0"))


MADE: Mapping[str, Callable[[], Position]] = {
    "BL-35.1": rampart,
    "BL-35.14": lambda: archers("G1", "G3", "F2", "G2", near="D3"),
    "BL-35.15": lambda: archers("G1", "G5", "F2", "G4", near="D3"),
    "BL-35.16": lambda: archers("C3", "E4", "D3", near="A4"),
    "BL-35.17": lambda: archers("E2", "H5", "G3", near="C4"),
    "BL-35.18": into_a_wood,
    "BL-35.19": uphill,
    "BL-35.20": knights,
    "BL-35.22": frightened,
    "BL-35.28": dragon,
}


def named(clause: str) -> Position:
    """The example with its clause as the title of its map."""
    made = MADE[clause]()
    old, new = '"title":"Test"', f'"title":"{clause}"'
    own = str(made.options[OWN_ADVENTURE]).replace(old, new)
    state = SPEC.load(made.state.dump().replace(old.encode(), new.encode()))
    return replace(made, state=state, options={**made.options, OWN_ADVENTURE: own})


EXAMPLES: Mapping[str, Callable[[], Position]] = {clause: partial(named, clause) for clause in MADE}
