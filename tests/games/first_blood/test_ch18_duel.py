"""Chapter 18: Duel; Combat Retinue and masteries that work in it (chapter 17)."""

from __future__ import annotations

import pytest

from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.attack_traits import AGAIN, NO_DEFENCE
from sandtable.games.first_blood.combat.duel import ACCEPT, REFUSE, REFUSE_CALMLY, Duel, blows, why_not_duel
from sandtable.games.first_blood.in_force import is_borne
from sandtable.games.first_blood.measuring import in_contact, models_within
from sandtable.games.first_blood.reasons.asking import listed as what_is_asked
from sandtable.games.first_blood.state import (
    ACTIVATED,
    BROKEN,
    CLASHED,
    FIELD,
    GONE,
    INSPIRED,
    NOWHERE,
    WAITING,
    State,
)
from sandtable.games.first_blood.turn.actions import CLASH_ACTION, DUEL_ACTION, END, INSPIRE, TAKE_AIM
from sandtable.games.first_blood.turn.activation import Activation
from tests.games.first_blood.support import answer, asked, clause_of, keys, listed, load, plain, put, run
from tests.support import clause

LORD = 0
"""Noble Lord: Clash 3, Attacks 5, Wounds 4, Defence 3."""
MEN = 1


def table(mine: str = "", theirs: str = "", apart: int = 102) -> State:
    """A Noble Lord and a Jarl (Clash 3, Attacks 5, Wounds 4, Defence 2, Shield) face to face."""
    st = plain(
        mine or listed("Noble Lord", "- 6 Men-at-Arms"),
        theirs or listed("Jarl", "- 6 Raiders", faction="nords"),
    )
    put(st, LORD, (1000, 1000), (1000, 880), (1000, 780), (1000, 680))
    put(st, MEN, (400, 300))
    put(st, 2, (1000, 1000 + apart), (1000, 1120 + apart), (1000, 1220 + apart), (1000, 1320 + apart))
    put(st, 3, (400, 2500))
    st.active = 0
    return st


def fight(st: State) -> State:
    """The Lord challenges the only Character nearby."""
    return run(st, Duel(0, LORD))


def hits(st: State) -> list[object]:
    return [event[1][1] for event in st.events if event[0] == "hits"]


@clause("FB-18.1", "FB-28.17", "FB-17.2")
def test_fb_18_1_an_engaged_character_challenges_one_within_five_inches() -> None:
    st = table()
    assert why_not_duel(st, LORD) is None
    assert clause_of(why_not_duel(st, MEN)) == "FB-18.1"
    run(st, Activation(LORD, [], 2, False))
    assert DUEL_ACTION in asked(st, "action").options
    assert TAKE_AIM not in asked(st, "action").options
    st = table(apart=800)
    put(st, 3, (1000, 1102))  # Engaged with Raiders only
    for gap, able in ((600, True), (601, False)):
        put(st, 2, (1000 + gap, 1000))
        assert (why_not_duel(st, LORD) is None) == able  # 5" away, Engaged or not
    put(st, 2, (1300, 1000))
    put(st, 3, (400, 2500))
    assert clause_of(why_not_duel(st, LORD)) == "FB-18.1"  # not Engaged itself
    retinue = table(listed("Noble Lord", "retinue: Combat", "- 6 Men-at-Arms"))
    put(retinue, LORD, (1000, 1000), (1200, 1000))
    put(retinue, 2, (1200, 1102))
    assert clause_of(why_not_duel(retinue, LORD)) == "FB-18.1"  # contact of the Retinue alone is not enough


@clause("FB-18.1", "FB-27.12")
def test_fb_18_1_with_several_the_active_player_chooses() -> None:
    two = listed("Jarl", "- 6 Raiders", "Jarl", faction="nords")
    st = table(theirs=two)
    put(st, 4, (1300, 1000))
    fight(st)
    assert asked(st, "duel").options == [2, 4]
    assert SPEC.presentation.why_not(st, 0, ("regiment", 3)) == ["FB-18.1"]


