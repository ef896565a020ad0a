"""Chapter 20: the effects of terrain on Models that move through it."""

from __future__ import annotations

import pytest

from sandtable.core.space.points import point
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.set_down import CHARGED, PILED_IN
from sandtable.games.first_blood.movement.formation.terrain import is_hindered, roll_terrain, rules_felt, rules_of
from sandtable.games.first_blood.movement.march.withdrawal import withdraw
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.battlefields import (
    BROKEN_GROUND,
    DANGEROUS,
    HINDERING,
    OBSCURING,
    VERY_DANGEROUS,
    WATER,
    ZONAL,
    battlefield_ids,
    battlefield_of,
)
from sandtable.games.first_blood.tables.terms import BRUTE, CAVALRY, INFANTRY
from tests.games.first_blood.moving import (
    HUSCARLS,
    KNIGHTS,
    MEN,
    MILITIA,
    TROLLS,
    alone,
    marching,
    rows,
    square,
    table,
)
from tests.games.first_blood.support import keys, listed, load, put, regiment
from tests.support import clause

WOOD, RUIN = 1, 2
STRIP = [[500, 1100], [2000, 1100], [2000, 1200], [500, 1200]]


def rolls(st: State) -> list[list[int]]:
    found = [event[1][2:] for event in st.events if event[0] == "roll"]
    return [[face for face in faces if isinstance(face, int)] for faces in found]


def crossing(rules: str, number: int, count: int, faces: list[int], charges: bool = False) -> State:
    """This many Models of a Regiment have moved through a piece, and these dice are rolled for it."""
    st = table("auto", wood=(rules, STRIP))
    alone(st, number, 1000, 1400, count)
    load(st, *faces)
    st.events.clear()
    roll_terrain(st, number, [[(1000, 1000), (1000, 1400)]] * count, charges)
    st.run()
    return st


@clause("FB-20.7", "FB-20.10", "FB-20.11")
def test_fb_20_7_each_1_in_dangerous_terrain_is_a_wound() -> None:
    st = crossing("dangerous", MEN, 4, [1, 2, 6, 1])
    assert rolls(st) == [[1, 2, 6, 1]]  # no Injury Roll
    assert st.count(MEN) == 2


@clause("FB-20.7")
@pytest.mark.parametrize("number", [KNIGHTS, TROLLS])
def test_fb_20_7_cavalry_and_brutes_take_two_wounds(number: int) -> None:
    st = crossing("dangerous", number, 1, [1])
    assert st.plan(number).type in (CAVALRY, BRUTE)
    assert st.wounds[number] == 2


@clause("FB-20.8")
def test_fb_20_8_very_dangerous_terrain_hurts_on_1_to_3() -> None:
    st = crossing("very_dangerous", MEN, 4, [1, 3, 4, 6])
    assert st.count(MEN) == 2
    assert crossing("very_dangerous", KNIGHTS, 1, [3]).wounds[KNIGHTS] == 2
    assert crossing("very_dangerous", TROLLS, 1, [3]).wounds[TROLLS] == 1


@clause("FB-20.6")
def test_fb_20_6_broken_ground_gives_hits_to_those_who_charge() -> None:
    assert rolls(crossing("broken_ground", MEN, 4, [])) == []  # only a Charge
    st = crossing("broken_ground", MEN, 4, [1, 1, 2, 3, 6, 1], charges=True)
    assert rolls(st) == [[1, 1, 2, 3], [6, 1]]  # two Hits, two Injury dice
    if st.decision is not None:
        st.apply(-1)
    assert st.count(MEN) == 3
    st = crossing("broken_ground", KNIGHTS, 1, [1], charges=True)
    assert rolls(st) == [[1]]
    assert st.wounds[KNIGHTS] == 1  # without an Injury Roll


@clause("FB-20.11", "FB-12.19")
def test_fb_20_11_one_die_for_each_model_and_piece() -> None:
    st = table(
        "auto", wood=("dangerous", STRIP), pond=("dangerous", [[500, 1250], [2000, 1250], [2000, 1300], [500, 1300]])
    )
    alone(st, MEN, 1000, 1400, 2)
    load(st, 2, 2, 3, 3)
    roll_terrain(st, MEN, [[(1000, 1000), (1000, 1400)], [(1100, 1000), (1100, 1270)]])
    assert rolls(st) == [[2, 2], [3, 3]]


