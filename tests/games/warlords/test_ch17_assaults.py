"""Chapter 17: castle assaults."""

from __future__ import annotations

from sandtable.games.warlords.battle.assault import Assault
from sandtable.games.warlords.battle.values import assault_values, castle_defence, garrison_values, hero_value
from sandtable.games.warlords.board import ENFEEBLED, SHIELD, STONE
from sandtable.games.warlords.tables.cards import def_of
from tests.games.warlords.support import Table
from tests.support import clause


def storm(t: Table, card: str = "Battle 5", castle: str = "Khamar") -> Table:
    return t.hand(0, card).step("battles").pick(f"Sir Corvane {castle}", f"assault {card}")


def plain(*garrison: str, march: int = 2) -> Table:
    """Sir Corvane 7 with 4 and 6 against Khamar, defence 7. Scenario Two, so that a conquest does not end the game."""
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", *garrison).castle(1, "Khorfe")
    return t.stack(0, "Sir Corvane", "Heavy Infantry", "Mercenaries", march=march)


@clause("WL-17.7", "WL-1.22", "WL-16.17")
def test_wl_17_7_the_values_of_the_stack() -> None:
    t = Table().castle(1, "Khamar").stack(0, "Aldric Sunmantle", "Catapult", "Order of the Sun", "Stone Colossus")
    stack, castle = t.place("Aldric Sunmantle"), t.place("Khamar")

    def worth() -> dict[str, int]:
        return {def_of(card).name: value for card, value in assault_values(t.st, stack, castle)}

    assert worth() == {"Catapult": 6, "Order of the Sun": 5, "Stone Colossus": 11}
    t.st.link(stack, t.take(0, "Banner of the Sirians"))
    t.st.link(stack, t.take(0, "Horn of Siege"))
    assert worth()["Order of the Sun"] == 7
    assault = Assault(stack, castle, 0, 1, 0)
    assert assault.totals(t.st) == (6 + 5 + 6 + 7 + 11, 0)
    assert hero_value(t.st, stack, False) == 6, "the Horn of Siege is for castles alone"
    t.st.link(castle, t.take(1, "Moat"))
    assert worth() == {"Catapult": 1, "Order of the Sun": 7, "Stone Colossus": 7}


@clause("WL-17.8", "WL-16.17", "WL-16.11")
def test_wl_17_8_the_values_of_the_garrison() -> None:
    t = Table().castle(1, "Khamar", "The Deep Guard", "Dwarf Sappers", "The Thunder Guard")
    found = {def_of(card).name: value for card, value in garrison_values(t.st, t.place("Khamar"))}
    assert found == {"The Deep Guard": 8, "Dwarf Sappers": 6, "The Thunder Guard": 7}


@clause("WL-17.4", "WL-17.5", "WL-17.6")
def test_wl_17_6_total_castle_defence() -> None:
    t = Table().castle(1, "Khamar", "Stone Walls", "Palisade")
    castle = t.place("Khamar")
    assert [castle_defence(t.st, castle, times) for times in (0, 1, 2)] == [3, 10, 17]
    t.st.lasting.append((STONE, castle, 0))
    assert [castle_defence(t.st, castle, times) for times in (0, 1, 2)] == [7, 14, 21]


@clause("WL-17.3", "WL-23.11")
def test_wl_17_3_an_empty_castle_falls_at_once() -> None:
    t = storm(plain().hand(1, "Revenge 9"))
    assert t.kind == "detach"
    assert not t.events("battle_values")
    t.pick("Mercenaries")
    assert t.st.controller[t.place("Khamar")] == 0
    assert t.kind not in ("promote", "avenge")


@clause("WL-17.9", "WL-17.10", "WL-17.11", "WL-17.12", "WL-17.14", "WL-26.7")
def test_wl_17_11_castle_defence_takes_its_value_from_the_losses() -> None:
    t = storm(plain("Light Infantry", "Heavy Infantry").top(0, 7, 0, 1, 0, 0))  # 17 against 6 + 7: 2/3
    assert t.events("battle_values") == [(0, 17, 1, 13, 4, 2, 3)]
    assert t.events("battle_losses") == [(0, 0, 1, 8)]
    assert (t.kind, t.seat, t.options) == ("losses", 1, ["Light Infantry", "Heavy Infantry"])
    t.pick("Light Infantry")
    assert t.linked("Khamar") == ["Heavy Infantry"]
    none = storm(plain("Light Infantry", "Heavy Infantry").top(0, 7, 0, 0, 0, 0))
    assert none.linked("Khamar") == ["Heavy Infantry", "Light Infantry"]
    assert none.events("victor") == [(0,)], "the winner is judged by the losses as drawn"


