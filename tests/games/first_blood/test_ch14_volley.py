"""Chapter 14: Take Aim and Volley; Barrage, Arcing Fire, Overcharge, Snapfire and Sureshot (chapter 24)."""

from __future__ import annotations

from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.attack_traits import BLEST, DEADLY, EXTRA, PENALTY, TORRENT, Group, shot_power
from sandtable.games.first_blood.combat.needs import hit_parts
from sandtable.games.first_blood.in_force import BY_VOLLEY, Situation
from sandtable.games.first_blood.measuring import leader_models
from sandtable.games.first_blood.shooting.barrage import barrages, volley_groups
from sandtable.games.first_blood.shooting.volley import Volley, all_guns, targets, why_not_target, why_not_volley
from sandtable.games.first_blood.state import AIM, BROKEN, SLAIN, SNAPPED, WAITING, State
from sandtable.games.first_blood.tables.effects import Rule
from sandtable.games.first_blood.tables.terms import BARRAGE
from sandtable.games.first_blood.turn.actions import TAKE_AIM, VOLLEY_ACTION
from sandtable.games.first_blood.turn.activation import Activation
from tests.games.first_blood.support import answer, asked, clause_of, clauses_of, keys, listed, load, plain, put, run
from tests.support import clause

FOES = listed("Pheromancer", "- 8 Force-Grown Drones", "- 1 Abomination", "- 6 Bound Clones", faction="spires")
"""Opposing list with two Regiments: 2 the Pheromancer, 3 Drones without Leader, 4 the Abomination, 5 Clones."""
BOWS = listed("Noble Lord", "- 6 Militia Bowmen")
ARCHERS, LORD, DRONES, BEAST, CLONES = 1, 2, 3, 4, 5


def table(mine: str = BOWS, apart: int = 1000, theirs: str = FOES) -> State:
    """Six shooters in a row and the Drones opposite, the Leaders this far apart, base to base."""
    st = plain(mine, theirs)
    put(st, ARCHERS, (400, 400))
    put(st, DRONES, (400, 500 + apart))
    return st


def dice(st: State, regiment: int = ARCHERS, target: int = DRONES, markers: int = 0, snap: bool = False) -> list[Group]:
    return volley_groups(st, regiment, target, all_guns(st, regiment, snap), False, markers, snap)


def lone(st: State, number: int, x: int, y: int) -> int:
    """A Regiment with one Model left, at this place."""
    put(st, number, (x, y))
    plan = st.plan(number)
    st.place[plan.first + 1 : plan.end] = [SLAIN] * (plan.end - plan.first - 1)
    return plan.first


def why(st: State, target: int, regiment: int = ARCHERS) -> list[str]:
    return clauses_of(why_not_target(st, regiment, target, all_guns(st, regiment), False))


# -- targets -------------------------------------------------------------------------------------------------------------


@clause("FB-14.3", "FB-24.4")
def test_fb_14_3_some_model_must_have_barrage() -> None:
    st = table()
    assert why_not_volley(st, ARCHERS) is None
    st.status[DRONES] = 0
    assert clause_of(why_not_volley(st, ARCHERS)) == "FB-14.4"  # no target on the battlefield
    assert clause_of(why_not_volley(st, 0)) == "FB-14.3"


@clause("FB-14.4", "FB-14.18", "FB-14.21", "FB-27.8")
def test_fb_14_4_one_enemy_regiment_is_the_target() -> None:
    st = table()
    put(st, CLONES, (1600, 1500))
    put(st, 0, (2800, 400))
    run(st, Activation(ARCHERS, [], 2, False))
    st.apply(VOLLEY_ACTION)
    assert asked(st, "volley").options == [DRONES, CLONES]
    assert SPEC.presentation.why_not(st, 0, ("regiment", 0)) == ["FB-14.4"]
    assert SPEC.presentation.why_not(st, 0, ("regiment", LORD)) == ["FB-8.9"]  # has not arrived
    load(st, 1, 2, 3, 4, 5, 5)
    st.apply(DRONES)
    assert "volley" in keys(st)
    assert asked(st, "reroll_hit").context == (ARCHERS, 1, 2, 3, 4, 5, 5)
    load(st, 6, 2)
    st.apply(4)  # the 5 becomes a 6; one Hit, saved by Defence 1 and Shield
    assert asked(st, "action").context == (ARCHERS, 1)
    assert VOLLEY_ACTION not in asked(st, "action").options


