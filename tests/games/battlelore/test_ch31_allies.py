"""Chapters 31 and 33: Reluctant Allies and their Epic Call to Arms; chapter 34: options."""

from __future__ import annotations

from typing import Unpack

import pytest

from sandtable.core.frames import Frame, Secret
from sandtable.core.match import CannotUndo, Match
from sandtable.core.seed import Seed
from sandtable.core.spec import BadOption
from sandtable.games.battlelore.call_to_arms.muster import Muster, card_rank, yielded
from sandtable.games.battlelore.call_to_arms.specialists import Specialists, why_not_specialist
from sandtable.games.battlelore.combat.in_progress import ENDED, Moving
from sandtable.games.battlelore.combat.losses import apply_hits
from sandtable.games.battlelore.combat.morale import bold_level
from sandtable.games.battlelore.lore.windows import can_play, card_cost, why_not_play
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BORROWED, ORDERED, Battle
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import DEJA_VU, LORE_CARDS, LORE_IDS, LORE_OF
from sandtable.games.battlelore.tables.muster import DEPLOYMENT_CARDS, SETS, SPECIALIST_IDS
from sandtable.games.battlelore.turn.forces import first_camp, turn_order
from sandtable.games.battlelore.turn.landmarks import pentacle_lore, why_not_heal, why_not_train
from sandtable.games.battlelore.turn.places import enter, put
from sandtable.games.battlelore.turn.victory import judge_allies
from tests.games.battlelore.support import Field, Given
from tests.support import clause

ARMY = {"B3": "h_inf_b", "C3": "h_arc_b", "J3": "h_inf_g", "K3": "h_arc_g", "H3": "h_inf_r"}
FOES = {"B7": "h_inf_g", "K7": "h_inf_b", "L7": "h_inf_g"}


def allied(
    standard: dict[str, str] | None = None,
    pennant: dict[str, str] | None = None,
    mode: str = "lore",
    **more: Unpack[Given],
) -> Field:
    """Four players; the left half of a camp is its first player's, the right half its second's."""
    t = Field(standard or ARMY, pennant or FOES, mode=mode, players=4, allies="reluctant", **more)
    t.st.councils = [(2, 1, 1, 1, 1)] * 4
    t.st.order = [0, 1, 2, 3]
    return t.hand(2, "CC-PR").hand(3, "CC-PR")


@clause("BL-31.1", "BL-31.19", "BL-34.7")
def test_bl_31_1_allies_own_units_hands_and_councils_separately() -> None:
    t = allied()
    assert t.st.owner == [0, 0, 2, 2, 2, 3, 1, 1], "Pennant's left is the east"
    t = allied({"F3": "h_inf_b", "F4": "h_inf_b", "G3": "h_inf_b", "G4": "h_inf_b"}, {"G7": "h_inf_b", "F6": "h_inf_b"})
    assert t.st.owner == [0, 0, 0, 2, 1, 3], "the centre line belongs to the first player of a camp"
    st = SPEC.start(4, {"adventure": "bl-04-wizards-tarn", "allies": "reluctant"}, 2)
    assert [len(hand) for hand in st.hands] == [5, 5, 5, 5]
    assert st.seen_by(2).hands[0] == [-1] * 5, "allies do not show their cards"
    with pytest.raises(BadOption, match="4 players"):
        SPEC.start(2, {"adventure": "bl-04-wizards-tarn", "allies": "reluctant"})


@clause("BL-31.2", "BL-31.3")
def test_bl_31_2_turn_markers_by_green_units() -> None:
    t = allied({"B3": "h_inf_g", "J3": "h_inf_b"}, {"B7": "h_inf_g", "L7": "h_inf_b"})
    t.st.active = 0
    assert turn_order(t.st) == [0, 3, 2, 1], "the west of Pennant is the second player's"
    t = allied({"B3": "h_inf_b", "J3": "h_inf_b"}, {"B7": "h_inf_g", "L7": "h_inf_b"})
    t.st.active = 0
    t.dice("BBBBBB" + "GBBBBB")
    assert turn_order(t.st) == [2, 3, 0, 1]
    t = allied(mode="medieval").hand(0, "CC-PL").new_turn(0)
    seats = []
    for _ in range(5):
        seats.append(t.asked.seat)
        t.pick(t.texts[0])
        while t.kind != "play_command":
            t.pick("done")
    assert seats == [0, 1, 2, 3, 0]


