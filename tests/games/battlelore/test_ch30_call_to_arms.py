"""Chapter 30 of the BattleLore ledger: Call to Arms."""

from __future__ import annotations

from typing import Unpack

import pytest

from sandtable.core.engine.frames import Secret
from sandtable.core.engine.options import BadOption
from sandtable.games.battlelore.call_to_arms.deployment import Muster, why_not_type
from sandtable.games.battlelore.call_to_arms.specialists import Specialists, why_not_specialist
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.deployment import (
    DEPLOYMENT_CARDS,
    LEVIES,
    POOL,
    SETS,
    SPECIALIST_IDS,
    SPECIALISTS,
    slot_hex,
)
from sandtable.games.battlelore.tables.terrain import STAKES
from sandtable.games.battlelore.turn.filters import fits_filter
from sandtable.games.battlelore.turn.forces import add_unit
from tests.games.battlelore.boards import BOARD
from tests.games.battlelore.musters import CARD, answer, army, mustering, play
from tests.games.battlelore.support import Field, Given
from tests.support import clause


def guards(st: BattleState) -> BattleState:
    """Choose the first set and the first cards for everyone."""
    answer(st, "choose_set")
    while st.decision is not None and st.decision.kind in ("guard", "shift"):
        st.apply(st.decision.options[0], st.decision.seat)
    return st


def deploying(jobs: list[tuple[int, ...]], **more: Unpack[Given]) -> tuple[Field, Muster]:
    t = Field({"A1": "h_inf_b"}, {"A9": "h_inf_b"}, **more)
    muster = Muster(at=4, jobs=jobs)
    t.st.stack = [Setup(3)]
    t.st.push(muster)
    return t, muster


@clause("BL-30.27")
def test_bl_30_27_heroes_in_call_to_arms() -> None:
    st = SPEC.start(2, {"adventure": "bl-m1-open-road", "mode": "lore", "heroes": "on"}, 2)
    while st.decision is not None and st.decision.kind != "hero_class":
        assert not st.turn
        st.apply(st.decision.options[-1], st.decision.seat)
    assert st.decision is not None
    assert len(st.reserves) == 4, "with the Reserves on the board, any section may take him"


# --- cards ------------------------------------------------------------------------------------------------------------
@clause("BL-30.1")
def test_bl_30_1_only_the_terrain_of_a_map_is_used() -> None:
    st = mustering(adventure="bl-05-goblin-market", deployment="impromptu")
    assert st.pos == []
    assert (st.rules.adventure.rules, st.rules.adventure.councils) == ((), ())
    assert mustering(adventure="bl-12-witchs-bargain", deployment="organised").ground.marks == ()
    st = guards(mustering(adventure="bl-08-singing-stones", deployment="impromptu"))
    while st.decision is not None and st.decision.kind != "council_level":
        st.apply(st.decision.options[0], st.decision.seat)
    assert st.decision is not None, "councils of six levels, not the adventure's"
    st = guards(mustering(adventure="bl-02-agincourt", deployment="impromptu", mode="lore"))
    assert st.rules.lore, "no War Councils are needed in the file"
    st = guards(mustering(adventure="bl-02-agincourt", deployment="impromptu"))
    while st.decision is not None and not st.turn:
        st.apply(st.decision.options[0], st.decision.seat)
    assert st.hand_size == [5, 5]
    assert SPEC.load(st.dump()).ground.marks == st.ground.marks
    with pytest.raises(BadOption, match="2 players"):
        SPEC.start(4, {"adventure": "bl-m5-epic-vale"})


@clause("BL-30.2")
def test_bl_30_2_six_sets_of_seven_cards() -> None:
    assert [each.id for each in SETS] == ["SA", "SB", "SC", "PA", "PB", "PC"]
    assert len(DEPLOYMENT_CARDS) == 42
    for card in DEPLOYMENT_CARDS:
        for _, line, slot in card.units:
            assert 1 <= slot <= (4 if line % 2 else 3)