@clause("FB-14.5", "FB-14.24")
def test_fb_14_5_range_is_measured_from_leader_to_leader() -> None:
    st = table(apart=2400)
    assert why(st, DRONES) == []
    put(st, DRONES, (400, 500 + 2401))
    assert why(st, DRONES) == ["FB-14.5"]
    put(st, DRONES, (400, 500 + 2401), (400, 900))
    assert why(st, DRONES) == ["FB-14.5"]  # another Model nearby does not help
    two = listed("Noble Lord", "- 6 Militia Bowmen, Standard Bearer", "- 6 Militia")
    st = plain(two, FOES)
    put(st, 1, (400, 400), (400, 900), (500, 400))
    put(st, 4, (400, 1000 + 2400))
    assert len(leader_models(st, 1)) == 2
    assert why(st, 4) == []  # the Standard Bearer is in range


@clause("FB-14.6", "FB-14.24", "FB-28.5")
def test_fb_14_6_a_leader_must_see_a_model_and_the_refusal_names_what_hides_it() -> None:
    st = table()
    lone(st, DRONES, 400, 1500)
    lone(st, CLONES, 400, 1000)
    assert why(st, DRONES) == ["FB-14.6"]  # Clones in the way
    st = table()
    lone(st, ARCHERS, 2800, 2500)
    lone(st, DRONES, 3500, 2500)
    assert why(st, DRONES) == ["FB-14.6"]  # the crag
    st = table()
    put(st, CLONES, (400, 900), (400, 1500), (500, 1500), (600, 1500))
    lone(st, ARCHERS, 400, 400)
    put(st, DRONES, (400, 1200), (900, 1200))
    assert why(st, DRONES) == []  # the Leader is hidden, others are not


@clause("FB-14.7")
def test_fb_14_7_no_shooting_into_a_melee_of_friends() -> None:
    st = table()
    put(st, 0, (400, 1400))
    assert why(st, DRONES) == ["FB-14.7"]
    assert clause_of(why_not_volley(st, ARCHERS)) == "FB-14.4"


@clause("FB-14.8", "FB-28.5", "FB-17.3", "FB-3.20")
def test_fb_14_8_characters_are_targets_when_near_or_closest() -> None:
    st = table()
    put(st, LORD, (800, 1100))
    assert why(st, LORD) == []  # 6" from the Model at 800
    put(st, LORD, (800, 1101))
    lone(st, DRONES, 400, 1000)
    assert why(st, LORD) == ["FB-14.8"]
    put(st, DRONES, (400, 1800))
    assert why(st, LORD) == []  # the closest enemy Model
    put(st, LORD, (700, 1700))
    lone(st, DRONES, 100, 1700)
    assert why(st, LORD) == []  # as close as the closest
    retinue = listed("Pheromancer", "retinue: Tactics", "- 8 Force-Grown Drones", "- 1 Abomination", faction="spires")
    st = table(theirs=retinue)
    put(st, LORD, (400, 1700), (400, 1500))
    put(st, DRONES, (400, 2500))
    assert why(st, LORD) == ["FB-14.8"]  # the own Retinue Model is closer
    assert st.decision is None


@clause("FB-14.17")
def test_fb_14_17_a_regiment_that_no_model_can_shoot_is_not_a_target() -> None:
    st = table(listed("Noble Lord", "- 6 Militia Bowmen, Standard Bearer"))
    lone(st, ARCHERS, 400, 400)
    put(st, DRONES, (400, 900))
    assert why(st, DRONES) == []
    for at, spot in enumerate(((400, 2850), (2600, 2200), (2600, 2300))):
        st.place[st.plan(DRONES).first + at] = point(*spot)
    st.place[st.plan(DRONES).first + 3 : st.plan(DRONES).end] = [SLAIN] * 5
    lone(st, CLONES, 400, 1500)
    # the Leader of the Drones is in range but hidden by a Clone, the Drones it sees are too far away
    assert why(st, DRONES) == ["FB-14.17"]


