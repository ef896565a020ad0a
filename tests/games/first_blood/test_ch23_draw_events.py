"""Chapter 23: Draw Events and Decay."""

from __future__ import annotations

from pathlib import Path

from sandtable.core.engine.cards import faces_of
from sandtable.core.space.points import point
from sandtable.games.first_blood.combat.action_end import ActionEnd
from sandtable.games.first_blood.combat.attack import FROM_HITS, Attack
from sandtable.games.first_blood.healing import regenerate
from sandtable.games.first_blood.in_force import BY_CLASH
from sandtable.games.first_blood.qualities import BURNING, FLUX_ATTACKS, characteristic, has_event, rule_x
from sandtable.games.first_blood.state import ACTIVATED, ARRIVING, State
from sandtable.games.first_blood.tables.factions import FACTIONS
from sandtable.games.first_blood.tables.terms import (
    BASTION,
    BURNOUT,
    CLASH,
    DEADLY_BLADES,
    DEADLY_SHOT,
    DECAY,
    FLUX_POWERED,
    FURY,
    MARCH,
    VOLLEY,
)
from sandtable.games.first_blood.turn.action_phase import ActionPhase
from sandtable.games.first_blood.turn.actions import END, MARCH_ACTION, TAKE_AIM
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.draw_events import decay_dice, decay_values, own_events
from sandtable.games.first_blood.wounds import slay
from tests.games.first_blood.support import answer, asked, game, listed, load, march_in_place, plain, put, run
from tests.support import clause


def turn(st: State, *mine: int) -> State:
    """The Action Phase with these cards from top to bottom; the opponent has none."""
    st.command = [list(mine[::-1]), []]
    st.first = 0
    return run(st, ActionPhase(0))


def officer(event: str = "") -> State:
    lines = [
        "Imperial Officer",
        *([f"event: {event}"] if event else []),
        "- 6 Men-at-Arms",
        "- 6 Imperial Ranger Corps",
    ]
    st = game(listed(*lines))
    put(st, 0, (1000, 400))
    put(st, 1, (1000, 600))
    put(st, 2, (1000, 3000))
    return st


@clause("FB-23.1", "FB-23.2", "FB-17.6", "FB-23.6")
def test_fb_23_2_bastion_may_be_given_to_a_regiment_in_presence() -> None:
    for pick in (0, 1):
        st = turn(officer("Bastion"), 0)
        question = asked(st, "event_for")
        assert question.options == [0, 1]  # the Rangers are too far away
        st.apply(pick)
        assert has_event(st, pick, BASTION) == 0
        assert has_event(st, 1 - pick, BASTION) == -1
        assert asked(st, "action").context[0] == 0


@clause("FB-23.4")
def test_fb_23_4_burnout_is_a_choice() -> None:
    for pick in (0, 1):
        st = game(listed("Biomancer", "- 6 Catabolic Drones", faction="spires"))
        put(st, 1, (1000, 600))
        turn(st, 1)
        answer(st, "burnout", pick)
        assert has_event(st, 1, BURNOUT) == pick * BURNING
        assert (has_event(st, 1, DECAY) == 3) == bool(pick)


@clause("FB-23.9")
def test_fb_23_9_flux_powered() -> None:
    st = game(listed("Tempered Steelshaper", "- 6 Fireforged", "- 2 Inferno Automata", faction="dweghom"))
    put(st, 2, (1000, 600))
    turn(st, 2)
    answer(st, "flux", 1)
    assert has_event(st, 2, FLUX_POWERED) == FLUX_ATTACKS


@clause("FB-23.10", "FB-23.17")
def test_fb_23_10_fury_lasts_until_the_end_of_the_turn() -> None:
    st = game(listed("Imperial Officer", "- 6 Steel Legion, Drillmaster"))
    put(st, 1, (1000, 600))
    turn(st, 1)
    assert has_event(st, 1, FURY) == 0
    drill = st.plan(1).first + 1
    st.place[drill] = -1
    assert own_events(st, 1) == []  # the event belongs to the living Command Model


