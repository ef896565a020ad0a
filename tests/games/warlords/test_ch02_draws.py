"""Chapter 2: range numbers, draws and decks."""

from __future__ import annotations

import pytest

from sandtable.core.engine.cards import faces_of
from sandtable.games.warlords import draws
from sandtable.games.warlords.tables.bands import band_of
from sandtable.games.warlords.tables.cards import RANGE, def_of, owned
from tests.games.warlords.support import Table, printings
from tests.support import clause


@clause("WL-2.1", "WL-2.2", "WL-2.18", "WL-1.14")
def test_wl_2_1_a_check_turns_the_top_card_over_and_discards_it() -> None:
    t = Table().top(0, 0, 7)
    assert [draws.check(t.st, 0), draws.check(t.st, 0)] == [0, 7]
    assert [RANGE[card] for card in t.st.discards[0]] == [0, 7]
    assert t.st.revealing, "everybody sees a card that is turned over"


@clause("WL-3.9")
def test_wl_3_9_or_it_goes_under_the_deck() -> None:
    t = Table(checked_cards="under_deck").top(0, 4)
    size = len(t.st.decks[0])
    draws.check(t.st, 0)
    assert len(t.st.decks[0]) == size
    assert RANGE[faces_of(t.st.decks[0])[0]] == 4
    assert faces_of(t.st.seen_by(1).decks[0])[0] == faces_of(t.st.decks[0])[0], "everybody knows the bottom card"
    assert set(faces_of(t.st.seen_by(1).decks[0])[1:]) == {-1}
    assert t.st.discards[0] == ()


@clause("WL-1.2", "WL-1.28", "WL-2.18")
def test_wl_1_2_decks_are_hidden_from_all_and_hands_from_the_others() -> None:
    t = Table().hand(0, "March", "Battle 5")
    for seat in (0, 1, -1):
        seen = t.st.seen_by(seat)
        assert set(faces_of(seen.decks[0])) == {-1}
        assert len(seen.decks[0]) == len(t.st.decks[0])
        assert (faces_of(seen.hands[0]) == faces_of(t.st.hands[0])) == (seat == 0)
        assert len(seen.hands[0]) == 2


@clause("WL-1.3")
def test_wl_1_3_discard_piles_are_open() -> None:
    t = Table().discards(0, "March")
    assert t.st.seen_by(1).discards == t.st.discards


@clause("WL-2.16")
def test_wl_2_16_an_empty_deck_is_made_of_the_discard_pile() -> None:
    t = Table().deck_of(0, "March 3").discards(0)
    draws.check(t.st, 0)
    assert (len(t.st.decks[0]), len(t.st.discards[0])) == (0, 1)
    assert draws.check(t.st, 0) == 3
    assert t.events("reshuffle") == [(0, 1)]
    assert (len(t.st.decks[0]), len(t.st.discards[0])) == (0, 1), "the pile became the deck"


@clause("WL-2.17", "WL-2.19", "WL-22.5")
def test_wl_2_17_without_any_card_chance_gives_the_number() -> None:
    t = Table().deck_of(0).load(6, 2)
    assert draws.check(t.st, 0) == 6
    assert draws.casualty(t.st, 0) == 2
    assert t.st.drawn == [6, 2], "chance is kept in the record"
    assert draws.draw_cards(t.st, 0, 3, "WL-22.3") == 0


@clause("WL-2.15", "WL-26.6", "WL-2.11")
@pytest.mark.parametrize(
    ("hazard", "numbers", "lost", "drawn"),
    [
        ("Rolling Hills", (4, 0), False, 1),
        ("Rolling Hills", (0, 3), True, 2),
        ("Rolling Hills", (0, 4), False, 2),
        ("Deepwood", (0, 9), True, 1),
        ("Quicksand", (1, 9), True, 1),
        ("Quicksand", (2, 0), False, 1),
    ],
)
def test_wl_2_15_risk_numbers(hazard: str, numbers: tuple[int, ...], lost: bool, drawn: int) -> None:
    t = Table().top(1, *numbers)
    assert draws.is_lost(t.st, 1, owned(printings(hazard)[0], 1)) == lost
    assert len(t.st.discards[1]) == drawn


