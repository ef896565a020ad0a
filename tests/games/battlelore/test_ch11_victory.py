"""Chapter 11 of the BattleLore ledger: Draw, end of turn, victory."""

from __future__ import annotations

from sandtable.games.battlelore.tables.cards import COMMAND_IDS
from sandtable.games.battlelore.tables.conditions import STARTED_HERE, VICTOR
from sandtable.games.battlelore.turn.victory import banners
from tests.games.battlelore.fields import OBJECTIVE, duel
from tests.games.battlelore.support import FAR, MY, Field
from tests.support import clause


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
    assert not t.asked.automatic
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
    t.council(1, wizard=1).attack("G3", "G4", "GRR")
    assert t.st.result is None, "a creature may still enter"


@clause("BL-11.10", "BL-16.2", "BL-18.18")
def test_bl_11_10_a_creature_nobody_can_call_does_not_save_a_camp() -> None:
    circle: dict[str, tuple[str, str | None]] = {"G6": ("summoning_circle", "pennant")}
    for creature, enters in (("c_roc_r", "conjuration"), ("c_ear_b", "summoning_circle")):
        reserve = [{"camp": "pennant", "unit": creature, "enters": enters}]
        t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g"}, mode="lore", reserves=reserve, landmarks=circle).lose("G4", 3)
        t.attack("G3", "G4", "GRR")
        assert t.st.result is not None, f"no Wizard, no troop: {creature} stays away"
        assert t.st.result.winners == (0,)


@clause("BL-11.9", "BL-24.12")
def test_bl_11_9_a_champion_and_his_troop_hold_one_objective() -> None:
    def held() -> Field:
        t = Field({"A1": "h_inf_b", "G4": "h_inf_g", "F6": "h_inf_b"}, {"M9": "h_inf_b"}, rules=[OBJECTIVE])
        t.hero("G5").new_turn(0)
        assert banners(t.st, 0) == 1
        return t

    t = held().walks("G4", "G5")
    assert banners(t.st, 0) == 1, "his troop has come to him"
    t.st.flags = [STARTED_HERE] * len(t.st.flags)
    t.walks("G4", "G4")
    assert banners(t.st, 0) == 0, "both have left"
    t = held().order("hero at G5").movement().pick("u4", "F6")
    assert (t.place_of("hero at G5"), banners(t.st, 0)) == ("F6", 0), "he has joined a troop elsewhere"


@clause("BL-11.9", "BL-25.21")
def test_bl_11_9_a_champion_who_leaves_the_board_leaves_the_objective() -> None:
    rule = {**OBJECTIVE, "hexes": ["G1"]}
    t = Field(MY, {"F2": "h_inf_r", "M9": "h_inf_b"}, rules=[rule]).hero("G1").new_turn(0)
    assert banners(t.st, 0) == 1
    t.turn_of(1).attack("F2", "hero at G1", "FRRR").pick("0", "leave")
    assert (t.place_of("hero at G1"), banners(t.st, 0)) == ("off", 0)


@clause("BL-11.11", "BL-13.13", "BL-17.5")
def test_bl_11_11_a_leader_who_leaves_takes_nothing_along() -> None:
    rule = {"id": "x", "type": "exit", "camp": "standard", "hexes": ["G9"], "banners": 1, "limit": 2, "text": "x"}
    t = Field({"G9": "h_inf_b", **MY}, FAR, mode="lore", rules=[{**rule, "kind": "permanent"}])
    t.hero("G9", artifacts="AR22").council(0, warrior=1).lore(0, "WR01", "WR02", "WR03", tokens=5)
    t.st.tok[t.u("hero at G9")] = VICTOR
    t.st.pool -= 1
    t.order("G9").movement().pick("u0", "leave")
    assert t.st.pool + sum(t.st.tokens) == 36, "his token is back in the pool"
    assert t.kind == "discard_lore", "the Amulet of the Owl is gone"
