"""Chapter 6: Line of Sight and Levels; Clear Models of a target (FB-14.11, FB-14.12)."""

from __future__ import annotations

import json

from sandtable.core.space.points import point
from sandtable.games.first_blood.sight import (
    clear_models,
    ends_of,
    in_the_way,
    is_obscured_by_sight,
    level_of,
    model_sees,
    pieces_between,
    regiment_sees,
)
from sandtable.games.first_blood.state import SLAIN, WAITING, State
from sandtable.games.first_blood.tables.battlefields import ELEVATED
from tests.games.first_blood.support import PLAIN, game, plain, put, regiment
from tests.support import clause

MILITIA, MEN, KNIGHTS, BOWS = 1, 2, 3, 4
RAIDERS, TROLLS = 6, 9


def lone(st: State, number: int, x: int, y: int) -> int:
    """A Regiment with one Model left, at this place."""
    put(st, number, (x, y))
    plan = st.plan(number)
    st.place[plan.first + 1 : plan.end] = [SLAIN] * (plan.end - plan.first - 1)
    return plan.first


def open_ground() -> State:
    """A battlefield whose northern third contains only a wood in the east and a hill in the west."""
    return game(battlefield="hamlet-crossroads")


@clause("FB-6.2", "FB-6.3", "FB-28.21", "FB-29.5", "FB-6.16")
def test_fb_28_21_figures_for_checking_sight() -> None:
    for y, seen in ((1804, False), (1805, True)):
        st = game(battlefield="forest-ford")
        one, two = lone(st, MILITIA, 500, 3400), lone(st, RAIDERS, 3000, 3400)
        lone(st, MEN, 1000, 3400 + y - 1800)
        assert model_sees(st, one, two) == seen
        assert model_sees(st, two, one) == seen


@clause("FB-6.13", "FB-6.15")
def test_fb_6_13_sight_is_mutual_and_all_round() -> None:
    st = open_ground()
    one = lone(st, MILITIA, 1800, 3300)
    for x, y in ((300, 3400), (1800, 2500), (3000, 3400), (1500, 3500)):
        two = lone(st, RAIDERS, x, y)
        assert model_sees(st, one, two) == model_sees(st, two, one)


@clause("FB-6.4", "FB-6.5")
def test_fb_6_5_other_regiments_obstruct_if_they_are_as_tall() -> None:
    st = open_ground()
    one, two = lone(st, MILITIA, 500, 3450), lone(st, RAIDERS, 3000, 3450)
    assert model_sees(st, one, two)
    friend = lone(st, MEN, 1500, 3450)
    assert not model_sees(st, one, two)
    st.place[friend] = SLAIN
    put(st, RAIDERS, (3000, 3450), (1500, 3450), (3000, 3200))
    assert model_sees(st, one, st.plan(RAIDERS).first)  # Models of the target never obstruct each other
    st = open_ground()
    brute = lone(st, TROLLS, 3000, 3450)
    one = lone(st, MILITIA, 500, 3450)
    lone(st, MEN, 1500, 3450)
    assert model_sees(st, one, brute)  # Size 1 does not hide Size 2
    lone(st, KNIGHTS, 1800, 3450)
    assert not model_sees(st, one, brute)


@clause("FB-6.6", "FB-28.4", "FB-20.19")
def test_fb_28_4_terrain_obstructs_whom_it_tops() -> None:
    st = game("sp-fleshcrafters", "no-call-of-the-hunt", battlefield="hill-fort")
    beast = regiment(st, "fenrbeast", 1)  # Size 3
    raiders = regiment(st, "raiders", 1)
    clones, abomination = regiment(st, "bound_clones"), regiment(st, "abomination")
    # the southern palisade, Size 2, lies between (18.5, 4) and (18.5, 11)
    small, other = lone(st, clones, 1850, 400), lone(st, raiders, 1850, 1150)
    assert not model_sees(st, small, other)
    st.place[other] = SLAIN
    tall = lone(st, beast, 1850, 1150)
    assert model_sees(st, small, tall)
    assert level_of(st, tall) == 3
    put(st, abomination, (3000, 3000))
    assert level_of(st, st.plan(abomination).first) == 3


