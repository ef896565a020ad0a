"""How BattleLore is shown: scenes, words, explanations, the terminal (`core.game.presentation`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.authoring.editor import Editor
from sandtable.core.engine.cards import kinds_of
from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.events import Event
from sandtable.core.engine.kinds import COUNTS, WORD
from sandtable.core.engine.options import Options
from sandtable.core.engine.questions import Questions
from sandtable.core.engine.refusal import Objection
from sandtable.core.game.presentation import Phrase, Presentation, Wording
from sandtable.core.scene.briefing import Briefing
from sandtable.core.scene.report import StepReport
from sandtable.core.scene.scene import Message, Scene
from sandtable.core.scene.static import Static
from sandtable.core.scene.statistics import Counts
from sandtable.games.battlelore.campaign.sheets import (
    name_at,
)
from sandtable.games.battlelore.presentation.arguments import EVENT_ARGS, PART_PREFIX, PROMPT_ARGS
from sandtable.games.battlelore.presentation.briefing import briefing, daily_task
from sandtable.games.battlelore.presentation.course import TALLIES, doer, scores
from sandtable.games.battlelore.presentation.editor import ADVENTURE_EDITOR
from sandtable.games.battlelore.presentation.pointing import as_asked, as_target, aside, card_elsewhere, meant
from sandtable.games.battlelore.presentation.scene import scene
from sandtable.games.battlelore.presentation.scene_log import step_report
from sandtable.games.battlelore.presentation.scene_static import static_of
from sandtable.games.battlelore.presentation.wording import numbered, pick_phrase, read_as, tag
from sandtable.games.battlelore.questions import QUESTIONS
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.board import hex_name
from sandtable.games.battlelore.turn.battling import actions_here
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.orders import RACK_BASE
from sandtable.games.battlelore.turn.turn import ATTACK

TOPICS: Final[tuple[str, ...]] = ("hand", "forces", "discards", "key", "heroes")

PHASE_ASKS: Final[dict[str, str]] = {
    "phase-command": "play_command",
    "phase-order": "order_unit",
    "phase-move": "move_unit",
    "phase-combat": "attack",
}


class BattleLorePresentation(Presentation[BattleState]):
    event_args = EVENT_ARGS
    prompt_args = PROMPT_ARGS
    part_prefix = PART_PREFIX
    phase_asks: Mapping[str, str] = PHASE_ASKS
    topics = TOPICS
    tallies: Mapping[str, Counts] = TALLIES
    editor: Editor | None = ADVENTURE_EDITOR

    def targets(self, st: BattleState) -> list[Target]:
        """All hexes, the units on them, and the cards of the player who is asked."""
        asked = st.decision
        if asked is None:
            return []
        found: list[Target] = [("hex", h) for h in st.ground.board.hexes]
        found += [("unit", unit) for unit, h in enumerate(st.pos) if h >= 0]
        holder = st.rules.holder_of_seat(asked.seat)
        if holder >= 0:
            found += [("card", card) for card in kinds_of(st.hands[holder])]
            found += [("card", LORE_BASE + card) for card in kinds_of(st.lore[holder])]
        if "card" in self.spec.kinds[asked.kind].parts and st.rack:
            found += [("card", RACK_BASE + card) for card in sorted(set(st.rack))]
        if asked.kind == ATTACK:
            found += [("target", action) for action in actions_here(st)]
        return found

    def objection(self, st: BattleState, seat: int, target: Target, given: tuple[Target, ...] = ()) -> Objection | None:
        """The same as in other games. A unit stands for its hex where a hex is asked for, and the other way round."""
        asked = st.asked(seat)
        if self.spec.notation.offers(asked, target, given):
            return None
        kind = self.spec.kinds[asked.kind]
        if target[0] == "card" and "card" not in kind.parts:
            return card_elsewhere(st, asked, target[1])
        if target[0] in COUNTS and target[1] in kind.words:
            target = (WORD, target[1])
        target = as_asked(st, kind.parts, target)
        found = super().objection(st, seat, as_target(st, kind.parts, target), given)
        return found or aside(st, asked, kind.parts, target)

    def inflected(self, sentence: Message) -> Message:
        return numbered(sentence)

    def questions(self) -> Questions[BattleState]:
        return QUESTIONS

    def meant_target(self, st: BattleState, asked: Decision, target: Target, given: tuple[Target, ...] = ()) -> Target:
        """A unit and its hex stand for each other if only one of them is an answer."""
        found = [] if self.spec.notation.offers(asked, target, given) else meant(st, asked, target)
        return next((each for each in found if self.spec.notation.offers(asked, each, given)), target)

    def proper_name(self, st: BattleState, part: str, value: int) -> str:
        if part == "sheet":
            rows = [] if st.campaign is None else st.campaign.roster
            return rows[value][0] if value < len(rows) else f"#{value + 1}"
        if part == "name":
            return name_at(value)
        return hex_name(value) if part == "hex" else ""

    def read_as(self, st: BattleState, part: str, value: int) -> tuple[str, int]:
        return read_as(st, part, value)

    def tag(self, st: BattleState, part: str, value: int) -> str:
        return tag(st, part, value)

    def pick_phrase(self, st: BattleState, asked: Decision, option: Pick) -> Phrase | None:
        return pick_phrase(st, asked, option)

    def briefing(self, options: Options, players: int) -> Briefing | None:
        return briefing(options, players)

    def daily_task(self, options: Options, seat: int) -> Message | None:
        return daily_task(options, seat)

    def static_scene(self, options: Options, players: int) -> Static:
        return static_of(options, players)

    def scene(self, seen: BattleState, seat: int) -> Scene:
        return scene(self.spec, seen, seat)

    def step_report(self, before: BattleState, events: list[Event], seat: int) -> StepReport:
        return step_report(self.spec, before, events, seat)

    def scores(self, st: BattleState) -> tuple[int, ...]:
        return scores(st)

    def actor_of(self, st: BattleState, event: Event) -> int:
        return doer(st, event)

    def board_text(
        self, seen: BattleState, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
    ) -> object:
        # drawing needs rich, which scenes do not
        from sandtable.games.battlelore.presentation.terminal import board_text

        return board_text(seen, seat, words, width, height, marks)

    def table_text(self, seen: BattleState, seat: int, topic: str, words: Wording, width: int) -> object | None:
        from sandtable.games.battlelore.presentation.terminal import table_text

        return table_text(seen, seat, topic, words, width)
