"""Chapter 26: the worked examples, played decision by decision."""

from __future__ import annotations

import pytest

from tests.games.warlords.support import Table
from tests.support import clause


@clause("WL-26.1", "WL-1.14", "WL-5.2")
def test_wl_26_1_zero_is_the_lowest_number() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").top(0, 3).top(1, 0).top(2, 7)
    t.hand(1, "March").rounds()
    assert t.events("first_player") == [(1,)], "0 is zero, not ten"
    assert (t.kind, t.seat) == ("direction", 1)
    t.pick("counter")
    assert t.st.order == [1, 0, 2]
    assert t.st.active == 1


@clause("WL-26.2", "WL-2.20")
def test_wl_26_2_only_those_who_tie_draw_again() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").top(0, 2, 6).top(1, 2, 1).top(2, 5)
    t.rounds()
    assert [(seat, number) for seat, _, number in t.events("turns_over")] == [(0, 2), (1, 2), (2, 5), (0, 6), (1, 1)]
    assert t.seat == 1


def attacked(defender: tuple[str, ...], *drawn: int, target: str = "Ymra Stormcaller") -> Table:
    """Sir Corvane 7 with Mercenaries 6 and Heavy Infantry 4 against a stack in camp; the attacker draws these numbers."""
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, target, *defender)
    t.stack(0, "Sir Corvane", "Mercenaries", "Heavy Infantry", march=2).hand(0, "Battle 5").top(0, *drawn)
    return t.step("battles").pick(f"Sir Corvane {target}", "field Battle 5")


@clause("WL-26.4", "WL-16.31")
def test_wl_26_4_one_point_of_loss_costs_one_army() -> None:
    t = attacked(("Light Infantry", "The White Legion"), 1, 0, 0, 0, 0)  # 17 against 13: cards 2/3
    assert (t.kind, t.seat, t.options) == ("losses", 1, ["Light Infantry", "The White Legion"]), "either, but not both"
    t.pick("The White Legion")
    assert t.linked("Ymra Stormcaller") == ["Light Infantry"]


@clause("WL-26.5", "WL-16.28", "WL-16.31")
@pytest.mark.parametrize(("numbers", "lives"), [((1, 0, 0, 0), True), ((5, 0, 0, 0), True), ((6,), False)])
def test_wl_26_5_a_hero_alone_is_lost_by_his_whole_value_only(numbers: tuple[int, ...], lives: bool) -> None:
    t = attacked((), *numbers, 0, 0)  # 17 against 6: cards 1/4
    assert t.is_in_play("Ymra Stormcaller") == lives


@clause("WL-26.6", "WL-2.15", "WL-20.9")
@pytest.mark.parametrize(("numbers", "lost", "drawn"), [((4, 0), False, 1), ((0, 3), True, 2), ((0, 4), False, 2)])
def test_wl_26_6_a_risk_number_with_a_second_band(numbers: tuple[int, int], lost: bool, drawn: int) -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane", march=1).lying(0, "Dragon Halls").castle(1, "Khamar")
    t.hand(0, "Lightsword", "March").hand(1, "Rolling Hills").top(1, *numbers).step("explore")
    t.pick("Sir Corvane Dragon Halls Lightsword", "Rolling Hills")
    assert len(t.events("turns_over")) == drawn
    assert t.is_in_play("Sir Corvane") != lost


def stormed(castle: str, garrison: tuple[str, ...], *drawn: int) -> Table:
    """Sir Corvane 7 with Mercenaries 6 storms a castle of TCV 13: cards 2/2, the defender's first."""
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, castle, *garrison).castle(1, "Ohmsmouth")
    t.stack(0, "Sir Corvane", "Mercenaries", march=2).hand(0, "Battle 5").top(0, *drawn).step("battles")
    t.pick(f"Sir Corvane {castle}", "assault Battle 5")
    assert [event[5:] for event in t.events("battle_values")] == [(2, 2)]
    return t


@clause("WL-26.7", "WL-17.11", "WL-17.14")
def test_wl_26_7_the_walls_take_losses_but_do_not_win() -> None:
    held = stormed("Khamar", ("Heavy Infantry", "Light Infantry"), 7, 0, 8, 0)
    assert held.linked("Khamar") == ["Heavy Infantry", "Light Infantry"], "7 drawn, defence 7: nothing is lost"
    assert held.events("victor") == [(1,)], "7 against 8"
    t = stormed("Khamar", ("Heavy Infantry", "Light Infantry"), 9, 0, 8, 0)
    assert (t.kind, t.options) == ("losses", ["Heavy Infantry", "Light Infantry"]), "2 points: either army"
    t.pick("Light Infantry")
    assert t.linked("Khamar") == ["Heavy Infantry"]
    assert t.events("victor") == [(0,)], "9 against 8, not 2 against 8"