@clause("FB-6.7", "FB-6.8", "FB-20.5", "FB-6.12")
def test_fb_6_8_the_majority_on_a_hill_lifts_the_regiment() -> None:
    st = open_ground()
    put(st, MILITIA, (900, 2900), (3300, 3300))
    first, size = st.plan(MILITIA).first, st.plan(MILITIA).size
    assert level_of(st, first) - size == 0
    for model in range(first, first + 6):
        st.place[model] = point(800 + 60 * (model - first), 3000)
    assert level_of(st, first) - size == 2
    assert level_of(st, first + 9) - size == 2  # for all its Models
    assert level_of(st, first) == 3
    st.place[first + 5] = point(3300, 3000)
    assert level_of(st, first) - size == 0  # half is not a majority


@clause("FB-6.9", "FB-20.3")
def test_fb_6_9_floors_of_ruins_count_for_each_model() -> None:
    st = game(battlefield="ruined-abbey")
    one = lone(st, MILITIA, 1800, 1800)
    assert level_of(st, one) == 1
    st.floor[one] = 2
    assert level_of(st, one) == 3
    wood = game()
    inside = lone(wood, MILITIA, 2700, 2600)  # in the Rook Wood
    assert level_of(wood, inside) == 1


@clause("FB-6.11")
def test_fb_6_11_a_piece_never_hides_those_who_stand_on_it() -> None:
    st = game(battlefield="hill-fort")  # the fort hill in the middle, Size 2
    one, two = lone(st, MILITIA, 1800, 1100), lone(st, RAIDERS, 1800, 2550)
    assert not model_sees(st, one, two)
    two = lone(st, RAIDERS, 1800, 1900)
    assert model_sees(st, one, two)


@clause("FB-6.1")
def test_fb_6_1_a_regiment_sees_with_its_leader_models() -> None:
    st = open_ground()
    put(st, MILITIA, (500, 3450), (600, 3450), (500, 3350))
    lone(st, RAIDERS, 3000, 3450)
    assert regiment_sees(st, MILITIA, RAIDERS)
    lone(st, MEN, 1000, 3450)
    lone(st, BOWS, 1000, 3350)
    first = st.plan(MILITIA).first
    assert not model_sees(st, first, st.plan(RAIDERS).first)
    assert regiment_sees(st, MILITIA, RAIDERS) == model_sees(st, first + 1, st.plan(RAIDERS).first)


@clause("FB-6.14", "FB-21.8", "FB-21.9")
def test_fb_6_14_a_garrison_sees_from_its_openings() -> None:
    st = game()
    put(st, RAIDERS, (0, 0))
    plan = st.plan(RAIDERS)
    st.place[plan.first : plan.end] = [WAITING] * 12
    st.inside[RAIDERS] = 0  # the inn
    assert level_of(st, plan.first) == 2
    for x, y in ((300, 2100), (1800, 2100), (1000, 1500), (1000, 2600)):
        assert model_sees(st, lone(st, MILITIA, x, y), plan.first)


@clause("FB-20.15", "FB-20.16", "FB-20.17", "FB-14.11", "FB-14.12")
def test_fb_14_12_obscured_unless_more_than_half_are_clear() -> None:
    st = game()
    lone(st, BOWS, 1700, 2600)
    put(st, RAIDERS, (3300, 2600), (3300, 2700), (3300, 3500), (3400, 3500))
    first = st.plan(RAIDERS).first
    plan = st.plan(RAIDERS)
    st.place[first + 4 : plan.end] = [SLAIN] * (plan.end - first - 4)
    assert all(model_sees(st, st.plan(BOWS).first, model) for model in st.models(RAIDERS))  # a wood never obstructs
    clear = clear_models(st, BOWS, RAIDERS)
    assert first not in clear  # behind the Rook Wood
    assert first + 2 in clear
    assert is_obscured_by_sight(st, BOWS, RAIDERS) == (len(clear) <= 2)
    lone(st, RAIDERS, 2800, 2600)  # inside the wood: whatever its Level
    assert is_obscured_by_sight(st, BOWS, RAIDERS)
    lone(st, RAIDERS, 1800, 3400)
    assert not is_obscured_by_sight(st, BOWS, RAIDERS)