@clause("BL-31.2")
def test_bl_31_2_green_units_decide_whatever_the_adventure_says() -> None:
    army, foes = {"B3": "h_inf_b", "J3": "h_inf_b"}, {"B7": "h_inf_g", "L7": "h_inf_b"}
    assert first_camp(allied(army, foes).st) == 1
    assert first_camp(Field(army, foes).st) == 0, "in a duel the adventure names who begins"


@clause("BL-31.4")
def test_bl_31_4_an_allied_unit_costs_two_orders() -> None:
    t = allied().hand(0, "CC-PL").orders("CC-AR")
    assert set(t.texts) == {"u2", "u3", "done"}, "the right wing holds the ally's units only"
    t.pick("u2")
    assert t.kind != "order_unit", "three orders, two used, one left"
    assert t.st.flags[2] & (ORDERED | BORROWED) == ORDERED | BORROWED
    t = allied().orders("CC-SR")
    assert t.kind != "order_unit", "one order is not enough"


@clause("BL-31.5", "BL-31.6")
def test_bl_31_5_who_orders_decides_rolls_and_wins() -> None:
    t = allied({"J3": "h_inf_b", "A1": "h_inf_b"}, {"J4": "h_inf_g", "A9": "h_inf_b"}).lose("J4", 3)
    t.st.flags[0] |= ORDERED | BORROWED
    t.combat()
    assert t.asked.seat == 0, "not the owner, seat 2"
    t.dice("GLR").pick("u0 u2")
    assert t.st.taken[0] == [2]
    assert t.st.tokens == [1, 0, 0, 0]
    assert (t.kind, t.asked.seat) == ("gain_ground", 0)
    t = allied({"J3": "h_inf_b", "A1": "h_inf_b"}, {"J4": "d_swd_b", "A9": "h_inf_b"})
    t.st.flags[0] |= ORDERED | BORROWED
    t.combat("RRR").pick("u0 u2")
    assert (t.kind, t.asked.seat) == ("battle_back", 1), "the owner of the unit that battles back"


@clause("BL-31.7", "BL-31.8")
def test_bl_31_7_the_active_player_or_either_opponent() -> None:
    t = allied()
    for holder in range(4):
        t.lore(holder, f"WR0{holder + 1}", tokens=4)
    assert [can_play(t.st, holder) for holder in range(4)] == [True, True, False, True]
    t.st.lore_used[3] = 1
    assert [can_play(t.st, holder) for holder in range(4)] == [True, False, False, False], "one card per camp"


@clause("BL-31.9")
def test_bl_31_9_nothing_is_passed_between_allies() -> None:
    t = allied().lore(2, "WR01", tokens=9).hand(0, "CC-PL")
    t.command()
    assert t.texts == ["CC-PL"], "neither the ally's cards nor his Lore"


@clause("BL-31.10")
def test_bl_31_10_darken_the_sky_orders_allied_archers() -> None:
    t = allied(mode="medieval").orders("CT-DS")
    assert [bool(t.st.flags[unit] & ORDERED) for unit in range(5)] == [False, True, False, True, False]
    assert t.st.flags[3] & BORROWED


@clause("BL-31.11")
def test_bl_31_11_either_opponent_and_allied_targets_for_one_more() -> None:
    t = allied().lore(0, "WZ10", tokens=9).hand(0, "CC-PL").command()
    t.pick("WZ10")
    assert "u5" in t.texts or t.figures("B7") <= 4
    t = allied().lore(0, "RG01", tokens=5).lore(3, tokens=4).command().pick("RG01")
    assert t.texts == ["p2", "p4"]
    t.pick("p4")
    assert t.st.tokens == [5 - 1 + 2, 0, 0, 2]
    t = allied().lore(0, "CL09", tokens=9).command().pick("CL09", "u2")
    assert t.st.tokens[0] == 9 - 2 - 1
    t = allied().lore(0, "CL09", tokens=9).command().pick("CL09", "u0")
    assert t.st.tokens[0] == 9 - 2
    t = allied({"J3": "h_inf_b", "A1": "h_inf_b"}, {"J4": "h_inf_b", "A9": "h_inf_b"}).lore(0, "WR01", tokens=9)
    t.st.flags[0] |= ORDERED | BORROWED
    t.combat().pick("u0 u2")
    assert card_cost(t.st, 0, LORE_OF["WR01"]) == 2


