"""Chapter 6: stacks, castles, statuses and territory."""

from __future__ import annotations

import pytest

from sandtable.games.warlords import stacks
from sandtable.games.warlords.battle.values import garrison_values
from sandtable.games.warlords.board import TRUCE, WINGS
from tests.games.warlords.support import Table
from tests.support import clause


@clause("WL-6.12", "WL-13.5", "WL-13.12")
@pytest.mark.parametrize(
    ("linked", "march", "status"),
    [
        ((), 0, "encamped"),
        ((), 1, "on_patrol"),
        ((), 2, "on_campaign"),
        (("Longships",), 0, "in_port"),
        (("Longships",), 1, "at_sea"),
        (("Longships", "Squall"), 1, "stormbound"),
        (("Old Forest",), 0, "encamped"),
        (("Plague",), 0, "encamped"),
        (("Longships", "Plague"), 0, "in_port"),
    ],
)
def test_wl_6_12_the_first_status_that_fits(linked: tuple[str, ...], march: int, status: str) -> None:
    t = Table().stack(0, "Aldric Sunmantle", *linked, march=march)
    assert t.status("Aldric Sunmantle") == status


@clause("WL-6.12", "WL-6.22")
def test_wl_6_12_besieging_comes_before_at_sea_and_after_stormbound() -> None:
    t = Table().castle(1, "Ohmsmouth", "Militia").stack(0, "Aldric Sunmantle", "Longships", march=1)
    assert t.besiege("Aldric Sunmantle", "Ohmsmouth").status("Aldric Sunmantle") == "besieging"


@clause("WL-6.14", "WL-6.15", "WL-6.16")
def test_wl_6_14_who_is_at_home() -> None:
    for linked, march, home in (
        ((), 0, True),
        ((), 1, True),
        ((), 2, False),
        (("Longships",), 0, True),
        (("Longships",), 1, False),
        (("Quicksand",), 0, True),
    ):
        t = Table().stack(0, "Aldric Sunmantle", *linked, march=march)
        assert stacks.is_at_home(t.st, t.place("Aldric Sunmantle")) == home
    for linked, where in ((("Quicksand",), "encamped"), ((), "encamped"), (("Longships",), "in_port")):
        stuck = Table().stack(0, "Aldric Sunmantle", *linked).castle(1, "Khamar")
        if "Quicksand" not in linked:
            stuck.link("Aldric Sunmantle", "Desertion", 1)
        assert stuck.status("Aldric Sunmantle") == where
        assert stacks.is_at_home(stuck.st, stuck.place("Aldric Sunmantle"))


@clause("WL-6.17", "WL-6.18", "WL-6.19", "WL-6.20")
def test_wl_6_17_who_flies() -> None:
    for linked, flies in (
        ((), False),
        (("Griffins",), True),
        (("Griffins", "Pegasi"), True),
        (("Griffins", "Militia"), False),
        (("Griffins", "The Green Man"), False),
        (("Griffin Matriarch",), True),
        (("Wings of Flying",), True),
        (("Wings of Flying", "Militia"), True),
        (("Griffins", "Longships"), False),
        (("Wings of Flying", "Longships"), False),
    ):
        t = Table().stack(0, "Aldric Sunmantle", *linked)
        assert stacks.flies(t.st, t.place("Aldric Sunmantle")) == flies, linked


@clause("WL-6.21")
def test_wl_6_21_all_fast() -> None:
    t = Table().stack(0, "Aldric Sunmantle").stack(0, "Sir Corvane", "Phantom Steed")
    assert not stacks.is_all_fast(t.st, t.place("Aldric Sunmantle"))
    assert stacks.is_all_fast(t.st, t.place("Sir Corvane"))


@clause("WL-6.7", "WL-6.8", "WL-6.9", "WL-6.10", "WL-9.33")
def test_wl_6_7_capacity() -> None:
    t = Table().castle(0, "Marthos", "Barracks").stack(0, "Lyssaril Moonblade", "Militia", "The Green Man", "Longships")
    hero, castle = t.place("Lyssaril Moonblade"), t.place("Marthos")
    assert (stacks.capacity(t.st, castle), stacks.capacity(t.st, hero)) == (7, 3)
    assert stacks.has_room(t.st, hero)
    t.st.link(hero, t.take(0, "Light Infantry"))
    assert not stacks.has_room(t.st, hero)
    t.st.link(hero, t.take(0, "Captaincy"))
    assert stacks.has_room(t.st, hero)


@clause("WL-6.3", "WL-6.4", "WL-1.6", "WL-1.11")
def test_wl_6_4_a_lost_stack_goes_to_the_owners_piles() -> None:
    t = Table().stack(0, "Aldric Sunmantle", "Lions of Marthos", "Banner of the Sirians", "Longships", march=1)
    t.link("Aldric Sunmantle", "Gale", 1)
    assert not t.st.is_eligible(t.st.head[0])
    head = t.st.head[0]
    t.st.remove(0)
    assert sorted(t.pile_of(0)) == [
        "Aldric Sunmantle",
        "Banner of the Sirians",
        "Lions of Marthos",
        "Longships",
        "March",
    ]
    assert t.pile_of(1) == ["Gale"]
    assert t.st.is_eligible(head)


