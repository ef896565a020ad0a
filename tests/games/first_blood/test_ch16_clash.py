"""Chapter 16: Clash with its pile-in, Combat Reform, Withdraw; Lethal Demise (FB-24.26)."""

from __future__ import annotations

from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.attack import FROM_HITS, NONE, Attack
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.fighters import casualty_order, fighters
from sandtable.games.first_blood.combat.reform import Reform, must_reform
from sandtable.games.first_blood.combat.withdraw import NO, YES, Withdraw, why_not_withdraw
from sandtable.games.first_blood.in_force import BY_CLASH, NO_ATTACK
from sandtable.games.first_blood.measuring import are_engaged, engaged_models, is_engaged, models_within
from sandtable.games.first_blood.state import BROKEN, GONE, INSPIRED, State
from sandtable.games.first_blood.tables.terms import FURY
from sandtable.games.first_blood.turn.actions import CLASH_ACTION, COMBAT_REFORM, END, WITHDRAW_ACTION
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.wounds import slay
from tests.games.first_blood.support import answer, asked, clause_of, keys, load, plain, put, regiment, run
from tests.support import clause

MILITIA, MEN, KNIGHTS, BOWS = 1, 2, 3, 4
JARL, RAIDERS, HUSCARLS, CHOSEN, TROLLS = 5, 6, 7, 8, 9


def field(placement: str = "auto") -> State:
    return plain(placement=placement)


def acting(st: State, number: int) -> State:
    return run(st, Activation(number, [], 2, must_reform(st, number)))


