"""Chapter 10: terrain and weather."""

from __future__ import annotations

from tests.games.warlords.support import Table
from tests.support import clause


def field(*hand: str, foe: tuple[str, ...] = ("March 2",)) -> Table:
    """Own stacks encamped, in port, on patrol and on campaign; enemies encamped, on patrol, on campaign and at sea."""
    t = (
        Table()
        .castle(0, "Marthos")
        .castle(1, "Khamar")
        .stack(0, "Sir Corvane")
        .stack(0, "Aldric Sunmantle", "Longships")
    )
    t.stack(0, "Caelith Silverbough", march=1).stack(0, "Ithrandel of the Glade", march=2)
    t.stack(1, "Hrodgar Skyfist").stack(1, "Ymra Stormcaller", march=1).stack(1, "Brakka Stonehand", march=2)
    t.stack(1, "Hilda Ironbraid", "Iron Barges", march=1)
    return t.hand(0, *hand).hand(1, *foe).step("ground")


@clause("WL-10.1", "WL-10.5", "WL-10.6", "WL-10.7", "WL-10.8", "WL-25.5")
def test_wl_10_6_who_is_eligible() -> None:
    t = field("Old Forest", "Squall")
    assert t.options == [
        "Old Forest Sir Corvane",
        "Old Forest Aldric Sunmantle",
        "Old Forest Caelith Silverbough",
        "Old Forest Brakka Stonehand",
        "Squall Hilda Ironbraid",
        "end",
    ]
    assert t.why_not("place", "Ithrandel of the Glade") == ["WL-10.6"]
    assert t.why_not("place", "Hrodgar Skyfist") == ["WL-10.7"]
    assert t.why_not("place", "Marthos") == ["WL-10.1"]


@clause("WL-10.9", "WL-10.10", "WL-10.11", "WL-10.15")
def test_wl_10_10_own_stacks_give_up_march_card_and_fleet() -> None:
    t = field("Old Forest", "Quicksand").pick("Old Forest Caelith Silverbough", "Quicksand Aldric Sunmantle")
    assert t.linked("Caelith Silverbough") == ["Old Forest"]
    assert t.linked("Aldric Sunmantle") == ["Quicksand"]
    assert t.status("Caelith Silverbough") == t.status("Aldric Sunmantle") == "encamped"
    assert t.pile_of(0) == ["March", "Longships"]


@clause("WL-10.2", "WL-10.3", "WL-10.4")
def test_wl_10_3_one_card_for_each_stack() -> None:
    t = field("Old Forest", "Quicksand").pick("Old Forest Sir Corvane")
    assert "Quicksand Sir Corvane" not in t.options
    assert t.why_not("place", "Sir Corvane") == ["WL-10.3"]
    taken = Table(deck_2="crown-and-leaf").castle(0, "Marthos").stack(0, "Sir Corvane")
    taken.stack(1, "Aldric Sunmantle", "Old Forest").hand(0, "Old Forest").step("ground")
    assert taken.why_not("card", "Old Forest") == ["WL-10.4"]


@clause("WL-10.12", "WL-10.14", "WL-10.2", "WL-5.11", "WL-5.12")
def test_wl_10_12_a_march_card_counters_terrain() -> None:
    t = field("Quicksand", "Old Forest", foe=("March 2", "Battle 0")).pick("Quicksand Brakka Stonehand")
    assert (t.kind, t.seat, t.options) == ("counter", 1, ["March 2", "pass"])
    t.pick("March 2")
    assert t.status("Brakka Stonehand") == "on_campaign"
    assert (t.pile_of(0), t.pile_of(1)) == (["Quicksand"], ["March"])
    assert t.why_not("place", "Brakka Stonehand") == ["WL-10.2"], "a countered card counts"
    assert t.st.uses(0, t.place("Brakka Stonehand")) == 0, "a counter is not the stack's march card"


@clause("WL-10.16")
def test_wl_10_16_without_a_counter_the_campaign_is_over() -> None:
    t = field("Quicksand").pick("Quicksand Brakka Stonehand", "pass")
    assert (t.linked("Brakka Stonehand"), t.status("Brakka Stonehand")) == (["Quicksand"], "encamped")
    assert t.pile_of(1) == ["March", "March"]


@clause("WL-10.13", "WL-10.17")
def test_wl_10_13_weather_cannot_be_countered() -> None:
    t = field("Squall").pick("Squall Hilda Ironbraid")
    assert t.status("Hilda Ironbraid") == "stormbound"
    assert t.linked("Hilda Ironbraid") == ["Iron Barges", "March", "Squall"]
    assert (t.kind, t.seat) != ("counter", 1)


@clause("WL-10.18", "WL-2.13")
def test_wl_10_18_weather_may_wreck() -> None:
    t = field("Waterspout").top(1, 1).pick("Waterspout Hilda Ironbraid")
    assert not t.is_in_play("Hilda Ironbraid")
    assert "Waterspout" in t.pile_of(0)
    assert field("Waterspout").top(1, 2).pick("Waterspout Hilda Ironbraid").status("Hilda Ironbraid") == "stormbound"


def test_cogs_and_galleys_in_a_storm() -> None:
    def struck(fleet: str, weather: str, number: int) -> Table:
        t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hilda Ironbraid", fleet, march=1)
        return t.hand(0, weather).top(1, number).step("ground").pick(f"{weather} Hilda Ironbraid")

    assert not struck("Merchant Cogs", "Gale", 9).is_in_play("Hilda Ironbraid")
    assert struck("Longships", "Gale", 9).is_in_play("Hilda Ironbraid")
    assert struck("Merchant Cogs", "Squall", 9).is_in_play("Hilda Ironbraid")
    safe = struck("War Galleys", "Gale", 0)
    assert safe.is_in_play("Hilda Ironbraid")
    assert safe.st.discards[1] == (), "no check is made"


@clause("WL-10.26", "WL-10.27")
def test_wl_10_26_terrain_joins_a_calamity() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane").link("Sir Corvane", "Plague", 1)
    t.hand(0, "Old Forest", "March").step("ground").pick("Old Forest Sir Corvane")
    assert t.linked("Sir Corvane") == ["Old Forest", "Plague"]
    own = Table().castle(0, "Marthos").stack(0, "Sir Corvane").hand(0, "Quicksand", "March").step("ground")
    own.pick("Quicksand Sir Corvane", "end", "end")
    assert own.loosely == ["clear March Sir Corvane", "end"]


@clause("WL-10.23")
def test_wl_10_23_terrain_outlasts_a_battle() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Mercenaries", march=2)
    t.stack(1, "Hrodgar Skyfist", "Mercenaries", "High Ridge").hand(0, "Battle 5").top(0, 8, 0, 0, 0, 0).step("battles")
    t.pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")
    assert t.events("victor") == [(0,)]
    assert "High Ridge" in t.linked("Hrodgar Skyfist")


@clause("WL-24.12")
def test_wl_24_12_terrain_on_its_way_is_dropped_when_its_target_leaves() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").stack(1, "Brakka Stonehand", march=2)
    t.hand(0, "Quicksand", "March").hand(1, "March").step("ground").pick("Quicksand Brakka Stonehand")
    t.st.concede(1)
    assert t.pile_of(0) == ["Quicksand"]
    assert (t.kind, t.seat) == ("ground_step", 0)