@clause("WL-6.24", "WL-1.16")
def test_wl_6_24_capitals_and_ports_are_read_from_the_cards() -> None:
    t = Table().castle(0, "Marthos", "Capital", "Harbour").castle(0, "Elvallie").castle(0, "Hereuth")
    assert [stacks.is_capital(t.st, t.place(name)) for name in ("Marthos", "Elvallie")] == [True, False]
    assert [stacks.is_port(t.st, t.place(name)) for name in ("Marthos", "Elvallie", "Hereuth")] == [True, False, True]


@clause("WL-6.2", "WL-6.5")
def test_wl_6_5_what_may_lie_where_is_checked() -> None:
    t = Table().castle(0, "Marthos")
    t.st.link(t.place("Marthos"), t.take(0, "The Green Man"))
    with pytest.raises(AssertionError, match="holds cards of the types"):
        t.step("castles")


@clause("WL-6.1")
def test_wl_6_1_what_a_stack_may_hold() -> None:
    t = Table().castle(0, "Hereuth").castle(0, "Elvallie").stack(0, "Sir Corvane", "Banner of the Sirians", "Longships")
    t.hand(0, "Banner of Elvallie", "Swan Fleet").step("heroes")
    assert t.options == ["end"], "one banner"
    assert t.why_not("place", "Sir Corvane") == ["WL-8.10"]
    t.step("revenue")
    assert not any(text.startswith("add") for text in t.options), "one fleet"
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane", "Old Forest").hand(0, "High Ridge", "March").step("ground")
    assert t.why_not("place", "Sir Corvane") == ["WL-10.3"], "one terrain card"
    plague = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "Plague")
    plague.hand(0, "Desertion").step("calamities")
    assert plague.why_not("place", "Hrodgar Skyfist") == ["WL-11.3"], "one calamity"


@clause("WL-6.6", "WL-8.3", "WL-7.2", "WL-21.3")
def test_wl_6_6_stacks_castles_and_ruins_stay_apart() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane").lying(0, "Dragon Halls")
    t.hand(0, "Elvallie", "Aldric Sunmantle", "Gemhold", "March").turn()
    assert t.options == ["Elvallie", "end"], "a castle is placed on its own, nowhere else"
    t.pick("Elvallie", "end")
    assert t.options == ["Aldric Sunmantle", "end"], "and so is a hero"
    t.pick("Aldric Sunmantle", "end", "end", "end", "end", "end")
    assert t.kind == "ruins"
    assert t.options == ["Gemhold", "end"]
    t.pick("Gemhold")
    assert [t.linked(name) for name in ("Marthos", "Elvallie", "Sir Corvane", "Aldric Sunmantle")] == [[], [], [], []]
    assert len(t.st.ruins[0]) == 2


@clause("WL-6.13")
@pytest.mark.parametrize(
    ("card", "march", "left"), [("Old Forest", 1, 0), ("Quicksand", 1, 0), ("Plague", 2, 0), ("Camp Fever", 2, 2)]
)
def test_wl_6_13_terrain_and_lasting_calamities_leave_no_march_card(card: str, march: int, left: int) -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "Militia", "Archers", march=march)
    if card in ("Old Forest", "Quicksand"):
        t.hand(1, card).step("ground", 1).pick(f"{card} Hrodgar Skyfist")
    else:
        t.hand(0, card, "March").top(1, 0, 9).step("calamities").pick(f"{card} Hrodgar Skyfist")
        t.pick(t.options[0])
        if t.kind == "move_calamity":
            t.pick(t.options[0])
    assert len(t.st.march[t.place("Hrodgar Skyfist")]) == left


@clause("WL-6.25", "WL-8.5", "WL-16.17")
def test_wl_6_25_a_besieged_castle_still_counts_for_banner_and_race_bonus() -> None:
    t = Table().castle(0, "Marthos", "The White Legion").stack(0, "Sir Corvane").stack(1, "Hrodgar Skyfist", march=2)
    t.castle(1, "Khamar").besiege("Hrodgar Skyfist", "Marthos").hand(0, "Banner of the Sirians").step("heroes")
    assert t.options == ["Banner of the Sirians Sir Corvane", "end"]
    assert [value for _, value in garrison_values(t.st, t.place("Marthos"))] == [7], "5 and the race bonus 2"


@clause("WL-6.27", "WL-6.14", "WL-6.15")
def test_wl_6_27_where_a_stack_is_follows_from_its_status() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Militia").stack(0, "Sir Corvane", "Orb of Loriel", march=2)
    t.stack(0, "Aldric Sunmantle", march=1).hand(0, "March").step("ruins")
    assert not any("Orb of Loriel" in text for text in t.options), "a stack abroad passes nothing on"
    t.st.discard_march(t.place("Sir Corvane"))
    t.step("ruins")
    assert "Orb of Loriel Aldric Sunmantle" in t.options, "the same cards, another status"
    assert t.st.stacks_of(0) == [t.place("Sir Corvane"), t.place("Aldric Sunmantle")]


@clause("WL-6.26", "WL-6.4")
def test_wl_6_26_what_lies_on_a_stack_ends_with_it() -> None:
    t = Table().stack(0, "Sir Corvane").stack(0, "Aldric Sunmantle")
    stack, other = t.place("Sir Corvane"), t.place("Aldric Sunmantle")
    t.st.lasting = [(WINGS, stack, 1), (WINGS, other, 1), (TRUCE, stack, 1)]
    t.st.remove(stack)
    assert t.st.lasting == [(WINGS, other, 1), (TRUCE, stack, 1)], "a truce is with a player, not at a place"
    assert t.stack(0, "Maren the Steadfast").place("Maren the Steadfast") == stack
    assert not stacks.flies(t.st, stack)
