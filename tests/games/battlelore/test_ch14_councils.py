"""Chapter 14 of the BattleLore ledger: War Councils and the Lore deck."""

from __future__ import annotations

from sandtable.games.battlelore.lore.councils import deck_shares, level_options
from sandtable.games.battlelore.turn.drawing import lore_limit
from tests.games.battlelore.setups import first_turn, start
from tests.support import clause


@clause("BL-2.4", "BL-14.6", "BL-14.8")
def test_bl_14_6_lore_cards_and_tokens_by_the_highest_lore_master() -> None:
    st = start("bl-04-wizards-tarn")
    assert st.tokens == [3, 2]
    assert st.decision is not None
    assert (st.decision.kind, len(st.decision.options)) == ("keep_first_lore", 4)
    assert st.decision.also[0].seat == 1, "both choose at the same time"
    first_turn(st)
    assert [len(hand) for hand in st.lore] == [3, 2]
    assert len(st.lore_discard) == 8 - 5
    assert [lore_limit(st, holder) for holder in (0, 1)] == [4, 3]


@clause("BL-14.1", "BL-14.2", "BL-14.3", "BL-14.4")
def test_bl_14_2_free_councils_are_secret_until_both_are_built() -> None:
    st = start("bl-09-three-keeps")
    for level in (3, 3, 0, 0):
        st.apply(level, 0)
        assert st.councils == [(0, 0, 0, 0, 0)] * 2
    assert st.asked(0).options == [0], "six levels are given out"
    st.apply(0, 0)
    assert st.seen_by(1).stack[-1].fields() != st.stack[-1].fields()
    for level in (0, 0, 0, 3):
        st.apply(level, 1)
    st.apply(3, 1)
    assert st.councils == [(3, 3, 0, 0, 0), (0, 0, 0, 3, 3)]
    assert st.hand_size == [6, 3]


@clause("BL-14.2")
def test_bl_14_2_levels_keep_minimum_and_total() -> None:
    assert level_options(6, (1, 0, 0, 0, 0), ()) == [1, 2, 3]
    assert level_options(5, (0, 0, 0, 0, 0), (0, 0, 0, 2)) == [3]
    assert level_options(15, (0, 0, 0, 0, 0), ()) == [3]


@clause("BL-14.10")
def test_bl_14_10_a_class_counts_once_for_a_camp() -> None:
    assert deck_shares([(0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 1, 0, 0, 0), (0, 0, 0, 0, 0)]) == (0, 8, 8, 5, 5)
