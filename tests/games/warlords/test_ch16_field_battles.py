"""Chapter 16: field battles."""

from __future__ import annotations

from sandtable.games.warlords.battle.field import FieldBattle, terrain_value
from sandtable.games.warlords.battle.losses import loss_sets
from sandtable.games.warlords.battle.values import field_values, hero_value, in_differential
from sandtable.games.warlords.board import ENFEEBLED, GROUNDED, SHIELD
from sandtable.games.warlords.tables.cards import def_of
from tests.games.warlords.support import Table
from tests.support import clause


def values(t: Table, name: str) -> dict[str, int]:
    return {def_of(card).name: value for card, value in field_values(t.st, t.place(name))}


def battle(t: Table, attacker: str, defender: str, intercepting: int = 0) -> FieldBattle:
    return FieldBattle(t.place(attacker), t.place(defender), 0, 1, 0, intercepting)


def fight(t: Table, stack: str = "Sir Corvane", target: str = "Hrodgar Skyfist", card: str = "Battle 5") -> Table:
    """Launch a field battle. The test answers the windows in between."""
    return t.hand(0, card).step("battles").pick(f"{stack} {target}", f"field {card}")


def plain() -> Table:
    """Sir Corvane 7 with 4 and 6 against Hrodgar Skyfist 8 with 2 and 4 in camp."""
    t = Table().castle(0, "Marthos").castle(1, "Khamar")
    t.stack(0, "Sir Corvane", "Heavy Infantry", "Mercenaries", march=2)
    return t.stack(1, "Hrodgar Skyfist", "Light Infantry", "Heavy Infantry")


@clause("WL-16.12", "WL-16.13", "WL-16.14", "WL-16.15", "WL-16.17", "WL-16.18", "WL-26.9", "WL-23.10")
def test_wl_16_13_to_16_18_what_cards_are_worth() -> None:
    t = Table().stack(0, "Aldric Sunmantle", "Order of the Sun", "The Green Man", "Cavalry")
    assert values(t, "Aldric Sunmantle") == {"Order of the Sun": 8, "The Green Man": 8, "Cavalry": 6}
    stack = t.place("Aldric Sunmantle")
    assert hero_value(t.st, stack, False) == 6
    t.st.link(stack, t.take(0, "Banner of the Sirians"))
    assert values(t, "Aldric Sunmantle")["Order of the Sun"] == 10
    t.st.link(stack, t.take(0, "Lightsword"))
    t.st.link(stack, t.take(0, "Knighthood"))
    assert hero_value(t.st, stack, False) == 10
    t.st.link(stack, t.take(0, "Crown of Loriel"))
    t.st.link(stack, t.take(0, "Orb of Loriel"))
    assert values(t, "Aldric Sunmantle") == {"Order of the Sun": 12, "The Green Man": 10, "Cavalry": 8}
    assert hero_value(t.st, stack, False) == 12


@clause("WL-9.35", "WL-16.14")
def test_wl_9_35_a_named_fleet_helps_armies_of_its_race_at_sea_and_in_port() -> None:
    t = Table().castle(1, "Ohmsmouth", "Militia").stack(0, "Aldric Sunmantle", "Pegasi", "Militia", "Swan Fleet")
    assert values(t, "Aldric Sunmantle") == {"Pegasi": 5, "Militia": 1}
    t.st.link(t.place("Aldric Sunmantle"), t.take(0, "March"))
    assert values(t, "Aldric Sunmantle")["Pegasi"] == 5
    t.besiege("Aldric Sunmantle", "Ohmsmouth")
    assert values(t, "Aldric Sunmantle")["Pegasi"] == 4, "who besieges has come ashore"


