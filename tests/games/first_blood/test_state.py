"""The state: its fields, its copies, who knows what; options; the armies as numbered Models (chapters 1, 4, 8)."""

from __future__ import annotations

import pytest

from sandtable.core.engine.cards import UNKNOWN, faces_of, known_to
from sandtable.core.engine.fields import Field
from sandtable.core.engine.options import BadOption
from sandtable.core.engine.rng import seeded
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.army_building.forces import LEADER, RANK, SPECIAL, STANDARD
from sandtable.games.first_blood.state import (
    ACTIVATED,
    AIM,
    ARRIVED,
    BLESSED_DEFENCE,
    BROKEN,
    EAST,
    INSPIRED,
    NOBODY,
    NORTH,
    RESERVE,
    SOUTH,
    WAITING,
    WEST,
    Rules,
    State,
    fresh,
    zone_depth,
)
from sandtable.games.first_blood.tables.battlefields import battlefield_of
from tests.support import clause


def table(**options: str | int) -> State:
    return fresh(Rules(SPEC.check_options(2, dict(options))), seeded(1))


def test_a_copy_shares_nothing_that_changes() -> None:
    st = table()
    st.command = [[1, 2], [3]]
    clone = st.clone()
    assert clone.fields() == st.fields()
    for field in st.declared().fields:
        mine, theirs = getattr(st, field.name), getattr(clone, field.name)
        assert not isinstance(mine, list) or mine is not theirs, field.name
    clone.command[0].pop()
    assert st.command[0] == [1, 2]
    declared = {field.name for field in st.declared().fields}
    assert set(vars(State)["__slots__"]) == declared | {"rules"}


def test_a_state_is_saved_and_loaded() -> None:
    st = table(army_1="no-jarls-raid")
    st.lasting = [(3, 1, 2, 0)]
    again = SPEC.restore(2, seeded(1), st.fields())
    assert again.fields() == st.fields()
    names = [field.name for field in st.declared().saved]
    values = list(st.fields())
    values[1 + names.index("place")] = [WAITING - 1] * len(st.place)
    with pytest.raises(ValueError, match="place"):
        SPEC.restore(2, seeded(1), tuple(values))


@clause("FB-1.1")
def test_fb_1_1_two_players() -> None:
    assert SPEC.players == (2, 2)
    assert table().players == 2


@clause("FB-1.6", "FB-1.7")
def test_fb_1_6_only_the_order_of_the_command_stacks_is_secret() -> None:
    st = table()
    st.lay_stack(0, [0, 2, 1])
    st.lay_stack(1, [6, 5])
    assert faces_of(st.seen_by(0).command[0]) == [0, 2, 1]
    assert st.seen_by(0).command[1] == [UNKNOWN, UNKNOWN]
    assert st.seen_by(1).command[0] == [UNKNOWN] * 3
    assert st.seen_by(-1).command == [[UNKNOWN] * 3, [UNKNOWN] * 2]
    st.command[1][1] = known_to(st.command[1][1], 0b01)
    assert faces_of(st.seen_by(0).command[1]) == [UNKNOWN, 5]
    hidden = [field.name for field in st.declared().fields if not is_public(field)]
    assert hidden == ["command"]


def is_public(field: Field) -> bool:
    return type(field.known).__name__ == "Public"


@clause("FB-1.15")
def test_fb_1_15_open_stacks_lie_face_up() -> None:
    st = table(open_stacks="on")
    st.lay_stack(0, [0, 2, 1])
    assert faces_of(st.seen_by(1).command[0]) == faces_of(st.seen_by(-1).command[0]) == [0, 2, 1]


@clause("FB-1.10")
def test_fb_1_10_points_are_a_multiple_of_50_from_300_to_2000() -> None:
    assert SPEC.check_options(2, {})["points_limit"] == 600
    SPEC.check_options(2, {"points_limit": 2000})
    for points in (250, 2050, 625):
        with pytest.raises(BadOption, match="option points_limit"):
            SPEC.check_options(2, {"points_limit": points})


@clause("FB-1.14")
def test_fb_1_14_placement_is_free_or_automatic() -> None:
    assert not table().rules.auto
    assert table(placement="auto").rules.auto


@clause("FB-8.8")
def test_fb_8_8_the_reinforcement_zone_is_a_third_of_the_table() -> None:
    field = battlefield_of("hill-fort")
    assert [zone_depth(field, edge) for edge in (SOUTH, EAST, NORTH, WEST)] == [1200] * 4


@clause("FB-8.9")
def test_fb_8_9_all_regiments_start_in_reinforcements() -> None:
    st = table()
    assert set(st.status) == {RESERVE}
    assert set(st.place) == {WAITING}


