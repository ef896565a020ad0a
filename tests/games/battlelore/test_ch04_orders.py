"""Chapter 4 of the BattleLore ledger: Command and ordering."""

from __future__ import annotations

from sandtable.games.battlelore.combat.dice import dice_count
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL, RANGED_ATTACK
from sandtable.games.battlelore.tables.cards import BATTLELORE, COMMAND_IDS, DARKEN_THE_SKY
from sandtable.games.battlelore.tables.conditions import ORDERED
from sandtable.games.battlelore.tables.effects import FX_NO_ORDER, IN_ANY
from tests.games.battlelore.fields import line, orderable
from tests.games.battlelore.support import LINE, Field
from tests.support import clause


@clause("BL-4.1", "BL-4.9")
def test_bl_4_1_a_section_card_orders_its_number_per_section() -> None:
    t = line().orders("CC-PN")
    assert orderable(t) == {"B3", "C3", "K3", "L3"}, "left and right, not the centre"
    t = line().orders("CC-SL")
    t.pick("u0")
    assert t.kind != "order_unit", "one order, and it is used"


@clause("BL-4.2")
def test_bl_4_2_a_tactic_card_orders_in_any_section() -> None:
    t = line().hand(0, "CC-PL", "CC-PL").orders("CT-GB")
    assert orderable(t) == {"C3", "K3"}
    assert orderable(line().orders("CT-BB")) == {"B3", "H3"}
    assert orderable(line().orders("CT-MC")) == {"H3", "L3"}
    assert orderable(line().orders("CT-FO")) == {"B3", "C3", "G3", "K3"}


@clause("BL-4.3")
def test_bl_4_3_equal_to_command_counts_the_card_just_played() -> None:
    t = line().hand(0, "CC-PL").orders("CT-FO")
    t.pick("u0", "u1")
    assert t.kind != "order_unit", "one card in hand and the one played: 2"
    t = line().hand(0, "CC-PL").orders("CC-VL").pick("u0", "u1")
    assert t.kind != "order_unit"
    t = line().hand(0, "CC-PL")
    t.st.hands[0] = []
    t.orders("CC-VL").pick("u0")
    assert t.kind != "order_unit", "the card played is counted, and it is the only one"


@clause("BL-4.4", "BL-4.6")
def test_bl_4_4_orders_are_announced_before_moves_and_once_per_unit() -> None:
    t = line().orders("CC-PL").pick("u0")
    assert orderable(t) == {"C3"}
    t.pick("u1")
    assert t.kind == "move_unit"
    assert t.texts == ["u0", "u1", "done"]


@clause("BL-4.5")
def test_bl_4_5_only_ordered_units_act() -> None:
    t = Field({"G3": "h_inf_b", "F3": "h_inf_b"}, {"G4": "h_inf_b"}).order("G3").combat()
    assert t.texts == ["u0 u2", "done"]
    assert t.why_not(0, ("unit", 1)) == ["BL-4.5"]


@clause("BL-4.8")
def test_bl_4_8_a_divider_unit_counts_in_either_section() -> None:
    t = Field({"D2": "h_inf_b", "C3": "h_inf_b", "B3": "h_inf_b"}, {"G9": "h_inf_g"}).orders("CC-LN")
    t.pick("u1")
    assert orderable(t) == {"D2"}, "the left order is used, D2 counts in the centre"
    t.pick("u0")
    assert t.kind != "order_unit"
    t = Field({"D2": "h_inf_b", "C3": "h_inf_b", "G3": "h_inf_b"}, {"G9": "h_inf_g"}).orders("CC-LN")
    t.pick("u0")
    assert orderable(t) == {"C3", "G3"}, "D2 can be counted in either section, so both are open"
    t.pick("u1")
    assert t.kind != "order_unit", "now D2 counts in the centre"


