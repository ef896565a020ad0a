"""Refusals that random games seldom say: a second thing where an answer names one, things of another kind, rare positions."""

from __future__ import annotations

import pytest

from sandtable.core.engine.kinds import WORD
from sandtable.games.bloodstones.setup import CHOOSE_FACTIONS, Setup
from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.turn import CONSTRUCT, UNDEAD_MOVES
from tests.games.bloodstones.fights import HIGH, LOW, fight
from tests.games.bloodstones.support import Table
from tests.games.bloodstones.test_refusals import answer, starting, told


def choosing() -> Table:
    t = Table("horse_lords", "hill_folk")
    t.st.faction = [-1, -1]
    t.st.stack = [Setup(CHOOSE_FACTIONS)]
    t.st.run()
    return t


def building() -> Table:
    t = Table("horse_lords", "hill_folk").units(0, "alderholt", "citadel").hand(0, "swords", "shield", "ship").main(0)
    return t.pick("build")


def moving() -> Table:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").units(0, "oxmead", "swords")
    return t.hand(0, "shield", "swords").main(0).pick("move")


AT = {
    "choose_faction": (choosing, "Choose a faction now."),
    "place_citadel": (
        lambda: starting(Table("horse_lords", "hill_folk").hand(0, "swords"), 0),
        "Choose an area for your citadel now.",
    ),
    "chaos_start_area": (
        lambda: starting(Table("chaos_horde", "hill_folk").hand(0, "hordes"), 0),
        "Choose a starting area now.",
    ),
    "main_action": (
        lambda: Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").hand(0, "swords").main(0),
        "Choose an action now.",
    ),
    "build_unit": (building, "Choose a unit to build and its place."),
    "build_pay": (
        lambda: building().pick("shield alderholt"),
        "A build cost is paid with other hand tiles, one at a time.",
    ),
    "move_from": (moving, "You are asked first from which area units move."),
    "move_pay": (
        lambda: moving().pick("dunmere", "kingsacre"),
        "A step is paid with hand tiles, one at a time.",
    ),
    "construct_tile": (
        lambda: Table("horse_lords", "hill_folk").units(0, "dunmere", "citadel").hand(0, "swords").turn(0, CONSTRUCT),
        "Choose the tile to expend first, then the places of the villages.",
    ),
    "chaos_reentry": (
        lambda: Table("chaos_horde", "hill_folk").hand(0, "hordes", "ship").turn(0),
        "Choose now: a tile and its place, or none.",
    ),
}


@pytest.mark.parametrize("kind", list(AT))
def test_what_a_question_does_not_ask_for(kind: str) -> None:
    at, sentence = AT[kind]
    t = at()
    asked = t.st.decision
    assert asked is not None
    assert t.kind == kind
    assert told(t, "seat", 1) == (asked.clause, sentence)
    part = SPEC.kinds[kind].parts[0]
    things = [target for pick in asked.options for target in SPEC.notation.targets_of(asked, pick) if target[0] == part]
    clause, said = told(t, *things[0], things[-1])
    assert clause == asked.clause
    assert said.startswith("One at a time: ")


def test_villages_to_capture_and_to_construct() -> None:
    t = (
        Table("chaos_horde", "hill_folk")
        .units(0, "stagfell", "hordes")
        .villages(1, "stagfell")
        .hand(0, "ship", "hordes")
    )
    t.main(0).pick("capture")
    assert answer(t, 0, (WORD, -1))[:2] == ("BS-14.30", "You have begun to capture: choose the tile.")
    t = Table("horse_lords", "hill_folk").units(0, "kingsacre", "citadel").hand(0, "blank", "leader")
    t.st.captured_villages[1], t.st.supply[0] = 19, 1
    t.turn(0, CONSTRUCT).pick("blank", "dunmere")
    assert told(t, "area", "owlwood") == ("BS-12.14", "You have no village left in your supply.")


def test_undead_that_are_held() -> None:
    t = Table("necromancers", "hill_folk").units(0, "oxmead", "undead").units(0, "mirefoot", "undead")
    t.turn(0, UNDEAD_MOVES).pick("oxmead 2 larkfield")
    t.units(1, "mirefoot", "swords").st.run()
    assert told(t, "count", 2) == ("BS-7.8", "Undead with enemy units in their area cannot leave it.")


def test_what_keeps_all_units_back() -> None:
    t = Table("horse_lords", "hill_folk", cutiecorn="on").units(0, "dunmere", "cutiecorn").hand(0, "swords").main(0)
    assert told(t, "action", 1) == ("BS-17.8", "The Cutiecorn never moves alone.")
    t = Table("hill_folk", "horse_lords", map="saltmarch-narrows").units(0, "gannet-rock", "swords").hand(0, "swords")
    shut_in = "Those of your units that could move are shut in by the sea, which land units cannot enter."
    assert told(t.main(0), "action", 1) == ("BS-9.23", shut_in)
    t = Table("horse_lords", "hill_folk", map="saltmarch-narrows").units(0, "amber-bight", "ship").hand(0, "swords")
    assert told(t.main(0), "action", 1) == ("BS-9.13", "Your ships have no sea area beside them to move to.")


def test_areas_that_no_unit_can_leave() -> None:
    t = Table("horse_lords", "hill_folk", "corsairs", "necromancers", "dragon_riders", "chaos_horde")
    t.units(0, "isle-of-oaths", "swords").hand(0, "skirmishers").main(0)
    assert told(t, "action", 1) == ("BS-9.8", "All the pips of your hand do not pay for a step.")
    t.units(0, "mereside", "shield").units(0, "southroad", "shield").main(0).pick("move")
    too_dear = "All the pips you have, 2, do not pay for a step from Isle of Oaths."
    assert told(t, "area", "isle-of-oaths") == ("BS-9.8", too_dear)
    t = Table("hill_folk", "horse_lords", map="saltmarch-narrows").units(0, "gannet-rock", "swords").hand(0, "swords")
    t.units(0, "peatmoor", "shield").units(0, "tinmarch", "shield").main(0).pick("move")
    shut_in = "The units in Gannet Rock are shut in by the sea, which land units cannot enter."
    assert told(t, "area", "gannet-rock") == ("BS-9.23", shut_in)


def test_ships_are_no_passengers() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "coldmouth", "ship", "dragon", "dragon").hand(0, "blank").main(0)
    t.units(0, "gull-deep", "ship").pick("move", "coldmouth", "oxmead")
    assert told(t, "unit", "ship") == ("BS-9.29", "Ships do not travel by ship.")


def test_too_few_undead_left() -> None:
    t = Table("necromancers", "horse_lords").units(0, "kettle-isle", "necromancer", "undead", "undead", "undead")
    fight(t.units(1, "kettle-isle", "swords", "shield"), "kettle-isle", HIGH, LOW)
    assert t.kind == "raise_undead"
    assert told(t, "count", 2) == ("BS-14.21", "Only 1 Undead is left in your supply.")


def test_the_chaos_horde_starts_with_a_unit_on_land() -> None:
    t = starting(Table("chaos_horde", "hill_folk").hand(0, "hordes", "ship"), 0, "alderholt")
    first = "The Chaos Horde must first place a unit in its starting area."
    assert answer(t, 0, (WORD, -1))[:2] == ("BS-4.31", first)


def test_undead_move_for_free() -> None:
    t = Table("necromancers", "hill_folk").units(0, "oxmead", "undead").hand(0, "goblins").turn(0, UNDEAD_MOVES)
    assert told(t, "tile", "goblins") == ("BS-7.4", "Undead pay nothing for their steps.")
