"""Chapter 35 of the BattleLore ledger: Worked examples."""

from __future__ import annotations

import pytest

from sandtable.games.battlelore.call_to_arms.specialists import why_not_specialist
from sandtable.games.battlelore.combat.dice import base_dice
from sandtable.games.battlelore.combat.losses import apply_hits, neck_supply, necks_of, pack_necks
from sandtable.games.battlelore.combat.retreat import landings
from sandtable.games.battlelore.lore.councils import deck_shares
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import CENTRE, EAST, WEST, hex_name
from sandtable.games.battlelore.tables.cards import C_SECTION, LORE_LIMIT
from sandtable.games.battlelore.tables.deployment import SPECIALIST_IDS, slot_hex
from sandtable.games.battlelore.tables.effects import AT_RANGE, FX_DICE, IN_ANY
from sandtable.games.battlelore.tables.ground import sees
from sandtable.games.battlelore.turn.drawing import lore_master
from sandtable.games.battlelore.turn.turn import fill_rack
from sandtable.games.battlelore.turn.victory import banners, judge
from tests.games.battlelore.alliances import allied
from tests.games.battlelore.boards import BOARD, h, names
from tests.games.battlelore.campaign_support import council
from tests.games.battlelore.campaigns import begun, go_to
from tests.games.battlelore.epics import epic, kinds
from tests.games.battlelore.fields import bold, dragon, rock
from tests.games.battlelore.musters import army, mustering, play
from tests.games.battlelore.setups import start
from tests.games.battlelore.support import FAR, MY, Field, dice
from tests.support import clause


@clause("BL-1.5", "BL-35.11")
def test_bl_35_11_neighbours() -> None:
    assert names(BOARD.neighbours[h("G5")]) == {"F5", "H5", "F4", "G4", "F6", "G6"}
    assert names(BOARD.neighbours[h("A1")]) == {"B1", "A2"}
    assert names(BOARD.neighbours[h("A2")]) == {"A1", "B1", "B2", "A3", "B3"}
    assert names(BOARD.neighbours[h("L4")]) == {"K4", "L3", "M3", "L5", "M5"}


@clause("BL-1.6", "BL-35.12")
def test_bl_35_12_distances() -> None:
    for pair, distance in {
        "G1 G3": 2,
        "G1 G5": 4,
        "C3 E4": 3,
        "A1 M1": 12,
        "A1 M9": 16,
        "E2 H5": 4,
        "F2 J4": 5,
    }.items():
        a, b = pair.split()
        assert BOARD.distance[h(a)][h(b)] == BOARD.distance[h(b)][h(a)] == distance


@clause("BL-1.11", "BL-35.13")
def test_bl_35_13_sections() -> None:
    sections = {name: BOARD.sections[h(name)] for name in ("D1", "E1", "D2", "I2", "I1", "J1")}
    assert sections == {
        "D1": WEST,
        "E1": CENTRE,
        "D2": WEST | CENTRE,
        "I2": CENTRE | EAST,
        "I1": CENTRE,
        "J1": EAST,
    }


@clause("BL-35.3", "BL-13.13")
def test_bl_35_3_hand_limit_is_the_highest_level_plus_one() -> None:
    assert lore_master((3, 2, 0, 1, 0)) == 2
    assert LORE_LIMIT[2] == 3


@clause("BL-14.7", "BL-14.9", "BL-14.10", "BL-35.8")
def test_bl_35_8_the_lore_deck() -> None:
    shares = deck_shares([(2, 3, 1, 0, 0), (2, 1, 0, 0, 0)])
    assert shares == (0, 14, 8, 5, 5)
    assert sum(shares) == 32
    st = start("bl-04-wizards-tarn")
    assert len(st.lore_deck) + 8 == sum(deck_shares(st.councils))
    assert len(st.lore_out) + sum(deck_shares(st.councils)) == 60


