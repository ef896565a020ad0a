"""Chapter 20: explore ruins."""

from __future__ import annotations

from sandtable.games.warlords.stacks import flies
from tests.games.warlords.support import Table
from tests.support import clause


def land(*hand: str, foe: tuple[str, ...] = (), players: int = 2) -> Table:
    t = Table(players).castle(0, "Marthos").castle(1, "Khamar").lying(0, "Druids' Temple").lying(1, "Gemhold")
    t.stack(0, "Sir Corvane", march=1).stack(0, "Aldric Sunmantle", "Militia", march=2).stack(0, "Caelith Silverbough")
    return t.hand(0, *hand).hand(1, *foe)


@clause("WL-20.1", "WL-20.2", "WL-20.5", "WL-25.10")
def test_wl_20_1_patrols_explore_at_home_and_campaigns_abroad() -> None:
    t = land("Lightsword", "March").step("explore")
    assert t.options == [
        "Sir Corvane Druids' Temple Lightsword",
        "Aldric Sunmantle Gemhold Lightsword",
        "end",
    ]
    assert t.why_not("place", "Caelith Silverbough") == ["WL-20.2"]
    assert t.why_not("card", "March") == ["WL-20.5"]


@clause("WL-20.12", "WL-20.13", "WL-20.16", "WL-20.17", "WL-20.15")
def test_wl_20_13_what_is_found_joins_the_stack() -> None:
    t = land("Wings of Flying").step("explore").pick("Aldric Sunmantle Gemhold Wings of Flying")
    assert "Wings of Flying" in t.linked("Aldric Sunmantle")
    assert flies(t.st, t.place("Aldric Sunmantle")), "it works at once"
    assert t.pile_of(1) == ["Gemhold"]
    gold = land("Dwarf Gold").step("explore").pick("Sir Corvane Druids' Temple Dwarf Gold")
    assert len(gold.st.treasures[0]) == 1
    assert gold.is_in_play("Dwarf Gold")


@clause("WL-20.3")
def test_wl_20_3_one_exploration_for_each_stack() -> None:
    t = land("Lightsword", "Dwarf Gold").lying(0, "Old Woods Tower").step("explore")
    t.pick("Sir Corvane Druids' Temple Lightsword")
    assert not [text for text in t.options if text.startswith("Sir Corvane")]
    assert t.why_not("place", "Sir Corvane") == ["WL-20.3"]


@clause("WL-20.6", "WL-20.7", "WL-6.7")
def test_wl_20_7_an_ally_needs_room_and_a_name_not_in_play() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").lying(0, "Druids' Temple").castle(1, "Khorfe")
    t.stack(0, "Lyssaril Moonblade", *["Militia"] * 3, march=1).hand(0, "The Green Man").step("explore")
    assert t.options == ["end"]
    assert t.why_not("card", "The Green Man") == ["WL-20.7"]
    taken = land("Lightsword").stack(1, "Hrodgar Skyfist", "Lightsword").step("explore")
    assert taken.why_not("card", "Lightsword") == ["WL-20.6"]


@clause("WL-20.8", "WL-20.9", "WL-20.10", "WL-20.14", "WL-2.11")
def test_wl_20_9_a_hazard_may_lose_the_stack() -> None:
    t = land("Lightsword", "Dwarf Gold", foe=("Quicksand", "Plague", "March")).top(1, 1).step("explore")
    t.pick("Sir Corvane Druids' Temple Lightsword")
    assert (t.kind, t.seat) == ("hazard", 1)
    assert sorted(t.options) == ["Plague", "Quicksand", "pass"]
    t.pick("Quicksand")
    assert not t.is_in_play("Sir Corvane")
    assert "Lightsword" in t.pile_of(0)
    assert t.pile_of(1)[0] == "Quicksand"
    assert t.is_in_play("Druids' Temple"), "the ruin stays"
    safe = land("Lightsword", foe=("Quicksand",)).top(1, 2).step("explore")
    safe.pick("Sir Corvane Druids' Temple Lightsword", "Quicksand")
    assert "Lightsword" in safe.linked("Sir Corvane")


@clause("WL-20.8", "WL-20.9")
def test_wl_20_8_opponents_decide_clockwise_until_the_stack_is_lost() -> None:
    t = land("Lightsword", foe=("Quicksand",), players=3).castle(2, "Kor").hand(2, "Fetid Marsh").step("explore")
    t.pick("Sir Corvane Druids' Temple Lightsword")
    clone = Table(3)
    clone.st = t.st.clone()
    assert t.seat == 1
    assert t.pick("pass").seat == 2
    clone.top(1, 0).pick("Quicksand")
    assert clone.kind != "hazard", "no further opponent decides"


@clause("WL-20.11")
def test_wl_20_11_a_hazard_need_not_be_eligible() -> None:
    t = land("Lightsword", foe=("Old Forest",)).stack(0, "Dame Ysolde Varn", "Old Forest").step("explore")
    assert t.pick("Sir Corvane Druids' Temple Lightsword").options == ["Old Forest", "pass"]


@clause("WL-20.4")
def test_wl_20_4_the_status_counts_after_the_battles() -> None:
    t = land("Lightsword", "Battle 5").stack(1, "Hrodgar Skyfist", "Hill Giants").top(0, 0, 9, 9, 9, 9).step("battles")
    t.pick("Aldric Sunmantle Hrodgar Skyfist", "field Battle 5")
    while t.kind in ("losses", "promote", "avenge", "battles"):
        t.pick(t.options[-1])
    assert t.kind == "explore"
    assert not [text for text in t.options if text.startswith("Aldric")]
