"""Chapter 10: Command Stacks, the First Player, Supremacy Abilities."""

from __future__ import annotations

import pytest

from sandtable.core.engine.cards import UNKNOWN
from sandtable.core.engine.decision import IllegalPick
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.aura import aura_bearers, aura_hits
from sandtable.games.first_blood.qualities import characteristic, rule_x
from sandtable.games.first_blood.state import ARRIVING, BROKEN, FIELD, GONE, NOBODY, State
from sandtable.games.first_blood.tables.abilities import Ability
from sandtable.games.first_blood.tables.effects import OPS, Effect
from sandtable.games.first_blood.tables.factions import FACTIONS, FactionDef
from sandtable.games.first_blood.tables.terms import MARCH, RESOLVE, SMITE
from sandtable.games.first_blood.turn.action_phase import ActionPhase
from sandtable.games.first_blood.turn.actions import END, TAKE_AIM
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.command import StackPhase, cards_to_stack
from sandtable.games.first_blood.turn.draw_ability import Signet, signets
from sandtable.games.first_blood.turn.draw_events import decay_values
from sandtable.games.first_blood.turn.game_turn import end_turn
from sandtable.games.first_blood.turn.supremacy import (
    AT_ONCE_OPS,
    NONE,
    SupremacyPhase,
    abilities,
    carry_out,
)
from sandtable.games.first_blood.wounds import slay
from tests.games.first_blood.support import answer, asked, game, keys, listed, load, plain, put, run
from tests.support import clause

HUNT = "no-call-of-the-hunt"


def stacking(st: State, *regiments: int) -> State:
    for number in regiments:
        st.status[number] = FIELD
    return run(st, StackPhase.of(st))


def supremacy(st: State) -> State:
    return run(st, SupremacyPhase(0, [0, 0], NOBODY))


@clause("FB-10.1", "FB-27.4")
def test_fb_10_1_both_stack_at_once_from_top_to_bottom() -> None:
    st = game(HUNT)
    st.status[1] = ARRIVING
    st.status[3] = GONE
    stacking(st, 0, 5, 6, 7, 8)  # 1 and 5 are both Raiders: the same card twice
    assert cards_to_stack(st, 0) == [0, 1, 1]
    mine, theirs = st.open_questions()
    assert (mine.seat, mine.options, mine.context) == (0, [0, 1], (3,))
    assert (theirs.seat, theirs.options) == (1, [6, 7, 8])
    st.apply(8, 1)
    st.apply(1, 0)
    st.apply(6, 1)
    assert [question.seat for question in st.open_questions()] == [0]
    assert st.command == [[], []]  # nothing is placed before both are ready
    st.apply(0, 0)
    assert st.cards_of(0) == [1, 0, 1]  # the top card last; the last one is not asked for
    assert st.cards_of(1) == [7, 6, 8]
    assert st.decision is None


@clause("FB-1.6", "FB-10.1")
def test_fb_10_1_the_others_see_that_it_is_done_but_not_how() -> None:
    one, two = game(HUNT), game(HUNT)
    for st, pick in ((one, 0), (two, 1)):
        stacking(st, 0, 1, 2, 6, 7)
        st.apply(pick, 0)
    assert one.seen_by(1).dump() == two.seen_by(1).dump()
    assert one.seen_by(0).dump() != two.seen_by(0).dump()
    assert one.seen_by(-1).dump() == two.seen_by(-1).dump()
    one.apply(1, 0)
    one.apply(6, 1)
    assert one.seen_by(1).command[0] == [UNKNOWN] * 3


@clause("FB-10.2")
def test_fb_10_2_a_player_without_cards_has_an_empty_stack() -> None:
    st = stacking(game(), 5, 6)
    assert [question.seat for question in st.open_questions()] == [1]
    st.apply(6)
    assert (st.command[0], st.cards_of(1)) == ([], [5, 6])


