"""Chapter 3: the turn sequence; chapter 11: draw, end of turn, victory."""

from __future__ import annotations

from typing import Unpack

from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BATTLED, FX_BOLD, IN_ANY, ORDERED
from sandtable.games.battlelore.tables.cards import COMMAND_IDS
from sandtable.games.battlelore.turn.victory import banners
from tests.games.battlelore.support import Field, Given
from tests.support import clause

OBJECTIVE = {
    "id": "bridge",
    "type": "objective_hexes",
    "hexes": ["G5"],
    "camp": "any",
    "banners": 1,
    "kind": "temporary",
    "text": "x",
}


def duel(**more: Unpack[Given]) -> Field:
    return Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, **more)


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


@clause("BL-3.2", "BL-11.9")
def test_bl_11_9_a_temporary_banner_lasts_while_the_unit_stays() -> None:
    t = Field({"G5": "h_inf_g", "A1": "h_inf_b"}, {"G7": "h_inf_g"}, rules=[OBJECTIVE]).hand(0, "CC-PC").new_turn(0)
    assert banners(t.st, 0) == 1
    t.pick("CC-PC", "u0", "u0", "F4")
    assert banners(t.st, 0) == 0
    t = Field({"G4": "h_inf_g"}, {"G7": "h_inf_g"}, rules=[OBJECTIVE]).hand(0, "CC-PC").new_turn(0)
    assert banners(t.st, 0) == 0


@clause("BL-3.2", "BL-11.9")
def test_bl_11_9_a_temporary_banner_is_counted_once() -> None:
    rule = {**OBJECTIVE, "hexes": ["G5", "H5"]}
    t = Field({"G5": "h_inf_g", "H5": "h_inf_g", "A1": "h_inf_b"}, {"G7": "h_inf_g"}, rules=[rule]).new_turn(0)
    assert banners(t.st, 0) == 1, "two units, one banner"
    t.new_turn(0)
    assert banners(t.st, 0) == 1, "the turn after, the same banner"
    own = {"B5": "h_inf_g", "J5": "h_inf_g"}
    t = Field(own, {"G7": "h_inf_g"}, rules=[{**rule, "hexes": ["B5", "J5"]}], players=4, allies="reluctant")
    t.st.order = [0, 1, 2, 3]
    t.hand(2, "CC-PL").new_turn(0)
    t.new_turn(2)
    assert banners(t.st, 0) == 1, "allies do not score it twice"


@clause("BL-3.2", "BL-11.6", "BL-11.9")
def test_bl_11_9_a_temporary_banner_can_win() -> None:
    t = Field({"G5": "h_inf_g"}, {"G7": "h_inf_g"}, rules=[OBJECTIVE], goals=1).hand(0, "CC-PC").new_turn(0)
    assert t.kind == "over"
    assert t.st.result is not None
    assert t.st.result.fields() == ((0,), (1, 0), "banners")


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


@clause("BL-13.6", "BL-13.18")
def test_bl_13_6_a_lore_card_is_offered_only_to_who_has_one_to_play() -> None:
    """The question is asked on public facts; that its answers are not a lone pass is between the seat and the engine."""
    field = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").council(0, wizard=3, warrior=3)
    assert "lore" not in field.lore(0, "WR01").draw().texts, "Warrior's card of the Combat phase"
    assert "lore" in Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").lore(0, "WZ15").draw().texts
    t = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").lore(0, "WR01").order("G3").movement()
    assert (t.kind, t.texts) == ("move_unit", ["u0", "done"])
    t = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").lore(0, "WR04").order("G3").movement()
    assert t.texts == ["u0", "done", "lore"]
    assert t.pick("lore").texts[-1] == "pass"
    assert len(t.texts) > 1


@clause("BL-11.1")
def test_bl_11_1_an_empty_deck_is_renewed_from_the_discards() -> None:
    t = duel().hand(0, "CC-PC")
    t.st.discard, t.st.deck = t.st.deck, []
    t.st.played = [(t.st.hands[0].pop(), 0)]
    t.st.carried = t.st.played[:]
    t.draw()
    assert len(t.st.hands[0]) == 1
    assert len(t.st.discard) == 0
    assert len(t.st.deck) == 58, "the card just played was shuffled in too"


@clause("BL-11.2")
def test_bl_11_2_a_scout_draws_two_and_keeps_one() -> None:
    t = duel().hand(0, "CC-SC", "CC-AL").hand(1, "CC-PC").new_turn(0).pick("CC-SC", "done")
    assert t.kind == "keep_command"
    assert not t.asked.lone
    kept = t.texts[0]
    t.pick(kept)
    assert len(t.st.hands[0]) == 2
    assert COMMAND_IDS.index(kept) in t.st.hands[0]
    assert len(t.st.discard) == 2, "the Scout card and the card not kept"


@clause("BL-11.2")
def test_bl_11_2_the_drawn_cards_are_secret() -> None:
    t = duel().hand(0, "CC-SC", "CC-AL").hand(1, "CC-PC").new_turn(0).pick("CC-SC", "done")
    assert t.st.seen_by(1).decision is not None
    seen = t.st.seen_by(1)
    assert seen.decision is not None
    assert seen.decision.options == []
    assert "None" in repr([frame.fields()[-1].value for frame in seen.stack if type(frame).__name__ == "Keep"])  # type: ignore[attr-defined]


