"""Chapter 31 of the BattleLore ledger: Reluctant Allies (four players)."""

from __future__ import annotations

import pytest

from sandtable.core.engine.frames import Frame
from sandtable.core.engine.options import BadOption
from sandtable.games.battlelore.campaign import legacy as k
from sandtable.games.battlelore.combat.in_progress import ENDED, Moving
from sandtable.games.battlelore.combat.morale import bold_level
from sandtable.games.battlelore.lore.playing import ALLY_TOO_DEAR, can_play, card_cost, why_not_play
from sandtable.games.battlelore.setup import HeroBalance
from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import DEJA_VU, LORE_CARDS, LORE_IDS, LORE_OF
from sandtable.games.battlelore.tables.conditions import BORROWED, NO_BATTLE, ORDERED
from sandtable.games.battlelore.tables.heroes import SKILL_IDS
from sandtable.games.battlelore.tables.terrain import STRONGHOLD
from sandtable.games.battlelore.turn.forces import first_camp, turn_order
from sandtable.games.battlelore.turn.victory import judge_allies
from tests.games.battlelore.alliances import FOES, allied
from tests.games.battlelore.campaign_support import Stage, sheet
from tests.games.battlelore.support import FAR, Field
from tests.support import clause


def allied_heroes(
    levels: tuple[tuple[int, ...], ...], heroes: dict[int, str], **more: str
) -> tuple[BattleState, list[int]]:
    """Four allies with these councils deploy Heroes of these classes. Returns the state and the seats asked, in order."""
    adventure = "bl-09-three-keeps"
    st = SPEC.start(4, {"adventure": adventure, "allies": "reluctant", "heroes": "on", **more}, 2)
    for seat, council in enumerate(levels):
        for level in council:
            st.apply(level, seat)
    seats = []
    while st.decision is not None and st.decision.kind.startswith("hero"):
        seat = st.decision.seat
        pick = st.decision.options[0]
        if st.decision.kind == "hero_class":
            seats.append(seat)
            assert not any(st.hands), "levels are settled before cards are dealt"
            pick = c.CLASS_IDS.index(heroes[seat]) if seat in heroes else -1
        elif st.decision.kind == "hero_skill":
            skills = [skill for skill in st.decision.options if isinstance(skill, int)]
            pick = next(skill for skill in skills if SKILL_IDS[skill] != "SK01")
        elif st.decision.kind == "hero_at":
            assert all(st.owner[st.at[h]] == seat for h in st.decision.options if isinstance(h, int))
        st.apply(pick, seat)
    return st, seats


COUNCILS = ((3, 2, 1, 0, 0), (2, 2, 2, 0, 0), (3, 2, 1, 0, 0), (2, 2, 2, 0, 0))


def has_moved(frame: Frame[BattleState]) -> bool:
    return isinstance(frame, Moving) and frame.at >= ENDED


@clause("BL-31.17")
def test_bl_31_17_allied_heroes_cannot_be_ordered() -> None:
    t = Field(
        {"B3": "h_inf_b", "J3": "h_inf_g", "K3": "h_inf_g"}, FAR, players=4, allies="reluctant", mode="lore"
    ).hero("J3", holder=2)
    t.st.order = [0, 1, 2, 3]
    t.hand(2, "CC-PL").hand(3, "CC-PL").orders("CC-AR")
    assert t.texts == ["u2", "done"]
    assert not t.st.flags[0] & NO_BATTLE


@clause("BL-31.14", "BL-31.15")
def test_bl_31_14_allied_heroes_one_camp_after_the_other() -> None:
    st, seats = allied_heroes(COUNCILS, {0: "cleric"})
    camp = st.active & 1
    assert [seat & 1 for seat in seats] == [camp, camp, 1 - camp, 1 - camp]
    assert (st.asked(0).kind, st.asked(0).seat) == ("council_loss", 0), "one Hero more than the others"


