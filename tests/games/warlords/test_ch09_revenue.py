"""Chapter 9: spend revenue."""

from __future__ import annotations

import pytest

from sandtable.core.engine.cards import faces_of
from sandtable.games.warlords.board import EMBARGO
from sandtable.games.warlords.steps.revenue import revenue
from tests.games.warlords.support import Table
from tests.support import clause


@clause("WL-9.1", "WL-9.2", "WL-9.10")
def test_wl_9_1_revenue_of_castles_improvements_and_artefacts() -> None:
    t = Table().castle(0, "Marthos", "Market").castle(0, "Hereuth", "Militia", "Guildhall")
    t.stack(0, "Sir Corvane", "Everful Purse").stack(
        0, "Aldric Sunmantle", "Horn of Plenty", "Longships", "Squall", march=1
    )
    assert revenue(t.st, 0) == 9 + 2 + 7 + 3 + 2
    t.stack(1, "Hrodgar Skyfist", "Iron Barges", march=1).besiege("Hrodgar Skyfist", "Hereuth")
    assert revenue(t.st, 0) == 9 + 2 + 2
    t.link("Marthos", "Famine", 1)
    assert revenue(t.st, 0) == 2


@clause("WL-9.3", "WL-9.6", "WL-9.7", "WL-9.8", "WL-9.9", "WL-9.42")
def test_wl_9_6_nobody_spends_more_than_he_has() -> None:
    t = Table().castle(0, "Marthos").hand(0, "Market", "Heavy Infantry", "Militia", "Light Infantry").step("revenue")
    assert t.decision.context == (9,)
    t.pick("add Market Marthos")
    assert t.decision.context == (5,), "what is bought now pays from the next step on"
    t.pick("add Heavy Infantry Marthos")
    assert t.options == ["add Militia Marthos", "dismiss Heavy Infantry Marthos", "end"]
    assert t.why_not("card", "Light Infantry") == ["WL-9.6"]


@clause("WL-9.4", "WL-9.5")
def test_wl_9_4_a_treasure_is_discarded_for_its_value() -> None:
    t = Table().castle(0, "Marthos").lying(0, "Dwarf Gold", "Chest of Silver").hand(0, "March").step("revenue")
    assert t.options == ["cash Dwarf Gold", "cash Chest of Silver", "end"]
    t.pick("cash Dwarf Gold")
    assert t.decision.context == (16,)
    assert t.pile_of(0) == ["Dwarf Gold"]
    assert not t.is_in_play("Dwarf Gold")


@clause("WL-9.11", "WL-9.12", "WL-9.13", "WL-9.15", "WL-9.16", "WL-9.17")
def test_wl_9_11_improvements() -> None:
    t = Table().castle(0, "Marthos", "Palisade").castle(0, "Elvallie", "Militia").castle(1, "Khamar")
    t.stack(1, "Hrodgar Skyfist", march=2).besiege("Hrodgar Skyfist", "Elvallie")
    t.lying(0, "Crown Regalia", "The Dragon's Hoard").hand(0, "Curtain Wall", "Palisade", "Capital", "Capital")
    t.step("revenue").pick("cash Crown Regalia", "cash The Dragon's Hoard", "add Palisade Marthos")
    assert t.loosely[:2] == ["add Curtain Wall Marthos", "add Capital Marthos"]
    t.pick("add Capital Marthos")
    assert t.why_not("card", "Capital") == ["WL-9.13"]
    t.pick("add Curtain Wall Marthos")
    assert t.linked("Marthos") == ["Capital", "Curtain Wall", "Palisade", "Palisade"]
    assert t.why_not("card", "Capital") == ["WL-9.13"]


def test_a_harbour_cannot_be_added_to_a_castle_on_a_mountain_top() -> None:
    t = Table().castle(0, "Cragmorton").castle(0, "Marthos").hand(0, "Harbour").step("revenue")
    assert t.options == ["add Harbour Marthos", "end"]


@clause("WL-9.18", "WL-9.19", "WL-9.20", "WL-9.21", "WL-9.22", "WL-6.9", "WL-6.11")
@pytest.mark.parametrize(
    ("linked", "march", "allowed", "why"),
    [
        ((), 0, True, ""),
        ((), 1, True, ""),
        ((), 2, False, "WL-9.20"),
        (("Boots of Speed",), 2, True, ""),
        (("Longships",), 0, True, ""),
        (("Longships",), 1, False, "WL-9.20"),
        (("Longships", "Boots of Speed"), 1, True, ""),
        (("Longships", "Boots of Speed", "Squall"), 1, False, "WL-9.21"),
        (("Militia",) * 5, 0, False, "WL-6.9"),
    ],
)
def test_wl_9_19_where_armies_may_be_added(linked: tuple[str, ...], march: int, allowed: bool, why: str) -> None:
    t = Table().castle(0, "Marthos", *["Militia"] * 5).stack(0, "Sir Corvane", *linked, march=march)
    t.hand(0, "Orc Mob").step("revenue")
    assert ("add Orc Mob Sir Corvane" in t.options) == allowed
    if not allowed:
        assert why in t.why_not("card", "Orc Mob")


