"""How Bloodstones is presented: scenes, words, explanations, the terminal (`core.game.presentation`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.authoring.editor import Editor
from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.events import Event
from sandtable.core.engine.options import Options
from sandtable.core.engine.questions import Questions
from sandtable.core.game.presentation import Phrase, Presentation, Wording
from sandtable.core.scene.briefing import Briefing
from sandtable.core.scene.report import StepReport
from sandtable.core.scene.scene import Message, Scene
from sandtable.core.scene.static import Static
from sandtable.core.scene.statistics import Counts
from sandtable.games.bloodstones.actions import ACTION_IDS, END_PHASE
from sandtable.games.bloodstones.presentation.briefing import briefing, daily_task
from sandtable.games.bloodstones.presentation.course import TALLIES
from sandtable.games.bloodstones.presentation.editor import MAP_EDITOR
from sandtable.games.bloodstones.presentation.gestures import default_payment
from sandtable.games.bloodstones.presentation.scene import scene, step_report
from sandtable.games.bloodstones.presentation.scenery import static_scene
from sandtable.games.bloodstones.presentation.wording import EVENT_ARGS, PART_PREFIX, PROMPT_ARGS, pick_phrase
from sandtable.games.bloodstones.questions import QUESTIONS
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.factions import FACTIONS
from sandtable.games.bloodstones.tables.own_maps import is_own

UNITS_OF: Final = ("move_units", "casualty")
"""Questions about the units of an area, which comes first in their context."""

TOPICS: Final[tuple[str, ...]] = ("hand", "forces", "discards", "battle", "factions")

PHASE_ASKS: Final[dict[str, str]] = {
    "phase-capture": "capture_village",
    "phase-undead": "undead_step",
    "phase-main": "main_action",
    "phase-construct": "construct_village",
}


class BloodstonesPresentation(Presentation[State]):
    event_args = EVENT_ARGS
    prompt_args = PROMPT_ARGS
    part_prefix = PART_PREFIX
    phase_asks: Mapping[str, str] = PHASE_ASKS
    topics = TOPICS
    tallies: Mapping[str, Counts] = TALLIES
    editor: Editor | None = MAP_EDITOR

    def targets(self, st: State) -> list[Target]:
        """All areas, the player's hand, and the subjects of the open question: actions, factions, players, units."""
        asked = st.decision
        if asked is None:
            return []
        found: list[Target] = [("area", area) for area in range(st.rules.areas)]
        found += [("tile", tile) for tile in st.hand_types(asked.seat) if tile >= 0]
        parts = self.spec.kinds[asked.kind].parts
        if "action" in parts:
            found += [("action", action) for action in range(len(ACTION_IDS))]
        if "faction" in parts:
            found += [("faction", faction) for faction in range(len(FACTIONS))]
        if "seat" in parts:
            found += [("seat", seat) for seat in range(st.players)]
        if asked.kind in UNITS_OF:
            area = asked.context[0]
            there = {unit for forces in st.units for unit in forces[area]}
            found += [("unit", unit) for unit in sorted(there) if unit not in asked.context[2:]]
        return found

    def questions(self) -> Questions[State]:
        return QUESTIONS

    def default_payment(self, st: State, asked: Decision) -> Pick | None:
        return default_payment(st, asked)

    def counted_type(self, st: State, asked: Decision) -> int | None:
        return asked.context[2] if asked.kind == "move_units" else None

    def proper_name(self, st: State, part: str, value: int) -> str:
        """The places of a custom map are called what its file says."""
        return st.rules.map.area_names[value] if part == "area" and is_own(st.rules.map.ref) else ""

    def pick_phrase(self, st: State, asked: Decision, option: Pick) -> Phrase | None:
        return pick_phrase(st, asked, option)

    def prompt_key(self, st: State, asked: Decision) -> str:
        """The phase cannot be ended while there are battles to fight (BS-8.2)."""
        must_fight = asked.kind == "main_action" and END_PHASE not in asked.options
        return "ask-main-action-fight" if must_fight else ""

    def briefing(self, options: Options, players: int) -> Briefing | None:
        return briefing(options, players)

    def daily_task(self, options: Options, seat: int) -> Message | None:
        return daily_task(options)

    def static_scene(self, options: Options, players: int) -> Static:
        return static_scene(options, players)

    def scene(self, seen: State, seat: int) -> Scene:
        return scene(self.spec, seen, seat)

    def step_report(self, before: State, events: list[Event], seat: int) -> StepReport:
        return step_report(self.spec, before, events, seat)

    def board_text(
        self, seen: State, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
    ) -> object:
        # drawing needs rich; scenes do not
        from sandtable.games.bloodstones.presentation.board_text import board_text

        return board_text(seen, seat, words, width, height, marks)

    def table_text(self, seen: State, seat: int, topic: str, words: Wording, width: int) -> object | None:
        from sandtable.games.bloodstones.presentation.board_text import table_text

        return table_text(seen, seat, topic, words, width)
