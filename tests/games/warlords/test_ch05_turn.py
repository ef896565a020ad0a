"""Chapter 5: game turn and turn sequence; chapters 7, 8, 21 and 22: the short steps."""

from __future__ import annotations

from sandtable.games.warlords.board import EMBARGO, SHIELD
from sandtable.games.warlords.turn import TURN
from tests.games.warlords.support import Table
from tests.support import clause


@clause("WL-5.1", "WL-5.2", "WL-5.4", "WL-5.5", "WL-26.1", "WL-1.14")
def test_wl_5_2_the_lowest_number_goes_first() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").hand(0, "March").hand(1, "March").top(0, 7).top(1, 0).rounds()
    assert (t.seat, t.kind, t.st.order) == (1, "castles", [1, 0]), "two players need no direction"
    assert t.st.round == 3


@clause("WL-5.3", "WL-5.15", "WL-5.16")
def test_wl_5_3_the_first_player_chooses_the_direction() -> None:
    t = Table(4).hand(0, "March").hand(3, "March").top(0, 0).top(1, 5).top(2, 5).top(3, 5)
    for seat, castle in enumerate(("Marthos", "Khamar", "Kor", "Enmouth")):
        t.castle(seat, castle)
    t.rounds()
    assert (t.kind, t.seat, t.options) == ("direction", 0, ["clockwise", "counter"])
    assert t.pick("counter").st.order == [0, 3, 2, 1]
    less = Table(4).castle(0, "Marthos").castle(1, "Khamar").castle(3, "Enmouth").hand(0, "March")
    less.st.out = 0b100
    less.top(0, 0).top(1, 5).top(3, 5).rounds().pick("clockwise")
    assert less.st.order == [0, 1, 3]
    assert not less.st.discards[2], "who is out draws no more"


@clause("WL-5.6", "WL-5.7", "WL-5.8")
def test_wl_5_6_the_steps_come_in_their_order() -> None:
    names = [step.__name__ for step in TURN]
    built = [
        "castles",
        "heroes",
        "revenue",
        "ground",
        "calamities",
        "march",
        "retests",
        "battles",
        "explore",
        "ruins",
        "wrap_up",
        "close",
    ]
    assert [name for name in names if name in built] == built


@clause("WL-5.14", "WL-6.26")
def test_wl_5_14_limits_and_lasting_effects_end_with_the_turn() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Aldric Sunmantle").hand(0, "March", "March").step("march")
    t.pick("receive March Aldric Sunmantle")
    assert t.st.used
    t.st.lasting = [(SHIELD, t.place("Aldric Sunmantle"), 0), (SHIELD, t.place("Aldric Sunmantle"), 1)]
    t.castle(1, "Khamar").st.lasting.append((EMBARGO, t.place("Khamar"), 0))
    t.turn(0)
    assert t.st.used == []
    waiting = (EMBARGO, t.place("Khamar"), 0)
    assert t.st.lasting == [(SHIELD, t.place("Aldric Sunmantle"), 1), waiting], "an Embargo waits for its revenue step"


@clause("WL-7.1", "WL-7.2", "WL-7.3", "WL-7.4", "WL-1.10")
def test_wl_7_1_any_number_of_castles() -> None:
    t = Table(deck_2="crown-and-leaf").castle(1, "Marthos")
    t.hand(0, "Elvallie", "Hereuth", "Marthos", "March").turn()
    assert (t.kind, t.options) == ("castles", ["Elvallie", "Hereuth", "end"])
    assert t.why_not("card", "Marthos") == ["WL-7.3"]
    assert t.why_not("card", "March") == ["WL-5.6"]
    t.pick("Elvallie", "Hereuth")
    assert (t.linked("Elvallie"), t.options) == ([], ["end"])
    assert t.st.controller[t.place("Hereuth")] == 0


@clause("WL-8.1", "WL-8.2", "WL-8.5", "WL-8.6", "WL-8.7", "WL-8.9", "WL-8.10", "WL-8.11", "WL-25.3")
def test_wl_8_5_banners_need_a_castle_of_their_race() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane")
    t.hand(0, "Aldric Sunmantle", "Banner of the Sirians", "Banner of Elvallie").step("heroes")
    assert t.options == ["Aldric Sunmantle", "Banner of the Sirians Sir Corvane", "end"]
    assert t.why_not("card", "Banner of Elvallie") == ["WL-8.5"]
    assert t.why_not("place", "Marthos") == ["WL-8.7"]
    t.pick("Aldric Sunmantle", "Banner of the Sirians Aldric Sunmantle")
    assert t.status("Aldric Sunmantle") == "encamped"
    t.st.remove(t.place("Marthos"))
    assert t.linked("Aldric Sunmantle") == ["Banner of the Sirians"]
    assert t.why_not("place", "Aldric Sunmantle") == ["WL-8.10"]


