"""Chapter 15: interception."""

from __future__ import annotations

import pytest

from sandtable.games.warlords.permissions import NOT_YOUR_STACK, why_not_intercept
from sandtable.games.warlords.spec import SPEC
from tests.games.warlords.support import Table
from tests.support import clause

MATRIX = """
              inland port sea_only fly_only raid
encamped      -      -    -        -        -
in_port       -      -    -        -        -
besieging     -      -    -        -        -
stormbound    -      -    -        -        -
on_patrol     yes    yes  -        -        -
patrol_flying yes    yes  -        yes      -
on_campaign   -      -    -        -        -
all_fast      yes    yes  -        -        -
fast_flying   yes    yes  -        yes      -
at_sea        -      yes  yes      -        -
"""
LINKED = {
    "in_port": ("Longships",),
    "at_sea": ("Longships",),
    "stormbound": ("Longships", "Squall"),
    "patrol_flying": ("Griffins",),
    "all_fast": ("Boots of Speed",),
    "fast_flying": ("Boots of Speed", "Griffins"),
}
CASTLES = ("Khamar", "Ohmsmouth", "Citadel of Fire", "Cragmorton")


@clause(
    "WL-15.4", "WL-15.5", "WL-15.6", "WL-15.7", "WL-15.8", "WL-15.9", "WL-15.10", "WL-15.19", "WL-13.21", "WL-19.13",
)  # fmt: skip
@pytest.mark.parametrize("row", MATRIX.strip().splitlines()[1:])
def test_wl_15_19_the_whole_matrix(row: str) -> None:
    kind, *cells = row.split()
    t = Table().castle(0, "Marthos", "Militia")
    for name in CASTLES:
        t.castle(1, name)
    march = {"encamped": 0, "in_port": 0, "on_patrol": 1, "patrol_flying": 1, "at_sea": 1, "stormbound": 1}.get(kind, 2)
    t.stack(1, "Brakka Stonehand", *LINKED.get(kind, ()), march=march)
    if kind == "besieging":
        t.besiege("Brakka Stonehand", "Marthos")
    stack = t.place("Brakka Stonehand")
    for name, cell in zip(CASTLES, cells, strict=False):
        assert (why_not_intercept(t.st, stack, t.place(name), False) is None) == (cell == "yes"), name
        assert why_not_intercept(t.st, stack, t.place(name), True) is not None, "nobody intercepts a raid"


@clause("WL-15.2")
def test_wl_15_2_only_the_controller_of_the_castle_intercepts() -> None:
    t = Table(3).castle(1, "Khamar").stack(2, "Lord Bane", march=1).castle(1, "Khorfe")
    assert why_not_intercept(t.st, t.place("Lord Bane"), t.place("Khamar"), False) is NOT_YOUR_STACK
    assert why_not_intercept(t.st, t.place("Khorfe"), t.place("Khamar"), False) is NOT_YOUR_STACK


def storm(after: str = "goes_on") -> Table:
    """A strong stack facing an empty castle with two patrols."""
    t = Table(after_interception=after).castle(0, "Marthos").castle(1, "Khamar")
    t.stack(0, "Aldric Sunmantle", "Heavy Infantry", "Mercenaries", march=2)
    t.stack(1, "Brakka Stonehand", "Militia", march=1).stack(1, "Hilda Ironbraid", "Militia", march=1)
    return t.hand(0, "Raze 0")


