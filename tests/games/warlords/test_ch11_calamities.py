"""Chapter 11: calamities."""

from __future__ import annotations

from sandtable.games.warlords.steps.calamities import Striking, consequence
from sandtable.games.warlords.tables.cards import CALAMITY, def_of
from tests.games.warlords.support import Table
from tests.support import clause


def struck(card: str, *numbers: int, players: int = 2) -> Table:
    """Both players have a castle and a stack; the second one draws these numbers."""
    t = (
        Table(players)
        .castle(0, "Marthos", "Cavalry")
        .castle(1, "Khamar", "Militia", "Archers", "Market", "Stone Walls")
    )
    t.stack(0, "Sir Corvane", "Mercenaries").stack(1, "Hrodgar Skyfist", "Light Infantry", "The Green Man", march=2)
    return t.hand(0, card, "March").top(1, *numbers).step("calamities")


@clause("WL-11.1", "WL-11.2", "WL-11.5", "WL-25.6")
def test_wl_11_2_one_calamity_on_an_enemy() -> None:
    t = struck("Plague", 6)
    assert t.options == ["Plague Khamar", "Plague Hrodgar Skyfist", "end"]
    assert t.why_not("place", "Marthos") == ["WL-11.2"]
    t.pick("Plague Khamar")
    assert t.kind != "calamities", "one a turn"
    assert struck("Desertion").options == ["Desertion Hrodgar Skyfist", "end"]
    assert struck("Famine").options == ["Famine Khamar", "end"]
    assert struck("Flood").options == ["end"], "Khamar is no port"


@clause("WL-11.6", "WL-11.8", "WL-11.10", "WL-11.32", "WL-2.6", "WL-11.4")
def test_wl_11_8_a_success_costs_something_and_the_card_stays() -> None:
    t = struck("Plague", 5).pick("Plague Hrodgar Skyfist")
    assert (t.kind, t.seat, t.options) == ("calamity_loss", 1, ["Light Infantry", "The Green Man"])
    t.pick("The Green Man")
    assert t.linked("Hrodgar Skyfist") == ["Light Infantry", "Plague"]
    assert t.status("Hrodgar Skyfist") == "encamped"
    none = struck("Plague", 6).pick("Plague Hrodgar Skyfist")
    assert none.pile_of(0)[-1] == "Plague"
    assert none.status("Hrodgar Skyfist") == "on_campaign"


@clause("WL-11.10", "WL-19.9")
def test_wl_11_10_a_lasting_calamity_ends_siege_and_storm() -> None:
    t = Table().castle(0, "Marthos", "Militia").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", march=2)
    t.besiege("Hrodgar Skyfist", "Marthos").hand(0, "Plague").top(1, 0).step("calamities").pick(
        "Plague Hrodgar Skyfist"
    )
    assert t.st.siege[t.place("Marthos")] == -1
    sea = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "Longships", "Squall", march=1)
    sea.hand(0, "Plague").top(1, 0).step("calamities").pick("Plague Hrodgar Skyfist")
    assert (sea.linked("Hrodgar Skyfist"), sea.status("Hrodgar Skyfist")) == (["Longships", "Plague"], "in_port")


@clause("WL-11.3")
def test_wl_11_3_the_afflicted_and_the_temple_are_immune() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Temple of Iris").stack(1, "Hrodgar Skyfist")
    t.link("Hrodgar Skyfist", "Wasting Fever", 0).hand(0, "Plague").step("calamities")
    assert t.options == ["end"]
    assert t.why_not("place", "Hrodgar Skyfist") == ["WL-11.3"]


@clause("WL-11.21", "WL-11.22", "WL-11.23", "WL-11.29")
def test_wl_11_21_a_switch_moves_the_card_to_any_other_place() -> None:
    t = struck("Plague", 8).pick("Plague Hrodgar Skyfist")
    assert (t.kind, t.seat) == ("move_calamity", 1)
    assert t.options == ["Marthos", "Khamar", "Sir Corvane"], "not the one that was tested"
    t.top(0, 0).pick("Marthos")
    assert t.linked("Marthos") == ["Plague"], "the new controller has tested, and lost his only army"
    assert t.status("Hrodgar Skyfist") == "on_campaign"
    alone = Table().castle(0, "Marthos").stack(1, "Hrodgar Skyfist").hand(0, "Desertion").top(1, 9).step("calamities")
    alone.castle(1, "Khamar")
    assert alone.pick("Desertion Hrodgar Skyfist").pile_of(0)[-1] == "Desertion", "nowhere else to go"