@clause("FB-4.1", "FB-4.2", "FB-4.25")
def test_fb_4_25_models_are_numbered_through() -> None:
    st = table(army_1="hk-lords-muster", army_2="hk-church-and-legion")
    forces = st.rules.forces
    assert [plan.entry for plan in st.rules.plans] == [
        "noble_lord",
        "militia",
        "men_at_arms",
        "household_knights",
        "mercenary_crossbowmen",
        "theist_priest",
        "militia_bowmen",
        "sicarii",
        "imperial_officer",
        "steel_legion",
        "imperial_ranger_corps",
    ]
    lord, militia = st.rules.plans[:2]
    assert (lord.first, lord.end, militia.first, militia.end) == (0, 4, 4, 14)
    assert forces.roles[:4] == [LEADER, SPECIAL, RANK, RANK]
    assert forces.marks[:4] == ["", "lieutenant:herald", "combat", "combat"]
    assert forces.roles[4:14] == [LEADER, STANDARD, SPECIAL, *[RANK] * 7]
    assert [forces.regiment_of[model] for model in (0, 3, 4, 13, 14)] == [0, 0, 1, 1, 2]
    st.edge_winner = 1
    assert st.order_of(60) < st.order_of(0)
    assert st.order_of(3) < st.order_of(4)


@clause("FB-4.5")
def test_fb_4_5_all_models_of_a_regiment_share_its_profile() -> None:
    st = table()
    assert {st.plan(r).stats for r in [st.rules.forces.regiment_of[m] for m in range(4, 14)]} == {
        st.plan(1).profile.stats
    }


@clause("FB-4.21", "FB-4.22")
def test_fb_4_22_cards_of_one_entry_are_identical() -> None:
    plans = table(army_1="no-call-of-the-hunt").rules.plans
    assert [(plan.entry, plan.card) for plan in plans if plan.owner == 0] == [
        ("blooded", 0),
        ("raiders", 1),
        ("ulfhednar", 2),
        ("fenrbeast", 3),
        ("shaman", 4),
        ("raiders", 1),
    ]


@clause("FB-4.18")
def test_fb_4_18_a_regiment_without_leader_has_an_acting_one() -> None:
    st = table(army_1="sp-directorate-strike")
    drones, clones = st.rules.plans[1], st.rules.plans[4]
    assert (drones.entry, st.acting[1]) == ("force_grown_drones", drones.first)
    assert (clones.entry, st.acting[4]) == ("vanguard_clones", NOBODY)
    noded = "Test\nfaction: spires\nBiomancer, Warlord\n- 8 Force-Grown Drones, Catabolic Node"
    st = table(army_1=noded, scenario="stake_your_claim")
    assert st.rules.forces.roles[st.acting[1]] == RANK  # a special Command Model only if there is nobody else


@clause("FB-28.3", "FB-4.4")
def test_fb_28_3_flying_models_are_one_size_larger() -> None:
    flying = "Test\nfaction: spires\nHigh Clone Executor, Warlord\n- 6 Bound Clones\n- 1 Pteraphons\n"
    flying += "Pheromancer\n- 8 Force-Grown Drones\n- 6 Stryx"
    plans = table(army_1=flying, scenario="stake_your_claim").rules.plans
    sizes = {plan.entry: plan.size for plan in plans if plan.owner == 0}
    assert (sizes["stryx"], sizes["pteraphons"], sizes["bound_clones"]) == (2, 3, 1)


@clause("FB-1.16")
def test_fb_1_16_everything_that_players_track_is_saved() -> None:
    st = begun()
    kept = {
        "wounds": 2,
        "marks": BROKEN | ACTIVATED | ARRIVED | AIM | INSPIRED,
        "blessing": BLESSED_DEFENCE,
        "overcharge": 3,
    }
    for name, value in kept.items():
        getattr(st, name)[1] = value
    st.lasting = [(0, 1, 5, 0)]
    st.events_on = [(0, 1, 0)]
    st.holders_of = [(0, 1)]
    st.used = [(0, 1)]
    st.condemned = [1]
    st.collapsed = 1
    st.structure = [1, *st.structure[1:]]
    again = SPEC.load(st.dump())
    assert again.dump() == st.dump()
    assert [getattr(again, name)[1] for name in kept] == list(kept.values())
    assert (again.lasting, again.holders_of, again.used) == (st.lasting, st.holders_of, st.used)


@clause("FB-1.5", "FB-29.9")
def test_fb_1_5_the_same_situation_has_the_same_answer() -> None:
    one, two = begun(), begun()
    for step in range(40):
        assert one.dump() == two.dump()
        if one.decision is None:
            break
        picks = one.decision.candidates()
        pick = picks[step % len(picks)]
        one.apply(pick, one.decision.seat)
        assert two.decision is not None
        two.apply(pick, two.decision.seat)
    assert one.dump() == two.dump()


def begun() -> State:
    """A game at its first question."""
    st = SPEC.start(2, {"placement": "auto"}, 5, log=False)
    assert st.decision is not None
    return st