@clause("BL-30.4")
def test_bl_30_4_one_own_set_four_cards_in_secret() -> None:
    st = mustering()
    assert [SETS[n].camp for n in st.asked(0).options if isinstance(n, int)] == [0, 0, 0]
    assert [SETS[n].camp for n in st.asked(1).options if isinstance(n, int)] == [1, 1, 1]
    st.apply(1, 0)
    st.apply(3, 1)
    assert st.decision is not None
    assert st.decision.kind == "guard"
    assert len(st.asked(0).options) == 4
    assert all(DEPLOYMENT_CARDS[card].of_set == 1 for card in st.asked(0).options if isinstance(card, int))
    st.apply(st.asked(0).options[0], 0)
    assert len(st.asked(0).options) == 3
    hidden = st.seen_by(1).asked(0)
    assert hidden.options == []


@clause("BL-30.3", "BL-30.5")
def test_bl_30_5_guards_are_deployed_in_their_slots() -> None:
    st = guards(mustering())
    muster = next(frame for frame in st.stack if isinstance(frame, Muster))
    for holder in (0, 1):
        cards = muster.cards[holder].open()
        for section in (0, 1, 2):
            for type_, line, slot in DEPLOYMENT_CARDS[cards[section]].units:
                h = BOARD.at(*slot_hex(holder, section, line, slot, 9, muster.shifts[holder], False))
                if why_not_type(st, type_, h) is None:
                    assert st.utype[st.at[h]] == type_
                    assert st.owner[st.at[h]] == holder


@clause("BL-30.5")
def test_bl_30_5_the_reserve_card_is_shown_with_the_guards() -> None:
    st = mustering()
    answer(st, "choose_set")
    while st.decision is not None and st.decision.kind == "guard" and st.decision.seat == 0:
        st.apply(st.decision.options[0], 0)
    assert st.reserve_cards == [], "nothing lies open yet"
    st = guards(st)
    for seat in (0, 1, -1):
        seen = st.seen_by(seat)
        muster = next(frame for frame in seen.stack if isinstance(frame, Muster))
        assert [len(cards.open()) for cards in muster.cards] == [4, 4]
        assert seen.reserve_cards == [cards.open()[3] for cards in muster.cards]


@clause("BL-30.5", "BL-33.4")
def test_bl_30_5_on_impassable_ground_a_unit_goes_to_the_baseline() -> None:
    cavalry = c.TYPE_OF["h_cav_b"]
    t, _ = deploying([(0, cavalry, BOARD.hex_named("G3"), 1)], terrain={"G3": "waterway"})
    t.run()
    assert t.kind == "deploy_at"
    assert set(t.texts) == {"E1", "F1", "G1", "H1", "I1"}, "vacant baseline hexes of that section"
    t.pick("F1")
    assert t.st.utype[t.at("F1")] == cavalry
    full = dict.fromkeys(("A1", "E1", "F1", "G1", "H1", "I1"), "h_inf_b")
    t = Field(full, {"A9": "h_inf_b"}, terrain={"G3": "waterway"})
    t.st.stack = [Setup(3)]
    t.st.push(Muster(at=4, jobs=[(0, cavalry, BOARD.hex_named("G3"), 1)]))
    t.run()
    assert len(t.st.pos) == 7, "lost"
    assert t.st.taken == [[], []], "and no banner for it"


@clause("BL-30.5")
def test_bl_30_5_the_other_units_of_the_card_take_their_slots_first() -> None:
    cavalry, foot = c.TYPE_OF["h_cav_b"], c.TYPE_OF["h_inf_b"]
    jobs = [
        (0, cavalry, BOARD.hex_named("G3"), 1),
        (0, foot, BOARD.hex_named("E1"), 1),
        (1, foot, BOARD.hex_named("G7"), 1),
    ]
    t, _ = deploying([*jobs], terrain={"G3": "waterway"})
    t.run()
    assert t.st.utype[t.at("E1")] == foot
    assert set(t.texts) == {"F1", "G1", "H1", "I1"}
    assert t.at("G7") == -1, "the other player's card waits"


