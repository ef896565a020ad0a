"""Chapter 24 of the BattleLore ledger: Heroes: orders and movement."""

from __future__ import annotations

from sandtable.games.battlelore.combat.morale import bold_level
from sandtable.games.battlelore.heroes.casualties import casualty_check
from sandtable.games.battlelore.state import LED
from sandtable.games.battlelore.tables.conditions import ORDERED
from sandtable.games.battlelore.turn.drawing import lore_limit
from tests.games.battlelore.champions import HERO, champion, hero, reach
from tests.games.battlelore.lore_battles import lore
from tests.games.battlelore.support import FAR, MY, Field, dice
from tests.support import clause

HOLD = "WZ09"


AMBUSH = "RG09"


@clause("BL-24.12", "BL-13.6")
def test_bl_24_12_a_troop_joins_its_champion_hex_by_hex_too() -> None:
    t = lore({"G3": "h_inf_g", "A1": "h_inf_b"}, {"A9": "h_inf_b"}, "", "WR02").hero("G4").order("G3").movement()
    t.pick("u0", "pass")
    assert "G4" in t.texts
    t.pick("G4", "pass")
    assert t.st.leader[0] == t.u("hero at G4")
    assert t.kind == "play_lore", "it stops there: the window after the move"


@clause("BL-24.1", "BL-24.11")
def test_bl_24_1_a_champion_moves_alone_or_joins() -> None:
    t = Field({"G5": "h_inf_b", "F4": "h_cav_b", **MY}, {"G7": "h_inf_b", "H4": "h_inf_b"}).hero("G3")
    ends = reach(t, "hero at G3")
    assert "G5" in ends, "a Hero-friendly hex"
    assert "F4" not in ends, "an incompatible troop"
    assert "E4" in ends or "F5" in ends, "but he may pass through it"
    assert "H4" not in ends
    t.order("hero at G3").movement().pick(f"u{t.u('hero at G3')}", "G5")
    assert t.st.leader[t.u("G5")] == t.u("hero at G3")
    assert t.kind == "play_command", "he does not battle this turn"


@clause("BL-24.2", "BL-24.13")
def test_bl_24_2_a_combined_unit_moves_as_one() -> None:
    t = Field({"G3": "h_inf_g", **MY}, FAR).hero("G3").walks("G3", "G5")
    assert t.place_of("hero at G3") == "G5"


@clause("BL-24.3", "BL-24.4", "BL-24.5", "BL-24.6")
def test_bl_24_3_a_leader_splits_for_one_order() -> None:
    t = Field({"G3": "h_inf_g", **MY}, {"G6": "h_inf_b"}).hero("G3").orders("CC-PC")
    hero = t.u("hero at G3")
    assert set(t.texts) == {"u0", f"u{hero}", "done"}
    t.pick(f"u{hero}", "done")
    assert not t.st.flags[0] & ORDERED, "the troop is not ordered"
    t.pick(f"u{hero}", "G5")
    assert (t.place_of("hero at G3"), t.place_of("G3"), t.st.leader[0]) == ("G5", "G3", -1)
    assert t.texts == [f"u{hero} u{t.u('G6')}", "done"], "he battles alone"
    t = Field({"G3": "h_inf_g", "G5": "h_inf_b"}, FAR).hero("G3").orders("CC-AC").pick("u0")
    t.pick(f"u{t.u('hero at G3')}", "done", f"u{t.u('hero at G3')}", "G5")
    assert t.st.leader[t.u("G5")] == t.u("hero at G3"), "joins another troop in the same move"
    assert "u0" in t.texts, "the troop has its own order"


@clause("BL-24.7")
def test_bl_24_7_battlelore_orders_heroes_by_strike() -> None:
    t = Field({"G3": "h_inf_g", **MY}, FAR, mode="lore").hero("G3").hand(0, "CC-PL").orders("CT-BL", "GF")
    assert f"u{t.u('hero at G3')}" not in t.texts
    t = Field({"G3": "h_inf_g", **MY}, FAR, mode="lore").hero("G3").hand(0, "CC-PL").orders("CT-BL", "SF")
    assert f"u{t.u('hero at G3')}" in t.texts


@clause("BL-24.8")
def test_bl_24_8_onslaught_and_charge() -> None:
    for card, rides, fits in (("CT-FO", False, True), ("CT-FO", True, False), ("CT-MC", True, True)):
        t = Field({"B3": "h_inf_g", "C3": "h_cav_b"}, FAR).hero("G3", rides=rides).hand(0, "CC-PL").orders(card)
        assert (f"u{t.u('hero at G3')}" in t.texts) == fits
    t = Field({"B3": "h_inf_g"}, FAR).hero("G3").hand(0, "CC-PL").orders("CT-GB")
    assert f"u{t.u('hero at G3')}" not in t.texts, "Champions have no colour"


@clause("BL-24.9")
def test_bl_24_9_leadership_orders_all_leaders_too() -> None:
    t = Field({"G3": "h_inf_b", "F3": "h_inf_b", "E3": "h_inf_b"}, {"G4": "h_inf_b"}).hero("G3").orders("CT-LD")
    assert t.st.flags[0] & ORDERED
    t.pick("u1")
    assert t.kind == "move_unit"
    assert dice(t, "G3", "G4") == 4


