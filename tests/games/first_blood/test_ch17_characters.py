"""Chapter 17: all Characters, Retinues, items, masteries, Lieutenants and Command Models."""

from __future__ import annotations

import pytest

from sandtable.games.first_blood.combat.attack import FROM_HITS, Attack, falling
from sandtable.games.first_blood.combat.attack_traits import NO_EVASION, SURE, clash_groups, injury_need, power_of
from sandtable.games.first_blood.combat.impact import Impact, impact_groups
from sandtable.games.first_blood.combat.reform import Reform
from sandtable.games.first_blood.in_force import (
    BY_CLASH,
    BY_VOLLEY,
    Situation,
    effects,
    holders,
    is_present,
    presence_range,
)
from sandtable.games.first_blood.magic.casting import casting_effects, needed
from sandtable.games.first_blood.qualities import characteristic, rule_x
from sandtable.games.first_blood.state import (
    ACTIVATED,
    BROKEN,
    GONE,
    INSPIRED,
    NOBODY,
    State,
)
from sandtable.games.first_blood.tables.abilities import SPELL_OF
from sandtable.games.first_blood.tables.terms import (
    CLASH,
    CLEAVE,
    DEFENCE,
    FEARLESS,
    FLUX_POWERED,
    PHALANX,
    SEIZE_THE_DAY,
    SMITE,
)
from sandtable.games.first_blood.turn.actions import END
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.draw_events import decay_values
from sandtable.games.first_blood.wounds import settle_losses, slay
from tests.games.first_blood.support import answer, asked, keys, listed, load, march_in_place, plain, put, run
from tests.support import clause

FOES = listed("Pheromancer", "- 8 Force-Grown Drones", "- 2 Brute Drones", "- 1 Abomination", faction="spires")
MEN = {
    "hundred-kingdoms": "Men-at-Arms",
    "spires": "Bound Clones",
    "dweghom": "Hold Warriors",
    "nords": "Huscarls",
    "old-dominion": "Legionnaires",
    "wadrhun": "Braves",
}


def hit(st: State, target: int, hits: int, kind: int = BY_CLASH, attacker: int = 2) -> State:
    return run(st, Attack(FROM_HITS, attacker, target, kind, [(hits, 0, 0)], []))


# -- presence and Retinue --------------------------------------------------------------------------------------------------


@clause("FB-17.1", "FB-17.2", "FB-11.10")
def test_fb_17_1_a_character_has_a_card_and_two_actions_of_its_own() -> None:
    st = plain(listed("Noble Lord", "- 6 Men-at-Arms"), FOES)
    put(st, 0, (400, 400))
    run(st, Activation(0, [], 2, False))
    assert asked(st, "action").context == (0, 0)
    march_in_place(st)
    assert asked(st, "action").context == (0, 1)
    assert st.plan(0).card != st.plan(1).card


@clause("FB-17.17", "FB-2.8")
def test_fb_17_17_combat_2_re_rolls_natural_sixes_of_injury_dice() -> None:
    st = plain(listed("Noble Lord", "retinue: Combat, Combat", "- 6 Men-at-Arms"), FOES)
    st.rules.auto = True
    put(st, 0, (400, 400))
    load(st, 6, 5, 1)
    hit(st, 0, 3, BY_VOLLEY)
    question = asked(st, "reroll_sixes")
    assert (question.seat, question.clause, question.context) == (0, "FB-17.17", (0,))
    load(st, 1)
    st.apply(1)
    answer(st, "reroll_injury", -1)  # the Leader's own re-roll
    assert st.count(0) == 2  # only the 5 wounds
    slay(st, st.models(0)[-1])
    load(st, 6)
    hit(st, 0, 1, BY_VOLLEY)
    assert st.decision is None  # one Combat Model is not enough, and a lone Character is not a Leader


