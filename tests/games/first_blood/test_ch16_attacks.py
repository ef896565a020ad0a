"""Attack dice: To Hit, Injury, casualties and Morale with all re-rolls (chapters 7, 14 to 16, 24)."""

from __future__ import annotations

from sandtable.games.first_blood.combat.attack import FROM_HITS, NO, NONE, YES, Attack
from sandtable.games.first_blood.combat.attack_traits import (
    AGAIN,
    ALL_SIXES,
    BLEST,
    DEADLY,
    EXTRA,
    NO_DEFENCE,
    NO_EVASION,
    PENALTY,
    PRECISE,
    SIXES,
    TORRENT,
    Group,
    attacks_of,
    clash_groups,
    fury_dice,
    injury_need,
    power_of,
    shot_power,
)
from sandtable.games.first_blood.dice import INJURY, TO_HIT
from sandtable.games.first_blood.in_force import (
    BY_CLASH,
    BY_DUEL,
    BY_IMPACT,
    BY_SPELL,
    BY_VOLLEY,
    Situation,
)
from sandtable.games.first_blood.state import (
    BLESSED_DEFENCE,
    BLESSED_HITS,
    BLESSING_USED,
    GONE,
    INSPIRED,
    LED_HIT,
    LED_INJURY,
    State,
)
from sandtable.games.first_blood.tables.terms import BARRAGE
from sandtable.games.first_blood.wounds import slay
from tests.games.first_blood.support import answer, asked, game, keys, listed, load, put, regiment, run
from tests.support import clause

MILITIA = 1
"""Of seat 0: Clash 1, Defence 1 and Shield, Resolve 2."""
RAIDERS = 6
"""Of seat 1: Clash 2, Flurry, Defence 1, Evasion 1, Resolve 2, with Leader and Standard Bearer."""
TROLLS = 9
"""Of seat 1: Wounds 5, Defence 2, no Leader."""
QUIET = listed("Pheromancer", "- 12 Force-Grown Drones", "- 2 Brute Drones", faction="spires")
"""An army without Leaders. Drones: Defence 1 and Shield; Brute Drones: Defence 3, Wounds 4, Resolve 4."""
DRONES = 6
BRUTES = 7


def table() -> State:
    st = game("hk-lords-muster", QUIET)
    for number, x, y in ((MILITIA, 400, 1000), (DRONES, 400, 2000), (BRUTES, 2000, 3000)):
        put(st, number, (x, y))
    return st


def strike(st: State, *groups: Group, target: int = DRONES, kind: int = BY_CLASH, attacker: int = MILITIA) -> State:
    return run(fresh_action(st), Attack(0, attacker, target, kind, list(groups), []))


def hit(st: State, *hits: tuple[int, int], target: int = DRONES, kind: int = BY_SPELL) -> State:
    """An attack that consists of this many Hits with these powers."""
    groups: list[Group] = [(count, 0, power) for count, power in hits]
    return run(fresh_action(st), Attack(FROM_HITS, MILITIA, target, kind, groups, []))


def fresh_action(st: State) -> State:
    """Leaders' re-rolls are counted per Action."""
    st.marks = [marks & ~(LED_HIT | LED_INJURY) for marks in st.marks]
    return st


def no_leader(st: State, number: int) -> None:
    """Leader and Standard Bearer are gone: no re-rolls, but casualties are chosen."""
    first = st.plan(number).first
    for model in (first, first + 1):
        slay(st, model)


@clause("FB-16.13", "FB-7.1", "FB-4.8")
def test_fb_16_13_dice_hit_and_wound() -> None:
    st = table()
    load(st, 1, 2, 3, 6)
    strike(st, (4, 2, 0))
    question = asked(st, "reroll_hit")
    assert (question.seat, question.options, question.context) == (0, [NONE, 2, 3], (MILITIA, 1, 2, 3, 6))
    load(st, 2, 1, 2, 6)  # the 3 becomes a 2: three Hits; Defence 1 + Shield 1: 1 and 2 are saved
    st.apply(2)
    assert st.count(DRONES) == 12
    assert asked(st, "casualty").context == (DRONES, 1)
    load(st, 1)
    st.apply(asked(st, "casualty").options[0])
    assert st.count(DRONES) == 11
    assert st.decision is None


