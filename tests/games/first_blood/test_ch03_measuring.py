"""Chapters 3 to 5 and 17: measuring, Leader Models, contact, modified Characteristics, effects in force."""

from __future__ import annotations

from sandtable.core.space.points import point
from sandtable.games.first_blood.in_force import (
    BY_CLASH,
    BY_DUEL,
    BY_VOLLEY,
    UNTIL_TURN,
    Situation,
    effects,
    is_present,
    living_retinue,
)
from sandtable.games.first_blood.measuring import (
    are_engaged,
    engaged_models,
    engaged_with,
    has_reroll,
    in_command_range,
    in_contact,
    is_character_regiment,
    is_engaged,
    is_in_piece,
    is_lone_character,
    is_majority,
    leader_models,
    lies_on_table,
    model_to_regiment,
    models_within,
    regiments_within,
    true_leaders,
)
from sandtable.games.first_blood.qualities import (
    BURNING,
    FLUX_ATTACKS,
    FLUX_CLASH,
    all_have,
    any_has,
    characteristic,
    rule_x,
)
from sandtable.games.first_blood.state import BROKEN, EAST, FIELD, NORTH, SOUTH, WAITING, WEST, State
from sandtable.games.first_blood.tables.terms import (
    ATTACKS,
    BASTION,
    BURNOUT,
    CLASH,
    CLEAVE,
    DEFENCE,
    EVASION,
    FEARLESS,
    FLUX_POWERED,
    MARCH,
    RELENTLESS_BLOWS,
    RESOLVE,
    SHIELD,
    UNSTOPPABLE,
    VOLLEY,
    WOUNDS,
)
from sandtable.games.first_blood.wounds import slay
from tests.games.first_blood.support import game, listed, put, regiment
from tests.support import clause

LORD, MILITIA, MEN, KNIGHTS = 0, 1, 2, 3
RAIDERS, TROLLS = 6, 9


def pair(gap: int) -> tuple[State, int, int]:
    """A Militia and a Raider at this distance, base to base."""
    st = game()
    put(st, MILITIA, (500, 500), (3000, 300))
    put(st, RAIDERS, (600 + gap, 500), (3000, 3000))
    return st, st.plan(MILITIA).first, st.plan(RAIDERS).first


@clause("FB-3.1", "FB-3.4", "FB-3.6", "FB-29.2")
def test_fb_3_4_gaps_from_base_to_base_exactly_counts_as_within() -> None:
    st, one, two = pair(300)
    assert models_within(st, one, two, 300)
    assert not models_within(st, one, two, 299)
    st.place[two] = point(500 + 301, 500 + 263)  # 399.73 apart: the gap is less than 3"
    assert models_within(st, one, two, 300)
    st.place[two] = point(500 + 302, 500 + 263)  # 400.47
    assert not models_within(st, one, two, 300)


@clause("FB-3.3")
def test_fb_3_3_a_base_lies_wholly_on_the_table() -> None:
    st, one, _ = pair(300)
    for spot, good in (((50, 500), True), ((49, 500), False), ((3550, 3550), True), ((3551, 500), False)):
        st.place[one] = point(*spot)
        assert lies_on_table(st, one) == good


@clause("FB-3.15")
def test_fb_3_15_distance_from_an_edge() -> None:
    st, one, _ = pair(300)
    assert [st.edge_distance(one, edge) for edge in (SOUTH, EAST, NORTH, WEST)] == [500, 3100, 3100, 500]


@clause("FB-3.8")
def test_fb_3_8_the_smallest_gap_to_a_regiment() -> None:
    st, one, _ = pair(300)
    put(st, RAIDERS, (3000, 3000), (900, 500), (3000, 2500))
    assert model_to_regiment(st, one, RAIDERS, 300)
    assert not model_to_regiment(st, one, RAIDERS, 299)
    assert regiments_within(st, MILITIA, RAIDERS, 300)


@clause("FB-3.10", "FB-5.10")
def test_fb_3_10_contact_within_5_hundredths_on_the_same_floor() -> None:
    st, one, two = pair(5)
    assert in_contact(st, one, two)
    st.floor[two] = 1
    assert not in_contact(st, one, two)
    st, one, two = pair(6)
    assert not in_contact(st, one, two)