@clause("WL-15.1", "WL-15.3", "WL-17.3", "WL-25.12")
def test_wl_15_1_the_target_player_may_intercept_before_the_castle_falls() -> None:
    t = (
        storm()
        .hand(1, "Battle 0", "Ambush 6", "March")
        .step("battles")
        .pick("Aldric Sunmantle Khamar", "assault Raze 0")
    )
    assert (t.kind, t.seat) == ("intercept", 1)
    assert t.decision.reaction is not None
    assert t.loosely == [
        "Brakka Stonehand Battle",
        "Brakka Stonehand Ambush",
        "Hilda Ironbraid Battle",
        "Hilda Ironbraid Ambush",
        "pass",
    ]
    assert t.is_in_play("Khamar")
    t.pick("pass")
    assert not t.is_in_play("Khamar")
    nothing = storm().hand(1, "March").step("battles").pick("Aldric Sunmantle Khamar", "assault Raze 0")
    assert nothing.options == ["pass"], "who holds no fitting card is asked all the same"
    empty = storm().step("battles").pick("Aldric Sunmantle Khamar", "assault Raze 0")
    assert not empty.is_in_play("Khamar"), "without cards in hand no window opens"
    camp = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar").stack(0, "Aldric Sunmantle", march=2)
    camp.stack(1, "Brakka Stonehand").hand(0, "Raze 0").hand(1, *["Battle 0"] * 5).step("battles")
    camp.pick("Aldric Sunmantle Khamar", "assault Raze 0")
    assert not camp.is_in_play("Khamar"), "nor without a stack that could intercept"


@clause("WL-15.12", "WL-15.15", "WL-15.17", "WL-16.1")
def test_wl_15_17_a_beaten_interceptor_does_not_stop_the_assault() -> None:
    t = storm().hand(1, "Battle 0", "Battle 5", "March").step("battles")
    t.pick("Aldric Sunmantle Khamar", "assault Raze 0")
    t.top(1, 0, 9)
    t.pick("Brakka Stonehand Battle")
    while t.kind in ("promote", "avenge"):
        t.pick("pass")
    assert t.status("Aldric Sunmantle") == "on_campaign"
    assert (t.kind, t.loosely) == ("intercept", ["Hilda Ironbraid Battle", "pass"])
    t.pick("pass")
    assert not t.is_in_play("Khamar")


@clause("WL-15.16", "WL-15.15")
def test_wl_15_16_a_stack_that_did_not_win_does_not_storm() -> None:
    t = storm().hand(1, "Battle 0", "March").step("battles").pick("Aldric Sunmantle Khamar", "assault Raze 0")
    t.top(1, 9, 0, 0, 0, 1)
    t.pick("Brakka Stonehand Battle")
    while t.kind in ("losses", "promote", "avenge"):
        t.pick(t.options[-1])
    assert t.is_in_play("Khamar")
    assert t.status("Aldric Sunmantle") == "encamped"


@clause("WL-15.16", "WL-16.35", "WL-16.44")
def test_wl_15_16_a_stack_that_won_and_was_destroyed_by_the_ambush_does_not_storm() -> None:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=2)
    t.stack(1, "Brakka Stonehand", "Militia", march=1).hand(0, "Raze 0", "Knighthood 2").hand(1, "Ambush 6")
    t.step("battles").pick("Sir Corvane Khamar", "assault Raze 0")
    t.top(1, 0, 0, 0, 1, 0, 0, 0).pick("Brakka Stonehand Ambush 6")
    assert t.options == ["Militia", "hit"]
    t.pick("hit")
    assert t.events("victor") == [(0,)]
    assert not t.is_in_play("Sir Corvane"), "he had nobody else to lose"
    assert t.is_in_play("Khamar")
    assert t.kind not in ("promote", "intercept")


@clause("WL-3.13")
def test_wl_3_13_an_interception_may_always_end_the_assault() -> None:
    t = storm("ends").hand(1, "Battle 0", "Battle 5").step("battles")
    t.pick("Aldric Sunmantle Khamar", "assault Raze 0").top(1, 0, 9)
    t.pick("Brakka Stonehand Battle")
    while t.kind in ("promote", "avenge"):
        t.pick("pass")
    assert t.is_in_play("Khamar")
    assert t.kind != "intercept"


@clause("WL-15.11", "WL-13.20")
def test_wl_15_11_a_stack_that_does_not_fly_may_intercept_a_flying_attacker() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Griffins", march=2)
    t.stack(1, "Brakka Stonehand", "Militia", march=1).hand(0, "Battle 5").hand(1, "Battle 0").step("battles")
    assert "Sir Corvane Brakka Stonehand" in t.options
    t.pick("Sir Corvane Khamar", "assault Battle 5")
    assert t.options == ["Brakka Stonehand Battle 0", "pass"]
    other = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Brakka Stonehand", "Militia", march=2)
    other.stack(0, "Sir Corvane", "Griffins", march=2).hand(1, "Battle 0").step("battles", 1)
    assert "Brakka Stonehand Sir Corvane" not in other.options, "launching at a flying stack is another matter"