@clause("FB-4.8", "FB-4.17", "FB-2.6")
def test_fb_4_17_leader_and_standard_bearer_give_one_re_roll() -> None:
    st = table()
    load(st, 6, 6)
    strike(st, (2, 2, 0))
    load(st, 5)
    st.apply(0)  # equal dice were one choice; no second re-roll follows
    assert st.decision is None
    slay(st, st.plan(MILITIA).first)
    load(st, 6)
    strike(st, (1, 2, 0))
    assert asked(st, "reroll_hit")  # a Standard Bearer alone gives it
    st.apply(NONE)
    slay(st, st.plan(MILITIA).first + 1)
    load(st, 6)
    strike(st, (1, 2, 0))
    assert st.decision is None


@clause("FB-4.9")
def test_fb_4_9_the_targets_leader_re_rolls_an_injury_die() -> None:
    st = game()
    put(st, RAIDERS, (400, 1000))
    load(st, 6, 1)
    hit(st, (2, 0), target=RAIDERS, kind=BY_VOLLEY)
    question = asked(st, "reroll_injury")
    assert (question.seat, question.options) == (1, [NONE, 0])
    load(st, 1)
    st.apply(0)
    assert st.count(RAIDERS) == 12


@clause("FB-2.9", "FB-4.8", "FB-4.9")
def test_fb_2_9_a_re_roll_is_offered_only_where_it_can_help() -> None:
    st = table()
    load(st, 1, 2, 1, 1)
    strike(st, (2, 2, 0))
    assert st.decision is None  # all hit, and all Hits are saved
    load(st, 3, 1)
    strike(st, (2, 3, EXTRA))
    assert asked(st, "reroll_hit").options == [NONE, 0]  # the 3 hits, but a 1 would be two Hits
    st.apply(NONE)
    st = game()
    put(st, 2, (400, 1000))  # Men-at-Arms: Defence only
    load(st, 6, 6)
    hit(st, (2, NO_DEFENCE), target=2, kind=BY_VOLLEY)
    assert asked(st, "casualty")  # nothing passes against 0
    st = table()
    st.rules.asks_all = True  # the earlier rules ask in any case
    load(st, 1, 2, 1, 1)
    strike(st, (2, 2, 0))
    assert asked(st, "reroll_hit").options == [NONE, 0, 1]


@clause("FB-15.22")
def test_fb_15_22_impact_attacks_have_no_leader_re_roll() -> None:
    st = table()
    load(st, 6)
    strike(st, (1, 2, 0), kind=BY_IMPACT)
    assert st.decision is None
    st.set_mark(MILITIA, INSPIRED)
    sit = Situation(BY_IMPACT, DRONES)
    first = st.plan(MILITIA).first
    assert clash_groups(st, MILITIA, [(first, 1)], sit)[0][1] == 1  # and no Inspire


@clause("FB-24.21", "FB-2.8")
def test_fb_24_21_flurry_re_rolls_all_failed_dice() -> None:
    st = table()
    no_leader(st, MILITIA)
    load(st, 1, 3, 6, 2, 5, 1, 1)  # 3 and 6 fail and become 2 and 5: two Hits, both saved
    strike(st, (3, 2, AGAIN))
    assert st.drawn == [0, 2, 5, 1, 4, 0, 0]
    assert st.decision is None


@clause("FB-24.30")
def test_fb_24_30_parry_re_rolls_ones_first() -> None:
    guard = listed("Xhiliarch", "- 5 Praetorian Guard", faction="old-dominion")
    st = game("hk-lords-muster", guard)
    put(st, MILITIA, (400, 1000))
    no_leader(st, MILITIA)
    target = regiment(st, "praetorian_guard", 1)
    put(st, target, (400, 2000))
    load(st, 1, 2, 1, 6, 6)  # the 1 is rolled again and shows 1 again: it hits
    strike(st, (2, 2, 0), target=target)
    assert st.drawn[:3] == [0, 1, 0]
    assert asked(st, "reroll_injury").context == (target, 6, 6)