@clause("FB-6.5", "FB-6.6")
def test_fb_6_6_what_is_in_the_way_is_named() -> None:
    st = game(battlefield="hill-fort")
    one, two = lone(st, MILITIA, 1800, 1100), lone(st, RAIDERS, 1800, 2550)
    hill = next(at for at, piece in enumerate(st.field().pieces) if piece.has(ELEVATED))
    assert in_the_way(st, one, two) == [("piece", hill)]
    st = open_ground()
    one, two = lone(st, MILITIA, 500, 3450), lone(st, RAIDERS, 3000, 3450)
    assert in_the_way(st, one, two) == []
    friend, aside = lone(st, MEN, 1500, 3450), lone(st, KNIGHTS, 1500, 3100)
    assert in_the_way(st, one, two) == [("model", friend)]
    also = lone(st, BOWS, 1700, 3450)
    assert in_the_way(st, one, two) == [("model", friend), ("model", also)]  # each of them hides it
    st.place[friend], st.place[aside], st.place[also] = SLAIN, SLAIN, SLAIN
    st.place[friend], st.place[friend + 1] = point(1500, 3400), point(1500, 3500)  # neither hides it alone
    assert in_the_way(st, one, two) == [("model", friend), ("model", friend + 1)]


@clause("FB-6.10", "FB-22.18", "FB-20.16")
def test_fb_6_10_rubble_on_a_hill_is_as_high_as_the_hill() -> None:
    data = json.loads(PLAIN)
    corners = {"wood": (1000, 1600), "ruin": (1200, 1800)}
    for each in data["pieces"]:
        if each["id"] in corners:
            low, high = corners[each["id"]]
            each["polygon"] = [[low, low], [high, low], [high, high], [low, high]]
        if each["id"] == "wood":
            each |= {"rules": [{"rule": "elevated", "x": 2}], "size": 2}
        if each["id"] == "ruin":
            each["on"] = "wood"
    st = plain(own_battlefield=json.dumps(data))
    ruin = 2
    assert st.field().level_of(ruin) == 4
    st.collapsed = 1 << ruin
    one, two = lone(st, MILITIA, 500, 1700), lone(st, RAIDERS, 2500, 1700)
    rubble = st.field().pieces[ruin].outline
    assert rubble in pieces_between(st, one, two, True)
    assert rubble not in pieces_between(st, one, two)  # it veils, it does not hide
    assert rubble in pieces_between(st, one, lone(st, TROLLS, 2500, 1700), True)  # Level 2 is as high as a Troll
    st.floor[two] = 2
    assert level_of(st, two) == 1  # there is no Ruin at its place


# -- corners -----------------------------------------------------------------------------------------------------------------


def bare(**sizes: int) -> State:
    """The plain with its sized pieces in the centre of the table: a square from (16, 16) to (20, 20)."""
    data = json.loads(PLAIN)
    for each in data["pieces"]:
        if each["id"] in sizes:
            each["polygon"] = [[1600, 1600], [2000, 1600], [2000, 2000], [1600, 2000]]
            each["size"] = sizes[each["id"]]
    return plain(own_battlefield=json.dumps(data))


def across(st: State, one: int, two: int) -> tuple[int, int]:
    """A Model in the west and one in the east of the centre."""
    return lone(st, one, 1000, 1800), lone(st, two, 2600, 1800)


