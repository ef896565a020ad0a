"""How a game is shown to people: scenes for a client, texts for a terminal, words, explanations, briefings, statistics.

A game derives a class from `Presentation` and returns it from `GameSpec.make_presentation`, which imports it there: a game that
is only played, by a bot or a researcher, loads none of this. Callers reach it as `spec.presentation`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Generic, Protocol, TypeVar

from sandtable.core.authoring.editor import Editor
from sandtable.core.authoring.workshop import Workshop
from sandtable.core.content.user_files import Fault
from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.events import Event
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.scene.briefing import Briefing
from sandtable.core.scene.plane import Plan
from sandtable.core.scene.scene import Scene, Told, Words
from sandtable.core.scene.static import Static
from sandtable.core.scene.statistics import NOTHING_COUNTED, Counts
from sandtable.core.space.points import POINT, in_units, x_of, y_of

S = TypeVar("S", bound=State)

ArgKinds = tuple[tuple[str, str], ...]
"""For each argument the name its message knows it by ("" for one that is not worded) and what kind of thing it is.

The last kinds may be open: "who?" may be missing, "faces*" takes all values that are left as a list.
"""
Phrase = tuple[str, tuple[tuple[str, str, object], ...]]
"""A message and its arguments: (name, kind, value). The kinds are listed in `sandtable.language.words`."""

NO_ARGS: Final[dict[str, ArgKinds]] = {}
NO_PREFIXES: Final[dict[str, str]] = {}


def paired(kinds: ArgKinds, values: Sequence[object]) -> list[tuple[str, str, object]] | None:
    """(name, kind, value) for each argument, or None if the values do not fit the description.

    >>> paired((("u", "unit"), ("v", "unit?"), ("f", "faces*")), (7,))
    [('u', 'unit', 7)]
    >>> paired((("u", "unit"), ("f", "faces*")), (7, 1, 1))
    [('u', 'unit', 7), ('f', 'faces', (1, 1))]
    >>> paired((("u", "unit"),), (7, 8)) is None
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
    """What a game asks of the words when it draws itself for a terminal (`sandtable.language.words.Speaker`)."""

    def __call__(self, key: str, attribute: str = "", /, **args: str | int | float) -> str:
        """The message of this key, or one of its attributes."""

    def seat(self, seat: int) -> str:
        """The name of a player."""

    def value(self, st: State, kind: str, value: object, case: str = "") -> str | int | float:
        """A value of one of the kinds of `sandtable.language.words` in words."""


