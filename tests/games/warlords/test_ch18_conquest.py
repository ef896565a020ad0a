"""Chapter 18: conquest."""

from __future__ import annotations

from sandtable.games.warlords.battle.conquest import plucks
from tests.games.warlords.support import Table
from tests.support import clause


def fall(card: str, *linked: str, hand: tuple[str, ...] = ("March",)) -> Table:
    """An empty Khamar (revenue 8) falls to Sir Corvane in Scenario Two."""
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khorfe").castle(1, "Khamar", *linked)
    t.stack(0, "Sir Corvane", "Heavy Infantry", "The Green Man", march=2).hand(0, card).hand(1, *hand)
    return t.step("battles").pick("Sir Corvane Khamar", f"assault {card}")


@clause("WL-18.1", "WL-18.2", "WL-18.3", "WL-18.6", "WL-18.10", "WL-18.11", "WL-18.14")
def test_wl_18_3_occupation() -> None:
    t = fall("Battle 5", "Market", hand=("March", "Battle 0", "Battle 5"))
    assert t.options == ["Heavy Infantry", "none"], "never an ally or the hero"
    t.pick("Heavy Infantry")
    assert t.st.controller[t.place("Khamar")] == 0
    assert t.linked("Khamar") == ["Heavy Infantry"]
    assert t.pile_of(1)[0] == "Market"
    assert len(t.st.hands[1]) == 1, "revenue 8: two cards are plucked"
    assert t.status("Sir Corvane") == "on_campaign"
    assert t.kind != "pillage_pick"


@clause("WL-18.4")
def test_wl_18_4_nothing_happens_without_a_garrison() -> None:
    t = fall("Battle 5", "Market").pick("none")
    assert t.st.controller[t.place("Khamar")] == 1
    assert t.linked("Khamar") == ["Market"]
    assert len(t.st.hands[1]) == 1


@clause("WL-18.5", "WL-2.22")
def test_wl_18_5_pillage_gives_a_card_of_the_players_discard_pile() -> None:
    t = fall("Pillage 3").pick("Heavy Infantry")
    assert (t.kind, t.options) == ("pillage_pick", ["Pillage 3", "none"])
    t.pick("Pillage 3")
    assert t.hand_of(0) == ["Pillage"]
    assert fall("Pillage 3").pick("none").kind != "pillage_pick"
    left = fall("Pillage 3").pick("Heavy Infantry", "none")
    assert left.pile_of(0) == ["Pillage"], "he may leave it"
    raid = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khorfe").castle(1, "Khamar")
    raid.stack(0, "Sir Corvane", "Heavy Infantry", "Longships", march=1).hand(0, "Raid 7").step("battles")
    raid.pick("Sir Corvane Khamar", "assault Raid 7", "Heavy Infantry")
    assert (raid.kind, raid.options) == ("pillage_pick", ["Raid 7", "none"]), "a raid pillages"


@clause("WL-18.6", "WL-18.7", "WL-26.8")
def test_wl_26_8_a_card_for_every_five_revenue_or_part() -> None:
    assert [plucks(n) for n in (1, 5, 6, 10, 11)] == [1, 1, 2, 2, 3]


@clause("WL-18.8", "WL-18.9", "WL-18.16", "WL-1.6")
def test_wl_18_8_razing_destroys_everything() -> None:
    t = fall("Raze 0", "Market", hand=("March", "Battle 0", "Battle 5", "Sabotage", "Crumble"))
    assert not t.is_in_play("Khamar")
    assert {"Khamar", "Market"} <= set(t.pile_of(1))
    assert len(t.st.hands[1]) == 1, "two cards for every five revenue or part"
    assert t.kind != "detach"
    lost = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Kor", owner=0).castle(1, "Khorfe")
    lost.stack(0, "Sir Corvane", march=2).hand(0, "Raze 0").step("battles").pick("Sir Corvane Kor", "assault Raze 0")
    assert "Kor" in lost.pile_of(0), "a castle goes to its owner's pile"


@clause("WL-18.12", "WL-19.9", "WL-17.21")
def test_wl_18_12_a_conquered_castle_is_no_longer_besieged() -> None:
    t = Table(3, scenario="five-castles").castle(1, "Khorfe").castle(1, "Khamar").stack(2, "Lord Bane", march=2)
    t.besiege("Lord Bane", "Khamar").castle(0, "Marthos").castle(2, "Gluk")
    t.stack(0, "Sir Corvane", "Heavy Infantry", march=2).hand(0, "Battle 5").step("battles")
    t.pick("Sir Corvane Khamar", "assault Battle 5", "Heavy Infantry")
    assert t.status("Lord Bane") == "on_campaign"
    assert t.st.siege[t.place("Khamar")] == -1


@clause("WL-18.13")
def test_wl_18_13_a_calamity_stays_with_the_place() -> None:
    t = fall("Battle 5", "Famine").pick("Heavy Infantry")
    assert t.linked("Khamar") == ["Famine", "Heavy Infantry"]


@clause("WL-18.18", "WL-1.5", "WL-18.15")
def test_wl_18_18_a_lost_castle_may_be_won_back() -> None:
    t = Table(scenario="five-castles").castle(1, "Marthos", owner=0).castle(1, "Khorfe")
    t.stack(0, "Sir Corvane", "Heavy Infantry", march=2).hand(0, "Battle 5").step("battles")
    t.pick("Sir Corvane Marthos", "assault Battle 5", "Heavy Infantry")
    assert t.st.controller[t.place("Marthos")] == 0


@clause("WL-24.11", "WL-18.17", "WL-24.1")
def test_wl_24_11_the_first_conquest_wins_scenario_one_at_once() -> None:
    t = (
        Table()
        .castle(0, "Marthos")
        .castle(1, "Khamar", "Light Infantry")
        .stack(0, "Sir Corvane", "Mercenaries", march=2)
    )
    t.hand(0, "Battle 5").hand(1, "Revenge 9", "March", "Battle 0").top(0, 9, 0, 0).step("battles")
    t.pick("Sir Corvane Khamar", "assault Battle 5", "Mercenaries")
    assert t.st.result is not None
    assert (t.st.result.winners, t.st.result.how) == ((0,), "goal")
    assert len(t.st.hands[1]) == 1, "the pluck belongs to the conquest, the windows after the battle stay shut"
