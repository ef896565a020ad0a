"""Chapter 6: stacks, castles, statuses and territory."""

from __future__ import annotations

import pytest

from sandtable.games.warlords import stacks
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