@clause("WL-16.3", "WL-16.19", "WL-16.20", "WL-16.21", "WL-16.22", "WL-15.13", "WL-10.24")
def test_wl_16_20_only_the_defender_has_a_terrain_value() -> None:
    t = plain()
    assert battle(t, "Sir Corvane", "Hrodgar Skyfist").tcvs(t.st) == (17, 14)
    t.link("Hrodgar Skyfist", "High Ridge", 1)
    assert battle(t, "Sir Corvane", "Hrodgar Skyfist").tcvs(t.st) == (17, 19)
    assert battle(t, "Sir Corvane", "Hrodgar Skyfist").differential(t.st) == -2
    assert battle(t, "Sir Corvane", "Hrodgar Skyfist", 1).tcvs(t.st) == (17, 14)
    assert terrain_value(t.st, t.place("Hrodgar Skyfist")) == 5
    t.st.link(t.place("Hrodgar Skyfist"), t.take(1, "Banner of the Grey Dwarves"))
    assert terrain_value(t.st, t.place("Hrodgar Skyfist")) == 7
    low = Table().stack(0, "Sir Corvane").stack(1, "Kazrin Runekeeper")
    low.link("Kazrin Runekeeper", "The Great Mire", 0)
    low.st.link(low.place("Kazrin Runekeeper"), low.take(1, "Banner of the Grey Dwarves"))
    assert battle(low, "Sir Corvane", "Kazrin Runekeeper").tcvs(low.st) == (7, 1)


@clause("WL-16.43")
def test_wl_16_43_spells_change_the_differential_alone() -> None:
    t = plain()
    stack = t.place("Sir Corvane")
    t.st.lasting += [(SHIELD, stack, 0), (ENFEEBLED, t.place("Hrodgar Skyfist"), 0)]
    both = battle(t, "Sir Corvane", "Hrodgar Skyfist")
    assert both.tcvs(t.st) == (17, 14)
    assert both.differential(t.st) == 11
    t.st.lasting = [(ENFEEBLED, stack, 1)] * 9
    assert in_differential(t.st, stack, 17, False) == 1


@clause("WL-16.31", "WL-26.4")
def test_wl_16_31_no_card_could_be_spared() -> None:
    assert loss_sets([(1, 2), (2, 5)], 1) == [(1,), (2,)]
    assert loss_sets([(1, 2), (2, 5), (3, 3)], 5) == [(2,), (1, 3)]
    assert loss_sets([(1, 2), (2, 5)], 6) == [(1, 2)]
    assert loss_sets([(1, 2), (2, 5)], 9) == [(1, 2)]
    assert loss_sets([(1, 2), (2, 5)], 0) == [()]
    assert loss_sets([(1, 0), (2, 4)], 4) == [(2,)], "a card that is worth nothing can be spared"


@clause("WL-16.24", "WL-16.25", "WL-16.27", "WL-16.29", "WL-16.30", "WL-16.31", "WL-16.45", "WL-2.9")
def test_wl_16_24_the_attacker_draws_for_the_defender_first() -> None:
    t = plain().top(0, 0, 0, 1, 1, 0)
    fight(t)  # 17 against 14: differential 3, cards 2/3
    assert t.events("battle_values") == [(0, 17, 1, 14, 3, 2, 3)]
    assert t.events("battle_losses") == [(0, 1, 1, 1)]
    assert [number for _, _, number in t.events("turns_over")][:5] == [0, 0, 1, 1, 0]
    assert (t.kind, t.seat) == ("losses", 1)
    assert t.options == ["Light Infantry", "Heavy Infantry"]
    assert len(t.st.decision.also if t.st.decision else ()) == 1, "both sides are asked at the same time"


@clause("WL-25.13", "WL-16.32")
def test_wl_25_13_losses_are_named_unseen_and_taken_together() -> None:
    t = fight(plain().top(0, 1, 0, 0, 1, 0))
    mine = t.st.asked(0)
    t.st.apply(t.decision.options[0])
    assert t.is_in_play("Light Infantry"), "nothing leaves the table before both have named"
    seen = t.st.seen_by(0)
    lanes = seen.stack[-1].fields()[0]
    assert isinstance(lanes, list)
    assert any(lane.chosen.value is None for lane in lanes), "the attacker does not see the defender's choice"
    t.st.apply(mine.options[0])
    assert len(t.st.armies[t.place("Hrodgar Skyfist")]) == 1
    assert len(t.st.armies[t.place("Sir Corvane")]) == 1