@clause("FB-18.2", "FB-18.3")
def test_fb_18_3_no_duel_when_broken_or_after_a_clash() -> None:
    st = table()
    st.set_mark(LORD, BROKEN)
    assert clause_of(why_not_duel(st, LORD)) == "FB-18.2"
    st.drop_mark(LORD, BROKEN)
    st.set_mark(LORD, CLASHED)
    assert clause_of(why_not_duel(st, LORD)) == "FB-18.3"
    st = table()
    run(st, Activation(LORD, [], 2, False))
    st.apply(DUEL_ACTION)
    st.apply(REFUSE)
    assert CLASH_ACTION not in asked(st, "action").options
    assert SPEC.presentation.why_not(st, 0, ("action", CLASH_ACTION)) == ["FB-18.3"]


@clause("FB-18.4", "FB-18.5")
def test_fb_18_5_refusing_breaks_the_regiment() -> None:
    st = fight(table())
    question = asked(st, "accept")
    assert (question.seat, question.options, question.context) == (1, [ACCEPT, REFUSE], (2, LORD))
    st.apply(REFUSE)
    assert st.has_mark(2, BROKEN)
    assert "refused" in keys(st)
    assert st.decision is None
    eagle = listed("Xhiliarch", "items: Aquila of the Ninth", "- 6 Legionnaires", faction="old-dominion")
    st = fight(table(theirs=eagle))
    st.apply(REFUSE)
    assert not st.has_mark(2, BROKEN)  # cannot become Broken


@clause("FB-17.31", "FB-18.5")
def test_fb_17_31_calm_strategist_refuses_once_for_nothing() -> None:
    st = fight(table(theirs=listed("Jarl", "masteries: Calm Strategist", "- 6 Raiders", faction="nords")))
    assert asked(st, "accept").options == [ACCEPT, REFUSE, REFUSE_CALMLY]
    st.apply(REFUSE_CALMLY)
    assert not st.has_mark(2, BROKEN)
    fight(st)
    assert asked(st, "accept").options == [ACCEPT, REFUSE]


@clause("FB-18.6", "FB-18.7", "FB-18.8")
def test_fb_18_6_the_challenged_character_is_set_down_in_contact() -> None:
    theirs = listed("Jarl", "retinue: Combat, Tactics", "- 6 Raiders", faction="nords")
    st = table(theirs=theirs)
    put(st, 3, (1000, 1102))  # keeps the Lord Engaged
    put(st, 2, (1000, 500), (1900, 400), (900, 400))  # in the way: nothing
    fight(st)
    st.apply(ACCEPT)
    question = asked(st, "duel_place")
    assert (question.seat, question.context) == (1, (st.plan(2).first,))
    assert question.options[0] == point(1000, 898)  # straight towards the Lord
    load(st, *[6] * 5)
    st.apply(question.options[0])
    first = st.plan(2).first
    assert in_contact(st, first, LORD)
    assert models_within(st, first + 1, first, 500)  # was out of Command Range
    assert st.place[first + 2] == point(900, 400)  # still in range: stays


@clause("FB-18.6", "FB-18.7", "FB-12.17")
def test_fb_18_6_without_room_the_active_character_moves_or_neither_does() -> None:
    st = table(apart=550)
    put(st, 3, (1102, 1000), (1051, 912), (949, 912), (898, 1000), (949, 1088), (1051, 1088))
    fight(st)
    st.apply(ACCEPT)
    assert asked(st, "duel_place").context == (LORD,)  # six Raiders leave no room around the Lord
    before = st.place[LORD]
    walls = table(apart=550)
    put(walls, 3, (1102, 1000), (1051, 912), (949, 912), (898, 1000), (949, 1088), (1051, 1088))
    put(walls, MEN, (1102, 1550), (1051, 1462), (949, 1462), (898, 1550), (949, 1638), (1051, 1638))
    load(walls, *[6] * 5, *[6] * 5)
    fight(walls)
    walls.apply(ACCEPT)
    assert walls.place[LORD] == before  # fought without moving
    assert "duel" in [event[0] for event in walls.events]


