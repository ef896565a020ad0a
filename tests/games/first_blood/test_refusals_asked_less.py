"""Sentences about what is not offered because it could do nothing, and about placing Models by hand."""

from __future__ import annotations

from sandtable.core.engine.kinds import WORD
from sandtable.games.first_blood.combat.attack import Attack
from sandtable.games.first_blood.in_force import BY_CLASH
from sandtable.games.first_blood.movement.march.march import ADJUST, March
from sandtable.games.first_blood.state import BROKEN
from sandtable.games.first_blood.turn import actions
from sandtable.games.first_blood.turn.actions import INSPIRE, TAKE_AIM
from sandtable.games.first_blood.turn.activation import Activation
from tests.games.first_blood.moving import BOWS, HUSCARLS, MEN, RAIDERS, rows, table
from tests.games.first_blood.support import asked, load, put, run
from tests.games.first_blood.test_refusals_exact import both
from tests.support import clause


@clause("FB-14.1", "FB-27.6")
def test_why_nobody_takes_aim() -> None:
    st = table()
    rows(st, BOWS, 1000, 1000)
    run(st, Activation(BOWS, [], 2, False))
    assert both(st, ("action", TAKE_AIM)) == (
        "After Take Aim, Mercenary Crossbowmen would have nobody to shoot at from here.",
        "Söldnerarmbruster: Auch nach dem Zielen gäbe es von hier aus kein Ziel.",
    )
    st = table()
    rows(st, BOWS, 1000, 1000)
    put(st, RAIDERS, (1000, 1700))
    run(st, Activation(BOWS, [actions.MARCH_ACTION], 1, False, stage=3))
    assert both(st, ("action", TAKE_AIM)) == (
        "After Take Aim, Mercenary Crossbowmen could not take a Volley any more in this Turn.",
        "Söldnerarmbruster: Nach dem Zielen wäre in diesem Zug keine Salve mehr möglich.",
    )


@clause("FB-16.2", "FB-27.6")
def test_why_nobody_inspires() -> None:
    st = table()
    put(st, MEN, (1000, 1000))
    put(st, HUSCARLS, (1000, 1102))
    run(st, Activation(MEN, [actions.CLASH_ACTION], 1, False, stage=3))
    assert both(st, ("action", INSPIRE)) == (
        "After Inspire, Men-at-Arms could not Clash any more in this Turn.",
        "Waffenknechte: Nach dem Anfeuern wäre in diesem Zug kein Nahkampf mehr möglich.",
    )


@clause("FB-12.10", "FB-12.20", "FB-12.7")
def test_why_models_are_not_placed_by_hand() -> None:
    st = table()
    rows(st, MEN, 1000, 1000)
    run(st, March(MEN), by_hand=False)
    assert both(st, (WORD, -2)) == (
        "To go round a corner, choose to place the Models yourself first.",
        "Um eine Ecke geht es nur, wenn du vorher wählst, die Modelle selbst aufzustellen.",
    )
    st.apply(ADJUST)
    assert both(st, (WORD, ADJUST)) == (
        "You are placing the Models yourself already.",
        "Du stellst die Modelle schon selbst auf.",
    )
    st = table()
    rows(st, MEN, 1000, 1000)
    st.set_mark(MEN, BROKEN)
    run(st, Activation(MEN, [], 2, False), by_hand=False)
    assert both(st, (WORD, actions.ADJUST)) == (
        "None of these Actions moves Models.",
        "Keine dieser Aktionen bewegt Modelle.",
    )


@clause("FB-2.9")
def test_why_a_die_is_not_rolled_again() -> None:
    st = table()
    rows(st, MEN, 1000, 1000)
    put(st, HUSCARLS, (1000, 1102))
    load(st, 1, 6)
    run(st, Attack(0, MEN, HUSCARLS, BY_CLASH, [(2, 2, 0)], []))
    asked(st, "reroll_hit")
    assert both(st, ("die", 0)) == (
        "Rolling this die again cannot help.",
        "Diesen Würfel neu zu werfen kann nichts verbessern.",
    )