@clause("WL-11.15", "WL-11.16", "WL-11.17", "WL-11.18", "WL-11.20")
def test_wl_11_17_a_transient_calamity_moves_on_until_no_effect() -> None:
    t = struck("Camp Fever", 0, 6).pick("Camp Fever Hrodgar Skyfist", "The Green Man")
    assert (t.kind, t.seat, t.options) == ("move_calamity", 0, ["Sir Corvane", "Hrodgar Skyfist"])
    t.pick("Hrodgar Skyfist")
    assert t.pile_of(0)[-1] == "Camp Fever"
    assert t.linked("Hrodgar Skyfist") == ["Light Infantry", "March", "March"], "nothing is linked, no march card lost"
    empty = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist").hand(0, "Camp Fever")
    assert empty.step("calamities").why_not("place", "Hrodgar Skyfist") == ["WL-11.16"]
    last = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "Militia").hand(0, "Camp Fever")
    last.top(1, 0).step("calamities").pick("Camp Fever Hrodgar Skyfist")
    assert last.pile_of(0)[-1] == "Camp Fever", "no army is left anywhere"


@clause("WL-11.19", "WL-11.28")
def test_wl_11_19_a_switch_makes_the_tested_player_the_perpetrator() -> None:
    t = struck("Camp Fever", 9).pick("Camp Fever Hrodgar Skyfist")
    assert t.events("moves_calamity")[0][0] == 1, "Sir Corvane is the only other stack"
    alone = (
        Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "Militia").hand(0, "Camp Fever")
    )
    alone.top(1, 9, 6).step("calamities").pick("Camp Fever Hrodgar Skyfist")
    assert alone.pile_of(0)[-1] == "Camp Fever"
    assert len(alone.st.discards[1]) == 2, "the only target tests again"


@clause("WL-11.24", "WL-11.26")
def test_wl_11_24_an_instant_calamity_strikes_once() -> None:
    t = struck("Earthquake", 0).pick("Earthquake Khamar")
    assert t.linked("Khamar") == ["Archers", "Market", "Militia"]
    assert t.pile_of(0)[-1] == "Earthquake"
    star = struck("Falling Star", 0).pick("Falling Star Khamar")
    assert star.linked("Khamar") == ["Market", "Stone Walls"]
    bare = Table().castle(0, "Marthos").castle(1, "Khamar").hand(0, "Great Fire").top(1, 0).step("calamities")
    assert bare.pick("Great Fire Khamar").is_in_play("Khamar"), "nothing to lose, nothing lost"


@clause("WL-11.25")
def test_wl_11_25_an_instant_calamity_may_be_switched() -> None:
    t = struck("Earthquake", 8).pick("Earthquake Khamar")
    assert "Earthquake" in t.pile_of(0), "Marthos was the only other castle, and its controller has tested"


def test_what_each_consequence_takes() -> None:
    t = Table().castle(0, "Marthos", "Militia", "Cavalry", "Heavy Infantry", "Market", "Stone Walls")
    t.stack(0, "Sir Corvane", "Militia", "Archdevil Molok", "Mercenaries")

    def lost(word: str, name: str) -> list[list[str]]:
        return [[def_of(card).name for card in cards] for cards in consequence(t.st, word, t.place(name))]

    assert lost("lose_weakest_army", "Sir Corvane") == [["Militia"]]
    assert lost("lose_strongest_army_or_ally", "Sir Corvane") == [["Archdevil Molok"]]
    assert lost("lose_strongest_army_or_ally", "Marthos") == [["Cavalry", "Heavy Infantry"]]
    assert lost("lose_improvement_or_army", "Marthos") == [["Market", "Stone Walls"]]
    assert lost("lose_improvement_and_army", "Marthos") == [
        ["Market", "Stone Walls"],
        ["Militia", "Cavalry", "Heavy Infantry"],
    ]
    assert lost("lose_defence_improvements", "Marthos") == [["Stone Walls"]]
    assert lost("lose_all_armies", "Marthos") == [["Militia"], ["Cavalry"], ["Heavy Infantry"]]
    assert lost("no_revenue_while_linked", "Marthos") == []


@clause("WL-11.9")
def test_wl_11_9_lasting_effects() -> None:
    t = Table().castle(0, "Marthos").link("Marthos", "Dread Haunting", 1).hand(0, "Militia", "Market").step("revenue")
    assert t.options == ["end"]
    assert t.why_not("card", "Militia") == ["WL-11.9"]


@clause("WL-11.13", "WL-25.8")
def test_wl_11_13_a_calamity_that_stays_is_tested_again_each_turn() -> None:
    t = Table().castle(0, "Marthos", "Militia", "Archers").castle(1, "Khamar").link("Marthos", "Plague", 1)
    t.stack(0, "Sir Corvane", "Cavalry").link("Sir Corvane", "Wasting Fever", 1).hand(0, "March", "March")
    t.top(0, 6, 0).step("march").pick("end")
    assert (t.kind, t.options) == ("retest", ["Marthos", "Sir Corvane"])
    t.pick("Marthos")
    assert t.pile_of(1) == ["Plague"]
    assert "Wasting Fever" in t.linked("Sir Corvane"), "tested, and stays"
    assert t.kind != "retest"
    fresh = Table().castle(0, "Marthos", "Militia").castle(1, "Khamar").link("Marthos", "Plague", 1).hand(0, "March")
    fresh.st.afflicted[fresh.place("Marthos")] = fresh.st.turn + 1
    fresh.step("march").pick("end")
    assert fresh.linked("Marthos") == ["Militia", "Plague"], "it was not there when the turn began"