@clause("BL-30.6", "BL-30.7")
def test_bl_30_7_the_out_scouted_player_deploys_two_reserves_first() -> None:
    st = answer(guards(mustering()), "deploy_at")
    assert st.decision is not None
    assert (st.decision.kind, st.decision.seat) == ("reserve_unit", 1 - st.active)
    assert -1 not in st.decision.options, "he deploys two"
    order = []
    while st.decision is not None and st.decision.kind in ("reserve_unit", "deploy_at"):
        if st.decision.kind == "deploy_at":
            order.append(st.decision.seat)
            rows = {st.ground.board.camp_rows[h][st.decision.seat] for h in st.decision.options if isinstance(h, int)}
            assert rows == {1}
        st.apply(st.decision.options[0])
    assert order == [1 - st.active] * 2 + [st.active] * 2
    assert len(st.reserves) == 4


@clause("BL-30.8", "BL-34.1")
def test_bl_30_8_councils_after_the_armies() -> None:
    st = guards(mustering(mode="lore"))
    while st.decision is not None and st.decision.kind != "council_level":
        st.apply(st.decision.options[0])
    assert st.decision is not None
    assert st.decision.kind == "council_level"
    assert len(st.reserves) == 4
    medieval = guards(mustering())
    while medieval.decision is not None and not medieval.turn:
        assert medieval.decision.kind != "council_level", "a map is medieval by default"
        medieval.apply(medieval.decision.options[0])
    assert medieval.hand_size == [5, 5]
    assert not medieval.rules.lore


# --- Organised --------------------------------------------------------------------------------------------------------
@clause("BL-30.9", "BL-34.6")
def test_bl_30_9_a_common_pool_and_six_levies_each() -> None:
    assert LEVIES == (2, 2, 2)
    assert POOL[c.TYPE_OF["h_inf_b"]] == 8
    assert sum(POOL) == 107
    assert not any(POOL[c.FIRST_CREATURE :]), "troops only"


@clause("BL-30.10")
def test_bl_30_10_two_sets_of_either_camp_first_by_lot() -> None:
    st = mustering(deployment="organised")
    first = st.decision.seat if st.decision else -1
    seats = []
    while st.decision is not None and st.decision.kind == "choose_set":
        seats.append((st.decision.seat, len(st.decision.options)))
        st.apply(st.decision.options[0])
    assert seats == [(first, 6), (first, 5), (1 - first, 4), (1 - first, 3)], "no set twice"


@clause("BL-30.11")
def test_bl_30_11_right_wings_first_then_centres_then_left_wings() -> None:
    st = mustering(deployment="organised")
    answer(st, "choose_set")
    st.logging = True
    events = []
    while st.decision is not None and st.decision.kind in ("guard", "shift"):
        st.apply(st.decision.options[0], st.decision.seat)
        events = st.events
    placed = [args for key, args, _, _ in events if key == "deployed"]
    wings = []
    for unit, h in placed:
        assert isinstance(unit, int)
        assert isinstance(h, int)
        section = st.ground.board.sections[h]
        right = 4 if st.owner[unit] == 0 else 1
        wings.append("right" if section == right else "centre" if section == 2 else "left")
    collapsed = [wing for number, wing in enumerate(wings) if not number or wings[number - 1] != wing]
    assert collapsed in (["right", "centre", "left"], ["right", "centre"], ["right"])


@clause("BL-30.12", "BL-30.13", "BL-30.29")
def test_bl_30_12_a_levy_stands_in_for_missing_figures() -> None:
    ogres = c.TYPE_OF["o_ogr_r"]
    h = [BOARD.hex_named(name) for name in ("C3", "D3", "C1")]
    t, muster = deploying([(0, ogres, each, 0) for each in h], deployment="organised")
    muster.pool[ogres] = 0
    t.st.run()
    assert muster.levies == [(0, h[0], c.RED), (0, h[1], c.RED)]
    assert t.st.pos == [], "no unit, and for the third there is no token left"
    from sandtable.games.battlelore.turn.forces import first_camp

    t = Field({"A1": "h_inf_g"}, {"A9": "h_inf_g"}, deployment="organised")
    add_unit(t.st, c.TYPE_OF["h_inf_g"], 0, BOARD.hex_named("A1"), 4, 0, False)
    assert first_camp(t.st, [1, 1]) == 1, "a green levy counts for scouting"