@clause("FB-3.13")
def test_fb_3_13_the_centre_decides_who_is_in_a_piece() -> None:
    st, one, _ = pair(300)
    field = 6  # the ploughed field, a corner at (16.91, 14.67)
    for spot, inside in (((1691, 1467), True), ((1691, 1466), False), ((1800, 1800), True)):
        st.place[one] = point(*spot)
        assert is_in_piece(st, one, field) == inside


@clause("FB-3.14", "FB-21.4", "FB-21.12")
def test_fb_21_4_a_garrisoned_regiment_is_at_the_outline() -> None:
    st, one, _ = pair(300)
    st.inside[RAIDERS] = 0  # the inn, its lowest corner at (8.42, 18.69)
    plan = st.plan(RAIDERS)
    st.place[plan.first : plan.end] = [WAITING] * (plan.end - plan.first)
    st.place[one] = point(842, 1869 - 350)
    assert model_to_regiment(st, one, RAIDERS, 300)
    assert not model_to_regiment(st, one, RAIDERS, 299)
    st.place[one] = point(842, 1869 - 55)
    assert are_engaged(st, MILITIA, RAIDERS)
    assert len(engaged_models(st, RAIDERS)) == 12  # all inside are Engaged then
    st.place[one] = point(842, 1869 - 56)
    assert not is_engaged(st, RAIDERS)


@clause("FB-3.16")
def test_fb_3_16_majority_is_more_than_half() -> None:
    assert [is_majority(part, 4) for part in (1, 2, 3)] == [False, False, True]
    assert is_majority(3, 5)


@clause("FB-4.13", "FB-4.14", "FB-4.18")
def test_fb_4_14_leader_models() -> None:
    st = game()
    put(st, MILITIA, (500, 500))
    first = st.plan(MILITIA).first
    assert leader_models(st, MILITIA) == [first, first + 1]
    slay(st, first)
    assert leader_models(st, MILITIA) == [first + 1]
    drones = game(listed("Pheromancer", "- 8 Force-Grown Drones", faction="spires"))
    put(drones, 1, (500, 500))
    assert leader_models(drones, 1) == [drones.plan(1).first]
    assert (true_leaders(st, MILITIA), true_leaders(drones, 1)) == (1, 0)
    assert not has_reroll(drones, 1)


@clause("FB-4.7", "FB-4.15")
def test_fb_4_7_bonuses_end_with_their_model() -> None:
    st = game()
    put(st, MILITIA, (500, 500))
    first = st.plan(MILITIA).first
    assert any_has(st, MILITIA, UNSTOPPABLE)
    assert characteristic(st, MILITIA, first, MARCH) == 6  # the Servite
    slay(st, first + 1)
    assert not any_has(st, MILITIA, UNSTOPPABLE)
    slay(st, first + 2)
    assert characteristic(st, MILITIA, first, MARCH) == 5


@clause("FB-4.10", "FB-4.11", "FB-28.18")
def test_fb_4_11_command_range() -> None:
    st = game()
    put(st, MILITIA, (500, 500), (1100, 500), (1700, 500), (500, 1101), (500, 600))
    leader = st.plan(MILITIA).first
    assert in_command_range(st, leader + 1)  # 5" from the Leader
    assert in_command_range(st, leader + 2)  # 5" from the Standard Bearer
    assert not in_command_range(st, leader + 3)
    st.place[leader + 1] = point(1101, 500)
    assert not in_command_range(st, leader + 1)  # the Standard Bearer needs the Leader


@clause("FB-5.9")
def test_fb_5_9_engaged_models_and_regiments() -> None:
    st, one, two = pair(0)
    assert engaged_models(st, MILITIA) == [one]
    assert engaged_models(st, RAIDERS) == [two]
    assert engaged_with(st, MILITIA) == [RAIDERS]
    assert is_engaged(st, RAIDERS)
    st, _, _ = pair(10)
    assert not is_engaged(st, MILITIA)