@clause("FB-20.12", "FB-20.13")
def test_fb_20_12_hindering_terrain_is_noticed() -> None:
    st = table("auto", wood=("hindering", STRIP))
    alone(st, KNIGHTS, 1000, 1400)
    assert is_hindered(st, KNIGHTS, [[(1000, 1000), (1000, 1400)]])
    assert not is_hindered(st, KNIGHTS, [[(1000, 1000), (1000, 1099)]])
    assert not is_hindered(st, KNIGHTS, [[(1000, 1150)]])  # a Model that stays charges through nothing


@clause("FB-20.20", "FB-24.20")
def test_fb_20_20_fluid_formation_ignores_all_but_very_dangerous_terrain() -> None:
    rangers = listed("Noble Lord", "- 6 Imperial Ranger Corps", "- 6 Militia")
    felt = {}
    for rules in ("broken_ground", "dangerous", "hindering", "very_dangerous"):
        st = table("auto", army_1=rangers, wood=(rules, STRIP))
        number = regiment(st, "imperial_ranger_corps")
        put(st, number, (1000, 1000))
        felt[rules] = rules_felt(st, WOOD, number)
    assert felt == {"broken_ground": 0, "dangerous": 0, "hindering": 0, "very_dangerous": VERY_DANGEROUS}
    assert BROKEN_GROUND


@clause("FB-22.3", "FB-22.18")
def test_fb_22_3_ruins_are_dangerous_for_cavalry_and_rubble_for_all() -> None:
    st = table("auto")
    assert [rules_of(st, RUIN, kind) for kind in (INFANTRY, BRUTE, CAVALRY)] == [0, 0, DANGEROUS]
    st.collapsed = 1 << RUIN
    assert rules_of(st, RUIN, INFANTRY) == DANGEROUS | OBSCURING | HINDERING


@clause("FB-20.9", "FB-16.30")
def test_fb_20_9_a_march_a_charge_a_pile_in_and_a_withdraw_are_movement() -> None:
    st = table("auto", wood=("dangerous", STRIP))
    alone(st, MEN, 1000, 1000)
    marching(st, MEN)
    load(st, 6)
    st.apply(point(1000, 1450))
    assert rolls(st) == [[6]]
    for how in (CHARGED, PILED_IN):
        st = table("auto", wood=("dangerous", STRIP))
        alone(st, MEN, 1000, 1000)
        alone(st, HUSCARLS, 1000, 1300)
        load(st, 6)
        st.push(CloseIn.of(st, MEN, [HUSCARLS], 300, how))
        st.run()
        assert rolls(st) == [[6]]
    st = table("auto", wood=("dangerous", STRIP))
    alone(st, MEN, 1000, 1300)
    alone(st, HUSCARLS, 1000, 1402)
    load(st, 6)
    withdraw(st, MEN)
    assert rolls(st) == [[6]]


@clause("FB-20.9")
def test_fb_20_9_a_wood_without_dangers_is_not_rolled_for() -> None:
    st = table("auto", wood=("obscuring hindering", square(900, 1100)))
    rows(st, MILITIA, 1000, 1000)
    marching(st, MILITIA)
    st.apply(point(1000, 1450))
    assert "roll" not in keys(st)


GUIDE = {"hill": 2, "knoll": 2, "ridge": 2, "wood": 3, "copse": 3, "tower": 3, "mill": 2, "inn": 2, "smithy": 2}


@clause("FB-20.2")
def test_fb_20_2_pieces_of_ready_battlefields_have_the_guide_sizes() -> None:
    found = 0
    for name in battlefield_ids():
        for piece in battlefield_of(name).pieces:
            words = piece.name.lower().replace(",", "").split()
            for word, size in GUIDE.items():
                if any(each.endswith(word) for each in words):
                    assert piece.size == size, (name, piece.name)
                    found += 1
            if piece.kind == ZONAL and piece.rules & ~(DANGEROUS | VERY_DANGEROUS | WATER | BROKEN_GROUND) == 0:
                assert piece.size == 0, (name, piece.name)  # flat areas
    assert found > 10