@clause("FB-22.9")
def test_fb_22_9_no_shooting_inside_one_ruin() -> None:
    st = table()
    lone(st, ARCHERS, 3100, 1700)
    lone(st, DRONES, 3300, 1900)
    assert why(st, DRONES) == ["FB-22.9"]
    st.collapsed = 1 << 2
    assert why(st, DRONES) == []
    st.collapsed = 0
    lone(st, DRONES, 2700, 1900)
    assert why(st, DRONES) == []


# -- shots ---------------------------------------------------------------------------------------------------------------


@clause("FB-14.10", "FB-14.13", "FB-14.15", "FB-28.10")
def test_fb_28_10_shots_and_long_range() -> None:
    clones = listed("Pheromancer", "- 6 Marksman Clones", faction="spires")
    for apart, shots in ((1400, 12), (1401, 6), (2800, 6)):
        st = table(clones, apart)
        assert dice(st) == [(shots, 2, 0)]


@clause("FB-14.10")
def test_fb_14_10_only_models_in_range_with_sight_shoot() -> None:
    st = table(apart=2300)
    put(st, ARCHERS, (400, 400), (400, 200), (500, 200), (600, 200), (700, 200), (800, 200))
    lone(st, DRONES, 400, 2800)
    assert dice(st) == [(1, 1, 0)]  # 1 shot of the Leader at long range; the others are 25" away


@clause("FB-14.12", "FB-14.15", "FB-24.48")
def test_fb_24_48_sureshot_is_not_obscured_by_what_stands_between() -> None:
    chosen = listed("Jarl", "- 6 Bow-Chosen", faction="nords")
    for army, shots in ((listed("Noble Lord", "- 6 Militia Bowmen"), 3), (chosen, 6)):
        st = table(army)
        put(st, ARCHERS, (2400, 1000), (2400, 1100), (2500, 1000), (2500, 1100), (2400, 900), (2500, 900))
        lone(st, DRONES, 3500, 1100)  # behind the wood
        assert dice(st)[0][0] == shots
        lone(st, DRONES, 1400, 1100)
        assert dice(st)[0][0] == 6
        put(st, ARCHERS, (1000, 2900), (1000, 3000), (1100, 2900), (1100, 3000), (1000, 3100), (1100, 3100))
        lone(st, DRONES, 2400, 2900)
        assert dice(st)[0][0] == 3  # long range still obscures


@clause("FB-14.14", "FB-21.10")
def test_fb_14_14_spells_and_walls_obscure() -> None:
    fog = listed("Chapter Mage", "spells: Call Fog", "- 6 Men-at-Arms")
    st = plain(BOWS, fog)
    put(st, ARCHERS, (400, 400))
    put(st, LORD, (400, 900))
    assert dice(st, target=LORD) == [(6, 1, 0)]
    number = next(n for n, bound in enumerate(st.rules.forces.bounds) if bound.ability == "call_fog")
    st.lasting.append((number, LORD, 5, LORD))
    assert dice(st, target=LORD) == [(3, 1, 0)]
    st = table()
    inside(st, ARCHERS)
    put(st, DRONES, (2600, 400))
    assert dice(st) == [(3, 1, 0)]  # all six shoot from the walls


def inside(st: State, regiment: int) -> None:
    """A Regiment in the tower."""
    plan = st.plan(regiment)
    st.status[regiment] = 2
    st.inside[regiment] = 0
    st.place[plan.first : plan.end] = [WAITING] * (plan.end - plan.first)


@clause("FB-21.9", "FB-21.11")
def test_fb_21_11_a_regiment_behind_walls_is_seen_and_shot_at() -> None:
    st = table()
    inside(st, DRONES)
    put(st, ARCHERS, (2400, 300), (2400, 400), (2400, 500), (2400, 600), (2400, 700), (2400, 800))
    assert why(st, DRONES) == []
    assert dice(st) == [(6, 1, 0)]  # not Obscured by the Garrison
    put(st, ARCHERS, (500, 300), (500, 400), (500, 500), (500, 600), (500, 700), (500, 800))
    assert why(st, DRONES) == ["FB-14.5"]  # 24.5" to the outline


