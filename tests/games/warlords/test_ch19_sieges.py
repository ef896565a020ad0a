"""Chapter 19: sieges."""

from __future__ import annotations

import pytest

from tests.games.warlords.support import Table
from tests.support import clause


def siege(*garrison: str) -> Table:
    """Sir Corvane besieges Khamar in Scenario Two."""
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khorfe").castle(1, "Khamar", *garrison)
    return t.stack(0, "Sir Corvane", "Heavy Infantry", march=2)


@clause("WL-19.1", "WL-19.2", "WL-19.3", "WL-6.22")
def test_wl_19_2_a_siege_is_laid_without_casualty_cards() -> None:
    t = siege("Militia").hand(0, "Battle 5").step("battles").pick("Sir Corvane Khamar", "siege Battle 5")
    assert t.status("Sir Corvane") == "besieging"
    assert t.linked("Sir Corvane") == ["Heavy Infantry", "March", "March"]
    assert not t.events("turns_over")


@clause("WL-9.24", "WL-9.25", "WL-19.4", "WL-19.5", "WL-6.23", "WL-9.2", "WL-25.16")
def test_wl_9_24_hunger_takes_an_army_first() -> None:
    t = siege("Militia", "Light Infantry").besiege("Sir Corvane", "Khamar").step("revenue", 1)
    assert (t.kind, t.options) == ("starve", ["Militia", "Light Infantry"])
    t.pick("Militia")
    assert t.linked("Khamar") == ["Light Infantry"]
    assert t.events("revenue") == [(1, 6)], "Khorfe alone pays"
    one = siege("Militia").besiege("Sir Corvane", "Khamar").step("revenue", 1)
    assert one.linked("Khamar") == [], "a single army goes without a question"
    none = siege().besiege("Sir Corvane", "Khamar").step("revenue", 1)
    assert not none.events("starves")


def test_a_granary_is_lost_instead_of_an_army() -> None:
    t = siege("Militia", "Granary").besiege("Sir Corvane", "Khamar").step("revenue", 1)
    assert t.linked("Khamar") == ["Militia"]
    empty = siege("Granary").besiege("Sir Corvane", "Khamar").step("revenue", 1)
    assert empty.linked("Khamar") == ["Granary"]


@clause("WL-19.6", "WL-19.8", "WL-19.16", "WL-18.2")
def test_wl_19_6_a_starved_castle_is_occupied_in_a_later_turn() -> None:
    t = siege("Militia").besiege("Sir Corvane", "Khamar").step("revenue", 1)
    assert t.linked("Khamar") == []
    clone = Table(scenario="five-castles")
    clone.st = t.st.clone()
    castle = t.place("Khamar")
    t.step("battles", 0)
    assert t.options == ["Sir Corvane", "Sir Corvane Khamar", "end"]
    t.pick("Sir Corvane Khamar", "Heavy Infantry")
    assert t.st.controller[castle] == 0
    assert t.status("Sir Corvane") == "on_campaign"
    clone.step("battles", 0)
    clone.st.emptied[castle] = clone.st.turn
    clone.st.decision = None
    clone.st.run()
    assert clone.options == ["Sir Corvane", "end"], "not in the turn in which the garrison disappeared"


@clause("WL-18.4", "WL-19.8")
def test_wl_18_4_a_besieger_without_an_army_to_leave_has_nothing_to_occupy_with() -> None:
    t = siege("Militia").besiege("Sir Corvane", "Khamar").step("revenue", 1)
    t.st.discard_linked(t.place("Sir Corvane"), t.st.armies[t.place("Sir Corvane")][0])
    assert not t.st.armies[t.place("Sir Corvane")]
    assert t.step("battles", 0).options == ["Sir Corvane", "end"]


@clause("WL-19.17")
def test_wl_19_17_armies_that_reach_the_castle_close_the_option() -> None:
    t = siege("Militia").besiege("Sir Corvane", "Khamar").step("battles", 0)
    assert t.options == ["Sir Corvane", "end"]


@clause("WL-19.9", "WL-19.10", "WL-19.12", "WL-13.2")
def test_wl_19_9_a_march_card_given_up_ends_the_siege() -> None:
    t = siege("Militia").besiege("Sir Corvane", "Khamar").step("march", 0)
    t.pick("give_up March Sir Corvane")
    assert t.status("Sir Corvane") == "on_patrol"
    assert t.st.siege[t.place("Khamar")] == -1