@clause("WL-16.30", "WL-16.29")
def test_wl_16_30_the_vanquished_loses_his_march_cards() -> None:
    t = fight(plain().top(0, 0, 0, 0, 1, 0))
    assert t.pick(t.options[0]).status("Sir Corvane") == "encamped"
    won = fight(plain().top(0, 0, 1, 0, 0, 0))
    assert won.pick(won.options[0]).status("Sir Corvane") == "on_campaign"


@clause("WL-16.29", "WL-2.10", "WL-2.20")
def test_wl_2_10_tied_losses_are_decided_by_a_draw() -> None:
    t = plain().top(0, 0, 0, 0, 0, 0, 7).top(1, 2)
    assert fight(t).events("victor") == [(1,)]
    other = plain().top(0, 0, 0, 0, 0, 0, 2).top(1, 7)
    assert fight(other).events("victor") == [(0,)]


@clause("WL-16.26", "WL-16.28", "WL-26.5")
def test_wl_16_28_losses_of_the_whole_value_eliminate() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Mercenaries", march=2)
    t.stack(1, "Ymra Stormcaller").top(0, 5, 1, 0, 0, 0)  # 13 against 6: cards 2/4
    fight(t, target="Ymra Stormcaller")
    assert not t.is_in_play("Ymra Stormcaller")
    assert [number for _, _, number in t.events("turns_over")] == [5, 1, 0, 0], "no card beyond the TCV is drawn"
    near = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Mercenaries", march=2)
    near.stack(1, "Ymra Stormcaller").top(0, 5, 0, 0, 0, 0, 0)
    assert fight(near, target="Ymra Stormcaller").is_in_play("Ymra Stormcaller"), "a hero alone loses nothing"


@clause("WL-26.12", "WL-16.27")
def test_wl_26_12_terrain_takes_its_value_from_the_losses() -> None:
    def drawn(*numbers: int) -> Table:
        t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Ymra Stormcaller", "Mercenaries")
        t.link("Ymra Stormcaller", "Ancient Earthworks", 1)
        t.stack(0, "Sir Corvane", "Mercenaries", "Heavy Infantry", march=2)
        return fight(t.top(0, *numbers), target="Ymra Stormcaller")  # 17 against 17: cards 2/2

    assert drawn(9, 7, 0, 0).is_in_play("Ymra Stormcaller")
    assert not drawn(9, 8, 0, 0).is_in_play("Ymra Stormcaller")


@clause("WL-16.27", "WL-16.20", "WL-10.9")
def test_wl_16_27_adverse_terrain_adds_to_the_losses() -> None:
    def drawn(*numbers: int) -> Table:
        t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(1, "Ymra Stormcaller", "Light Infantry", "Militia")
        t.link("Ymra Stormcaller", "Box Canyon", 0).stack(0, "Sir Corvane", march=2)
        return fight(t.top(0, *numbers), target="Ymra Stormcaller")  # 7 against 6 + 2 + 1 - 4: cards 2/2

    light = drawn(0, 0, 1, 0)
    assert light.events("battle_values") == [(0, 7, 1, 5, 2, 2, 2)]
    assert light.events("victor") == [(1,)], "the losses as drawn decide"
    assert light.linked("Ymra Stormcaller") == ["Box Canyon"], "none was drawn, and 4 points cost both armies"
    assert drawn(4, 0, 0, 0).is_in_play("Ymra Stormcaller")
    assert not drawn(5, 0, 0).is_in_play("Ymra Stormcaller"), "5 + 4 is all that she is worth"