def ranks(st: State, number: int, x: int, y: int, wide: int, back: int = -1) -> None:
    """A Regiment in ranks of this size, further ranks behind (-1: to the south)."""
    step = 2 * st.plan(number).radius + 2
    count = st.plan(number).end - st.plan(number).first
    put(st, number, *[(x + step * (at % wide), y + back * step * (at // wide)) for at in range(count)])


def line(st: State, number: int, x: int, y: int) -> None:
    ranks(st, number, x, y, 99)


def hits(st: State) -> list[tuple[object, ...]]:
    return [event[1] for event in st.events if event[0] == "hits"]


def leaderless(st: State, *numbers: int) -> None:
    for number in numbers:
        first = st.plan(number).first
        for model in (first, first + 1):
            slay(st, model)


@clause("FB-16.4", "FB-11.12")
def test_fb_16_4_a_clash_needs_contact() -> None:
    st = field()
    line(st, MEN, 1000, 1500)
    line(st, HUSCARLS, 1000, 1605)
    acting(st, MEN)
    assert CLASH_ACTION in asked(st, "action").options
    st = field()
    line(st, MEN, 1000, 1500)
    line(st, HUSCARLS, 1000, 1606)
    acting(st, MEN)
    assert CLASH_ACTION not in asked(st, "action").options
    assert SPEC.presentation.why_not(st, 0, ("action", CLASH_ACTION)) == ["FB-11.12"]


@clause("FB-16.5", "FB-16.6", "FB-12.14", "FB-12.20")
def test_fb_16_5_models_without_contact_pile_in() -> None:
    st = field()
    ranks(st, MEN, 1000, 1500, 6)  # two ranks of 6 and 5
    line(st, HUSCARLS, 1306, 1602)  # three of the first rank touch
    before = engaged_models(st, MEN)
    start = st.place[:]
    load(st, *[6] * 11)
    run(st, Clash(0, MEN, [], []))
    after = engaged_models(st, MEN)
    assert len(after) > len(before)
    assert all(st.place[model] == start[model] for model in before)  # who is in contact stays
    for model in st.models(MEN):
        dx, dy = x_of(st.place[model]) - x_of(start[model]), y_of(st.place[model]) - y_of(start[model])
        assert dx * dx + dy * dy <= 300 * 300
    assert asked(st, "reroll_hit").context[1:] == (6,) * len(after)  # only those in contact roll


@clause("FB-16.6")
def test_fb_16_6_nobody_piles_in_to_a_regiment_that_is_not_fought() -> None:
    st = field()
    ranks(st, MEN, 1000, 1500, 6)
    line(st, JARL, 1510, 1602)  # the last of the first rank fights the Jarl
    line(st, RAIDERS, 400, 1640)  # Raiders stand close to the others
    run(st, Clash(0, MEN, [], []))
    assert not are_engaged(st, MEN, RAIDERS)
    assert are_engaged(st, MEN, JARL)


@clause("FB-16.7", "FB-24.47", "FB-16.10")
def test_fb_24_47_support_from_the_second_rank() -> None:
    st = field()
    ranks(st, MILITIA, 1000, 1500, 5)  # Support: both ranks attack
    line(st, HUSCARLS, 1000, 1602)
    fighting = fighters(st, MILITIA)
    assert [supports for _, _, supports in fighting] == [False] * 5 + [True] * 5
    st = field()
    ranks(st, MEN, 1000, 1500, 5)
    line(st, HUSCARLS, 1000, 1602)
    assert len(fighters(st, MEN)) == 5
    st = field()
    ranks(st, MILITIA, 1000, 1500, 5)
    for model in st.models(MILITIA)[5:]:
        st.place[model] -= 10 << 16  # 0.1" further back: no contact
    line(st, HUSCARLS, 1000, 1602)
    assert len(fighters(st, MILITIA)) == 5


def two_enemies(st: State) -> State:
    """Men-at-Arms with Huscarls to the north-west and Bow-Chosen to the north-east; one Model touches both."""
    line(st, MEN, 1000, 1500)
    for at, model in enumerate(st.models(HUSCARLS)):
        st.place[model] = point(1357 - 101 * at, 1590)
    for at, model in enumerate(st.models(CHOSEN)):
        st.place[model] = point(1459 + 101 * at, 1590)
    st.status[HUSCARLS] = st.status[CHOSEN] = 2
    return st


@clause("FB-16.8", "FB-16.9", "FB-16.11", "FB-16.12", "FB-28.6", "FB-27.10")
def test_fb_28_6_a_model_in_contact_with_two_regiments_divides_its_attacks() -> None:
    st = two_enemies(field())
    both = [(model, foes) for model, foes, _ in fighters(st, MEN) if len(foes) == 2]
    assert len(both) == 1
    run(st, Clash(0, MEN, [], []))
    question = asked(st, "divide")
    assert (question.options, question.context) == ([1, 0], (MEN, both[0][0], HUSCARLS, 1))
    alone = [foes for _, foes, _ in fighters(st, MEN) if foes == [HUSCARLS]]
    st.apply(1)
    question = asked(st, "strikes_first")
    assert question.options == [HUSCARLS, CHOSEN]
    load(st, *[6] * 20)
    st.apply(HUSCARLS)
    assert len(asked(st, "reroll_hit").context) - 1 == len(alone) + 1
    load(st, 5)
    st.apply(0)
    assert hits(st)[0] == (HUSCARLS, 0)
    assert hits(st)[1] == (CHOSEN, 0)  # the Leader's die was used: it is one in the whole Action


@clause("FB-16.14", "FB-4.8")
def test_fb_16_14_one_leader_die_in_the_whole_action() -> None:
    st = two_enemies(field())
    run(st, Clash(0, MEN, [], []))
    st.apply(0)
    load(st, *[6] * 20)
    st.apply(CHOSEN)
    answer(st, "reroll_hit", NONE)
    assert asked(st, "reroll_hit")  # not used against the first: still there


@clause("FB-23.10", "FB-16.10", "FB-27.10")
def test_fb_23_10_fury_dice_go_to_any_pool() -> None:
    st = two_enemies(field())
    st.events_on.append((FURY, MEN, 0))
    run(st, Clash(0, MEN, [], []))
    st.apply(1)
    engaged = len(engaged_models(st, MEN))
    question = asked(st, "fury")
    assert question.context == (MEN, HUSCARLS, -(-engaged // 4))
    st.apply(0)
    own = len([foes for _, foes, _ in fighters(st, MEN) if foes == [CHOSEN]])
    load(st, *[6] * 20)
    st.apply(CHOSEN)
    assert len(asked(st, "reroll_hit").context) - 1 == own + -(-engaged // 4)


@clause("FB-16.2", "FB-16.3", "FB-16.16")
def test_fb_16_3_inspire_is_used_up_by_the_clash() -> None:
    st = field()
    line(st, MEN, 1000, 1500)
    line(st, HUSCARLS, 1000, 1602)
    leaderless(st, MEN, HUSCARLS)
    st.set_mark(MEN, INSPIRED)
    count, enemies = st.count(MEN), engaged_models(st, MEN)
    load(st, *[3] * len(enemies), *[1] * 20)
    acting(st, MEN)
    st.apply(CLASH_ACTION)
    assert hits(st)[0][1] == len(engaged_models(st, MEN))  # Clash 2 + 1
    assert not st.has_mark(MEN, INSPIRED)
    assert st.count(MEN) == count  # the enemy does not strike back


@clause("FB-16.19", "FB-7.34")
def test_fb_16_19_order_of_casualties_in_a_clash() -> None:
    st = field()
    line(st, MEN, 1000, 1500)
    line(st, HUSCARLS, 1204, 1602)  # all nine touch
    put(st, KNIGHTS, (2020, 1754), (2600, 1754))  # one of them touches the last Huscarl, too
    assert casualty_order(st, BY_CLASH, MEN, HUSCARLS) == [1] * 9
    last = st.plan(HUSCARLS).end - 1
    st.place[st.plan(MEN).end - 1] = point(400, 400)
    st.place[st.plan(MEN).end - 2] = point(500, 400)
    order = casualty_order(st, BY_CLASH, MEN, HUSCARLS)
    assert order[last - st.plan(HUSCARLS).first] == 2  # Engaged with others only
    st.place[st.plan(KNIGHTS).first] = point(2800, 400)
    assert casualty_order(st, BY_CLASH, MEN, HUSCARLS)[last - st.plan(HUSCARLS).first] == 0  # not Engaged at all


@clause("FB-16.18", "FB-7.15")
def test_fb_16_18_casualties_may_end_contact() -> None:
    st = field()
    line(st, MEN, 1000, 1500)
    line(st, CHOSEN, 1000, 1602)
    acting(st, MEN)
    load(st, *[1] * 7, *[6] * 7)
    st.apply(CLASH_ACTION)
    fought = st.place[: st.plan(CHOSEN).first]
    answer(st, "reroll_hit", NONE)
    load(st, *[6] * 10)
    answer(st, "reroll_injury", NONE)
    assert st.status[CHOSEN] == GONE
    assert not is_engaged(st, MEN)
    assert st.place[: st.plan(CHOSEN).first] == fought  # this makes nobody move


@clause("FB-7.27", "FB-7.28", "FB-7.37")
def test_fb_7_27_a_broken_regiment_that_loses_half_is_shattered() -> None:
    for broken in (False, True):
        st = field()
        line(st, MEN, 1000, 1500)
        line(st, CHOSEN, 1000, 1602)
        if broken:
            st.set_mark(CHOSEN, BROKEN)
        acting(st, MEN)
        load(st, *[1] * 7, 6, 6, 6, 6, 1, 1, 1)
        st.apply(CLASH_ACTION)
        answer(st, "reroll_hit", NONE)
        load(st, *[1] * 4)  # four Wounds, Morale passed
        answer(st, "reroll_injury", NONE)
        assert (st.status[CHOSEN] == GONE) == broken
        assert ("shattered" in keys(st)) == broken
        assert ("broken" in keys(st)) != broken


@clause("FB-16.20", "FB-16.21", "FB-16.22")
def test_fb_16_20_combat_reform_brings_all_up_to_their_march() -> None:
    st = field()
    ranks(st, MEN, 1000, 1500, 6)
    line(st, HUSCARLS, 1510, 1602)  # only the last Model of the first rank touches
    before = len(engaged_models(st, MEN))
    assert must_reform(st, MEN)
    start = st.place[:]
    acting(st, MEN)
    assert asked(st, "action").options == [END, COMBAT_REFORM]
    st.apply(COMBAT_REFORM)
    assert len(engaged_models(st, MEN)) > before
    for model in st.models(MEN):
        dx, dy = x_of(st.place[model]) - x_of(start[model]), y_of(st.place[model]) - y_of(start[model])
        assert dx * dx + dy * dy <= 500 * 500
    assert asked(st, "action").context == (MEN, 1)


@clause("FB-12.15", "FB-12.16", "FB-12.20", "FB-27.9", "FB-29.10", "FB-16.21")
def test_fb_12_15_the_owner_places_models_in_contact_freely() -> None:
    st = field("free")
    ranks(st, MEN, 1000, 1500, 6)
    line(st, JARL, 1255, 1588)
    run(st, Reform(0, MEN))
    question = asked(st, "close_in")
    leader = st.plan(MEN).first
    assert question.options == [-1, leader]  # the Leader first
    st.apply(leader)
    region = asked(st, "close_to").region
    assert region is not None
    auto = region.candidates()[0]
    assert region.why_not(auto) == []
    assert region.why_not(st.place[leader]) == ["FB-12.15"]  # it can reach contact, so it must
    assert region.why_not(point(1255, 1650)) == ["FB-12.4"] or region.why_not(point(1255, 1650))
    st.apply(auto)
    assert asked(st, "close_in").options == [-1, leader + 1]  # then the Standard Bearer
    st.apply(leader + 1)
    st.apply(asked(st, "close_to").region.candidates()[0])  # type: ignore[union-attr]
    assert len(asked(st, "close_in").options) == 10  # then the others in any order
    st.apply(-1)
    assert st.decision is None


@clause("FB-16.21", "FB-12.16")
def test_fb_16_21_a_model_that_reaches_no_enemy_moves_towards_either() -> None:
    st = field("free")
    put(st, MEN, (1500, 1500), (1000, 1500), (1000, 1000))
    far = st.models(MEN)[2]
    for model in st.models(MEN)[3:]:
        st.place[model] = -1
    put(st, JARL, (1500, 1602))
    line(st, CHOSEN, 1000, 1602)
    for model in st.models(CHOSEN)[1:]:
        st.place[model] = -1
    st.plan(MEN).stats = (1, *st.plan(MEN).stats[1:])  # March 1: it stays far from both
    run(st, Reform(0, MEN))
    for model in st.models(MEN)[:2]:
        st.apply(model)
        st.apply(st.place[model])  # who is in contact stays
    answer(st, "close_in", far)
    region = asked(st, "close_to").region
    assert region is not None
    assert region.why_not(point(1000, 1100)) == []  # towards the Bow-Chosen, who are nearer
    assert region.why_not(point(1048, 1058)) == []  # or towards the Jarl
    assert region.why_not(point(1000, 900)) != []
    st.apply(point(1048, 1058))
    assert (x_of(st.place[far]), y_of(st.place[far])) == (1048, 1058)


@clause("FB-16.24", "FB-21.22")
def test_fb_16_24_heavy_regiments_do_not_withdraw() -> None:
    st = plain("dw-hold-guard")
    thanes, warriors = regiment(st, "hold_thanes"), regiment(st, "hold_warriors")
    line(st, thanes, 1000, 1500)
    line(st, warriors, 1000, 2500)
    line(st, RAIDERS, 1000, 1602)
    line(st, HUSCARLS, 1000, 2602)
    assert clause_of(why_not_withdraw(st, thanes)) == "FB-16.24"
    assert why_not_withdraw(st, warriors) is None
    acting(st, thanes)
    assert SPEC.presentation.why_not(st, 0, ("action", WITHDRAW_ACTION)) == ["FB-16.24"]


@clause("FB-16.25", "FB-16.26", "FB-16.27", "FB-16.28", "FB-16.31", "FB-2.4")
def test_fb_16_25_clean_and_fighting_withdrawals() -> None:
    for face, amount, lost in ((2, 5, 3), (3, 5, 5)):  # Resolve 2: clean D3, or fighting D6
        st = field()
        ranks(st, MEN, 1000, 1500, 6)
        line(st, RAIDERS, 1000, 1602)
        acting(st, MEN)
        load(st, face, amount)
        st.apply(WITHDRAW_ACTION)
        assert st.count(MEN) == 11 - lost
        assert "morale" not in keys(st)
        gaps = [models_within(st, one, two, 299) for one in st.models(MEN) for two in st.models(RAIDERS)]
        assert not any(gaps)
        assert asked(st, "action").context == (MEN, 1)
        assert not is_engaged(st, MEN)


@clause("FB-16.25", "FB-24.49")
def test_fb_16_25_terrifying_enemies_make_it_harder() -> None:
    for broken, lost in ((False, 6), (True, 3)):  # Resolve 2, 1 against Trolls, 2 again for a Broken Regiment
        st = field()
        ranks(st, MEN, 1000, 1500, 6)
        put(st, TROLLS, (1100, 1652))
        if broken:
            st.set_mark(MEN, BROKEN)
        load(st, 2, 6)
        run(st, Withdraw(0, MEN))
        assert st.count(MEN) == 11 - lost


@clause("FB-16.29", "FB-12.17")
def test_fb_16_29_a_model_that_cannot_be_placed_is_removed() -> None:
    st = field()
    line(st, CHOSEN, 1000, 1500)
    st.edge = 2  # the home edge of seat 1 is in the south
    put(st, MEN, (1000, 1398), (1600, 600))
    for at, model in enumerate(st.models(MEN)[1:]):
        st.place[model] = point(300 + 300 * at, 700)  # a chain of enemies before its edge
    load(st, 1, 1)
    run(st, Withdraw(0, CHOSEN))
    assert st.count(CHOSEN) <= 6
    assert all(y_of(st.place[model]) >= 50 for model in st.models(CHOSEN))


@clause("FB-17.29", "FB-17.45")
def test_fb_17_29_a_disciplined_withdraw_costs_nothing_once() -> None:
    st = plain(
        "Test\nfaction: hundred-kingdoms\nNoble Lord, Warlord\n  masteries: Disciplined\n- 10 Men-at-Arms",
        placement="auto",
    )
    for again in (False, True):
        put(st, 0, (400, 400))
        ranks(st, 1, 400, 700, 5)
        put(st, regiment(st, "raiders", 1), (400, 802))
        load(st, *([6, 1] if again else []))
        run(st, Withdraw(0, 1))
        if again:
            assert st.decision is None  # used up, because it was rolled for
            assert "roll" in keys(st)
        else:
            assert asked(st, "disciplined").options == [YES, NO]
            st.apply(YES)
            assert st.count(1) == 10


@clause("FB-24.26", "FB-24.57", "FB-27.11")
def test_fb_24_26_lethal_demise_strikes_back() -> None:
    st = plain("sp-fleshcrafters", placement="auto")
    drones = regiment(st, "desolation_drones")
    line(st, drones, 1000, 1500)
    leaderless(st, drones)
    line(st, RAIDERS, 1204, 1602)
    slay(st, st.plan(RAIDERS).first)
    slay(st, st.plan(RAIDERS).first + 1)
    load(st, 6, 6, 6, 1, 1, 1)  # two Wounds on the Drones; two Hits on the Raiders: one Wound; Morale of the Drones
    run(st, Attack(FROM_HITS, RAIDERS, drones, BY_CLASH, [(2, 0, 0)], []))
    assert hits(st) == []
    assert st.count(drones) == 2
    assert st.count(RAIDERS) == 9
    assert [event[0] for event in st.events].index("morale") > 0


@clause("FB-24.26", "FB-24.57")
def test_fb_24_57_the_owner_chooses_whom_lethal_demise_strikes_first() -> None:
    st = plain("sp-fleshcrafters")
    drones = regiment(st, "desolation_drones")
    line(st, drones, 1000, 1500)
    line(st, RAIDERS, 1000, 1602)
    line(st, CHOSEN, 1000, 1398)
    load(st, 6)
    run(st, Attack(FROM_HITS, RAIDERS, drones, NO_ATTACK, [(1, 0, 0)], []))
    answer(st, "reroll_injury", NONE)
    st.apply(asked(st, "casualty").options[0])
    question = asked(st, "demise")
    assert (question.seat, question.options, question.context) == (0, [RAIDERS, CHOSEN], (drones, 1))
    load(st, 6)
    st.apply(CHOSEN)
    assert asked(st, "reroll_injury").context[0] == CHOSEN
    load(st, 1, 6)
    st.apply(0)
    assert asked(st, "reroll_injury").context[0] == RAIDERS  # then the others
