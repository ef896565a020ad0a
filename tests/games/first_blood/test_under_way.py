"""Why a question is not asked although its Action is under way: what comes first, is settled or is lacking is named."""

from __future__ import annotations

from sandtable.core.engine.frames import Frame
from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.charge import Charge
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.magic.spellcasting import Spellcasting
from sandtable.games.first_blood.movement.march.entry import Entry
from sandtable.games.first_blood.movement.march.garrison import Leave, occupy
from sandtable.games.first_blood.movement.march.march import March
from sandtable.games.first_blood.reasons.not_asked import ACTION_OF
from sandtable.games.first_blood.reasons.under_way import LACKING
from sandtable.games.first_blood.state import ACTION, ARRIVED, ARRIVING, State
from sandtable.games.first_blood.turn.actions import MARCH_ACTION
from sandtable.games.first_blood.turn.activation import ACTING, Activation
from sandtable.testing import any_answer, chooser_rng
from tests.games.first_blood import moving
from tests.games.first_blood.moving import HUSCARLS, KNIGHTS, MEN, MILITIA, RAIDERS, alone, rows, square
from tests.games.first_blood.support import asked, listed, plain, put, run
from tests.games.first_blood.test_ch14_volley import FOES, lone
from tests.games.first_blood.test_ch21_garrison import TOWER
from tests.games.first_blood.test_ch22_ruins import site
from tests.games.first_blood.test_refusals_exact import unasked
from tests.support import clause


def yard(placement: str = "free") -> State:
    """A tower in the open, from (15, 14) to (19, 18), for twelve."""
    return moving.table(placement, tower=("", square(1500, 1400)))


def during(st: State, frame: Frame[State]) -> State:
    """A procedure in the Action Phase of seat 0."""
    st.phase, st.active = ACTION, 0
    return run(st, frame)


def reasons(st: State, kind: str) -> list[str]:
    return list(SPEC.presentation.why_not_asked(st, 0, kind))


def test_every_question_of_an_action_can_say_what_is_lacking_for_it() -> None:
    assert sorted(set(ACTION_OF) - set(LACKING)) == []


@clause("FB-21.3", "FB-12.2")
def test_no_garrison_is_within_the_march() -> None:
    st = yard()
    alone(st, MEN, 1700, 500, 3)
    during(st, March(MEN))
    assert reasons(st, "occupy") == ["FB-12.2"]
    english, german = unasked(st, "occupy", 0)
    assert english.endswith("is 8.5″ away from the Leader Models of Men-at-Arms; this March is 5″.")
    assert english.startswith("The nearest free Garrison, ")
    assert german.startswith("Die nächste freie Garnison ist 8,5″ von den Anführermodellen entfernt, dieser Marsch ")


@clause("FB-21.3", "FB-21.6", "FB-21.19")
def test_a_garrison_that_is_held_or_left_and_regiments_that_are_not_infantry() -> None:
    st = yard()
    alone(st, MEN, 1700, 1250, 3)
    alone(st, MILITIA, 1700, 300, 3)
    occupy(st, MILITIA, TOWER)
    during(st, March(MEN))
    assert reasons(st, "occupy") == ["FB-21.6"]
    assert unasked(st, "occupy", 0) == ("Every Garrison is occupied already.", "Jede Garnison ist schon besetzt.")
    assert unasked(st, "leave_at", 0) == (
        "Men-at-Arms are in no Garrison that could be left.",
        "Waffenknechte: in keiner Garnison, die verlassen werden könnte.",
    )
    st.stack.pop()
    during(st, Leave(MILITIA))
    asked(st, "leave_at")
    assert unasked(st, "occupy", 0)[0] == "Militia are marching out of a Garrison, and not into one."
    assert (
        unasked(st, "march", 0)[0] == "First you choose the point beside the wall where the Leader of Militia starts."
    )
    st = yard()
    rows(st, KNIGHTS, 1700, 1000)
    during(st, March(KNIGHTS))
    assert unasked(st, "occupy", 0) == (
        "Household Knights are no Infantry, and only Infantry occupies Garrisons.",
        "Hausritter: keine Infanterie, und nur Infanterie besetzt Garnisonen.",
    )


@clause("FB-12.10", "FB-12.11")
def test_the_leader_comes_first_and_then_the_others() -> None:
    st = yard()
    alone(st, MEN, 1000, 1000, 3)
    during(st, March(MEN))
    asked(st, "march")
    assert unasked(st, "arrange", 0) == (
        "First you choose the place of the Leader of Men-at-Arms, then the others are placed.",
        "Waffenknechte: Zuerst kommt der Platz des Anführers, danach werden die anderen gesetzt.",
    )
    st.apply(point(1000, 1300))
    asked(st, "arrange")
    assert unasked(st, "march", 0) == (
        "The Leader of Men-at-Arms has its place already.",
        "Waffenknechte: Der Anführer hat seinen Platz schon.",
    )
    assert unasked(st, "place_model", 0)[0] == "Choose first which Model of Men-at-Arms is placed elsewhere."
    st.apply(st.plan(MEN).first + 1)
    assert unasked(st, "arrange", 0)[0] == "A Model of Men-at-Arms is being placed: its place comes first."
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
    assert reasons(st, "floor") == ["FB-22.5"]
    english, german = unasked(st, "floor", 0)
    assert english.endswith(" is 5″ away; with the climb of 3″ that is more than 5″.")
    assert german.startswith(
        "Das nächste obere Stockwerk ist 5″ entfernt; mit dem Aufstieg von 3″ ist das mehr als 5″: "
    )
    st = site("free")
    alone(st, MEN, 1200, 950)
    during(st, March(MEN))
    asked(st, "floor")
    assert unasked(st, "march", 0)[0] == "First you choose the floor to which the Leader of Men-at-Arms goes."
    st = site("free")
    alone(st, KNIGHTS, 1200, 800)
    during(st, March(KNIGHTS))
    assert unasked(st, "floor", 0)[0] == "Household Knights are no Infantry, and only Infantry goes to upper floors."


