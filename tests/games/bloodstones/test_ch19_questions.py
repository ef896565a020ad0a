"""Chapter 19 of the Bloodstones ledger: the questions and their options."""

from __future__ import annotations

import random

import pytest

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.options import Options
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.games.bloodstones.actions import BUILD
from sandtable.games.bloodstones.spec import KINDS, SPEC
from sandtable.games.bloodstones.tables.factions import FACTION_IDS
from sandtable.games.bloodstones.turn import CAPTURE, CONSTRUCT, UNDEAD_MOVES
from tests.games.bloodstones.playing import fixed, random_game, say, starting
from tests.games.bloodstones.support import HAND_QUESTIONS, Table, draws
from tests.support import clause


def ask(t: Table, kind: str, seat: int, clause_id: str) -> list[str]:
    """The options of the open question, which must be of this kind."""
    assert (t.kind, t.seat, t.decision.clause) == (kind, seat, clause_id)
    return t.options


@clause("BS-19.1")
def test_bs_19_1_choose_faction() -> None:
    st = SPEC.start(3, {"first_player": "2"})
    for seat, taken in ((1, 1), (2, 2), (0, 3)):
        asked = st.decision
        assert isinstance(asked, Decision)
        assert (asked.kind, asked.seat, asked.clause) == ("choose_faction", seat, "BS-19.1")
        assert FACTION_IDS.index("chaos_horde") not in asked.options
        assert asked.options == [f for f in range(6) if f != 4 and f not in (1, 2, 3)[: taken - 1]]
        st.apply(taken)
    assert st.decision is not None
    assert st.decision.kind == "place_citadel"


@clause("BS-19.2")
def test_bs_19_2_place_citadel() -> None:
    t = Table("hill_folk", "corsairs").units(1, "redbarrow", "citadel").hand(0, "swords")
    options = ask(starting(t, 0), "place_citadel", 0, "BS-19.2")
    assert options == [
        "alderholt",
        "whitbarrow",
        "dunmere",
        "harrowlea",
        "greywether",
        "kingsacre",
        "mirefoot",
        "cobblethorpe",
        "owlwood",
        "fenwick",
        "barrowdown",
        "millbeck",
        "gallowgap",
        "thistledown",
        "lanternhead",
        "sunreach",
        "last-hearth",
    ]


@clause("BS-19.3")
def test_bs_19_3_place_starting_unit() -> None:
    t = Table("hill_folk", "corsairs", cutiecorn="on").hand(0, "swords", "swords", "ship", "blank", "leader")
    options = ask(starting(t, 0).pick("stagfell"), "place_starting_unit", 0, "BS-19.3")
    expected = ["swords stagfell", "leader stagfell", "ship coldmouth", "ship gull-deep", "cutiecorn stagfell", "done"]
    assert options == expected
    t.pick("leader stagfell", "cutiecorn stagfell")
    assert t.options == ["swords stagfell", "ship coldmouth", "ship gull-deep", "done"]  # one point left


@clause("BS-19.3")
def test_bs_19_3_the_chaos_horde_is_done_only_with_a_unit_on_land() -> None:
    t = starting(Table("chaos_horde", "corsairs").hand(0, "hordes", "ship", "leader"), 0).pick("stagfell")
    assert ask(t, "place_starting_unit", 0, "BS-19.3") == [
        "leader stagfell",
        "ship coldmouth",
        "ship gull-deep",
        "hordes stagfell",
    ]
    assert "done" in t.pick("hordes stagfell").options


@clause("BS-19.4")
def test_bs_19_4_chaos_start_area() -> None:
    t = Table("chaos_horde", "corsairs").units(1, "redbarrow", "citadel").hand(0, "hordes")
    options = ask(starting(t, 0), "chaos_start_area", 0, "BS-19.4")
    other = Table("hill_folk", "corsairs").units(1, "redbarrow", "citadel")
    assert options == starting(other, 0).options
    assert "done" not in options


@clause("BS-19.5")
def test_bs_19_5_capture_tile_and_capture_village() -> None:
    t = Table("dragon_riders", "corsairs", "hill_folk").units(0, "quern", "swords").villages(1, "quern", 2)
    t.units(0, "tor-velling", "swords").villages(2, "tor-velling").units(0, "sedgeley", "shield").villages(
        2, "crossways"
    )
    t.hand(0, "lizardmen", "shield", "shield", "blank").turn(0, CAPTURE)
    assert ask(t, "capture_tile", 0, "BS-19.5") == ["shield", "lizardmen", "blank", "none"]
    t.pick("shield")
    assert ask(t, "capture_village", 0, "BS-19.5") == ["quern p2", "tor-velling p3"]  # no done before the first one
    t.pick("quern p2")
    assert t.options == ["quern p2", "tor-velling p3", "done"]
    t.pick("quern p2")
    assert t.kind == "main_action"  # one pip is left, a village in the hills costs two
    assert t.st.captured_villages[0] == 2