@clause("FB-18.9", "FB-18.10", "FB-18.11")
def test_fb_18_9_first_the_active_character_then_the_other() -> None:
    st = fight(table())
    load(st, 1, 2, 3, 6, 6, 6, 6, 3, *[6] * 5)  # three Hits; Defence 2 and Shield: two Wounds; the Jarl misses
    st.apply(ACCEPT)
    assert st.wounds[2] == 2
    assert hits(st) == [3, 0]
    assert "morale" not in keys(st)
    assert st.decision is None
    st = fight(table())
    load(st, 1, 1, 1, 1, 6, 6, 6, 6, 6)
    st.apply(ACCEPT)
    assert st.status[2] == GONE
    assert hits(st) == [4]  # a slain Model does not strike back


@clause("FB-18.11", "FB-17.12", "FB-17.13", "FB-18.14", "FB-4.24")
def test_fb_18_11_wounds_fall_on_the_characters_only() -> None:
    theirs = listed("Jarl", "retinue: Tactics", "- 6 Raiders", faction="nords")
    st = table(theirs=theirs)
    run(st, Activation(LORD, [], 2, False))
    st.apply(DUEL_ACTION)
    load(st, 1, 1, 1, 1, 6, 6, 6, 6, 6)
    st.apply(ACCEPT)
    answer(st, "reroll_injury", -1)  # a Character with a Retinue is a Leader
    first = st.plan(2).first
    assert not st.is_alive(first)
    assert st.is_alive(first + 1)
    assert st.acting[2] == first + 1
    assert st.has_mark(2, BROKEN)  # lost half its Models to one Action


@clause("FB-18.12", "FB-24.34")
def test_fb_18_12_quicksilver_strike() -> None:
    swift = listed("Mimetic Assassin", "- 6 Bound Clones", faction="spires")
    st = fight(table(theirs=swift))
    load(st, *[1] * 4, 6, 6, *[6] * 2, *[6] * 4)  # the Assassin strikes first, Flurry rolls its two misses again
    st.apply(ACCEPT)
    assert st.status[LORD] == GONE
    both = plain(swift, swift)
    put(both, 0, (1000, 1000))
    put(both, 2, (1000, 1102))
    both.active = 0
    fight(both)
    load(both, *[1] * 6, *[6] * 6, *[1] * 6, *[6] * 6)
    both.apply(ACCEPT)
    assert (both.status[0], both.status[2]) == (GONE, GONE)  # at the same time


@clause("FB-18.13", "FB-16.2")
def test_fb_18_13_inspire_is_the_active_characters_bonus() -> None:
    st = table()
    st.set_mark(LORD, INSPIRED)
    st.set_mark(2, INSPIRED)
    assert blows(st, LORD, 2) == [(5, 4, 0)]
    assert blows(st, 2, LORD) == [(5, 3, 0)]
    fight(st)
    load(st, *[6] * 10)
    st.apply(ACCEPT)
    assert not st.has_mark(LORD, INSPIRED)
    st = table()
    run(st, Activation(LORD, [], 2, False))
    st.apply(INSPIRE)
    assert DUEL_ACTION in asked(st, "action").options


@clause("FB-18.15")
def test_fb_18_15_duels_through_the_walls() -> None:
    st = table()
    st.inside[2] = 0
    st.place[st.plan(2).first] = WAITING
    put(st, LORD, (2948, 400))
    assert why_not_duel(st, LORD) is None
    load(st, *[6] * 10)
    fight(st)
    st.apply(ACCEPT)
    assert st.place[LORD] == point(2948, 400)
    assert blows(st, LORD, 2) == [(5, 3, 0)]  # no halving of Attacks
    put(st, LORD, (2800, 400))
    assert clause_of(why_not_duel(st, LORD)) == "FB-18.1"
    assert st.inside[LORD] == NOWHERE


