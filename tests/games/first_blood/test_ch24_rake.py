"""Rake Attack: flyers strike at those they Marched over (FB-24.35, FB-24.36)."""

from __future__ import annotations

from sandtable.core.space.points import point
from sandtable.games.first_blood.combat.attack import NONE
from sandtable.games.first_blood.combat.rake import note_overflown, rake_targets
from sandtable.games.first_blood.state import ACTIVATED, State
from sandtable.games.first_blood.turn.actions import CHARGE, END, MARCH_ACTION
from sandtable.games.first_blood.turn.activation import Activation
from tests.games.first_blood.support import answer, asked, keys, listed, load, plain, put, run
from tests.support import clause

WINGLINGS = 1
RAIDERS = 3


def field() -> State:
    st = plain(listed("Predator", "- 5 Winglings", faction="wadrhun"), "no-jarls-raid", placement="auto")
    put(st, WINGLINGS, (1000, 1000))
    put(st, RAIDERS, (1000, 1300))
    return st


@clause("FB-24.36")
def test_fb_24_36_which_regiments_a_path_crossed() -> None:
    st = field()
    note_overflown(st, WINGLINGS, [[(900, 1000), (900, 1700)]])  # 1.00" from the first Raider: they only touch
    assert rake_targets(st, WINGLINGS) == []
    note_overflown(st, WINGLINGS, [[(901, 1000), (901, 1700)]])
    assert rake_targets(st, WINGLINGS) == [RAIDERS]
    note_overflown(st, WINGLINGS, [[(901, 1000), (901, 1700)]])
    assert st.overflown == [(WINGLINGS, RAIDERS)]


@clause("FB-24.35", "FB-24.36", "FB-11.15", "FB-27.14")
def test_fb_24_35_half_of_the_models_strike_at_the_end_of_the_activation() -> None:
    st = field()
    run(st, Activation(WINGLINGS, [], 2, False))
    st.apply(MARCH_ACTION)
    st.apply(point(1000, 1800))
    answer(st, "action", END)
    assert asked(st, "rake").options == [END, RAIDERS]
    attacks = st.plan(WINGLINGS).stats[3]
    load(st, *[6] * (3 * attacks), *[6] * (3 * attacks))
    st.apply(RAIDERS)
    rolled = [event[1] for event in st.events if event[0] == "roll"]
    assert len(rolled[0]) - 2 == 3 * attacks  # three of five
    while st.decision is not None:
        st.apply(NONE)
    assert "action" not in keys(st)


@clause("FB-24.35")
def test_fb_24_35_not_after_a_charge() -> None:
    st = field()
    st.overflown.append((WINGLINGS, RAIDERS))
    run(st, Activation(WINGLINGS, [CHARGE], 0, False, stage=3))
    assert st.decision is None
    run(st, Activation(WINGLINGS, [MARCH_ACTION], 0, False, stage=3))
    assert asked(st, "rake")


@clause("FB-24.35")
def test_fb_24_35_a_rake_attack_may_be_declined() -> None:
    st = field()
    st.overflown.append((WINGLINGS, RAIDERS))
    run(st, Activation(WINGLINGS, [MARCH_ACTION], 0, False, stage=3))
    before = st.place[:]
    answer(st, "rake", END)
    assert st.decision is None
    assert st.place == before
    assert st.has_mark(WINGLINGS, ACTIVATED)