@clause("BL-6.12", "BL-35.14")
def test_bl_35_14_an_edge_blocks_only_on_both_sides() -> None:
    for friends, sees_it in ((("F2",), True), (("G2",), True), (("F2", "G2"), False)):
        t = Field({"G1": "h_arc_b", **dict.fromkeys(friends, "h_inf_b")}, {"G3": "h_inf_b"})
        assert (t.targets("G1") == {"G3"}) == sees_it


@clause("BL-6.12", "BL-35.15")
def test_bl_35_15_edge_hexes_need_not_face_each_other() -> None:
    for friends, sees_it in ((("F2", "G4"), False), (("F2", "F4"), True), (("G3",), False), (("G2", "F4"), False)):
        t = Field({"G1": "h_arc_b", **dict.fromkeys(friends, "h_inf_b")}, {"G5": "h_inf_b"})
        assert (t.targets("G1") == {"G5"}) == sees_it


@clause("BL-35.17")
def test_bl_35_17_crossed_hexes() -> None:
    for blocker in ("F3", "G3", "F4", "G4"):
        t = Field({"E2": "h_arc_b", blocker: "h_inf_b"}, {"H5": "h_inf_b"})
        assert not sees(t.st.ground, t.st.at, t.hex("E2"), t.hex("H5")), blocker


@clause("BL-6.13", "BL-6.14", "BL-35.23")
def test_bl_35_23_corners_do_not_block() -> None:
    for blocker, clear in (("E4", True), ("E2", True), ("F4", False), ("F3", False), ("E3", False), ("D2", False)):
        t = Field({"G5": "h_arc_b", blocker: "h_inf_b"}, {"D1": "h_inf_b"})
        assert sees(t.st.ground, t.st.at, t.hex("G5"), t.hex("D1")) == clear, blocker
    t = Field({"G5": "h_arc_b", "E4": "h_inf_b", "E2": "h_inf_b"}, {"D1": "h_inf_b"})
    assert sees(t.st.ground, t.st.at, t.hex("G5"), t.hex("D1")), "a corner on either side is no edge"


@clause("BL-7.4", "BL-35.18")
def test_bl_35_18_archers_that_moved_shoot_into_a_wood() -> None:
    t = Field({"G3": "h_arc_b"}, {"G5": "h_inf_b"}, terrain={"G5": "wooded"}).moved("G3")
    assert dice(t, "G3", "G5") == 2
    t.st.effects.append((FX_DICE, 0, 3, AT_RANGE, 1))
    assert dice(t, "G3", "G5") == 5


@clause("BL-7.4", "BL-35.19")
def test_bl_35_19_bonuses_are_not_capped() -> None:
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b"}, terrain={"G4": "elevated"})
    t.st.effects.append((FX_DICE, 0, 1, IN_ANY, 1))
    assert dice(t, "G3", "G4") == 3


@clause("BL-20.2", "BL-35.20")
def test_bl_35_20_mounted_knights_ignore_two() -> None:
    t = Field({"G3": "h_inf_g"}, {"G4": "h_mkn_r"}).attack("G3", "G4", "SS")
    assert t.figures("G4") == 3


@clause("BL-20.3", "BL-7.14", "BL-35.21")
def test_bl_35_21_foot_knights_against_cavalry() -> None:
    t = Field({"G3": "h_fkn_r"}, {"G4": "h_cav_b", "A9": "h_inf_b"}, mode="lore").attack("G3", "G4", "SSBL")
    assert t.figures("G4") == 0
    assert t.st.tokens[0] == 1


@clause("BL-9.1", "BL-35.1", "BL-20.6", "BL-12.20", "BL-15.8", "BL-9.17")
def test_bl_35_1_all_sources_add_up() -> None:
    t = Field(
        {"G3": "d_swd_b", "F3": "h_inf_b", "H3": "h_inf_b"},
        FAR,
        terrain={"G3": "rampart"},
        landmarks={"G2": ("stronghold", "standard")},
    )
    assert bold(t, "G3") == 4