@clause("FB-18.16")
def test_fb_18_16_the_one_who_moves_goes_to_the_floor_of_the_other() -> None:
    st = table()
    put(st, LORD, (3200, 1800))
    put(st, 3, (3200, 1902))
    st.floor[LORD] = st.floor[st.plan(3).first] = 1
    put(st, 2, (2900, 1800))
    load(st, *[6] * 10)
    fight(st)
    st.apply(ACCEPT)
    st.apply(asked(st, "duel_place").options[0])
    assert st.floor[st.plan(2).first] == 1
    rider = table(theirs=listed("Mounted Noble Lord", "- 2 Mounted Squires"))
    put(rider, LORD, (3200, 1800))
    put(rider, 3, (3200, 1952))
    rider.floor[LORD] = 1
    for model in rider.models(3):
        rider.floor[model] = 1
    put(rider, 2, (2850, 1800))
    fight(rider)
    rider.apply(ACCEPT)
    assert asked(rider, "duel_place").context == (LORD,)  # a horse does not climb: the Lord comes down


# -- what works in a Duel ------------------------------------------------------------------------------------------------


@clause("FB-17.18", "FB-27.12")
@pytest.mark.parametrize("pick", [0, 1])
def test_fb_17_18_combat_3_flurry_or_injury_dice(pick: int) -> None:
    mine = listed("Noble Lord", "retinue: Combat, Combat, Combat", "- 6 Men-at-Arms")
    st = fight(table(mine))
    choice = asked(st, "choose")
    assert [SPEC.notation.option_text(st, choice, one) for one in choice.options] == ["flurry", "reroll_injury"]
    assert what_is_asked(st, choice) == "FB-27.12"
    st.apply(choice.options[pick])
    assert bool(blows(st, LORD, 2)[0][2] & AGAIN) == (pick == 0)
    if pick == 0:
        load(st, *[6] * 15)
        st.apply(ACCEPT)
        assert keys(st).count("reroll") == 1
        return
    load(st, *[6] * 5)
    st.apply(ACCEPT)
    answer(st, "reroll_sixes", 0)  # Combat 1
    load(st, 1, 6, 6, 6, 6, 5, 1)  # one Hit of the Jarl; the failed Injury die becomes a 1
    answer(st, "reroll_hit", -1)
    assert st.wounds[LORD] == 0


@clause("FB-17.34")
def test_fb_17_34_expose_weakness() -> None:
    mine = listed("Noble Lord", "masteries: Expose Weakness", "- 6 Men-at-Arms")
    theirs = listed("Jarl", "items: Fang of Fenr", "masteries: Disorienting Strikes", "- 6 Raiders", faction="nords")
    st = table(mine, theirs)
    assert blows(st, LORD, 2)[0][1] == 2  # Clash 3, -1 by Disorienting Strikes
    fight(st)
    st.apply(ACCEPT)
    weak = asked(st, "expose")
    assert weak.seat == 0
    names = [st.rules.forces.bounds[int(n)].ability for n in weak.options if isinstance(n, int)]
    assert names == ["fang_of_fenr", "disorienting_strikes"]
    load(st, 3, *[6] * 4, 6, *[6] * 5)
    st.apply(weak.options[1])
    assert hits(st)[0] == 1  # Clash 3 again
    assert len(st.lasting) == 1  # ends with the Action


@clause("FB-17.38")
def test_fb_17_38_disorienting_strikes_only_in_the_duel_with_its_bearer() -> None:
    theirs = listed("Jarl", "masteries: Disorienting Strikes", "- 6 Raiders", "Jarl", faction="nords")
    st = table(theirs=theirs)
    put(st, 4, (1300, 1000))
    assert blows(st, LORD, 2)[0][1] == 2
    assert blows(st, LORD, 4)[0][1] == 3


@clause("FB-17.35", "FB-7.16", "FB-27.12")
def test_fb_17_35_overkill_makes_a_regiment_near_by_test_morale() -> None:
    mine = listed("Noble Lord", "masteries: Overkill", "retinue: Combat, Combat", "- 6 Men-at-Arms")
    st = table(mine)
    put(st, 3, (1400, 1000))
    fight(st)
    load(st, 1, 1, 5, 5, 5)
    st.apply(ACCEPT)
    load(st, 6, 6)
    answer(st, "reroll_hit", -1)
    question = asked(st, "overkill")
    assert (question.seat, question.options, question.context) == (0, [2, 3], (LORD, 2))
    load(st, 1, 1, *[6] * 5)
    st.apply(3)  # two Morale dice, both passed; then the Jarl strikes back
    assert ("morale", (3, 0)) in [event[:2] for event in st.events]