@clause("FB-5.1", "FB-5.2", "FB-5.3")
def test_fb_5_2_no_characteristic_goes_below_0() -> None:
    st = game()
    put(st, MILITIA, (500, 500))
    drain = game(listed("Hierodeacon", "spells: Grave Chill", "- 6 Cultists", faction="old-dominion"))
    numbers = [n for n, bound in enumerate(drain.rules.forces.bounds) if bound.ability == "grave_chill"]
    put(drain, 1, (500, 500))
    model = drain.plan(1).first
    assert characteristic(drain, 1, model, CLASH) == 1
    drain.lasting = [(n, 1, UNTIL_TURN, 1) for n in numbers]
    assert characteristic(drain, 1, model, CLASH) == 0
    assert characteristic(drain, 1, model, RESOLVE) == 1
    drain.plan(1).stats = (5, 1, 0, 1, 1, 0, 0, 1)
    assert characteristic(drain, 1, model, CLASH) == 0
    assert characteristic(st, KNIGHTS, st.plan(KNIGHTS).first, MARCH) == 8  # above 6 is allowed


@clause("FB-5.5", "FB-23.2", "FB-23.4", "FB-23.9")
def test_fb_23_2_draw_events_in_force() -> None:
    st = game()
    put(st, MILITIA, (500, 500))
    model = st.plan(MILITIA).first
    plain = [characteristic(st, MILITIA, model, stat) for stat in (DEFENCE, CLASH, MARCH, ATTACKS)]
    st.events_on = [(BASTION, MILITIA, 0), (BASTION, MILITIA, 0)]
    assert characteristic(st, MILITIA, model, DEFENCE) == plain[0] + 1  # twice does not stack
    st.events_on = [(BURNOUT, MILITIA, BURNING)]
    assert [characteristic(st, MILITIA, model, stat) for stat in (CLASH, MARCH)] == [plain[1] + 1, plain[2] + 2]
    st.events_on = [(BURNOUT, MILITIA, 0)]
    assert characteristic(st, MILITIA, model, CLASH) == plain[1]
    st.events_on = [(FLUX_POWERED, MILITIA, FLUX_CLASH)]
    assert characteristic(st, MILITIA, model, CLASH) == plain[1] + 2
    st.events_on = [(FLUX_POWERED, MILITIA, FLUX_ATTACKS)]
    assert characteristic(st, MILITIA, model, ATTACKS) == plain[3] + 2


@clause("FB-5.7", "FB-5.8")
def test_fb_5_8_clash_6_gives_relentless_blows() -> None:
    st = game()
    put(st, LORD, (500, 500))
    assert not rule_x(st, LORD, 0, RELENTLESS_BLOWS)
    st.plan(LORD).stats = (5, 1, 4, 5, 4, 3, 3, 0)
    st.events_on = [(FLUX_POWERED, LORD, FLUX_CLASH)]
    assert rule_x(st, LORD, 0, RELENTLESS_BLOWS)
    assert characteristic(st, LORD, 0, VOLLEY) == 1


@clause("FB-17.9", "FB-17.11", "FB-17.46")
def test_fb_17_9_retinue_models() -> None:
    st = game()  # Indomitable Plate: +1 Wounds and +1 Defence
    put(st, LORD, (500, 500))
    assert [characteristic(st, LORD, 0, stat) for stat in (WOUNDS, DEFENCE, ATTACKS)] == [5, 4, 5]
    assert [characteristic(st, LORD, 2, stat) for stat in (WOUNDS, DEFENCE, ATTACKS, EVASION)] == [1, 4, 1, 0]
    st = game(listed("Hold Raegh", "retinue: Combat", "- 6 Hold Warriors", faction="dweghom"))
    put(st, 0, (500, 500))
    assert (rule_x(st, 0, 0, CLEAVE), rule_x(st, 0, 1, CLEAVE)) == (1, 0)


@clause("FB-17.10", "FB-17.47", "FB-17.13")
def test_fb_17_10_a_character_leads_its_retinue() -> None:
    st = game()
    put(st, LORD, (500, 500))
    assert has_reroll(st, LORD)
    assert not is_lone_character(st, LORD)
    for model in (1, 2, 3):
        slay(st, model)
    assert not has_reroll(st, LORD)
    assert is_lone_character(st, LORD)
    assert leader_models(st, LORD) == [0]
    st = game()
    put(st, LORD, (500, 500))
    slay(st, 0)
    assert not is_character_regiment(st, LORD)