@clause("WL-17.13", "WL-17.14", "WL-17.16", "WL-26.11")
def test_wl_17_13_a_garrison_that_must_all_go_is_eliminated() -> None:
    t = storm(plain("Heavy Infantry", "Skeleton Host").top(0, 9, 3, 0, 0))  # 4 + 4; 12 - 7 = 5 costs both
    assert t.kind == "detach"
    held = storm(plain("Heavy Infantry", "Skeleton Host").top(0, 9, 2, 0, 0))
    assert (held.kind, held.seat) == ("losses", 1), "4 points cost one army"
    one = storm(plain("Light Infantry").top(0, 8, 0, 0, 0, 0))
    assert one.kind == "detach", "a garrison of one army is eliminated by any loss"


@clause("WL-17.15", "WL-17.22")
def test_wl_17_15_a_vanquished_stack_loses_its_march_cards() -> None:
    t = storm(plain("Light Infantry", "Heavy Infantry").top(0, 0, 0, 0, 9, 0))
    assert t.events("victor") == [(1,)]
    assert t.status("Sir Corvane") == "encamped"


@clause("WL-17.15", "WL-17.4", "WL-18.1", "WL-14.28")
def test_wl_17_15_a_vanquished_raider_loses_its_fleet_too() -> None:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", "Mercenaries", "Hill Giants")
    t.stack(0, "Sir Corvane", "Heavy Infantry", "Longships", march=1).top(0, 9, 0, 3)
    storm(t, "Raid 7")
    assert t.events("battle_values")[0][3] == 6 + 7 + 14, "forewarned: the defence value counts double"
    assert not t.is_in_play("Sir Corvane") or t.linked("Sir Corvane") == ["Heavy Infantry"]


@clause("WL-17.4")
def test_wl_17_4_surprise_and_the_watchtower() -> None:
    t = storm(plain("Light Infantry").top(0, 0, 0, 0, 0, 0, 0), "Traitor 7")
    assert t.events("battle_values")[0][3] == 2
    tower = plain("Light Infantry", "Watchtower").top(0, 0, 0, 0, 0, 0, 0)
    assert storm(tower, "Traitor 7").events("battle_values")[0][3] == 2 + 7 + 1


@clause("WL-17.15")
def test_wl_17_15_a_stack_vanquished_from_the_sea_keeps_its_fleet() -> None:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Ohmsmouth", "Mercenaries", "Militia")
    t.stack(0, "Sir Corvane", "Heavy Infantry", "Longships", march=1).top(0, 0, 0, 1, 0, 0, 0, 0)
    storm(t, castle="Ohmsmouth")
    assert t.events("victor") == [(1,)]
    assert t.status("Sir Corvane") == "in_port"


@clause("WL-17.14", "WL-2.10")
def test_wl_17_14_equal_losses_as_drawn_are_decided_by_a_draw() -> None:
    def tied(own: int, his: int) -> Table:
        t = plain("Light Infantry", "Heavy Infantry").top(1, his)  # 17 against 13: cards 2/3
        return storm(t.top(0, 1, 0, 0, 1, 0, own))

    won = tied(2, 3).pick("Heavy Infantry")
    assert won.events("victor") == [(0,)]
    assert won.status("Sir Corvane") == "on_campaign"
    assert tied(3, 2).pick("Heavy Infantry").events("victor") == [(1,)]


@clause("WL-16.43", "WL-17.10")
def test_wl_16_43_enfeeble_counts_in_an_assault_and_a_shield_does_not() -> None:
    def differential(*spells: int) -> object:
        t = plain("Light Infantry", "Heavy Infantry").top(0, 0, 0, 0, 0, 0, 0)
        t.st.lasting += [(spell, t.place("Sir Corvane"), 1) for spell in spells]
        return storm(t).events("battle_values")[0][4]

    assert differential() == 4
    assert differential(SHIELD) == 4
    assert differential(ENFEEBLED) == 0