@clause("FB-10.3", "FB-24.38")
def test_fb_10_3_rebellious_cards_stand_together_at_an_end() -> None:
    wild = listed(
        "Hold Raegh",
        "- 6 Hold Warriors",
        "- 6 Hold Thanes",
        "- 5 Dragonslayers",
        "- 5 Dragonslayers",
        faction="dweghom",
    )
    raegh, warriors, thanes, slayers = 0, 1, 2, 3
    st = stacking(game(wild), 0, 1, 2, 3, 4)
    assert asked(st, "stack").options == [raegh, warriors, thanes, slayers]
    st.apply(slayers)
    assert asked(st, "stack").options == [slayers]  # all on top
    assert SPEC.presentation.why_not(st, 0, ("card", raegh)) == ["FB-10.3"]
    with pytest.raises(IllegalPick):
        st.apply(raegh)
    st = stacking(game(wild), 0, 1, 2, 3, 4)
    st.apply(raegh)
    assert asked(st, "stack").options == [warriors, thanes]  # all at the bottom
    st.apply(thanes)
    st.apply(warriors)
    st.apply(slayers)
    assert st.cards_of(0) == [slayers, slayers, warriors, thanes, raegh]


@clause("FB-10.6")
def test_fb_10_6_the_higher_score_is_first_player() -> None:
    st = game()
    load(st, 2, 5)
    supremacy(st)
    assert st.first == 1
    assert "first_player" in keys(st)


@clause("FB-10.7", "FB-27.5")
def test_fb_10_7_the_player_with_fewer_cards_may_change_the_score() -> None:
    st = game()
    st.command = [[0], [5, 6]]
    load(st, 4, 4)
    supremacy(st)
    question = asked(st, "score")
    assert (question.seat, question.context) == (0, (4, 4))
    st.apply(1)
    assert st.first == 0
    st = game()
    st.command = [[0], [5, 6]]
    load(st, 1, 1)
    supremacy(st)
    answer(st, "score", 2)  # subtracted: 0 against 1
    assert st.first == 1
    st = game()
    st.command = [[0], [5]]
    load(st, 4, 3)
    assert supremacy(st).decision is None  # with equal numbers nobody may


@clause("FB-27.16", "FB-10.7")
def test_fb_27_16_a_score_that_one_point_cannot_change_is_not_asked_at_a_table() -> None:
    for mine, foes, sure in ((5, 3, 0), (2, 6, 0), (4, 3, None), (3, 4, None), (4, 4, None)):
        st = game()
        st.command = [[0], [5, 6]]
        load(st, mine, foes)
        supremacy(st)
        assert SPEC.presentation.sure_pick(st, asked(st, "score")) == sure


@clause("FB-10.8")
def test_fb_10_8_ties_are_rolled_again_with_the_same_right() -> None:
    st = game()
    st.command = [[0], [5, 6]]
    load(st, 4, 4, 2, 3)
    supremacy(st)
    answer(st, "score", 0)
    assert asked(st, "score").context == (2, 3)
    load(st, 6, 1)
    st.apply(1)  # 3 against 3
    answer(st, "score", 0)
    assert st.first == 0


def officer() -> State:
    """An Imperial Officer with Redeploy! and an item that adds an ability, against a Pheromancer; both on the battlefield."""
    mine = listed("Imperial Officer", "items: Eye of Akelus", "- 6 Men-at-Arms", "- 6 Imperial Ranger Corps")
    st = game(mine, listed("Pheromancer", "- 8 Force-Grown Drones", faction="spires"))
    for number, x in ((0, 500), (1, 1500), (3, 2500), (4, 500)):
        put(st, number, (x, 500 if number < 3 else 3000))
    st.command = [[0, 1, 2], [3, 4, 4]]
    return st


@clause("FB-10.9", "FB-10.10", "FB-10.11", "FB-10.14", "FB-27.5")
def test_fb_10_9_each_player_declares_one_ability_the_first_player_first() -> None:
    st = officer()
    load(st, 1, 2)
    supremacy(st)
    first = asked(st, "supremacy")
    assert (first.seat, len(first.options)) == (1, 2)
    st.apply(first.options[1])  # Suppress Survival Instinct
    assert characteristic(st, 3, st.plan(3).first, RESOLVE) == 3 + 2
    second = asked(st, "supremacy")
    assert second.seat == 0
    assert [st.rules.forces.bounds[int(n)].ability for n in second.options[1:] if isinstance(n, int)] == [
        "eye_of_akelus",
        "redeploy",
    ]
    st.apply(NONE)
    assert st.decision is None
    assert abilities(st, 1) == []  # once per game
    assert len(abilities(st, 0)) == 2


