"""Phase 3: Main Actions and Build Unit (chapter 8)."""

from __future__ import annotations

import pytest

from sandtable.games.bloodstones.turn import CONSTRUCT
from tests.games.bloodstones.steps import FIVES, TWOS, dice, walk
from tests.games.bloodstones.support import Table
from tests.support import clause


def places(t: Table, tile: str) -> set[str]:
    """Where a tile can be built, according to the build question."""
    return {text.split()[1] for text in t.options if text.split()[0] == tile}


@clause("BS-8.1")
def test_bs_8_1_any_number_of_actions_in_any_order() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "citadel")
    t.hand(0, "lizardmen", "skirmishers", "swords", "swords").main(0)
    t.pick("build", "lizardmen dunmere")
    assert walk(t, "dunmere", "kingsacre", "lizardmen", pay=("swords",)) == 1
    t.pick("end-move", "build", "skirmishers dunmere")
    assert walk(t, "kingsacre", "cobblethorpe", "lizardmen", pay=("swords",)) == 1
    t.pick("end-move")
    assert t.kind == "main_action"
    assert t.options == ["end"]


@clause("BS-8.1")
def test_bs_8_1_only_the_chaos_horde_captures_as_an_action() -> None:
    for faction, offered in (("hill_folk", False), ("chaos_horde", True)):
        t = Table(faction, "horse_lords").villages(1, "dunmere").units(0, "dunmere", "cavalry").hand(0, "leader")
        assert ("capture" in t.main(0).options) == offered
        assert offered or t.why_not("action", "capture") == ["BS-8.1"]


@clause("BS-8.2")
def test_bs_8_2_no_end_while_an_own_battle_is_open() -> None:
    t = Table("dragon_riders", "horse_lords", "hill_folk", "necromancers")
    t.units(1, "oathby", "swords").units(2, "oathby", "swords").main(0)
    # a battle between two others does not involve the active player
    assert t.options == ["end"]
    t = Table("dragon_riders", "horse_lords", "hill_folk", "necromancers")
    t.units(0, "oathby", "swords").units(2, "oathby", "cavalry").main(0)
    assert t.options == ["battle"]
    assert t.why_not("action", "end") == ["BS-8.2"]
    # a withdrawal settles it as well
    t.pick("battle", "weirford")
    assert t.kind == "main_action"
    assert "end" in t.options


@clause("BS-8.2")
def test_bs_8_2_villages_alone_are_not_a_battle() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "swords").villages(1, "dunmere", 2).main(0)
    assert t.options == ["end"]
    assert t.why_not("action", "battle") == ["BS-10.1"]


@clause("BS-8.3")
def test_bs_8_3_units_may_be_built_and_moved_in_before_the_battle() -> None:
    t = Table("horse_lords", "hill_folk").villages(0, "vinehall").units(0, "vinehall", "swords")
    t.units(0, "oxmead", "cavalry").units(1, "vinehall", "giant").hand(0, "skirmishers", "shield").main(0)
    assert set(t.options) == {"build", "move", "battle"}
    t.pick("build", "skirmishers vinehall")
    walk(t, "oxmead", "vinehall", "cavalry", pay=("shield",))
    assert t.kind == "main_action"
    assert t.options == ["battle"]
    # three against one, and a Giant: both draw four
    t.load(*dice((5, 5, 4, 4), (2, 2, 3, 3))).pick("battle")
    assert t.events("draw_battle") == [(0, 4), (1, 4)]
    assert t.st.vp == [1, 0]


@clause("BS-8.4")
def test_bs_8_4_built_moved_fought_and_moved_again() -> None:
    t = Table("chaos_horde", "horse_lords").units(0, "larkfield", "leader").units(1, "vinehall", "shield")
    t.hand(0, "hordes", "cavalry", "cavalry").main(0).pick("build", "hordes larkfield")
    assert walk(t, "larkfield", "vinehall", "hordes", "leader", pay=("cavalry",)) == 1
    t.load(*dice((5, 5, 4, 4), TWOS)).pick("battle", "stay", "keep")
    assert t.force(0, "vinehall") == ["leader", "hordes"]
    assert t.kind == "main_action"
    assert walk(t, "vinehall", "hollin", "hordes", pay=("cavalry",)) == 1
    assert walk(t, "hollin", "estmark", "hordes") == 1
    assert t.force(0, "estmark") == ["hordes"]


@clause("BS-8.5")
def test_bs_8_5_one_tile_with_a_unit_type_becomes_a_unit() -> None:
    t = Table("hill_folk", "horse_lords").villages(0, "dunmere").hand(0, "reivers", "reivers", "blank").main(0)
    t.pick("build")
    # only one tile type and place: the engine built it, and only one of the two
    assert t.kind == "main_action"
    assert t.force(0, "dunmere") == ["reivers"]
    assert t.hand_of(0) == ["reivers", "blank"]


