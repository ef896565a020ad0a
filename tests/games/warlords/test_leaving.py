"""Players can leave at any question, even in the middle of an action, and the others play on correctly (WL-24.8, WL-24.12)."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.core.engine.rng import seeded
from sandtable.core.match.match import Match
from sandtable.core.match.record import read_record
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.state import State
from sandtable.testing import any_option, play_on
from tests.support import clause

GAMES = Path(__file__).parents[2] / "replays" / "warlords"
PLAYED = ("last-warlord-4", "relics-of-loriel-3", "random-lords-of-the-sea")
ON = 15
OFTEN = 2
"""How often a player leaves at each kind of question in a game."""


def leave(st: State, seat: int) -> None:
    """One player leaves, and the others play on for a while."""
    clone = st.clone()
    clone.concede(seat)
    SPEC.check_sound(clone)
    play_on(clone, seeded(seat), any_option, ON)
    SPEC.check_sound(clone)
    if clone.result is not None:
        assert seat not in clone.result.winners
    else:
        assert clone.decision is not None
        assert all(asked.seat != seat for asked in clone.open_questions()), "he decides no more"


@clause("WL-24.8", "WL-24.12", "WL-24.4")
@pytest.mark.parametrize("game", PLAYED)
def test_wl_24_12_everyone_may_leave_at_every_kind_of_question(game: str) -> None:
    match = Match.from_record(SPEC, read_record((GAMES / f"{game}.jsonl").read_text()), log=False)
    st = SPEC.start_with(match.players, match.options, match.seed.rng(), False)
    left: dict[str, int] = {}
    for step in match.steps:
        assert st.decision is not None
        kind = st.decision.kind
        if left.get(kind, 0) < OFTEN:
            left[kind] = left.get(kind, 0) + 1
            for seat in range(st.players):
                if not st.is_out(seat):
                    leave(st, seat)
        st.apply(step.pick, step.seat)
    assert len(left) > 12