@clause("BL-11.3")
def test_bl_11_3_the_lore_choice() -> None:
    t = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").council(0, wizard=3).draw()
    assert t.texts == ["two-cards", "card-and-token", "two-tokens"]
    t.pick("two-tokens")
    assert (t.st.tokens[0], len(t.st.lore[0])) == (2, 0)
    t = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").council(0, wizard=3).draw().pick("card-and-token")
    assert (t.st.tokens[0], len(t.st.lore[0])) == (1, 1)
    t = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").council(0, wizard=3).draw().pick("two-cards")
    assert t.kind == "keep_lore"
    t.pick(t.texts[0])
    assert (t.st.tokens[0], len(t.st.lore[0]), len(t.st.lore_discard)) == (0, 1, 1)


@clause("BL-11.4")
def test_bl_11_4_an_empty_lore_deck_is_renewed_or_gives_nothing() -> None:
    t = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").council(0, wizard=3)
    t.st.lore_deck, t.st.lore_discard = [], list(range(60))
    t.draw().pick("card-and-token")
    assert len(t.st.lore[0]) == 1
    assert len(t.st.lore_deck) == 59
    t = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").council(0, wizard=3)
    t.st.lore_deck = []
    t.draw().pick("two-cards")
    assert t.st.lore[0] == []


@clause("BL-13.13")
def test_bl_13_13_excess_lore_cards_are_discarded_at_once() -> None:
    t = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").lore(0, "WR01").draw().pick("card-and-token")
    assert t.kind == "discard_lore"
    assert "WR01" in t.texts, "old and new cards alike"
    assert len(t.texts) == 2
    t.pick("WR01")
    assert len(t.st.lore[0]) == 1


@clause("BL-13.13", "BL-11.3")
def test_bl_13_13_the_card_kept_of_two_counts_against_the_limit() -> None:
    t = Field({"G3": "h_inf_g"}, {"G7": "h_inf_g"}, mode="lore").lore(0, "WR01").draw().pick("two-cards")
    t.pick(t.texts[0])
    assert (t.kind, len(t.texts)) == ("discard_lore", 2)
    assert len(t.st.lore_discard) == 1, "the card not kept"


@clause("BL-11.6")
def test_bl_11_6_the_game_ends_in_mid_turn() -> None:
    t = Field({"G3": "h_inf_b", "F3": "h_inf_b"}, {"G4": "h_inf_g", "A9": "h_inf_b"}, goals=1).order("F3").lose("G4", 3)
    t.attack("G3", "G4", "GRR")
    assert t.kind == "over"
    assert t.st.result is not None
    assert t.st.result.fields() == ((0,), (1, 0), "banners")


@clause("BL-11.8")
def test_bl_11_8_both_at_once_the_active_player_wins() -> None:
    for active in (0, 1):
        t = duel(goals=1)
        t.st.awards = [1, 1]
        t.st.active = active
        t.st.stirred = True
        t.st.stack = []
        t.draw()
        assert t.st.result is not None
        assert t.st.result.winners == (active,)


@clause("BL-11.10")
def test_bl_11_10_a_camp_without_units_loses() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}).lose("G4", 3).attack("G3", "G4", "GRR")
    assert t.st.result is not None
    assert t.st.result.fields() == ((0,), (1, 0), "annihilated")
    reserve = [{"camp": "pennant", "unit": "c_roc_r", "enters": "conjuration"}]
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}, mode="lore", reserves=reserve).lose("G4", 3)
    t.attack("G3", "G4", "GRR")
    assert t.st.result is None, "a creature may still enter"


@clause("BL-34.10")
def test_bl_34_10_turn_limit() -> None:
    t = duel(turn_limit=1).hand(0, "CC-PL").new_turn(0)
    t.st.turn = 1
    t.pick("CC-PL")
    assert t.st.result is not None
    assert t.st.result.fields() == ((), (0, 0), "turn_limit")
    t = duel(turn_limit=1).hand(0, "CC-PL").new_turn(0)
    t.st.awards[1] = 2
    t.pick("CC-PL")
    assert t.st.result is not None
    assert t.st.result.winners == (1,)


@clause("BL-13.21")
def test_bl_13_21_effects_end_with_their_turn() -> None:
    t = duel().hand(0, "CC-PL").hand(1, "CC-PL")
    t.st.effects = [(FX_BOLD, 0, 1, IN_ANY, 2), (FX_BOLD, 0, 1, IN_ANY, 3)]
    t.new_turn(0)
    assert len(t.st.effects) == 2
    t.pick("CC-PL")
    assert t.st.turn == 3
    assert len(t.st.effects) == 1


def test_a_game_is_loaded_where_it_was_saved() -> None:
    t = duel().hand(0, "CC-PC").new_turn(0).pick("CC-PC")
    assert SPEC.load(t.st.dump()).dump() == t.st.dump()
