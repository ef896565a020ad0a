"""Why a question leaves nothing to decide although its Action is in progress: the sentence names the Regiment and the fact."""

from __future__ import annotations

from sandtable.core.engine.frames import Frame
from sandtable.games.first_blood.combat.charge import Charge
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.movement.march.entry import Entry
from sandtable.games.first_blood.movement.march.garrison import Leave, occupy
from sandtable.games.first_blood.movement.march.march import March
from sandtable.games.first_blood.state import ACTION, ARRIVED, ARRIVING, State
from sandtable.games.first_blood.turn.actions import MARCH_ACTION
from sandtable.games.first_blood.turn.activation import ACTING, Activation
from sandtable.testing import any_answer, chooser_rng
from tests.games.first_blood import moving
from tests.games.first_blood.moving import HUSCARLS, KNIGHTS, MEN, MILITIA, RAIDERS, alone, rows, square
from tests.games.first_blood.support import asked, plain, put, run
from tests.games.first_blood.test_ch21_garrison import TOWER
from tests.games.first_blood.test_ch22_ruins import site
from tests.games.first_blood.test_refusals_exact import absence, unasked
from tests.support import clause


def yard(placement: str = "free") -> State:
    """A tower in the open, from (15, 14) to (19, 18), for twelve."""
    return moving.table(placement, tower=("", square(1500, 1400)))


def during(st: State, frame: Frame[State]) -> State:
    """A procedure in the Action Phase of seat 0."""
    st.phase, st.active = ACTION, 0
    return run(st, frame)


@clause("FB-21.3", "FB-12.2")
def test_no_garrison_is_within_the_march() -> None:
    st = yard()
    alone(st, MEN, 1700, 500, 3)
    during(st, March(MEN))
    assert absence(st, "occupy") == ("FB-12.2",)
    english, german = unasked(st, "occupy", 0)
    assert english.endswith("is 8.5″ away from the Leader Models of Men-at-Arms; this March is 5″.")
    assert english.startswith("The nearest free Garrison, ")
    assert german.startswith("Die nächste freie Garnison ist 8,5″ von den Anführermodellen entfernt, dieser Marsch ")


@clause("FB-21.3", "FB-21.19")
def test_a_garrison_that_is_held_or_left_and_regiments_that_are_not_infantry() -> None:
    st = yard()
    alone(st, MEN, 1700, 1250, 3)
    alone(st, MILITIA, 1700, 300, 3)
    occupy(st, MILITIA, TOWER)
    during(st, March(MEN))
    assert absence(st, "occupy") == ("FB-21.3",)
    assert unasked(st, "occupy", 0) == (
        "No Garrison is free for Men-at-Arms: each is occupied already, or holds fewer than 3 Models.",
        "Waffenknechte: Keine Garnison ist frei. Jede ist schon besetzt oder fasst weniger als 3 Modelle.",
    )
    assert unasked(st, "leave_at", 0) == (
        "Men-at-Arms are in no Garrison that could be left.",
        "Waffenknechte: in keiner Garnison, die verlassen werden könnte.",
    )
    st.stack.pop()
    during(st, Leave(MILITIA))
    asked(st, "leave_at")
    assert unasked(st, "occupy", 0)[0] == "Militia are marching out of a Garrison, not into one."
    st = yard()
    rows(st, KNIGHTS, 1700, 1000)
    during(st, March(KNIGHTS))
    assert unasked(st, "occupy", 0) == (
        "Household Knights are not Infantry, and only Infantry occupies Garrisons.",
        "Hausritter: keine Infanterie, und nur Infanterie besetzt Garnisonen.",
    )


@clause("FB-12.10", "FB-12.11")
def test_a_single_model_has_no_others_to_place() -> None:
    st = yard()
    alone(st, MEN, 1000, 1000, 3)
    during(st, March(MEN))
    asked(st, "march")
    assert unasked(st, "arrange", 0)[0] == (
        "You choose a Model to place yourself after the Leader has its place, if you said before that you place the "
        "Models yourself. "
        "Now you are asked: Men-at-Arms: where does the Leader go?"
    )
    st = yard()
    alone(st, MEN, 1000, 1000, 1)
    during(st, March(MEN))
    assert unasked(st, "arrange", 0)[0].endswith("a single Model: there are no others to be placed.")


@clause("FB-22.2", "FB-22.5", "FB-22.24")
def test_no_upper_floor_is_in_reach() -> None:
    st = site("free")
    alone(st, MEN, 1200, 500)
    during(st, March(MEN))
    asked(st, "march")
    assert absence(st, "floor") == ("FB-22.5",)
    english, german = unasked(st, "floor", 0)
    assert english.endswith(" is 5″ away; with the climb of 3″ that is more than 5″.")
    assert german.startswith(
        "Das nächste obere Stockwerk ist 5″ entfernt; mit dem Aufstieg von 3″ ist das mehr als 5″: "
    )
    st = site("free")
    alone(st, MEN, 1200, 950)
    during(st, March(MEN))
    asked(st, "floor")
    assert unasked(st, "march", 0)[0].endswith("asked: Men-at-Arms: which floor does the Leader move to?")
    st = site("free")
    alone(st, KNIGHTS, 1200, 800)
    during(st, March(KNIGHTS))
    assert unasked(st, "floor", 0)[0] == "Household Knights are not Infantry, and only Infantry goes to upper floors."


