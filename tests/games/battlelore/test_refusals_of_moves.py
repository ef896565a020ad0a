"""What the table answers to a move, a retreat or a place that the rules do not allow: clause, sentence and facts."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.combat.follow_on import PURSUE, FollowOn
from sandtable.games.battlelore.combat.in_progress import NORMAL
from sandtable.games.battlelore.combat.retreat import Retreat
from sandtable.games.battlelore.creatures.entering import SummonAt
from sandtable.games.battlelore.heroes.flight import Flight
from sandtable.games.battlelore.lore.frames import FallBack
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BURNING, UNASKED
from sandtable.games.battlelore.tables.terrain import FOREST_LAIR, HEALING_POOL
from sandtable.games.battlelore.turn.placing import PlaceMark
from tests.games.battlelore.champions import HERO, champion
from tests.games.battlelore.lore_battles import lore
from tests.games.battlelore.refusing import hexed, refused, spoken, unit, word
from tests.games.battlelore.support import FAR, Field

BURNS = BURNING & -BURNING
RUSHING = "g_hal_r"
"""It moves 1 hex, or rushes 2."""
STOPS = {
    "marsh": "BL-12.12",
    "ford": "BL-12.13",
    "stakes": "BL-12.17",
    "rampart": "BL-12.19",
    "stronghold": "BL-15.6",
    "command_tent": "BL-15.19",
    "graveyard": "BL-15.21",
    "witchs_hut": "BL-15.22",
    "forest_lair": "BL-16.1",
}


# -- on the way --------------------------------------------------------------------------------------------------------


def test_whatever_stops_a_unit_on_its_way_is_named() -> None:
    for name, clause in STOPS.items():
        ground = {"F4": "wooded"}
        marks = {"G4": (name, "standard")}
        if name in ("marsh", "ford", "stakes", "rampart"):
            ground, marks = {**ground, "G4": name}, {}
        t = Field({"G3": "h_inf_g", "F4": "h_inf_b"}, FAR, terrain=ground, landmarks=marks, mode="lore")
        t.order("G3").movement().pick("u0")
        assert t.kind == "move_to"
        assert refused(t, hexed(t, "G5")) == (clause, "stop"), name
        assert "would have to stop in G4" in spoken(t, hexed(t, "G5"))


def test_a_unit_and_a_cliff_in_the_way() -> None:
    t = Field({"G3": "h_inf_g", "F4": "h_inf_b", "G4": "h_inf_b"}, FAR).order("G3").movement().pick("u0")
    assert refused(t, hexed(t, "G5")) == ("BL-5.4", "5-4-on-way")
    t = Field({"G3": "h_inf_r"}, FAR, terrain={"G4": "cliff"}, cliffs={"G4": ["SW"]}).order("G3").movement().pick("u0")
    assert refused(t, hexed(t, "G4")) == ("BL-12.10", "12-10")
    assert spoken(t, hexed(t, "G4")) == "A cliff side bars the way at G4."


def test_a_hut_is_for_units_on_foot() -> None:
    t = Field({"G3": "h_cav_b"}, FAR, landmarks={"G4": ("witchs_hut", None)}).order("G3").movement().pick("u0")
    assert refused(t, hexed(t, "G4")) == ("BL-15.22", "15-22")
    assert spoken(t, hexed(t, "G4")) == "Only units on foot can enter G4 (Witch's Hut)."


def test_a_burning_unit_and_one_that_goes_hex_by_hex() -> None:
    t = Field({"G3": "h_cav_b"}, FAR)
    t.st.tok[0] = BURNS
    t.order("G3").movement().pick("u0")
    assert refused(t, hexed(t, "G5")) == ("BL-19.18", "19-18")
    t = lore({"G3": "h_cav_b", "A1": "h_inf_b"}, FAR, "", "RG09").order("G3").movement()
    t.pick("u0", "pass", "G4", "pass")
    assert (t.kind, t.place_of("G3")) == ("move_step", "G4")
    assert refused(t, hexed(t, "G8")) == ("BL-5.3", "5-3-next")
    assert refused(t, hexed(t, "G4")) == ("BL-5.3", "5-3-here")


def test_a_rush_ends_next_to_an_enemy() -> None:
    t = Field({"G3": RUSHING, "A1": "h_inf_b"}, FAR).order("G3").movement().pick("u0")
    assert refused(t, hexed(t, "G5")) == ("BL-20.15", "20-15")


def test_an_elemental_among_units() -> None:
    ring = dict.fromkeys(("F3", "H3", "F4", "G4", "G2"), "h_inf_b")
    t = Field({"G3": "c_ear_b", **ring}, FAR, mode="lore").lore(0, tokens=3).order("G3").movement().pick("u0")
    assert refused(t, hexed(t, "G6")) == ("BL-5.4", "5-4-way")


def test_a_creature_that_has_just_been_conjured() -> None:
    t = Field({"G3": "c_ear_b", "A1": "h_inf_b"}, FAR, mode="lore").order("G3", "A1")
    t.st.flags[0] |= UNASKED
    assert refused(t.movement(), unit(t, "G3")) == ("BL-18.20", "18-20")


# -- other ways --------------------------------------------------------------------------------------------------------


def passage() -> Field:
    den = {"G3": ("rogues_den", "standard")}
    woods = {"L8": "wooded", "B8": "elevated", "K8": "wooded"}
    t = Field({"G3": "h_inf_b", "B8": "h_inf_b"}, FAR, landmarks=den, terrain=woods, mode="lore").lore(0, tokens=3)
    return t.order("G3").movement().pick("u0")


def test_where_the_secret_passage_leads() -> None:
    t = passage()
    assert refused(t, word(t, "fly")) == ("BL-19.2", "19-2-only")
    assert refused(t, word(t, "leave")) == ("BL-11.11", "11-11")
    t.pick("passage")
    assert t.kind == "passage_to"
    assert refused(t, hexed(t, "C5")) == ("BL-15.16", "15-16")
    assert spoken(t, hexed(t, "C5")).endswith("is no exit: the secret passage leads to a wood or a hill.")
    assert refused(t, hexed(t, "B8")) == ("BL-5.4", "5-4")
    t.st.passage_exit[0] = t.hex("L8")
    assert refused(t, hexed(t, "C5")) == ("BL-15.16", "15-16-fixed")
    assert spoken(t, hexed(t, "C5")) == "The exit of your secret passage is L8."


def test_a_dragon_lands_by_its_button_and_only_where_it_can() -> None:
    t = Field({"G3": "c_dra_b"}, FAR, mode="lore").order("G3").movement().pick("u0", "fly", "G4", "G5")
    assert t.kind == "fly_to"
    assert refused(t, hexed(t, "G5")) == ("BL-19.3", "19-3-land")
    assert spoken(t, hexed(t, "G5")) == "To land in G5, choose “Land here”."
    assert refused(t, hexed(t, "G3")) == ("BL-19.3", "19-3-start")


# -- Heroes ------------------------------------------------------------------------------------------------------------


def test_a_hero_goes_so_far_and_past_no_enemy() -> None:
    ring = dict.fromkeys(("F3", "H3", "F4", "G4", "F2"), "h_inf_b")
    t = champion("AR35", "cleric", ring).order(HERO).movement()
    if t.kind == "move_unit":
        t.pick(t.texts[0])
    assert t.kind == "hero_to"
    assert refused(t, hexed(t, "G9")) == ("BL-24.10", "24-10")
    assert refused(t, hexed(t, "G4")) == ("BL-24.11", "5-4")
    assert refused(t, hexed(t, "G5")) == ("BL-24.11", "5-4-on-way")


@pytest.mark.parametrize(
    ("troop", "why"),
    [
        ("h_cav_b", "this troop is mounted, and he is on foot"),
        ("c_hgi_b", "creatures have no Leader"),
    ],
)
def test_a_hero_stops_with_no_troop_that_he_cannot_lead(troop: str, why: str) -> None:
    t = champion("AR35", "cleric", {"A9": "h_inf_b"}, {"G4": troop}).order(HERO).movement()
    if t.kind == "move_unit":
        t.pick(t.texts[0])
    assert refused(t, hexed(t, "G4")) == ("BL-24.11", "24-11-troop")
    assert spoken(t, hexed(t, "G4")).endswith(f": {why}.")


def test_a_hero_who_flees() -> None:
    t = champion("AR35", "cleric")
    t.st.push(Flight(t.u(HERO), 1, over=t.hex("G2"), steps=1))
    t.run()
    assert t.kind == "flee_to"
    assert refused(t, hexed(t, "G5")) == ("BL-8.3", "8-3")
    assert refused(t, word(t, "leave")) == ("BL-25.21", "25-21")
    assert refused(t, word(t, "stay")) == ("BL-25.15", "25-15-begun")


# -- retreats and pursuit ----------------------------------------------------------------------------------------------


def test_a_unit_that_falls_back_is_barred_by_another_or_a_cliff() -> None:
    t = lore({"G3": "h_inf_b", "F2": "h_inf_b"}, FAR)
    t.st.push(FallBack(0, 1))
    t.run()
    assert t.kind == "fall_back_to"
    assert refused(t, hexed(t, "F2")) == ("BL-8.7", "5-4")
    assert refused(t, hexed(t, "G5")) == ("BL-8.3", "8-3")
    t = lore({"G3": "h_inf_b"}, FAR, terrain={"G2": "cliff"}, cliffs={"G2": ["NW"]})
    t.st.push(FallBack(0, 1))
    t.run()
    assert refused(t, hexed(t, "G2")) == ("BL-8.5", "8-5")


def test_a_dragon_does_not_retreat_onto_water() -> None:
    t = Field({"G3": "c_dra_b"}, FAR, terrain={"F1": "waterway"}, mode="lore")
    t.st.push(Retreat(0, 2, 1, False, False))
    t.run()
    assert refused(t, hexed(t, "F1")) == ("BL-19.12", "12-22")


def test_a_pursuit_goes_so_far() -> None:
    for rider, clause in (("h_cav_b", "BL-10.4"), (long_pursuer(), "BL-20.17")):
        t = Field({"G3": rider}, FAR)
        t.st.push(FollowOn(0, t.hex("G3"), NORMAL, False, PURSUE))
        t.run()
        assert t.kind == "pursue_to"
        assert refused(t, hexed(t, "G8")) == (clause, "10-4")


def long_pursuer() -> str:
    return next(name for type_, name in enumerate(c.TYPE_IDS) if c.UNIT_DEFS[type_].pursuit > 1)


# -- creatures and landmarks -------------------------------------------------------------------------------------------


def test_the_earth_elemental_appears_beside_its_circle() -> None:
    elemental = [{"camp": "standard", "unit": "c_ear_b", "enters": "summoning_circle"}]
    marks = {"G3": ("summoning_circle", "standard")}
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore", landmarks=marks, reserves=elemental)
    t.st.push(SummonAt(0))
    t.run()
    assert t.kind == "summon_at"
    assert refused(t, hexed(t, "G6")) == ("BL-16.2", "16-2-far")


def test_where_a_lair_lies() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore", terrain={"E3": "wooded"})
    t.st.push(PlaceMark(0, FOREST_LAIR))
    t.run()
    assert t.kind == "place_mark"
    assert refused(t, hexed(t, "G3")) == ("BL-16.1", "5-4")
    assert refused(t, hexed(t, "E3")) == ("BL-16.1", "place-ground")
    assert refused(t, hexed(t, "E7")) == ("BL-16.1", "place-rows")
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore")
    t.st.push(PlaceMark(0, HEALING_POOL))
    assert refused(t.run(), hexed(t, "E4"), hexed(t, "E3")) == ("BL-15.2", "given-hex")
