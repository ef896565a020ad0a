"""Chapter 3 of the BattleLore ledger: Turn sequence."""

from __future__ import annotations

from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables.cards import COMMAND_IDS
from sandtable.games.battlelore.tables.conditions import BATTLED, ORDERED
from sandtable.games.battlelore.turn.victory import banners
from tests.games.battlelore.fields import OBJECTIVE, duel
from tests.games.battlelore.support import Field
from tests.support import clause


@clause("BL-3.1")
def test_bl_3_1_phases_in_order_and_players_alternate() -> None:
    t = duel().hand(0, "CC-PC").hand(1, "CC-PC").new_turn(0)
    kinds = []
    for pick in ("CC-PC", "u0", "u0", "G5", "CC-PC"):
        kinds.append((t.asked.seat, t.kind))
        t.pick(pick)
    assert kinds == [
        (0, "play_command"),
        (0, "order_unit"),
        (0, "move_unit"),
        (0, "move_to"),
        (1, "play_command"),
    ], "no enemy is in reach, and the hand is drawn up again"


@clause("BL-3.1", "BL-4.5", "BL-6.2")
def test_bl_3_1_orders_and_battles_of_a_turn_end_with_it() -> None:
    t = Field({"G3": "h_inf_g"}, {"G4": "h_inf_b"}).hand(0, "CC-PC").hand(1, "CC-PC").new_turn(0)
    t.pick("CC-PC", "u0", "done").dice("RR").pick("u0 u1", "CC-PC")
    assert (t.asked.seat, t.kind, t.texts) == (1, "order_unit", ["u1", "done"])
    assert not t.st.flags[0] & (ORDERED | BATTLED)


@clause("BL-3.3")
def test_bl_3_3_one_command_card_must_be_played() -> None:
    t = duel().hand(0, "CC-PC", "CC-AL").new_turn(0)
    assert t.texts == ["CC-PC", "CC-AL"], "passing is no option"


@clause("BL-3.4", "BL-4.7")
def test_bl_3_4_without_orders_the_turn_goes_on_to_the_draw() -> None:
    t = duel().hand(0, "CC-PL").hand(1, "CC-PC").new_turn(0).pick("CC-PL")
    assert (t.asked.seat, t.kind) == (1, "play_command"), "nobody stands in the left section"
    t = duel().hand(0, "CC-PC").hand(1, "CC-PC").new_turn(0).pick("CC-PC", "done")
    assert (t.asked.seat, t.kind) == (1, "play_command")


@clause("BL-3.5", "BL-11.1")
def test_bl_3_5_the_card_is_discarded_in_the_draw_phase() -> None:
    t = duel().hand(0, "CC-PC").hand(1, "CC-PC").new_turn(0).pick("CC-PC")
    assert t.st.discard == []
    assert t.st.played == [(COMMAND_IDS.index("CC-PC"), 0)]
    t.pick("done")
    assert t.st.discard == [COMMAND_IDS.index("CC-PC")]
    assert len(t.st.hands[0]) == 1


@clause("BL-3.6")
def test_bl_3_6_no_move_after_the_first_battle() -> None:
    t = Field({"G3": "h_inf_g", "E3": "h_inf_g"}, {"G4": "h_inf_b"}).order("G3", "E3").movement().pick("done")
    assert t.kind == "attack"
    t.dice("RR").pick("u0 u2")
    assert t.kind not in ("move_unit", "move_to")


@clause("BL-3.2")
def test_bl_3_2_a_permanent_objective_scores_once() -> None:
    rule = {**OBJECTIVE, "kind": "permanent", "camp": "standard"}
    t = Field({"G5": "h_inf_g"}, {"G7": "h_inf_g"}, rules=[rule]).hand(0, "CC-PC").new_turn(0)
    assert banners(t.st, 0) == 1
    t.new_turn(0)
    assert banners(t.st, 0) == 1
    t = Field({"G7": "h_inf_g"}, {"G5": "h_inf_g"}, rules=[rule]).hand(1, "CC-PC").new_turn(1)
    assert banners(t.st, 1) == 0, "only Standard scores here"


@clause("BL-3.7")
def test_bl_3_7_tokens_are_paid_off_after_the_orders() -> None:
    t = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").lore(0, tokens=5)
    t.st.tok[0] = 1 | 2
    t.orders("CC-PC").pick("u0")
    assert t.texts == ["done", "u0 web"], "a Poison token cannot go before the Web (BL-18.7)"
    t.pick("u0 web")
    assert t.texts == ["done", "u0 poison"]
    t.pick("u0 poison")
    assert (t.st.tokens[0], t.st.tok[0], t.kind) == (2, 0, "move_unit")


def test_a_game_is_loaded_where_it_was_saved() -> None:
    t = duel().hand(0, "CC-PC").new_turn(0).pick("CC-PC")
    assert SPEC.load(t.st.dump()).dump() == t.st.dump()