@clause("WL-16.37", "WL-16.38", "WL-16.39", "WL-1.15")
def test_wl_16_37_a_skull_is_sudden_death() -> None:
    t = plain()
    t.skull(0)
    fight(t)
    assert not t.is_in_play("Hrodgar Skyfist")
    assert t.events("battle_losses") == [(0, 0, 1, 0)]
    own = plain().top(0, 1, 0, 0)
    deck = own.st.decks[0]
    skull = next(card for card in deck if def_of(card).skull)
    deck.remove(skull)
    deck.insert(len(deck) - 3, skull)
    fight(own)
    assert own.kind == "losses", "the defender still suffers what was drawn for him"
    own.pick(own.options[0])
    assert not own.is_in_play("Sir Corvane")
    assert own.is_in_play("Hrodgar Skyfist")


@clause("WL-16.6", "WL-16.7", "WL-16.8", "WL-16.46", "WL-2.8")
def test_wl_16_6_each_player_draws_for_the_archers_of_the_other() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar")
    t.stack(0, "Sir Corvane", "Archers", "Elven Archers", march=2)
    t.stack(1, "Hrodgar Skyfist", "Light Infantry", "Heavy Infantry", "Rock Hurlers")
    t.top(1, 2, 4).top(0, 9)
    fight(t)
    assert t.events("missile_hits") == [(0, 0, 1, 1)], "the Archers hit on 0-2, the Elven Archers miss with 4"
    assert (t.kind, t.seat, len(t.options)) == ("losses", 1, 3)
    assert t.decision.clause == "WL-16.8"
    t.pick(t.options[0])
    assert next(event[2] for event in t.st.events if event[0] == "losses") == "WL-16.8"


@clause("WL-16.9", "WL-16.10")
def test_wl_16_10_missiles_may_end_a_battle() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar")
    t.stack(0, "Sir Corvane", "Archers", "Elven Archers", march=2).stack(1, "Hrodgar Skyfist", "Light Infantry")
    fight(t.top(1, 0, 0))
    assert not t.is_in_play("Hrodgar Skyfist")
    assert t.events("victor") == [(0,)]
    assert not t.events("battle_values")


@clause("WL-16.8", "WL-16.9", "WL-16.10")
def test_wl_16_8_a_hero_survives_as_many_hits_as_he_has_armies() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar")
    t.stack(0, "Sir Corvane", "Archers", march=2).stack(1, "Hrodgar Skyfist", "Light Infantry")
    fight(t.top(1, 0).top(0, 1, 0, 0, 0, 0))
    assert t.events("missile_hits") == [(0, 0, 1, 1)]
    assert t.is_in_play("Hrodgar Skyfist")
    assert t.events("battle_values")[0][3] == 8, "he fights on alone"


def ambushed(*own: int) -> Table:
    t = plain().hand(1, "March")
    return t.top(0, *own)


@clause("WL-16.4", "WL-16.5", "WL-16.32", "WL-16.35", "WL-16.42", "WL-2.12")
def test_wl_16_32_the_ambusher_keeps_a_card_or_hits() -> None:
    t = fight(ambushed(0, 1, 0, 0, 4, 0), card="Ambush 6")
    t.st.apply(t.st.asked(0).options[0], 0)
    t.pick(t.options[0])
    assert (t.kind, t.seat) == ("ambush_effect", 0)
    kept = t.options[0]
    assert t.options[-1] == "hit"
    clone = Table()
    clone.st = t.st.clone()
    t.pick(kept)
    assert len(t.st.armies[t.place("Sir Corvane")]) == 2
    clone.pick("hit")
    assert len(clone.st.armies[clone.place("Sir Corvane")]) == 1
    assert clone.st.armies[clone.place("Hrodgar Skyfist")] == ()
    assert clone.is_in_play("Hrodgar Skyfist")


@clause("WL-16.4")
def test_wl_16_4_a_turned_ambush_is_the_opponents() -> None:
    t = fight(ambushed(8, 1, 0, 0, 4, 0), card="Ambush 6")
    t.st.apply(t.st.asked(0).options[0], 0)
    t.pick(t.options[0])
    assert (t.kind, t.seat) == ("ambush_effect", 1)
    nobody = fight(ambushed(6, 1, 0, 0, 4, 0), card="Ambush 6")
    nobody.st.apply(nobody.st.asked(0).options[0], 0)
    assert nobody.pick(nobody.options[0]).kind != "ambush_effect"