@clause("BL-31.11", "BL-13.3")
def test_bl_31_11_a_card_for_which_only_allied_targets_are_left_costs_one_more() -> None:
    own, foes = {"J3": "h_inf_b", "A1": "h_inf_b"}, {"J4": "h_inf_b", "A9": "h_inf_b"}
    for tokens, reason in ((5, "BL-31.11"), (6, None)):
        t = allied(own, foes).lore(0, "WR15", tokens=tokens).lose("J3", 1)
        assert why_not_play(t.st, 0, LORE_OF["WR15"], 1) == reason, "the weakened troop is the ally's"
    t.command().pick("WR15")
    assert (t.st.tokens[0], t.figures("J3")) == (0, 4)


def has_moved(frame: Frame[Battle]) -> bool:
    return isinstance(frame, Moving) and frame.at >= ENDED


@clause("BL-31.11", "BL-13.3")
def test_bl_31_11_a_player_who_is_not_active_reacts_for_his_own_units_only() -> None:
    own, foes = {"B3": "h_inf_b", "J3": "h_inf_b"}, {"B5": "h_inf_b", "J5": "h_inf_b"}
    for mover, texts in (("J5", ["pass"]), ("B5", ["RG09", "pass"])):
        t = allied(own, foes).lore(0, "RG09", tokens=9)
        t.turn_of(t.st.owner[t.u(mover)]).order(mover).movement().pick(f"u{t.u(mover)}")
        while t.asked.seat != 0 or not has_moved(t.st.stack[-2]):
            t.pick("pass" if t.kind == "play_lore" else mover[0] + "4" if mover[0] + "4" in t.texts else "stop")
        assert t.texts == texts, "Ambush with a unit of his own"
        assert t.why_not(0, ("card", 100 + LORE_OF["RG09"])) == (["BL-31.11"] if texts == ["pass"] else ["BL-13.6"])
    t = allied(own, {"J4": "h_inf_b", "B4": "h_inf_b"}).lore(0, "WR02", "WR12", tokens=9).turn_of(1).order("J4")
    t.combat().pick("u2 u1")
    assert t.asked.seat == 0
    assert t.texts == ["pass"], "the defender is his ally's unit"


@clause("BL-31.11")
def test_bl_31_11_rally_as_a_reaction_reaches_no_allied_unit() -> None:
    t = allied().lore(0, "WR12", tokens=9).turn_of(1).hand(1, "CC-PL").command().pick("CC-PL")
    assert t.asked.seat == 0
    t.pick("WR12")
    assert (t.kind, set(t.texts) - {"done"}) == ("lore_target", {"u0", "u1"}), "his own, nobody else's for 1 Lore each"
    assert t.why_not(0, ("unit", 2)) == ["BL-31.11"]


@clause("BL-31.11", "BL-31.5", "BL-31.17")
def test_bl_31_11_assault_takes_the_own_units_and_an_ally_s_for_one_lore_each() -> None:
    own = {"B3": "h_inf_b", "J3": "h_inf_b", "L3": "h_inf_b", "K7": "h_inf_b", "A1": "h_inf_b"}
    foes = {"B4": "h_inf_b", "J4": "h_inf_b", "L4": "h_inf_b", "K8": "h_inf_b", "A9": "h_inf_b"}
    t = allied(own, foes).lore(0, "WR08", tokens=10).hand(0, "CC-PL").hero("K7", holder=2)
    t.st.councils[0] = (2, 0, 0, 1, 0)
    t.command().pick("WR08")
    assert (t.kind, t.texts) == ("lore_target", ["u1", "u2", "done"]), "no Leader of the ally's"
    t.pick("u1", "done")
    assert t.st.tokens[0] == 10 - 8 - 1
    assert [t.st.flags[u] & (ORDERED | BORROWED) for u in (0, 1, 2, 3)] == [ORDERED, ORDERED | BORROWED, 0, 0]
    assert (t.kind, t.asked.seat) == ("attack", 0), "he who ordered them decides"
    assert set(t.texts) == {"u0 u5", "u1 u6", "done"}


