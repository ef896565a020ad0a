"""Reaction windows: what a question says about them, the order of the seats, and which of them pass automatically."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import Decision, Pick, Reaction
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame, RoundWindow, Window
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.core.match.standing import NO_STANDING, Standing, passes_automatically

PASS = -1
DODGE = Reaction("dodge", PASS)
STRUCK = Reaction("dodge", PASS, True)


class Table(State):
    """Cards in hand by seat, and what was played."""

    __slots__ = ("cards", "played")

    def __init__(self, cards: list[int]) -> None:
        super().__init__(len(cards), seeded(1))
        self.cards = cards
        self.played: list[tuple[int, int]] = []


@frame
class Dodge(Window[Table]):
    """Seats with cards may play one; card 0 fits no moment."""

    def ask(self, st: Table, who: int) -> Decision | None:
        return ask(st, who)

    def react(self, st: Table, who: int, pick: Pick) -> None:
        play(st, who, pick)


@frame
class Duel(RoundWindow[Table]):
    def ask(self, st: Table, who: int) -> Decision | None:
        return ask(st, who)

    def react(self, st: Table, who: int, pick: Pick) -> None:
        play(st, who, pick)


@frame
class Effect(Frame[Table]):
    """What a card does: it takes the next seat's card away."""

    by: int

    def advance(self, st: Table) -> Decision | None:
        st.pop()
        st.cards[(self.by + 1) % st.players] = -1
        return None


def ask(st: Table, who: int) -> Decision | None:
    if st.cards[who] < 0:
        return None
    options: list[Pick] = [PASS] if st.cards[who] == 0 else [PASS, st.cards[who]]
    return Decision("DODGE", who, options, "XX-1", (), False, reaction=DODGE)


def play(st: Table, who: int, pick: Pick) -> None:
    assert isinstance(pick, int)
    st.played.append((who, pick))
    st.cards[who] = 0
    if pick == 9:
        st.push(Effect(who))


def begin(frame: Frame[Table], cards: list[int]) -> Table:
    st = Table(cards)
    st.push(frame)
    st.run()
    return st


def seat_asked(st: Table) -> int:
    assert st.decision is not None
    return st.decision.seat


def test_a_window_asks_each_seat_once_in_order_and_closes() -> None:
    st = begin(Dodge([2, 0, 1]), [5, 6, 7])
    asked = []
    while st.decision is not None:
        asked.append(seat_asked(st))
        st.apply(st.decision.options[-1] if seat_asked(st) == 0 else PASS)
    assert asked == [2, 0, 1]
    assert st.played == [(0, 5)]
    assert not st.stack


def test_a_seat_that_can_only_pass_is_asked_and_one_without_cards_is_not() -> None:
    st = begin(Dodge([0, 1, 2]), [-1, 0, 7])
    assert seat_asked(st) == 1
    assert st.decision is not None
    assert st.decision.only_passes()
    st.apply(PASS)
    assert seat_asked(st) == 2
    assert not st.decision.only_passes()


def test_a_reaction_may_push_frames_and_changes_who_is_asked_after_them() -> None:
    st = begin(Dodge([0, 1, 2]), [9, 6, 7])
    st.apply(9)
    assert seat_asked(st) == 2, "seat 1 has lost its card"
    st.apply(PASS)
    assert st.decision is None


def test_a_round_window_goes_round_until_all_have_passed_in_a_row() -> None:
    st = begin(Duel([0, 1, 2], []), [5, 6, 7])
    asked = []
    for pick in (PASS, 6, PASS, PASS, PASS):
        asked.append(seat_asked(st))
        st.apply(pick)
    assert asked == [0, 1, 2, 0, 1]
    assert st.decision is None
    assert st.played == [(1, 6)]


def test_in_a_round_window_somebody_left_out_may_come_in_again() -> None:
    st = begin(Duel([0, 1], []), [-1, 6])
    assert seat_asked(st) == 1
    st.cards[0] = 5
    st.apply(6)
    assert seat_asked(st) == 0


def test_windows_are_copied_whole() -> None:
    frame = Duel([0, 1], [2])
    clone = frame.clone()
    clone.next(0, False)
    assert frame.fields() == ([0, 1], [2])
    assert clone.fields() == ([1], [2, 0])
    assert Dodge([1]).clone().fields() == ([1],)


def test_a_bare_window_promises_nothing() -> None:
    st = Table([0])
    bare: Window[Table] = Window([0])
    with pytest.raises(NotImplementedError):
        bare.ask(st, 0)
    with pytest.raises(NotImplementedError):
        bare.react(st, 0, 1)


def test_others_see_which_window_it_is_but_not_what_it_offers() -> None:
    asked = Decision("DODGE", 1, [PASS, 3], "XX-1", (), False, reaction=STRUCK)
    hidden = asked.hidden()
    assert hidden.reaction is STRUCK
    assert hidden.options == []
    assert not hidden.only_passes()
    assert (
        hidden.only_passes() == Decision("DODGE", 1, [PASS], "XX-1", (), False, reaction=STRUCK).hidden().only_passes()
    )


@pytest.mark.parametrize(
    ("options", "reaction", "standing", "own_turn", "turns", "passes"),
    [
        ([PASS], DODGE, NO_STANDING, False, 0, True),
        ([PASS], DODGE, NO_STANDING, True, 0, True),
        ([PASS], DODGE, Standing(asks=("dodge",)), False, 0, False),
        ([PASS], DODGE, Standing(asks=("parry",)), False, 0, True),
        ([PASS, 3], DODGE, NO_STANDING, False, 0, False),
        ([PASS, 3], DODGE, Standing(until=2), False, 2, True),
        ([PASS, 3], DODGE, Standing(until=2), False, 3, False),
        ([PASS, 3], DODGE, Standing(until=2), True, 2, False),
        ([PASS, 3], STRUCK, Standing(until=2), False, 2, True),
        ([PASS, 3], DODGE, Standing(unless_attacked=True), False, 0, True),
        ([PASS, 3], DODGE, Standing(unless_attacked=True), True, 0, False),
        ([PASS, 3], STRUCK, Standing(unless_attacked=True), False, 0, False),
        ([PASS, 3], STRUCK, Standing(until=2, unless_attacked=True), False, 0, False),
        ([PASS, 3], STRUCK, Standing(unless_attacked=True, passes=("dodge",)), False, 0, True),
        ([PASS, 3], DODGE, Standing(passes=("dodge",)), False, 0, True),
        ([PASS, 3], DODGE, Standing(passes=("dodge",)), True, 0, False),
        ([PASS, 3], DODGE, Standing(passes=("parry",)), False, 0, False),
        ([PASS, 3], DODGE, Standing(until=2, unless_attacked=True, asks=("dodge",)), False, 0, False),
        ([PASS], None, Standing(until=9, unless_attacked=True), False, 0, False),
    ],
)
def test_what_passes_by_itself(
    options: list[Pick], reaction: Reaction | None, standing: Standing, own_turn: bool, turns: int, passes: bool
) -> None:
    asked = Decision("DODGE", 0, options, "XX-1", (), False, reaction=reaction)
    assert passes_automatically(asked, standing, own_turn, turns) is passes


def test_pass_until_my_next_turn_ends_by_itself() -> None:
    said = Standing(until=2, passes=("dodge",))
    assert said.at(2) is said
    assert said.at(3) == Standing(passes=("dodge",))
    assert NO_STANDING.at(5) is NO_STANDING