@clause("WL-9.21", "WL-9.22", "WL-6.23")
def test_wl_9_22_besieged_castles_and_besiegers_get_no_armies() -> None:
    t = Table().castle(0, "Marthos", "Militia", "Light Infantry").stack(1, "Hrodgar Skyfist", march=2)
    t.besiege("Hrodgar Skyfist", "Marthos").castle(1, "Khamar", "Militia").castle(0, "Elvallie")
    t.stack(0, "Sir Corvane", march=2).besiege("Sir Corvane", "Khamar").hand(0, "Orc Mob").step("revenue").pick(
        "Militia"
    )
    assert [text for text in t.options if text.startswith("add")] == ["add Orc Mob Elvallie"]
    given = (("card", t.st.hands[0][0]),)
    assert t.why_not("place", "Marthos", given) == ["WL-9.22"]
    assert t.why_not("place", "Sir Corvane") == ["WL-9.21"]


@clause("WL-9.23", "WL-9.40", "WL-9.14")
def test_wl_9_23_armies_may_be_discarded() -> None:
    t = Table().castle(0, "Marthos", "Market").stack(0, "Sir Corvane", "Militia", "The Green Man", march=2)
    t.stack(0, "Aldric Sunmantle", "Light Infantry", "Longships", "Squall", march=1).step("revenue")
    assert t.options == ["dismiss Militia Sir Corvane", "end"], "no ally, no improvement, nothing in a storm"
    assert t.pick("dismiss Militia Sir Corvane").linked("Sir Corvane") == ["March", "March", "The Green Man"]


@clause("WL-9.27", "WL-9.34", "WL-1.9", "WL-1.12")
def test_wl_9_27_named_armies_and_fleets_are_unique() -> None:
    t = Table(deck_2="crown-and-leaf").castle(0, "Hereuth", "Sirian Pikemen").stack(0, "Sir Corvane")
    t.castle(1, "Marthos", "The White Legion").stack(1, "Aldric Sunmantle", "Swan Fleet")
    t.hand(0, "The White Legion", "Sirian Pikemen", "Swan Fleet").step("revenue")
    assert [text for text in t.options if text.startswith("add")] == [
        "add Sirian Pikemen Hereuth",
        "add Sirian Pikemen Sir Corvane",
    ]
    assert t.why_not("card", "The White Legion") == ["WL-9.27"]
    assert t.why_not("card", "Swan Fleet") == ["WL-9.34"]


@clause("WL-9.28", "WL-9.29", "WL-9.30", "WL-9.31", "WL-9.32", "WL-9.36")
def test_wl_9_28_fleets() -> None:
    t = Table().castle(0, "Hereuth").stack(0, "Sir Corvane", march=1).stack(0, "Aldric Sunmantle", "Old Forest")
    t.stack(0, "Ithrandel of the Glade", "Quicksand").stack(0, "Caelith Silverbough", march=2)
    t.hand(0, "Longships", "Longships").step("revenue")
    assert t.options == ["add Longships Sir Corvane", "add Longships Aldric Sunmantle", "end"]
    t.pick("add Longships Sir Corvane", "add Longships Aldric Sunmantle")
    assert t.status("Sir Corvane") == t.status("Aldric Sunmantle") == "in_port"
    assert sorted(t.pile_of(0)) == ["March", "Old Forest"]
    assert t.pick("dismiss Longships Sir Corvane").status("Sir Corvane") == "encamped"
    dry = Table().castle(0, "Marthos").stack(0, "Sir Corvane").hand(0, "Longships").step("revenue")
    assert dry.why_not("card", "Longships") == ["WL-9.28"]
    sea = Table().castle(0, "Hereuth").stack(0, "Sir Corvane", "Longships", march=1).hand(0, "March").step("revenue")
    assert sea.options == ["end"]