@clause("FB-13.8", "FB-13.10", "FB-13.24")
def test_an_entry_is_a_march_that_asks_for_its_own_places() -> None:
    st = yard()
    st.status[MEN] = ARRIVING
    st.set_mark(MEN, ARRIVED)
    during(st, Entry(MEN))
    if st.asked(0).kind == "entry_edge":
        assert unasked(st, "enter", 0)[0] == "First you choose the edge over which Men-at-Arms come on."
        st.apply(st.edge_of(0))
    asked(st, "enter")
    assert unasked(st, "march", 0) == (
        "Men-at-Arms are only entering the battlefield: you are asked where.",
        "Waffenknechte: erst beim Aufmarsch auf das Schlachtfeld; gefragt wird nach den Plätzen dafür.",
    )
    assert reasons(st, "occupy") == ["FB-13.24"]
    assert unasked(st, "occupy", 0)[0] == (
        "Men-at-Arms are entering the battlefield, and the entry March occupies no Garrison."
    )
    assert unasked(st, "entry_edge", 0)[0].startswith("It is settled already over which edge Men-at-Arms come on: ")
    assert unasked(st, "enabling", 0)[0] == (
        "Men-at-Arms come on over your own edge, which takes no Enabling Regiment."
    )


@clause("FB-15.2", "FB-15.5")
def test_a_charge_names_its_target_and_why_there_is_no_second_one() -> None:
    st = plain(placement="auto")
    rows(st, MEN, 1000, 1500)
    put(st, RAIDERS, (1000, 1900))
    put(st, HUSCARLS, (1400, 1900))
    during(st, Charge(0, MEN))
    asked(st, "charges")
    assert unasked(st, "charges_too", 0) == (
        "First you choose the primary target of the Charge.",
        "Zuerst kommt das Hauptziel des Sturmangriffs.",
    )
    assert unasked(st, "close_in", 0)[0].startswith("On this table")  # automatic placement
    st = plain(placement="free")
    alone(st, MEN, 1000, 1500)
    put(st, RAIDERS, (1000, 1900))
    during(st, Charge(1, MEN, RAIDERS))
    assert unasked(st, "charges", 0) == (
        "Raiders are the primary target of this Charge already.",
        "Plünderer: schon das Hauptziel dieses Sturmangriffs.",
    )
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
    assert kinds <= {
        "The pile-in of Men-at-Arms comes first, then the Attacks are divided.",
        "Men-at-Arms are Engaged with one Regiment only: Raiders.",
    }
    assert kinds


@clause("FB-19.3")
def test_the_spell_comes_before_its_target() -> None:
    st = plain(listed("Chapter Mage", "spells: Fire Dart", "- 6 Men-at-Arms"), FOES)
    put(st, 0, (2500, 2400))
    lone(st, 2, 2700, 2400)
    lone(st, 3, 2700, 2600)
    during(st, Spellcasting(0, 0))
    asked(st, "spell_target")
    assert unasked(st, "spell", 0) == (
        "Chapter Mage is casting Fire Dart already.",
        "Kapitelmagier: Gezaubert wird schon: Feuerpfeil.",
    )


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
    assert unasked(st, "action", 0)[0] == "The next Action is chosen when the one before it is done."


@clause("FB-15.17", "FB-21.3")
def test_what_the_acting_regiment_is_never_asked_comes_before_reach_and_action() -> None:
    st = yard()
    alone(st, MEN, 1000, 1000, 3)
    alone(st, KNIGHTS, 2000, 1000)
    during(st, Activation(MEN, [], 2, False, stage=ACTING))
    asked(st, "action")
    assert reasons(st, "impact_on") == ["FB-15.17"]
    assert unasked(st, "impact_on", 0)[0] == "Men-at-Arms make no Impact Attacks."
    assert unasked(st, "occupy", 0)[0] == "This comes up only in the course of the Action March."
    st = yard()
    alone(st, KNIGHTS, 2000, 1000)
    during(st, Activation(KNIGHTS, [], 2, False, stage=ACTING))
    assert unasked(st, "occupy", 0)[0] == "Household Knights are no Infantry, and only Infantry occupies Garrisons."
    assert "FB-15.17" not in reasons(st, "impact_on")