@clause("WL-17.17")
def test_wl_17_17_a_castle_holds_while_its_garrison_stands() -> None:
    t = storm(plain("Light Infantry", "Heavy Infantry").top(0, 7, 0, 0, 0, 0))
    assert t.st.controller[t.place("Khamar")] == 1
    assert t.status("Sir Corvane") == "on_campaign"


@clause("WL-17.18")
def test_wl_17_18_both_eliminated_leaves_the_castle_empty() -> None:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", "Light Infantry")
    t.stack(0, "Sir Corvane", "Mercenaries", march=2).top(0, 9, 9, 9, 9)  # 13 against 9: cards 2/3
    storm(t)
    assert t.events("no_winner") == [()]
    assert not t.is_in_play("Sir Corvane")
    assert t.st.controller[t.place("Khamar")] == 1
    assert t.linked("Khamar") == []


@clause("WL-17.16", "WL-17.18")
def test_wl_17_18_nobody_is_left_to_raze_it_either() -> None:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", "Light Infantry", "Market")
    t.stack(0, "Sir Corvane", "Mercenaries", march=2).top(0, 9, 9, 9, 9)
    storm(t, "Raze 0")
    assert t.events("no_winner") == [()]
    assert not t.is_in_play("Sir Corvane")
    assert (t.is_in_play("Khamar"), t.linked("Khamar")) == (True, ["Market"])


@clause("WL-17.19")
def test_wl_17_19_sudden_death_of_a_garrison_opens_the_castle() -> None:
    t = plain("Light Infantry", "Heavy Infantry", "Stone Walls")
    t.skull(0)
    storm(t)
    assert t.kind == "detach"
    assert t.linked("Khamar") == ["Stone Walls"]


@clause("WL-17.20", "WL-18.2")
def test_wl_17_20_the_army_to_be_detached_must_have_survived() -> None:
    t = storm(plain("Light Infantry").top(0, 9, 1, 0))
    assert (t.kind, t.seat) == ("losses", 0)
    t.pick("Mercenaries")
    assert (t.kind, t.options) == ("detach", ["Heavy Infantry", "none"])


@clause("WL-17.1", "WL-25.9")
def test_wl_17_1_the_order_of_an_assault() -> None:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", "Militia").castle(1, "Khorfe")
    t.stack(0, "Sir Corvane", "Mercenaries", "Mercenaries", march=2).stack(1, "Brakka Stonehand", march=1)
    t.hand(0, "Traitor 7", "Knighthood 2", "March").hand(1, "Battle 0", "Revenge 9", "March").top(0, 0, 9, 0)
    t.step("battles").pick("Sir Corvane Khamar")
    assert t.kind == "attack"
    t.pick("assault Traitor 7")
    assert (t.kind, t.seat) == ("intercept", 1), "interception before everything else"
    t.pick("pass")
    keys = [str(event[0]) for event in t.st.events]
    assert [key for key in keys if key in ("outcome", "battle_values", "battle_losses", "losses")] == [
        *("outcome", "battle_values", "battle_losses", "losses")
    ], "check, values, casualty cards, losses"
    order = []
    while t.kind not in ("battles", "explore", "ruins", "wrap_up"):
        order.append((t.kind, t.seat))
        t.pick(t.options[0])
    assert order[:3] == [("detach", 0), ("promote", 0), ("avenge", 1)], "the conquest comes before the windows"
    assert t.events("battle_values") == []


@clause("WL-17.2", "WL-16.11")
def test_wl_17_2_no_ambush_and_no_missiles_in_an_assault() -> None:
    t = Table().castle(0, "Marthos").castle(1, "Khamar", "Elven Archers", "Archers")
    t.stack(0, "Sir Corvane", "Archers", "Elven Archers", march=2).hand(0, "Ambush 6", "Battle 5").step("battles")
    t.pick("Sir Corvane Khamar")
    assert t.options == ["assault Battle 5", "siege Battle 5"], "an Ambush brings no assault on"
    t.pick("assault Battle 5")
    assert not t.events("missile_hits")
    assert len(t.events("turns_over")) == sum(t.events("battle_values")[0][5:]), "casualty cards alone"  # type: ignore[arg-type]