@clause("BS-8.5")
def test_bs_8_5_blank_tiles_and_tiles_without_place_are_refused_by_their_clause() -> None:
    t = Table("hill_folk", "horse_lords").villages(0, "dunmere").hand(0, "blank", "blank").main(0)
    assert t.options == ["end"]
    assert t.why_not("action", "build") == ["BS-1.10"]
    t = Table("hill_folk", "horse_lords").villages(0, "dunmere").main(0)
    assert t.why_not("action", "build") == ["BS-8.5"]
    t = Table("hill_folk", "horse_lords").villages(0, "harrowlea").villages(0, "saltby")
    t.hand(0, "reivers", "swords", "ship", "blank").main(0).pick("build")
    assert t.why_not("tile", "blank") == ["BS-1.10"]
    assert t.why_not("tile", "ship") == ["BS-8.7"]


@clause("BS-8.6")
def test_bs_8_6_land_units_beside_a_village_or_the_citadel() -> None:
    t = Table("dragon_riders", "horse_lords", "hill_folk", "necromancers").hand(1, "skirmishers", "castle", "shield")
    t.hand(1, "swords").units(1, "tollen", "citadel").villages(1, "barrow-of-kings").villages(2, "wainrut")
    t.units(1, "sickleford", "cavalry").main(1).pick("build")
    for tile in ("skirmishers", "castle", "shield"):
        assert places(t, tile) == {"tollen", "barrow-of-kings"}
    # own units alone are not enough, nor are villages of others
    assert t.why_not("area", "sickleford") == ["BS-8.6"]
    assert t.why_not("area", "wainrut") == ["BS-8.6"]


@clause("BS-8.6")
def test_bs_8_6_without_village_and_citadel_nothing_is_built() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "swords", "castle").hand(0, "skirmishers").main(0)
    assert "build" not in t.options
    assert t.why_not("action", "build") == ["BS-8.6"]
    t = (
        Table("corsairs", "horse_lords", "hill_folk")
        .units(0, "wendle", "axes")
        .hand(0, "ship", "axes", "blank")
        .main(0)
    )
    assert t.why_not("action", "build") == ["BS-8.6"], "ships in hand or not, there is no home"


@clause("BS-8.7")
def test_bs_8_7_ships_beside_a_village_or_the_citadel() -> None:
    t = Table("corsairs", "horse_lords", "hill_folk").hand(0, "ship", "axes").units(0, "wendle", "citadel")
    t.villages(0, "eastgarth").units(0, "netherby", "axes").units(0, "south-narrows", "ship").villages(1, "wheelwright")
    t.main(0).pick("build")
    assert places(t, "ship") == {"hoarfrost-bay", "north-narrows", "farrow-deep"}
    for sea in ("south-narrows", "amber-bight", "winter-roads"):
        assert "BS-8.7" in t.why_not("area", sea)
    assert places(t, "axes") == {"wendle", "eastgarth"}


@clause("BS-8.7")
def test_bs_8_7_a_ship_needs_the_sea() -> None:
    t = Table("corsairs", "horse_lords", "hill_folk").hand(0, "ship", "blank").villages(0, "sedgeley").main(0)
    assert "build" not in t.options
    assert t.why_not("action", "build") == ["BS-8.7"]


@clause("BS-8.8")
def test_bs_8_8_other_hand_tiles_of_any_kind_pay() -> None:
    t = Table("horse_lords", "dragon_riders").units(0, "oxmead", "citadel")
    t.hand(0, "cavalry", "blank", "skirmishers", "leader").main(0).pick("build", "cavalry oxmead")
    assert t.kind == "build_pay"
    assert set(t.options) == {"blank", "skirmishers", "leader"}
    t.pick("blank", "skirmishers")
    assert t.kind == "main_action"
    assert t.hand_of(0) == ["leader"]
    assert t.discard_of(0) == ["skirmishers", "blank"]
    assert t.force(0, "oxmead") == ["cavalry", "citadel"]


@clause("BS-8.9")
def test_bs_8_9_too_few_other_tiles() -> None:
    # three tiles pay for a castle, two do not, whatever their pips
    for hand, offered in ((("castle", "leader", "blank"), True), (("castle", "leader"), False)):
        t = Table("horse_lords", "dragon_riders").units(0, "oxmead", "citadel").hand(0, *hand).main(0)
        assert ("build" in t.options) == offered
    assert t.why_not("action", "build") == ["BS-8.9"]
    t = Table("horse_lords", "dragon_riders").units(0, "oxmead", "citadel").villages(0, "vinehall")
    t.hand(0, "castle", "swords").main(0).pick("build")
    assert places(t, "castle") == set()
    assert t.why_not("tile", "castle") == ["BS-8.9"]
    assert places(t, "swords") == {"oxmead", "vinehall"}


@clause("BS-8.9")
def test_bs_8_9_the_cutiecorn_is_paid_with_two_hand_tiles() -> None:
    t = Table("horse_lords", "dragon_riders", cutiecorn="on").units(0, "harrowlea", "citadel")
    t.hand(0, "ship", "blank").main(0).pick("build")
    # the two tiles pay for the Cutiecorn, which is in no hand
    assert t.force(0, "harrowlea") == ["citadel", "cutiecorn"]
    while t.kind == "build_pay":
        t.pick(t.options[0])
    assert t.hand_of(0) == []
    t = Table("horse_lords", "dragon_riders", cutiecorn="on").units(0, "harrowlea", "citadel").hand(0, "blank").main(0)
    assert t.options == ["end"]