@clause("WL-26.8", "WL-18.6", "WL-18.8")
@pytest.mark.parametrize(
    ("castle", "card", "lost"), [("Angbar", "Battle 5", 1), ("Khorfe", "Battle 5", 2), ("Khorfe", "Raze 9", 4)]
)
def test_wl_26_8_cards_plucked_by_revenue(castle: str, card: str, lost: int) -> None:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, castle).castle(1, "Khamar")
    t.stack(0, "Sir Corvane", "Militia", march=2).hand(0, card).hand(1, *["March"] * 6).step("battles")
    t.pick(f"Sir Corvane {castle}", f"assault {card}")
    if t.kind == "detach":
        t.pick("Militia")
    assert len(t.st.hands[1]) == 6 - lost
    assert len(t.events("plucked")) == lost


@clause("WL-26.9", "WL-16.18")
def test_wl_26_9_two_artefacts_of_one_for_five_cards() -> None:
    def tcv(*artefacts: str) -> Table:
        t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist")
        t.stack(0, "Sir Corvane", "Militia", "Light Infantry", "Heavy Infantry", "The Green Man", *artefacts, march=2)
        t.hand(0, "Battle 5").top(0, 0, 0, 0, 0, 0, 0, 4).step("battles")
        return t.pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")

    plain, bonus = tcv(), tcv("Crown of Loriel", "Orb of Loriel")
    (before,), (after,) = plain.events("battle_values"), bonus.events("battle_values")
    assert (before[1], after[1]) == (22, 32)

    # in step 7 each card's value is 2 higher: against losses of 3 the Militia alone pays with the bonus
    def losses(*artefacts: str) -> list[str]:
        t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Mercenaries", march=2)
        t.stack(1, "Hrodgar Skyfist", "Militia", "Light Infantry", "Heavy Infantry", *artefacts)
        t.hand(0, "Battle 5").top(0, 3, 0, 0, 0, 0, 0).step("battles")
        return t.pick("Sir Corvane Hrodgar Skyfist", "field Battle 5").options

    assert losses() == ["Heavy Infantry", "Militia + Light Infantry"]
    assert losses("Crown of Loriel", "Orb of Loriel") == ["Militia", "Light Infantry", "Heavy Infantry"]


@clause("WL-26.10", "WL-13.2", "WL-13.5")
def test_wl_26_10_from_campaign_to_patrol_and_back() -> None:
    t = (
        Table()
        .castle(0, "Marthos")
        .castle(1, "Khamar")
        .stack(0, "Sir Corvane", march=2)
        .hand(0, "March 5")
        .step("march")
    )
    t.pick("give_up March Sir Corvane")
    assert t.status("Sir Corvane") == "on_patrol"
    assert t.options == ["end"], "one card is all that it may give up, and it cannot take one as well"
    t.step("march").pick("receive March 5 Sir Corvane")
    assert t.status("Sir Corvane") == "on_campaign"


@clause("WL-26.11", "WL-17.11", "WL-17.12", "WL-17.13", "WL-17.14")
def test_wl_26_11_a_garrison_that_must_go_has_lost() -> None:
    t = stormed("Khorfe", ("Heavy Infantry", "Heavy Infantry"), 9, 1, 9, 3)
    assert t.linked("Khorfe") == [], "10 drawn, 5 adjusted: both armies"
    assert t.events("victor") == [(0,)], "though the attacker drew 12"
    held = stormed("Khorfe", ("Heavy Infantry", "Heavy Infantry"), 9, 0, 9, 1)
    assert held.linked("Khorfe") == ["Heavy Infantry"], "9 drawn, 4 adjusted: one army"
    assert held.events("victor") == [(1,)], "9 against 10"


@clause("WL-26.12", "WL-16.20", "WL-16.27", "WL-16.28")
@pytest.mark.parametrize(("numbers", "lives"), [((9, 7), True), ((9, 8), False)])
def test_wl_26_12_terrain_shields_the_hero(numbers: tuple[int, int], lives: bool) -> None:
    t = attacked(("Mercenaries", "Ancient Earthworks"), *numbers, 0, 0)
    assert t.events("battle_values") == [(0, 17, 1, 17, 0, 2, 2)]
    assert t.is_in_play("Ymra Stormcaller") == lives
