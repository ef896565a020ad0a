"""The nearest reason: what would still hold if another rule did not, of the very thing that was asked about."""

from __future__ import annotations

import pytest

from sandtable.core.engine.options import BadOption
from sandtable.core.interaction.why_not import ask_about
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.games.bloodstones.setup import PLACE, Setup
from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.turn import CAPTURE, CONSTRUCT, UNDEAD_MOVES
from tests.games.bloodstones.fights import HIGH, LOW, fight
from tests.games.bloodstones.support import Table, draws
from tests.games.bloodstones.test_refusals import SPEAKERS, absent, answer, starting, told

# -- ships and chains --------------------------------------------------------------------------------------------------


def test_ships_stay_at_sea_whether_their_chain_is_broken_or_not() -> None:
    t = Table("horse_lords", "hill_folk", "necromancers").units(0, "north-narrows", "ship").hand(0, "blank")
    t.units(0, "farrow-deep", "ship").units(1, "farrow-deep", "ship").units(0, "wendle", "swords")
    t.main(0).pick("move", "north-narrows")
    assert told(t, "area", "cape-farrow") == ("BS-2.7", "Cape Farrow is land: ships stay at sea.")


def test_a_broken_chain_keeps_back_who_could_use_it() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").units(0, "coldmouth", "ship").hand(0, "blank")
    t.units(0, "gull-deep", "ship").units(1, "gull-deep", "ship").main(0).pick("move", "dunmere")
    broken = "The chain of your ships is broken: units of Bo are in Gull Deep."
    assert told(t, "area", "oxmead") == ("BS-9.26", broken)


def test_ships_in_a_battle_use_no_chain() -> None:
    t = Table("corsairs", "hill_folk").units(0, "coldmouth", "ship", "ship").units(1, "coldmouth", "ship", "ship")
    t.units(1, "gull-deep", "ship").battle("coldmouth", dice=draws(*HIGH) + draws(*LOW))
    ashore = "Oxmead is land: ships go only to a sea area next to the battle."
    assert told(t, "area", "oxmead") == ("BS-11.11", ashore), "not that the chain to it is broken"


def test_a_dragon_in_a_battle_at_sea_is_kept_back_by_the_broken_chain() -> None:
    t = Table("horse_lords", "dragon_riders").units(0, "coldmouth", "ship").units(1, "coldmouth", "ship", "dragon")
    t.units(1, "gull-deep", "ship").units(0, "gull-deep", "ship").battle("coldmouth", dice=draws(*HIGH) + draws(*LOW))
    broken = "The chain of your ships is broken: units of Ada are in Gull Deep."
    assert told(t, "area", "oxmead") == ("BS-11.10", broken)


def test_the_broken_chain_of_the_chosen_undead() -> None:
    t = Table("necromancers", "hill_folk", "corsairs").units(0, "grimholt", "undead").units(0, "netherby", "undead")
    t.units(0, "winter-roads", "ship").units(1, "winter-roads", "ship")
    t.units(0, "saltmarch-water", "ship").units(2, "saltmarch-water", "ship").turn(0, UNDEAD_MOVES)
    broken = "The chain of your ships is broken: units of {} are in {}."
    from_west, from_east = ("area", t.area("grimholt")), ("area", t.area("netherby"))
    assert told(t, "area", "hobs-rise", from_west) == ("BS-9.26", broken.format("Bo", "Winter Roads"))
    assert told(t, "area", "langshore", from_east) == ("BS-9.26", broken.format("Cy", "Saltmarch Water"))


def test_corsairs_without_a_way_by_sea_lack_more_than_cavalry() -> None:
    t = Table("horse_lords", "corsairs").units(0, "owlwood", "cavalry", "cavalry").units(1, "owlwood", "axes")
    fight(t.hand(0, "swords").hand(1, "axes"), "owlwood", HIGH, LOW)
    assert absent(t, 1, "withdraw") == (
        "BS-10.9",
        "Withdrawal is over. You have 0 cavalry against 2, and by sea there is nowhere to withdraw to.",
    )
    t = Table("horse_lords", "hill_folk").units(0, "owlwood", "cavalry", "cavalry").units(1, "owlwood", "shield")
    fight(t.hand(0, "swords").hand(1, "shield"), "owlwood", HIGH, LOW)
    assert absent(t, 1, "withdraw") == (
        "BS-10.9",
        "Withdrawal is over. You have 0 cavalry against 2: too little to withdraw.",
    )