@clause("FB-10.12", "FB-10.13")
def test_fb_10_12_the_character_must_be_on_the_battlefield() -> None:
    st = officer()
    st.status[0] = ARRIVING
    assert abilities(st, 0) == []
    lord = game("hk-lords-muster")
    put(lord, 0, (500, 500))
    assert abilities(lord, 0) == []  # For Honour! is always active and never declared


@clause("FB-10.4", "FB-10.9")
def test_fb_10_4_only_a_rule_changes_the_order() -> None:
    st = officer()
    load(st, 2, 1)
    supremacy(st)
    redeploy = next(n for n in abilities(st, 0) if st.rules.forces.bounds[n].ability == "redeploy")
    st.apply(redeploy)
    assert asked(st, "stack").options == [0, 1, 2]
    other = st.clone()
    st.apply(0)
    other.apply(2)
    assert st.seen_by(1).dump() == other.seen_by(1).dump()
    st.apply(2)
    assert st.cards_of(0) == [1, 2, 0]


@clause("FB-10.9")
def test_incite_fervour_rallies_all_at_once() -> None:
    st = game(listed("Theist Priest", "- 6 Militia", "- 6 Sicarii"))
    for number in range(3):
        put(st, number, (600 + 900 * number, 600))
        st.set_mark(number, BROKEN)
    load(st, 6, 1)
    supremacy(st)
    st.apply(asked(st, "supremacy").options[1])
    assert not any(st.has_mark(number, BROKEN) for number in range(3))
    assert characteristic(st, 1, NOBODY, MARCH) == 5


def test_every_effect_of_a_supremacy_ability_can_be_carried_out() -> None:
    built = {*AT_ONCE_OPS, *[name for name, op in OPS.items() if op.lasts]}
    for faction in FACTIONS:
        for ability in faction.supremacy.values():
            assert ability.always or {effect.op for effect in ability.effects} <= built, ability.id


# -- Aura of Death -----------------------------------------------------------------------------------------------------------


@clause("FB-10.5", "FB-24.3", "FB-7.16")
def test_fb_10_5_aura_of_death_strikes_first() -> None:
    slayers = listed("Ardent Kerawegh", "- 6 Flame Berserkers", faction="dweghom")
    st = plain(slayers, listed("Pheromancer", "- 8 Force-Grown Drones", "- 2 Brute Drones", faction="spires"))
    st.rules.auto = True
    put(st, 1, (1000, 1000))
    put(st, 3, (1000, 1102))
    put(st, 4, (1000, 848), (1200, 848))
    assert aura_hits(st, aura_bearers(st)) == [(1, 3, 2), (1, 4, 2)]  # six Drones touch: 2 Hits; Brutes: one each
    load(st, 6, 1, 6, 6, 3, 2)
    supremacy(st)
    assert st.count(3) == 7
    assert st.wounds[4] == 2
    assert "morale" not in keys(st)
    assert st.first == 0
    put(st, 3, (1000, 3000))
    assert aura_hits(st, aura_bearers(st)) == [(1, 4, 2)]


@clause("FB-10.9")
def test_second_fall_strikes_as_if_all_had_the_aura() -> None:
    st = declared(listed("Archimandrite", "- 6 Legionnaires", faction="old-dominion"), (1000, 1000))
    before = st.count(3)
    put(st, 3, (1000, 1102))
    load(st, 6, 1, 6, 6)
    supremacy(st)
    answer(st, "supremacy", abilities(st, 0)[0])
    assert st.count(3) == before - 2


def declared(army: str, spot: tuple[int, int]) -> State:
    """An army whose Regiment 1 stands at a place, its Warlord far away, against Drones."""
    st = plain(army, listed("Biomancer", "- 8 Force-Grown Drones", "- 2 Brute Drones", faction="spires"))
    st.rules.auto = True
    put(st, 0, (3000, 3400))
    put(st, 1, spot)
    return st