@clause("FB-2.6", "FB-2.8", "FB-24.30", "FB-24.21")
def test_fb_2_8_a_die_that_parry_rolled_again_is_not_rolled_a_third_time() -> None:
    guard = listed("Xhiliarch", "- 5 Praetorian Guard", faction="old-dominion")
    st = game("hk-lords-muster", guard)
    put(st, MILITIA, (400, 1000))
    no_leader(st, MILITIA)
    target = regiment(st, "praetorian_guard", 1)
    put(st, target, (400, 2000))
    load(st, 1, 5, 6, 2, 6)  # Parry turns the 1 into a 6; Flurry rolls only the 5 again
    strike(st, (2, 2, AGAIN), target=target)
    assert st.drawn[:4] == [0, 4, 5, 1]
    assert asked(st, "reroll_injury").context == (target, 6)  # one Hit


@clause("FB-2.8", "FB-24.8")
def test_fb_2_8_blessed_is_asked_for_when_all_else_was_rolled() -> None:
    st = game("hk-lords-muster", listed("Chapter Mage", "retinue: Arcane, Arcane", "- 6 Men-at-Arms"))
    mage = regiment(st, "chapter_mage", 1)
    put(st, MILITIA, (400, 1000))
    put(st, mage, (400, 2000))
    st.blessing[MILITIA], st.blessing[mage] = BLESSED_HITS, BLESSED_DEFENCE
    load(st, 6, 6, 5, 1, 6, 6)
    strike(st, (2, 1, BLEST), target=mage)
    answer(st, "reroll_hit", 0)
    answer(st, "blessed", YES)  # the other die, as the first one failed again
    answer(st, "reroll_injury", NONE)
    assert asked(st, "blessed").context == (mage,)


@clause("FB-4.9")
def test_fb_4_9_one_injury_die_in_a_whole_action() -> None:
    raiders = RAIDERS
    st = game("hk-lords-muster", "no-jarls-raid")
    put(st, MILITIA, (400, 1000))
    put(st, raiders, (400, 2000))
    load(st, 6, 6, 6, 6)
    hit(st, (1, 0), target=raiders)
    answer(st, "reroll_injury", 0)
    while st.decision is not None:
        st.apply(st.decision.candidates()[0])
    load(st, 6)
    run(st, Attack(FROM_HITS, MILITIA, raiders, BY_SPELL, [(1, 0, 0)], []))  # the same Action strikes again
    assert "reroll_injury" not in [question.kind for question in st.open_questions()]


@clause("FB-17.16")
def test_fb_17_16_natural_sixes_may_be_rolled_again() -> None:
    st = table()
    no_leader(st, MILITIA)
    load(st, 6, 6, 5)
    strike(st, (3, 2, SIXES))
    load(st, 4, 4)
    answer(st, "reroll_sixes", YES)
    assert st.decision is None
    assert st.drawn == [3, 3]
    load(st, 6, 5)
    strike(st, (2, 2, SIXES))
    answer(st, "reroll_sixes", NO)
    assert not st.drawn
    load(st, 6, 5, 3)
    strike(st, (2, 2, ALL_SIXES))
    assert st.drawn == [5, 4, 2]  # without a question if the rule leaves no choice


@clause("FB-24.7", "FB-24.8")
def test_fb_24_8_blessed_re_rolls_all_failed_dice_once() -> None:
    st = table()
    no_leader(st, MILITIA)
    st.blessing[MILITIA] = BLESSED_HITS
    load(st, 5, 4, 1)
    strike(st, (1, 2, 0), (2, 2, BLEST))  # the first die is of a Model that is not Blessed
    load(st, 6, 1)
    answer(st, "blessed", YES)
    assert [event[1] for event in st.events if event[0] == "reroll"] == [(0, TO_HIT, (4,), 6)]
    assert st.blessing[MILITIA] == BLESSING_USED
    assert st.decision is None
    load(st, 5)
    strike(st, (1, 2, BLEST))
    assert st.decision is None  # used up