@clause("WL-24.12")
def test_wl_24_12_a_calamity_that_he_was_to_move_is_discarded() -> None:
    t = struck("Plague", 8, players=3).pick("Plague Hrodgar Skyfist")
    t.castle(2, "Kor")
    assert t.kind == "move_calamity"
    t.st.concede(1)
    assert "Plague" in t.pile_of(0)
    assert t.seat == 0


@clause("WL-11.27")
def test_wl_11_27_after_fifty_switches_the_card_is_discarded() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").hand(0, "Famine", "March 9").deck_of(1, *["March 9"] * 30)
    t.deck_of(0, *["March 9"] * 30).step("calamities").pick("Famine Khamar")
    # the card alternates between the two castles, because every number is a switch
    assert not t.is_in_play("Famine")
    assert "Famine" in t.pile_of(0)
    assert len(t.events("turns_over")) == 50


@clause("WL-11.30", "WL-11.21")
def test_wl_11_30_what_a_switch_leaves_behind_is_not_restored() -> None:
    t = Table().castle(0, "Marthos", "Cavalry").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "Archers", march=2)
    t.hand(0, "Plague", "March").hand(1, "March 2").top(1, 0, 8).top(0, 6).step("calamities")
    t.pick("Plague Hrodgar Skyfist")
    assert t.linked("Hrodgar Skyfist") == ["Plague"], "army and march cards are gone"
    t.step("march", 1).pick("end")
    assert t.kind == "move_calamity", "tested again, and switched"
    t.pick("Marthos")
    assert t.linked("Hrodgar Skyfist") == [], "no calamity any more, and no march cards"
    assert t.status("Hrodgar Skyfist") == "encamped"


@clause("WL-11.16")
def test_wl_11_16_an_ally_alone_is_enough_for_a_transient_calamity() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "The Green Man")
    t.stack(1, "Brakka Stonehand").hand(0, "Camp Fever").step("calamities")
    assert t.options == ["Camp Fever Hrodgar Skyfist", "end"], "a hero alone has nothing to lose"


@clause("WL-11.13")
def test_wl_11_13_one_test_in_each_turn() -> None:
    t = Table().castle(0, "Marthos", "Militia", "Militia", "Militia").castle(1, "Khamar")
    t.st.turn = 5
    t.link("Marthos", "Plague", 1).hand(0, "March").top(0, 0, 0, 0).step("march").pick("end")
    assert len(t.events("outcome")) == 1
    assert t.linked("Marthos") == ["Militia", "Militia", "Plague"]


@clause("WL-11.27", "WL-11.17", "WL-11.28")
def test_wl_11_27_a_success_in_between_breaks_the_row_of_switches() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "Militia", "Archers")
    t.hand(0, "Camp Fever", "March").top(1, 0, 9, 0).step("calamities")
    fever = t.st.hand_cards(0, CALAMITY)[0]
    t.st.play(0, fever)
    t.st.push(Striking(fever, t.place("Hrodgar Skyfist"), 0, switches=49))
    t.st.run()
    assert t.kind == "calamity_loss", "a success after forty-nine switches"
    t.pick("Militia")
    assert len(t.events("turns_over")) == 2, "the switch that follows is the first of a new row"
    assert t.linked("Hrodgar Skyfist") == [], "so it strikes once more"
    assert "Camp Fever" in t.pile_of(0)


@clause("WL-11.10", "WL-10.26", "WL-10.22")
def test_wl_11_10_a_calamity_drives_out_weather_but_not_terrain() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", "Militia", "Archers")
    t.link("Hrodgar Skyfist", "High Ridge", 1).hand(0, "Plague", "March").top(1, 0).step("calamities")
    t.pick("Plague Hrodgar Skyfist", "Militia")
    assert t.linked("Hrodgar Skyfist") == ["Archers", "High Ridge", "Plague"]
    storm = Table().castle(0, "Marthos").castle(1, "Enmouth").stack(1, "Hrodgar Skyfist", "Longships", march=1)
    storm.link("Hrodgar Skyfist", "Squall", 0).hand(0, "Plague", "March").top(1, 0).step("calamities")
    assert storm.pick("Plague Hrodgar Skyfist").linked("Hrodgar Skyfist") == ["Longships", "Plague"]