@clause("FB-13.8", "FB-13.10", "FB-13.24")
def test_an_entry_is_a_march_that_asks_for_its_own_places() -> None:
    st = yard()
    st.status[MEN] = ARRIVING
    st.set_mark(MEN, ARRIVED)
    during(st, Entry(MEN))
    if st.asked(0).kind == "entry_edge":
        st.apply(st.edge_of(0))
    asked(st, "enter")
    assert absence(st, "occupy") == ("FB-13.24",)
    assert unasked(st, "occupy", 0)[0] == (
        "Men-at-Arms are entering the battlefield, and the entry March occupies no Garrison."
    )
    assert unasked(st, "enabling", 0)[0] == (
        "Men-at-Arms come on over your own edge, which needs no Enabling Regiment."
    )


@clause("FB-15.2", "FB-15.5")
def test_a_charge_names_its_target_and_why_there_is_no_second_one() -> None:
    st = plain(placement="auto")
    rows(st, MEN, 1000, 1500)
    put(st, RAIDERS, (1000, 1900))
    put(st, HUSCARLS, (1400, 1900))
    during(st, Charge(0, MEN))
    asked(st, "charges")
    assert unasked(st, "charges_too", 0)[0].startswith("You choose a second target of a Charge right after the first")
    assert unasked(st, "close_in", 0)[0].startswith("On this table")  # automatic placement
    st = plain(placement="free")
    alone(st, MEN, 1000, 1500)
    put(st, RAIDERS, (1000, 1900))
    during(st, Charge(1, MEN, RAIDERS))
    assert unasked(st, "charges_too", 0)[0] == (
        "A second target takes more than one Leader Model, and Men-at-Arms have no more."
    )


@clause("FB-16.8")
def test_a_clash_with_one_enemy_has_nothing_to_divide() -> None:
    st = plain(placement="free")
    alone(st, MEN, 1000, 1500, 3)
    put(st, RAIDERS, (1000, 1600))
    during(st, Clash(0, MEN, [], []))
    kinds = set()
    rng = chooser_rng(3)
    while any(isinstance(frame, Clash) for frame in st.stack) and st.decision is not None:
        kinds.add(unasked(st, "divide", 0)[0])
        seat, pick = any_answer(st, rng=rng)
        st.apply(pick, seat)
    assert "Men-at-Arms are Engaged with one Regiment only: Raiders." in kinds
    others = [each for each in kinds if not each.startswith("Men-at-Arms")]
    assert all("You divide the Attacks of a Model in a Clash" in each for each in others)


@clause("FB-11.8", "FB-11.4")
def test_whether_another_action_follows() -> None:
    st = yard()
    alone(st, MEN, 1000, 1000, 3)
    during(st, Activation(MEN, [], 1, False, stage=ACTING))
    st.apply(MARCH_ACTION)
    assert unasked(st, "action", 0) == (
        "Men-at-Arms have no further Action in this activation.",
        "Waffenknechte: keine weitere Aktion in dieser Aktivierung.",
    )
    assert unasked(st, "snapfire", 0)[0] == "None of your Regiments has Snapfire."
    st = yard()
    alone(st, MEN, 1000, 1000, 3)
    during(st, Activation(MEN, [], 2, False, stage=ACTING))
    st.apply(MARCH_ACTION)
    assert unasked(st, "action", 0)[0].startswith(
        "You choose an Action when the one before it is done. Now you are asked"
    )


@clause("FB-15.2", "FB-15.17", "FB-21.3")
def test_an_action_that_cannot_be_taken_comes_before_what_the_regiment_lacks_for_it() -> None:
    st = yard()
    alone(st, MEN, 1000, 1000, 3)
    alone(st, KNIGHTS, 2000, 1000)
    during(st, Activation(MEN, [], 2, False, stage=ACTING))
    asked(st, "action")
    assert absence(st, "impact_on") == ("FB-15.2",)  # nobody to charge
    assert unasked(st, "occupy", 0)[0].startswith("You choose a Garrison at the beginning of a March")
    st = yard()
    alone(st, MEN, 1000, 1000, 3)
    alone(st, KNIGHTS, 2000, 1000)
    put(st, RAIDERS, (1000, 1500))
    during(st, Activation(MEN, [], 2, False, stage=ACTING))
    assert unasked(st, "impact_on", 0)[0] == "Men-at-Arms make no Impact Attacks."
    st = yard()
    alone(st, KNIGHTS, 2000, 1000)
    during(st, Activation(KNIGHTS, [], 2, False, stage=ACTING))
    assert unasked(st, "occupy", 0)[0] == "Household Knights are not Infantry, and only Infantry occupies Garrisons."
    assert "FB-15.17" not in absence(st, "impact_on")