@clause("BL-31.15")
def test_bl_31_15_every_extra_hero_costs_the_player_who_sent_him() -> None:
    for heroes, payers in (
        ({2: "wizard"}, [2]),
        ({0: "wizard", 2: "wizard"}, [0, 2]),
        ({0: "wizard", 2: "wizard", 3: "wizard"}, [0, 2]),
        ({0: "wizard", 1: "wizard", 2: "wizard", 3: "wizard"}, []),
    ):
        st, seats = allied_heroes(COUNCILS, heroes)
        asked = []
        while st.decision is not None and st.decision.kind == "council_loss":
            asked.append(st.decision.seat)
            st.apply(st.decision.options[0])
        if len(heroes) == 3:
            payers = [[seat for seat in seats if seat in (0, 2)][1]]  # the first Hero of the camp is matched
        assert sorted(asked) == payers
        totals = [6 - asked.count(seat) for seat in range(4)]
        assert [sum(levels) for levels in st.councils] == totals


@clause("BL-31.15", "BL-14.5", "BL-14.6")
def test_bl_31_15_hands_lore_and_landmarks_follow_the_lowered_council() -> None:
    st, _ = allied_heroes(COUNCILS, {0: "cleric", 2: "cleric"})
    while st.decision is not None and st.decision.kind == "council_loss":
        st.apply(c.COMMANDER if st.decision.seat == 0 else c.WIZARD)
    assert st.councils[0] == (2, 2, 1, 0, 0)
    assert st.councils[2] == (3, 1, 1, 0, 0)
    assert st.hand_size == [5, 5, 6, 5]
    assert [len(hand) for hand in st.hands] == [5, 5, 6, 5]
    assert st.tokens == [2, 2, 1, 2]
    keeps = []
    while st.decision is not None and st.decision.kind in ("keep_first_lore", "place_mark"):
        if st.decision.kind == "place_mark":
            keeps.append((st.decision.seat, st.decision.context[0]))
        st.apply(st.decision.options[0], st.decision.seat)
    assert [len(hand) for hand in st.lore] == [2, 2, 1, 2]
    assert keeps == [(2, STRONGHOLD)], "a Commander lowered to level 2 builds none"
    assert st.turn == 1


@clause("BL-31.15", "BL-23.11")
def test_bl_31_15_the_hero_s_own_lore_master_stays_on_the_council() -> None:
    st, _ = allied_heroes(COUNCILS, {0: "cleric"})
    assert st.asked(0).options == [c.COMMANDER, c.WIZARD], "his Cleric's only level is not for sale"
    st, _ = allied_heroes(COUNCILS, {0: "wizard"})
    assert st.asked(0).options == [c.COMMANDER, c.WIZARD, c.CLERIC], "of two levels one may go"


@clause("BL-31.15")
def test_bl_31_15_an_ally_gives_the_level_if_the_player_has_none_to_give() -> None:
    st, _ = allied_heroes(COUNCILS, {0: "wizard"})
    st.decision = None
    assert isinstance(st.stack[-1], HeroBalance)
    for lone, ally, asked in (((0, 1, 0, 0, 0), (2, 0, 0, 0, 1), 2), ((0, 1, 0, 0, 0), (0, 0, 0, 0, 0), -1)):
        clone = st.clone()
        clone.councils[0], clone.councils[2] = lone, ally
        clone.run()
        found = clone.decision
        assert found is not None
        assert (found.seat if found.kind == "council_loss" else -1) == asked


@clause("BL-31.18")
def test_bl_31_18_allies_roll_for_a_ransom() -> None:
    rolls = iter([[5, 5, 0, 0, 0, 0], [5, 5, 0, 0, 0, 0], [0] * 6, [5, 0, 0, 0, 0, 0]])
    assert k.ransom_winner([0, 2], lambda: next(rolls)) == 2, "a tie is rolled again"


@clause("BL-31.18")
def test_bl_31_18_allies_compete_for_the_ransom() -> None:
    heroes = ((sheet("Ada"), "field"), (sheet("Cy", 2), "field"), (sheet("Bo", 1, treasure=1), "wounded"))
    t = Stage(*heroes, players=4, allies="reluctant")
    t.dice("LSSSSS" + "LLSSSS").run()
    assert t.told("ransom_won") == [(2,)]
    assert t.told("ransom") == [("Bo", "Cy")], "the winner's only Hero takes it"


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
def test_bl_31_5_the_player_who_orders_decides_rolls_and_wins() -> None:
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
    for tokens, reason in ((5, ALLY_TOO_DEAR), (6, None)):
        t = allied(own, foes).lore(0, "WR15", tokens=tokens).lose("J3", 1)
        assert why_not_play(t.st, 0, LORE_OF["WR15"], 1) is reason, "the weakened troop is the ally's"
    t.command().pick("WR15")
    assert (t.st.tokens[0], t.figures("J3")) == (0, 4)