@clause("BL-4.10", "BL-17.2")
def test_bl_4_10_a_creature_out_of_section_costs_three_lore() -> None:
    army = {"B3": "h_inf_b", "G3": "c_spi_g", "G2": "h_inf_b"}
    t = Field(army, {"G9": "h_inf_g"}, mode="lore").lore(0, tokens=3).orders("CC-PL")
    assert orderable(t) == {"B3", "G3"}
    t.pick("u1")
    assert t.st.tokens[0] == 0
    assert orderable(t) == {"B3"}
    t.pick("u0")
    assert t.kind != "order_unit", "it used one of the card's orders"
    t = Field(army, {"G9": "h_inf_g"}, mode="lore").lore(0, tokens=2).orders("CC-PL")
    assert orderable(t) == {"B3"}
    assert t.why_not(0, ("unit", 1)) == ["BL-4.10"]


@clause("BL-4.10")
def test_bl_4_10_a_creature_in_a_covered_section_is_ordered_normally() -> None:
    t = Field({"B3": "c_spi_g"}, {"G9": "h_inf_g"}, mode="lore").lore(0, tokens=3).orders("CC-PL").pick("u0")
    assert t.st.tokens[0] == 3


@clause("BL-4.10", "BL-4.8")
def test_bl_4_10_an_order_of_another_section_if_those_of_its_own_are_used_up() -> None:
    army = {"B3": "h_inf_b", "C3": "c_spi_g", "G3": "h_inf_b", "F3": "h_inf_b"}
    t = Field(army, {"G9": "h_inf_g"}, mode="lore").lore(0, tokens=3).orders("CC-LN").pick("u0")
    assert orderable(t) == {"C3", "G3", "F3"}, "the order of the right wing, from a different section"
    t.pick("u1")
    assert t.st.tokens[0] == 0
    assert orderable(t) == {"G3", "F3"}
    t = Field({**army, "J3": "h_inf_b"}, {"G9": "h_inf_g"}, mode="lore").lore(0, tokens=3).orders("CC-LN")
    t.pick("u0", "u2", "u4")
    assert t.kind != "order_unit", "no order is left to pay for"
    t = Field(army, {"G9": "h_inf_g"}, mode="lore").lore(0, tokens=2).orders("CC-LN").pick("u0")
    assert orderable(t) == {"G3", "F3"}
    assert t.why_not(0, ("unit", 1)) == ["BL-4.10"]
    t = Field(army, {"G9": "h_inf_g"}, mode="lore").lore(0, tokens=3).orders("CC-LN").pick("u1")
    assert t.st.tokens[0] == 3, "while its own section has an order it costs nothing"
    assert orderable(t) == {"G3", "F3"}, "a troop cannot take an order of another section"


@clause("BL-4.11")
def test_bl_4_11_a_tactic_card_without_its_units_orders_one() -> None:
    t = Field({"G3": "h_inf_b", "F3": "h_inf_b"}, {"G9": "h_inf_g"}).hand(0, "CC-PL").orders("CT-MC")
    assert orderable(t) == {"G3", "F3"}
    t.pick("u0")
    assert t.kind != "order_unit"
    assert t.st.effects == [], "and nothing else"


@clause("BL-4.2", "BL-10.10")
def test_foot_onslaught_adds_a_die_in_melee() -> None:
    t = Field({"G3": "h_inf_b", "F3": "h_inf_b"}, {"G4": "h_inf_b"}).hand(0, "CC-PL").orders("CT-FO").pick("u0", "done")
    assert dice_count(t.st, 0, 2, MELEE_ATTACK, NORMAL, t.st.weapon[0]) == 4
    assert dice_count(t.st, 1, 2, MELEE_ATTACK, NORMAL, t.st.weapon[1]) == 3, "not ordered"