@clause("FB-14.15", "FB-14.23", "FB-17.22", "FB-17.15")
def test_fb_14_15_groups_are_judged_and_halved_on_their_own() -> None:
    mage = listed("Chapter Mage", "retinue: Arcane, Arcane", "- 6 Men-at-Arms")
    st = plain(mage, FOES)
    put(st, 0, (400, 400))
    assert [(rule.x, rule.range) for rule in barrages(st, 0, 0)] == [(4, 2000)]  # Barrage 3 and one more
    assert [(rule.x, rule.range) for rule in barrages(st, 0, 1)] == [(1, 800)]
    put(st, 3, (400, 500 + 500))
    assert dice(st, 0, 3) == [(4, 3, BLEST), (1, 3, 0)]  # the two Retinue shots are at long range
    put(st, 3, (400, 500 + 801))
    assert dice(st, 0, 3) == [(4, 3, BLEST)]  # out of the range of the Retinue


@clause("FB-17.36", "FB-14.9")
def test_fb_14_9_a_model_with_several_profiles_uses_one() -> None:
    """Marksmanship adds to a Barrage; the Biotic Hive is a separate one."""
    marks = listed("Predator", "masteries: Marksmanship", "- 6 Braves", faction="wadrhun")
    st = plain(marks, FOES)
    assert [(rule.x, rule.range) for rule in barrages(st, 0, 0)] == [(4, 2000)]
    lord = plain(listed("Noble Lord", "masteries: Marksmanship", "- 6 Militia"), FOES)
    assert [(rule.x, rule.range) for rule in barrages(lord, 0, 0)] == [(2, 2400)]
    both = listed(
        "Biomancer",
        "masteries: Knowledged",
        "supremacy: Legacies of the Ark",
        "retinue: Tactics, Tactics, Tactics",
        "items: Burrowing Parasites, Biotic Hive",
        "- 6 Catabolic Drones",
        faction="spires",
    )
    st = plain(both, BOWS)
    put(st, 0, (400, 400))
    put(st, 3, (400, 900))
    run(st, Volley(0, 0))
    assert asked(st, "barrage").options == [0, 1]
    load(st, 6, 6, 6, 6)
    st.apply(1)  # a single target is not asked for
    shots = [event[1][3] for event in st.events if event[0] == "volley"]
    assert shots == [4]


# -- Aim, Arcing Fire, Overcharge, Snapfire --------------------------------------------------------------------------------


@clause("FB-14.1", "FB-14.2")
def test_fb_14_2_aim_is_used_up_by_the_next_volley() -> None:
    st = table()
    run(st, Activation(ARCHERS, [], 2, False))
    st.apply(TAKE_AIM)
    assert st.has_mark(ARCHERS, AIM)
    load(st, 2, 3, 6, 6, 6, 6)
    st.apply(VOLLEY_ACTION)
    assert asked(st, "reroll_hit")
    load(st, 6, 1)
    st.apply(asked(st, "reroll_hit").options[2])  # the 3; the 2 hits with Volley 1 + 1
    assert ("hits", (DRONES, 1)) in [event[:2] for event in st.events]
    assert not st.has_mark(ARCHERS, AIM)
    assert hit_parts(st, ARCHERS, DRONES, BY_VOLLEY, [(4, 2, 0)]) == (("stat-v", 1), ("token-aim", 1)), "as it is told"