@clause("BL-30.14", "BL-30.15", "BL-30.16")
def test_bl_30_15_levies_become_troops_of_no_higher_colour() -> None:
    t = Field({"A1": "h_inf_b"}, {"A9": "h_inf_b"}, deployment="organised")
    t.st.reserve_cards = [CARD["SA1"], CARD["PA1"]]
    h = BOARD.hex_named("C3")
    muster = Muster(at=3, first=0, levies=[(0, h, c.BLUE)])
    t.st.active = 0
    t.st.stack = [Setup(3)]
    t.st.push(muster)
    t.run()
    assert t.kind == "levy_becomes"
    colours = {c.T_COLOUR[c.TYPE_OF[name]] for name in t.texts}
    assert colours == {c.GREEN, c.BLUE}
    assert "h_cav_b" in t.texts, "a mounted troop may replace a foot unit"
    t.pick("h_cav_b")
    assert t.st.utype[t.at("C3")] == c.TYPE_OF["h_cav_b"]
    muster = Muster(at=3, first=0, levies=[(0, BOARD.hex_named("D3"), c.RED)], pool=[0] * len(c.TYPE_IDS))
    t.st.stack = [Setup(3)]
    t.st.push(muster)
    t.run()
    assert t.at("D3") == -1, "a token that cannot be replaced is removed"


@clause("BL-30.14")
def test_bl_30_14_two_reserve_units_that_the_pool_still_has() -> None:
    t = Field({"A1": "h_inf_b"}, {"A9": "h_inf_b"}, deployment="organised")
    card = DEPLOYMENT_CARDS[CARD["SA1"]]
    types = sorted({unit[0] for unit in card.units})
    pool = list(POOL)
    pool[types[0]] = 0
    muster = Muster(at=2, first=0, pool=pool, cards=[Secret((0, 0, 0, CARD["SA1"]), -1), Secret((0, 0, 0, 7), -1)])
    t.st.active = 0
    t.st.stack = [Setup(3)]
    t.st.push(muster)
    t.run()
    assert t.kind == "reserve_unit"
    assert [c.TYPE_OF[name] for name in t.texts] == types[1:], "not what is no longer in the pool"
    done = 0
    while t.kind in ("reserve_unit", "deploy_at"):
        if t.kind == "deploy_at":
            done += 1
            assert {name[1:] for name in t.texts} == {"1"}
        t.pick(t.texts[0])
    assert done == 2, "two, no more"


# --- Specialists ------------------------------------------------------------------------------------------------------
@clause("BL-30.17")
def test_bl_30_17_one_two_one_by_lot_the_starting_player_plays_first() -> None:
    t = army({"G3": "h_inf_b"}, {"G7": "h_inf_b"})
    t.st.stack = [Setup(3)]
    t.st.push(Specialists(lot=1))
    t.run()
    seats = []
    for pick in ("SP11", "SP12", "none", "SP13"):
        seats.append(t.asked.seat)
        t.pick(pick)
    assert seats == [1, 0, 0, 1]
    assert (t.kind, t.asked.seat) == ("special_unit", 0), "Standard begins and plays SP12"
    t.pick("u0", "h_spr_b") if t.kind == "special_type" else t.pick("u0")
    assert t.st.utype[0] == c.TYPE_OF["h_spr_b"]


@clause("BL-30.18")
def test_bl_30_18_lore_and_class_cards() -> None:
    t = army({"G3": "h_inf_b"})
    assert why_not_specialist(t.st, 0, SPECIALIST_IDS.index("SP15")) == "BL-30.18"
    t = army({"G3": "h_inf_b"}, mode="lore").council(0, wizard=1)
    assert why_not_specialist(t.st, 0, SPECIALIST_IDS.index("SP15")) is None
    assert why_not_specialist(t.st, 0, SPECIALIST_IDS.index("SP18")) == "BL-30.18", "no Cleric"