@clause("BL-4.2", "BL-7.4")
def test_foot_onslaught_adds_nothing_at_range_battlelore_does() -> None:
    for card, more in (("CT-FO", 0), ("CT-BL", 1), ("CT-LD", 1)):
        t = Field({"G3": "h_arc_b"}, {"G5": "h_inf_b"}).hand(0, "CC-PL").orders(card, "SF" if card == "CT-BL" else "")
        t.pick("u0")
        assert dice_count(t.st, 0, 1, RANGED_ATTACK, NORMAL, t.st.weapon[0]) == 3 + more


@clause("BL-4.11")
def test_bl_4_11_units_that_cannot_be_ordered_are_on_the_board_all_the_same() -> None:
    t = line().hand(0, "CC-PL")
    t.st.effects += [(FX_NO_ORDER, unit, 0, IN_ANY, 1) for unit in (1, 4)]
    assert t.orders("CT-GB").kind == "play_command", "both green units are in a Sanctuary: nobody is ordered"


@clause("BL-4.2", "BL-5.12")
def test_forced_march_adds_a_hex() -> None:
    t = Field({"G3": "h_inf_r"}, {"A9": "h_inf_b"}).hand(0, "CC-PL").orders("CT-FM").pick("u0")
    assert len(t.reach("G3")) == 1 + 6 + 12


@clause("BL-4.2")
def test_darken_the_sky_orders_all_archers_for_two_shots() -> None:
    t = Field({"G3": "h_arc_g", "A3": "h_arc_b", "A1": "h_inf_b"}, {"G6": "h_inf_b", "A4": "h_inf_b"}).orders("CT-DS")
    assert [flag & ORDERED for flag in t.st.flags[:3]] == [1, 1, 0]
    assert t.kind == "attack", "they may not move"
    assert t.texts == ["u0 u3", "done"], "A3 has an enemy adjacent and may not battle"
    assert t.why_not(0, ("unit", 4)) == ["BL-4.2"]
    t.dice("RR").pick("u0 u3")
    assert t.texts == ["u0 u3", "done"], "the second shot"
    t.dice("RR").pick("u0 u3")
    assert t.kind != "attack"


@clause("BL-4.2")
def test_leadership_orders_one_at_plus_one_and_draws_two() -> None:
    t = Field({"G3": "h_arc_b", "F3": "h_inf_b"}, {"G5": "h_inf_b"}).hand(0, "CC-PL").orders("CT-LD").pick("u0")
    assert t.kind == "move_unit"
    t.pick("done").dice("RRRR").pick("u0 u2")
    assert t.kind == "keep_command"


@clause("BL-4.2")
def test_battlelore_rolls_its_orders() -> None:
    t = line().hand(0, "CC-PL", "CC-PL", "CC-PR").orders("CT-BL", "GFSF")
    assert orderable(t) == {"B3", "C3", "G3", "H3", "K3", "L3"}, "a GREEN and a STRIKE"
    t.pick("u1")
    assert orderable(t) == {"B3", "G3", "H3", "K3", "L3"}
    t.pick("u4")
    assert t.kind != "order_unit", "both green units: one by GREEN, one by STRIKE"
    assert dice_count(t.st, 1, 6, MELEE_ATTACK, NORMAL, t.st.weapon[1]) == 3


@clause("BL-4.2")
def test_battlelore_gives_lore_only_in_lore_adventures() -> None:
    t = line(mode="lore").hand(0, "CC-PL").orders("CT-BL", "LL")
    assert t.st.tokens[0] == 2
    t = line().hand(0, "CC-PL").orders("CT-BL", "LL")
    assert t.st.tokens[0] == 0


@clause("BL-4.2", "BL-29.15")
def test_battlelore_shuffles_the_decks() -> None:
    t = line().hand(0, "CC-PL").hand(1, "CC-PL")
    t.st.discard = [t.st.deck.pop() for _ in range(10)]
    t.orders("CT-BL", "FF")
    assert t.kind == "play_command"
    assert t.st.discard == []


