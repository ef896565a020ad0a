"""Chapters 12, 15 and 16: moves into contact leave nobody behind outside Command Range (FB-12.22)."""

from __future__ import annotations

from sandtable.core.interaction.why_not import ask_about
from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.charge import Charge, contact_move
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.reform import Reform
from sandtable.games.first_blood.measuring import engaged_models, engaged_with, in_command_range, touches
from sandtable.games.first_blood.movement.charge.into_contact import DONE, CloseIn
from sandtable.games.first_blood.movement.formation.set_down import CHARGED, PILED_IN
from sandtable.games.first_blood.state import FIELD, INSPIRED, State
from sandtable.games.first_blood.turn.actions import COMBAT_REFORM, END, INSPIRE
from sandtable.games.first_blood.turn.activation import Activation
from tests.games.first_blood.moving import HUSCARLS, MEN, MILITIA, alone, spots, square, table
from tests.games.first_blood.support import answer, asked, keys, listed, load, plain, put, run
from tests.support import clause

BOX = ((0, 101), (88, 51), (88, -51), (0, -101), (-88, -51), (-88, 51))
"""Bases around a base that leave no way out."""


def column(*spots: tuple[int, int], boxed: bool = True, placement: str = "auto") -> State:
    """Men-at-Arms: Leader, Standard Bearer, others; the last one is boxed in by Militia. Huscarls are at (10, 15.02)."""
    st = table(placement)
    put(st, MEN, *spots)
    for model in range(st.plan(MEN).first + len(spots), st.plan(MEN).end):
        st.place[model] = -1
    x, y = spots[-1]
    put(st, MILITIA, *[(x + dx, y + dy) for dx, dy in BOX])
    for at, model in enumerate(range(st.plan(MILITIA).first, st.plan(MILITIA).end)):
        if at >= len(BOX) or not boxed:
            st.place[model] = -1
    if not boxed:
        st.place[st.plan(MILITIA).first] = point(3000, 300)
        st.acting[MILITIA] = st.plan(MILITIA).first
    put(st, HUSCARLS, (1000, 1502), (1102, 1502), (1204, 1502))
    for model in range(st.plan(HUSCARLS).first + 3, st.plan(HUSCARLS).end):
        st.place[model] = -1
    return st


def all_led(st: State) -> bool:
    return all(in_command_range(st, model) for model in st.models(MEN))


@clause("FB-16.5", "FB-12.22", "FB-4.10")
def test_fb_16_5_a_standard_bearer_does_not_leave_who_cannot_follow() -> None:
    for boxed in (True, False):
        st = column((1000, 1400), (1000, 900), (1000, 300), boxed=boxed)
        load(st, *[6] * 20)
        run(st, Clash(0, MEN, [], []))
        assert all_led(st)
        assert (spots(st, MEN)[1] == (1000, 900)) == boxed  # it stays for the one behind it, or both move on
        assert (spots(st, MEN)[2] == (1000, 300)) == boxed


@clause("FB-16.20", "FB-12.22")
def test_fb_16_20_in_a_combat_reform_nobody_is_left_behind() -> None:
    for boxed in (True, False):
        st = column((1000, 1400), (1000, 900), (1000, 300), boxed=boxed)
        run(st, Reform(0, MEN))
        assert all_led(st)
        assert (spots(st, MEN)[1] == (1000, 900)) == boxed


@clause("FB-16.21", "FB-12.22")
def test_fb_16_21_who_fights_moves_along_in_a_combat_reform() -> None:
    st = table("auto")
    alone(st, MEN, 1000, 1000, 3)
    lead, bearer, last = st.models(MEN)
    st.place[lead], st.place[bearer], st.place[last] = point(1000, 1000), point(1100, 1000), point(1450, 1102)
    put(st, HUSCARLS, (450, 1000), (1450, 1204), (1552, 1204))
    for model in st.models(HUSCARLS)[3:]:
        st.place[model] = -1
    run(st, Reform(0, MEN))
    assert all_led(st)


@clause("FB-15.10", "FB-12.22", "FB-12.17")
def test_fb_15_10_a_charge_leaves_nobody_behind() -> None:
    for boxed in (True, False):
        st = column((1000, 1000), (1000, 720), (1000, 500), boxed=boxed)
        move = contact_move(st, MEN, [HUSCARLS], 700)
        assert move is not None
        run(st, move)
        assert all_led(st)
        assert touches(st, st.plan(MEN).first, HUSCARLS)
        # the last one would be too far from the Leader's new place: the Standard Bearer stays between them
        assert (spots(st, MEN)[1][1] < 1200) == boxed