@clause("FB-10.9", "FB-7.30", "FB-7.31")
def test_living_metal_and_exhume_heal_at_once() -> None:
    st = declared(
        listed("Tempered Steelshaper", "- 6 Hold Warriors", "- 2 Stoneforged", faction="dweghom"), (1000, 1000)
    )
    put(st, 2, (1000, 2000))
    st.wounds[2] = 4
    for model in st.models(1)[-3:]:
        slay(st, model)
    load(st, 6, 1)
    supremacy(st)
    answer(st, "supremacy", abilities(st, 0)[0])
    assert (st.count(1), st.wounds[2]) == (6, 0)
    dead = declared(listed("Hierodeacon", "- 6 Legionnaires", "- 2 Bone Golems", faction="old-dominion"), (1000, 1000))
    put(dead, 2, (1000, 2000))
    dead.wounds[2] = 2
    for model in dead.models(1)[-3:]:
        slay(dead, model)
    load(dead, 6, 1, 1, 4)  # D3 for the Hierodeacon: 1, for the Legionnaires: 2
    supremacy(dead)
    answer(dead, "supremacy", abilities(dead, 0)[0])
    assert dead.count(1) == 5
    assert dead.wounds[2] == 2  # Infantry only


@clause("FB-11.1", "FB-11.6")
def test_coordinated_assault_turns_over_three_cards() -> None:
    army = listed("High Clone Executor", "- 6 Bound Clones", "- 2 Brute Drones", "- 1 Abomination", faction="spires")
    st = plain(army, listed("Jarl", "- 6 Raiders", "- 6 Raiders", faction="nords"))
    for number in range(4):
        put(st, number, (500, 500 + 700 * number))
    for number in (5, 6):
        put(st, number, (2500, 600 * number - 2000))
    st.first = 0
    number = next(n for n, bound in enumerate(st.rules.forces.bounds) if bound.ability == "coordinated_assault")
    carry_out(st, number)
    st.command = [[0, 3, 2, 1], [5, 5]]
    run(st, ActionPhase(0))
    order = []
    while st.decision is not None:
        if st.decision.kind == "action":
            order.append(st.decision.context[0])
        st.apply(st.decision.options[0])
    assert order[:4] == [1, 2, 3, 5]  # three in a row, then the opponent
    assert 0 in order[4:]


def test_in_an_assault_events_draw_no_cards() -> None:
    kings = listed("Konungyr", "- 6 Raiders", "- 6 Huscarls", faction="nords")
    st = plain(kings, listed("Pheromancer", "- 8 Force-Grown Drones", faction="spires"))
    for number in range(3):
        put(st, number, (500, 500 + 700 * number))
    st.command = [[2, 1, 0], []]
    run(st, ActionPhase(0, burst=3))
    assert asked(st, "action").context == (0, 0)  # Seize the Day draws nothing
    st.apply(END)
    assert asked(st, "action").context[0] == 1


@clause("FB-11.3")
def test_vision_of_conquest_takes_any_card() -> None:
    army = listed("Scion of Conquest", "- 6 Braves", "- 6 Slingers", faction="wadrhun")
    st = plain(army, listed("Pheromancer", "- 8 Force-Grown Drones", faction="spires"))
    for number in range(3):
        put(st, number, (500, 500 + 700 * number))
    number = next(n for n, bound in enumerate(st.rules.forces.bounds) if bound.ability == "vision_of_conquest")
    carry_out(st, number)
    st.command = [[st.face_down(face) for face in (0, 1, 2)], []]
    run(st, ActionPhase(0))
    question = asked(st, "search")
    assert question.options == [2, 1, 0]  # the top card first
    st.apply(1)
    assert asked(st, "action").context[0] == 1
    assert st.cards_of(0) == [0, 2]
    assert st.seen_by(1).command[0] == [UNKNOWN, UNKNOWN]


@clause("FB-10.4", "FB-1.6")
def test_signet_of_command_looks_and_moves_a_card() -> None:
    army = listed("Strategos", "items: Signet of the Capitas", "- 6 Legionnaires", "- 6 Kheres", faction="old-dominion")
    st = plain(army, listed("Pheromancer", "- 8 Force-Grown Drones", faction="spires"))
    st.edge_winner = 0
    put(st, 0, (500, 500))
    st.command = [[st.face_down(face) for face in (0, 1, 2)], [st.face_down(face) for face in (3, 4)]]
    assert len(signets(st)) == 1
    run(st, Signet(signets(st)[0]))
    answer(st, "use_ability", 1)
    assert st.seen_by(0).command[1] == [UNKNOWN, st.command[1][1]]
    question = asked(st, "signet")
    assert question.options == [-1, 0, 1, 2]
    clone = st.clone()
    st.apply(0)
    clone.apply(1)
    assert st.seen_by(1).dump() == clone.seen_by(1).dump()
    assert st.cards_of(0) == [1, 2, 0]
    assert signets(st) == []  # once per game