@clause("WL-19.9", "WL-19.11")
def test_wl_19_11_a_besieger_who_wins_goes_on_and_one_who_loses_does_not() -> None:
    def attacked(*numbers: int) -> Table:
        t = siege("Militia").besiege("Sir Corvane", "Khamar").stack(1, "Brakka Stonehand", "Heavy Infantry", march=1)
        t.hand(1, "Battle 5").top(1, *numbers).step("battles", 1)
        return t.pick("Brakka Stonehand Sir Corvane", "field Battle 5")

    won = attacked(0, 0, 1, 0)
    assert won.status("Sir Corvane") == "besieging"
    lost = attacked(1, 0, 0, 0)
    assert lost.status("Sir Corvane") == "encamped"
    assert lost.st.siege[lost.place("Khamar")] == -1


@clause("WL-19.9", "WL-6.4")
def test_wl_19_9_a_siege_ends_with_its_stack_and_with_its_castle() -> None:
    t = siege("Militia").besiege("Sir Corvane", "Khamar")
    t.st.remove(t.place("Sir Corvane"))
    assert t.st.siege[t.place("Khamar")] == -1
    other = siege("Militia").besiege("Sir Corvane", "Khamar")
    other.st.remove(other.place("Khamar"))
    assert other.status("Sir Corvane") == "on_campaign"


@clause("WL-19.15", "WL-13.23")
def test_wl_19_15_a_siege_outlasts_its_conditions() -> None:
    t = Table().castle(1, "Cragmorton", "Militia").stack(0, "Sir Corvane", "Griffins", march=2)
    t.besiege("Sir Corvane", "Cragmorton")
    t.st.link(t.place("Sir Corvane"), t.take(0, "Militia"))
    assert t.status("Sir Corvane") == "besieging"


@clause("WL-19.7", "WL-19.6")
@pytest.mark.parametrize("by", ["spell", "calamity", "diplomacy", "hunger"])
def test_wl_19_7_however_the_garrison_disappeared(by: str) -> None:
    t = siege("Militia").besiege("Sir Corvane", "Khamar")
    if by == "spell":
        t.stack(0, "Aldric Sunmantle", "Orb of Loriel").hand(0, "Lightning Storm").top(1, 0).step("spells")
        t.pick("Lightning Storm Orb of Loriel", "Khamar")
    elif by == "calamity":
        t.hand(0, "Vermin", "March").top(1, 0).step("calamities").pick("Vermin Khamar")
    elif by == "diplomacy":
        t.hand(0, "Bribery").top(1, 0).step("revenue").pick("negotiate Bribery")
    else:
        t.step("revenue", 1)
    assert t.linked("Khamar") == []
    t.step("battles", 0)
    assert "Sir Corvane Khamar" in t.options, "in the next turn that begins"


@clause("WL-19.7", "WL-19.6")
def test_wl_19_7_but_not_in_the_turn_in_which_it_happened() -> None:
    t = siege("Militia").besiege("Sir Corvane", "Khamar").stack(0, "Aldric Sunmantle", "Orb of Loriel")
    t.hand(0, "Lightning Storm", "March").top(1, 0).step("spells").pick("Lightning Storm Orb of Loriel", "Khamar")
    while t.kind != "battles":
        t.pick("end")
    assert t.options == ["Sir Corvane", "end"]


@clause("WL-19.14", "WL-14.2")
def test_wl_19_14_besieger_and_garrison_do_not_fight() -> None:
    t = siege("Mercenaries", "Mercenaries").besiege("Sir Corvane", "Khamar").hand(0, "Battle 5").hand(1, "Battle 0")
    t.step("battles", 0)
    assert t.options == ["Sir Corvane", "end"], "he can only abandon the siege"
    assert t.why_not("place", "Sir Corvane") == [], "which is an answer"
    assert t.why_not("place", "Khamar") == ["WL-19.6"]
    t.step("battles", 1)
    assert t.kind != "battles", "the castle has no stack, and castles never attack"


@clause("WL-19.8", "WL-18.4")
def test_wl_19_8_a_player_who_declines_a_starved_castle_is_asked_again_only_in_a_later_turn() -> None:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar").hand(0, "March")
    t.stack(0, "Sir Corvane", "Militia", march=2).besiege("Sir Corvane", "Khamar").step("battles")
    assert t.options == ["Sir Corvane", "Sir Corvane Khamar", "end"]
    t.pick("Sir Corvane Khamar", "none")
    assert t.options == ["Sir Corvane", "end"], "the siege goes on"
    assert t.why_not("place", "Khamar") == ["WL-19.8"]
    t.step("battles")
    assert "Sir Corvane Khamar" in t.options