@clause("FB-15.13", "FB-12.22")
def test_fb_15_13_a_charge_fails_if_contact_would_leave_a_model_behind() -> None:
    for boxed in (True, False):
        st = column((1000, 1000), (1000, 450), boxed=boxed)
        slain = st.plan(MEN).first + 1
        st.place[slain], st.place[slain + 1] = -1, point(1000, 450)  # no Standard Bearer
        before = st.place[:]
        assert (contact_move(st, MEN, [HUSCARLS], 700) is None) == boxed
        assert st.place == before
        load(st, 6)
        run(st, Charge(2, MEN, HUSCARLS))
        split = ("charge_would_split", (0, MEN, HUSCARLS), "FB-15.13")
        assert (split in [event[:3] for event in st.events]) == boxed
        assert (st.place == before) == boxed


@clause("FB-12.22", "FB-12.15")
def test_fb_12_22_a_leader_who_is_placed_freely_leaves_nobody_behind() -> None:
    st = column((1000, 1400), (1000, 900), (1000, 300), placement="free")
    run(st, CloseIn.of(st, MEN, engaged_with(st, MEN), 300, PILED_IN, engaged_models(st, MEN), 1, 0))
    bearer = st.plan(MEN).first + 1
    answer(st, "close_in", bearer)
    region = asked(st, "close_to").region
    assert region is not None
    assert region.why_not(point(1000, 900)) == []
    assert region.why_not(point(1000, 901)) == ["FB-12.22"]
    words = ask_about(SPEC, st, 0, ("point", point(1000, 901))).sentence
    assert words is not None
    assert words.key == "refused-fb-12-22"
    assert words.args["o"].targets == (f"model:{bearer + 1}",)
    st.apply(point(1000, 900))
    answer(st, "close_in", DONE)
    assert all_led(st)


@clause("FB-12.22", "FB-12.20")
def test_fb_12_22_a_model_that_has_no_place_yet_lets_the_others_go_first() -> None:
    st = table("free")
    put(st, MEN, (1000, 1800), (957, 1392), (973, 1237), (1017, 1086), (977, 954), (957, 800))
    for model in range(st.plan(MEN).first + 6, st.plan(MEN).end):
        st.place[model] = -1
    alone(st, MILITIA, 1045, 851, 2)
    st.place[st.models(MILITIA)[1]] = point(1045, 749)
    put(st, HUSCARLS, (999, 1902), (1104, 1902), (1207, 1902))
    for model in range(st.plan(HUSCARLS).first + 3, st.plan(HUSCARLS).end):
        st.place[model] = -1
    run(st, CloseIn.of(st, MEN, [HUSCARLS], 300, PILED_IN, engaged_models(st, MEN), 1, 0))
    models = st.models(MEN)
    answer(st, "close_in", models[1])
    st.apply(point(975, 1616))
    answer(st, "close_in", models[4])
    st.apply(point(873, 1086))
    stood = st.place[models[2]]
    answer(st, "close_in", models[5])  # there is no room for it where the two in between stand now
    assert st.place[models[2]] != stood
    st.apply(asked(st, "close_to").candidates()[0])
    while st.decision is not None:
        st.apply(DONE if st.decision.kind == "close_in" else st.decision.candidates()[0])
    assert all_led(st)


@clause("FB-12.22", "FB-12.14")
def test_fb_12_22_a_model_that_was_outside_already_holds_nobody_back() -> None:
    st = column((1000, 1200), (1000, 900), (1000, 100))
    assert not in_command_range(st, st.models(MEN)[2])
    run(st, CloseIn.of(st, MEN, [HUSCARLS], 700, CHARGED))
    assert touches(st, st.models(MEN)[0], HUSCARLS)
    assert touches(st, st.models(MEN)[1], HUSCARLS)


# -- Combat Reform and Clash in one Action -----------------------------------------------------------------------------------


@clause("FB-16.35", "FB-16.2", "FB-16.3")
def test_fb_16_35_an_inspire_paid_for_counts_after_a_combat_reform() -> None:
    for inspired in (True, False):
        st = plain(
            listed("Strategos", "- 6 Legionnaires, Optio", faction="old-dominion"),
            "no-jarls-raid",
            placement="auto",
        )
        put(st, 1, *[(1000 + 102 * at, 1000) for at in range(6)])
        foe = next(plan.number for plan in st.rules.plans if plan.owner == 1 and not plan.is_character)
        put(st, foe, *[(1000 + 102 * at, 1102) for at in range(6)])
        run(st, Activation(1, [], 2, False))
        if inspired:
            answer(st, "action", INSPIRE)
        answer(st, "action", COMBAT_REFORM)
        clash = st.rules.plans[1].stats[2]
        load(st, *[clash + 1] * 40)  # this hits only with Inspire
        answer(st, "clash_too", 1)
        hits = [event[1] for event in st.events if event[0] == "hits"]
        while st.decision is not None and st.decision.kind.startswith("reroll"):
            st.apply(-1)
            hits += [event[1] for event in st.events if event[0] == "hits"]
        assert [args[1] for args in hits] == [6 if inspired else 0]
        assert not st.has_mark(1, INSPIRED)  # used up