@clause("BL-31.11", "BL-13.3")
def test_bl_31_11_a_player_who_is_not_active_reacts_for_his_own_units_only() -> None:
    own, foes = {"B3": "h_inf_b", "J3": "h_inf_b"}, {"B5": "h_inf_b", "J5": "h_inf_b"}
    for mover, texts in (("J5", ["pass"]), ("B5", ["RG09", "pass"])):
        t = allied(own, foes).lore(0, "RG09", tokens=9)
        t.turn_of(t.st.owner[t.u(mover)]).order(mover).movement().pick(f"u{t.u(mover)}")
        while t.asked.seat != 0 or not has_moved(t.st.stack[-2]):
            t.pick("pass" if t.kind == "play_lore" else mover[0] + "4" if mover[0] + "4" in t.texts else "stop")
        assert t.texts == texts, "Ambush with a unit of his own"
        assert t.why_not(0, ("card", 100 + LORE_OF["RG09"])) == (["BL-31.11"] if texts == ["pass"] else [])
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
def test_bl_31_11_assault_takes_the_players_own_units_and_an_ally_s_for_one_lore_each() -> None:
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


@clause("BL-31.11", "BL-13.16")
def test_bl_31_11_a_player_who_cannot_pay_for_an_allied_target_cannot_play_the_card() -> None:
    deja = LORE_IDS[DEJA_VU]
    more = LORE_CARDS[DEJA_VU].cost
    both = ["WR15", f"WR15+{deja}"]
    for tokens, texts in ((5, []), (6, ["WR15"]), (5 + more, ["WR15"]), (6 + more, both)):
        t = allied({"K4": "h_inf_g", "A1": "h_inf_b"}, FOES).lore(0, "WR15", deja, tokens=tokens).lose("K4", 1)
        t.command()
        assert [text for text in t.texts if text.startswith("WR15")] == texts, "5 Lore, and the troop is the ally's"
    t.pick("WR15")
    assert t.st.tokens[0] == more


@clause("BL-13.21", "BL-31.11")
def test_bl_13_21_the_opponents_next_turn_is_that_of_the_player_it_concerns() -> None:
    """Sabotage: turns 1 to 4 belong to players 0 to 3, and player 0 plays the card in turn 1."""
    foes = {"B7": "h_arc_g", "K7": "h_arc_b", "G9": "h_inf_b"}
    pool: dict[str, tuple[str, str | None]] = {"C7": ("healing_pool", "pennant"), "J7": ("healing_pool", "pennant")}
    for where, owner in (("B7", 3), ("K7", 1), ("C7", 3), ("J7", 1)):
        t = allied(pennant=foes, landmarks=pool).lore(0, "RG15").hand(0, "CC-PL").command()
        t.pick("RG15", f"at:{where}" if where in pool else f"u{t.u(where)}")
        ends = t.st.effects[-1][4]
        assert ends == {1: 2, 3: 4}[owner], where


@clause("BL-31.5", "BL-17.3", "BL-19.11")
def test_bl_31_5_a_dragon_falls_to_the_player_who_held_it() -> None:
    t = allied({"C3": "c_dra_b", "J3": "h_inf_g"}).lore(3, "WZ09").turn_of(0).order("C3").movement()
    t.pick("u0", "pass", "fly", "C4").dice("B").pick("WZ09")
    assert (t.st.taken[1], t.st.taken[3]) == ([], [0])


@clause("BL-31.6", "BL-31.5")
def test_bl_31_6_the_owner_battles_back_though_his_ally_ordered_the_unit() -> None:
    t = allied({"B3": "h_inf_b", "J3": "d_swd_b"}, {"J5": "h_inf_g", "B7": "h_inf_g"}).lose("J5", 3)
    foe = t.st.owner[t.u("J5")]
    t.lore(foe, "RG09").turn_of(0).order("J3")
    t.st.flags[t.u("J3")] |= BORROWED
    t.movement().pick("u1", "pass", "J4", "pass", "stop").dice("RRR").pick("RG09")
    assert (t.kind, t.asked.seat) == ("battle_back", 2), "the unit is his"
    t.dice("LGR").pick("yes")
    assert (t.st.taken[2], t.st.tokens[2], t.st.taken[0], t.st.tokens[0]) == ([t.u("J5")], 1, [], 0)