@clause("FB-17.19", "FB-17.45", "FB-17.37", "FB-17.43", "FB-17.6")
@pytest.mark.parametrize(
    "lines",
    [
        ("Imperial Officer", "retinue: Tactics, Tactics"),
        ("Noble Lord", "masteries: Veteran Warrior", "retinue: Combat, Combat, Combat"),
        ("Chapter Mage", "masteries: Wizened Caster", "retinue: Arcane, Arcane, Arcane"),
    ],
)
def test_fb_17_19_tactics_1_for_its_own_regiment_or_one_nearby(lines: tuple[str, ...]) -> None:
    st = plain(listed(*lines, "- 12 Men-at-Arms", "- 6 Militia"), FOES)
    st.rules.auto = True
    put(st, 0, (1000, 400), (1000, 280), (1120, 280), (880, 280))
    put(st, 1, (1000, 600))
    put(st, 2, (1000, 3000))
    for pick in (1, 0):
        load(st, 6, 6, 6, 6)  # two Wounds, then two Morale dice
        hit(st, 1, 2, attacker=3)
        answer(st, "reroll_injury", -1)
        question = asked(st, "tactics")
        assert (question.seat, question.context[0]) == (0, 1)
        load(st, 1, 1)
        st.apply(pick)
        assert ("morale", (1, 0 if pick else 1)) in [event[:2] for event in st.events]
        if pick:
            load(st, 6, 6)
            hit(st, 1, 1, attacker=3)
            answer(st, "reroll_injury", -1)
            assert "tactics" not in keys(st)  # once in an Action
            assert st.decision is None
        st.lasting = []
    load(st, 6, 6, 6, 6)
    hit(st, 2, 2, attacker=3)
    assert st.decision is None  # out of Commanding Presence
    load(st, 6, 6)
    hit(st, 0, 1, attacker=3)
    answer(st, "reroll_sixes" if "Combat" in lines[-1] else "reroll_injury", 0 if "Combat" in lines[-1] else -1)
    if "Combat" in lines[-1]:
        answer(st, "reroll_injury", -1)
    assert "reroll" in keys(st)  # its own Regiment, without a question


@clause("FB-17.20")
def test_fb_17_20_tactics_2_is_seize_the_day() -> None:
    st = plain(listed("Noble Lord", "retinue: Tactics, Tactics", "- 6 Men-at-Arms"), FOES)
    put(st, 0, (400, 400))
    st.command = [[1], []]
    put(st, 1, (3000, 3000))
    run(st, Activation(0, [], 2, False))
    answer(st, "draw_event", SEIZE_THE_DAY)  # besides the Fury of its Supremacy Ability
    assert asked(st, "action").context[0] == 1  # far away, and acts now


@clause("FB-17.45", "FB-17.27", "FB-27.6")
def test_fb_17_45_the_holder_of_a_banner_is_named_at_the_end_of_the_activation() -> None:
    banner = listed("Jarl", "items: Raven Banner", "- 6 Raiders", "- 6 Huscarls", faction="nords")
    st = plain(banner, FOES)
    put(st, 0, (400, 400))
    put(st, 1, (400, 600))
    put(st, 2, (3000, 3000))
    number = next(n for n, bound in enumerate(st.rules.forces.bounds) if bound.ability == "raven_banner")
    bound = st.rules.forces.bounds[number]
    assert holders(st, number, bound) == [0]  # before the first naming
    run(st, Activation(0, [], 2, False))
    answer(st, "action", END)  # Turn the Tide: the Raiders act first
    answer(st, "action", END)
    assert asked(st, "holder").options == [0, 1]
    st.apply(1)
    assert st.has_mark(0, ACTIVATED)
    assert holders(st, number, bound) == [1]
    assert effects(st, "charge", 1)
    assert not effects(st, "charge", 0)
    put(st, 1, (400, 1600))
    assert holders(st, number, bound) == [0]  # back while it is away


def test_a_mnemancer_shares_a_command_effect_with_the_character() -> None:
    raegh = listed("Hold Raegh", "items: Banner: Until We Have To", "- 6 Hold Warriors, Mnemancer", faction="dweghom")
    st = plain(raegh, FOES)
    put(st, 0, (400, 400))
    put(st, 1, (400, 600))
    number = next(n for n, bound in enumerate(st.rules.forces.bounds) if bound.ability == "until_we_have_to")
    st.holders_of = [(number, 1)]
    assert holders(st, number, st.rules.forces.bounds[number]) == [1, 0]
    flux = plain(listed("Hold Raegh", "items: Flux Heart", "- 6 Hold Warriors, Mnemancer", faction="dweghom"), FOES)
    put(flux, 0, (400, 400))
    put(flux, 1, (400, 600))
    run(flux, Activation(0, [], 2, False))
    answer(flux, "draw_event", FLUX_POWERED)
    answer(flux, "event_for", 1)
    answer(flux, "flux", 0)
    assert {row[1] for row in flux.events_on} == {0, 1}