@clause("BS-19.5")
def test_bs_19_5_no_question_without_a_capturable_village() -> None:
    t = Table("dragon_riders", "corsairs").units(0, "hollin", "swords").villages(0, "hollin").villages(1, "estmark")
    assert t.hand(0, "blank", "ship").turn(0, CAPTURE).kind == "main_action"


@clause("BS-19.6")
def test_bs_19_6_undead_step() -> None:
    t = Table("necromancers", "corsairs").units(0, "alderholt", "undead", "undead").turn(0, UNDEAD_MOVES)
    first = ["alderholt 2 whitbarrow", "alderholt 2 harrowlea", "done"]
    assert ask(t, "undead_step", 0, "BS-19.6") == first  # both Undead are one option
    t.pick("alderholt 2 whitbarrow")
    assert t.options == [
        *first[:2],
        "whitbarrow 1 alderholt",
        "whitbarrow 1 harrowlea",
        "whitbarrow 1 greywether",
        "done",
    ]
    t.pick("whitbarrow 1 alderholt")
    assert t.options == first  # only one of the two Undead there has steps left
    t.pick("done")
    assert t.kind == "main_action"


@clause("BS-19.7")
def test_bs_19_7_main_action() -> None:
    t = (
        Table("chaos_horde", "corsairs")
        .units(0, "hollin", "hordes")
        .villages(1, "hollin")
        .hand(0, "hordes", "hordes")
        .main()
    )
    assert ask(t, "main_action", 0, "BS-19.7") == ["build", "move", "capture", "end"]
    t.pick("capture")
    assert t.options == ["build", "move", "end"]  # once
    t = (
        Table("hill_folk", "corsairs")
        .units(0, "hollin", "swords")
        .units(1, "hollin", "axes")
        .villages(1, "hollin")
        .main()
    )
    assert t.options == ["battle"]  # no tile to build or move, no leaving the battle
    t = Table("hill_folk", "corsairs").units(0, "hollin", "castle").hand(0, "blank").main()
    assert t.options == ["end"]  # castles do not move, blank tiles are not built


@clause("BS-19.8")
def test_bs_19_8_build_unit_and_payment() -> None:
    t = Table("hill_folk", "corsairs", cutiecorn="on").units(0, "hollin", "citadel").villages(0, "dunmere")
    t.hand(0, "ship", "giant", "blank").main().pick("build")
    assert ask(t, "build_unit", 0, "BS-19.8") == [
        "ship coldmouth",
        "giant dunmere",
        "giant hollin",
        "cutiecorn dunmere",
        "cutiecorn hollin",
    ]
    t.pick("cutiecorn dunmere")
    assert ask(t, "build_pay", 0, "BS-8.8") == ["ship", "giant", "blank"]
    t.pick("blank")
    assert t.options == ["ship", "giant"]  # one at a time
    t.pick("giant")
    assert (t.kind, t.hand_of(0)) == ("main_action", ["ship"])


@clause("BS-19.9")
def test_bs_19_9_move_step() -> None:
    t = Table("hill_folk", "corsairs", cutiecorn="on").units(0, "hollin", "swords", "swords", "cutiecorn", "castle")
    t.units(0, "dunmere", "shield").units(0, "lanternhead", "castle").hand(0, "skirmishers", "shield").main().pick(
        "move"
    )
    assert ask(t, "move_from", 0, "BS-19.9") == ["dunmere", "hollin"]  # end is not offered before the first step
    t.pick("hollin")
    assert ask(t, "move_to", 0, "BS-19.9") == ["vinehall", "redbarrow", "briarwood", "estmark", "bonesand"]
    t.pick("redbarrow")  # two pips for each
    assert ask(t, "move_units", 0, "BS-19.9") == ["1", "2"]  # at least one besides the Cutiecorn
    t.pick("2")
    assert t.options == ["0", "1"]
    t.pick("1")
    assert ask(t, "move_pay", 0, "BS-9.7") == ["skirmishers", "shield"]
    t.pick("skirmishers")
    assert t.kind == "move_from"  # the second tile was the last: no choice
    assert t.hand_of(0) == []
    assert ask(t, "move_from", 0, "BS-19.9") == ["dunmere", "redbarrow", "end-move"]
    t.pick("redbarrow")
    assert "saltby" in t.options
    assert "redbarrow" not in t.options