def screen(st: State, number: int, x: int) -> None:
    """The Models of a Regiment side by side across the centre."""
    models = range(st.plan(number).first, st.plan(number).end)
    step = 2 * st.plan(number).radius
    put(st, number, *[(x, 1800 + step * (at - len(models) // 2)) for at in range(len(models))])


@clause("FB-6.5", "FB-6.12")
def test_fb_6_5_only_those_as_tall_as_the_taller_end_hide() -> None:
    st = bare()
    one, troll = across(st, MILITIA, TROLLS)
    screen(st, MEN, 1800)  # Size 1 beside Size 2, a whole line of it
    assert model_sees(st, one, troll)
    assert model_sees(st, troll, one)  # nor if the taller one looks
    screen(st, MEN, 1800)
    st.place[troll] = SLAIN
    two = lone(st, RAIDERS, 2600, 1800)
    assert not model_sees(st, one, two)
    st = bare()
    one, troll = across(st, MILITIA, TROLLS)
    screen(st, KNIGHTS, 1800)
    assert not model_sees(st, one, troll)
    assert not model_sees(st, troll, one)


@clause("FB-6.6", "FB-20.19")
def test_fb_6_6_terrain_hides_models_that_are_not_taller() -> None:
    for size, seen in ((1, True), (2, False), (3, False)):
        st = bare(crag=size)
        one, troll = across(st, MILITIA, TROLLS)
        assert model_sees(st, one, troll) == seen
        assert model_sees(st, troll, one) == seen  # as high as the taller of both
    st = bare(pond=0)
    one, two = across(st, MILITIA, RAIDERS)
    assert model_sees(st, one, two)


@clause("FB-6.6", "FB-6.10")
def test_fb_6_6_flat_ground_on_a_hill_never_hides() -> None:
    data = json.loads(PLAIN)
    for each in data["pieces"]:
        if each["id"] in ("wood", "pond"):
            each["polygon"] = [[1600, 1600], [2000, 1600], [2000, 2000], [1600, 2000]]
        if each["id"] == "wood":
            each |= {"rules": [{"rule": "elevated", "x": 2}, {"rule": "obscuring"}], "size": 2}
        if each["id"] == "pond":
            each["on"] = "wood"
    st = plain(own_battlefield=json.dumps(data))
    assert st.field().level_of(4) == 2
    one, two = across(st, MILITIA, RAIDERS)
    assert model_sees(st, one, two)


@clause("FB-6.11", "FB-6.13")
def test_fb_6_11_walls_hide_nobody_who_stands_among_them() -> None:
    st = bare(ruin=2)
    one, two = across(st, MILITIA, RAIDERS)
    assert not model_sees(st, one, two)
    two = lone(st, RAIDERS, 1950, 1800)
    assert model_sees(st, one, two)
    assert model_sees(st, two, one)


@clause("FB-6.14", "FB-6.11", "FB-21.9")
def test_fb_6_14_the_walls_of_a_garrison_never_hide_its_occupant() -> None:
    st = bare(tower=3)
    one, two = across(st, MILITIA, RAIDERS)
    tower = st.field().pieces[0].outline
    assert tower in pieces_between(st, one, two)
    st.inside[RAIDERS], st.place[two] = 0, WAITING
    assert tower not in pieces_between(st, one, two)
    assert tower not in pieces_between(st, two, one)
    ends = ends_of(st, two)
    assert len(ends) == 8  # four corners, four middles of edges
    assert {radius for _, _, radius in ends} == {50}
    assert (1600, 1800, 50) in ends


@clause("FB-20.16", "FB-20.17", "FB-22.18", "FB-14.11")
def test_fb_20_16_what_veils_is_as_high_as_both_ends_or_around_the_target() -> None:
    st = bare(wood=2)
    one, two = across(st, BOWS, RAIDERS)
    assert model_sees(st, one, two)  # it never hides
    assert not model_sees(st, one, two, True)
    one, troll = lone(st, BOWS, 1000, 1800), lone(st, TROLLS, 2600, 1800)
    assert not model_sees(st, one, troll, True)  # as high as the taller one
    st = bare(wood=1)
    one, troll = across(st, BOWS, TROLLS)
    assert model_sees(st, one, troll, True)  # shot over
    assert model_sees(st, troll, one, True)
    troll = lone(st, TROLLS, 1900, 1800)
    assert not model_sees(st, one, troll, True)  # but not if the target stands in it
    assert model_sees(st, troll, one, True)
    st = bare(ruin=2)
    st.collapsed = 1 << 2
    one, two = across(st, BOWS, RAIDERS)
    assert model_sees(st, one, two, True)  # rubble is flat
    two = lone(st, RAIDERS, 1900, 1800)
    assert not model_sees(st, one, two, True)


@clause("FB-6.1", "FB-4.14")
def test_fb_6_1_the_standard_bearer_sees_too_and_other_models_do_not() -> None:
    st = bare(crag=3)
    lone(st, RAIDERS, 2600, 1800)
    leader = lone(st, MEN, 1000, 1800)
    assert not regiment_sees(st, MEN, RAIDERS)
    st.place[leader + 2] = point(2200, 2100)  # one of the ranks
    assert model_sees(st, leader + 2, st.plan(RAIDERS).first)
    assert not regiment_sees(st, MEN, RAIDERS)
    st.place[leader + 1] = point(2200, 2200)  # the Standard Bearer
    assert regiment_sees(st, MEN, RAIDERS)