@clause("FB-11.9", "FB-11.8")
def test_elemental_puissance_gives_a_third_action_and_the_same_one_twice() -> None:
    army = listed("Tempered Sorcerer", "spells: Molten Lash", "- 6 Fireforged", faction="dweghom")
    st = plain(army, listed("Pheromancer", "- 8 Force-Grown Drones", faction="spires"))
    put(st, 0, (500, 500))
    put(st, 1, (500, 1500))
    number = next(n for n, bound in enumerate(st.rules.forces.bounds) if bound.ability == "elemental_puissance")
    carry_out(st, number)
    st.rules.asks_all = True  # the earlier rules let anybody aim
    run(st, Activation(0, [], 2, False))
    for taken in range(2):
        assert TAKE_AIM in asked(st, "action").options, taken
        st.apply(TAKE_AIM)
    assert TAKE_AIM not in asked(st, "action").options  # twice, not three times
    assert asked(st, "action").context == (0, 2)
    st.apply(END)
    run(st, Activation(1, [], 2, False))
    st.apply(TAKE_AIM)
    assert TAKE_AIM not in asked(st, "action").options


WORKS = ("stat", "rule", "rule_add", "event")


def measured(st: State, effect: Effect) -> object:
    """What an effect of this op changes for Regiment 1."""
    first = st.plan(1).first
    if effect.op == "stat":
        return characteristic(st, 1, first, effect.stat)
    return decay_values(st, 1, False) if effect.rule is None else rule_x(st, 1, first, effect.rule.rule)


@clause("FB-10.9")
@pytest.mark.parametrize(
    ("faction", "ability"),
    [(f, a) for f in FACTIONS for a in f.supremacy.values() if not a.always],
    ids=lambda value: getattr(value, "id", ""),
)
def test_every_supremacy_ability_is_declared_once_and_does_what_it_says(faction: FactionDef, ability: Ability) -> None:
    """Lasting effects apply to those they name, and end with the Turn."""
    head = next(c for c in faction.characters.values() if c.supremacy == ability.id)
    men = next(r for r in faction.regiments.values() if is_for_all(ability, r.type, r.klass))
    st = plain(listed(head.name, f"- 6 {men.name}", faction=faction.id), "no-jarls-raid")
    st.rules.auto = True
    put(st, 0, (1000, 1000))
    put(st, 1, (1000, 1300))
    st.command = [[1], [2, 2]]
    effects_here = [effect for effect in ability.effects if effect.op in WORKS and suits(effect, men.type, men.klass)]
    target = [1 if effect.to != "self" else 0 for effect in effects_here]
    before = [measured(st, effect) for effect in effects_here]
    load(st, 6, 1)
    supremacy(st)
    if asked(st, "score").seat == 0:
        st.apply(0)
    usable = abilities(st, 0)
    assert [st.rules.forces.bounds[number].ability for number in usable] == [ability.id]
    st.apply(usable[0])
    assert abilities(st, 0) == []
    while st.decision is not None and st.decision.kind == "stack":
        st.apply(st.decision.options[0])
    after = [measured(st, effect) for effect in effects_here]
    for effect, to, old, new in zip(effects_here, target, before, after, strict=True):
        assert to == 0 or old != new, effect.op
    end_turn(st)
    assert [measured(st, effect) for effect in effects_here] == before


def suits(effect: Effect, kind: int, klass: int) -> bool:
    return (not effect.types or kind in effect.types) and (not effect.classes or klass in effect.classes)


def is_for_all(ability: Ability, kind: int, klass: int) -> bool:
    """Is there an effect for a Regiment of this Type and Class?"""
    return any(suits(effect, kind, klass) for effect in ability.effects)


@clause("FB-10.11")
def test_an_elysian_fragment_is_a_supremacy_ability_of_its_own() -> None:
    st = plain(listed("Noble Lord", "items: Elysian Fragment", "- 6 Men-at-Arms"), "no-jarls-raid")
    put(st, 0, (500, 500))
    assert rule_x(st, 0, 0, SMITE) == 0
    load(st, 6, 1)
    supremacy(st)
    answer(st, "supremacy", abilities(st, 0)[0])
    assert rule_x(st, 0, 0, SMITE) == 1
    end_turn(st)
    assert rule_x(st, 0, 0, SMITE) == 0
    assert abilities(st, 0) == []  # once per game
