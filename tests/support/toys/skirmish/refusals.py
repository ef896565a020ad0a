"""The sentences of refusals: for each clause, from what is seen, what stands in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import WORD
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import argument
from sandtable.core.scene.scene import Message
from tests.support.toys.skirmish.measuring import in_the_way
from tests.support.toys.skirmish.state import Battle
from tests.support.toys.skirmish.turn import Turn


def sight_blocked(spec: GameSpec[Battle], st: Battle, seat: int, target: Target) -> Message | None:
    turn = st.stack[-1]
    if not isinstance(turn, Turn) or target[0] != "model":
        return None
    part, value = in_the_way(st, turn.model, target[1])[0]
    args = {"m": argument(spec, st, "model", turn.model), "b": argument(spec, st, part, value)}
    return Message("refused-sk-1-7", {**args, "t": argument(spec, st, "model", target[1])})


def too_near_to_march(spec: GameSpec[Battle], st: Battle, seat: int, target: Target) -> Message | None:
    turn = st.stack[-1]
    if not isinstance(turn, Turn) or target[0] != WORD:
        return None
    return Message("refused-sk-1-5", {"m": argument(spec, st, "model", turn.model)})


REFUSALS: Final[dict[str, Callable[[GameSpec[Battle], Battle, int, Target], Message | None]]] = {
    "SK-1.5": too_near_to_march,
    "SK-1.7": sight_blocked,
}
