"""The sentences of refusals: a clause that forbids for several causes names the one that holds, in both languages."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import ASKED, WORD
from sandtable.core.interaction.why_not import ask_about, kind_number
from sandtable.core.registry import find_game
from sandtable.games.bloodstones.setup import SITE, UNITS, StartingForce
from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.turn import CAPTURE, CONSTRUCT, UNDEAD_MOVES
from sandtable.language.translator import Translator
from tests.games.bloodstones.fights import HIGH, LOW, fight
from tests.games.bloodstones.support import Table, draws, unit

NAMES = ("Ada", "Bo", "Cy", "Di")
SPEAKERS = [Translator(find_game("bloodstones"), language, NAMES, strict=True) for language in ("en", "de")]


def answer(t: Table, seat: int, target: Target, *given: Target) -> tuple[str, str, str]:
    """The nearest clause and its sentence in English and German; "" if the thing is offered."""
    reply = ask_about(SPEC, t.st.seen_by(seat), seat, target, given)
    if reply.offered():
        return "", "", ""
    assert reply.sentence is not None, reply.clauses
    english, german = [speaker.format(reply.sentence) for speaker in SPEAKERS]
    return reply.clauses[0], english, german


def told(t: Table, part: str, name: str | int, *given: Target) -> tuple[str, str]:
    """The clause and the English sentence about a thing by its name, for whoever is asked."""
    assert t.st.decision is not None
    return answer(t, t.seat, (part, number(t, part, name)), *given)[:2]


def number(t: Table, part: str, name: str | int) -> int:
    if isinstance(name, int):
        return name
    return t.area(name) if part == "area" else unit(name)


def absent(t: Table, seat: int, kind: str) -> tuple[str, str]:
    """The clause and the English sentence for a question that is not asked."""
    return answer(t, seat, (ASKED, kind_number(SPEC, kind)))[:2]


def starting(t: Table, seat: int, site: str = "", points: int = 5) -> Table:
    """At the set-up of a seat: where to start, or with which units."""
    at, area = (UNITS, t.area(site)) if site else (SITE, -1)
    if site and t.st.faction_of(seat).has_citadel:
        t.units(seat, site, "citadel")
    t.st.round = 0
    t.st.stack = [StartingForce(seat, at, area, points)]
    t.st.run()
    return t


# -- set-up ------------------------------------------------------------------------------------------------------------


def test_where_starting_ships_go() -> None:
    t = starting(Table("horse_lords", "hill_folk").hand(0, "ship", "swords"), 0, "alderholt")
    ship: Target = ("tile", unit("ship"))
    far = ("BS-4.25", "Gull Deep is not next to Alderholt: starting ships go into the sea beside it.")
    land = ("BS-4.25", "Alderholt is land: starting ships go into the sea next to Alderholt.")
    assert told(t, "area", "gull-deep") == far
    assert told(t, "area", "gull-deep", ship) == far
    assert told(t, "area", "alderholt", ship) == land
    assert told(t, "tile", "ship", ("area", t.area("alderholt"))) == land
    t = starting(Table("horse_lords", "hill_folk").hand(0, "ship", "swords"), 0, "owlwood")
    assert told(t, "tile", "ship") == ("BS-4.25", "No sea area lies next to Owlwood, so no ship can start there.")


def test_the_start_of_the_chaos_horde() -> None:
    t = Table("chaos_horde", "horse_lords").units(1, "oxmead", "citadel").hand(0, "hordes")
    starting(t, 0)
    assert told(t, "area", "bonesand") == (
        "BS-4.29",
        "Bonesand (Desert): the Chaos Horde starts only in plains, forest or hills.",
    )
    near = "is too near to the citadel in Oxmead"
    assert told(t, "area", "saltby") == ("BS-4.29", f"Saltby {near}: 2 borders away, at least 3 are needed.")
    assert told(t, "area", "vinehall") == ("BS-4.29", f"Vinehall {near}: one border away, at least 3 are needed.")
    assert told(t, "area", "oxmead") == ("BS-4.29", "A citadel stands in Oxmead already.")
    t = Table("chaos_horde", "horse_lords").units(1, "oxmead", "citadel").villages(1, "lanternhead").hand(0, "hordes")
    assert told(starting(t, 0), "area", "lanternhead") == ("BS-4.29", "Lanternhead is not empty.")
    assert absent(t, 1, "chaos_start_area") == ("BS-4.29", "Only the Chaos Horde chooses a starting area.")


def test_no_tile_for_a_place_at_the_start() -> None:
    t = starting(Table("horse_lords", "hill_folk").hand(0, "swords", "blank"), 0, "alderholt")
    assert told(t, "area", "coldmouth") == ("BS-4.21", "You have no ship in hand for Coldmouth.")
    t = starting(Table("horse_lords", "hill_folk").hand(0, "ship", "blank"), 0, "alderholt")
    assert told(t, "area", "alderholt") == ("BS-4.21", "You have no land unit in hand for Alderholt.")
    t = starting(Table("horse_lords", "hill_folk").hand(0, "ship", "leader"), 0, "alderholt", points=1)
    assert told(t, "area", "alderholt") == (
        "BS-4.21",
        "The one Build Point you have left pays for none of your tiles that fit Alderholt.",
    )


def test_who_sets_up_now() -> None:
    t = Table("chaos_horde", "horse_lords", "hill_folk", "necromancers").hand(1, "swords")
    starting(t, 1)
    assert told(t, "tile", "swords") == ("BS-4.21", "First place your citadel, then the starting units.")
    order = "Citadels are placed during set-up, in reverse player order."
    assert absent(t, 0, "") == ("BS-4.14", f"{order} Now Bo has to decide."), "not that it has no citadel"
    assert absent(t, 2, "") == ("BS-4.14", f"{order} Now Bo has to decide.")
    assert absent(t, 2, "place_citadel") == ("BS-4.14", f"Bo is being asked this now. {order}")
    assert absent(t, 0, "place_citadel") == ("BS-1.5", "The Chaos Horde has no citadel.")
    chosen = "Factions are chosen in player order before anything else. That is over."
    assert absent(t, 2, "choose_faction") == ("BS-4.35", f"{chosen} The current step is Set-up.")
    assert absent(t, 1, "place_starting_unit")[1].endswith("Now you are asked: Place your citadel.")
    assert absent(t, 2, "main_action")[1].endswith("The current step is Set-up.")
    t = Table("chaos_horde", "horse_lords").units(0, "oxmead", "hordes").units(1, "dunmere", "citadel").main(0)
    assert absent(t, 1, "place_citadel") == ("BS-4.14", "Set-up is over. Your citadel stands already.")
    assert absent(t, 0, "place_starting_unit")[1].endswith("That is over. The current step is Phase 3: Main Actions.")


def test_a_table_that_deals_factions_asks_nobody_to_choose() -> None:
    t = Table("horse_lords", "hill_folk", faction_assignment="random").units(0, "dunmere", "swords").main(0)
    assert absent(t, 0, "choose_faction") == ("BS-18.6", "Your table does not choose factions one by one.")


def test_a_player_who_is_out_is_asked_nothing() -> None:
    t = Table("horse_lords", "hill_folk", "necromancers").units(0, "wendle", "swords").main(0)
    t.st.out = 1 << 2
    out = "You are out of the game: the Chaos Horde had no unit and no empty area was left."
    assert absent(t, 2, "") == absent(t, 2, "battle") == ("BS-15.9", out)
    t.st.conceded = 1 << 2
    assert absent(t, 2, "main_action") == ("BS-15.14", "You gave up and are out of the game.")


# -- phases ------------------------------------------------------------------------------------------------------------


def test_another_phase_is_named() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "citadel").hand(0, "swords").turn(0, CONSTRUCT)
    actions = "You choose your actions in phase 3 of your turn, one after the other."
    over = f"{actions} That is over. The current step is Phase 4: Construct Villages."
    assert absent(t, 0, "main_action") == ("BS-5.2", over)
    assert absent(t, 1, "main_action") == ("BS-5.1", f"It is Ada's turn. {actions}")
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").hand(0, "swords").main(0)
    assert absent(t, 0, "construct_tile") == (
        "BS-5.2",
        "You choose the tile for constructing villages at the beginning of phase 4 of your turn. "
        "The current step is Phase 3: Main Actions.",
    )
    t = Table("chaos_horde", "hill_folk").units(1, "dunmere", "swords").hand(0, "hordes").turn(0)
    assert t.kind == "chaos_reentry"
    assert absent(t, 0, "main_action") == ("BS-15.5", f"{actions} The current step is Returning to the map.")
    assert absent(t, 0, "construct_tile") == ("BS-5.3", "The Chaos Horde has no phase to construct villages.")


def test_who_is_asked_nothing_hears_whose_turn_it_is() -> None:
    t = Table("necromancers", "hill_folk").units(0, "dunmere", "undead").turn(0, UNDEAD_MOVES)
    assert t.kind == "undead_step"
    assert absent(t, 1, "") == ("BS-5.1", "It is Ada's turn."), "not that only Necromancers have this phase"


def test_who_returns_to_the_map() -> None:
    t = Table("chaos_horde", "hill_folk").units(0, "dunmere", "hordes").hand(0, "hordes").main(0)
    assert absent(t, 1, "chaos_reentry") == ("BS-15.5", "Only the Chaos Horde returns to the map.")
    units = "You have units on the map; the Chaos Horde returns only when it has none."
    assert absent(t, 0, "chaos_reentry") == ("BS-15.5", f"Returning to the map is over. {units}")


# -- capturing and constructing ----------------------------------------------------------------------------------------


def test_an_empty_hand_captures_nothing() -> None:
    t = Table("chaos_horde", "hill_folk").units(0, "dunmere", "hordes").villages(1, "dunmere").main(0)
    assert absent(t, 0, "capture_tile") == ("BS-6.10", "You have no tile in hand to expend.")


def test_the_tile_for_villages_is_expended() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").villages(1, "dunmere", 2)
    t.hand(0, "blank").turn(0, CAPTURE).pick("blank")
    assert t.kind == "capture_village"
    tile = "You choose the tile for capturing villages before you choose the villages, once in your turn."
    now = "Now you are asked: Choose a village to capture (4 pips left)."
    assert absent(t, 0, "capture_tile") == ("BS-19.5", f"{tile} {now}")
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "citadel").hand(0, "blank").turn(0, CONSTRUCT)
    t.pick("blank")
    assert told(t, "seat", 1) == ("BS-19.16", "Your tile is expended: you are asked where the villages stand.")


def test_villages_of_one_owner() -> None:
    t = Table("horse_lords", "hill_folk", "necromancers", contested_capture="forbidden")
    t.units(0, "wendle", "swords").villages(1, "wendle", 2).units(0, "peatmoor", "swords").units(
        2, "peatmoor", "swords"
    )
    t.villages(2, "peatmoor").hand(0, "blank").turn(0, CAPTURE).pick("blank")
    assert told(t, "seat", 2) == (
        "BS-6.11",
        "Where your units stand at villages of Cy, there are enemy units too, and your table forbids capturing in "
        "contested areas.",
    )
    t = Table("horse_lords", "hill_folk", "necromancers").units(0, "wendle", "swords").villages(1, "wendle")
    t.units(0, "hobs-rise", "swords").villages(2, "hobs-rise").units(0, "peatmoor", "swords").villages(1, "peatmoor")
    t.hand(0, "skirmishers").turn(0, CAPTURE).pick("skirmishers", "wendle p2")
    assert told(t, "seat", 2) == ("BS-6.5", "The pips left do not pay for a village of Cy.")


def test_the_first_village_after_being_wiped_out() -> None:
    t = Table("horse_lords", "hill_folk").units(1, "dunmere", "swords").hand(0, "swords").turn(0, CONSTRUCT)
    assert told(t, "area", "dunmere") == (
        "BS-15.1",
        "Pieces of Bo are in Dunmere: your first village needs an empty area.",
    )


# -- Undead ------------------------------------------------------------------------------------------------------------


def undead() -> Table:
    """Two Undead with both steps in Mirefoot, and one that has taken one."""
    t = Table("necromancers", "hill_folk").units(0, "mirefoot", "undead", "undead").units(0, "oxmead", "undead")
    return t.units(0, "hollin", "swords").turn(0, UNDEAD_MOVES).pick("oxmead 2 larkfield")


def test_steps_that_undead_have_left() -> None:
    t = undead()
    assert told(t, "count", 3) == ("BS-7.2", "No Undead has 3 steps left.")
    assert told(t, "count", 0) == ("BS-7.2", "An Undead without steps left cannot move.")
    mirefoot: Target = ("area", t.area("mirefoot"))
    assert told(t, "count", 1, mirefoot) == ("BS-7.2", "In Mirefoot there is no Undead with so many steps left: 1.")
    t.pick("larkfield 1 oxmead")
    assert told(t, "count", 1) == ("BS-7.2", "No Undead has one step left.")
    assert told(t, "area", "oxmead") == ("BS-7.2", "Each Undead takes up to two steps, and those are done.")
    t = Table("necromancers", "hill_folk").units(0, "dunmere", "swords").hand(0, "swords").main(0)
    assert absent(t, 0, "undead_step") == ("BS-7.2", "Phase 2: Move Undead is over. You have no Undead on the map.")


def test_where_the_chosen_undead_can_go() -> None:
    t = undead()
    mirefoot: Target = ("area", t.area("mirefoot"))
    assert told(t, "area", "vinehall", mirefoot) == (
        "BS-7.3",
        "From Mirefoot no Undead can reach Vinehall in one step.",
    )
    assert told(t, "area", "hollin", mirefoot)[0] == "BS-7.3", "other units of one's own are no obstacle"
    assert told(t, "area", "mirefoot", mirefoot) == ("BS-7.3", "The Undead are in Mirefoot already.")
    assert told(t, "area", "coldmouth", mirefoot) == ("BS-7.6", "Coldmouth is sea: Undead only cross it by ship.")
    assert told(t, "area", "hollin")[0] == "BS-7.1"


def test_where_undead_with_so_many_steps_can_go() -> None:
    t = undead()
    one: Target = ("count", 1)
    assert told(t, "area", "oxmead", one) == ("", "")
    out_of_reach = "No Undead with one step left can reach Fenwick in one step."
    assert told(t, "area", "fenwick", one) == ("BS-7.3", out_of_reach), "the others can"
    t = Table("necromancers", "hill_folk").units(0, "alderholt", "undead").units(0, "coldmouth", "ship")
    t.units(1, "coldmouth", "ship").turn(0, UNDEAD_MOVES)
    assert told(t, "area", "stagfell", ("count", 2))[0] == "BS-9.26"


def test_undead_without_a_way_out() -> None:
    t = Table("necromancers", "hill_folk").units(0, "kettle-isle", "undead").units(0, "oxmead", "undead")
    t.turn(0, UNDEAD_MOVES)
    shut_in = ("BS-7.3", "No land area and no chain of your ships lies next to these Undead.")
    assert told(t, "area", "kettle-isle") == shut_in
    assert told(t, "count", 2, ("area", t.area("kettle-isle"))) == shut_in
    assert told(t, "area", "oxmead", ("area", t.area("kettle-isle")))[0] == "BS-7.3"


def test_a_broken_chain_keeps_the_chosen_undead_back() -> None:
    t = Table("necromancers", "hill_folk").units(0, "alderholt", "undead").units(0, "coldmouth", "ship")
    t.units(1, "coldmouth", "ship").turn(0, UNDEAD_MOVES)
    assert told(t, "area", "stagfell", ("area", t.area("alderholt"))) == (
        "BS-9.26",
        "The chain of your ships is broken: units of Bo are in Coldmouth.",
    )


# -- building ----------------------------------------------------------------------------------------------------------


def test_where_the_chaos_horde_builds_on_land() -> None:
    t = Table("chaos_horde", "horse_lords").units(0, "oxmead", "hordes").units(0, "saltby", "hordes").hand(0, "hordes")
    assert told(t.main(0).pick("build"), "area", "mirefoot") == (
        "BS-14.24",
        "In Mirefoot the Chaos Horde has no unit, and no ship of its own lies beside it.",
    )
    t = Table("chaos_horde", "horse_lords").units(0, "wyrm-firth", "ship").hand(0, "hordes")
    for area in ("millbeck", "gallowgap", "thistledown", "lanternhead", "sunreach"):
        t.units(1, area, "swords" if area != "sunreach" else "leader")
    assert told(t.main(0), "action", 0) == (
        "BS-14.24",
        "The Chaos Horde has no unit on land, and no coast beside its ships is open for one.",
    )


def test_where_the_chaos_horde_builds_ships() -> None:
    t = Table("chaos_horde", "horse_lords").units(0, "oxmead", "hordes").hand(0, "ship", "hordes").main(0).pick("build")
    away = "is not next to a unit of the Chaos Horde on land, and no ship of its own lies there."
    land = ("BS-14.25", "Oxmead is land: ships are built at sea.")
    assert told(t, "area", "wyrm-firth") == ("BS-14.25", f"Wyrm Firth {away}")
    assert told(t, "area", "oxmead", ("tile", unit("ship"))) == land
    assert told(t, "tile", "ship", ("area", t.area("oxmead"))) == land
    t = Table("chaos_horde", "horse_lords").units(0, "mirefoot", "hordes").hand(0, "ship", "hordes", "leader")
    assert told(t.hand(0, "hordes").main(0).pick("build"), "tile", "ship") == (
        "BS-14.25",
        "No sea area lies next to units of the Chaos Horde on land, and it has no ship at sea.",
    )


def test_no_tile_for_a_place_to_build_in() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "alderholt", "citadel").hand(0, "swords", "shield").main(0)
    assert told(t.pick("build"), "area", "coldmouth") == (
        "BS-8.5",
        "You have no ship in hand to build in Coldmouth.",
    )
    t = Table("horse_lords", "hill_folk").units(0, "alderholt", "citadel").hand(0, "ship", "ship", "blank")
    assert told(t.villages(0, "oxmead").main(0).pick("build"), "area", "alderholt") == (
        "BS-8.5",
        "You have no land unit in hand to build in Alderholt.",
    )


def test_the_parts_of_building() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "alderholt", "citadel").hand(0, "swords", "shield", "ship").main(0)
    t.pick("build")
    paying = "You pay for a unit right after placing it."
    now = "Now you are asked: Choose a unit and where to build it."
    assert absent(t, 0, "build_pay") == ("BS-19.8", f"{paying} {now}")
    t.pick("shield alderholt")
    assert t.kind == "build_pay"
    assert absent(t, 0, "build_unit")[1].endswith("Now you are asked: Discard a tile (1 more).")


def test_a_second_thing_where_an_answer_names_one() -> None:
    """Its own reasons come first; one that would do as well hears what is chosen already."""
    t = Table("horse_lords", "hill_folk").units(0, "alderholt", "citadel").villages(0, "oxmead")
    t.hand(0, "swords", "shield", "ship").main(0).pick("build")
    first: tuple[Target, Target] = (("tile", unit("swords")), ("area", t.area("alderholt")))
    assert told(t, "area", "oxmead", *first) == ("BS-19.8", "One at a time: Alderholt is chosen already.")
    assert told(t, "tile", "shield", *first) == ("BS-19.8", "One at a time: Swords is chosen already.")
    assert told(t, "tile", "swords", *first) == ("BS-19.8", "One at a time: Swords is chosen already.")
    assert told(t, "area", "mirefoot", *first)[0] == "BS-8.6"
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").units(1, "dunmere", "swords")
    t.units(0, "oxmead", "swords").units(1, "oxmead", "shield").main(0).pick("battle")
    assert told(t, "area", "oxmead", ("area", t.area("dunmere")))[1] == "One at a time: Dunmere is chosen already."


# -- moving ------------------------------------------------------------------------------------------------------------


def test_units_that_never_move() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "citadel", "castle").hand(0, "swords").main(0)
    never = "can move: citadels and castles never do."
    assert told(t, "action", 1) == ("BS-9.12", f"None of your units on the map {never}")
    t.units(0, "oxmead", "swords", "shield", "castle").units(0, "millbeck", "swords").main(0).pick("move")
    assert told(t, "area", "dunmere") == ("BS-9.12", f"None of your units in Dunmere {never}")
    t.pick("oxmead", "vinehall")
    assert told(t, "unit", "castle") == ("BS-9.12", "Citadels and castles never move.")


def test_nothing_to_move_or_to_pay_with() -> None:
    t = Table("horse_lords", "hill_folk").hand(0, "swords").main(0)
    assert told(t, "action", 1) == ("BS-9.1", "You have no units on the map.")
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").main(0)
    assert told(t, "action", 1) == ("BS-9.8", "You have no tile in hand to pay for a step.")


def test_the_parts_of_a_move() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords", "swords", "shield").units(0, "oxmead", "leader")
    t.hand(0, "shield", "leader").main(0).pick("move")
    assert absent(t, 0, "move_pay") == (
        "BS-19.9",
        "You expend tiles for a step after choosing which units go. Now you are asked: Move from which area?",
    )
    t.pick("dunmere")
    assert told(t, "seat", 1) == ("BS-19.9", "You are asked where the units from Dunmere go.")
    assert told(t, "area", "dunmere") == ("BS-9.2", "The units are in Dunmere already.")
    t.pick("kingsacre")
    assert told(t, "area", "oxmead") == (
        "BS-19.9",
        "Swords: you are asked how many of them go from Dunmere to Kingsacre.",
    )
    assert told(t, "unit", "shield") == (
        "BS-19.9",
        "Shield can go too. You are asked about each kind of unit in turn.",
    )
    assert told(t, "count", 3) == ("BS-9.1", "Swords: you have only 2 in Dunmere.")
    t.pick("1")
    assert told(t, "unit", "swords") == ("BS-19.9", "Swords: you have already said how many go.")
    t.pick("1")
    assert t.kind == "move_pay"
    assert absent(t, 0, "move_to") == (
        "BS-19.9",
        "You choose where units go after choosing where they start from. "
        "Now you are asked: Expend a tile (2 pips to pay).",
    )


def test_a_place_where_the_units_are_is_not_behind_a_broken_chain() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "alderholt", "swords").units(0, "coldmouth", "ship").hand(0, "blank")
    t.units(1, "coldmouth", "ship").units(0, "oxmead", "swords").main(0).pick("move", "alderholt")
    assert told(t, "area", "alderholt") == ("BS-9.2", "The units are in Alderholt already.")


# -- battles -----------------------------------------------------------------------------------------------------------

WITHDRAWS = "Only the defender in a battle may withdraw, before battle tiles are drawn."
REPLACES = (
    "In a battle both sides may replace one battle tile, first the attacker, then the defender; "
    "Corsairs always come second."
)
LOSES = "The loser of a battle chooses a casualty, unless a castle or citadel was lost or no unit can retreat."
RETREATS = "The loser of a battle chooses where the surviving units retreat to, if several areas are allowed."
RAISES = "You raise Undead after winning a battle with a Necromancer."


@pytest.mark.parametrize(
    ("kind", "clause", "sentence"),
    [
        ("withdraw", "BS-10.6", WITHDRAWS),
        ("substitute", "BS-10.19", REPLACES),
        ("casualty", "BS-10.45", LOSES),
        ("retreat", "BS-10.46", RETREATS),
    ],
)
def test_nobody_is_asked_about_a_battle_that_is_not_fought(kind: str, clause: str, sentence: str) -> None:
    t = Table("necromancers", "hill_folk").units(0, "dunmere", "swords").hand(0, "swords").main(0)
    assert absent(t, 0, kind) == (clause, sentence)
    assert absent(t, 1, kind) == (clause, sentence)


def test_before_a_battle_is_decided() -> None:
    t = Table("necromancers", "hill_folk").units(0, "dunmere", "swords").units(1, "dunmere", "swords")
    t.hand(0, "swords").hand(1, "swords").battle("dunmere", dice=draws(*HIGH) + draws(*LOW))
    assert t.kind == "withdraw"
    assert absent(t, 0, "withdraw") == ("BS-10.6", f"Bo is being asked this now. {WITHDRAWS}")
    assert absent(t, 0, "substitute") == ("BS-10.5", f"{REPLACES} The current step is Withdrawal.")
    assert absent(t, 0, "main_action")[1].endswith("Now Bo has to decide.")
    assert absent(t, 1, "casualty") == ("BS-10.45", LOSES)
    assert absent(t, 1, "retreat") == ("BS-10.46", RETREATS)
    assert absent(t, 0, "raise_undead") == ("BS-14.19", RAISES)
    t.pick("stay")
    assert (t.kind, t.seat) == ("substitute", 0)
    late = f"{WITHDRAWS} That is over. The current step is Replacing battle tiles."
    assert absent(t, 1, "withdraw") == ("BS-10.5", late)
    assert absent(t, 1, "substitute") == ("BS-10.19", f"Ada is being asked this now. {REPLACES}")
    assert absent(t, 1, "") == ("BS-5.1", "It is Ada's turn.")


def test_without_a_tile_in_hand_nothing_is_replaced() -> None:
    t = Table("necromancers", "hill_folk").units(0, "dunmere", "swords").units(1, "dunmere", "swords")
    t.hand(1, "swords").battle("dunmere", dice=draws(*HIGH) + draws(*LOW)).pick("stay")
    assert (t.kind, t.seat) == ("substitute", 1)
    assert absent(t, 0, "substitute") == ("BS-10.23", "You have no tile in hand to replace a battle tile with.")


@pytest.mark.parametrize(
    ("forts", "sentence"),
    [
        (("citadel",), "Your citadel is in the battle: you cannot withdraw."),
        (("castle",), "A castle of yours is in the battle: you cannot withdraw."),
        (("citadel", "castle"), "Your citadel and a castle are in the battle: you cannot withdraw."),
    ],
)
def test_what_a_defender_must_stand_by(forts: tuple[str, ...], sentence: str) -> None:
    t = Table("necromancers", "hill_folk").units(0, "dunmere", "swords").units(1, "dunmere", "swords", *forts)
    t.hand(0, "swords").battle("dunmere", dice=draws(*HIGH) + draws(*LOW))
    assert absent(t, 1, "withdraw") == ("BS-10.8", f"Withdrawal is over. {sentence}")


def test_who_keeps_a_defender_from_leaving() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "dunmere", "dragon").units(1, "dunmere", "swords")
    t.hand(0, "swords").battle("dunmere", dice=draws(*HIGH) + draws(*LOW))
    dragon = "Withdrawal is over. A Dragon attacks: nobody can withdraw."
    assert absent(t, 1, "withdraw") == ("BS-10.7", dragon)
    t = Table("corsairs", "hill_folk").units(0, "oxmead", "axes").units(0, "gull-deep", "ship")
    t.units(1, "oxmead", "swords").hand(0, "ship").battle("oxmead", dice=draws(*HIGH) + draws(*LOW))
    landed = "The Corsairs attack beside a ship of theirs and count as 1 cavalry; you have 0."
    assert absent(t, 1, "withdraw") == ("BS-10.11", f"Withdrawal is over. {landed}")


@pytest.mark.parametrize(
    ("attackers", "defender", "clause", "sentence"),
    [
        (("cavalry", "cavalry"), "hill_folk", "BS-10.9", "You have 0 cavalry against 2: too little to withdraw."),
        (
            ("cavalry",),
            "corsairs",
            "BS-10.9",
            "You have 0 cavalry against 1, and by sea there is nowhere to withdraw to.",
        ),
    ],
)
def test_too_little_cavalry_to_withdraw(attackers: tuple[str, ...], defender: str, clause: str, sentence: str) -> None:
    t = Table("horse_lords", defender).units(0, "dunmere", *attackers).units(1, "dunmere", "shield")
    t.hand(0, "swords").battle("dunmere", dice=draws(*HIGH) + draws(*LOW))
    assert absent(t, 1, "withdraw") == (clause, f"Withdrawal is over. {sentence}")


def test_after_a_battle_one_thing_comes_after_the_other() -> None:
    t = Table("necromancers", "hill_folk").units(0, "dunmere", "swords", "necromancer")
    t.units(1, "dunmere", "shield", "reivers", "giant").units(0, "larkfield", "swords")
    fight(t, "dunmere", HIGH, (2, 2, 3, 3))
    assert (t.kind, t.seat) == ("casualty", 1)
    assert absent(t, 1, "retreat") == ("BS-10.48", f"{RETREATS} The current step is Casualty.")
    assert absent(t, 0, "raise_undead") == ("BS-10.48", f"{RAISES} The current step is Casualty.")
    assert absent(t, 0, "casualty") == ("BS-10.45", f"Bo is being asked this now. {LOSES}")
    assert absent(t, 0, "retreat") == ("BS-10.46", RETREATS)
    assert absent(t, 1, "raise_undead") == ("BS-14.19", "Only the Necromancers raise Undead.")
    t.pick("giant")
    assert t.kind == "retreat"
    assert absent(t, 1, "casualty") == ("BS-10.48", f"{LOSES} That is over. The current step is Retreat.")
    t.pick(t.options[0])
    assert t.kind == "raise_undead"
    assert absent(t, 1, "retreat") == ("BS-10.48", f"{RETREATS} That is over. The current step is Raising Undead.")
    assert told(t, "area", "larkfield") == (
        "BS-14.19",
        "Undead rise in Dunmere, where the battle was: choose how many.",
    )
    assert told(t, "count", 2)[0] == "BS-14.19"


def test_who_raises_undead() -> None:
    t = (
        Table("necromancers", "hill_folk")
        .units(0, "dunmere", "swords", "shield")
        .units(1, "dunmere", "shield", "reivers")
    )
    fight(t, "dunmere", HIGH, LOW)
    assert t.kind == "casualty"
    assert absent(t, 0, "raise_undead") == ("BS-14.19", "No Necromancer was in the force that won.")
    t = Table("necromancers", "hill_folk").units(0, "dunmere", "swords", "necromancer")
    fight(t.units(1, "dunmere", "shield", "reivers"), "dunmere", HIGH, LOW)
    t.st.undead = 0
    assert absent(t, 0, "raise_undead") == ("BS-14.21", "No Undead is left in your supply.")
    t = Table("hill_folk", "necromancers").units(0, "dunmere", "swords", "shield")
    fight(t.units(1, "dunmere", "shield", "goblins"), "dunmere", HIGH, LOW)
    assert absent(t, 1, "raise_undead") == ("BS-14.19", RAISES)


def test_ships_do_not_flee_ashore() -> None:
    t = Table("corsairs", "hill_folk").units(0, "coldmouth", "ship", "ship").units(1, "coldmouth", "ship", "ship")
    t.units(1, "gull-deep", "ship").battle("coldmouth", dice=draws(*HIGH) + draws(*LOW))
    assert t.kind == "withdraw"
    assert told(t, "area", "dunmere") == (
        "BS-11.11",
        "Dunmere is land: ships go only to a sea area next to the battle.",
    )


def test_the_last_battles_come_in_player_order() -> None:
    t = Table("horse_lords", "hill_folk", "necromancers").units(0, "wendle", "swords").units(1, "wendle", "swords")
    t.hand(0, "swords").hand(1, "swords").ending(2)
    fights = "You choose a battle when you take the action Battle, and when it is your go at the end of the game."
    assert absent(t, 1, "battle") == ("BS-16.3", f"It is Ada's turn. {fights}")
    assert absent(t, 2, "main_action") == (
        "BS-16.4",
        "You choose your actions in phase 3 of your turn, one after the other. "
        "That is over. The current step is End of the game.",
    )


# -- the return of the Chaos Horde -------------------------------------------------------------------------------------


def returning(*hand: str) -> Table:
    t = Table("chaos_horde", "horse_lords").units(1, "oxmead", "swords").hand(0, *hand).turn(0)
    assert t.kind == "chaos_reentry"
    return t


def test_where_the_chaos_horde_returns() -> None:
    t = returning("hordes", "ship", "cavalry")
    hordes, ship = ("tile", unit("hordes")), ("tile", unit("ship"))
    assert told(t, "area", "the-sundering") == (
        "BS-15.7",
        "The Sundering (Mountains): no land unit can return there.",
    )
    assert told(t, "area", "coldmouth", hordes) == ("BS-15.7", "Coldmouth (Sea): no land unit can return there.")
    assert told(t, "area", "dunmere", ship) == ("BS-15.7", "Dunmere is land: ships return at sea.")
    assert told(t, "tile", "ship", ("area", t.area("dunmere"))) == ("BS-15.7", "Dunmere is land: ships return at sea.")
    assert told(t, "area", "oxmead") == ("BS-15.5", "Oxmead is not empty.")
    assert told(returning("hordes", "cavalry"), "area", "coldmouth") == (
        "BS-15.7",
        "Coldmouth is sea, and you have no ship in hand.",
    )


def test_a_blank_tile_is_no_unit_to_return_with() -> None:
    t = returning("ship", "blank")
    assert told(t, "area", "dunmere") == ("BS-15.7", "Dunmere is land, and you have no land unit in hand.")


def test_no_place_for_a_tile_to_return_to() -> None:
    t = Table("chaos_horde", "corsairs").hand(0, "ship", "hordes")
    for area, ship in (("coldmouth", "ship"), ("gull-deep", "ship"), ("wyrm-firth", "ship")):
        t.units(1, area, ship)
    assert told(t.turn(0), "tile", "ship") == (
        "BS-15.7",
        "No empty area is left where this tile could return: land units need land outside the mountains, ships the sea.",
    )


def test_a_button_that_is_no_option() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").villages(1, "dunmere", 2)
    t.units(0, "oxmead", "swords").villages(1, "oxmead")
    t.hand(0, "blank").turn(0, CAPTURE).pick("blank")
    assert answer(t, 0, (WORD, -1)) == (
        "BS-6.10",
        "You have expended a tile: capture at least one village with it.",
        "Du hast ein Plättchen verbraucht: Erobere damit mindestens ein Dorf.",
    )