@clause("FB-24.1")
def test_fb_24_1_arcing_fire_needs_aim_and_a_friend_who_sees() -> None:
    bows = listed("Imperial Officer", "- 6 Men-at-Arms", "- 6 Longbowmen")
    st = plain(bows, FOES)
    longbows, drones = 2, 4
    put(st, longbows, (2500, 2300), (2500, 2400), (2500, 2500), (2600, 2300), (2600, 2400), (2600, 2500))
    lone(st, drones, 3500, 2400)  # behind the crag
    guns = all_guns(st, longbows)
    assert clauses_of(why_not_target(st, longbows, drones, guns, False)) == ["FB-14.6"]
    assert targets(st, longbows, guns, False) == []
    st.set_mark(longbows, AIM)
    frame = Activation(longbows, [TAKE_AIM], 1, False)
    assert clause_of(frame.why_not_take(st, VOLLEY_ACTION)) == "FB-24.1"  # nobody sees them
    put(st, 1, (3500, 1300), (3500, 1400))
    assert clauses_of(why_not_target(st, longbows, drones, guns, True)) == []
    assert volley_groups(st, longbows, drones, guns, True, 0, False) == [(6, 2, 0)]  # no +1, not Obscured
    load(st, *[6] * 6)
    run(st, Volley(0, longbows))
    assert st.decision is not None  # Arcing Fire without a question, the Leader's re-roll
    assert st.decision.kind == "reroll_hit"
    st.apply(-1)
    assert not st.has_mark(longbows, AIM)
    st.set_mark(longbows, AIM)
    lone(st, drones, 1500, 2400)
    run(st, Volley(0, longbows))
    assert asked(st, "arcing").options == [0, 1]


@clause("FB-24.28", "FB-14.16", "FB-24.29")
def test_fb_24_28_overcharge_markers_add_shots_and_armor_piercing() -> None:
    forge = listed("Tempered Sorcerer", "- 6 Fireforged", "- 2 Magmaforged", faction="dweghom")
    st = plain(forge, FOES)
    magma, drones = 2, 4
    put(st, magma, (400, 400))
    put(st, drones, (400, 500 + 751))
    st.overcharge[magma] = 3
    for markers, shots in ((0, 3), (1, 4), (3, 6)):  # at long range: half of 6, 8, 12
        assert dice(st, magma, drones, markers) == [(shots, 2, 1 + markers)]
    run(st, Volley(0, magma))
    assert asked(st, "markers").options == [0, 1, 2, 3]
    load(st, *[6] * 5)
    st.apply(2)
    assert st.overcharge[magma] == 1
    blunt = Rule(BARRAGE, 1, 1000)
    assert shot_power(st, magma, st.plan(magma).first, blunt, 3, Situation(BY_VOLLEY, drones)) & PENALTY == 1


@clause("FB-24.44", "FB-24.45")
def test_fb_24_44_snapfire_is_a_free_volley_at_minus_one() -> None:
    scouts = listed("Pheromancer", "- 6 Vanguard Clone Infiltrators", faction="spires")
    st = table(scouts)
    st.set_mark(ARCHERS, AIM)
    assert dice(st, snap=True) == [(6, 1, DEADLY)]  # Volley 2 - 1, long range; Aim does not count
    run(st, Volley(0, ARCHERS, True))
    assert asked(st, "snapfire").options == [-1, DRONES]
    st.apply(-1)
    assert not st.has_mark(ARCHERS, SNAPPED)
    run(st, Volley(0, ARCHERS, True))
    load(st, *[6] * 6)
    st.apply(DRONES)
    assert st.has_mark(ARCHERS, SNAPPED)
    assert st.has_mark(ARCHERS, AIM)
    assert run(table(), Volley(0, ARCHERS, True)).decision is None  # Militia have no Snapfire


@clause("FB-24.51")
def test_fb_24_51_torrential_fire_not_at_long_range() -> None:
    forge = listed("Tempered Sorcerer", "- 6 Fireforged", faction="dweghom")
    assert dice(table(forge, 600))[0][2] & TORRENT
    assert not dice(table(forge, 601))[0][2] & TORRENT


@clause("FB-5.7", "FB-24.37")
def test_fb_5_7_volley_6_has_rapid_volley() -> None:
    st = table(listed("Imperial Officer", "items: Eye of Akelus", "- 6 Imperial Ranger Corps"))
    st.set_mark(ARCHERS, AIM)
    assert dice(st) == [(6, 4, 0)]
    number = next(n for n, bound in enumerate(st.rules.forces.bounds) if bound.ability == "eye_of_akelus")
    put(st, 0, (400, 300))
    st.lasting += [(number, -1, 1, 1)]
    assert dice(st) == [(6, 5, 0)]
    assert not dice(st)[0][2] & EXTRA