@clause("BL-30.19")
@pytest.mark.parametrize(
    ("card", "unit", "to"),
    [
        ("SP01", "h_arc_g", "h_arb_b"),
        ("SP03", "d_xbw_g", "d_arb_b"),
        ("SP06", "h_inf_r", "d_swd_r"),
        ("SP08", "h_inf_r", "h_fkn_r"),
        ("SP09", "h_cav_r", "h_lan_r"),
        ("SP10", "h_cav_b", "h_mkn_r"),
        ("SP11", "h_inf_b", "h_hal_b"),
        ("SP12", "h_inf_b", "h_spr_b"),
        ("SP20", "d_swd_b", "d_axe_b"),
        ("SP22", "h_inf_g", "d_pip_g"),
        ("SP23", "h_cav_b", "d_cat_b"),
        ("SP24", "h_cav_r", "d_bea_r"),
        ("SP25", "h_inf_r", "d_chf_r"),
        ("SP26", "h_arc_b", "d_bol_r"),
        ("SP29", "h_inf_r", "o_ogr_r"),
    ],
)
def test_bl_30_19_units_are_replaced_or_not(card: str, unit: str, to: str) -> None:
    t = play(army({"G3": unit, "A1": "g_hye_g"}).lose("G3", 1), card)
    assert t.texts == ["done", "u0"]
    t.pick("u0")
    if t.kind == "special_type":
        t.pick(to)
    assert t.st.utype[0] == c.TYPE_OF[to]
    assert t.st.figs[0] == c.UNIT_DEFS[c.TYPE_OF[to]].figures, "with full figures"
    t = play(army({"G3": unit}), card).pick("done")
    assert t.st.utype[0] == c.TYPE_OF[unit]


@clause("BL-30.19")
def test_bl_30_19_new_units_must_be_available() -> None:
    ogres = dict.fromkeys(("B3", "C3"), "o_ogr_r")
    t = play(army({"G3": "h_inf_r", **ogres}), "SP29")
    assert t.kind != "special_unit", "both Ogre units are in use"


@clause("BL-30.19")
def test_cards_that_deploy() -> None:
    for card, unit in (("SP02", "h_arb_b"), ("SP21", "d_spr_g")):
        t = play(army({"G3": "h_inf_b"}), card)
        assert t.texts == ["done", unit]
        t.pick(unit, "G1")
        assert t.st.utype[t.at("G1")] == c.TYPE_OF[unit]
    t = play(army({"G3": "g_swd_g"}), "SP28")
    assert t.texts == ["1", "2"]
    t.pick("2", "g_bnd_g", "G1")
    assert t.st.bands == (2,), "a Band of the second way, which then counts for Support"


@clause("BL-30.20")
def test_bl_30_20_stakes_need_open_ground() -> None:
    ground = {"G3": "elevated", "F3": "wooded", "E3": "marsh", "H3": "ford"}
    t = play(army(dict.fromkeys(("G3", "F3", "E3", "H3", "C3"), "h_arc_g"), terrain=ground), "SP04")
    assert t.texts == ["done", "u0", "u4"]
    t.pick("u0")
    assert t.st.ground.overlay[t.hex("G3")] == STAKES
    t = play(army({"G3": "h_inf_b", "G5": "h_inf_b"}), "SP30")
    assert t.texts == ["done", "u0"], "ramparts in the first four rows only"


@clause("BL-30.21")
def test_bl_30_21_bow_upgrade_is_for_humans() -> None:
    t = play(army({"G3": "h_arc_g", "F3": "g_arc_g", "E3": "h_arb_b"}), "SP05")
    assert [t.st.weapon[u] for u in range(3)] == [
        c.LONG_BOW,
        c.COMMON_BOW,
        c.WEAPON_IDS.index("arbalest"),
    ]


@clause("BL-30.22")
def test_bl_30_22_a_third_reserve_unit_needs_a_baseline_hex() -> None:
    t = army({"G3": "h_inf_b"})
    t.st.reserve_cards = [CARD["SA1"], CARD["PA1"]]
    t.st.reserves = []
    play(t, "SP14")
    assert set(t.texts) == {"done", "h_inf_b", "h_arc_g", "h_cav_b"}
    t.pick("h_cav_b", "C1")
    assert t.st.reserves == [2]
    full = {f"{letter}1": "h_inf_b" for letter in "ABCDEFGHIJKLM"}
    assert play(army(full), "SP14").kind != "special_type"