# -- Wounds that are ignored, Characters that stay ----------------------------------------------------------------------------


@clause("FB-17.49")
def test_ladys_favour_ignores_the_first_wound_on_two_or_more() -> None:
    for face, wounds in ((1, 2), (2, 1)):
        st = plain(listed("Noble Lord", "items: Lady's Favour", "- 6 Men-at-Arms"), FOES)
        put(st, 0, (400, 400))
        load(st, face)
        run(st, falling(0, 2))
        assert st.wounds[0] == wounds
        run(st, falling(0, 1))
        assert st.wounds[0] == wounds + 1  # once


def test_shield_brother_ignores_the_first_wound_of_each_turn_on_four_or_more() -> None:
    st = plain(listed("Jarl", "retinue: Shield-Brother", "- 6 Raiders", faction="nords"), FOES)
    put(st, 0, (400, 400))
    load(st, 4)
    run(st, falling(0, 1, st.plan(0).first))
    assert st.wounds[0] == 0
    run(st, falling(0, 1, st.plan(0).first))
    assert st.wounds[0] == 1
    st.turn += 1
    load(st, 3)
    run(st, falling(0, 1, st.plan(0).first))
    assert st.wounds[0] == 2


@clause("FB-17.48")
def test_fb_17_48_hopes_and_prayers_save_a_character_once() -> None:
    st = plain(listed("Noble Lord", "items: Hopes and Prayers", "- 6 Men-at-Arms"), FOES)
    put(st, 0, (400, 400))
    put(st, 1, (400, 900))
    st.active = 0
    run(st, falling(0, 9))
    assert (st.count(0), st.wounds[0]) == (1, 3)  # further Wounds of this activation are lost
    run(st, falling(0, 1))
    assert st.wounds[0] == 3
    run(st, Activation(1, [], 2, False))
    st.apply(END)
    run(st, falling(0, 1))
    assert st.status[0] == GONE  # once per game


# -- effects on others -------------------------------------------------------------------------------------------------------


def test_armor_of_dominion_takes_cleave_from_those_who_touch_the_character() -> None:
    foes = listed("Konungyr", "- 6 Huscarls", faction="nords")
    st = plain(listed("Noble Lord", "items: Armor of Dominion", "- 6 Men-at-Arms"), foes)
    put(st, 0, (1000, 1000))
    put(st, 3, (1000, 1102), (1500, 1500))
    first = st.plan(3).first
    sit = Situation(BY_CLASH, 0)
    assert rule_x(st, 3, first, CLEAVE, sit) == 0
    assert rule_x(st, 3, first + 1, CLEAVE, sit) == 1
    assert rule_x(st, 3, first, SMITE, sit) == 0


def test_standard_of_steel_denies_inspire() -> None:
    st = plain(listed("Noble Lord", "items: Standard of Steel", "- 6 Men-at-Arms"), FOES)
    put(st, 0, (1000, 1000))
    put(st, 3, (1000, 1102))
    st.set_mark(3, INSPIRED)
    first = st.plan(3).first
    assert clash_groups(st, 3, [(first, 1)], Situation(BY_CLASH, 0))[0][1] == 1
    assert clash_groups(st, 3, [(first, 1)], Situation(BY_CLASH, 1))[0][1] == 2


def test_adaptive_senses_leave_no_evasion() -> None:
    st = plain(listed("High Clone Executor", "items: Adaptive Senses", "- 6 Bound Clones", faction="spires"), FOES)
    put(st, 0, (1000, 1000))
    power = power_of(st, 0, 0, Situation(BY_CLASH, 2))
    assert power & NO_EVASION
    assert injury_need(st, 2, st.plan(2).first, power, Situation(BY_CLASH, 0)) == 0  # Defence 1 less Cleave 1


def test_totem_of_famine_and_degenerative_aura_weaken_enemies_in_contact() -> None:
    totem = plain(listed("Chieftain", "items: Totem of Famine", "- 6 Braves", faction="wadrhun"), FOES)
    put(totem, 0, (1000, 1000))
    put(totem, 4, (1000, 1152))
    assert characteristic(totem, 4, totem.plan(4).first, CLASH) == 1
    put(totem, 4, (1000, 1400))
    assert characteristic(totem, 4, totem.plan(4).first, CLASH) == 2
    aura = plain(listed("Biomancer", "items: Degenerative Aura", "- 6 Bound Clones", faction="spires"), FOES)
    put(aura, 0, (1000, 1000))
    for number, distance, decay in ((3, 102, [3]), (4, 152, [2]), (5, 202, [1])):
        put(aura, number, (1000, 1000 + distance))
        assert decay_values(aura, number, False) == decay
        put(aura, number, (3000, 3000 - 300 * number))
        assert decay_values(aura, number, False) == []


