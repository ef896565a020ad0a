"""Chapter 1 of the BattleLore ledger: Board, coordinates, components."""

from __future__ import annotations

from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.board import (
    CENTRE,
    EAST,
    WEST,
    board_of,
    wings_of,
)
from sandtable.games.battlelore.tables.cards import COMMAND_DECK
from sandtable.games.battlelore.turn.victory import banners
from tests.games.battlelore.boards import BOARD, h, names
from tests.games.battlelore.fields import line, orderable
from tests.games.battlelore.support import Field
from tests.support import clause


@clause("BL-1.1", "BL-1.2")
def test_bl_1_1_rows_of_13_and_12_hexes() -> None:
    for rows, count in ((9, 113), (17, 213)):
        board = board_of(rows)
        assert len(board.hexes) == count
        for y in range(rows):
            assert sum(each // 13 == y for each in board.hexes) == (12 if y % 2 else 13)


@clause("BL-1.3", "BL-1.4")
def test_bl_1_4_doubled_coordinates() -> None:
    assert (BOARD.x_of(h("G5")), BOARD.y_of(h("G5"))) == (12, 4)
    assert (BOARD.x_of(h("A2")), BOARD.y_of(h("A2"))) == (1, 1)
    assert BOARD.at(24, 8) == h("M9")
    assert BOARD.at(24, 9) == -1
    assert BOARD.at(3, 2) == -1, "X + Y must be even"
    assert [BOARD.hex_named(name) for name in ("M2", "A10", "N1", "a1", "", "A", "A0")] == [-1] * 7
    assert board_of(17).hex_named("A10") >= 0


@clause("BL-1.7")
def test_bl_1_7_half_hexes_are_not_hexes() -> None:
    assert all(25 not in BOARD.neighbours[each] for each in BOARD.hexes)
    assert 25 not in BOARD.hexes
    assert not Field({"A1": "h_inf_b"}, {"A9": "h_inf_b"}).st.ground.open[25]


@clause("BL-1.8", "BL-1.9", "BL-1.10")
def test_bl_1_10_rows_from_each_side() -> None:
    assert names(BOARD.row_from(c.STANDARD, 1)) >= {"A1", "M1"}
    assert names(BOARD.row_from(c.PENNANT, 1)) >= {"A9", "M9"}
    assert names(BOARD.row_from(c.PENNANT, 3)) >= {"G7"}
    assert names(board_of(17).row_from(c.PENNANT, 1)) >= {"G17"}


@clause("BL-1.12")
def test_bl_1_12_left_is_seen_from_the_player() -> None:
    assert wings_of(c.STANDARD) == (WEST, CENTRE, EAST)
    assert wings_of(c.PENNANT) == (EAST, CENTRE, WEST)


@clause("BL-1.13", "BL-1.15", "BL-1.16")
def test_bl_1_15_figures_and_kinds() -> None:
    for unit in c.UNIT_DEFS[: c.FIRST_CREATURE]:
        assert unit.kind in (c.FOOT, c.MOUNTED)
        assert unit.colour in (c.GREEN, c.BLUE, c.RED)
        if unit.id not in ("h_fkn_r", "d_bol_r", "o_ogr_r"):
            assert unit.figures == (4 if unit.kind == c.FOOT else 3), unit.id
    assert all(unit.kind == c.CREATURE for unit in c.UNIT_DEFS[c.FIRST_CREATURE : c.FIRST_HERO])


@clause("BL-1.14")
def test_bl_1_14_a_troop_is_not_a_creature() -> None:
    t = Field({"G3": "h_inf_b", "E3": "c_spi_g"}, {"G7": "h_inf_b"}, mode="lore")
    t.council(0, cleric=1).lore(0, "CL03").lose("G3", 1).hand(0, "CC-PL").command()
    assert "CL03" in t.texts
    t.pick("CL03")
    assert t.figures("G3") == 4, "the only weakened troop was healed; a creature is no troop"


@clause("BL-1.17", "BL-1.18")
def test_bl_1_17_six_faces() -> None:
    assert c.FACE_IDS == ("GREEN", "BLUE", "RED", "FLAG", "STRIKE", "LORE")


@clause("BL-1.19")
def test_bl_1_19_sixty_command_cards() -> None:
    assert len(COMMAND_DECK) == 60
    st = SPEC.start(2, {"adventure": "bl-01-first-muster"}, 3)
    assert len(st.deck) + sum(len(hand) for hand in st.hands) == 60
    assert st.discard == []


@clause("BL-1.20")
def test_bl_1_20_the_pool_is_limited() -> None:
    t = Field({"G3": "h_inf_b"}, {"G7": "h_inf_b"}, mode="lore")
    assert t.st.pool == 36
    assert Field({"G3": "h_inf_b"}, {"G7": "h_inf_b"}, mode="lore", epic=True).st.pool == 55
    t.lore(0, "WR04", tokens=35)
    t.st.gain(1, 3)
    assert (t.st.tokens, t.st.pool) == ([35, 1], 0)
    t.st.pay(0, 5)
    assert t.st.pool == 5


@clause("BL-1.21", "BL-11.7")
def test_bl_1_21_the_victory_track() -> None:
    t = Field({"G3": "h_inf_b"}, {"G4": "h_inf_g", "A9": "c_fir_r"}).lose("G4", 3)
    t.attack("G3", "G4", "GFF")
    assert t.st.taken == [[1], []]
    assert banners(t.st, 0) == 1
    assert banners(t.st, 1) == 0
    t.st.taken[0].append(t.u("A9"))
    assert banners(t.st, 0) == 3, "a dragon counts 2"


@clause("BL-1.22")
def test_bl_1_22_hands_are_hidden_numbers_are_open() -> None:
    st = SPEC.start(2, {"adventure": "bl-04-wizards-tarn"}, 5)
    while st.decision is not None and st.decision.kind == "keep_first_lore":
        st.apply(st.decision.options[0])
    seen = st.seen_by(0)
    assert seen.hands[0] == st.hands[0]
    assert seen.hands[1] == [-1] * len(st.hands[1])
    assert seen.lore[1] == [-1] * len(st.lore[1])
    assert set(seen.deck) == set(seen.lore_deck) == {-1}
    assert all(card < 0 for card in seen.lore_out), "by class at most, which the councils tell (BL-14.7)"
    assert (seen.tokens, seen.pos, seen.lore_discard) == (st.tokens, st.pos, st.lore_discard)


@clause("BL-1.12", "BL-4.1")
def test_bl_1_12_pennant_left_is_the_east() -> None:
    t = line().turn_of(1).orders("CC-PL")
    assert orderable(t) == {"M9"}
