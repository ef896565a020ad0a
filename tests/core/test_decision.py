"""Decisions, regions, events, secrets and parallel lanes."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.core.engine.decision import Decision, Hole, NotAsked, Region
from sandtable.core.engine.events import ALL, Event, is_seen_by, seen_events
from sandtable.core.engine.frames import Frame, Secret, masked
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.core.space.plane import Shape
from sandtable.core.space.points import point
from tests.support.toys import sealed_bids
from tests.support.toys.ring_toss import disc
from tests.support.toys.sealed_bids import Bid, Bidding


def test_a_decision_allows_its_options_alone() -> None:
    asked = Decision("MOVE", 1, [3, (1, 2)], "XX-1")
    assert asked.allows(3)
    assert asked.allows((1, 2))
    assert not any(asked.allows(pick) for pick in (4, (1,), (2, 1), ()))
    assert asked.candidates() == [3, (1, 2)]


def test_a_region_allows_every_point_inside() -> None:
    asked = Decision("AIM", 0, [-1], "XX-1", region=disc(5, [point(1, 1)]))
    assert asked.allows(point(3, 4))
    assert asked.allows(-1)
    assert not any(asked.allows(pick) for pick in (3, -2, point(4, 4), point(1, 1), (3, 4), (), 1 << 40))
    assert all(asked.allows(pick) for pick in asked.candidates())
    assert asked.candidates()[-1] == -1, "fixed answers come after the points"


def test_a_region_says_why_a_point_is_out_of_it_and_what_is_to_blame() -> None:
    square, wall = Shape(((0, 0), (9, 0), (9, 9), (0, 9))), Shape(((4, 0), (4, 9)), 1)
    tower = Hole(Shape(((9, 9),), 3), "XX-4", (("tower", 7),), edge=True)
    area = Region([square], "XX-2", [Hole(wall, "XX-3", (("wall", 1),)), tower], [point(4, 4), point(2, 2)])
    assert area.why_not(point(2, 2)) == []
    assert area.why_not(point(12, 2)) == ["XX-2"]
    assert area.why_not(point(4, 4)) == ["XX-3"]
    assert area.why_not(point(5, 4)) == [], "a hole without its edge"
    assert area.why_not(point(9, 6)) == ["XX-4"], "a hole with its edge"
    assert area.why_not(point(10, 9)) == ["XX-2", "XX-4"]
    assert area.blamed(point(4, 4)) == [("wall", 1)]
    assert area.blamed(point(10, 9)) == [("tower", 7)]
    assert area.blamed(point(2, 2)) == []
    assert area.candidates() == [point(2, 2)], "what is not legal is no candidate"


def test_every_candidate_is_drawn_as_often_as_the_others_and_nothing_else_is() -> None:
    sample = [point(4, 4), point(3, 4), point(9, 9), point(0, 5), point(3, 4), point(7, 7)]
    area = Region([Shape(((0, 0),), 5)], "XX-2", [], sample)
    asked = Decision("AIM", 0, [-1, -2], "XX-1", region=area)
    rng = seeded(7)
    drawn = Counter([asked.draw(rng.below) for _ in range(4000)])
    assert set(drawn) == set(asked.candidates()) == {point(3, 4), point(0, 5), -1, -2}
    assert all(850 < count < 1150 for count in drawn.values())
    plain = Decision("MOVE", 0, [3, (1, 2)], "XX-1")
    assert {plain.draw(rng.below) for _ in range(50)} == {3, (1, 2)}


def test_a_draw_tests_no_more_points_than_it_draws_and_each_once() -> None:
    asked_about: list[int] = []

    class Meadow(Region):
        def contains(self, point: int) -> bool:
            asked_about.append(point)
            return True

    area = Meadow([], "XX-1", [], [point(x, 0) for x in range(50)])
    asked = Decision("AIM", 0, [], "XX-1", region=area)
    pick = asked.draw(seeded(1).below)
    assert asked_about == [pick]
    assert asked.allows(pick)
    assert asked_about == [pick]
    assert asked.allows(point(50, 0))
    assert not asked.allows(-1)
    assert asked_about == [pick, point(50, 0)]


def test_the_first_candidate_is_found_without_the_others() -> None:
    asked_about: list[int] = []

    class Meadow(Region):
        def contains(self, point: int) -> bool:
            asked_about.append(point)
            return point in legal

        def further(self) -> list[int]:
            return [point(9, 9), point(9, 8)]

    spots = [point(x, 0) for x in range(5)]
    legal = [*spots[2:], point(9, 8)]
    area = Meadow([], "XX-1", [], spots)
    assert area.first() == point(2, 0)
    assert asked_about == spots[:3]
    assert area.candidates() == spots[2:]
    legal = [point(9, 8)]
    assert Meadow([], "XX-1", [], spots).first() == point(9, 8)


def test_others_see_the_question_without_its_options() -> None:
    hidden = Decision("MOVE", 1, [3], "XX-1", (9,), region=disc(5, [])).hidden()
    assert hidden.fields() == ("MOVE", 1, [], "XX-1", (9,))
    assert hidden.region is None


@pytest.mark.parametrize(
    ("who", "seat", "seen"),
    [(ALL, -1, True), (ALL, 3, True), (0b101, 2, True), (0b101, 1, False), (0b101, -1, False), (0, 0, False)],
)
def test_events_are_for_those_who_may_know(who: int, seat: int, seen: bool) -> None:
    event: Event = ("draw", (1,), "XX-1", who)
    assert is_seen_by(event, seat) == seen
    assert seen_events([event], seat) == ([("draw", (1,), "XX-1", ALL)] if seen else [])


@pytest.mark.parametrize(
    ("knows", "seat", "value"),
    [(0b10, 1, (7,)), (0b10, 0, None), (0b10, -1, None), (-1, -1, (7,)), (-1, 5, (7,)), (0, 0, None)],
)
def test_a_secret_is_masked_for_those_who_do_not_know(knows: int, seat: int, value: tuple[int, ...] | None) -> None:
    secret = Secret((7,), knows)
    seen = secret.seen_by(seat)
    assert (seen.value, seen.knows) == (value, knows)
    assert secret.open() == (7,)


def test_a_masked_secret_cannot_be_opened() -> None:
    with pytest.raises(AssertionError, match="masked secret"):
        Secret((7,), 0b10).seen_by(0).open()


def test_masks_reach_into_lists_and_lanes() -> None:
    lane = Bid(0, 1, Secret((7,), 0b1), Secret(None, 0b1))
    found = masked([[lane, 5], "x", (1, 2)], 1)
    assert isinstance(found, list)
    hidden = found[0][0]
    assert isinstance(hidden, Bid)
    assert (hidden.card.value, lane.card.value) == (None, (7,))
    assert found[1:] == ["x", (1, 2)]


def test_revealing_more_is_telling_and_revealing_the_known_is_not() -> None:
    st = sealed_bids.SPEC.start(2)
    secret = Secret((7,), 0b1)
    st.revealing = False
    st.reveal(secret, 0b1)
    assert not st.revealing
    st.reveal(secret, 0b10)
    assert (st.revealing, secret.knows) == (True, 0b11)
    st.reveal(secret)
    st.revealing = False
    st.reveal(secret, 0b1)
    assert (st.revealing, secret.knows) == (False, -1)


def test_a_lane_for_nobody_is_not_resumed() -> None:
    st = sealed_bids.SPEC.start(2)
    bidding = st.stack[-1]
    with pytest.raises(AssertionError, match="no open lane"):
        bidding.resume(st, Decision("CARD", 9, [], "SB-2"), 0)


def test_lanes_are_open_together_and_close_once() -> None:
    st = sealed_bids.SPEC.start(3, {"rounds": 1}, seed=2)
    assert [asked.seat for asked in st.open_questions()] == [0, 1, 2]
    for seat in (2, 0, 1):
        st.apply(st.asked(seat).options[0], seat)
    assert [asked.kind for asked in st.open_questions()] == ["BOOST"] * 3
    st.apply(0, 1)
    with pytest.raises(NotAsked):
        st.apply(0, 1)
    before = st.revealing
    assert isinstance(st.stack[-1], Bidding)
    st.apply(1, 2)
    st.apply(0, 0)
    assert (before, st.revealing) == (False, True)
    assert st.result is not None


def test_a_lane_explains_its_own_question() -> None:
    st = sealed_bids.SPEC.start(2)
    assert sealed_bids.SPEC.presentation.why_not(st, 1, ("seat", 0)) == ["SB-2"]
    assert sealed_bids.SPEC.presentation.why_not(st, 0, ("card", 99)) == ["SB-1"]


def test_a_bare_frame_promises_nothing() -> None:
    frame: Frame[State] = Frame()
    st = sealed_bids.SPEC.start(2)
    asked = Decision("MOVE", 0, [1], "XX-1")
    assert frame.shown_pick(asked, 1) == 1
    with pytest.raises(NotImplementedError):
        frame.advance(st)
    with pytest.raises(NotImplementedError):
        frame.resume(st, asked, 1)
    assert frame.why_not(st, asked, "area", 1) == ["XX-1"], "without a closer reason the clause of the question"