@clause("WL-15.14", "WL-16.4", "WL-15.12")
def test_wl_15_14_an_intercepting_ambush_is_checked_by_its_player() -> None:
    def ambush(number: int) -> Table:
        t = storm().hand(1, "Ambush 6", "March").top(1, number, 1, 1, 1, 1, 1, 1).step("battles")
        t.pick("Aldric Sunmantle Khamar", "assault Raze 0", "Brakka Stonehand Ambush 6")
        assert t.events("outcome")[0][0] == 1
        while t.kind == "losses":
            t.pick(t.options[0])
        return t

    assert (ambush(0).kind, ambush(0).seat) == ("ambush_effect", 1), "success: he is the ambusher"
    assert (ambush(9).kind, ambush(9).seat) == ("ambush_effect", 0), "turned: the other is"
    assert ambush(6).kind != "ambush_effect"


@clause("WL-15.18", "WL-15.17")
def test_wl_15_18_a_stack_that_flies_no_longer_completes_its_launch() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Cragmorton").stack(1, "Brakka Stonehand", "Griffins", march=1)
    t.stack(0, "Sir Corvane", "Griffins", march=2).hand(0, "Raze 0").hand(1, "Battle 0").step("battles")
    t.top(1, 1, 0, 0, 8)  # 12 against 10 is the same column: 2/2, the interceptor draws for both
    t.pick("Sir Corvane Cragmorton", "assault Raze 0", "Brakka Stonehand Battle 0")
    assert t.linked("Sir Corvane") == ["March", "March"], "the Griffins are lost, the battle is won"
    assert not t.is_in_play("Cragmorton"), "on foot, and razed all the same"


@clause("WL-15.20", "WL-16.47", "WL-16.33")
def test_wl_15_20_an_interception_without_a_winner_stops_the_assault() -> None:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar")
    t.stack(0, "Maren the Steadfast", march=2).stack(1, "Brakka Stonehand", march=1)
    t.hand(0, "Battle 5").hand(1, "Ambush 6").step("battles").top(1, 9, 9, 9)  # reversed: Maren's side is the ambusher
    t.pick("Maren the Steadfast Khamar", "assault Battle 5", "Brakka Stonehand Ambush 6")
    assert t.events("no_winner") == [()], "both stacks would have been lost"
    assert not t.is_in_play("Brakka Stonehand")
    assert t.status("Maren the Steadfast") == "on_campaign", "saved, and nobody is vanquished: the march cards stay"
    assert t.st.controller[t.place("Khamar")] == 1, "the empty castle does not fall"
    assert not t.events("leaves")


@clause("WL-24.12", "WL-15.17", "WL-23.15")
def test_wl_24_12_a_beaten_interceptor_who_leaves_takes_his_castle_along() -> None:
    t = Table(3, scenario="first-conquest").castle(0, "Marthos").castle(1, "Khamar", "Militia").castle(2, "Kor")
    t.stack(0, "Sir Corvane", "Mercenaries", "Hill Giants", march=2).hand(0, "Battle 5", "Knighthood 2")
    t.stack(1, "Kazrin Runekeeper", march=1).hand(1, "Battle 1", "March").top(1, 0, 9, 9).step("battles")
    t.pick("Sir Corvane Khamar", "assault Battle 5", "Kazrin Runekeeper Battle 1")
    assert (t.kind, t.seat) == ("promote", 0), "the interceptor is beaten, and the assault would go on"
    t.st.concede(1)
    SPEC.check_sound(t.st)
    t.pick("Knighthood 2")
    assert "Knighthood" in t.linked("Sir Corvane")
    assert not t.is_in_play("Khamar")
    assert t.st.result is None, "nothing is left to conquer"
    assert t.kind == "ruins" or t.seat != 0