@clause("FB-23.7", "FB-11.17", "FB-11.20")
def test_fb_23_7_double_time_lets_a_near_regiment_act_first() -> None:
    st = turn(officer(), 0, 1, 2)
    assert asked(st, "action").context[0] == 1  # the Men-at-Arms act now, the Officer continues afterwards
    march_in_place(st)
    st.apply(END)
    assert st.has_mark(1, ACTIVATED)
    assert asked(st, "action").context == (0, 0)
    march_in_place(st)
    assert asked(st, "action").context[0] == 2  # one Action in total
    assert st.has_mark(0, ACTIVATED)


@clause("FB-23.7", "FB-11.14")
def test_fb_23_7_the_third_march_may_be_left_out() -> None:
    st = officer()
    st.rules.auto = True
    turn(st, 0, 1, 2)
    for y in (900, 1200):
        answer(st, "action", MARCH_ACTION)
        answer(st, "march", point(1000, y))
    assert asked(st, "action").options == [END, MARCH_ACTION]
    st.apply(END)
    assert st.has_mark(1, ACTIVATED)
    assert asked(st, "action").context == (0, 0)


@clause("FB-23.7", "FB-23.8", "FB-23.15")
def test_fb_23_7_other_cards_go_to_the_bottom() -> None:
    for event in ("", "Fire and Advance"):
        st = turn(officer(event), 0, 2, 1)
        assert asked(st, "action").context[0] == 0
        assert faces_of(st.command[0]) == [2, 1]
        assert faces_of(st.seen_by(1).command[0])[0] == 2  # everyone saw it
        st = officer(event)
        st.status[1] = ARRIVING
        turn(st, 0, 1)
        assert faces_of(st.command[0]) == [1]  # an arriving Regiment is never near
    st = turn(officer(), 0)
    top = st.stack[-1]
    assert isinstance(top, Activation)
    assert top.left == 2  # an empty stack: skipped, two Actions (FB-11.6)


