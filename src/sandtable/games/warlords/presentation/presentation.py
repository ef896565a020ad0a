"""How Warlords is shown: scenes, words, explanations, the terminal (`core.game.presentation`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.authoring.workshop import Workshop
from sandtable.core.engine.cards import face_of
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
from sandtable.games.warlords.battle.attacks import ATTACK_NAMES
from sandtable.games.warlords.effects import diplomacy as diplomacy  # registers its keywords
from sandtable.games.warlords.effects import spells as spells  # registers its keywords
from sandtable.games.warlords.presentation.briefing import briefing, daily_task
from sandtable.games.warlords.presentation.course import TALLIES
from sandtable.games.warlords.presentation.names import numbered
from sandtable.games.warlords.presentation.perils import perils
from sandtable.games.warlords.presentation.scene import scene, step_report
from sandtable.games.warlords.presentation.scenery import static_of
from sandtable.games.warlords.presentation.wording import EVENT_ARGS, PART_PREFIX, PROMPT_ARGS, pick_phrase, tag
from sandtable.games.warlords.presentation.workshop import WORKSHOP
from sandtable.games.warlords.questions import QUESTIONS
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import NO_CARD

TOPICS: Final[tuple[str, ...]] = ("hand", "forces", "discards", "key")
"""The topics a player at a terminal may ask for."""

PHASE_ASKS: Final[dict[str, str]] = {
    "phase-castles": "castles",
    "phase-heroes": "heroes",
    "phase-revenue": "spend",
    "phase-ground": "ground_step",
    "phase-calamities": "calamities",
    "phase-spells": "cast",
    "phase-march": "march",
    "phase-battles": "battles",
    "phase-explore": "explore",
    "phase-ruins": "ruins",
    "phase-wrap-up": "wrap_up",
}


def cards_in_sight(st: State, asked: Decision) -> set[int]:
    """Cards linked to places, in ruins, in the asked player's hand and treasures; in the setup also those of his deck."""
    cards = {face_of(card) for card in st.hands[asked.seat] if card >= 0}
    cards.update(st.treasures[asked.seat])
    for place, head in enumerate(st.head):
        if head != NO_CARD:
            cards.update(st.linked(place))
    for ruins in st.ruins:
        cards.update(ruins)
    if asked.kind in ("take", "take_for"):
        cards.update(st.rules.decks[asked.seat])
    return cards


class WarlordsPresentation(Presentation[State]):
    event_args = EVENT_ARGS
    prompt_args = PROMPT_ARGS
    part_prefix = PART_PREFIX
    phase_asks: Mapping[str, str] = PHASE_ASKS
    topics = TOPICS
    tallies: Mapping[str, Counts] = TALLIES
    workshop: Workshop | None = WORKSHOP

    def targets(self, st: State) -> list[Target]:
        """All places and their linked cards, ruins, discard piles, the asked player's hand and treasures.

        Also players if one is to be named, impossible kinds of attack, and in the setup the player's deck.
        """
        asked = st.decision
        if asked is None:
            return []
        found: list[Target] = [("place", place) for place, head in enumerate(st.head) if head != NO_CARD]
        cards = cards_in_sight(st, asked)
        discarded = {card for pile in st.discards for card in pile}
        found += [("card", card) for card in (*sorted(cards), *sorted(discarded - cards))]
        if asked.kind == "name_player":
            found += [("seat", seat) for seat in range(st.players)]
        if asked.kind == "attack":
            ways = {pick[0] for pick in asked.options if not isinstance(pick, int)}
            found += [("attack", way) for way in range(len(ATTACK_NAMES)) if way not in ways]
        return found

    def perils(self, st: State, seat: int) -> Mapping[Target, Message]:
        return perils(self.spec, st, seat)

    def questions(self) -> Questions[State]:
        return QUESTIONS

    def inflected(self, sentence: Message) -> Message:
        return numbered(sentence)

    def read_as(self, st: State, part: str, value: int) -> tuple[str, int]:
        """Cards and places are named after cards."""
        if part == "card":
            return ("printing", value)
        if part == "place" and st.head[value] != NO_CARD:
            return ("printing", st.head[value])
        return (part, value)

    def tag(self, st: State, part: str, value: int) -> str:
        return tag(part, value)

    def pick_phrase(self, st: State, asked: Decision, option: Pick) -> Phrase | None:
        return pick_phrase(st, asked, option)

    def briefing(self, options: Options, players: int) -> Briefing | None:
        return briefing(options, players)

    def daily_task(self, options: Options, seat: int) -> Message | None:
        return daily_task(options)

    def static_scene(self, options: Options, players: int) -> Static:
        return static_of(options, players)

    def scene(self, seen: State, seat: int) -> Scene:
        return scene(self.spec, seen, seat)

    def step_report(self, before: State, events: list[Event], seat: int) -> StepReport:
        return step_report(self.spec, before, events, seat)

    def board_text(
        self, seen: State, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
    ) -> object:
        # drawing needs rich, which scenes do not
        from sandtable.games.warlords.presentation.board_text import board_text

        return board_text(seen, seat, words, width, height, marks)

    def table_text(self, seen: State, seat: int, topic: str, words: Wording, width: int) -> object | None:
        from sandtable.games.warlords.presentation.board_text import table_text

        return table_text(seen, seat, topic, words, width)
