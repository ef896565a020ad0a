"""Chapter 23: promotion, denial, revenge."""

from __future__ import annotations

from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.stacks import capacity, stars
from tests.games.warlords.support import Table
from tests.support import clause


def won(*hand: str, foe: tuple[str, ...] = ()) -> Table:
    """Sir Corvane beats Hrodgar Skyfist, who survives with his remaining cards."""
    t = (
        Table()
        .castle(0, "Marthos")
        .castle(1, "Khamar")
        .stack(0, "Sir Corvane", "Heavy Infantry", "Mercenaries", march=2)
    )
    t.stack(1, "Hrodgar Skyfist", "Mercenaries").hand(0, "Battle 5", *hand).hand(1, *foe)
    t.top(0, 1, 0, 0, 0, 0).step("battles")
    return t.pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")  # 17 against 14: cards 2/3


@clause("WL-23.1", "WL-23.2", "WL-23.12", "WL-23.13")
def test_wl_23_2_the_victor_may_promote_his_hero() -> None:
    t = won("Knighthood", "Captaincy", "March")
    assert (t.kind, t.seat, t.loosely) == ("promote", 0, ["Knighthood", "Captaincy", "pass"])
    t.pick("Captaincy")
    assert "Captaincy" in t.linked("Sir Corvane")
    assert capacity(t.st, t.place("Sir Corvane")) == 6
    assert won("March").loosely == ["pass"]
    assert won().kind != "promote", "an empty hand is not asked"


@clause("WL-23.4", "WL-23.5")
def test_wl_23_4_both_promotions_are_discarded_by_a_denial() -> None:
    t = won("Knighthood 2", foe=("Knighthood 7", "March"))
    t.pick("Knighthood 2")
    assert (t.kind, t.seat, t.options) == ("deny", 1, ["Knighthood 7", "pass"])
    t.pick("Knighthood 7")
    assert t.linked("Sir Corvane") == ["Heavy Infantry", "March", "March", "Mercenaries"]
    assert "Knighthood" in t.pile_of(0)
    assert t.pile_of(1)[-1] == "Knighthood"
    let = won("Knighthood 2", foe=("Knighthood 7", "March")).pick("Knighthood 2", "pass")
    assert "Knighthood" in let.linked("Sir Corvane")


@clause("WL-23.6", "WL-2.12")
def test_wl_23_6_revenge_takes_an_army_of_the_victor() -> None:
    t = won(foe=("Revenge 9", "March")).top(1, 4)
    assert (t.kind, t.seat, t.options) == ("avenge", 1, ["Revenge 9", "pass"])
    t.pick("Revenge 9")
    assert (t.kind, t.seat, t.options) == ("victim", 1, ["Heavy Infantry Sir Corvane", "Mercenaries Sir Corvane"])
    t.pick("Mercenaries Sir Corvane")
    assert t.linked("Sir Corvane") == ["Heavy Infantry", "March", "March"]
    missed = won(foe=("Revenge 9", "March")).top(1, 5).pick("Revenge 9")
    assert missed.kind != "victim"


@clause("WL-23.7")
def test_wl_23_7_revenge_never_takes_a_hero() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=2).stack(1, "Ymra Stormcaller")
    t.hand(0, "Battle 5").hand(1, "Revenge 9").top(0, 1, 0, 0, 0).top(1, 0).step("battles")
    t.pick("Sir Corvane Ymra Stormcaller", "field Battle 5", "Revenge 9")
    assert t.is_in_play("Sir Corvane")


@clause("WL-23.3", "WL-23.8")
def test_wl_23_3_a_garrison_is_not_promoted_but_suffers_revenge() -> None:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", "Mercenaries")
    t.stack(0, "Sir Corvane", "Heavy Infantry", march=2).hand(0, "Battle 5", "Revenge 9").hand(1, "Knighthood 7")
    t.top(0, 0, 0, 1, 0, 0).step("battles").pick("Sir Corvane Khamar", "assault Battle 5")  # 11 against 13
    assert (t.kind, t.seat) == ("avenge", 0)
    t.top(0, 0).pick("Revenge 9")
    assert t.linked("Khamar") == []
    assert t.st.controller[t.place("Khamar")] == 1


@clause("WL-23.9")
def test_wl_23_9_revenge_may_take_the_detached_army() -> None:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", "Militia").castle(1, "Khorfe")
    t.stack(0, "Sir Corvane", "Heavy Infantry", "Mercenaries", march=2).hand(0, "Battle 5")
    t.hand(1, "Revenge 9", "Revenge 1", "Revenge 4").top(0, 9, 0, 0, 0, 0).top(1, 0).step("battles")
    t.pick("Sir Corvane Khamar", "assault Battle 5", "Mercenaries")
    assert t.kind == "avenge"
    t.pick("Revenge").pick("Mercenaries Khamar")
    assert t.linked("Khamar") == []
    assert t.st.controller[t.place("Khamar")] == 0
    twins = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", "Militia").castle(1, "Khorfe")
    twins.stack(0, "Sir Corvane", "Mercenaries", "Mercenaries", march=2).hand(0, "Battle 5").hand(1, *["Revenge 9"] * 3)
    twins.top(0, 9, 0, 0, 0, 0).top(1, 0).step("battles")
    twins.pick("Sir Corvane Khamar", "assault Battle 5", "Mercenaries", "Revenge 9")
    assert twins.options == ["Mercenaries Sir Corvane", "Mercenaries Khamar"], "equal armies at two places"