@clause("FB-24.37", "FB-24.39", "FB-24.40")
def test_fb_24_39_a_natural_1_is_two_hits() -> None:
    st = table()
    no_leader(st, MILITIA)
    load(st, 1, 2, *[1] * 3)
    strike(st, (2, 2, EXTRA))
    assert [event[1] for event in st.events if event[0] == "hits"] == [(DRONES, 3)]


@clause("FB-24.32", "FB-24.43")
def test_fb_24_32_precise_shots_find_no_defence() -> None:
    st = table()
    no_leader(st, MILITIA)
    load(st, 1, 2, 1, 1)  # the Hit of the 1: Defence 0, Evasion 0, nothing saves; the other: Defence 2
    strike(st, (2, 2, PRECISE), kind=BY_VOLLEY)
    assert asked(st, "casualty").context == (DRONES, 1)
    sit = Situation(BY_CLASH, MILITIA)
    model = st.plan(DRONES).first
    assert injury_need(st, DRONES, model, NO_DEFENCE, sit) == 0


@clause("FB-24.51")
def test_fb_24_51_each_hit_gives_one_more_shot_and_no_further_ones() -> None:
    st = table()
    no_leader(st, MILITIA)
    load(st, 1, 2, 5, 1, 6, *[1] * 3)
    strike(st, (3, 2, TORRENT), kind=BY_VOLLEY)
    assert [event[1] for event in st.events if event[0] == "hits"] == [(DRONES, 3)]


@clause("FB-7.2", "FB-7.4", "FB-7.7", "FB-28.9", "FB-24.2", "FB-24.9", "FB-24.11")
def test_fb_7_2_the_higher_of_defence_and_evasion_after_penalties() -> None:
    st = game()
    sit = Situation(BY_IMPACT, MILITIA)
    for number in (RAIDERS, TROLLS):
        put(st, number, (400, 400 * number))
    raider = st.plan(RAIDERS).first
    assert injury_need(st, RAIDERS, raider, 0, sit) == 1
    assert injury_need(st, RAIDERS, raider, 2, sit) == 1  # Evasion 1 stays
    assert injury_need(st, RAIDERS, raider, 2 | NO_EVASION, sit) == 0
    assert injury_need(st, TROLLS, st.plan(TROLLS).first, 1, sit) == 1
    steel = game(listed("Imperial Officer", "- 6 Steel Legion"))
    put(steel, 1, (400, 400))
    assert injury_need(steel, 1, steel.plan(1).first, 2, Situation(BY_VOLLEY, RAIDERS)) == 1  # Defence 3 less 2


@clause("FB-24.42", "FB-28.1", "FB-19.18")
def test_fb_24_42_a_shield_helps_against_volley_and_clash_not_against_spells() -> None:
    st = table()
    militia = st.plan(MILITIA).first
    needs = [injury_need(st, MILITIA, militia, 0, Situation(kind, DRONES)) for kind in (BY_VOLLEY, BY_CLASH, BY_SPELL)]
    assert needs == [2, 2, 1]
    assert injury_need(st, MILITIA, militia, 0, Situation(BY_DUEL, DRONES)) == 2


@clause("FB-7.3")
def test_fb_7_3_hits_with_different_effects_are_rolled_apart() -> None:
    st = table()
    load(st, 2, 2)  # saved by Defence 2, not by Defence 2 less 1
    hit(st, (1, 0), (1, 1), kind=BY_VOLLEY)
    assert asked(st, "casualty").context == (DRONES, 1)


@clause("FB-24.12", "FB-24.13", "FB-7.9")
def test_fb_24_12_deadly_blows_give_two_wounds() -> None:
    st = table()
    load(st, 6, 6)
    hit(st, (2, DEADLY), target=BRUTES, kind=BY_VOLLEY)
    assert (st.count(BRUTES), st.wounds[BRUTES]) == (1, 0)  # Wounds 4
    load(st, 6, 6)
    hit(st, (2, DEADLY), kind=BY_VOLLEY)
    assert asked(st, "casualty").context == (DRONES, 2)  # Wounds 1: one each