@clause("BS-19.9")
def test_bs_19_9_only_answers_that_lead_to_a_step_that_can_be_paid() -> None:
    t = Table("horse_lords", "corsairs").units(0, "stagfell", "swords", "shield").hand(0, "skirmishers").main()
    say(t, "move")
    assert ask(t, "move_to", 0, "BS-19.9") == ["dunmere", "larkfield", "kingsacre"]  # plains; two pips in hand
    t = Table("horse_lords", "corsairs").units(0, "owlwood", "swords", "shield").hand(0, "skirmishers").main()
    say(t, "move")
    assert t.why_not("area", "gallowgap") == ["BS-9.8"]  # three pips
    t = Table("horse_lords", "corsairs").units(0, "kingsacre", *["swords"] * 5).hand(0, "shield").main()
    say(t, "move", "cobblethorpe")
    assert t.options == ["1", "2", "3"]
    assert Table("horse_lords", "corsairs").units(0, "kingsacre", "swords").main().options == ["end"]


@clause("BS-19.10")
def test_bs_19_10_battle() -> None:
    t = Table("horse_lords", "corsairs", "hill_folk").units(0, "quern", "swords").units(1, "quern", "axes")
    t.units(2, "quern", "swords").units(0, "sedgeley", "shield").units(2, "sedgeley", "shield").main().pick("battle")
    expected = ["quern p2", "quern p3", "sedgeley p3"]
    assert ask(t, "battle", 0, "BS-19.10") == expected
    assert t.why_not("area", "crossways") == ["BS-10.1"]
    t.ending(2)
    assert ask(t, "battle", 0, "BS-19.10") == expected  # the end procedure asks the same


@clause("BS-19.11")
def test_bs_19_11_withdraw() -> None:
    t = Table("horse_lords", "hill_folk", "corsairs").units(0, "quern", "cavalry").units(1, "quern", "cavalry")
    t.units(0, "crossways", "swords").villages(2, "wheelwright").hand(0, "blank").battle("quern")
    assert ask(t, "withdraw", 1, "BS-19.11") == ["stay", "blackalder", "marshend", "dust-hollow", "broken-anvil"]
    assert t.why_not("area", "crossways") == t.why_not("area", "wheelwright") == ["BS-11.4"]
    t = Table("horse_lords", "hill_folk", "corsairs").units(0, "quern", "cavalry").units(1, "quern", "swords")
    assert t.hand(0, "blank").battle("quern").kind == "substitute"  # fewer cavalry: no question


@clause("BS-19.11")
def test_bs_19_11_corsairs_without_cavalry_by_sea_only() -> None:
    t = (
        Table("horse_lords", "corsairs")
        .units(0, "dunmere", "cavalry")
        .units(1, "dunmere", "axes")
        .units(1, "coldmouth", "ship")
    )
    t.villages(0, "alderholt").battle("dunmere")
    # over the ship: every empty land area next to coldmouth; not kingsacre, which is next to dunmere only
    assert ask(t, "withdraw", 1, "BS-19.11") == ["stay", "kettle-isle", "whitbarrow", "stagfell", "greywether"]
    assert t.why_not("area", "kingsacre") == ["BS-10.12"]


@clause("BS-19.12")
def test_bs_19_12_substitute() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "dragon").units(1, "hollin", "giant")
    t.hand(0, "blank", "swords", "swords").hand(1, "ship").battle("hollin", dice=[*draws(3, 5, 3), *draws(2, 4, 2, 5)])
    assert ask(t, "substitute", 0, "BS-19.12") == ["keep", "3 swords", "3 blank", "5 swords", "5 blank"]
    t.pick("keep")
    assert ask(t, "substitute", 1, "BS-19.12") == ["keep", "2 ship", "4 ship", "5 ship"]


@clause("BS-19.12")
def test_bs_19_12_attacking_corsairs_are_asked_last() -> None:
    t = Table("corsairs", "hill_folk").units(0, "hollin", "axes").units(1, "hollin", "castle")
    t.hand(0, "blank").hand(1, "ship").battle("hollin")
    assert (t.kind, t.seat) == ("substitute", 1)
    assert (t.pick("keep").kind, t.seat) == ("substitute", 0)