# -- free Actions and Bloodlust --------------------------------------------------------------------------------------------


@clause("FB-24.6", "FB-24.5")
def test_fb_24_6_bloodlust_is_not_rolled_for_a_free_action() -> None:
    army = listed(
        "Pheromancer", "items: Pheromantic Override", "- 3 Unstable Prototypes", "- 6 Bound Clones", faction="spires"
    )
    st = plain(army, "no-jarls-raid", placement="auto")
    put(st, 0, (400, 400))
    put(st, 1, (400, 700), (602, 700), (804, 700))
    foe = next(plan.number for plan in st.rules.plans if plan.owner == 1 and not plan.is_character)
    put(st, foe, (400, 3000))
    run(st, Activation(0, [], 2, False))
    answer(st, "free_for", 1)
    assert asked(st, "march").context == (1,)  # no die, and the owner may place it freely
    assert "roll" not in keys(st)
    st.apply(point(400, 650))
    assert asked(st, "action").context[0] == 0
    st.apply(END)
    assert st.status[1] == FIELD
    run(st, Activation(1, [], 2, False))
    assert asked(st, "bloodlust").context == (1,)  # in its own activation it is


def without_bearer(st: State, *places: tuple[int, int]) -> None:
    """Men-at-Arms whose Standard Bearer is slain."""
    put(st, MEN, places[0], places[0], *places[1:])
    first = st.plan(MEN).first
    for model in (first + 1, *range(first + 1 + len(places), st.plan(MEN).end)):
        st.place[model] = -1


def at_the_wall(placement: str) -> State:
    """The third Man-at-Arms stands against the wall of a Garrison and has to go around its corner."""
    st = table(placement, tower=("", square(720, 1580, 440)))
    without_bearer(st, (708, 2071), (670, 2248), (910, 2072), (759, 2159), (810, 2072), (609, 2045))
    put(st, HUSCARLS, (720, 928), (567, 1016))
    for model in range(st.plan(HUSCARLS).first + 2, st.plan(HUSCARLS).end):
        st.place[model] = -1
    return st


def in_a_pocket(placement: str, deep: bool) -> State:
    """A Man-at-Arms behind its Leader stands among Militia who leave only a way back."""
    st = table(placement)
    without_bearer(st, (1000, 1000), (1000, 420))
    beside = [(898, 420), (1102, 420), (949, 509), (1051, 509)]
    beside += [(898, 318), (1102, 318)] if deep else []
    put(st, MILITIA, *beside)
    for model in range(st.plan(MILITIA).first + len(beside), st.plan(MILITIA).end):
        st.place[model] = -1
    put(st, HUSCARLS, (1000, 1502), (1102, 1502), (1204, 1502))
    for model in range(st.plan(HUSCARLS).first + 3, st.plan(HUSCARLS).end):
        st.place[model] = -1
    return st


@clause("FB-12.14", "FB-12.22", "FB-15.13")
def test_fb_12_14_a_model_that_can_follow_by_any_way_keeps_nobody_from_a_charge() -> None:
    tables = [(at_the_wall("auto"), 1050), (in_a_pocket("auto", False), 900), (in_a_pocket("auto", True), 1100)]
    for st, distance in tables:
        assert all_led(st)
        move = contact_move(st, MEN, [HUSCARLS], distance)
        assert move is not None
        run(st, move)
        assert all_led(st)
        assert touches(st, st.plan(MEN).first, HUSCARLS)


@clause("FB-12.14", "FB-12.22", "FB-15.13")
def test_fb_12_14_a_way_longer_than_the_charge_distance_does_not_count() -> None:
    for deep, distance in ((False, 800), (True, 1000)):
        assert contact_move(in_a_pocket("auto", deep), MEN, [HUSCARLS], distance) is None


@clause("FB-12.14", "FB-12.22", "FB-12.15")
def test_fb_12_14_a_model_that_is_placed_freely_may_be_followed_by_any_way() -> None:
    for st, distance in ((at_the_wall("free"), 1050), (in_a_pocket("free", False), 900)):
        move = contact_move(st, MEN, [HUSCARLS], distance)
        assert move is not None
        run(st, move)
        answer(st, "close_in", st.plan(MEN).first)
        st.apply(asked(st, "close_to").candidates()[0])
        while st.decision is not None:
            st.apply(st.decision.candidates()[-1] if st.decision.kind == "close_in" else st.decision.candidates()[0])
        assert all_led(st)
        assert touches(st, st.plan(MEN).first, HUSCARLS)