@clause("BL-9.13", "BL-9.14", "BL-35.22", "BL-20.16")
def test_bl_35_22_frightened_units_flee_two_hexes_per_flag() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "g_hob_b"}).attack("G3", "G4", "FFR")
    t.dice("BBRG")
    for _ in range(4):
        assert t.kind == "retreat_to"
        t.pick(t.texts[0])
    assert (t.place_of("G4")[1], t.figures("G4")) == ("8", 2), "four hexes, four panic dice, two hits"


@clause("BL-17.13", "BL-35.24", "BL-18.3")
def test_bl_35_24_a_web_counts_for_the_flags_of_the_same_roll() -> None:
    t = Field({"G3": "c_spi_g", **MY}, {"G4": "h_inf_b"}).attack("G3", "G4", "LF")
    assert (t.figures("G4"), t.place_of("G4"), t.kind) == (3, "G4", "play_command")


@clause("BL-18.12", "BL-35.26")
def test_bl_35_26_new_necks_have_two_heads() -> None:
    t = Field({"G3": "c_hyd_b", **MY}, {"G4": "h_inf_r"})
    t.st.extra[0] = pack_necks([1], 3)
    t.attack("G3", "G4", "LL")
    assert t.kind == "new_neck"
    t.pick("yes", "yes")
    assert (necks_of(t.st.extra[0]), neck_supply(t.st.extra[0])) == ([1, 2, 2], 1)
    assert base_dice(t.st, 0, t.st.weapon[0]) == 6
    t = Field({"G3": "c_hyd_b", **MY}, {"G4": "h_inf_r"}).attack("G3", "G4", "LLGG")
    assert t.kind == "play_command", "no empty slot, the LORE is lost"


@clause("BL-18.18", "BL-35.6")
def test_bl_35_6_conjuring_costs_by_level() -> None:
    for level, cost in ((1, 10), (2, 9), (3, 8)):
        assert "conjure" in rock(cost, level).command().texts
        assert "conjure" not in rock(cost - 1, level).command().texts
    assert "conjure" not in rock(30, 0).command().texts, "no Wizard"


@clause("BL-19.12", "BL-19.13", "BL-35.28")
def test_bl_35_28_a_dragon_retreats_three_hexes_over_units() -> None:
    t = Field({"G3": "c_dra_b", "G2": "h_inf_b", "F2": "h_inf_b"}, {"G4": "h_inf_b"})
    assert landings(t.st, 0, 3) == (2, [t.hex(name) for name in ("F1", "G1", "H1")])
    t.turn_of(1).attack("G4", "G3", "FRR")
    assert t.texts == ["0", "1"], "it may ignore one flag, or not"
    t.pick("0")
    assert set(t.texts) == {"F1", "G1", "H1"}
    t.pick("G1")
    assert t.place_of("G3") == "G1", "the third hex is 1 hit, which alone causes no check"


@clause("BL-19.14", "BL-35.7")
def test_bl_35_7_dragon_checks() -> None:
    for hits, number in ((1, 0), (2, 1), (3, 2), (5, 4)):
        t = dragon()
        t.dice("R" * number + "G")
        apply_hits(t.st, 0, hits, 1)
        assert len(t.st.rng.loaded) == 1, f"{hits} hits: {number} dice"
        assert t.place_of("G3") == "G3"
    t = dragon().dice("B")
    apply_hits(t.st, 0, 2, 1)
    assert t.place_of("G3") == "off"


@clause("BL-25.15", "BL-35.27", "BL-25.16")
def test_bl_35_27_one_retreat_of_one_to_three_hexes() -> None:
    t = Field({"G3": "h_inf_r", **MY}, {"G5": "h_inf_b", **FAR}).hero("G4", holder=1, kind="warrior")
    t.attack("G3", "hero at G4", "FFFB").pick("0")
    assert t.kind == "flee_to"
    assert set(t.texts) == {"G5", "H5"}, "into a Hero-friendly hex, or on"
    t.pick("H5")
    assert "stop" in t.texts
    t.pick("H6", "H7")
    assert t.place_of("hero at G4") == "H7", "three hexes, not nine"
    assert t.kind == "gain_ground"


