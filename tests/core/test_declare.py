"""Declared frames and states: what is generated from the fields, and what stays as the class writes it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Generic, TypeVar

import pytest

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.declare import field, frame, given, state, unsaved, unsaved_of, wrong_clone
from sandtable.core.engine.fields import OWNED, PUBLIC, ListOf, Shape, Sizes, Whole
from sandtable.core.engine.frames import Frame, RoundWindow, Secret, Sequence
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.testing import Trial
from sandtable.testing.states import check_clones
from tests.support.toys import sealed_bids

Pair = tuple[int, int]


class Notes:
    """A part with a clone of its own."""

    def __init__(self, text: str) -> None:
        self.text = text

    def clone(self) -> Notes:
        return Notes(self.text)


@frame
class Plan(Frame[State]):
    """A field of every kind."""

    seat: int
    steps: int = 2
    pairs: list[Pair] = []
    rows: list[list[int]] = [[1], [2]]
    secrets: list[Secret] = []
    inner: list[Frame[State]] = []
    notes: Notes | None = None
    found: list[int] | None = unsaved(None)
    kept: list[int] | None = unsaved(None, shared=True)
    made: Notes = unsaved_of(lambda: Notes("new"))


@frame
class LongPlan(Plan):
    """Two more fields, and another default for an inherited one."""

    steps: int = 5
    last: int = 0


@frame
class SamePlan(Plan):
    """No more fields."""

    def steps_left(self) -> int:
        return self.steps


def test_the_constructor_takes_the_fields_in_order_and_gives_each_frame_its_own_lists() -> None:
    plan, other = Plan(1), Plan(1, 3, [(4, 5)])
    assert (plan.seat, plan.steps, plan.pairs, plan.rows, plan.inner) == (1, 2, [], [[1], [2]], [])
    assert (other.steps, other.pairs) == (3, [(4, 5)])
    plan.pairs.append((0, 0))
    plan.rows[0].append(9)
    assert (Plan(1).pairs, Plan(1).rows) == ([], [[1], [2]])
    assert Plan(1).made is not Plan(1).made


def test_a_missing_or_unknown_argument_is_refused() -> None:
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'seat'"):
        Plan()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unexpected keyword argument 'found'"):
        Plan(1, found=[])  # type: ignore[call-arg]


def test_a_declared_class_has_slots_and_nothing_else() -> None:
    plan = Plan(1)
    with pytest.raises(AttributeError):
        plan.sead = 2  # type: ignore[attr-defined]
    assert not hasattr(plan, "__dict__")
    assert vars(SamePlan)["__slots__"] == ()
    assert vars(LongPlan)["__slots__"] == ("last",)


def test_fields_leaves_out_what_is_not_saved() -> None:
    plan = Plan(1)
    assert plan.fields() == (1, 2, [], [[1], [2]], [], [], None)


def test_a_clone_shares_no_mutable_part() -> None:
    plan = Plan(1, 2, [(3, 4)], [[5]], [Secret((6,), 1)], [Plan(8)], Notes("a"))
    plan.found, plan.kept = [1], [2]
    clone = plan.clone()
    assert type(clone) is Plan
    assert (clone.seat, clone.steps, clone.pairs, clone.rows) == (1, 2, [(3, 4)], [[5]])
    assert clone.pairs is not plan.pairs
    assert clone.rows[0] is not plan.rows[0]
    assert clone.secrets[0] is not plan.secrets[0]
    assert clone.secrets[0].value == (6,)
    assert isinstance(clone.inner[0], Plan)
    assert clone.inner[0] is not plan.inner[0]
    assert clone.notes is not plan.notes
    assert clone.notes is not None
    assert clone.notes.text == "a"
    assert clone.found is None, "it is computed again"
    assert clone.kept is plan.kept
    assert clone.made is not plan.made


def test_a_view_of_a_frame_masks_its_secrets_and_shares_no_list() -> None:
    hidden, known = Secret((6,), 0b01), Secret((7,), 0b10)
    plan = Plan(1, 2, [(3, 4)], [[5]], [hidden, known], [Plan(8, secrets=[hidden])], Notes("a"))
    plan.kept = [2]
    seen = plan.seen_by(1)
    assert type(seen) is Plan
    assert [secret.value for secret in seen.secrets] == [None, (7,)]
    inner = seen.inner[0]
    assert isinstance(inner, Plan)
    assert inner.secrets[0].value is None
    assert (seen.pairs, seen.rows, seen.kept) == ([(3, 4)], [[5]], None)
    assert seen.pairs is not plan.pairs
    assert seen.rows[0] is not plan.rows[0]
    assert seen.notes is not plan.notes
    assert type(LongPlan(1).seen_by(0)) is LongPlan


def test_inherited_fields_come_first_and_one_declared_again_keeps_its_place() -> None:
    plan = LongPlan(1)
    assert (plan.steps, plan.last) == (5, 0)
    assert plan.fields()[:2] == (1, 5)
    assert plan.fields()[-1] == 0
    assert type(plan.clone()) is LongPlan
    assert type(SamePlan(1).clone()) is SamePlan
    assert SamePlan(3).steps_left() == 2


def test_a_frame_can_be_pickled_and_copied() -> None:
    plan = Plan(1, 2, [(3, 4)])
    for clone in (pickle.loads(pickle.dumps(plan)), copy.copy(plan)):
        assert type(clone) is Plan
        assert (clone.seat, clone.pairs) == (1, [(3, 4)])


@frame
class Middle(Sequence[State]):
    """The base adds a slot, this class decides on its place."""

    seat: int
    at: int = 4
    left: int = 0

    def steps(self) -> tuple[Callable[[Middle, State], Decision | None], ...]:
        return ()


def test_a_slot_of_an_abstract_base_has_the_place_that_the_frame_gives_it() -> None:
    assert Middle(1).fields() == (1, 4, 0)
    assert Middle(1, 2, 3).clone().at == 2
    assert vars(Middle)["__slots__"] == ("seat", "left")


class Constant(Frame[State]):
    """An abstract base that writes methods itself."""

    __slots__ = ()

    def fields(self) -> tuple[object, ...]:
        return ()

    def clone(self) -> Constant:
        return self


@frame
class Pause(Constant):
    """Everything is inherited."""


@frame
class Total(Frame[State]):
    """It writes its constructor, so it is cloned by its fields."""

    low: int
    high: int

    def __init__(self, low: int, width: int) -> None:
        self.low = low
        self.high = low + width

    def fields(self) -> tuple[object, ...]:
        return (self.low, self.high - self.low)


def test_methods_that_a_class_or_its_base_writes_are_kept() -> None:
    pause = Pause()
    assert pause.clone() is pause
    clone = Total(3, 4).clone()
    assert type(clone) is Total
    assert (clone.low, clone.high) == (3, 7)


def test_a_class_that_writes_its_constructor_may_not_inherit_a_generated_clone() -> None:
    with pytest.raises(TypeError, match="Odd writes its own __init__ or fields, so it must write clone too"):

        @frame
        class Odd(Plan):
            def __init__(self) -> None:
                super().__init__(1)


def test_slots_beside_declared_fields_are_refused() -> None:
    with pytest.raises(TypeError, match="Odd has slots: declare its fields instead"):

        @frame
        class Odd(Frame[State]):
            __slots__ = ("seat",)

    with pytest.raises(TypeError, match="Other has slots: declare its fields instead"):

        @state
        class Other(State):
            __slots__ = ("size",)


@frame
class Shelf(Frame[State]):
    books: dict[int, int]


def test_a_field_that_cannot_be_copied_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"Shelf.books: there is no way to copy a dict\[int, int\]"):
        Shelf({})


def test_a_start_value_that_all_frames_would_share_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Lamp\.notes: all objects would share the Notes it starts with"):

        @frame
        class Lamp(Frame[State]):
            notes: Notes = Notes("shared")


class Base(Frame[State]):
    __slots__ = ()

    def name(self) -> str:
        return "base"

    @classmethod
    def kind(cls) -> str:
        return cls.__name__


@frame
class Derived(Base):
    """Its methods use `super()` without arguments."""

    seat: int

    @classmethod
    def kind(cls) -> str:
        return super().kind() + "!"

    def name(self) -> str:
        return super().name() + str(self.seat)


@frame
class Labelled(Base):
    """Only a property uses `super()`."""

    @property
    def label(self) -> str:
        return super().name()


def test_super_finds_the_declared_class() -> None:
    assert Derived(2).name() == "base2"
    assert Derived.kind() == "Derived!"
    assert Labelled().label == "base"


T = TypeVar("T", bound=State)


@frame
class Rest(RoundWindow[T], Generic[T]):
    """A generic class is a base for others. Fields: queue, passed, why."""

    why: str


@frame
class NightRest(Rest[State]):
    """It is cloned into itself."""


def test_a_generic_base_passes_its_fields_on() -> None:
    night = NightRest([1, 2], [3], "dark").clone()
    assert type(night) is NightRest
    assert night.fields() == ([1, 2], [3], "dark")


class Undeclared(Plan):
    __slots__ = ()


class Forgetful(sealed_bids.SealedBids):
    frames = (*sealed_bids.SealedBids.frames, Undeclared)  # type: ignore[assignment]


def test_the_kit_refuses_a_frame_that_would_be_cloned_into_its_base() -> None:
    assert wrong_clone(Undeclared) is Plan
    assert wrong_clone(SamePlan) is wrong_clone(Total) is wrong_clone(Pause) is None
    with pytest.raises(AssertionError, match="a clone of Undeclared is a Plan: declare it with @frame"):
        check_clones(Trial(Forgetful(), 2, {"rounds": 1}, 1, 20, {}))


# -- states ----------------------------------------------------------------------------------------------------------------


class NotesShape(Shape):
    __slots__ = ()

    def wrong(self, value: object, sizes: Sizes) -> str:
        return ""


@state
class Desk(State):
    """A state with a constant, a field that the constructor takes, and others."""

    size: int
    notes: Notes = given(Notes, NotesShape(), PUBLIC)
    turn: int = field(1, Whole(0), PUBLIC)
    hands: list[list[int]] = field([[], []], ListOf(ListOf(Whole()), "seat"), OWNED)
    total: int = field(0, Whole(0), PUBLIC, saved=False)
    note: Notes | None = field(None, NotesShape(), PUBLIC)


@state
class SmallDesk(Desk):
    """The same table."""


def desk() -> Desk:
    st = Desk(2, seeded(1), 5, Notes("n"))
    st.hands = [[1], [2]]
    st.note = Notes("x")
    return st


def test_an_empty_state_starts_with_the_declared_values() -> None:
    st = Desk(2, seeded(1), 5, Notes("n"))
    assert (st.players, st.size, st.notes.text, st.turn, st.hands, st.total, st.note) == (
        2,
        5,
        "n",
        1,
        [[], []],
        0,
        None,
    )
    st.hands[0].append(1)
    other = st.empty(seeded(2))
    assert type(other) is Desk
    assert other.hands == [[], []]
    assert (other.size, other.notes) == (5, st.notes)


def test_the_table_of_fields_follows_from_the_declaration() -> None:
    table = desk().declared()
    assert [each.name for each in table.fields] == ["notes", "turn", "hands", "total", "note"]
    assert [each.name for each in table.saved] == ["notes", "turn", "hands", "note"]
    assert desk().declared() is table
    assert desk().fixed() == ("size",)


def test_a_clone_of_a_state_shares_only_constants() -> None:
    st = desk()
    st.chance(6)
    clone = st.clone()
    assert type(clone) is Desk
    assert clone.hands == [[1], [2]]
    assert clone.hands[0] is not st.hands[0]
    assert clone.notes is st.notes
    assert clone.note is not None
    assert clone.note is not st.note
    assert clone.drawn == []
    assert clone.rng is not st.rng
    assert clone.rng.words() == st.rng.words()


def test_a_view_shows_what_the_declaration_allows() -> None:
    seen = desk().seen_by(0)
    assert seen.hands[0] == [1]
    assert seen.hands[1] != [2]


def test_a_subclass_without_more_fields_is_cloned_into_itself() -> None:
    st = SmallDesk(2, seeded(1), 5, Notes("n"))
    assert type(st.clone()) is type(st.empty(seeded(1))) is SmallDesk
    assert st.declared().fields[1].name == "turn"
