"""A judge that always nods is worth nothing: of a wrong sentence about a question it must say so."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from sandtable.core.engine.questions import Question
from sandtable.core.engine.refusal import Refusal
from sandtable.core.engine.state import State
from sandtable.core.interaction import not_asked
from sandtable.core.interaction.not_asked import Absence, Asker, when_key
from sandtable.core.text.message import Arg, Message, message_arg
from sandtable.games.battlelore.questions import COMMAND, NOBODY_ORDERED
from sandtable.games.bloodstones.questions import ENDING_STEP
from sandtable.games.first_blood.questions import VICTORY
from tests.reasons.judge import Verdict, cases

pytestmark = pytest.mark.busy
ENOUGH = 11
"""After so many false verdicts the game is broken off."""


def swapped(asker: Asker[State], key: str, kind: str, **args: Arg) -> Message:
    """Says that what is over is still to come, and the other way round."""
    other = {"not-asked-over": "not-asked-later", "not-asked-later": "not-asked-over"}
    return Message(other.get(key, key), {**args, "when": message_arg(when_key(kind))})


def idle(asker: Asker[State], row: Question[State]) -> Absence | None:
    """Says of everything that may find nothing to do that no unit was ordered."""
    return None if row.nothing is None else asker.refused(NOBODY_ORDERED)


def saying(clause: str, key: str) -> Any:
    """Says the same refusal of everything."""
    return lambda asker, row: asker.refused(Refusal(clause, key))


def always_at(step: Any) -> Any:
    """Says that all questions with steps belong to this one."""
    return lambda row, st, seat: row.steps and (step,)


@pytest.mark.parametrize(
    ("game", "what", "name", "wrong"),
    [
        ("bloodstones", not_asked.Asker, "when", swapped),
        ("bloodstones", not_asked, "player", lambda seat: Arg("seat", (1 - seat,))),
        ("bloodstones", not_asked.Asker, "led_here", saying("BS-9.1", "refused-bs-9-1")),
        ("bloodstones", Question, "steps_for", always_at(ENDING_STEP)),
        ("battlelore", not_asked.Asker, "when", swapped),
        ("battlelore", not_asked, "player", lambda seat: Arg("seat", (seat ^ 1,))),
        ("battlelore", Question, "steps_for", always_at(COMMAND)),
        ("battlelore", not_asked.Asker, "lacking", idle),
        ("first_blood", not_asked.Asker, "when", swapped),
        ("first_blood", not_asked.Asker, "led_here", saying("FB-18.1", "refused-fb-18-1-asked-none")),
        ("first_blood", not_asked.Asker, "lacking", saying("FB-10.13", "refused-fb-10-13-asked")),
        ("first_blood", Question, "steps_for", always_at(VICTORY[0])),
    ],
)
def test_a_wrong_sentence_about_a_question_is_noticed(
    game: str, what: Any, name: str, wrong: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(what, name, wrong)
    share = 2 if game == "battlelore" else 9
    found = (case for case in cases(game, share=share) if case.kind == "(not asked)" and case.verdict is Verdict.FALSE)
    assert len(list(islice(found, ENOUGH))) == ENOUGH
