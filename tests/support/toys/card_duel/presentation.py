"""How the game is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.events import Event
from sandtable.core.engine.options import Options
from sandtable.core.game.presentation import ArgKinds, Presentation, Wording
from sandtable.core.interaction.wording import argument
from sandtable.core.scene.report import StepReport
from sandtable.core.scene.scene import Message, Scene
from sandtable.core.scene.static import Static
from tests.support.toys.card_duel import scene
from tests.support.toys.card_duel.state import KINDS, Duel

S: Final = ("s", "seat")
C: Final = ("c", "card")
EVENTS: Final[dict[str, ArgKinds]] = {
    "draws": (S,),
    "draws_nothing": (S,),
    "plays": (S, C),
    "void": (S, C),
    "stands": (S,),
    "guarded": (S,),
    "loses": (S, ("n", "count")),
    "spies": (S, ("n", "count")),
    "spied": (("c", "cards"),),
}


class CardDuelPresentation(Presentation[Duel]):
    event_args = EVENTS
    prompt_args: Mapping[str, ArgKinds] = {"play_card": (("n", "count"),), "answer": (C,)}

    def targets(self, st: Duel) -> list[Target]:
        return [("card", face) for face in range(len(KINDS))] + [("seat", seat) for seat in range(st.players)]

    def refusal(
        self, st: Duel, seat: int, target: Target, clause: str, given: tuple[Target, ...] = ()
    ) -> Message | None:
        part, value = target
        if part == "card" and clause in ("CD-1.1", "CD-1.9"):
            return Message(f"refused-{clause.lower().replace('.', '-')}", {"c": argument(self.spec, st, part, value)})
        return None

    def board_text(
        self, seen: Duel, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
    ) -> object:
        return scene.board_text(seen, words)

    def static_scene(self, options: Options, players: int) -> Static:
        return scene.static_scene(players)

    def scene(self, seen: Duel, seat: int) -> Scene:
        return scene.scene(self.spec, seen, seat)

    def step_report(self, before: Duel, events: list[Event], seat: int) -> StepReport:
        return scene.step_report(self.spec, before, events, seat)