@clause("BS-8.10")
@pytest.mark.parametrize(
    ("faction", "tile"), [("necromancers", "goblins"), ("dragon_riders", "lizardmen"), ("hill_folk", "reivers")]
)
def test_bs_8_10_cost_zero_discards_nothing(faction: str, tile: str) -> None:
    t = Table(faction, "horse_lords").villages(0, "thornwater").hand(0, tile, "leader").main(0)
    assert t.pick("build").kind == "main_action"
    assert t.force(0, "thornwater") == [tile]
    assert t.discard_of(0) == []
    t = Table(faction, "horse_lords").villages(0, "thornwater").hand(0, "swords", "leader").main(0)
    t.pick("build")
    assert t.discard_of(0) == ["leader"]


@clause("BS-8.11")
def test_bs_8_11_among_enemies_they_are_bound_to_a_battle() -> None:
    t = Table("dragon_riders", "horse_lords").villages(0, "vinehall").units(1, "vinehall", "swords")
    t.units(1, "gull-deep", "ship").villages(0, "larkfield").hand(0, "ship", "skirmishers", "shield", "blank").main(0)
    t.pick("build")
    assert places(t, "skirmishers") == {"vinehall", "larkfield"}
    assert places(t, "ship") == {"gull-deep"}
    t.pick("skirmishers vinehall")
    assert t.why_not("action", "end") == ["BS-8.2"]
    assert t.why_not("action", "move") == ["BS-9.10"]
    t.pick("build", "ship gull-deep", "shield")
    assert t.why_not("action", "move") == ["BS-9.10"]
    assert set(t.pick("battle").options) == {"vinehall p2", "gull-deep p2"}


@clause("BS-8.11")
def test_bs_8_11_a_lone_enemy_cutiecorn_changes_hands_instead() -> None:
    t = Table("dragon_riders", "horse_lords", cutiecorn="on").villages(0, "vinehall").units(1, "vinehall", "cutiecorn")
    t.hand(0, "skirmishers").main(0).pick("build")
    assert t.force(0, "vinehall") == ["skirmishers", "cutiecorn"]
    assert "end" in t.options


@clause("BS-8.12")
def test_bs_8_12_a_castle_built_among_enemies_attacks_without_modifier() -> None:
    t = Table("hill_folk", "horse_lords").villages(0, "vinehall").units(1, "vinehall", "cavalry")
    t.hand(0, "castle", "blank").main(0).pick("build")
    assert t.force(0, "vinehall") == ["castle"]
    t.load(*dice(FIVES, TWOS)).pick("battle", "stay")
    # (seat, tiles, sum, modifiers, strength): the attacking castle adds nothing, the cavalry in plains does
    assert [event[3] for event in t.events("reveal")] == [0, 1]
    t = Table("horse_lords", "hill_folk").units(0, "vinehall", "cavalry").units(1, "vinehall", "castle")
    t.battle("vinehall", dice=dice(FIVES, TWOS))
    assert [event[3] for event in t.events("reveal")] == [1, 3]


@clause("BS-8.13")
def test_bs_8_13_any_number_of_castles_in_one_area() -> None:
    t = Table("hill_folk", "horse_lords").villages(0, "saltby").hand(0, "castle", "castle", "castle", "blank", "giant")
    t.units(0, "saltby", "castle").main(0)
    t.pick("build", "castle saltby", "blank").pick("build", "castle saltby", "giant")
    assert t.force(0, "saltby") == ["castle", "castle", "castle"]


@clause("BS-8.14")
def test_bs_8_14_undead_and_citadels_are_never_built() -> None:
    t = Table("necromancers", "horse_lords").villages(0, "dunmere", 2).villages(0, "kingsacre")
    t.hand(0, "necromancer", "goblins", "ship", "castle").main(0).pick("build")
    assert {text.split()[0] for text in t.options} == {"necromancer", "goblins", "ship", "castle"}
    assert t.st.undead == 4
    assert t.st.citadel[0] == -1


@clause("BS-8.15")
def test_bs_8_15_villages_of_phase_4_come_too_late() -> None:
    t = Table("dragon_riders", "horse_lords").units(0, "dunmere", "citadel").hand(0, "leader", "skirmishers")
    t.hand(1, "blank").turn(0, CONSTRUCT)
    t.pick("leader", "kingsacre", "done")
    # the turn continues with the draw; the next question is for the other player
    assert t.seat == 1
    assert t.st.villages[t.area("kingsacre")] == 1
    assert t.force(0, "kingsacre") == []
    # in the next turn the village is a building place
    while t.seat == 1:
        t.pick("none" if "none" in t.options else "end")
    t.pick("build")
    assert "kingsacre" in places(t, "skirmishers")