@clause("WL-23.10", "WL-14.3")
def test_wl_23_10_promotions_add_up_and_stars_end_at_three() -> None:
    t = Table().stack(0, "Sir Corvane", "Marshal's Baton 4")
    assert stars(t.st, t.place("Sir Corvane")) == 2
    for number in (6, 4, 6):
        t.st.link(t.place("Sir Corvane"), t.take(0, f"Marshal's Baton {number}"))
    assert stars(t.st, t.place("Sir Corvane")) == 3


@clause("WL-16.41", "WL-16.44")
def test_wl_16_41_no_winner_no_windows() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=2).stack(1, "Durgan Coalbeard")
    t.hand(0, "Battle 5", "Knighthood").hand(1, "Revenge 9").top(0, 8, 8).step("battles")
    t.pick("Sir Corvane Durgan Coalbeard", "field Battle 5")
    assert t.events("no_winner") == [()]
    assert t.kind not in ("promote", "avenge")


@clause("WL-23.4")
def test_wl_23_4_without_survivors_there_is_no_denial() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Heavy Infantry", march=2)
    t.stack(1, "Kazrin Runekeeper").hand(0, "Battle 5", "Knighthood 2").hand(1, "Knighthood 7", "Revenge 9")
    t.top(0, 9, 0, 0, 0).step("battles").pick("Sir Corvane Kazrin Runekeeper", "field Battle 5", "Knighthood 2")
    assert not t.is_in_play("Kazrin Runekeeper")
    assert (t.kind, t.seat) == ("avenge", 1)
    assert "Knighthood" in t.linked("Sir Corvane")


@clause("WL-23.6")
def test_wl_23_6_revenge_may_take_an_ally() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "Mercenaries")
    t.stack(0, "Sir Corvane", "Heavy Infantry", "The Green Man", march=2).hand(0, "Battle 5").hand(1, "Revenge 9")
    t.top(0, 1, 0, 0, 0, 0, 0).top(1, 0).step("battles").pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")
    t.pick("Revenge 9", "The Green Man Sir Corvane")
    assert t.linked("Sir Corvane") == ["Heavy Infantry", "March", "March"]


def denied(active: int) -> Table:
    """A field battle after which the victor's promotion waits for the loser's answer."""
    t = Table(3, scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor")
    t.stack(0, "Sir Corvane", "Mercenaries", march=2).stack(1, "Hrodgar Skyfist", *["Hill Giants"] * 2, march=2)
    t.hand(0, "Battle 5", "Knighthood 2", "March").hand(1, "Battle 0", "Knighthood 7", "Revenge 9", "March")
    t.top(active, *([9, 0, 0, 0] if active == 0 else [0, 0, 0, 0, 9, 0])).step("battles", active)
    names = ("Sir Corvane", "Hrodgar Skyfist")
    t.pick(f"{names[active]} {names[1 - active]}", "field Battle 5" if active == 0 else "field Battle 0")
    while t.kind == "losses":
        t.pick(t.options[0])
    return t


@clause("WL-23.15", "WL-24.12")
def test_wl_23_15_a_promotion_stands_when_the_vanquished_player_leaves() -> None:
    t = denied(0)
    assert (t.kind, t.seat) == ("promote", 0)
    later = Table(3, scenario="five-castles")
    later.st = t.st.clone()
    later.pick("Knighthood 2")
    assert (later.kind, later.seat) == ("deny", 1)
    for each in (t, later):
        each.st.concede(1)
        SPEC.check_sound(each.st)
        assert each.seat == 0
    t.pick("Knighthood 2")
    for each in (t, later):
        assert "Knighthood" in each.linked("Sir Corvane")
        assert each.kind not in ("avenge", "deny")


@clause("WL-23.15")
def test_wl_23_15_also_when_he_leaves_in_his_own_turn() -> None:
    t = denied(1)
    assert (t.kind, t.seat) == ("promote", 0)
    t.pick("Knighthood 2")
    assert (t.kind, t.seat) == ("deny", 1)
    t.st.concede(1)
    SPEC.check_sound(t.st)
    assert "Knighthood" in t.linked("Sir Corvane")


@clause("WL-23.15", "WL-24.4")
def test_wl_23_15_the_victor_who_leaves_takes_his_promotion_along() -> None:
    t = denied(1)
    t.pick("Knighthood 2").st.concede(0)
    SPEC.check_sound(t.st)
    assert "Knighthood" in t.pile_of(0)
    assert t.seat == 1
    assert t.kind not in ("deny", "avenge")


@clause("WL-23.15", "WL-24.12")
def test_wl_23_15_before_the_losses_are_taken_a_battle_has_no_winner_when_he_leaves() -> None:
    t = Table(3, scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor")
    t.stack(0, "Sir Corvane", "Mercenaries", "Cavalry", march=2).hand(0, "Battle 5", "Knighthood 2")
    t.stack(1, "Hrodgar Skyfist", "Cavalry", "Heavy Infantry").top(0, 1, 1, 1, 0, 0).step("battles")
    t.pick("Sir Corvane Hrodgar Skyfist", "field Battle 5")
    assert (t.kind, t.seat) == ("losses", 1)
    t.st.concede(1)
    SPEC.check_sound(t.st)
    assert (t.kind, t.seat) == ("ruins", 0), "no promotion, and no attack left"
    assert t.hand_of(0) == ["Knighthood"]
    assert t.linked("Sir Corvane") == ["Cavalry", "March", "March", "Mercenaries"]