@clause("FB-7.36")
def test_fb_7_36_a_retinue_takes_single_wounds_the_character_double_ones() -> None:
    st = game()
    put(st, 0, (400, 400))
    for model in (2, 3):
        slay(st, model)
    load(st, 6, 6)
    hit(st, (2, DEADLY), target=0, kind=BY_VOLLEY)
    answer(st, "reroll_injury", NONE)
    assert st.models(0) == [0]
    assert st.wounds[0] == 2


@clause("FB-7.16", "FB-7.17", "FB-7.19", "FB-7.20", "FB-14.20", "FB-16.17")
def test_fb_7_16_morale_after_a_clash_not_after_a_volley() -> None:
    for kind, tested in ((BY_CLASH, True), (BY_IMPACT, True), (BY_SPELL, True), (BY_VOLLEY, False), (BY_DUEL, False)):
        st = table()
        load(st, 6, 6, 5, 1)  # two Wounds; Resolve 1 + 1 for 10 Models: one failure, one extra Wound
        hit(st, (2, 0), kind=kind)
        while st.decision is not None:
            st.apply(asked(st, "casualty").options[-1])
        assert st.count(DRONES) == (9 if tested else 10)


@clause("FB-7.21", "FB-7.10")
def test_fb_7_21_wounds_that_hit_nobody_are_not_suffered() -> None:
    st = table()
    plan = st.plan(DRONES)
    for model in range(plan.first + 1, plan.end):
        slay(st, model)
    load(st, 6, 6, 6)
    hit(st, (3, 0))
    assert st.status[DRONES] == GONE
    assert "morale" not in keys(st)


def test_automatic_placement_asks_for_no_casualties() -> None:
    st = game("hk-lords-muster", QUIET, placement="auto")
    put(st, MILITIA, (400, 1000))
    put(st, DRONES, (400, 2000))
    load(st, 6, 6)
    hit(st, (2, 0), kind=BY_VOLLEY)
    assert st.decision is None
    assert st.models(DRONES) == list(range(st.plan(DRONES).first, st.plan(DRONES).end - 2))  # the furthest


@clause("FB-16.2", "FB-16.10", "FB-16.14")
def test_fb_16_10_pools_by_clash_and_rules() -> None:
    st = table()
    sit = Situation(BY_CLASH, DRONES)
    models = st.models(MILITIA)[:3]
    assert clash_groups(st, MILITIA, [(m, attacks_of(st, MILITIA, m, sit)) for m in models], sit) == [(3, 1, 0)]
    st.set_mark(MILITIA, INSPIRED)
    assert clash_groups(st, MILITIA, [(models[0], 1)], sit) == [(1, 2, 0)]
    put(st, 0, (2000, 400))
    assert attacks_of(st, 0, 0, sit) == 5
    assert attacks_of(st, 0, 1, sit) == 1  # Retinue Models have Attacks 1
    lord = clash_groups(st, 0, [(0, 5), (2, 1)], sit)
    assert len(lord) == 2  # the Character with its re-roll of 6s, its Retinue without
    assert lord[0] == (5, 3, SIXES)


@clause("FB-21.15")
def test_fb_21_15_half_of_the_dice_against_and_from_a_garrison() -> None:
    st = table()
    st.inside[DRONES] = 0
    sit = Situation(BY_CLASH, DRONES)
    first = st.plan(MILITIA).first
    assert clash_groups(st, MILITIA, [(first, 5)], sit) == [(3, 1, 0)]
    assert clash_groups(st, MILITIA, [(first, 5)], Situation(BY_DUEL, DRONES))[0][0] == 5  # no halving in a Duel


