"""Refusals of battles, of what is done in their place, and of Lore targets: a position for each cause."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import Target
from sandtable.games.battlelore.tables.conditions import BATTLED, FLEW, HEALED, MELEE, MOVED, NO_BATTLE
from sandtable.games.battlelore.tables.effects import AT_RANGE, FX_LIMIT, FX_TWO_SHOTS, FX_UNTARGET, IN_ANY
from sandtable.games.battlelore.tables.terrain import HEALING_POOL, SUMMONING_CIRCLE, TRAINING_CAMP
from sandtable.games.battlelore.turn.battling import HEAL, SUMMON, TRAIN
from tests.games.battlelore.lore_battles import lore
from tests.games.battlelore.refusing import card, refused, spoken, unit
from tests.games.battlelore.support import FAR, Field

BESIDE = {"C3": "h_inf_b"}
ENEMY = {"C4": "h_inf_b", **FAR}


def with_flags(type_: str, flags: int, **options: object) -> Field:
    """An ordered unit in G3 with these flags, and another one that can battle."""
    t = Field({"G3": type_, **BESIDE}, {"G4": "h_inf_b", **ENEMY}, **options).order("G3", "C3")  # type: ignore[arg-type]
    t.st.flags[t.u("G3")] |= flags
    return t.combat()


@pytest.mark.parametrize(
    ("type_", "flags", "expected"),
    [
        ("h_cav_b", NO_BATTLE, ("BL-5.14", "5-14")),
        ("h_inf_b", NO_BATTLE, ("BL-5.7", "5-7")),
        ("c_hgi_b", NO_BATTLE, ("BL-18.25", "5-7")),
        ("c_tro_b", NO_BATTLE, ("BL-18.28", "5-7")),
        ("h_inf_b", BATTLED, ("BL-6.2", "6-2")),
        ("h_inf_b", BATTLED | HEALED, ("BL-15.13", "15-13")),
        ("c_dra_b", FLEW, ("BL-19.2", "19-2-flew")),
        ("d_bol_r", MOVED, ("BL-20.13", "20-13")),
    ],
)
def test_what_keeps_a_unit_from_battle(type_: str, flags: int, expected: tuple[str, str]) -> None:
    t = with_flags(type_, flags)
    assert refused(t, unit(t, "G3")) == expected
    assert refused(t, unit(t, "G4"), unit(t, "G3")) == expected, "not a word about other units"


@pytest.mark.parametrize(
    ("mark", "expected"),
    [("witchs_hut", "BL-15.23"), ("summoning_circle", "BL-16.1"), ("healing_pool", "BL-15.6")],
)
def test_the_hex_that_forbids_battle_is_named(mark: str, expected: str) -> None:
    t = with_flags("h_inf_b", NO_BATTLE | MOVED, landmarks={"G3": (mark, "standard")}, mode="lore")
    assert refused(t, unit(t, "G3")) == (expected, "ban")
    assert " entered G3 (" in spoken(t, unit(t, "G3"))


def test_an_own_unit_beside_a_chosen_one_and_an_enemy_nobody_reaches() -> None:
    t = Field({"G3": "h_inf_b", **BESIDE}, ENEMY).order("G3", "C3").combat()
    assert refused(t, unit(t, "G3"), unit(t, "C3")) == ("BL-6.6", "6-6-own")
    t = Field({"K1": "h_arc_b", **BESIDE}, ENEMY).order("K1", "C3").combat()
    assert refused(t, unit(t, "K1")) == ("BL-6.7", "6-7-own"), "archers far from all enemies"


def test_dice_that_are_all_lost_and_shots_instead_of_blows() -> None:
    t = Field({"G3": "h_inf_b", **BESIDE}, {"G4": "h_inf_b", **ENEMY}).order("G3", "C3")
    t.st.effects = [(FX_LIMIT, 0, 0, IN_ANY, 99)]
    assert refused(t.combat(), unit(t, "G4")) == ("BL-7.5", "7-5")
    t = Field({"G3": "h_arc_b", **BESIDE}, {"G4": "h_inf_b", **ENEMY}).order("G3", "C3")
    t.st.effects = [(FX_TWO_SHOTS, 0, 0, IN_ANY, 99)]
    assert refused(t.combat(), unit(t, "G4")) == ("BL-4.2", "4-2-shots")


def test_the_card_that_protects_a_unit_is_named() -> None:
    t = Field({"G3": "h_inf_b", **BESIDE}, {"G4": "h_inf_b", **ENEMY}, mode="lore").order("G3", "C3")
    t.st.effects = [(FX_UNTARGET, t.u("G4"), 0, IN_ANY, 99)]
    assert refused(t.combat(), unit(t, "G4")) == ("BL-13.21", "13-21-untarget")
    in_any = spoken(t, unit(t, "G4"))
    t = Field({"G3": "h_arc_b", **BESIDE}, {"G5": "h_inf_b", **ENEMY}, mode="lore").order("G3", "C3")
    t.st.effects = [(FX_UNTARGET, t.u("G5"), 0, AT_RANGE, 99)]
    at_range = spoken(t.combat(), unit(t, "G5"))
    assert (in_any.partition(" protects ")[0], at_range.partition(" protects ")[0]) == ("Sanctuary", "Smoke Screen")


def test_a_unit_that_rushed_does_not_shoot() -> None:
    t = Field({"G3": "h_arc_b", **BESIDE}, {"G5": "h_inf_b", **ENEMY}).order("G3", "C3")
    t.st.flags[t.u("G3")] |= MELEE
    assert refused(t.combat(), unit(t, "G5")) == ("BL-20.15", "20-15-melee")


@pytest.mark.parametrize(
    ("kind", "action", "clause"),
    [(HEALING_POOL, HEAL, "BL-15.12"), (TRAINING_CAMP, TRAIN, "BL-15.11"), (SUMMONING_CIRCLE, SUMMON, "BL-16.2")],
)
def test_landmarks_that_nobody_uses(kind: int, action: int, clause: str) -> None:
    def field(creature: bool = False, owner: int = 0, at: str = "G3") -> Field:
        t = Field({"G3": "c_hgi_b" if creature else "h_inf_b", **BESIDE}, ENEMY, mode="lore").order("G3", "C3")
        t.st.ground = t.st.ground.with_marks(((t.hex(at), kind, owner),))
        return t.combat()

    target: Target = ("target", action)
    assert refused(field(owner=1), target) == (clause, "mark-none")
    assert refused(field(at="A1"), target) == (clause, "mark-empty")
    assert refused(field(creature=True), target) == (clause, "mark-troop")
    t = field()
    assert refused(t, unit(t, "C3"), target) == (clause, "mark-elsewhere")


def test_a_second_lore_card_and_cards_of_another_deck() -> None:
    t = lore({"G3": "h_inf_b"}, FAR, "WR02", "RG03").hand(0, "CC-PL", "CC-PR").command()
    assert refused(t, card("CC-PL"), card("CC-PR")) == ("BL-3.3", "given-card")
    assert refused(t, card("WR02")) == ("BL-13.3", "13-3")
    assert refused(t, card("RG03")) == ("BL-13.16", "13-16")