@clause("FB-24.31")
def test_memories_of_old_keep_the_phalanx() -> None:
    army = listed("Strategos", "masteries: Memories of Old", "- 6 Legionnaires", faction="old-dominion")
    st = plain(army, FOES)
    put(st, 0, (1000, 700))
    put(st, 1, (1000, 900))
    put(st, 3, (1000, 1002))
    first = st.plan(1).first
    if not rule_x(st, 1, first, PHALANX):
        pytest.fail("Legionnaires have Phalanx")
    near = characteristic(st, 1, first, DEFENCE, Situation(BY_CLASH, 3))
    put(st, 0, (3000, 3000))
    assert characteristic(st, 1, first, DEFENCE, Situation(BY_CLASH, 3)) == near - 1  # all are Engaged


def test_captain_of_the_garrison_strengthens_walls_of_the_warband() -> None:
    st = plain(listed("Noble Lord", "masteries: Captain of the Garrison", "- 6 Men-at-Arms"), FOES)
    plan = st.plan(1)
    put(st, 1, (400, 400))
    st.inside[1] = 0
    st.place[plan.first : plan.end] = [-2] * 6
    put(st, 0, (2500, 400))
    with_captain = characteristic(st, 1, plan.first, DEFENCE)
    put(st, 0, (400, 3000))
    assert characteristic(st, 1, plan.first, DEFENCE) == with_captain - 1


def test_until_we_have_to_needs_zonal_terrain() -> None:
    raegh = listed("Hold Raegh", "items: Banner: Until We Have To", "- 6 Hold Warriors", faction="dweghom")
    st = plain(raegh, FOES)
    put(st, 0, (400, 400))
    base = characteristic(st, 0, 0, DEFENCE)
    put(st, 0, (3200, 1100))
    assert characteristic(st, 0, 0, DEFENCE) == base + 2


def test_sea_king_ignores_water() -> None:
    st = plain(listed("Konungyr", "masteries: Sea-King", "- 6 Huscarls", faction="nords"), FOES)
    put(st, 1, (3050, 3100), (3150, 3100))
    assert characteristic(st, 1, st.plan(1).first, CLASH, Situation(BY_CLASH, 3)) == 3
    dry = plain(listed("Konungyr", "- 6 Huscarls", faction="nords"), FOES)
    put(dry, 1, (3050, 3100), (3150, 3100))
    assert characteristic(dry, 1, dry.plan(1).first, CLASH, Situation(BY_CLASH, 3)) == 2


def test_armsmaster_needs_a_noble_lord_near_by() -> None:
    for lord in ("Noble Lord", "Mounted Noble Lord"):
        st = plain(listed(lord, "- 6 Household Guard, Armsmaster"), FOES)
        put(st, 0, (400, 400))
        put(st, 1, (400, 700))
        first = st.plan(1).first
        assert characteristic(st, 1, first, CLASH) == 3
        put(st, 0, (3000, 3000))
        assert characteristic(st, 1, first, CLASH) == 2


def test_herald_of_stone_keeps_five_models_from_breaking() -> None:
    st = plain(listed("Hold Raegh", "- 6 Initiates, Herald of Stone", faction="dweghom"), FOES)
    put(st, 1, (400, 400))
    assert effects(st, "unbreakable", 1)
    slay(st, st.models(1)[-1])
    assert effects(st, "unbreakable", 1)
    slay(st, st.models(1)[-1])
    settle_losses(st, [(1, 8, False)], NOBODY)
    assert st.has_mark(1, BROKEN)


@clause("FB-17.4")
@pytest.mark.parametrize(
    ("lines", "faction"),
    [(("Noble Lord", "retinue: Herald"), "hundred-kingdoms"), (("Biomancer", "retinue: Scent-Bearer"), "spires")],
)
def test_presence_that_reaches_eight_inches(lines: tuple[str, ...], faction: str) -> None:
    st = plain(listed(*lines, f"- 6 {MEN[faction]}", faction=faction), FOES)
    put(st, 0, (400, 400), (400, 280))
    assert presence_range(st, 0) == 800
    put(st, 1, (400, 1300))
    assert is_present(st, 0, 1)
    slay(st, st.plan(0).first + 1)
    assert not is_present(st, 0, 1)