@clause("FB-17.14", "FB-17.25")
def test_fb_17_14_rows_are_recounted_and_lieutenants_must_live() -> None:
    st = game()
    put(st, LORD, (500, 500))
    put(st, MILITIA, (500 + 850, 500))
    assert living_retinue(st, LORD, 0) == 2
    assert is_present(st, LORD, MILITIA)  # the Herald: 8"
    slay(st, 1)
    assert not is_present(st, LORD, MILITIA)
    injury = [b for b in effects(st, "reroll", LORD, 0, Situation(BY_CLASH, RAIDERS)) if b.effect.roll == "injury"]
    assert len(injury) == 1  # row 2 of Combat
    slay(st, 2)
    injury = [b for b in effects(st, "reroll", LORD, 0, Situation(BY_CLASH, RAIDERS)) if b.effect.roll == "injury"]
    assert injury == []


@clause("FB-17.4")
def test_fb_17_4_commanding_presence() -> None:
    st = game(listed("Noble Lord", "- 6 Militia", "Noble Lord"))
    put(st, 0, (500, 500))
    put(st, 1, (500 + 600, 500))
    put(st, 2, (500, 700))
    assert is_present(st, 0, 1)
    assert not is_present(st, 0, 2)  # no Character
    put(st, 1, (500 + 601, 500))
    assert not is_present(st, 0, 1)
    st.status[0] = 1
    put(st, 1, (600, 500))
    assert not is_present(st, 0, 1)
    st.status[0] = FIELD
    guard = listed("Noble Lord", "- 6 Household Guard, Armsmaster")
    st = game(guard)
    put(st, 0, (500, 500))
    put(st, 1, (600, 500))
    assert characteristic(st, 1, st.plan(1).first, CLASH) == 2 + 1  # while a Noble Lord is present
    put(st, 0, (3000, 3000))
    assert characteristic(st, 1, st.plan(1).first, CLASH) == 2


@clause("FB-17.6", "FB-17.45")
def test_fb_17_45_the_holder_of_a_lasting_command_effect() -> None:
    st = game(listed("Noble Lord", "items: The Shroud of St. Lazarus", "- 6 Militia"))
    put(st, 0, (500, 500))
    put(st, 1, (700, 500))
    number = next(n for n, b in enumerate(st.rules.forces.bounds) if b.effect.op == "stat")
    assert characteristic(st, 0, 0, RESOLVE) == 3 + 1  # before the first naming, its own Regiment
    st.holders_of = [(number, 1)]
    assert characteristic(st, 0, 0, RESOLVE) == 3
    assert characteristic(st, 1, st.plan(1).first, RESOLVE) == 2 + 1
    put(st, 1, (3000, 3000))
    assert characteristic(st, 1, st.plan(1).first, RESOLVE) == 2  # only in Commanding Presence
    assert characteristic(st, 0, 0, RESOLVE) == 3 + 1  # otherwise it returns


@clause("FB-7.25", "FB-24.49", "FB-24.15")
def test_fb_24_49_terrifying_enemies_in_contact() -> None:
    st = game()
    put(st, MEN, (500, 500))
    put(st, TROLLS, (500, 650), (3000, 3000))
    model = st.plan(MEN).first
    assert characteristic(st, MEN, model, RESOLVE) == 2 - 1
    put(st, TROLLS, (500, 700), (3000, 3000))
    assert characteristic(st, MEN, model, RESOLVE) == 2
    put(st, TROLLS, (500, 650), (3000, 3000))
    st.set_mark(MEN, BROKEN)
    assert characteristic(st, MEN, model, RESOLVE) == 2  # Broken: unmodified
    brave = game(listed("Theist Priest", "- 6 Sicarii"))
    trolls = regiment(brave, "trolls", 1)
    put(brave, 1, (500, 500))
    put(brave, trolls, (500, 650), (3000, 3000))
    assert all_have(brave, 1, FEARLESS)
    assert characteristic(brave, 1, brave.plan(1).first, RESOLVE) == 3