@clause("WL-8.8")
def test_wl_8_8_no_banner_in_a_storm() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane", "Longships", "Squall", march=1)
    t.stack(0, "Aldric Sunmantle", march=2).hand(0, "Banner of the Sirians").step("heroes")
    assert t.options == ["Banner of the Sirians Aldric Sunmantle", "end"]
    assert t.why_not("place", "Sir Corvane") == ["WL-8.8"]


@clause("WL-21.1", "WL-21.2", "WL-21.3")
def test_wl_21_1_ruins_lie_on_their_own() -> None:
    t = Table().castle(0, "Marthos").hand(0, "Druids' Temple", "Old Woods Tower", "March").step("ruins")
    assert sorted(t.options) == ["Druids' Temple", "Old Woods Tower", "end"]
    t.pick("Druids' Temple", "Old Woods Tower")
    assert len(t.st.ruins[0]) == 2
    assert t.is_in_play("Druids' Temple")


@clause("WL-21.4", "WL-21.5", "WL-21.6")
def test_wl_21_4_artefacts_move_once_between_heroes_at_home() -> None:
    t = (
        Table()
        .castle(0, "Marthos")
        .stack(0, "Sir Corvane", "Lightsword", "Militia")
        .stack(0, "Aldric Sunmantle", march=1)
    )
    t.stack(0, "Caelith Silverbough", march=2).castle(1, "Khamar").hand(1, "March").step("ruins")
    assert t.options == ["Lightsword Aldric Sunmantle", "end"]
    t.pick("Lightsword Aldric Sunmantle")
    assert "Lightsword" in t.linked("Aldric Sunmantle")
    assert t.kind != "ruins", "each artefact moves at most once, and nothing else can be done without a hand"


@clause("WL-22.1", "WL-22.3", "WL-22.4", "WL-22.6", "WL-25.11", "WL-25.15")
def test_wl_22_3_the_hand_is_refilled() -> None:
    t = (
        Table()
        .castle(0, "Marthos")
        .castle(1, "Khamar")
        .hand(0, "March 1", "Battle 5")
        .hand(1, "March 2")
        .step("wrap_up")
    )
    assert t.options == ["March 1", "Battle 5", "end"]
    t.pick("March 1", "end")
    assert len(t.st.hands[0]) == 7
    assert t.pile_of(0) == ["March"]
    assert t.seat == 1


@clause("WL-22.2", "WL-5.9")
def test_wl_22_2_too_many_cards_must_be_discarded() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").hand(1, "March 2")
    t.hand(0, *["March"] * 9).step("wrap_up")
    assert "end" not in t.options
    t.pick("March", "March")
    assert "end" in t.options


@clause("WL-22.4")
def test_libraries_enlarge_the_hand_unless_besieged() -> None:
    t = Table().castle(0, "Marthos", "Great Library", "Golden Library").castle(1, "Khamar").hand(1, "March 2")
    t.hand(0, "March 1").step("wrap_up").pick("end")
    assert len(t.st.hands[0]) == 10
    shut = Table().castle(0, "Marthos", "Militia", "Great Library").castle(1, "Khamar").hand(1, "March 2")
    shut.stack(1, "Hrodgar Skyfist", march=2).besiege("Hrodgar Skyfist", "Marthos")
    shut.hand(0, "March 1").step("wrap_up").pick("end")
    assert len(shut.st.hands[0]) == 7


@clause("WL-5.10")
def test_wl_5_10_an_action_is_completed_with_all_responses_before_the_next() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Hrodgar Skyfist", march=2)
    t.stack(1, "Ymra Stormcaller", march=2).hand(0, "Quicksand", "Fetid Marsh").hand(1, "March 2", "March 4")
    t.step("ground")
    assert len(t.options) == 5, "both cards on both stacks, in any order"
    t.pick("Fetid Marsh Ymra Stormcaller")
    assert (t.kind, t.seat) == ("counter", 1), "the response comes first"
    t.pick("pass")
    assert "Fetid Marsh" in t.linked("Ymra Stormcaller")
    assert (t.kind, t.seat, t.options) == ("ground_step", 0, ["Quicksand Hrodgar Skyfist", "end"])