# -- who has what ------------------------------------------------------------------------------------------------------


def test_a_player_without_villages_has_none_to_capture() -> None:
    t = Table("horse_lords", "hill_folk", "chaos_horde").units(0, "wendle", "swords").villages(1, "wendle", 2)
    t.hand(0, "swords", "shield").turn(0, CAPTURE).pick("swords")
    assert answer(t, 0, ("seat", 2)) == ("BS-6.2", "Cy has no village on the map.", "Cy hat kein Dorf auf der Karte.")
    t = Table("horse_lords", "hill_folk", "necromancers").units(0, "wendle", "swords").villages(1, "wendle", 2)
    t.villages(2, "quern").hand(0, "swords", "shield").turn(0, CAPTURE).pick("swords")
    assert told(t, "seat", 2) == ("BS-6.2", "You have no unit in an area with a village of Cy.")


def test_what_keeps_all_units_where_they_are() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").units(1, "dunmere", "shield")
    t.units(0, "cobblethorpe", "citadel").hand(0, "swords").main(0)
    assert answer(t, 0, ("action", 1))[:2] == (
        "BS-9.10",
        "Those of your units that could move share their areas with enemy units: nobody leaves before the battle.",
    ), "the citadel shares its area with nobody"


# -- the main phase ----------------------------------------------------------------------------------------------------


def test_at_the_main_actions_areas_tiles_and_questions_come_later() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords", "citadel").hand(0, "swords", "shield").main(0)
    assert told(t, "area", "dunmere") == ("BS-19.7", "First choose an action; then you are asked for areas.")
    assert told(t, "tile", "shield") == ("BS-19.7", "First choose an action; then you are asked for tiles.")
    assert absent(t, 0, "move_pay") == (
        "BS-19.9",
        "You expend tiles for a step after choosing which units go. Now you are asked: Choose an action or end the phase.",
    )
    assert absent(t, 0, "battle") == ("BS-10.1", "You have no units in an area with enemy units.")


def test_a_phase_that_is_over_is_not_said_to_have_passed_by_itself() -> None:
    t = (
        Table("horse_lords", "hill_folk")
        .units(0, "dunmere", "swords")
        .villages(1, "dunmere")
        .hand(0, "swords", "shield")
    )
    t.turn(0, CAPTURE).pick("swords")
    assert t.kind == "main_action"
    nothing = "You have no unit in an area with a village of another player."
    over = ("BS-6.2", f"Phase 1: Capture Villages is over. {nothing}")
    assert absent(t, 0, "capture_village") == over, "the one village there was is captured"
    t = Table("chaos_horde", "hill_folk").units(0, "dunmere", "hordes").hand(0, "hordes").main(0)
    assert absent(t, 0, "capture_tile") == ("BS-6.2", nothing), "its action has no phase that could be over"


def test_captures_that_the_table_forbids_were_not_asked_for() -> None:
    t = Table("horse_lords", "hill_folk", contested_capture="forbidden").units(0, "dunmere", "swords")
    t.units(1, "dunmere", "shield").villages(1, "dunmere").hand(0, "swords", "shield").turn(0, CAPTURE)
    clause, said = absent(t, 0, "capture_tile")
    assert (t.kind, clause) == ("main_action", "BS-6.11")
    forbidden = (
        "Where your units stand at villages of others there are enemy units too, and your table forbids capturing "
    )
    assert said == f"Phase 1: Capture Villages is over. {forbidden}in contested areas."
    t = Table("chaos_horde", "hill_folk", contested_capture="forbidden").units(0, "dunmere", "hordes")
    t.units(1, "dunmere", "shield").villages(1, "dunmere").hand(0, "hordes").main(0)
    assert answer(t, 0, ("action", 3))[:2] == ("BS-6.11", f"{forbidden}in contested areas."), "not the ban alone"


def test_a_tile_that_is_expended_has_to_serve() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "citadel").hand(0, "swords", "shield").turn(0, CONSTRUCT)
    t.pick("swords")
    assert answer(t, 0, ("word", -1))[:2] == (
        "BS-12.4",
        "You have expended a tile: construct at least one village with it.",
    )


# -- set-up ------------------------------------------------------------------------------------------------------------


def placing(t: Table, seat: int, site: str = "") -> Table:
    """At the set-up of a seat, as it comes in its order."""
    starting(t, seat, site)
    t.st.stack.insert(0, Setup(PLACE, 1 + [3, 2, 1, 0].index(seat)))
    return t