@clause("BL-31.12", "BL-31.13")
def test_bl_31_12_eight_banners_together_at_the_end_of_a_turn() -> None:
    t = allied(mode="medieval", goals=3)
    t.st.awards = [3, 2, 5, 1]
    t.st.stirred = True
    t.draw()
    assert t.st.result is not None
    assert t.st.result.fields() == ((2,), (3, 2, 5, 1), "allies")
    for awards, winners in (([4, 0, 4, 0], (0, 2)), ([4, 4, 4, 4], None), ([3, 0, 4, 0], None)):
        t = allied(mode="medieval")
        t.st.awards = awards
        judge_allies(t.st)
        assert (t.st.result.winners if t.st.result else None) == winners


@clause("BL-31.12", "BL-34.10")
def test_bl_31_12_eight_banners_count_on_the_last_turn_too() -> None:
    t = allied(mode="medieval", turn_limit=1)
    t.st.awards = [3, 2, 5, 1]
    t.draw()
    assert t.st.result is not None
    assert t.st.result.how == "allies"


@clause("BL-31.16")
def test_bl_31_16_a_band_helps_both_allies() -> None:
    t = allied({"A1": "h_inf_b"}, {"G9": "g_bnd_g", "H6": "h_inf_b", "G6": "h_inf_b", "E6": "h_inf_b", "F6": "h_inf_b"})
    owners = [t.st.owner[t.u(name)] for name in ("G9", "H6", "E6")]
    assert owners == [1, 1, 3], "the Band is the first player's, the west his ally's"
    assert [bold_level(t.st, t.u(name)) for name in ("H6", "E6")] == [1, 1]


@clause("BL-7.20")
def test_bl_7_20_a_banner_lost_to_a_friend_goes_to_the_other_camp() -> None:
    t = Field({"G3": "h_inf_b", "A1": "h_inf_b"}, {"A9": "h_inf_b"}).lose("G3", 3)
    apply_hits(t.st, 0, 1, 0)
    assert t.st.taken == [[], [0]]


# --- allied Epic Call to Arms -----------------------------------------------------------------------------------------


def muster(seed: int = 1) -> Muster:
    st = SPEC.start(4, {"adventure": "bl-m5-epic-vale", "allies": "reluctant"}, seed)
    while st.decision is not None and st.decision.kind in ("choose_set", "guard"):
        assert not (st.decision.kind == "guard" and len(st.decision.options) > 3)
        st.apply(st.decision.options[0], st.decision.seat)
    return next(frame for frame in st.stack if isinstance(frame, Muster))


@clause("BL-33.6", "BL-33.7")
def test_bl_33_6_three_guards_red_and_blue_zones() -> None:
    found = muster()
    assert [len(cards.open()) for cards in found.cards] == [3, 3, 3, 3]
    assert found.shifts == [-1, -1, 1, 1]
    assert [SETS[number].camp for _, number in found.sets] == [0, 1, 0, 1]
    drawn = [card for cards in found.cards for card in cards.open()]
    assert len(set(drawn)) == 12, "allies who chose the same set share its cards"


@clause("BL-33.8")
def test_bl_33_8_the_lower_card_number_deploys_first() -> None:
    cards = {card.id: number for number, card in enumerate(DEPLOYMENT_CARDS)}
    assert card_rank(cards["SB1"], True) < card_rank(cards["SA2"], True)
    assert card_rank(cards["SA2"], False) < card_rank(cards["SB1"], False), "BL-30.11 looks at the letter first"


@clause("BL-33.8")
def test_bl_33_8_of_two_allied_units_in_one_hex_the_higher_card_gives_way() -> None:
    cards = {card.id: number for number, card in enumerate(DEPLOYMENT_CARDS)}
    dealt = [[cards["SA1"], cards["SA5"], cards["SA3"]], [], [cards["SB4"], cards["SB2"], cards["SB6"]], []]
    secrets = [Secret(tuple(hand), -1) for hand in dealt]
    foot = c.TYPE_OF["h_inf_b"]
    jobs: list[tuple[int, ...]] = [
        (0, foot, 7, 1),  # SA5 in the centre and SB4 on the left wing meet on the border of the two
        (2, foot, 7, 0),
        (0, foot, 20, 2),  # SA3 before SB6
        (2, foot, 20, 2),
        (2, foot, 33, 2),
    ]
    assert [job[2] for job in yielded(jobs, secrets)] == [-1, 7, 20, -1, 33]


