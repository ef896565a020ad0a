"""Chapter 6: Line of Sight and Levels; Clear Models of a target (FB-14.11, FB-14.12)."""

from __future__ import annotations

import json

from sandtable.core.space.points import point
from sandtable.games.first_blood.sight import (
    clear_models,
    elevation_of,
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
    """A Regiment of which one Model is left, at this place."""
    put(st, number, (x, y))
    plan = st.plan(number)
    st.place[plan.first + 1 : plan.end] = [SLAIN] * (plan.end - plan.first - 1)
    return plan.first


def open_ground() -> State:
    """A battlefield whose northern third has only a wood in the east and a hill in the west."""
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
    first = st.plan(MILITIA).first
    assert elevation_of(st, first) == 0
    for model in range(first, first + 6):
        st.place[model] = point(800 + 60 * (model - first), 3000)
    assert elevation_of(st, first) == 2
    assert elevation_of(st, first + 9) == 2  # for all its Models
    assert level_of(st, first) == 3
    st.place[first + 5] = point(3300, 3000)
    assert elevation_of(st, first) == 0  # half is no majority


@clause("FB-6.9", "FB-20.3")
def test_fb_6_9_floors_of_ruins_count_for_each_model() -> None:
    st = game(battlefield="ruined-abbey")
    one = lone(st, MILITIA, 1800, 1800)
    assert level_of(st, one) == 1
    st.floor[one] = 2
    assert level_of(st, one) == 3
    wood = game()
    inside = lone(wood, MILITIA, 2700, 2600)  # in the North-East Wood
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
    assert first not in clear  # behind the North-East Wood
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
    st.place[friend], st.place[aside] = SLAIN, SLAIN
    st.place[friend], st.place[friend + 1] = point(1500, 3400), point(1500, 3500)  # neither hides alone
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
    assert level_of(st, two) == 1  # no Ruin stands where it is