@clause("BL-4.2", "BL-4.12")
def test_battlelore_shuffles_the_lore_deck_too_also_when_copied() -> None:
    for played in ("CT-BL", "CT-CA"):
        t = line(mode="lore").hand(0, played).hand(1, "CC-PL")
        t.st.last[1] = [(BATTLELORE, 0)]
        t.st.lore_discard = [t.st.lore_deck.pop() for _ in range(7)]
        t.command("F").pick(played)
        assert (t.kind, t.st.lore_discard, len(t.st.lore_deck)) == ("lore_choice", [], 60)


@clause("BL-4.12")
def test_bl_4_12_counter_attack_copies_with_wings_exchanged() -> None:
    t = line().hand(0, "CT-CA").hand(1, "CC-PL").turn_of(1)
    t.st.last[1] = [(COMMAND_IDS.index("CC-AL"), 0)]
    t.turn_of(0).command().pick("CT-CA")
    assert orderable(t) == {"K3", "L3"}, "Attack Left becomes Attack Right"


@clause("BL-4.12")
def test_bl_4_12_the_whole_card_is_copied() -> None:
    t = line().hand(0, "CT-CA", "CC-PL").hand(1, "CC-PL")
    t.st.last[1] = [(COMMAND_IDS.index("CC-SC"), 0)]
    t.command().pick("CT-CA", "done")
    assert t.kind == "keep_command", "the Scout draw is copied too"
    t = line().hand(0, "CT-CA", "CC-PL")
    t.st.last[1] = [(COMMAND_IDS.index("CC-VL"), 0)]
    t.command().pick("CT-CA", "u4", "u5")
    assert t.kind != "order_unit", "Equal to Command is the own hand: 2"


@clause("BL-4.13")
def test_bl_4_13_counter_attack_after_counter_attack_swaps_again() -> None:
    t = line().hand(0, "CT-CA").hand(1, "CC-PL")
    t.st.last[1] = [(COMMAND_IDS.index("CC-AL"), 1)]
    t.command().pick("CT-CA")
    assert orderable(t) == {"B3", "C3"}


@clause("BL-4.13")
def test_bl_4_13_with_nothing_to_copy_it_orders_one_unit() -> None:
    t = line().hand(0, "CT-CA").command().pick("CT-CA")
    assert orderable(t) == set(LINE)
    t.pick("u0")
    assert t.kind != "order_unit"


@clause("BL-4.13")
def test_bl_4_13_after_a_turn_without_a_command_card_there_is_nothing_to_copy() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_b", "A9": "h_inf_b", "M9": "h_inf_b"}, mode="lore")
    t.council(0, warrior=1).lore(0, "WR08").hand(0, "CC-PL").hand(1, "CT-CA")
    t.st.last = [[(COMMAND_IDS.index("CC-AL"), 0)], []]
    t.command().pick("WR08", "done", "two-tokens", "CT-CA")
    assert (t.asked.seat, orderable(t)) == (1, {"G4", "A9", "M9"}), "one unit of choice, not Attack Left again"
    t.pick("u1")
    assert t.kind != "order_unit"


@clause("BL-4.2")
def test_bl_4_2_banner_cards_never_order_champions() -> None:
    t = Field({"C3": "h_inf_g", "A1": "h_inf_b"}, {"G9": "h_inf_g"}, mode="lore").hero("G3").hand(0, "CC-PL")
    assert orderable(t.orders("CT-GB")) == {"C3"}


def test_the_first_card_may_count_as_darken_the_sky() -> None:
    rule = {"id": "x", "type": "first_card_as", "camp": "standard", "card": "CT-DS", "text": "x"}
    t = Field({"G3": "h_arc_g"}, {"G6": "h_inf_b"}, rules=[rule]).hand(0, "CC-PL").hand(1, "CC-PL").command()
    t.pick("CC-PL")
    assert t.texts == ["CC-PL", "CT-DS"]
    t.pick("CT-DS")
    assert t.kind == "attack"
    assert t.st.last[0] == [(DARKEN_THE_SKY, 0)], "a Counter Attack copies Darken the Sky"
