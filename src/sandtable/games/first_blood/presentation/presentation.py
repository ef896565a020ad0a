"""How First Blood is presented: scenes, words, explanations, the terminal (`core.game.presentation`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.authoring.editor import Editor
from sandtable.core.authoring.workshop import Workshop
from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.events import Event
from sandtable.core.engine.options import Options
from sandtable.core.engine.questions import Questions
from sandtable.core.engine.refusal import Objection
from sandtable.core.game.presentation import Phrase, Presentation, Wording
from sandtable.core.scene.briefing import Briefing
from sandtable.core.scene.plane import Plan
from sandtable.core.scene.report import StepReport
from sandtable.core.scene.scene import Message, Scene
from sandtable.core.scene.static import Static
from sandtable.core.scene.statistics import Counts
from sandtable.core.space.plane import OUTSIDE, polygon
from sandtable.core.space.points import POINT, x_of, y_of
from sandtable.games.first_blood.combat.sure_rerolls import sure_reroll
from sandtable.games.first_blood.notation import WORDS_OF
from sandtable.games.first_blood.presentation.army_workshop import WORKSHOP
from sandtable.games.first_blood.presentation.briefing import briefing, daily_task, decided_options
from sandtable.games.first_blood.presentation.course import TALLIES
from sandtable.games.first_blood.presentation.editor import BATTLEFIELD_EDITOR
from sandtable.games.first_blood.presentation.names import numbered
from sandtable.games.first_blood.presentation.plan import plan
from sandtable.games.first_blood.presentation.scene import scene, step_report
from sandtable.games.first_blood.presentation.scenery import static_of
from sandtable.games.first_blood.presentation.wording import (
    EVENT_ARGS,
    PART_PREFIX,
    PROMPT_ARGS,
    pick_phrase,
    prompt_key,
    proper_name,
    read_as,
    tag,
)
from sandtable.games.first_blood.questions import QUESTIONS
from sandtable.games.first_blood.reasons.questions import objection
from sandtable.games.first_blood.reasons.things import further
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.battlefields import (
    GARRISON,
    INCH,
)
from sandtable.games.first_blood.turn.supremacy import sure_score
from sandtable.games.first_blood.wounds import automatic

PHASE_ASKS: Final[dict[str, str]] = {
    "phase-set-up": "edge",
    "phase-reinforcement": "arrives",
    "phase-command": "stack",
    "phase-supremacy": "supremacy",
    "phase-action": "activate",
}

TOPICS: Final[tuple[str, ...]] = ("forces", "key")


class FirstBloodPresentation(Presentation[State]):
    event_args = EVENT_ARGS
    prompt_args = PROMPT_ARGS
    part_prefix = PART_PREFIX
    phase_asks: Mapping[str, str] = PHASE_ASKS
    topics = TOPICS
    tallies: Mapping[str, Counts] = TALLIES
    workshop: Workshop | None = WORKSHOP
    editor: Editor | None = BATTLEFIELD_EDITOR
    unit = INCH

    def targets(self, st: State) -> list[Target]:
        """All Regiments and Models on the table, and the subjects of the open question."""
        asked = st.decision
        if asked is None:
            return []
        found: list[Target] = [("regiment", plan.number) for plan in st.rules.plans]
        found += [("model", model) for model in range(len(st.place)) if st.is_alive(model)]
        found += [("piece", number) for number in range(len(st.field().pieces))] if st.ground >= 0 else []
        for part in self.spec.kinds[asked.kind].parts:
            if asked.kind != "bloodlust":  # its answers have their own words
                found += [(part, value) for value in range(len(WORDS_OF.get(part, ())))]
            if part == "card":
                found += [(part, plan.card) for plan in st.rules.plans if plan.owner == asked.seat]
        return list(dict.fromkeys([*found, *further(st, asked)]))

    def objection(self, st: State, seat: int, target: Target, given: tuple[Target, ...] = ()) -> Objection | None:
        asked = st.asked(seat)
        if self.spec.notation.offers(asked, target, given):
            return None
        return objection(st, asked, self.spec.kinds[asked.kind].parts, *target)

    def questions(self) -> Questions[State] | None:
        return QUESTIONS

    def proper_name(self, st: State, part: str, value: int) -> str:
        return proper_name(st, part, value)

    def read_as(self, st: State, part: str, value: int) -> tuple[str, int]:
        return read_as(st, part, value)

    def tag(self, st: State, part: str, value: int) -> str:
        return tag(st, part, value)

    def pick_phrase(self, st: State, asked: Decision, option: Pick) -> Phrase | None:
        return pick_phrase(st, asked, option)

    def inflected(self, sentence: Message) -> Message:
        return numbered(sentence)

    def prompt_key(self, st: State, asked: Decision) -> str:
        return prompt_key(st, asked)

    def decided_options(self, seen: State) -> Options:
        return decided_options(seen)

    def briefing(self, options: Options, players: int) -> Briefing | None:
        return briefing(options, players)

    def daily_task(self, options: Options, seat: int) -> Message | None:
        return daily_task(options)

    def static_scene(self, options: Options, players: int) -> Static:
        return static_of(options, players)

    def scene(self, seen: State, seat: int) -> Scene:
        return scene(self.spec, seen, seat)

    def plan(self, seen: State, seat: int, spot: int) -> Plan | None:
        return plan(seen, seen.asked(seat), spot)

    def things_at(self, st: State, target: Target) -> tuple[Target, ...]:
        """The Garrison at a point (FB-21.3)."""
        part, spot = target
        if part != POINT or st.ground < 0:
            return ()
        x, y = x_of(spot), y_of(spot)
        pieces = enumerate(st.field().pieces)
        return tuple(
            [("piece", n) for n, one in pieces if one.kind == GARRISON and polygon(x, y, one.outline) != OUTSIDE]
        )

    def proposed_pick(self, st: State, asked: Decision) -> Pick:
        """The casualty that falls with automatic placement (FB-7.13); the first card of those left."""
        if asked.kind != "casualty":
            return asked.options[0]
        return automatic(st, asked.context[0], [model for model in asked.options if isinstance(model, int)])

    def sure_pick(self, st: State, asked: Decision) -> Pick | None:
        return sure_score(asked) if asked.kind == "score" else sure_reroll(st, asked)

    def step_report(self, before: State, events: list[Event], seat: int) -> StepReport:
        return step_report(self.spec, before, events, seat)

    def board_text(
        self, seen: State, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
    ) -> object:
        # drawing needs rich; scenes do not
        from sandtable.games.first_blood.presentation.board_text import board_text

        return board_text(seen, seat, words, width, height, marks)

    def table_text(self, seen: State, seat: int, topic: str, words: Wording, width: int) -> object | None:
        from sandtable.games.first_blood.presentation.board_lists import table_text

        return table_text(seen, topic, words)