# -- what follows --------------------------------------------------------------------------------------------------------


@clause("FB-14.20", "FB-7.22", "FB-7.37", "FB-7.16")
def test_fb_14_20_a_volley_breaks_without_a_morale_test() -> None:
    st = table(theirs=FOES, apart=800)
    st.rules.auto = True
    first = st.plan(DRONES).first
    st.place[first + 4 : first + 8] = [SLAIN] * 4
    run(st, Activation(ARCHERS, [], 2, False))
    load(st, 1, 1, 6, 6, 6, 6)
    st.apply(VOLLEY_ACTION)
    load(st, 6, 6)
    st.apply(-1)
    assert st.count(DRONES) == 2
    assert st.has_mark(DRONES, BROKEN)
    assert "morale" not in keys(st)


@clause("FB-7.27", "FB-7.28")
def test_fb_7_27_a_broken_regiment_that_loses_half_is_shattered() -> None:
    st = table(apart=800)
    st.rules.auto = True
    first = st.plan(DRONES).first
    st.place[first + 4 : first + 8] = [SLAIN] * 4
    st.set_mark(DRONES, BROKEN)
    run(st, Activation(ARCHERS, [], 2, False))
    load(st, 1, 1, 6, 6, 6, 6)
    st.apply(VOLLEY_ACTION)
    load(st, 6, 6)
    st.apply(-1)
    assert st.count(DRONES) == 0
    assert "shattered" in keys(st)


@clause("FB-14.22")
def test_fb_14_22_clear_rank_and_file_fall_first() -> None:
    st = table()
    st.rules.auto = True
    put(st, DRONES, (2900, 1100), (2950, 1400), (3500, 1100), (3500, 1200))
    put(st, ARCHERS, (2400, 1100), (2400, 1200), (2400, 1000), (2400, 1300), (2400, 900), (2400, 800))
    first = st.plan(DRONES).first
    st.place[first + 4 : first + 8] = [SLAIN] * 4
    load(st, 1, 6, 6)  # two of four are Clear: Obscured, half of six shots
    run(st, Volley(0, ARCHERS))
    load(st, 6)
    answer(st, "reroll_hit", -1)
    assert not st.is_alive(first + 1)  # Clear; the first is the acting Leader, two stand behind the wood


@clause("FB-14.19", "FB-24.2")
def test_fb_14_19_the_shots_carry_the_rules_of_the_barrage() -> None:
    crossbows = listed("Imperial Officer", "- 6 Mercenary Crossbowmen")
    assert [power for _, _, power in dice(table(crossbows))] == [1]
    assert [power for _, _, power in dice(table())] == [0]


@clause("FB-22.8", "FB-3.9")
def test_fb_22_8_in_a_ruin_each_model_sees_for_itself_and_range_is_horizontal() -> None:
    st = table()
    put(st, ARCHERS, (3200, 1700), (3100, 1700), (3300, 1700))
    first = st.plan(ARCHERS).first
    st.place[first + 3 : first + 6] = [SLAIN] * 3
    lone(st, DRONES, 2000, 1700)
    lone(st, CLONES, 2600, 1700)  # in the way of those on the ground
    assert why(st, DRONES) == ["FB-14.6"]
    st.floor[first] = 1  # the Leader looks over the Clone
    assert why(st, DRONES) == []
    assert dice(st) == [(1, 1, 0)]
    st.floor[first + 1] = 1
    assert dice(st) == [(2, 1, 0)]
    lone(st, CLONES, 400, 3000)
    lone(st, DRONES, 3200 - 2500, 1700)
    assert why(st, DRONES) == []  # 24" horizontally, however high the floor
    lone(st, DRONES, 3200 - 2501, 1700)
    assert why(st, DRONES) == ["FB-14.5"]
