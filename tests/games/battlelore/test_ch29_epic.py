"""Chapter 29 of the BattleLore ledger: Epic adventures."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.combat.dice import dice_count
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import board_of
from sandtable.games.battlelore.tables.cards import C_SECTION, COMMAND_DECK, COMMAND_IDS
from sandtable.games.battlelore.tables.terrain import HEALING_POOL
from sandtable.games.battlelore.turn.placing import why_not_place
from sandtable.games.battlelore.turn.tactics import command_count
from sandtable.games.battlelore.turn.tokens import set_tokens
from sandtable.games.battlelore.turn.turn import assign_control, fill_rack, reshuffle
from sandtable.games.battlelore.turn.victory import judge
from tests.games.battlelore.epics import epic, kinds
from tests.games.battlelore.support import Field
from tests.support import clause


@clause("BL-29.1", "BL-29.2")
def test_bl_29_2_board_pool_and_rack() -> None:
    st = SPEC.start(2, {"adventure": "bl-e1-poitiers"}, 4)
    assert st.ground.board is board_of(17)
    assert st.pool + sum(st.tokens) == 55
    assert len(st.rack) == 3
    assert any(C_SECTION[kind] for kind in st.rack)
    assert st.seen_by(-1).rack == st.rack, "face up"


@clause("BL-29.3")
def test_bl_29_3_landmarks_in_rows_four_to_eight() -> None:
    t = epic()
    rows = {
        t.st.ground.board.camp_rows[h][0]
        for h in t.st.ground.board.hexes
        if why_not_place(t.st, 0, HEALING_POOL, h) is None
    }
    assert rows == {4, 5, 6, 7, 8}


@clause("BL-29.5", "BL-29.6", "BL-29.7", "BL-29.9", "BL-29.14")
def test_bl_29_5_one_section_card_from_each_place() -> None:
    t = epic().hand(0, "CC-PC", "CT-FO").command()
    assert t.texts == ["CC-PC", "CT-FO", "rack:CC-PL", "rack:CC-PR", "rack:CT-GB"], "no passing"
    t.pick("CC-PC")
    assert t.texts == ["none", "rack:CC-PL", "rack:CC-PR"], "Section cards of the rack only"
    t.pick("rack:CC-PL")
    assert t.kind == "order_unit"
    t.pick("u0", "u1", "u2", "u3")
    assert t.kind != "order_unit", "two on the left and two in the centre"
    t = epic().hand(0, "CC-PC", "CT-FO").command().pick("CC-PC", "none")
    assert set(t.texts) == {"u2", "u3", "done"}


@clause("BL-29.7")
def test_bl_29_7_a_tactic_card_is_played_alone() -> None:
    t = epic().hand(0, "CC-PC", "CT-FO").command().pick("CT-FO")
    assert t.kind == "order_unit"
    t = epic().hand(0, "CC-PC", "CT-FO").command().pick("rack:CT-GB")
    assert t.kind == "order_unit"


@clause("BL-29.5")
def test_bl_29_5_the_second_question_does_not_betray_the_hand() -> None:
    t = epic().hand(0, "CT-FO", "CT-MC").command().pick("rack:CC-PL")
    assert (t.kind, t.texts, t.asked.automatic) == ("second_card", ["none"], False)


@clause("BL-29.8")
def test_bl_29_8_lore_cards_as_usual() -> None:
    t = epic().hand(0, "CC-PC").lore(0, "WZ10", tokens=9).council(0, wizard=1)
    t.st.pos[t.u("G17")] = t.hex("G6")
    t.st.place()
    t.command()
    assert "WZ10" in t.texts


@clause("BL-29.10")
def test_bl_29_10_hand_first_then_rack() -> None:
    t = epic(mode="medieval").hand(0, "CC-SC", "CC-AL").hand(1, "CC-PL").command().pick("CC-SC", "rack:CC-PL", "done")
    assert t.kind == "keep_command"
    assert len(t.st.rack) == 2, "the rack waits"
    t.pick(t.texts[0])
    assert (len(t.st.hands[0]), len(t.st.rack)) == (2, 3)


@clause("BL-29.12")
def test_bl_29_12_rack_cards_are_not_reshuffled() -> None:
    t = epic()
    t.st.discard, t.st.deck = t.st.deck, []
    t.st.rack.pop()
    rack = list(t.st.rack)
    fill_rack(t.st)
    assert all(kind in t.st.rack for kind in rack)
    assert len(t.st.deck) == 60 - 3 - 2 - 1


@clause("BL-29.13")
def test_bl_29_13_equal_to_command_ignores_the_rack() -> None:
    t = epic().hand(0, "CC-PC", "CC-AL")
    t.st.played = [(0, 1)]
    assert command_count(t.st) == 2, "a card of the rack: the hand as it is"
    t.st.hands[0].pop()
    t.st.played = [(0, 0), (1, 1)]
    assert command_count(t.st) == 2, "the hand before a card was played from it"


@clause("BL-29.15", "BL-29.17")
def test_bl_29_15_battlelore_and_leadership() -> None:
    t = epic().hand(0, "CC-PL").orders("CT-BL", "SF").pick("u2")
    assert dice_count(t.st, 2, 6, MELEE_ATTACK, NORMAL, t.st.weapon[2]) == 6
    t = epic().council(0, commander=2).orders("CT-LD").pick("u0", "u1", "u2")
    assert t.kind != "order_unit", "one unit and two more for the Commander's level"
    assert dice_count(t.st, 2, 6, MELEE_ATTACK, NORMAL, t.st.weapon[2]) == 5


@clause("BL-29.16")
def test_bl_29_16_counter_attack_copies_one_of_two_cards() -> None:
    t = epic(("CT-BB", "CT-RB", "CC-PL")).hand(0, "CT-CA")
    t.st.last[1] = [(kinds("CC-PL")[0], 0), (kinds("CC-PC")[0], 0)]
    t.command().pick("CT-CA")
    assert t.texts == ["CC-PL", "CC-PC"]
    t.pick("CC-PL")
    assert set(t.texts) == {"u4", "u5", "done"}, "with the wings exchanged"


@clause("BL-29.18")
def test_bl_29_18_no_lore_from_ranged_rolls() -> None:
    for place, tokens in (("G5", 0), ("G4", 2)):
        t = Field({"G3": "h_arc_b", "A1": "h_inf_b"}, {place: "h_inf_b"}, mode="lore", epic=True)
        t.attack("G3", place, "LLR")
        assert t.st.tokens[0] == tokens, "point blank is melee"


@clause("BL-29.19")
def test_bl_29_19_false_orders_in_epic() -> None:
    t = epic().hand(0, "CC-PC", "CC-AL").council(1, rogue=1).lore(1, "RG06", tokens=9).command()
    t.pick("CC-PC", "rack:CC-PL", "RG06")
    assert t.st.rack == kinds("CC-PL", "CC-PR", "CT-GB"), "the rack card is returned"
    assert (t.asked.seat, t.texts) == (1, ["CC-PC", "CC-AL"])
    t.pick("CC-AL")
    assert (t.asked.seat, t.texts) == (0, ["none", "rack:CC-PL", "rack:CC-PR"]), "even the one returned"
    t.pick("rack:CC-PL")
    assert t.kind == "order_unit"


@clause("BL-29.19")
def test_bl_29_19_the_same_card_again_is_a_new_play() -> None:
    t = epic().hand(0, "CC-PC", "CC-AL").council(1, rogue=1).lore(1, "RG06", tokens=9).command()
    t.pick("CC-PC", "none", "RG06", "CC-PC")
    assert (t.asked.seat, t.texts) == (0, ["none", "rack:CC-PL", "rack:CC-PR"]), "he may add one now"
    t.pick("none")
    assert t.kind == "order_unit", "and is asked once"


@clause("BL-29.22", "BL-29.23", "BL-29.24", "BL-29.25")
def test_bl_29_25_units_are_controlled_by_section() -> None:
    t = epic(players=6)
    assign_control(t.st)
    assert t.st.control[:6] == [2, 2, 0, 0, 4, 4], "left Marshal, Lord Commander, right Marshal"
    assert t.st.control[6:] == [1, 5, 3], "Pennant's left is the east"
    t = epic(players=4)
    assign_control(t.st)
    assert t.st.control[:6] == [2, 2, 0, 0, 0, 0], "a wing without a Marshal is the Lord Commander's"
    t.st.pos[0] = t.hex("D2")
    assign_control(t.st)
    assert t.st.control[0] == 0, "a divider hex too"


@clause("BL-29.23")
def test_bl_29_23_the_lord_commander_plays_cards_marshals_move() -> None:
    t = epic(players=6).hand(0, "CC-LN").hand(1, "CC-PL").new_turn(0)
    assert t.asked.seat == 0
    t.pick("CC-LN", "none", "u0", "u2", "u4")
    assert (t.kind, t.asked.seat, t.texts) == ("move_unit", 2, ["u0", "done"])
    t.pick("done")
    assert (t.asked.seat, t.texts) == (0, ["u2", "done"])
    t.pick("done")
    assert (t.asked.seat, t.texts) == (4, ["u4", "done"])


@clause("BL-29.27", "BL-1.22")
def test_bl_29_27_a_camp_knows_its_cards_and_the_other_does_not() -> None:
    t = epic(players=6).hand(0, "CC-LN").hand(1, "CC-PL").lore(0, "WZ01").lore(1, "RG02")
    for seat in range(6):
        seen = t.st.seen_by(seat)
        own, foe = seat & 1, 1 - (seat & 1)
        assert (seen.hands[own], seen.lore[own]) == (t.st.hands[own], t.st.lore[own])
        assert (seen.hands[foe], seen.lore[foe]) == ([-1], [-1])
        assert t.st.partners(seat) == ((0, 2, 4), (1, 3, 5))[own]


@clause("BL-29.26", "BL-29.14")
def test_bl_29_26_a_scout_from_the_rack_draws_for_the_hand() -> None:
    t = epic(("CC-SL", "CC-PR", "CT-GB"), mode="medieval").hand(0, "CC-PC", "CC-AL").hand(1, "CC-PL").command()
    t.pick("rack:CC-SL", "none", "done")
    assert t.kind == "keep_command"
    t.pick(t.texts[0])
    assert (t.kind, t.asked.seat) == ("discard_command", 0), "the hand keeps its size"
    t.pick(t.texts[0])
    assert len(t.st.hands[0]) == 2
    t = epic(("CC-SL", "CC-PR", "CT-GB"), mode="medieval").hand(0, "CC-SC", "CC-AL").hand(1, "CC-PL").command()
    t.pick("CC-SC", "rack:CC-SL", "done")
    assert len(t.st.stack[-1].fields()[-1].open()) == 2, "two Scout cards still draw two"  # type: ignore[attr-defined]


@clause("BL-29.23", "BL-29.25")
def test_bl_29_23_left_wing_centre_right_wing_act_in_this_order() -> None:
    army = {"L3": "h_inf_b", "G3": "h_inf_b", "B3": "h_inf_b"}
    foes = {"L4": "h_inf_r", "G4": "h_inf_r", "B4": "h_inf_r"}
    t = Field(army, foes, epic=True, players=6).hand(0, "CC-PL").hand(1, "CC-PL")
    assign_control(t.st)
    t.order(*army).movement()
    for seat, unit in ((2, "u2"), (0, "u1"), (4, "u0")):
        assert (t.kind, t.asked.seat, t.texts) == ("move_unit", seat, [unit, "done"])
        t.pick("done")
    for seat, unit in ((2, "u2 u5"), (0, "u1 u4"), (4, "u0 u3")):
        assert (t.kind, t.asked.seat, t.texts) == ("attack", seat, [unit, "done"])
        t.pick("done")


@clause("BL-29.23")
def test_bl_29_23_a_leader_is_moved_by_the_marshal_of_his_wing() -> None:
    t = epic(players=6).hero("B3")
    assign_control(t.st)
    assert t.st.control[t.u("hero at B3")] == 2


@clause("BL-29.23", "BL-13.6")
def test_bl_29_23_the_lord_commander_may_play_a_card_before_a_marshal_moves() -> None:
    t = epic(players=6).lore(0, "WR01", tokens=9)
    assign_control(t.st)
    t.order("B3", "C3").movement()
    assert (t.kind, t.asked.seat) == ("play_lore", 0)
    t.pick("pass")
    assert (t.kind, t.asked.seat) == ("move_unit", 2)
    t.pick("u0", "B3")
    assert (t.kind, t.asked.seat) == ("play_lore", 0), "before each unit, as in a duel"
    t = epic(players=6)
    assign_control(t.st)
    assert t.order("B3").movement().kind == "move_unit", "no card, no question"


@clause("BL-29.23", "BL-29.27", "BL-1.22")
def test_bl_29_23_the_lord_commander_alone_plays_the_cards_and_gives_the_orders() -> None:
    t = epic(players=6).hand(0, "CC-PL", "CT-FO").lore(0, "WR01", tokens=9).new_turn(0)
    assert t.st.seen_by(0).hands[0] == t.st.hands[0]
    for marshal in (2, 4):
        assert t.st.seen_by(marshal).hands[0] == t.st.hands[0], "his Marshals are consulted"
        assert t.st.seen_by(marshal).lore[0] == t.st.lore[0]
    for enemy in (1, 3, 5):
        assert t.st.seen_by(enemy).hands[0] == [-1, -1]
        assert t.st.seen_by(enemy).lore[0] == [-1]
    t.pick("CC-PL", "none")
    assert (t.kind, t.asked.seat) == ("order_unit", 0), "the orders to a Marshal's units too"
    set_tokens(t.st, 0, c.WEB, 1)
    t.pick("u0", "done")
    assert (t.kind, t.asked.seat) == ("cleanse", 0), "and what is paid for them"


@clause("BL-29.21")
@pytest.mark.parametrize(("standard", "pennant", "how"), [(7, 5, "decisive"), (8, 7, None), (9, 7, "decisive")])
def test_bl_29_21_decisive_and_marginal(standard: int, pennant: int, how: str | None) -> None:
    t = epic(goals=7)
    t.st.awards = [standard, pennant]
    judge(t.st)
    assert (t.st.result.how if t.st.result else None) == how


@clause("BL-29.26")
def test_bl_29_26_a_rack_scout_with_a_full_hand_costs_a_card_of_choice() -> None:
    t = epic(("CC-SL", "CC-PR", "CT-GB"), mode="medieval").hand(0, "CC-PC", "CC-AL").hand(1, "CC-PL").command()
    t.pick("rack:CC-SL", "none", "done")
    t.pick(t.texts[0])
    assert {"CC-PC", "CC-AL"} <= set(t.texts), "old cards or the new one"
    t.pick("CC-AL")
    assert COMMAND_IDS.index("CC-AL") in t.st.discard
    assert len(t.st.hands[0]) == t.st.hand_size[0] == 2


@clause("BL-29.15")
def test_bl_29_15_the_rack_is_not_reshuffled() -> None:
    t = epic()
    t.st.discard = [t.st.deck.pop() for _ in range(9)]
    rack = list(t.st.rack)
    reshuffle(t.st)
    assert (t.st.rack, t.st.discard) == (rack, [])
    assert sorted([*t.st.deck, *rack, *t.st.hands[0], *t.st.hands[1]]) == list(COMMAND_DECK)
