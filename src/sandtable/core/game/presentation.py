"""Shows a game to people: scenes for a client, texts for a terminal, words, explanations, briefings, statistics.

A game subclasses `Presentation` and imports its class inside `GameSpec.make_presentation`. A bot or a researcher who only plays
the game loads none of it. Callers use `spec.presentation`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Generic, Protocol, TypeVar

from sandtable.core.authoring.editor import Editor
from sandtable.core.authoring.workshop import Workshop
from sandtable.core.content.user_files import Fault
from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.events import Event
from sandtable.core.engine.legality import Rule
from sandtable.core.engine.options import Options
from sandtable.core.engine.questions import Questions
from sandtable.core.engine.refusal import Objection
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.scene.briefing import Briefing
from sandtable.core.scene.plane import Plan
from sandtable.core.scene.report import StepReport
from sandtable.core.scene.scene import Message, Scene
from sandtable.core.scene.static import Static
from sandtable.core.scene.statistics import NO_COUNTS, Counts
from sandtable.core.space.points import POINT, in_units, x_of, y_of

S = TypeVar("S", bound=State)

ArgKinds = tuple[tuple[str, str], ...]
"""For each argument, its name in the message ("" if the message does not use it) and its kind.

The last kinds may be open: "who?" is optional, and "faces*" takes all remaining values as a list.
"""
Phrase = tuple[str, tuple[tuple[str, str, object], ...]]
"""A message and its arguments: (name, kind, value). The kinds are listed in `sandtable.language.translator`."""

NO_ARGS: Final[dict[str, ArgKinds]] = {}
NO_PREFIXES: Final[dict[str, str]] = {}


def pair_args(kinds: ArgKinds, values: Sequence[object]) -> list[tuple[str, str, object]] | None:
    """(name, kind, value) for each argument, or None if the values do not fit the description.

    >>> pair_args((("u", "unit"), ("v", "unit?"), ("f", "faces*")), (7,))
    [('u', 'unit', 7)]
    >>> pair_args((("u", "unit"), ("f", "faces*")), (7, 1, 1))
    [('u', 'unit', 7), ('f', 'faces', (1, 1))]
    >>> pair_args((("u", "unit"),), (7, 8)) is None
    True
    """
    found: list[tuple[str, str, object]] = []
    for at, (name, kind) in enumerate(kinds):
        if kind.endswith("*"):
            return [*found, (name, kind[:-1], tuple(values[at:]))]
        if at >= len(values):
            return found if all(k[-1] in "?*" for _, k in kinds[at:]) else None
        found.append((name, kind.removesuffix("?"), values[at]))
    return found if len(values) <= len(kinds) else None


class Wording(Protocol):
    """The text functions a game uses to draw itself in a terminal (`sandtable.language.translator.Translator`)."""

    def __call__(self, key: str, attribute: str = "", /, **args: str | int | float) -> str:
        """The message with this key, or one of its attributes."""

    def seat(self, seat: int) -> str:
        """The name of a player."""

    def value(self, st: State, kind: str, value: object, case: str = "") -> str | int | float:
        """A value in words. The kinds are those of `sandtable.language.translator`."""


class Presentation(Generic[S]):
    """How one game is shown.

    A game sets the attributes below to values of exactly these types: a compiled class has one type for each attribute.
    """

    event_args: Mapping[str, ArgKinds] = NO_ARGS
    """For each event key, the kinds of its arguments, in order."""
    prompt_args: Mapping[str, ArgKinds] = NO_ARGS
    """For each decision kind, the kinds of the numbers in its context, in order."""
    part_prefix: Mapping[str, str] = NO_PREFIXES
    """Parts whose words are filed under another prefix: a tile is named like a unit."""
    phase_asks: Mapping[str, str] = NO_PREFIXES
    """For each phase (a key of `Static.phases`), the kind of question it asks, to explain why the phase was skipped."""
    topics: tuple[str, ...] = ()
    """What a player can look at besides the board (`table_text`)."""
    tallies: Mapping[str, Counts] = NO_COUNTS
    """For each event key, what it counts toward in the statistics of a finished game (`core.scene.statistics`)."""
    workshop: Workshop | None = None
    """The workshop where people build what they bring to this game, such as a deck or an army."""
    editor: Editor | None = None
    """The editor in which people make an `own_content` file on the board."""
    unit: int = 1
    """How many lattice steps make one printed unit of length, for games on a plane: 1, 10, 100 ..."""

    def __init__(self, spec: GameSpec[S]) -> None:
        self.spec = spec

    # -- scenes --------------------------------------------------------------------------------------------------------

    def has_scene(self) -> bool:
        """Does the game have a scene? A game for the terminal alone does not need one."""
        return type(self).scene is not Presentation.scene

    def static_scene(self, options: Options, players: int) -> Static:
        """The parts of the scene that never change at a table with these checked options (game code)."""
        raise NotImplementedError

    def scene(self, seen: S, seat: int) -> Scene:
        """A seen state as surface, pieces, trays, panels and questions, for a client (game code)."""
        raise NotImplementedError

    def plan(self, seen: S, seat: int, spot: int) -> Plan | None:
        """A preview of choosing a point of the open region, or None if the game has none (game code)."""
        return None

    def step_report(self, before: S, events: list[Event], seat: int) -> StepReport:
        """What a seat learns from a step. `before` is the state before it as a spectator saw it (game code)."""
        raise NotImplementedError

    def targets(self, st: S) -> list[Target]:
        """Everything on the table that a person can point at now (game code)."""
        raise NotImplementedError

    def perils(self, st: S, seat: int) -> Mapping[Target, Message]:
        """What this player would lose the game with if an opponent took it in his next turn, by public facts, and the sentence
        that says so (game code)."""
        return {}

    # -- words ---------------------------------------------------------------------------------------------------------

    def proper_name(self, st: S, part: str, value: int) -> str:
        """A name that is the same in every language, such as that of an area, or "" (game code)."""
        return ""

    def read_as(self, st: S, part: str, value: int) -> tuple[str, int]:
        """The part and value whose word names this one, such as the type of a unit or the seat of a camp (game code)."""
        return part, value

    def point_name(self, spot: int) -> str:
        """The text of a point for people: x and y in printed units."""
        return f"({in_units(x_of(spot), self.unit)}, {in_units(y_of(spot), self.unit)})"

    def tag(self, st: S, part: str, value: int) -> str:
        """A suffix that tells a thing from others of the same name. It is the same in every language (game code)."""
        return ""

    def pick_phrase(self, st: S, asked: Decision, option: Pick) -> Phrase | None:
        """The phrase for an option, if naming its parts is not enough (game code)."""
        return None

    def prompt_key(self, st: S, asked: Decision) -> str:
        """The message of a question, if another than `ask-KIND` fits what is offered now, else "" (game code)."""
        return ""

    # -- the terminal --------------------------------------------------------------------------------------------------

    def board_text(
        self, seen: S, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
    ) -> object:
        """The table as this seat sees it, for a terminal: a text or a rich renderable (game code).

        `marks` are short labels for what the open question offers, such as the numbers of its options.
        """
        return ""

    def table_text(self, seen: S, seat: int, topic: str, words: Wording, width: int) -> object | None:
        """The text of a topic ("hand", "discards", ...), or None if the game has no such topic (game code)."""
        return None

    # -- before and after a game ---------------------------------------------------------------------------------------

    def briefing(self, options: Options, players: int) -> Briefing | None:
        """What to know before a game with these checked options: story, forces, victory, length (game code)."""
        return None

    def daily_task(self, options: Options, seat: int) -> Message | None:
        """The task of this seat in a battle of the day with these checked options, in one sentence (game code)."""
        return None

    def decided_options(self, seen: S) -> Options:
        """Options that were left to chance and that the set-up has publicly decided (game code)."""
        return {}

    def scores(self, st: S) -> tuple[int, ...]:
        """The current scores, counted as at the end of the game, for the chart of the game's course."""
        return st.standings()

    def actor_of(self, st: S, event: Event) -> int:
        """The seat credited with an event, or -1. In most games it is the first argument."""
        first = event[1][0] if event[1] else -1
        return first if isinstance(first, int) and 0 <= first < st.players else -1

    def validate(self, text: str) -> list[Fault]:
        """All faults in a file for the option `own_content`."""
        assert self.editor is not None
        return self.editor.faults(text)

    # -- why not -------------------------------------------------------------------------------------------------------

    def why_not(self, st: S, seat: int, target: Target, given: tuple[Target, ...] = ()) -> list[str]:
        """The clauses that keep a target out of an answer, most relevant first. Empty if the target is offered.

        The asking frame explains its list. A target is a thing of the game, a button (`WORD`), a number (`COUNTS`), a player.
        `given` holds the other targets of the answer: a unit may be a legal target, but not for the attacker chosen so far.
        """
        asked = st.asked(seat)
        part, value = target
        if part == POINT and asked.region is not None:
            return asked.region.why_not(value)
        if self.spec.notation.offers(asked, target, given):
            return []
        objection = self.objection(st, seat, target, given)
        if objection is not None:
            return list(objection.clauses)
        return st.stack[-1].why_not(st, asked, part, value)

    def objection(self, st: S, seat: int, target: Target, given: tuple[Target, ...] = ()) -> Objection | None:
        """Why no answer contains a target, by the rule of the open question. None if one does, or if there is no rule."""
        asked = st.asked(seat)
        rule = self.rule(st, asked)
        if rule is None or self.spec.notation.offers(asked, target, given):
            return None
        return rule.objection(st, seat, target, given)

    def rule(self, st: S, asked: Decision) -> Rule[S] | None:
        """What makes the answers to an open question legal: the rule of the frame that asks, or of the table of questions."""
        rule, questions = st.stack[-1].rule(asked), self.questions()
        return questions.rows[asked.kind].rule if rule is None and questions is not None else rule

    def questions(self) -> Questions[S] | None:
        """When each kind of question is asked, so that the core can explain why one is not asked now (game code).

        None: the core says only who is asked now, with the clause of that question.
        """
        return None

    def inflected(self, sentence: Message) -> Message:
        """A sentence with what its grammar needs besides the facts, such as the number of a name (game code)."""
        return sentence

    def refusal(self, st: S, seat: int, target: Target, clause: str, given: tuple[Target, ...] = ()) -> Message | None:
        """For a question without a rule: the sentence for one refused target and one of its clauses, from what the seat sees.
        None: show the clause alone.

        `given` holds what is already chosen, so that the sentence can name both (game code).
        """
        return None

    # -- gestures ------------------------------------------------------------------------------------------------------

    def counted_type(self, st: S, asked: Decision) -> int | None:
        """The type of piece (an index of `Static.types`) that the question counts, or None (game code)."""
        return None

    def default_payment(self, st: S, asked: Decision) -> Pick | None:
        """The default payment for a player who leaves the choice to the table, from what they know. None: ask (game code)."""
        return None

    def things_at(self, st: S, target: Target) -> tuple[Target, ...]:
        """What else a goal of a gesture may mean, such as the building at a point of the plane (game code)."""
        return ()

    def proposed_pick(self, st: S, asked: Decision) -> Pick:
        """The answer proposed for a question of a batch (`core.interaction.batches`) (game code)."""
        return asked.options[0]

    def sure_pick(self, st: S, asked: Decision) -> Pick | None:
        """An answer that no other can better for anybody, on public facts. A table gives it for a person (game code)."""
        return None

    def meant_target(self, st: S, asked: Decision, target: Target, given: tuple[Target, ...] = ()) -> Target:
        """The target a person means by pointing at this, such as the unit in a hex if units are asked for (game code)."""
        return target