def test_whose_set_up_is_done_and_whose_is_to_come() -> None:
    t = placing(Table("chaos_horde", "horse_lords", "hill_folk", "necromancers").hand(2, "swords"), 2)
    assert absent(t, 3, "place_citadel") == (
        "BS-4.14",
        "Cy is being asked this now. Citadels are placed during set-up, in reverse player order.",
    )
    units = "You place starting units during set-up, right after your citadel; the Chaos Horde does so in its starting area."
    assert absent(t, 1, "place_starting_unit") == ("BS-4.21", f"{units} Now Cy has to decide.")
    assert absent(t, 0, "chaos_start_area") == (
        "BS-4.28",
        "The Chaos Horde chooses its starting area when all others have set up. Now Cy has to decide.",
    )
    assert absent(t, 2, "place_starting_unit") == ("BS-4.21", f"{units} Now you are asked: Place your citadel.")
    placing(t, 2, "dawnhold")
    assert absent(t, 2, "place_citadel") == ("BS-4.14", "Your citadel stands already.")
    t = placing(Table("chaos_horde", "horse_lords", "hill_folk", "necromancers").hand(0, "hordes"), 0)
    assert absent(t, 0, "place_starting_unit") == ("BS-4.21", f"{units} Now you are asked: Choose your starting area.")


def test_before_the_start_is_chosen_no_tile_goes_anywhere() -> None:
    t = starting(Table("chaos_horde", "horse_lords").hand(1, "swords").hand(0, "hordes"), 1)
    first = ("BS-4.21", "First place your citadel, then the starting units.")
    assert told(t, "tile", "swords", ("area", t.area("dunmere"))) == first, "not where it would have to go"
    starting(t, 0)
    first = ("BS-4.30", "First comes the starting area, then the starting units.")
    assert told(t, "tile", "hordes", ("area", t.area("dunmere"))) == first


def test_a_faction_that_somebody_leads() -> None:
    match = Match(SPEC, 4, {"first_player": "1"}, Seed(1), ("Ada", "Bo", "Cy", "Di"))
    match.pick_text(0, "chaos_horde")
    reply = ask_about(SPEC, match.state.seen_by(1), 1, ("faction", 4)).sentence
    assert reply is not None
    assert [speaker.format(reply) for speaker in SPEAKERS] == [
        "Ada leads the Chaos Horde already.",
        "Chaoshorde: Diese Fraktion führt schon Ada.",
    ]


@pytest.mark.parametrize(
    ("factions", "clause", "said"),
    [
        ("chaos_horde,hill_folk", "BS-4.10", "The Chaos Horde can be chosen only with 4 or more players"),
        ("corsairs,hill_folk", "BS-4.9", "The Corsairs can be chosen only with 3 or more players"),
    ],
)
def test_a_limit_of_factions_names_its_own_clause(factions: str, clause: str, said: str) -> None:
    wrong = SPEC.why_not_option(2, {"faction_assignment": "fixed"}, "factions", factions)
    assert wrong is not None
    assert wrong.clauses() == [clause]
    assert wrong.said is not None
    assert SPEAKERS[0].format(wrong.said).startswith(said)


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("nonsense", "This file cannot be played: not valid JSON at column 1."),
        ('{"name": "x"}', "This file cannot be played: schema is missing."),
        ('{"name": "x",\n "areas": 3}', "This file cannot be played: schema is missing."),
    ],
)
def test_an_own_map_that_is_none_is_refused_in_words(text: str, english: str) -> None:
    with pytest.raises(BadOption) as wrong:
        SPEC.check_options(2, {"own_map": text})
    assert wrong.value.said is not None
    assert SPEAKERS[0].format(wrong.value.said) == english
    assert SPEAKERS[1].format(wrong.value.said) != english


def test_all_hand_tiles_can_pay_for_the_cutiecorn() -> None:
    """It is in no hand, so no tile of the hand is the one that is built (BS-17.3)."""
    t = Table("horse_lords", "hill_folk", cutiecorn="on").villages(0, "hollin").villages(0, "estmark")
    t.hand(0, "skirmishers").main(0).pick("build")
    assert told(t, "tile", "cutiecorn") == ("BS-8.9", "Build cost of Cutiecorn: 2. You have one other tile in hand.")