@clause("FB-21.15", "FB-16.14")
def test_fb_21_15_a_mixed_pool_is_halved_as_a_whole() -> None:
    st = game(listed("Noble Lord", "retinue: Combat, Combat, Combat", "- 6 Men-at-Arms"), QUIET)
    put(st, 0, (400, 1000))
    walls = regiment(st, "force_grown_drones", 1)
    put(st, walls, (400, 2000))
    lord, *retinue = st.models(0)
    attacks = [(lord, 3), *[(model, 1) for model in retinue]]
    whole = clash_groups(st, 0, attacks, Situation(BY_CLASH, walls))
    assert [dice for dice, _, _ in whole] == [3, 3]  # the Lord's dice differ from those of his men
    st.inside[walls] = 0
    assert [dice for dice, _, _ in clash_groups(st, 0, attacks, Situation(BY_CLASH, walls))] == [2, 1]
    st.inside[walls], st.inside[0] = -1, 0
    assert [dice for dice, _, _ in clash_groups(st, 0, attacks[:2], Situation(BY_CLASH, walls))] == [2]


@clause("FB-15.23", "FB-24.3", "FB-24.18")
def test_fb_15_23_what_blows_carry_by_kind_of_attack() -> None:
    hunters = listed("Hold Raegh", "- 6 Hold Warriors", "- 5 Dragonslayers", faction="dweghom")
    st = game(hunters, "sp-fleshcrafters")
    slayers, monster = 2, regiment(st, "abomination", 1)
    put(st, slayers, (400, 400))
    put(st, monster, (400, 2000))
    model = st.plan(slayers).first
    clash = power_of(st, slayers, model, Situation(BY_CLASH, monster))
    assert (clash & PENALTY, bool(clash & AGAIN)) == (2, True)  # Cleave 2, Fiend Hunter
    impact = power_of(st, slayers, model, Situation(BY_IMPACT, monster))
    assert (impact & PENALTY, bool(impact & AGAIN)) == (0, True)
    clones = regiment(st, "bound_clones", 1)
    assert not power_of(st, slayers, model, Situation(BY_CLASH, clones)) & AGAIN
    knights = game()
    power = power_of(knights, 3, knights.plan(3).first, Situation(BY_IMPACT, RAIDERS))
    assert power & PENALTY == 2  # Brutal Impact 2
    assert power_of(knights, 3, knights.plan(3).first, Situation(BY_CLASH, RAIDERS)) & PENALTY == 0


@clause("FB-14.19", "FB-24.4")
def test_fb_24_4_shots_carry_the_rules_of_their_barrage() -> None:
    st = game()
    bows = 4
    barrage = st.plan(bows).rule(BARRAGE)
    assert barrage is not None
    sit = Situation(BY_VOLLEY, RAIDERS)
    model = st.plan(bows).first
    assert shot_power(st, bows, model, barrage, 0, sit) == 1  # Armor Piercing 1
    assert shot_power(st, bows, model, barrage, 2, sit) == 3  # with two Overcharge Markers
    slings = game(listed("Predator", "- 6 Slingers", faction="wadrhun"))
    sling = slings.plan(1).rule(BARRAGE)
    assert sling is not None
    assert shot_power(slings, 1, slings.plan(1).first, sling, 0, sit) == EXTRA  # Rapid Volley


@clause("FB-5.4")
def test_fb_5_4_a_profile_value_of_0_means_that_it_cannot() -> None:
    st = table()
    sit = Situation(BY_CLASH, DRONES)
    first = st.plan(MILITIA).first
    st.plan(MILITIA).stats = (5, 1, 0, 1, 1, 2, 1, 0)
    assert clash_groups(st, MILITIA, [(first, 1)], sit) == []


@clause("FB-23.10", "FB-28.8")
def test_fb_23_10_fury() -> None:
    assert [fury_dice(True, n) for n in (0, 1, 4, 5, 9)] == [0, 1, 1, 2, 3]
    assert fury_dice(False, 3) == 3


@clause("FB-16.15", "FB-2.12")
def test_fb_16_15_the_defender_makes_the_injury_roll() -> None:
    st = table()
    no_leader(st, MILITIA)
    load(st, 1, 1)
    strike(st, (1, 2, 0))
    rolls = [event[1][:2] for event in st.events if event[0] == "roll"]
    assert rolls == [(0, TO_HIT), (1, INJURY)]