@clause("FB-24.27")
def test_fb_24_27_linebreaker_takes_shield_and_bastion() -> None:
    golems = listed("Xhiliarch", "- 5 Praetorian Guard", "- 1 Bone Golems", faction="old-dominion")
    st = game("hk-lords-muster", golems)
    golem = regiment(st, "bone_golems", 1)
    put(st, MILITIA, (500, 500))
    put(st, golem, (500, 700))
    model = st.plan(MILITIA).first
    st.events_on = [(BASTION, MILITIA, 0)]
    sit = Situation(BY_CLASH, golem)
    assert rule_x(st, MILITIA, model, SHIELD)
    assert characteristic(st, MILITIA, model, DEFENCE, sit) == 1 + 1 + 1
    put(st, golem, (500, 650))
    assert characteristic(st, MILITIA, model, DEFENCE, sit) == 1


@clause("FB-24.31")
def test_fb_24_31_phalanx_while_half_are_not_engaged() -> None:
    st = game(listed("Strategos", "- 6 Legionnaires", faction="old-dominion"))
    put(st, 1, (500, 500))
    model = st.plan(1).first
    raiders = regiment(st, "raiders", 1)
    put(st, raiders, (500, 600), (600, 600), (700, 600), (3000, 3000))
    sit = Situation(BY_VOLLEY, raiders)
    assert characteristic(st, 1, model, DEFENCE, sit) == 2 + 1 + 1  # Shield; 3 of 6 not Engaged
    put(st, raiders, (500, 600), (600, 600), (700, 600), (800, 600), (3000, 3000))
    assert characteristic(st, 1, model, DEFENCE, sit) == 2 + 1
    assert characteristic(st, 1, model, DEFENCE) == 2


@clause("FB-20.14")
def test_fb_20_14_water_takes_a_point_of_clash() -> None:
    st = game(battlefield="forest-ford")
    put(st, MEN, (590, 1810), (590, 1850), (590, 1780), (620, 1810), (560, 1810), (2000, 300))
    model = st.plan(MEN).first
    sit = Situation(BY_CLASH, RAIDERS)
    assert characteristic(st, MEN, model, CLASH, sit) == 2  # 5 of 11
    st.place[model + 5] = point(590, 1800)
    assert characteristic(st, MEN, model, CLASH, sit) == 1
    assert characteristic(st, MEN, model, CLASH, Situation(BY_DUEL, RAIDERS)) == 1


@clause("FB-21.7", "FB-22.1")
def test_fb_22_1_ruins_and_garrisons_protect() -> None:
    st = game(battlefield="ruined-abbey")
    put(st, MEN, (1800, 1800))
    st.place[st.plan(MEN).first : st.plan(MEN).end] = [point(1750 + 10 * n, 1800) for n in range(11)]
    model = st.plan(MEN).first
    assert characteristic(st, MEN, model, DEFENCE, Situation(BY_VOLLEY, RAIDERS)) == 2 + 1 + 1
    assert characteristic(st, MEN, model, DEFENCE, Situation(BY_CLASH, RAIDERS)) == 2 + 1
    st.collapsed = 1
    assert characteristic(st, MEN, model, DEFENCE, Situation(BY_VOLLEY, RAIDERS)) == 2 + 1
    inn = game()
    put(inn, MEN, (500, 500))
    inn.inside[MEN] = 0
    assert characteristic(inn, MEN, inn.plan(MEN).first, DEFENCE) == 2 + 2


@clause("FB-3.5")
def test_fb_3_5_both_players_and_onlookers_measure_whenever_they_like() -> None:
    st = game()
    put(st, 1, (400, 400))
    put(st, 6, (400, 1500))
    before = st.dump()
    near = [reach for reach in range(0, 1500, 50) if models_within(st, st.plan(1).first, st.plan(6).first, reach)]
    for seat in (0, 1, -1):
        seen = st.seen_by(seat)
        mine = [reach for reach in range(0, 1500, 50) if models_within(seen, st.plan(1).first, st.plan(6).first, reach)]
        assert mine == near
    assert near[0] == 1000
    assert st.dump() == before