@clause("BL-24.12")
def test_bl_24_12_a_troop_joins_a_champion_and_stops() -> None:
    t = Field({"G3": "h_inf_g", **MY}, FAR).hero("G4")
    assert "G4" in t.reach("G3")
    t.walks("G3", "G4")
    assert t.st.leader[0] == t.u("hero at G4")
    assert t.place_of("hero at G4") == "G4"
    t = Field({"G5": "h_inf_g", **MY}, {"G6": "h_inf_b"}).hero("G4").turn_of(1).attack("G6", "G5", "FFR").pick("G4")
    assert (t.place_of("G5"), t.st.leader[0], t.figures("G5")) == ("G4", t.u("hero at G4"), 4)


@clause("BL-24.14")
def test_bl_24_14_a_champion_obeys_terrain() -> None:
    t = Field(MY, FAR, terrain={"G4": "wooded", "F4": "waterway"}).hero("G3")
    assert "F4" not in reach(t, "hero at G3")
    t = Field(MY, {"G5": "h_inf_b"}, landmarks={"G4": ("training_camp", None)}).hero("G3")
    t.order("hero at G3").movement().pick(f"u{t.u('hero at G3')}", "G4")
    assert t.kind == "play_command", "no battle on entry"


@clause("BL-24.3", "BL-24.15")
def test_bl_24_15_a_leader_who_stays_leads_a_troop_without_an_order() -> None:
    t = Field({"G4": "h_inf_b", **MY}, {"G5": "h_inf_b"}).hero("G4").order("hero at G4").movement()
    leader = t.u("hero at G4")
    assert "G4" in t.pick(f"u{leader}").texts
    t.pick("G4")
    assert t.st.leader[0] == leader
    assert t.kind != "attack", "neither he nor the troop battles"


@clause("BL-24.15", "BL-24.16")
def test_bl_24_16_a_newcomer_gives_bold_but_no_skills() -> None:
    t = Field({"G4": "h_inf_b", **MY}, {"G5": "h_inf_b"}).hero("G3", skills="SK17").order("G4", "hero at G3").movement()
    t.pick(f"u{t.u('hero at G3')}", "G4")
    assert bold_level(t.st, 0) == 1
    assert dice(t, "G4", "G5") == 3
    t = Field({"G4": "h_inf_b", **MY}, {"G5": "h_inf_b"}).hero("G4", skills="SK17").order("G4", "hero at G4").movement()
    t.pick(f"u{t.u('hero at G4')}", "G4", "done")
    assert t.texts == ["u0 u2", "done"], "neither leaves: one combined unit that battles once"
    assert dice(t, "G4", "G5") == 4


@clause("BL-24.17", "BL-13.6")
def test_bl_24_17_an_enemy_may_react_to_each_step_of_a_hero() -> None:
    mine = {"G4": "h_cav_b", **MY}

    def moving() -> Field:
        t = champion("", mine=mine, enemies={"G6": "h_inf_b", **FAR}, mode="lore")
        t.lore(1, HOLD).order(HERO).movement()
        return t.pick(hero(t))

    t = moving()
    assert (t.kind, t.asked.seat) == ("play_lore", 1), "before the move starts"
    t.pick("pass")
    assert t.kind == "hero_step"
    assert {"stop", "G4"} <= set(t.texts)
    t.pick("G4")
    assert t.kind == "play_lore"
    t.pick(HOLD)
    assert t.place_of(HERO) == "G3", "set back to the last vacant hex of his way"
    assert t.kind != "hero_step"
    t = moving().pick("pass", "G4", "pass")
    assert "stop" not in t.texts, "he cannot stop with these riders"
    t.pick("G5")
    assert t.place_of(HERO) == "G5"
    t = moving().pick("pass", "H3").pick(HOLD)
    assert t.place_of(HERO) == "H3"
    t = moving().pick(HOLD)
    assert t.place_of(HERO) == "G3"
    assert not t.kind.startswith("hero")


@clause("BL-24.17", "BL-13.6")
def test_bl_24_17_a_hero_can_be_ambushed_a_newcomer_in_a_troop_cannot() -> None:
    t = champion("", enemies={"G5": "h_inf_b", **FAR}, mode="lore").lore(1, AMBUSH)
    t.order(HERO).movement()
    t.pick(hero(t), "pass", "G4", "pass", "stop")
    assert t.kind == "play_lore"
    t.dice("SRRR" + "S").pick(AMBUSH)
    assert t.place_of(HERO) == "off"
    t = champion("", mine={"G4": "h_inf_b", **MY}, enemies={"G5": "h_inf_b", **FAR}, mode="lore").lore(1, AMBUSH)
    t.order(HERO).movement()
    t.pick(hero(t), "pass", "G4", "pass", "stop")
    assert t.st.leader[t.u("G4")] == t.u(HERO)
    assert t.kind != "play_lore"


@clause("BL-24.14", "BL-24.11")
def test_bl_24_14_a_wood_with_riders_is_closed_to_a_hero_on_foot() -> None:
    t = champion("", mine={"G4": "h_cav_b", **MY}, terrain={"G4": "wooded"})
    assert "G4" not in reach(t)
    t = champion("", mine={"G4": "h_inf_b", **MY}, terrain={"G4": "wooded"})
    assert "G4" in reach(t)


@clause("BL-24.16")
def test_bl_24_16_what_concerns_himself_works_also_for_a_newcomer() -> None:
    t = champion("SK02 AR22", mine={"G4": "h_inf_b", **MY}, mode="lore").council(0, commander=2, wizard=1)
    t.order(HERO).movement().pick(hero(t), "G4")
    assert t.st.pos[t.u(HERO)] == LED
    assert lore_limit(t.st, 0) == 3
    t.dice("R")
    assert not casualty_check(t.st, t.u(HERO), 2, 1)
    assert t.st.rng.loaded == []