class Presentation(Generic[S]):
    """How one game is shown.

    A game sets the attributes below to values of exactly these types: a compiled class has one type for each attribute.
    """

    event_args: Mapping[str, ArgKinds] = NO_ARGS
    """Event key: what its arguments are, in order."""
    prompt_args: Mapping[str, ArgKinds] = NO_ARGS
    """Decision kind: what the numbers of its context are, in order."""
    part_prefix: Mapping[str, str] = NO_PREFIXES
    """Parts whose words are filed under another prefix: a tile is named like a unit."""
    phase_asks: Mapping[str, str] = NO_PREFIXES
    """Phase (a key of `Static.phases`): the kind of question that it is about, so that one can ask why it passed by itself."""
    topics: tuple[str, ...] = ()
    """What a player can look at besides the board (`table_text`)."""
    tallies: Mapping[str, Counts] = NOTHING_COUNTED
    """Event key: what it counts for in the statistics of a finished game (`core.scene.statistics`)."""
    workshop: Workshop | None = None
    """Where people build what they bring to this game, such as a deck or an army."""
    editor: Editor | None = None
    """Where people make such a file on the board itself."""
    unit: int = 1
    """How many steps of the lattice make one printed unit of length, for games on a plane: 1, 10, 100 ..."""

    def __init__(self, spec: GameSpec[S]) -> None:
        self.spec = spec

    # -- scenes --------------------------------------------------------------------------------------------------------

    def has_scene(self) -> bool:
        """Has the game a scene at all? A game for the terminal alone need not have one."""
        return type(self).scene is not Presentation.scene

    def static_scene(self, options: Options, players: int) -> Static:
        """What never changes at a table with these checked options, for a client (game code)."""
        raise NotImplementedError

    def scene(self, seen: S, seat: int) -> Scene:
        """A seen state as surface, pieces, trays, panels and questions, for a client (game code)."""
        raise NotImplementedError

    def plan(self, seen: S, seat: int, spot: int) -> Plan | None:
        """What a point of the open region would mean before it is chosen; None where a game has nothing to say (game code)."""
        return None

    def told(self, before: S, events: list[Event], seat: int) -> Told:
        """What a step told a seat; `before` is the state before it as a spectator saw it (game code)."""
        raise NotImplementedError

    def targets(self, st: S) -> list[Target]:
        """Everything on the table that a person can point at now (game code)."""
        raise NotImplementedError

    # -- words ---------------------------------------------------------------------------------------------------------

    def proper_name(self, st: S, part: str, value: int) -> str:
        """The name of something that is called the same in every language, such as an area; else "" (game code)."""
        return ""

    def read_as(self, st: S, part: str, value: int) -> tuple[str, int]:
        """The part and value whose word names this one, such as the type of a unit, or the seat of a camp (game code)."""
        return part, value

    def point_name(self, spot: int) -> str:
        """A point for people: x and y in printed units."""
        return f"({in_units(x_of(spot), self.unit)}, {in_units(y_of(spot), self.unit)})"

    def tag(self, st: S, part: str, value: int) -> str:
        """What tells a thing from others of the same name, alike in every language; put behind its name (game code)."""
        return ""

    def pick_phrase(self, st: S, asked: Decision, option: Pick) -> Phrase | None:
        """How an option is worded, if naming its parts is not enough (game code)."""
        return None

    # -- the terminal --------------------------------------------------------------------------------------------------

    def board_text(
        self, seen: S, seat: int, words: Wording, width: int, height: int, marks: Mapping[Target, str]
    ) -> object:
        """The table as this seat sees it, for a terminal: a text or a rich renderable (game code).

        `marks` are short labels for what the open question offers, such as the numbers of its options.
        """
        return ""

    def table_text(self, seen: S, seat: int, topic: str, words: Wording, width: int) -> object | None:
        """What a player asks to look at ("hand", "discards", ...), or None if the game has no such topic (game code)."""
        return None

    # -- before and after a game ---------------------------------------------------------------------------------------

    def briefing(self, options: Options, players: int) -> Briefing | None:
        """What is to be known before a game with these checked options: story, forces, what wins, length (game code)."""
        return None

    def settled(self, seen: S) -> Options:
        """Options that were left to chance and that the set-up has decided for everybody to see (game code)."""
        return {}

    def scores(self, st: S) -> tuple[int, ...]:
        """How the scores stand, for the course of the game: as they count at its end."""
        return st.standings()

    def doer(self, st: S, event: Event) -> int:
        """The seat whose deed an event counts as, -1 for nobody's; in most games the first argument says it."""
        first = event[1][0] if event[1] else -1
        return first if isinstance(first, int) and 0 <= first < st.players else -1

    def validate(self, text: str) -> list[Fault]:
        """Everything that is wrong with a file for the option `own_content`."""
        assert self.editor is not None
        return self.editor.faults(text)

    # -- why not -------------------------------------------------------------------------------------------------------

    def why_not(self, st: S, seat: int, target: Target, given: tuple[Target, ...] = ()) -> list[str]:
        """The clauses that keep a target from being part of an answer, the nearest first; none for one that is offered.

        The asked frame explains its list. A target is a thing of the game, a button (`WORD`), a number (`COUNTS`), a player.
        `given` is what the answer shall name besides: a unit may be attacked, but not by the one that is chosen already.
        """
        asked = st.asked(seat)
        part, value = target
        if part == POINT and asked.region is not None:
            return asked.region.why_not(value)
        if self.spec.notation.offers(asked, target, given):
            return []
        return st.stack[-1].why_not_with(st, asked, target, given)

    def why_not_asked(self, st: S, seat: int, kind: str) -> list[str]:
        """The clauses by which this seat is not asked this kind of question now, the nearest first (game code).

        It is asked only of what is not asked; "" stands for any question at all. Without closer reasons: the clause of
        what is asked instead.
        """
        open_now = st.open_questions()
        own = [asked for asked in open_now if asked.seat == seat]
        return [asked.clause for asked in (own or open_now)[:1]]

    def refusal(self, st: S, seat: int, target: Target, clause: str, given: tuple[Target, ...] = ()) -> Words | None:
        """The sentence for one refused target and one of its clauses, from what the seat sees; None: the clause alone.

        The target of `why_not_asked` is (`ASKED`, the place of the kind). `given` is what is chosen already, so that the
        sentence can name both (game code).
        """
        return None

    # -- gestures ------------------------------------------------------------------------------------------------------

    def counted_type(self, st: S, asked: Decision) -> int | None:
        """The kind of piece (an index of `Static.types`) whose number is asked for; None if it is about no kind (game code)."""
        return None

    def pays(self, st: S, asked: Decision) -> Pick | None:
        """What somebody would pay with first who leaves it to the table, by what he knows; None to be asked (game code)."""
        return None

    def meant(self, st: S, asked: Decision, target: Target, given: tuple[Target, ...] = ()) -> Target:
        """What a person means who points at this: the unit in a hex, say, where the question asks for units (game code)."""
        return target