@clause("FB-23.12", "FB-23.16", "FB-11.6")
def test_fb_23_12_seize_the_day_takes_any_card_and_chains() -> None:
    kings = listed("Konungyr", "- 6 Raiders", "- 6 Huscarls", "Konungyr", faction="nords")
    st = game(kings)
    for number in range(4):
        put(st, number, (1000 * (number % 3) + 400, 400 + 900 * (number // 3)))
    turn(st, 0, 0, 1, 2)
    assert asked(st, "activate").options == [0, 3]
    st.apply(0)
    assert asked(st, "action").context[0] == 1  # 0 seizes 3, which seizes the Raiders
    assert [frame.regiment for frame in st.stack if isinstance(frame, Activation)] == [0, 3, 1]
    st.apply(END)
    assert asked(st, "action").context == (3, 0)
    st.apply(END)
    assert asked(st, "action").context == (0, 0)


@clause("FB-23.13", "FB-23.14")
def test_fb_23_13_turn_the_tide() -> None:
    st = game("no-jarls-raid")
    for number, y in ((0, 400), (1, 600), (2, 3000)):
        put(st, number, (400, y))
    turn(st, 0, 1, 2)
    assert asked(st, "action").context[0] == 1  # the only one within 12"
    st.apply(END)
    assert st.condemned == [1]
    answer(st, "action", END)  # the Jarl
    answer(st, "holder", 0)  # keeps the Raven Banner
    assert asked(st, "action").context[0] == 2  # the card of the Raiders was discarded
    assert st.condemned == []


@clause("FB-23.19")
def test_fb_23_19_an_event_that_draws_a_condemned_card() -> None:
    st = officer()
    st.condemned = [1]
    turn(st, 0, 1, 2)
    assert asked(st, "action").context == (0, 0)
    assert st.condemned == []
    march_in_place(st)
    assert asked(st, "action").context[0] == 2  # one Action only


@clause("FB-11.4")
def test_fb_11_4_the_owner_orders_the_events() -> None:
    st = game(listed("Jarl", "retinue: Tactics, Tactics", "- 6 Raiders", faction="nords"))
    put(st, 0, (400, 400))
    turn(st, 0)
    assert len(asked(st, "draw_event").options) == 2  # Turn the Tide and Seize the Day


@clause("FB-11.5", "FB-23.18")
def test_fb_11_5_events_of_arriving_regiments_are_ignored() -> None:
    st = game(listed("Biomancer", "- 6 Catabolic Drones", faction="spires"))
    st.status[1] = ARRIVING
    assert own_events(st, 1) == []


@clause("FB-23.5", "FB-24.41")
def test_fb_23_5_decay_dice() -> None:
    st = game(
        listed(
            "Biomancer", "- 8 Force-Grown Drones", "- 6 Catabolic Drones", "- 2 Unstable Prototypes", faction="spires"
        )
    )
    for number in (1, 2, 3):
        put(st, number, (400, 500 * number))
    assert decay_dice(st, 3, [2]) == 4  # Brutes: 2 dice for each Model
    assert decay_dice(st, 1, [3]) == 6  # Infantry: 3 dice for every 4 Models
    assert decay_dice(st, 1, [3, 1]) == 8
    assert decay_dice(st, 2, [3]) == 4  # Resist Decay 1: 6 dice less 2
    assert decay_dice(st, 2, [1]) == 0


@clause("FB-24.41", "FB-17.9")
def test_fb_24_41_a_regiment_that_resists_all_of_it_does_not_reduce_the_dice_of_others() -> None:
    st = game(listed("Tempered Steelshaper", "  retinue: Combat, Combat, Combat", faction="dweghom"))
    put(st, 0, (400, 500))
    assert st.count(0) == 4
    assert decay_dice(st, 0, [1]) == 1, "a die for the three who do not resist"
    assert decay_dice(st, 0, [2]) == 2
    assert decay_dice(st, 0, [3]) == 1, "three dice for four Models, less two"


@clause("FB-23.5", "FB-11.15", "FB-7.16")
def test_fb_23_5_decay_at_the_end_of_the_activation() -> None:
    st = game(listed("Biomancer", "- 8 Force-Grown Drones", "- 2 Unstable Prototypes", faction="spires"))
    put(st, 2, (400, 500))
    turn(st, 2)
    load(st, 5, 6, 4, 1)
    st.apply(END)
    assert st.wounds[2] == 2
    assert st.has_mark(2, ACTIVATED)
    assert not [event for event in st.events if event[0] == "morale"]


@clause("FB-11.16")
def test_fb_11_16_decay_may_destroy_the_acting_regiment() -> None:
    st = game(listed("Biomancer", "- 8 Force-Grown Drones", "- 1 Unstable Prototypes", faction="spires"))
    put(st, 2, (400, 500))
    st.wounds[2] = 4
    turn(st, 2)
    load(st, 6, 1)
    st.apply(END)
    assert st.decision is None
    assert st.count(2) == 0


# -- events that heal ------------------------------------------------------------------------------------------------------


@clause("FB-23.3", "FB-23.1")
def test_fb_23_3_biotic_renewal_heals_the_regiment_and_friends_near_by() -> None:
    army = listed("Biomancer", "- 2 Brute Drones", "- 2 Avatara", "- 2 Incarnate Sentinels", faction="spires")
    st = plain(army)
    st.rules.auto = True
    put(st, 0, (1000, 400))
    put(st, 1, (1000, 1500))
    put(st, 2, (1000, 1550 + 101))  # more than 10" away
    put(st, 3, (1300, 600))
    st.wounds = [3, 3, 3, 3, *st.wounds[4:]]
    load(st, 2, 3, 6)  # a D6 of 2; half of D3 rounded up: 1 and 2
    run(st, Activation(0, [], 2, False))
    assert asked(st, "event_for").options == [0, 3]
    st.apply(0)
    assert st.wounds[:4] == [1, 2, 3, 1]


@clause("FB-23.11", "FB-7.33")
def test_fb_23_11_regeneration_removes_markers_or_returns_models() -> None:
    army = listed("Biomancer", "- 2 Incarnate Sentinels", faction="spires")
    st = plain(army)
    put(st, 1, (1000, 400))
    st.wounds[1] = 4
    regenerate(st, 1)
    assert st.wounds[1] == 0
    slay(st, st.models(1)[-1])
    regenerate(st, 1)
    st.run()
    question = asked(st, "return")
    assert question.region is not None
    assert question.region.why_not(point(1000, 1000)) == ["FB-23.11"]
    st.apply(question.candidates()[0])
    assert (st.count(1), st.wounds[1]) == (2, 0)  # unhurt
    assert st.decision is None
    drones = plain(listed("Biomancer", "- 8 Force-Grown Drones", faction="spires"))
    drones.rules.auto = True
    put(drones, 1, (1000, 400))
    for model in drones.models(1)[-6:]:
        slay(drones, model)
    regenerate(drones, 1)
    drones.run()
    assert drones.count(1) == 6  # up to 4 Infantry Models
    monster = plain(listed("Biomancer", "- 1 Abomination", faction="spires"))
    put(monster, 1, (1000, 400))
    regenerate(monster, 1)
    monster.run()
    assert monster.decision is None


# -- techniques ------------------------------------------------------------------------------------------------------------


def technique(name: str, *men: str) -> State:
    """A Pheromancer with a technique. The first Regiment's card is next, and the technique is resolved first."""
    lines = [f"- {line}" for line in men or ("6 Bound Clones", "2 Brute Drones")]
    st = plain(listed("Pheromancer", f"techniques: {name}", *lines, faction="spires"))
    st.rules.auto = True
    put(st, 0, (1000, 400))
    put(st, 1, (1000, 600))
    put(st, 2, (2000, 3000))
    return turn(st, 0, 1, 2)


@clause("FB-26.11", "FB-11.17", "FB-11.20")
def test_techniques_let_the_next_card_act_and_leave_one_action() -> None:
    st = technique("Unstable Enhancement")
    first = st.plan(1).first
    assert asked(st, "action").context[0] == 1
    assert characteristic(st, 1, first, MARCH) == 5 + 4
    assert characteristic(st, 1, first, CLASH) == 2 + 2
    assert characteristic(st, 1, first, VOLLEY) == 1 + 1
    assert decay_values(st, 1, False) == [3]
    load(st, *[1] * 6)
    st.apply(END)
    assert asked(st, "action").context == (0, 0)
    march_in_place(st)
    assert asked(st, "action").context[0] == 2  # one Action in total
    brutes = technique("Unstable Enhancement", "2 Brute Drones", "6 Bound Clones")
    assert decay_values(brutes, 1, False) == [4]


@clause("FB-11.6", "FB-23.15")
def test_a_technique_without_a_card_is_skipped() -> None:
    st = plain(listed("Pheromancer", "techniques: Unstable Enhancement", "- 6 Bound Clones", faction="spires"))
    put(st, 0, (1000, 400))
    turn(st, 0)
    march_in_place(st)
    assert asked(st, "action").context == (0, 1)  # two Actions as usual


def test_grant_virulence_is_a_choice() -> None:
    for pick, rule in ((0, DEADLY_BLADES), (1, DEADLY_SHOT)):
        st = technique("Grant Virulence")
        st.apply(asked(st, "choose").options[pick])
        assert rule_x(st, 1, st.plan(1).first, rule) == 1
        assert asked(st, "action").context[0] == 1


def test_harvest_essence_heals_for_wounds_dealt() -> None:
    st = technique("Harvest Essence", "2 Brute Drones", "6 Bound Clones")
    foe = next(plan.number for plan in st.rules.plans if plan.owner == 1 and not plan.is_character)
    put(st, foe, (1000, 3000))
    st.wounds[1] = 3
    load(st, 6, 6, 6, 4, 3, 4, 1, 1, 1)  # three Wounds; of the dice 4, 3 and 4 two heal; Morale
    st.push(ActionEnd.of(st, 1))
    run(st, Attack(FROM_HITS, 1, foe, BY_CLASH, [(3, 0, 0)], []))
    assert st.wounds[1] == 3
    answer(st, "reroll_injury", -1)
    assert st.wounds[1] == 1  # after the Action


def test_catalytic_rupture_costs_wounds_and_deals_wounds() -> None:
    for pick in (0, 1):
        st = technique("Catalytic Rupture", "2 Brute Drones", "6 Bound Clones")
        foe = next(plan.number for plan in st.rules.plans if plan.owner == 1 and not plan.is_character)
        put(st, foe, (1000, 752))
        before = st.count(foe)
        load(st, 2, 3)
        answer(st, "use_ability", pick)
        assert st.wounds[1] == 2 * pick
        assert st.count(foe) == before - 3 * pick
        assert asked(st, "action").context[0] == 1


@clause("FB-11.9")
def test_pheromantic_drive_allows_the_same_action_twice() -> None:
    st = technique("Pheromantic Drive")
    st.rules.asks_all = True  # the earlier rules let anybody aim
    st.run()
    st.apply(TAKE_AIM)
    assert TAKE_AIM in asked(st, "action").options
    load(st, *[1] * 6)
    st.apply(TAKE_AIM)
    assert asked(st, "action").context == (0, 0)
    assert "extra_action" not in [st.rules.forces.bounds[row[0]].effect.op for row in st.lasting]


@clause("FB-1.6")
def test_pheromantic_compulsion_sorts_the_players_own_stack_in_secret() -> None:
    st = plain(
        listed(
            "Pheromancer",
            "techniques: Pheromantic Compulsion",
            "- 6 Bound Clones",
            "- 2 Brute Drones",
            "- 1 Abomination",
            faction="spires",
        )
    )
    st.rules.auto = True
    for number in range(4):
        put(st, number, (1000, 400 + 700 * number))
    turn(st, 0, 1, 2, 3)
    assert asked(st, "to_bottom").options == [1, 2, 3]
    clone = st.clone()
    st.apply(1)
    clone.apply(2)
    assert st.seen_by(1).dump() == clone.seen_by(1).dump()
    assert asked(st, "to_top").options == [2, 3]
    st.apply(3)
    assert asked(st, "action").context[0] == 3  # the Abomination acts, with Decay 4
    assert decay_values(st, 3, False) == [4]
    assert st.cards_of(0) == [1, 2]


@clause("FB-17.6", "FB-17.27")
def test_induced_vigor_leaves_two_actions_and_may_be_given_away() -> None:
    st = technique("Induced Vigor")
    assert asked(st, "technique_for").options == [0, 1]
    st.apply(1)
    st.apply(asked(st, "choose").options[1])
    assert characteristic(st, 1, st.plan(1).first, MARCH) == 5 + 2
    assert asked(st, "action").context == (0, 0)
    march_in_place(st)
    assert asked(st, "action").context == (0, 1)


def test_accelerated_hibernation_heals_at_the_bottom_of_the_stack() -> None:
    for sleeps in (True, False):
        st = plain(listed("Pheromancer", "techniques: Accelerated Hibernation", "- 2 Brute Drones", faction="spires"))
        put(st, 0, (1000, 400))
        put(st, 1, (1000, 600))
        st.wounds[1] = 3
        turn(st, 0, 1)
        assert asked(st, "hibernate").options == [-1, 1]
        load(st, 2)
        st.apply(1 if sleeps else -1)
        assert st.wounds[1] == (1 if sleeps else 3)
        assert st.cards_of(0) == [1]
        assert asked(st, "action").context == (0, 0)
        march_in_place(st)
        assert asked(st, "action").context[0] == 1


def test_every_technique_is_tried_here() -> None:
    source = Path(__file__).read_text("utf-8")
    names = [ability.name for faction in FACTIONS for ability in faction.techniques.values()]
    assert len(names) == 8
    assert [name for name in names if name not in source] == []