def test_stone_bound_makes_those_near_by_fearless() -> None:
    st = plain(listed("Hold Raegh", "masteries: Stone-Bound", "- 6 Hold Warriors", faction="dweghom"), FOES)
    put(st, 0, (400, 400))
    put(st, 1, (400, 600))
    assert rule_x(st, 0, 0, FEARLESS)
    assert rule_x(st, 1, st.plan(1).first, FEARLESS)
    put(st, 1, (400, 1600))
    assert not rule_x(st, 1, st.plan(1).first, FEARLESS)


def test_reliquary_of_ash_adds_a_die_in_need() -> None:
    army = listed(
        "Archimandrite", "items: Reliquary of Ash", "spells: Hazlia's Touch", "- 6 Legionnaires", faction="old-dominion"
    )
    st = plain(army, FOES)
    put(st, 0, (400, 400))
    put(st, 1, (400, 900))
    spell = SPELL_OF["hazlias_touch"]
    assert casting_effects(st, 0, spell) == []
    st.set_mark(1, BROKEN)
    assert [effect.dice for effect in casting_effects(st, 0, spell)] == [1]


def test_profane_acolyte_and_stonesinger_make_scaling_easier() -> None:
    dark = listed(
        "Archimandrite", "spells: Blasphemous Power", "- 6 Legionnaires, Profane Acolyte", faction="old-dominion"
    )
    st = plain(dark, FOES)
    put(st, 0, (400, 400))
    put(st, 1, (400, 600))
    assert needed(st, 0, 1, SPELL_OF["blasphemous_power"]) == 1  # 2 for six Models, less 1
    singer = listed(
        "Tempered Sorcerer", "retinue: Stonesinger", "spells: White Heat", "- 6 Fireforged", faction="dweghom"
    )
    st = plain(singer, FOES)
    put(st, 0, (400, 400), (400, 280))
    put(st, 1, (400, 600))
    assert needed(st, 0, 1, SPELL_OF["white_heat"]) == 1  # counts as two Models


def test_bearer_of_the_urn_heals_when_a_friend_near_by_is_destroyed() -> None:
    army = listed(
        "Strategos", "retinue: Bearer of the Urn", "- 6 Legionnaires", "- 6 Legionnaires", faction="old-dominion"
    )
    st = plain(army, FOES)
    put(st, 0, (400, 400), (400, 280))
    put(st, 1, (400, 900))
    put(st, 2, (400, 2000))
    st.wounds[0] = 3
    run(st, Activation(2, [], 2, False))
    for model in st.models(1):
        slay(st, model)
    load(st, 3)  # D3: 2
    st.apply(END)
    assert st.wounds[0] == 1


def test_fleshwright_heals_at_the_start_of_the_activation() -> None:
    st = plain(listed("Pheromancer", "retinue: Fleshwright", "- 6 Bound Clones", faction="spires"), FOES)
    put(st, 0, (400, 400), (400, 280))
    st.wounds[0] = 2
    run(st, Activation(0, [], 2, False))
    assert st.wounds[0] == 1


@pytest.mark.parametrize(
    ("item", "character", "faction", "seen"),
    [("Whispering Runestone", "Shaman", "nords", 1), ("Seer's Bones", "Predator", "wadrhun", 2)],
)
def test_items_that_look_at_the_opponents_stack(item: str, character: str, faction: str, seen: int) -> None:
    st = plain(listed(character, f"items: {item}", f"- 6 {MEN[faction]}", faction=faction), FOES)
    put(st, 0, (400, 400))
    st.command = [[], [2, 3, 4]]
    assert st.seen_by(0).command[1] == [-1, -1, -1]
    run(st, Activation(0, [], 2, False))
    if st.decision is not None and st.decision.kind == "draw_event":
        st.apply(st.decision.options[-1])  # before its own event
    known = st.seen_by(0).command[1]
    assert [card >= 0 for card in known] == [False] * (3 - seen) + [True] * seen
    assert st.seen_by(-1).command[1] == [-1, -1, -1]
    assert "peeked" in keys(st)