@clause("BL-30.23")
def test_bl_30_23_infiltration_moves_different_units_quietly() -> None:
    t = play(army({"G3": "h_inf_g", "F3": "h_inf_g"}, {"G6": "h_inf_b"}), "SP16").pick("u0")
    assert "G5" not in t.texts
    t.pick("G4")
    assert t.texts == ["done", "u1"]
    t.pick("u1", "F4")
    assert t.kind != "special_unit"


@clause("BL-30.24")
def test_bl_30_24_illusory_troops() -> None:
    t = army({"G3": "h_inf_g", "B3": "h_inf_b", "E3": "c_spi_g"}, mode="lore").council(0, wizard=1)
    play(t, "SP15")
    assert t.texts == ["done", "u0", "u1"], "troops only"
    t.pick("u0")
    if t.kind == "special_unit":
        t.pick("u1")
    assert (t.place_of("G3"), t.place_of("B3")) == ("B3", "G3")


@clause("BL-30.26")
def test_bl_30_26_vantage_point_moves_reserve_units() -> None:
    t = army({"G1": "h_inf_b", "F1": "h_inf_b"}, terrain={"C3": "wooded", "C5": "wooded", "D4": "elevated"})
    t.st.reserves = [0]
    play(t, "SP19")
    assert t.texts == ["done", "u0"]
    t.pick("u0")
    assert set(t.texts) == {"C3", "D4"}, "the own first four rows"
    t.pick("C3")
    assert t.place_of("G1") == "C3"


@clause("BL-30.28")
def test_bl_30_28_lore_is_dealt_after_the_specialists() -> None:
    t = army({"G3": "h_inf_b"}, mode="lore").council(0, cleric=2, wizard=1)
    play(t, "SP18")
    assert (t.st.extra_cards[0], t.st.extra_tokens[0]) == (1, 2)
    t = army({"G3": "h_inf_b"}, mode="lore").council(0, wizard=1)
    t.st.lore_deck = []
    play(t, "SP32")
    assert t.st.extra_tokens[0] == 3
    assert t.st.tokens[0] == 1 + 3, "dealt with the first Lore tokens"


@clause("BL-30.17")
def test_a_hired_creature_costs_a_level() -> None:
    t = army({"G3": "h_inf_b"}, {"G7": "c_spi_g"}, mode="lore").council(0, wizard=2, rogue=1)
    play(t, "SP31")
    assert "c_spi_g" not in t.texts, "already in the game"
    t.pick("c_tro_b", "G1", "wizard")
    assert t.st.councils[0] == (0, 1, 0, 0, 1)
    t = army({"G3": "h_inf_b"}, mode="lore").council(0, wizard=2)
    play(t, "SP31").pick("done")
    assert t.st.councils[0] == (0, 2, 0, 0, 0), "no creature, no loss"


@clause("BL-30.19")
def test_hosts_of_attachments() -> None:
    t = play(army({"G3": "h_inf_b", "F3": "h_cav_b", "E3": "d_swd_b"}), "SP13").pick("u0")
    assert t.st.attach[0] == c.HORN
    t = play(army({"G3": "h_arc_b", "F3": "g_ost_g"}), "SP27")
    assert t.texts == ["done", "u0"]
    knights = army({"G3": "h_fkn_r"})
    assert not fits_filter(knights.st, 0, "human_foot_sword")
    assert all(SPECIALISTS[n].effects for n in range(32))


def test_units_join_one_by_one() -> None:
    t = army({"G3": "h_inf_b"})
    unit = add_unit(t.st, c.TYPE_OF["c_tro_b"], 0, BOARD.hex_named("A1"), 1, 0, False)
    assert t.st.extra[unit] == 2


@clause("BL-30.21", "BL-30.17")
def test_bl_30_21_archers_that_the_other_card_brings_have_long_bows_too() -> None:
    """Bow Upgrade lasts for the whole game, whichever of the two cards was chosen first."""
    t = army({"G3": "h_arc_g"})
    t.st.reserve_cards = [CARD["SA1"], CARD["PA1"]]
    t.st.stack = [Setup(3)]
    t.st.push(Specialists(lot=0))
    t.run().pick("SP05", "none", "none", "SP14", "h_arc_g", "A1")
    assert [t.st.weapon[unit] for unit in (0, 2)] == [c.LONG_BOW, c.LONG_BOW]
