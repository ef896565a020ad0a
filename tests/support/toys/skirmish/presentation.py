"""How the game is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.events import Event
from sandtable.core.engine.options import Options
from sandtable.core.engine.questions import Questions
from sandtable.core.game.presentation import ArgKinds, Phrase, Presentation, Wording
from sandtable.core.scene.report import StepReport
from sandtable.core.scene.scene import Message, Scene
from sandtable.core.scene.static import Static
from tests.support.toys.skirmish import scene
from tests.support.toys.skirmish.questions import QUESTIONS
from tests.support.toys.skirmish.refusals import REFUSALS
from tests.support.toys.skirmish.state import (
    BANNERS,
    GONE,
    INCH,
    MODELS,
    Battle,
    kind_of,
)

M: Final = ("m", "model")
T: Final = ("t", "model")
EVENTS: Final[dict[str, ArgKinds]] = {
    "march": (M, ("", "point"), ("p", "point")),
    "charge": (M, T, ("", "point"), ("p", "point")),
    "shoot": (M, T),
    "roll": (M, T, ("f", "pips")),
    "wounded": (T, ("n", "count")),
    "falls": (T,),
    "goal": (("s", "seat"), ("g", "banner")),
}


class SkirmishPresentation(Presentation[Battle]):
    event_args = EVENTS
    prompt_args: Mapping[str, ArgKinds] = {
        "action": (M,),
        "march": (M,),
        "charge_at": (M,),
        "shoot_at": (M,),
        "again": (M, T),
    }
    phase_asks: Mapping[str, str] = {"phase-fight": "activate"}
    unit = INCH

    def targets(self, st: Battle) -> list[Target]:
        models: list[Target] = [("model", model) for model in range(MODELS) if st.at[model] != GONE]
        return [*models, *[("rock", n) for n in range(len(st.rocks))], *[("banner", n) for n in range(len(BANNERS))]]

    def questions(self) -> Questions[Battle]:
        return QUESTIONS

    def refusal(
        self, st: Battle, seat: int, target: Target, clause: str, given: tuple[Target, ...] = ()
    ) -> Message | None:
        explain = REFUSALS.get(clause)
        return None if explain is None else explain(self.spec, st, seat, target)

    def read_as(self, st: Battle, part: str, value: int) -> tuple[str, int]:
        return ("kind", kind_of(value)) if part == "model" else (part, value)

    def tag(self, st: Battle, part: str, value: int) -> str:
        return str(value + 1) if part in ("model", "rock") else ""

    def pick_phrase(self, st: Battle, asked: Decision, option: Pick) -> Phrase | None:
        if asked.kind == "march":
            return ("pick-march-to", (("p", "point", option),))
        return None

    def board_text(
        self, seen: Battle, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
    ) -> object:
        return scene.board_text(seen, marks)

    def static_scene(self, options: Options, players: int) -> Static:
        return scene.static_scene(str(options["field"]), players)

    def scene(self, seen: Battle, seat: int) -> Scene:
        return scene.scene(self.spec, seen, seat)

    def step_report(self, before: Battle, events: list[Event], seat: int) -> StepReport:
        return scene.step_report(self.spec, before, events, seat)