@clause("FB-2.8", "FB-18.10")
def test_caledburn_re_rolls_misses_and_the_opponents_saves() -> None:
    st = table(listed("Noble Lord", "items: Caledburn", "- 6 Men-at-Arms"))
    fight(st)
    load(st, 1, 6, 6, 6, 6, 1, 6, 6, 6, 1, 2, 6, 1, *[6] * 5)
    # one Hit, four misses of which one hits again: two Hits; saves 1 and 2 are rolled again: 6 and 1
    st.apply(ACCEPT)
    assert hits(st)[0] == 2
    assert st.wounds[2] == 1


def test_ablative_flesh_ignores_the_first_wound_of_a_duel_each_turn() -> None:
    flesh = listed("High Clone Executor", "items: Ablative Flesh", "- 6 Bound Clones", faction="spires")
    st = fight(table(theirs=flesh))
    load(st, 1, 1, 6, 6, 6, 6, 6, *[6] * 5)
    st.apply(ACCEPT)
    assert st.wounds[2] == 1  # two failed dice
    fight(st)
    load(st, 1, 1, 6, 6, 6, 6, 6, *[6] * 5)
    st.apply(ACCEPT)
    assert st.wounds[2] == 3


def test_keeper_of_aghm_heals_and_rallies_after_a_kill() -> None:
    raegh = listed("Hold Raegh", "retinue: Keeper of Aghm", "- 6 Hold Warriors", faction="dweghom")
    st = table(raegh)
    st.wounds[LORD] = 3
    fight(st)
    load(st, 6, *[1] * 5)
    st.apply(ACCEPT)
    load(st, *[6] * 5, 3)  # Jarl slain; D3: 2
    answer(st, "reroll_hit", -1)
    assert st.status[2] == GONE
    assert st.wounds[LORD] == 1


def test_blade_of_the_pantokrator_smites_in_duels_only() -> None:
    blade = listed("Xhiliarch", "items: Blade of the Pantokrator", "- 6 Legionnaires", faction="old-dominion")
    st = table(blade)
    assert blows(st, LORD, 2)[0][2] & NO_DEFENCE
    bound = next(b for b in st.rules.forces.bounds if b.ability == "blade_of_the_pantokrator")
    assert is_borne(st, bound)


def test_adrenal_surge_costs_its_bearer() -> None:
    surge = listed("High Clone Executor", "items: Adrenal Surge", "- 6 Bound Clones", faction="spires")
    st = table(surge)
    run(st, Activation(LORD, [], 2, False))
    st.apply(DUEL_ACTION)
    answer(st, "use_ability", 1)
    load(st, *[6] * 14)
    st.apply(ACCEPT)
    rolled = [len(event[1]) - 2 for event in st.events if event[0] == "roll"]
    assert rolled[0] == 5 + 4
    assert st.status[LORD] == GONE
    st = table(surge)
    run(st, Activation(LORD, [], 2, False))
    st.apply(DUEL_ACTION)
    answer(st, "use_ability", 0)
    load(st, *[6] * 10)
    st.apply(ACCEPT)
    assert st.status[LORD] == FIELD
    answer(st, "action", END)
    assert st.has_mark(LORD, ACTIVATED)


@clause("FB-4.24", "FB-17.13", "FB-27.2")
def test_fb_4_24_the_owner_names_who_leads_the_retinue() -> None:
    theirs = listed("Jarl", "retinue: Tactics, Combat", "- 6 Raiders", faction="nords")
    st = table(theirs=theirs)
    run(st, Activation(LORD, [], 2, False))
    st.apply(DUEL_ACTION)
    load(st, 1, 1, 1, 1, 6, 6, 6, 6, 6)
    st.apply(ACCEPT)
    answer(st, "reroll_injury", -1)
    first = st.plan(2).first
    question = asked(st, "acting_leader")
    assert (question.seat, question.options) == (1, [first + 1, first + 2])  # the nearest to the fallen first
    st.apply(first + 2)
    assert st.acting[2] == first + 2
    assert not st.has_mark(2, BROKEN)  # one of three is less than half