@clause("BL-29.11", "BL-35.4")
def test_bl_35_4_three_tactic_cards_are_thrown_out() -> None:
    t = epic(("CT-GB", "CT-BB", "CT-RB"))
    fill_rack(t.st)
    assert len(t.st.rack) == 3
    assert any(C_SECTION[kind] for kind in t.st.rack)
    assert set(kinds("CT-GB", "CT-BB", "CT-RB")) <= set(t.st.discard)


@clause("BL-29.21", "BL-35.5")
@pytest.mark.parametrize(
    ("standard", "pennant", "how"), [(7, 6, None), (8, 6, "decisive"), (9, 8, "marginal"), (6, 0, None)]
)
def test_bl_35_5_epic_victory(standard: int, pennant: int, how: str | None) -> None:
    t = epic(goals=7)
    t.st.awards = [standard, pennant]
    judge(t.st)
    assert (t.st.result.how if t.st.result else None) == how


@clause("BL-30.2", "BL-30.3", "BL-35.25")
def test_bl_35_25_slots_on_the_board() -> None:
    assert hex_name(BOARD.at(*slot_hex(1, 2, 3, 2, 9, 0, False))) == "C7"
    assert hex_name(BOARD.at(*slot_hex(1, 0, 3, 2, 9, 0, False))) == "L7"
    st = mustering()
    sections = st.ground.board.sections
    for camp in (0, 1):
        for section in (0, 1, 2):
            for shift in (0, 2) if section == 1 else (0,):
                for line in (1, 2, 3, 4):
                    for slot in range(1, 5 if line % 2 else 4):
                        h = BOARD.at(*slot_hex(camp, section, line, slot, 9, shift, False))
                        assert sections[h] in (1, 2, 4), "never a divider hex"
                        assert st.ground.board.camp_rows[h][camp] == line


@clause("BL-30.25", "BL-35.2")
def test_bl_35_2_kings_allies() -> None:
    t = play(army({"G3": "h_inf_b", "B3": "h_inf_b"}), "SP17").pick("u0")
    assert (t.figures("G3"), t.st.full[0]) == (5, 5)
    assert t.kind != "special_unit"
    for second, figures in (("u0", [6, 4]), ("u1", [5, 5])):
        t = army({"G3": "h_inf_b", "B3": "h_inf_b"}, mode="lore").council(0, warrior=3)
        play(t, "SP17").pick("u0", second)
        assert t.st.figs[:2] == figures
        assert t.kind != "special_unit", "never three figures"


@clause("BL-35.1", "BL-9.2")
def test_bl_35_1_the_dwarf_on_the_rampart_may_ignore_four_flags() -> None:
    t = Field(
        {"G3": "d_swd_b", "F3": "h_inf_b", "H3": "h_inf_b"},
        {"G4": "h_inf_r"},
        terrain={"G3": "rampart"},
        landmarks={"G2": ("stronghold", "standard")},
    ).turn_of(1)
    t.st.effects.append((FX_DICE, t.u("G4"), 3, IN_ANY, 1))
    t.attack("G4", "G3", "FFFFF")
    assert (t.kind, t.texts) == ("ignore_flags", ["0", "1", "2", "3", "4"])
    t.pick("4", "G2")
    assert t.place_of("G3") == "G2", "the fifth flag counts"


@clause("BL-35.3", "BL-13.13", "BL-14.6")
def test_bl_35_3_a_council_of_level_two_holds_three_lore_cards() -> None:
    t = Field({"G3": "h_inf_b"}, FAR, mode="lore").council(0, commander=3, wizard=2, rogue=1)
    t.lore(0, "WR01", "WR02").draw().pick("card-and-token")
    assert (t.kind, len(t.st.lore[0])) == ("play_command", 3), "two and a third"
    t.turn_of(0).draw().pick("card-and-token")
    assert (t.kind, len(t.texts)) == ("discard_lore", 4)