@clause("WL-16.33", "WL-16.34")
def test_wl_16_33_an_ambush_may_save_a_hero() -> None:
    t = (
        Table()
        .castle(0, "Marthos")
        .castle(1, "Khamar")
        .stack(0, "Maren the Steadfast", "Militia", "Lightsword", march=2)
    )
    t.stack(1, "Hrodgar Skyfist", "Mercenaries")  # 4 + 3 + 1 against 14
    fight(t.top(0, 0, 0, 0, 8, 0, 0), stack="Maren the Steadfast", card="Ambush 6")
    assert t.kind == "ambush_effect"
    assert t.options == ["Maren the Steadfast", "hit"]
    t.pick("Maren the Steadfast")
    assert t.linked("Maren the Steadfast") == ["Lightsword"]
    assert t.status("Maren the Steadfast") == "encamped"


@clause("WL-16.34", "WL-16.32", "WL-16.44")
def test_wl_16_34_an_ambush_may_hit_a_hero_who_has_nobody_else() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Mercenaries", march=2)
    t.stack(1, "Hrodgar Skyfist", march=1).hand(1, "Revenge 9")
    fight(t.top(0, 0, 0, 0, 0, 1, 0), card="Ambush 6")
    t.pick("pass")  # no terrain
    assert (t.kind, t.options) == ("ambush_effect", ["Mercenaries", "hit"])
    t.pick("hit")
    assert not t.is_in_play("Hrodgar Skyfist")
    assert t.events("victor") == [(1,)], "he has won all the same"
    assert t.status("Sir Corvane") == "encamped"


@clause("WL-10.2", "WL-10.25")
def test_wl_10_25_no_second_terrain_in_one_player_turn() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Mercenaries", march=2)
    t.stack(1, "Hrodgar Skyfist", "Light Infantry", march=1).hand(1, "High Ridge", "March").hand(0, "Battle 5")
    t.step("battles").st.use(GROUNDED, t.place("Hrodgar Skyfist"))  # terrain that was countered
    assert t.pick("Sir Corvane Hrodgar Skyfist", "field Battle 5").kind != "ground"


@clause("WL-10.19", "WL-10.25", "WL-10.2")
def test_wl_10_19_a_patrol_under_attack_may_link_terrain() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Mercenaries", march=2)
    t.stack(1, "Hrodgar Skyfist", "Light Infantry", march=1).hand(1, "High Ridge", "Box Canyon", "March")
    fight(t)
    assert (t.kind, t.seat, t.options) == ("ground", 1, ["High Ridge", "Box Canyon", "pass"])
    t.top(0, 0, 0, 0, 0, 1)
    t.pick("High Ridge")
    assert t.linked("Hrodgar Skyfist")[-1] == "Light Infantry"
    assert "High Ridge" in t.linked("Hrodgar Skyfist")
    assert "March" in t.pile_of(1)
    assert t.events("battle_values")[0][3] == 15
    camp = fight(plain().hand(1, "High Ridge"))
    assert camp.kind != "ground", "who is Encamped has no such response"


@clause("WL-16.2", "WL-23.1")
def test_wl_16_2_the_order_of_a_field_battle() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Archers", "Mercenaries", march=2)
    t.stack(1, "Hrodgar Skyfist", "Light Infantry", "Heavy Infantry", "Militia", march=1)
    t.hand(1, "High Ridge", "Revenge 9", "Knighthood 7").hand(0, "Knighthood 2")
    fight(t, card="Ambush 6")
    order: list[str] = []
    t.top(0, 0, 1, 0, 0, 1, 0, 0, 0).top(1, 0, 4)
    while t.kind in ("ground", "losses", "ambush_effect", "ambush_loss", "promote", "deny", "avenge", "victim"):
        order.append(t.kind)
        kind = t.kind
        t.pick(t.options[0])
        order += [str(event[0]) for event in t.st.events if event[0] in ("missile_hits", "battle_values", "victor")]
        if kind == "ground":
            assert t.events("outcome"), "step 1, the ambush, comes after the terrain"
    assert order[:5] == ["ground", "missile_hits", "losses", "battle_values", "losses"]
    rest = [kind for kind in order[5:] if kind != "losses"]
    assert rest == ["ambush_effect", "victor", "promote", "deny", "avenge"]