@clause("BS-19.13")
def test_bs_19_13_casualty() -> None:
    def lost(*units: str) -> Table:
        t = Table("dragon_riders", "hill_folk", cutiecorn="on").units(0, "hollin", "dragon", "dragon")
        more = len(units) > 2
        dice = [*draws(5, 5, 4), *draws(2, 2, 3, *[3] * more)]
        return t.units(1, "hollin", *units).battle("hollin", dice=dice)

    t = lost("swords", "swords", "shield", "cutiecorn")
    assert ask(t, "casualty", 1, "BS-19.13") == ["swords", "shield"]
    assert t.why_not("unit", "cutiecorn") == ["BS-17.16"]
    assert lost("swords", "shield", "castle").kind == "retreat"  # the castle is the casualty
    t = lost("swords", "swords")
    assert t.kind == "retreat"  # one type only: no choice
    assert t.force(1, "hollin") == ["swords"]


@clause("BS-19.14")
def test_bs_19_14_retreat() -> None:
    t = (
        Table("dragon_riders", "horse_lords")
        .units(0, "estmark", "dragon", "swords")
        .units(1, "estmark", "swords", "swords")
    )
    t.units(0, "hollin", "swords").battle("estmark", dice=[*draws(5, 5, 4), *draws(2, 2, 3)])
    assert ask(t, "retreat", 1, "BS-19.14") == ["redbarrow", "saltby", "bonesand"]
    assert t.why_not("area", "hollin") == ["BS-11.4"]
    t = (
        Table("dragon_riders", "horse_lords")
        .units(0, "estmark", "dragon", "swords")
        .units(1, "estmark", "swords", "swords")
    )
    t.units(0, "hollin", "swords").villages(0, "redbarrow").villages(0, "saltby")
    t.battle("estmark", dice=[*draws(5, 5, 4), *draws(2, 2, 3)])
    assert t.kind == "main_action"  # one destination: no question
    assert t.force(1, "bonesand") == ["swords"]


@clause("BS-19.15")
def test_bs_19_15_raise_undead() -> None:
    t = Table("necromancers", "dragon_riders").units(0, "hollin", "necromancer", "leader", "swords", "undead", "undead")
    t.units(1, "hollin", "skirmishers", "lizardmen", "lizardmen", "lizardmen").units(0, "estmark", "goblins")
    for area in ("vinehall", "redbarrow", "briarwood", "bonesand"):
        t.units(0, area, "goblins")
    t.battle("hollin", dice=[*draws(5, 5, 4, 4), *draws(2, 2, 3)])
    assert ask(t, "raise_undead", 0, "BS-19.15") == ["0", "1", "2"]  # four fell, two Undead are left
    t.pick("1")
    assert (t.force(0, "hollin").count("undead"), t.st.undead) == (3, 1)


@clause("BS-19.16")
def test_bs_19_16_construct_tile_and_construct_village() -> None:
    t = (
        Table("dragon_riders", "corsairs")
        .units(0, "estmark", "citadel")
        .hand(0, "shield", "blank", "blank")
        .turn(0, CONSTRUCT)
    )
    assert ask(t, "construct_tile", 0, "BS-19.16") == ["shield", "blank", "none"]
    t.pick("shield")
    assert ask(t, "construct_village", 0, "BS-19.16") == ["redbarrow", "saltby", "hollin"]
    t.pick("saltby")
    assert t.options == ["thornwater", "redbarrow", "saltby", "hollin", "done"]
    t.pick("saltby")
    assert t.options == ["thornwater", "hollin", "done"]  # one pip left, two for the hill
    assert t.why_not("area", "redbarrow") == ["BS-12.3"]


@clause("BS-19.17")
def test_bs_19_17_chaos_reentry() -> None:
    t = Table("chaos_horde", "hill_folk").hand(0, "leader", "ship", "blank")
    for area, name in enumerate(t.st.rules.map.area_ids):
        if t.st.rules.terrain[area] == 0 and t.st.supply[1]:
            t.villages(1, name)
    t.turn(0)
    assert ask(t, "chaos_reentry", 0, "BS-19.17") == [
        *[f"leader {name}" for name in ("alderholt", "stagfell", "thornwater", "greywether", "redbarrow", "owlwood")],
        *[f"leader {name}" for name in ("briarwood", "fenwick", "gallowgap", "bonesand", "saltern-flats")],
        *[f"ship {name}" for name in ("coldmouth", "gull-deep", "wyrm-firth")],
        "none",
    ]
    t.pick("ship coldmouth")
    assert ask(t, "build_pay", 0, "BS-8.8") == ["leader", "blank"]