@clause("BL-35.5", "BL-29.21", "BL-11.6")
def test_bl_35_5_the_eighth_banner_against_six_decides() -> None:
    for pennant, how in ((6, "decisive"), (7, None)):
        t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g", **FAR}, epic=True, goals=7).lose("G4", 3)
        t.st.awards = [7, pennant]
        t.st.stirred = True
        t.order("G3").combat("GRR")
        assert t.kind == "attack", "7 against 6 or 7 is no win"
        t.pick("u0 u1")
        assert banners(t.st, 0) == 8
        assert (t.st.result.how if t.st.result else None) == how


@clause("BL-35.8", "BL-14.7")
def test_bl_35_8_a_deck_of_thirty_two() -> None:
    st = SPEC.start(2, {"adventure": "bl-09-three-keeps"}, 4)
    for seat, levels in ((0, (2, 3, 1, 0, 0)), (1, (3, 3, 0, 0, 0))):
        for level in levels:
            st.apply(level, seat)
    dealt = 8
    assert len(st.lore_deck) + dealt == 14 + 8 + 5 + 5
    assert len(st.lore_out) == 60 - 32


@clause("BL-35.18", "BL-7.1", "BL-7.2", "BL-7.3", "BL-7.4")
def test_bl_35_18_archers_move_take_aim_and_shoot_into_a_wood() -> None:
    for card, number in (("WR03", 5), ("WR04", 2)):
        t = Field({"G3": "h_arc_b"}, {"F6": "h_inf_b", **FAR}, mode="lore", terrain={"F6": "wooded"})
        t.council(0, warrior=1).lore(0, card).order("G3").movement().pick("u0", "G4")
        t.pick("u0 u1").dice("R" * (number - 1) + "B").pick(card if card == "WR03" else "pass")
        if card != "WR03":
            t.pick("pass")
        assert t.st.rng.loaded == []
        assert t.figures("F6") == 3, "the last die hits"


@clause("BL-35.19", "BL-7.3", "BL-7.4")
def test_bl_35_19_heavy_infantry_strong_and_uphill() -> None:
    t = Field({"G3": "h_inf_r"}, {"G4": "h_inf_b", **FAR}, mode="lore", terrain={"G4": "elevated"})
    t.council(0, warrior=1).lore(0, "WR01").order("G3").combat().pick("u0 u1").dice("RRB").pick("WR01")
    assert (t.figures("G4"), t.st.rng.loaded) == (3, [])


@clause("BL-35.26", "BL-18.8", "BL-18.12")
def test_bl_35_26_the_hydra_loses_two_necks_and_grows_two() -> None:
    t = Field({"G3": "c_hyd_b", "A1": "h_inf_b"}, {"G4": "h_inf_r", **FAR}).turn_of(1).attack("G4", "G3", "BBRR")
    assert t.told("neck_lost") == [(0, 1), (0, 1)]
    assert (t.kind, t.asked.seat) == ("battle_back", 0)
    t.dice("LL").pick("yes", "yes", "yes")
    t.turn_of(0).attack("G3", "G4", "GGGGGR")
    assert (t.figures("G4"), t.st.rng.loaded) == (3, []), "1 + 1 + 2 + 2 dice"


@clause("BL-35.29", "BL-30.21")
def test_bl_35_29_hobgoblin_archers_keep_the_common_bow() -> None:
    t = play(army({"G3": "h_arc_g", "F3": "g_arc_g"}), "SP05")
    assert [t.st.weapon[t.u(name)] for name in ("G3", "F3")] == [c.LONG_BOW, c.COMMON_BOW]


@clause("BL-35.30", "BL-33.9")
def test_bl_35_30_allies_cannot_choose_what_needs_a_reserve() -> None:
    banned = [
        card for number, card in enumerate(SPECIALIST_IDS) if why_not_specialist(allied().st, 0, number) == "BL-33.9"
    ]
    assert banned == ["SP14", "SP19"]


@clause("BL-35.31", "BL-28.8")
def test_bl_35_31_an_instructor_gives_what_is_on_his_sheet() -> None:
    t = go_to(begun(council("Max", 0, defeats=5, recorded="AR01 AR02")), "hero_class")
    while t.kind != "hero_gift":
        t.st.apply(t.asked.options[-1], t.asked.seat)
    assert t.texts == ["AR01", "AR02"]