def test_pheromantic_override_gives_a_friend_a_free_action() -> None:
    army = listed(
        "Pheromancer", "items: Pheromantic Override", "- 6 Marksman Clones", "- 6 Bound Clones", faction="spires"
    )
    st = plain(army, FOES)
    put(st, 0, (400, 400))
    put(st, 1, (400, 600))
    put(st, 2, (3000, 3500))
    put(st, 4, (400, 1500))
    run(st, Activation(0, [], 2, False))
    assert asked(st, "free_for").options == [-1, 1]
    st.apply(1)
    assert asked(st, "free_action").options == [1, 2]  # Volley or March
    load(st, *[6] * 12)
    st.apply(1)
    answer(st, "reroll_hit", -1)
    assert asked(st, "action").context[0] == 0
    assert not st.has_mark(1, ACTIVATED)
    st.apply(END)
    run(st, Activation(0, [], 2, False))
    assert asked(st, "action")  # once per game


def test_enhanced_reactions_and_the_mask_re_roll_injury_dice() -> None:
    st = plain(listed("High Clone Executor", "items: Enhanced Reactions", "- 6 Bound Clones", faction="spires"), FOES)
    put(st, 0, (400, 400))
    load(st, 6)
    hit(st, 0, 1)
    load(st, 1)
    answer(st, "reroll_injury", 0)
    assert st.wounds[0] == 0
    mask = plain(listed("Noble Lord", "items: Mask of Eaklides", "- 6 Men-at-Arms"), FOES)
    put(mask, 0, (400, 400))
    load(mask, 6, 5, 1)
    hit(mask, 0, 2, BY_VOLLEY)
    assert mask.wounds[0] == 1  # the 6 was rolled again by itself


def test_errants_and_counts_are_always_inspired() -> None:
    for line, number in (
        ("- 6 Militia, Errant of the Order of the Shield", 1),
        ("- 3 Household Knights, Count Palatine", 1),
    ):
        st = plain(listed("Noble Lord", line), FOES)
        put(st, number, (400, 400))
        assert effects(st, "inspired", number)


def test_mask_of_the_martyr_and_spear_of_the_wall_reach_the_retinue() -> None:
    for item, rule in (("Mask of the Martyr", "lethal_demise"), ("Spear of the Wall", "support")):
        st = plain(
            listed("Strategos", "retinue: Combat", f"items: {item}", "- 6 Legionnaires", faction="old-dominion"), FOES
        )
        put(st, 0, (400, 400), (400, 280))
        found = [bound.effect.rule for bound in effects(st, "rule", 0, st.plan(0).first + 1)]
        assert [each is not None for each in found] == [True], rule


def test_thrill_of_the_kill_adds_impact_hits_for_heavy_regiments() -> None:
    for declared, hits in ((False, 0), (True, 3)):
        st = plain(listed("Predator", "- 3 Thunder Riders", faction="wadrhun"), FOES, placement="auto")
        put(st, 0, (2000, 2000))
        apart = st.plan(1).radius
        put(st, 1, *[(400 + 2 * apart * at, 400) for at in range(3)])
        put(st, 3, *[(400 + 102 * at, 452 + apart) for at in range(8)])
        for number, bound in enumerate(st.rules.forces.bounds):
            if declared and bound.ability == "thrill_of_the_kill" and bound.effect.op == "impact_hits":
                st.lasting.append((number, NOBODY, 1, st.turn))
        dice = sum([count for count, _, power in impact_groups(st, 1, st.models(1), 3) if not power & SURE])
        load(st, *[6] * dice, *[1] * 9)
        run(st, Impact(0, 1, [3], [], []))
        events = [event[1] for event in st.events]
        assert len(events[0]) == 2 + dice  # as many dice as without it
        assert (3, hits) in events  # no die hits, but each Model in contact does


def test_an_optio_lets_a_clash_follow_a_combat_reform() -> None:
    for line, asks in (("- 6 Legionnaires, Optio", True), ("- 6 Legionnaires", False)):
        st = plain(listed("Strategos", line, faction="old-dominion"), FOES)
        st.rules.auto = True
        put(st, 1, (1000, 1000), (1000, 880), (1100, 880), (900, 880), (1000, 780), (1100, 780))
        put(st, 3, (1000, 1102))
        run(st, Reform(0, 1))
        assert (st.decision is not None and st.decision.kind == "clash_too") == asks
        if asks:
            load(st, *[6] * 8)
            st.apply(1)
            assert "roll" in keys(st)
