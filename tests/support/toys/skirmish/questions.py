"""When each question is asked."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.kinds import WORD
from sandtable.core.engine.questions import Question, Questions, Step, on_stack
from sandtable.core.engine.refusal import Facts, Refusal
from tests.support.toys.skirmish.state import Battle
from tests.support.toys.skirmish.turn import CHARGE, MARCH, SHOOT, Turn


def round_now(st: Battle, seat: int) -> Facts:
    return {"n": ("count", st.round)}


ROLLED_AGAIN: Final = Refusal("SK-1.11", "refused-sk-1-11", round_now)


def why_no_more_rolls(st: Battle, seat: int) -> Refusal | None:
    """Misses are rolled again once a game (SK-1.11)."""
    return None if st.again[seat] else ROLLED_AGAIN


FIGHT: Final = Step[Battle]("phase-fight", on_stack(Turn), "SK-1.2", turn="SK-1.2")
QUESTIONS: Final = Questions(
    {
        "activate": Question("SK-1.2", (FIGHT,)),
        "action": Question("SK-1.2", (FIGHT,)),
        "march": Question("SK-1.3", (FIGHT,), after=("action", (WORD, MARCH))),
        "charge_at": Question("SK-1.8", (FIGHT,), after=("action", (WORD, CHARGE))),
        "shoot_at": Question("SK-1.9", (FIGHT,), after=("action", (WORD, SHOOT))),
        "again": Question("SK-1.11", (FIGHT,), needs=(why_no_more_rolls,)),
    },
    ((FIGHT,),),
)