@clause("BL-33.9")
def test_bl_33_9_two_specialists_each_without_reserve_cards() -> None:
    t = allied()
    assert why_not_specialist(t.st, 0, SPECIALIST_IDS.index("SP14")) == "BL-33.9"
    assert sorted(Specialists(lot=0).turns(t.st)) == [0, 0, 1, 1, 2, 2, 3, 3]


# --- options ----------------------------------------------------------------------------------------------------------


@clause("BL-34.1", "BL-34.2", "BL-34.3")
def test_bl_34_1_mode_board_and_switches_come_from_the_adventure() -> None:
    st = SPEC.start(2, {"adventure": "bl-09-three-keeps"})
    assert (st.rules.lore, st.rules.epic, st.rules.switches) == (True, False, (True, True, False, False))
    st = SPEC.start(2, {"adventure": "bl-09-three-keeps", "mode": "medieval", "stronghold": "off"})
    assert (st.rules.lore, st.rules.switches[1]) == (False, False)
    assert SPEC.start(2, {"adventure": "bl-e1-poitiers"}).rules.epic
    with pytest.raises(BadOption, match="War Councils"):
        SPEC.start(2, {"adventure": "bl-01-first-muster", "mode": "lore"})


@clause("BL-34.2", "BL-34.8")
def test_bl_34_2_the_adventure_decides_the_board_and_the_players_the_teams() -> None:
    for name in ("board", "team_play"):
        with pytest.raises(BadOption, match=name):
            SPEC.start(2, {name: "epic"})
    for players in (3, 4, 6):
        with pytest.raises(BadOption, match="epic adventure"):
            SPEC.start(players, {"adventure": "bl-01-first-muster"})
    for players in (3, 5, 6):
        with pytest.raises(BadOption, match="4 players"):
            SPEC.start(players, {"adventure": "bl-e1-poitiers", "allies": "reluctant"})
    st = SPEC.start(4, {"adventure": "bl-e1-poitiers", "allies": "reluctant"})
    assert (st.rules.team, st.rules.holders) == (False, 4), "four allies are no team"


@clause("BL-34.8")
def test_bl_34_8_team_play_in_epic_adventures() -> None:
    for players in (2, 3, 4, 5, 6):
        st = SPEC.start(players, {"adventure": "bl-e1-poitiers"})
        assert st.rules.team == (players > 2)
        assert [st.rules.camp_of_seat(seat) for seat in range(players)] == [seat % 2 for seat in range(players)]


@clause("BL-34.9")
def test_bl_34_9_no_undo_across_dice_or_hidden_cards() -> None:
    match = Match(SPEC, 2, {"adventure": "bl-01-first-muster"}, Seed(1))
    seat = match.state.active
    match.pick(seat, match.state.asked(seat).options[0])
    assert match.state.asked(seat).kind == "order_unit"
    assert match.undoable(seat) == 1, "playing a card told nobody more than the pick"
    while match.state.active == seat:
        match.pick(seat, match.state.asked(seat).options[-1])
    assert match.undoable(seat) == 0, "a card was drawn"


@clause("BL-31.11", "BL-13.16")
def test_bl_31_11_who_cannot_pay_for_an_allied_target_cannot_play_the_card() -> None:
    deja = LORE_IDS[DEJA_VU]
    more = LORE_CARDS[DEJA_VU].cost
    both = ["WR15", f"WR15+{deja}"]
    for tokens, texts in ((5, []), (6, ["WR15"]), (5 + more, ["WR15"]), (6 + more, both)):
        t = allied({"K4": "h_inf_g", "A1": "h_inf_b"}, FOES).lore(0, "WR15", deja, tokens=tokens).lose("K4", 1)
        t.command()
        assert [text for text in t.texts if text.startswith("WR15")] == texts, "5 Lore, and the troop is the ally's"
    t.pick("WR15")
    assert t.st.tokens[0] == more


