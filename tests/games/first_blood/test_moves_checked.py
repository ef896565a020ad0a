"""Properties of every move, on every floor: no bases overlap, no March leads near an enemy, nobody loses Command Range.

`MoveCheck` measures by itself. Here it looks at moves in crowded Ruins, at Regiments whose last Model cannot follow, and at
whole games; and it has to notice what is put wrong on purpose.
"""

from __future__ import annotations

import pytest

from sandtable.core.interaction.why_not import ask_about
from sandtable.core.space.formation import Floor
from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.move_check import MoveCheck
from sandtable.games.first_blood.movement.charge.contact import Followers
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.obstacles import Storey
from sandtable.games.first_blood.movement.formation.regiment import Member, MovingRegiment
from sandtable.games.first_blood.movement.march.garrison import Leave, can_leave
from sandtable.games.first_blood.movement.march.march import March
from sandtable.games.first_blood.sample_options import ruin_sets
from sandtable.games.first_blood.state import FIELD, WAITING, State
from sandtable.testing import any_answer, chooser_rng
from tests.games.first_blood.crowds import crowded, moves, play, strung_out
from tests.games.first_blood.moving import BOWS, HUSCARLS, MEN, alone, table
from tests.games.first_blood.support import asked, run
from tests.support import clause

CROWDS = 60
COLUMNS = 120
PART = 12


@clause("FB-3.11", "FB-13.4", "FB-13.5", "FB-12.6", "FB-12.18", "FB-12.22")
@pytest.mark.parametrize("part", range(CROWDS // PART))
def test_no_move_in_a_crowded_ruin_breaks_a_rule(part: int) -> None:
    kinds: set[str] = set()
    for seed in range(part * PART, part * PART + PART):
        st = crowded(seed)
        for number in [plan.number for plan in st.rules.plans if st.status[plan.number] == FIELD]:
            for at in range(len(moves(st, number))):
                clone = st.clone()
                move = moves(clone, number)[at]
                kinds.add(type(move).__name__)
                play(clone, move, seed)
    assert kinds == {"March", "Rush", "CloseIn"}


@clause("FB-4.10", "FB-12.22", "FB-16.5", "FB-16.20", "FB-15.10")
@pytest.mark.parametrize("part", range(COLUMNS // PART))
def test_nobody_is_left_behind_by_a_move_into_contact(part: int) -> None:
    kinds: set[int] = set()
    for seed in range(part * PART, part * PART + PART):
        for at in range(len(strung_out(seed)[1])):
            st, found = strung_out(seed)
            move = found[at]
            assert isinstance(move, CloseIn)
            kinds.add(move.how)
            play(st, move, seed)
    assert len(kinds) == 3


@clause("FB-13.1", "FB-21.19")
def test_fb_21_19_a_model_that_leaves_a_garrison_does_not_start_in_contact() -> None:
    st = table()
    alone(st, MEN, 0, 0, 2)
    for model in st.models(MEN):
        st.place[model] = WAITING
    st.inside[MEN] = 0
    alone(st, HUSCARLS, 3200, 657)  # 0.07" from the wall: not quite in contact
    assert can_leave(st, MEN)
    run(st, Leave(MEN))
    region = asked(st, "leave_at").region
    assert region is not None
    assert region.why_not(point(3304, 652)) == ["FB-21.19"]
    words = ask_about(SPEC, st, 0, ("point", point(3304, 652))).sentence
    assert words is not None
    assert words.key == "refused-fb-21-19-foe"
    assert region.why_not(point(3306, 652)) == []
    st.pop()
    for seed in range(4):
        clone = st.clone()
        clone.decision = None
        play(clone, Leave(MEN), seed)


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_on_battlefields_with_ruins_break_no_rule(seed: int) -> None:
    sets = ruin_sets()
    players, options = sets[7 * seed % len(sets)]
    st = SPEC.start(players, options, seed)
    rng, check = chooser_rng(seed), MoveCheck()
    check.look(st)
    while st.decision is not None:
        seat, pick = any_answer(st, rng)
        st.apply(pick, seat)
        check.look(st)
    assert st.result is not None
    assert check.looks > 100


# -- the check itself ------------------------------------------------------------------------------------------------------


def two() -> tuple[State, MoveCheck]:
    """Men-at-Arms 4" from Huscarls, and a check that has looked at them."""
    st = table()
    alone(st, MEN, 1000, 1000, 3)
    alone(st, HUSCARLS, 1000, 1500, 2)
    alone(st, BOWS, 2000, 1000, 1)
    check = MoveCheck()
    check.look(st)
    return st, check


def test_the_check_sees_an_overlap() -> None:
    st, check = two()
    st.place[st.models(MEN)[1]] = point(1000, 1100)
    check.look(st)  # beside its Leader
    st.place[st.models(MEN)[1]] = point(1000, 1099)
    with pytest.raises(AssertionError, match="overlap on floor 0"):
        check.look(st)


def test_the_check_sees_friends_overlap_and_floors() -> None:
    st, check = two()
    bow, man = st.models(BOWS)[0], st.models(MEN)[0]
    st.place[bow] = point(1050, 1000)
    st.floor[bow] = 1
    check.look(st)  # above
    st.floor[bow] = 0
    with pytest.raises(AssertionError, match=f"Models {bow} and {man} overlap"):
        check.look(st)


def test_the_check_finds_a_model_that_marches_too_near() -> None:
    st, check = two()
    st.place[st.models(MEN)[0]] = point(1000, 1199)
    check.look(st)
    st.place[st.models(MEN)[0]] = point(1000, 1200)
    with pytest.raises(AssertionError, match=r'came within 2\.00" of Model'):
        check.look(st)


def test_the_check_allows_a_move_into_contact() -> None:
    st, check = two()
    play(st, CloseIn.of(st, MEN, [HUSCARLS], 500, 2), 1, check)


def test_the_check_finds_a_model_that_loses_command_range() -> None:
    st, check = two()
    last = st.models(MEN)[2]
    st.place[last] = point(400, 1000)
    check.look(st)
    st.place[last] = point(399, 1000)
    with pytest.raises(AssertionError, match="lost Command Range"):
        check.look(st)


def test_the_check_finds_a_march_that_ignores_enemies_on_the_other_floor(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a Model that starts above an enemy had started next to it (FB-13.5)."""

    def lenient(self: MovingRegiment, member: Member, storey: Storey) -> Floor:
        found = self.floor_to(member.floor, storey)
        ways, ends = found.ways.started_at(member.x, member.y), found.ends.started_at(member.x, member.y)
        return Floor(found.number, ways, ends, found.toll)

    monkeypatch.setattr(MovingRegiment, "way_to", lenient)
    found: list[str] = []
    for seed in range(CROWDS):
        st = crowded(seed)
        for number in [plan.number for plan in st.rules.plans if st.status[plan.number] == FIELD]:
            if isinstance(moves(st, number)[0], March):
                try:
                    play(st.clone(), March(number), seed)
                except AssertionError as err:
                    found.append(str(err))
    assert any("overlap" in each for each in found)
    assert any("by a March" in each for each in found)


def test_the_check_finds_leaders_that_ignore_enemies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "sandtable.games.first_blood.movement.charge.into_contact.Rest", lambda st, move, model: Careless()
    )
    found = 0
    for seed in range(COLUMNS):
        st, into = strung_out(seed)
        try:
            play(st, into[0], seed)
        except AssertionError as err:
            found += "lost Command Range" in str(err)
    assert found > 10


class Careless(Followers):
    """A check that never looks back."""

    def after(self, x: int, y: int, floor: int) -> None:
        return None