@clause("WL-16.16", "WL-16.19")
def test_wl_16_16_the_basic_value_is_the_sum_of_the_fighting_cards() -> None:
    t = Table().castle(0, "Marthos").stack(0, "Sir Corvane", "Cavalry", "The Green Man", "Lightsword", march=2)
    t.stack(1, "Hrodgar Skyfist")
    assert battle(t, "Sir Corvane", "Hrodgar Skyfist").totals(t.st) == ((7 + 3) + (4 + 2) + (6 + 2), 8)
    t.st.link(t.place("Sir Corvane"), t.take(0, "Banner of the Sirians"))
    assert battle(t, "Sir Corvane", "Hrodgar Skyfist").totals(t.st)[0] == 24, "banner and March cards do not fight"


@clause("WL-16.36", "WL-26.9")
def test_wl_16_36_losses_are_paid_in_the_values_of_step_three() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Mercenaries", "Mercenaries", march=2)
    t.stack(1, "Ymra Stormcaller", "Light Infantry", "Militia", "Staff of Ruling")
    # each card of the defender is worth 2 more: hero 8, Light Infantry 4, Militia 3; 19 against 15: cards 2/3
    fight(t.top(0, 4, 0, 0, 0, 0), target="Ymra Stormcaller")
    assert t.linked("Ymra Stormcaller") == ["Militia", "Staff of Ruling"], (
        "4 pays for losses of 4, the Militia's 3 would not"
    )
    both = (
        Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", "Mercenaries", "Mercenaries", march=2)
    )
    both.stack(1, "Ymra Stormcaller", "Light Infantry", "Militia", "Heavy Infantry")
    fight(both.top(0, 4, 0, 0, 0, 0), target="Ymra Stormcaller")
    assert both.linked("Ymra Stormcaller") == ["Light Infantry", "Militia"], (
        "without the bonus 4 costs the Heavy Infantry"
    )


@clause("WL-16.40", "WL-16.42")
def test_wl_16_40_no_ambush_helps_against_sudden_death() -> None:
    struck = plain().top(0, 0)  # the ambush succeeds
    deck = struck.st.decks[0]
    skull = next(card for card in deck if def_of(card).skull)

    def under(t: Table, after: int) -> Table:
        cards = t.st.decks[0]
        cards.remove(skull)
        cards.insert(len(cards) - after, skull)
        return t

    lost = fight(under(plain().top(0, 0, 0, 0, 0), 4), card="Ambush 6")  # the attacker's first card is the skull
    assert lost.kind != "ambush_effect"
    assert not lost.is_in_play("Sir Corvane")
    ambushed = fight(under(plain().top(0, 8, 1, 0, 0), 4), card="Ambush 6")  # reversed, and the attacker is hit
    assert ambushed.kind == "losses"
    ambushed.pick("Light Infantry")
    assert not ambushed.is_in_play("Sir Corvane")
    assert ambushed.linked("Hrodgar Skyfist") == ["Heavy Infantry", "Light Infantry"], (
        "the survivor keeps a card of his own"
    )


@clause("WL-16.47", "WL-16.41")
def test_wl_16_47_without_a_winner_nobody_loses_his_march_cards() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Maren the Steadfast", march=2)
    t.stack(1, "Kazrin Runekeeper").hand(0, "Knighthood").hand(1, "Revenge 9")
    fight(t.top(0, 0, 4, 4), stack="Maren the Steadfast", target="Kazrin Runekeeper", card="Ambush 6")
    assert t.events("no_winner") == [()]
    assert t.status("Maren the Steadfast") == "on_campaign"
    assert not t.is_in_play("Kazrin Runekeeper")
    assert t.kind not in ("promote", "avenge")