@clause("BL-34.9")
def test_bl_34_9_a_table_may_play_without_taking_back() -> None:
    for word, picks in (("on", 1), ("off", 0)):
        match = Match(SPEC, 2, {"adventure": "bl-01-first-muster", "undo_reveal": word}, Seed(1))
        seat = match.state.active
        match.pick(seat, match.state.asked(seat).options[0])
        assert match.state.asked(seat).kind == "order_unit", "nothing was revealed"
        assert match.undoable(seat) == picks
    with pytest.raises(CannotUndo):
        match.undo(seat)
    with pytest.raises(BadOption, match="undo_reveal"):
        SPEC.start(2, {"undo_reveal": "always"})


# --- landmarks of allies (chapter 15) ---------------------------------------------------------------------------------


def councils_set(levels: tuple[tuple[int, ...], ...]) -> Battle:
    """Four allies have formed these councils and kept their first Lore cards."""
    st = SPEC.start(4, {"adventure": "bl-09-three-keeps", "allies": "reluctant"}, 2)
    for seat, council in enumerate(levels):
        for level in council:
            st.apply(level, seat)
    while st.decision is not None and st.decision.kind == "keep_first_lore":
        st.apply(st.decision.options[0], st.decision.seat)
    return st


@clause("BL-15.1", "BL-15.2", "BL-15.3", "BL-31.1")
def test_bl_15_1_whose_council_brings_a_landmark_places_it_and_holds_it() -> None:
    st = councils_set(((0, 3, 3, 0, 0), (0, 0, 0, 3, 3), (3, 3, 0, 0, 0), (3, 0, 0, 1, 2)))
    asked = []
    while st.decision is not None and st.decision.kind == "place_mark":
        seat, kind = st.decision.seat, st.decision.context[0]
        asked.append((c.TERRAIN_IDS[kind], seat))
        if kind == c.STRONGHOLD:
            assert all(st.owner[st.at[h]] == seat for h in st.decision.options if isinstance(h, int)), "his own units"
        st.apply(st.decision.options[0])
        assert (kind, seat) in [(mark[1], mark[2]) for mark in st.ground.marks]
    assert sorted(asked) == [
        ("healing_pool", 0),
        ("magic_pentacle", 0),
        ("magic_pentacle", 2),
        ("rogues_den", 1),
        ("stronghold", 2),
        ("stronghold", 3),
        ("training_camp", 1),
    ], "each ally for his own council, and an ally's Lore Master of the class is no opponent's"
    camps = [seat & 1 for kind, seat in asked if kind != "stronghold"]
    assert camps == sorted(camps, reverse=bool(camps[0])), "one camp after the other"


@clause("BL-15.1")
def test_bl_15_1_either_opponent_s_lore_master_of_the_class_prevents_a_landmark() -> None:
    for theirs in (1, 3):
        levels = [(0, 3, 3, 0, 0), (0, 0, 0, 3, 3), (0, 0, 0, 3, 3), (0, 0, 0, 3, 3)]
        levels[theirs] = (0, 1, 0, 3, 2)
        st = councils_set(tuple(levels))
        kinds = []
        while st.decision is not None and st.decision.kind == "place_mark":
            kinds.append(c.TERRAIN_IDS[st.decision.context[0]])
            st.apply(st.decision.options[0])
        assert kinds == ["healing_pool"]


def keeps(*holders: int) -> Field:
    """Strongholds of these holders in G4 (and G6): the first player of Standard in A1, the second in J3."""
    t = allied({"A1": "h_inf_b", "H3": "h_inf_g"}, {"G5": "h_inf_g", "A9": "h_inf_b"})
    t.st.ground = t.st.ground.with_marks(
        tuple((t.hex(h), c.STRONGHOLD, holder) for h, holder in zip(("G4", "G6"), holders, strict=False))
    )
    for holder in range(4):
        t.hand(holder, "CC-PL", "CC-PR")
    return t