@clause("WL-2.3")
def test_wl_2_3_every_number_has_one_result() -> None:
    assert [band_of(text) for text in ("0-5", "6-7", "8-9", "none")] == [0b111111, 0b11000000, 0b1100000000, 0]
    table = def_of(printings("Ambush 6")[0]).table
    assert table == (0, 0, 0, 0, 0, 0, 1, 1, 2, 2)


@clause("WL-2.20", "WL-26.2")
def test_wl_2_20_only_the_tied_draw_again() -> None:
    t = Table(3).top(0, 2, 5).top(1, 2, 4).top(2, 5)
    assert draws.lowest(t.st, [0, 1, 2], []) == 1
    assert [len(t.st.discards[seat]) for seat in range(3)] == [2, 2, 1]


@clause("WL-2.21")
def test_wl_2_21_chance_breaks_an_endless_tie() -> None:
    t = Table().deck_of(0, *["March 3"] * 21).deck_of(1, *["March 3"] * 21).load(1)
    assert draws.lowest(t.st, [0, 1], []) == 1
    assert t.events("chance_decides") == [(1,)]
    last = Table().deck_of(0, *["March 3"] * 20, "March 5").deck_of(1, *["March 3"] * 21)
    assert draws.lowest(last.st, [0, 1], []) == 1
    assert not last.events("chance_decides"), "the twentieth redraw has broken the tie"


def test_the_seer_of_the_river_draws_two_cards() -> None:
    t = Table().castle(1, "Khamar", "Seer of the River").top(0, 2).top(1, 9, 1)
    assert draws.first_player(t.st) == 1
    assert len(t.st.discards[1]) == 2


@clause("WL-2.18")
def test_wl_2_18_cards_drawn_into_a_hand_are_the_holders_secret() -> None:
    t = Table().top(0, 4)
    draws.draw_cards(t.st, 0, 1, "WL-22.3")
    assert faces_of(t.st.seen_by(1).hands[0]) == [-1]
    assert [event[3] for event in t.st.events if event[0] == "draw_own"] == [1]


@clause("WL-2.4", "WL-2.5", "WL-5.2")
def test_wl_2_5_every_player_draws_for_the_first_player_from_his_own_deck() -> None:
    t = Table(3).castle(0, "Marthos").castle(1, "Khamar").castle(2, "Kor").top(0, 4).top(1, 2).top(2, 7)
    t.hand(0, "March").rounds()
    assert [(seat, number) for seat, _, number in t.events("turns_over")] == [(0, 4), (1, 2), (2, 7)]
    assert [len(pile) for pile in t.st.discards] == [1, 1, 1]
    assert t.events("first_player") == [(1,)]
    assert t.seat == 1, "he names the direction"


@clause("WL-2.14", "WL-2.4")
def test_wl_2_14_any_other_check_is_made_by_the_player_of_the_card() -> None:
    t = Table().castle(0, "Marthos", "Militia").stack(0, "Sir Corvane", "Orb of Loriel", "Archers").castle(1, "Khamar")
    t.stack(0, "Aldric Sunmantle").hand(0, "Teleport").top(0, 8).top(1, 0).step("spells")
    t.pick("Teleport Orb of Loriel", "Marthos Sir Corvane")
    assert [(seat, number) for seat, _, number in t.events("turns_over")] == [(0, 8)]
    raid = Table().castle(0, "Hereuth").castle(1, "Khamar", "Archers").hand(0, "Raid 7").top(0, 0).top(1, 9)
    raid.stack(0, "Sir Corvane", "Longships", march=1).step("battles").pick("Sir Corvane Khamar", "assault Raid 7")
    assert raid.events("turns_over")[0][0] == 0