@clause("WL-9.37", "WL-9.38", "WL-9.39", "WL-9.41", "WL-25.4")
def test_wl_9_41_cards_from_the_discard_pile() -> None:
    t = (
        Table()
        .castle(0, "Marthos")
        .hand(0, "Resurrection", "March")
        .discards(0, "Militia", "Cavalry", "March")
        .step("revenue")
    )
    t.pick("negotiate Resurrection")
    assert (t.kind, t.options) == ("name_card", ["Militia", "Cavalry"])
    t.pick("Cavalry")
    assert t.hand_of(0) == ["Cavalry", "March"]
    assert t.pile_of(0) == ["Militia", "March", "Resurrection"]
    assert t.decision.context == (6,)
    seen = t.st.seen_by(1)
    assert sorted([card >= 0 for card in faces_of(seen.hands[0])]) == [False, True], "everybody has seen what was taken"
    none = Table().castle(0, "Marthos").hand(0, "Resurrection").step("revenue")
    assert none.why_not("card", "Resurrection") == ["WL-9.41"]


@clause("WL-2.13", "WL-9.39")
def test_bribery_and_sabotage_are_checked_by_the_controller() -> None:
    bribe = (
        Table().castle(0, "Marthos").castle(1, "Khamar", "Militia", "Archers", "The Deep Guard", "Market", "Capital")
    )
    bribe.hand(0, "Bribery", "Sabotage").top(1, 5, 6).step("revenue").pick("negotiate Bribery")
    assert bribe.options == ["Militia Khamar", "Archers Khamar"], "generic armies only"
    bribe.pick("Militia Khamar")
    assert bribe.linked("Khamar") == ["Archers", "Capital", "Market", "The Deep Guard"]
    bribe.pick("negotiate Sabotage")
    assert bribe.linked("Khamar") == ["Archers", "Capital", "Market", "The Deep Guard"], "6: no effect; never a Capital"
    assert len(bribe.st.discards[1]) == 3, "the controller drew"


def test_espionage_shows_a_hand_to_one_player_alone() -> None:
    t = (
        Table(3)
        .castle(0, "Marthos")
        .castle(1, "Khamar")
        .hand(0, "Espionage")
        .hand(1, "March 2", "Battle 5")
        .hand(2, "March 4")
    )
    t.step("revenue").pick("negotiate Espionage")
    assert (t.kind, t.options) == ("name_player", ["p2", "p3"])
    t.st.apply(1)
    assert -1 not in faces_of(t.st.seen_by(0).hands[1])
    assert set(faces_of(t.st.seen_by(2).hands[1])) == {-1}
    assert set(faces_of(t.st.seen_by(-1).hands[1])) == {-1}


def test_embargo_waits_for_the_next_revenue_step() -> None:
    t = (
        Table()
        .castle(0, "Marthos")
        .castle(1, "Khamar", "Market")
        .castle(1, "Khorfe")
        .hand(0, "Embargo")
        .hand(1, "March")
    )
    t.step("revenue").pick("negotiate Embargo", "Khamar")
    assert t.st.lasting == [(EMBARGO, t.place("Khamar"), 0)]
    t.step("revenue", 1)
    assert t.decision.context == (6,)
    assert t.st.lasting == []


def test_royal_marriage_draws_two_and_forged_orders_end_a_patrol() -> None:
    t = (
        Table()
        .castle(0, "Marthos")
        .castle(1, "Khamar")
        .stack(1, "Hrodgar Skyfist", march=1)
        .stack(1, "Ymra Stormcaller")
    )
    t.hand(0, "Royal Marriage", "Forged Orders").top(1, 6).step("revenue").pick("negotiate Royal Marriage")
    assert len(t.st.hands[0]) == 3
    t.pick("negotiate Forged Orders")
    assert t.status("Hrodgar Skyfist") == "encamped"


@clause("WL-9.13", "WL-9.17")
def test_wl_9_13_one_capital_however_many_castles() -> None:
    t = Table().castle(0, "Marthos", "Capital").castle(0, "Elvallie").hand(0, "Capital").step("revenue")
    assert "add Capital Elvallie" not in t.loosely
    assert t.why_not("card", "Capital") == ["WL-9.13"]


@clause("WL-9.28", "WL-9.30", "WL-6.23")
def test_wl_9_28_no_fleet_from_a_besieged_port_or_for_a_stricken_stack() -> None:
    t = (
        Table()
        .castle(0, "Marthos")
        .castle(0, "Hereuth", "Militia")
        .stack(0, "Sir Corvane")
        .stack(1, "Lord Bane", march=2)
    )
    t.hand(0, "Longships").besiege("Lord Bane", "Hereuth").step("revenue")
    assert "add Longships Sir Corvane" not in t.options, "the only port is besieged"
    assert t.why_not("card", "Longships") == ["WL-9.28"]
    sick = Table().castle(0, "Marthos").castle(0, "Hereuth").stack(0, "Sir Corvane", "Plague").hand(0, "Longships")
    sick.step("revenue")
    assert "add Longships Sir Corvane" not in sick.options
    assert "WL-9.30" in sick.why_not("card", "Longships")