@clause("BL-15.9", "BL-15.10")
def test_bl_15_9_a_lost_stronghold_shrinks_the_hand_of_the_ally_who_holds_it() -> None:
    t = keeps(2).turn_of(1)
    enter(t.st, t.u("G5"), t.hex("G4"), t.hex("G5"))
    assert t.st.hand_size == [2, 2, 1, 2]
    assert [len(hand) for hand in t.st.hands] == [2, 2, 1, 2]
    put(t.st, t.u("G5"), t.hex("G5"))
    enter(t.st, t.u("A1"), t.hex("G4"), t.hex("A1"))
    assert t.st.hand_size == [2, 2, 1, 2], "his ally does not regain it for him"
    put(t.st, t.u("A1"), t.hex("A1"))
    enter(t.st, t.u("H3"), t.hex("G4"), t.hex("H3"))
    assert t.st.hand_size == [2, 2, 2, 2]
    assert [len(hand) for hand in t.st.hands] == [2, 2, 2, 2]
    put(t.st, t.u("H3"), t.hex("H3"))
    enter(t.st, t.u("A1"), t.hex("G4"), t.hex("A1"))
    assert t.st.hand_size == [2, 2, 2, 2], "an ally in it is no enemy"


@clause("BL-15.9")
def test_bl_15_9_both_allies_may_lose_a_stronghold() -> None:
    t = keeps(2, 0).turn_of(1)
    enter(t.st, t.u("G5"), t.hex("G4"), t.hex("G5"))
    enter(t.st, t.u("G5"), t.hex("G6"), t.hex("G4"))
    assert t.st.hand_size == [1, 2, 1, 2]


@clause("BL-15.4", "BL-15.8")
def test_bl_15_4_a_landmark_helps_the_units_of_its_player_only() -> None:
    for holder, level in ((0, 0), (2, 1)):
        t = keeps(holder)
        assert bold_level(t.st, t.u("H3")) == level
    for kind, why_not in ((c.HEALING_POOL, why_not_heal), (c.TRAINING_CAMP, why_not_train)):
        for holder, clauses in ((0, ("BL-15.12", "BL-15.11")), (2, (None, None))):
            t = allied({"A1": "h_inf_b", "J3": "h_inf_g"}, FOES).lose("J3", 1)
            t.st.ground = t.st.ground.with_marks(((t.hex("J3"), kind, holder),))
            t.st.flags[1] |= ORDERED
            assert why_not(t.st, 1) == clauses[kind == c.TRAINING_CAMP]
    for holder, tokens in ((0, 0), (2, 1)):
        t = allied({"A1": "h_inf_b", "J3": "h_inf_g"}, FOES).turn_of(2)
        t.st.ground = t.st.ground.with_marks(((t.hex("J3"), c.MAGIC_PENTACLE, holder),))
        pentacle_lore(t.st)
        assert t.st.tokens[2] == tokens


@clause("BL-15.15", "BL-15.16")
def test_bl_15_15_each_ally_has_a_den_and_a_passage_of_his_own() -> None:
    t = allied({"B2": "h_inf_r", "K2": "h_inf_r"}, FOES, terrain=dict.fromkeys(("E5", "G5", "I5"), "wooded"))
    t.lore(0, tokens=2).lore(2, tokens=2)
    t.st.ground = t.st.ground.with_marks(((t.hex("B2"), c.ROGUES_DEN, 0), (t.hex("K2"), c.ROGUES_DEN, 2)))
    t.order("B2").movement().pick("u0", "passage", "E5")
    t.st.flags[1] |= ORDERED
    t.turn_of(2).movement().pick("u1", "passage")
    assert set(t.texts) == {"G5", "I5"}, "an exit of his own; his ally's unit stands in the other wood"
    t = allied({"B2": "h_inf_r", "A1": "h_inf_b"}, FOES, terrain={"G5": "wooded"}).lore(0, tokens=2)
    t.st.ground = t.st.ground.with_marks(((t.hex("B2"), c.ROGUES_DEN, 2),))
    assert t.order("B2").movement().pick("u0").kind == "move_to", "his ally's Den"


@clause("BL-15.4")
def test_bl_15_4_allies_share_an_adventure_s_landmarks_like_its_units() -> None:
    marks: dict[str, tuple[str, str | None]] = {
        "B3": ("healing_pool", "standard"),
        "K3": ("stronghold", "standard"),
        "B7": ("stronghold", "pennant"),
        "J7": ("summoning_circle", "pennant"),
        "C7": ("summoning_circle", "pennant"),
        "G5": ("graveyard", None),
    }
    t = allied({"A1": "h_inf_b"}, {"A9": "h_inf_b"}, landmarks=marks)
    owners = {h: t.st.ground.owner[t.hex(h)] for h in marks}
    assert owners == {"B3": 0, "K3": 2, "B7": 3, "J7": 1, "C7": 1, "G5": -1}