@clause("BS-19.18")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_bs_19_18_no_option_is_listed_twice(players: int) -> None:
    kinds = set()
    for seed in range(2):
        for st in random_game(players, seed, faction_assignment="random", cutiecorn="on", max_rounds=15):
            if st.decision is not None:
                options = st.decision.options
                kinds.add(st.decision.kind)
                assert len(set(options)) == len(options) > 0
                texts = {SPEC.notation.option_text(st, st.decision, option) for option in options}
                assert len(texts) == len(options)
    assert len(kinds) > 10


@clause("BS-19.18")
def test_bs_19_18_equal_tiles_are_interchangeable() -> None:
    t = Table("chaos_horde", "hill_folk").units(0, "hollin", "hordes").hand(0, *["hordes"] * 4, *["cavalry"] * 3).main()
    assert t.pick("build").options == ["cavalry hollin", "hordes hollin"]
    assert t.pick("cavalry hollin").options == ["cavalry", "hordes"]
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "dragon").units(1, "hollin", "swords")
    t.hand(0, "blank", "blank").battle("hollin", dice=[*draws(3, 5, 3), *draws(2, 4, 2)])
    assert t.options == ["keep", "3 blank", "5 blank"]


@clause("BS-19.19")
def test_bs_19_19_withdraw_substitute_and_main_action_are_always_asked() -> None:
    t = Table("hill_folk", "corsairs").main()
    assert (t.kind, t.options) == ("main_action", ["end"])
    t = Table("hill_folk", "corsairs").units(0, "hollin", "swords").units(1, "hollin", "axes").main()
    assert (t.kind, t.options) == ("main_action", ["battle"])
    asked = {}
    for st in random_game(2, 4, **fixed("dragon_riders", "necromancers"), max_rounds=20):
        if st.decision is not None:
            if (st.decision.kind, st.decision.options[-1]) != (
                "construct_village",
                -1,
            ):  # after the first village: below
                asked[st.decision.kind] = st.decision.automatic
            assert len(st.decision.options) > 1 or not st.decision.automatic
    never_lone = {"withdraw", "substitute", "main_action", *HAND_QUESTIONS}
    assert {kind for kind, lone in asked.items() if not lone} == never_lone & set(asked)
    assert {"move_from", "move_pay", "build_unit", "construct_tile"} <= set(asked)


@clause("BS-19.16", "BS-19.19")
def test_bs_19_16_done_is_asked_for_before_the_draw_so_that_the_village_can_be_taken_back() -> None:
    options: Options = {**fixed("dragon_riders", "necromancers"), "max_rounds": 20}
    match = Match(SPEC, 2, options, Seed(4))
    rng = random.Random(4)
    assert match.state.decision is not None
    asked = match.state.decision
    while (asked.kind, asked.options) != ("construct_village", [-1]):
        match.pick(asked.seat, rng.choice(asked.candidates()))
        assert match.state.decision is not None, "no village was built in the whole game"
        asked = match.state.decision
    before = match.state.villages_on_map(asked.seat)
    assert match.undoable(asked.seat) >= 1
    match.undo(asked.seat, 1)
    assert match.state.villages_on_map(asked.seat) < before


@clause("BS-19.19")
def test_bs_19_19_questions_that_depend_on_a_hand_are_asked_with_one_option_too() -> None:
    t = Table("hill_folk", "corsairs").units(0, "hollin", "citadel").hand(0, "swords", "blank").main()
    t.st.apply(BUILD)
    assert (t.kind, t.options) == ("build_unit", ["swords hollin"])
    t.st.apply(t.decision.options[0])
    assert (t.kind, t.options) == ("build_pay", ["blank"])


@clause("BS-19.19")
def test_bs_19_19_other_questions_with_one_option_are_answered() -> None:
    t = Table("hill_folk", "corsairs").units(0, "hollin", "swords").units(1, "hollin", "axes").main().pick("battle")
    assert t.kind == "withdraw"  # the only battle


def test_every_question_of_chapter_19_has_a_kind() -> None:
    split = {"move_from", "move_to", "move_units", "move_pay", "build_pay"}
    named = {"choose_faction", "place_citadel", "place_starting_unit", "chaos_start_area", "capture_tile"}
    named |= {"capture_village", "undead_step", "main_action", "build_unit", "battle", "withdraw", "substitute"}
    named |= {"casualty", "retreat", "raise_undead", "construct_tile", "construct_village", "chaos_reentry"}
    assert set(KINDS) == named | split
