"""What a game tells the rest of Sandtable about itself.

A game package offers `SPEC`, an instance of a subclass of `GameSpec`. Everything outside the game (records, bots, the
terminal, the server, the laboratory, the conformance kit) speaks to the game through this class and `State` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Final, Generic, Protocol, TypeVar

from sandtable.core.authoring.editor import Editor
from sandtable.core.authoring.workshop import Workshop
from sandtable.core.content.shelf import compact
from sandtable.core.content.user_files import Fault
from sandtable.core.engine.codec import BadSave, decode, frames_in
from sandtable.core.engine.decision import Decision, IllegalPick, Pick, Region, Target
from sandtable.core.engine.events import Event
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.kinds import COUNTS, WORD, Kind
from sandtable.core.engine.options import BadOption as BadOption
from sandtable.core.engine.options import OptionDef as OptionDef
from sandtable.core.engine.options import Options as Options
from sandtable.core.engine.options import OptionValue as OptionValue
from sandtable.core.engine.rng import Rng, generator, seeded
from sandtable.core.engine.state import Result, State
from sandtable.core.scene.briefing import Briefing
from sandtable.core.scene.plane import Plan
from sandtable.core.scene.scene import Scene, Told, Words
from sandtable.core.scene.static import Static
from sandtable.core.scene.statistics import NOTHING_COUNTED, Counts
from sandtable.core.space.points import POINT, in_units, point_text, read_point, x_of, y_of
from sandtable.core.text.suggest import nearest

S = TypeVar("S", bound=State)

ArgKinds = tuple[tuple[str, str], ...]
"""For each argument the name its message knows it by ("" for one that is not worded) and what kind of thing it is.

The last kinds may be open: "who?" may be missing, "faces*" takes all values that are left as a list.
"""
Phrase = tuple[str, tuple[tuple[str, str, object], ...]]
"""A message and its arguments: (name, kind, value). The kinds are listed in `sandtable.language.words`."""

MOST_COMPARED: Final = 150
"""Options that a text is compared with which names none of them."""

NO_ARGS: Final[dict[str, ArgKinds]] = {}
NO_IDS: Final[dict[str, Sequence[str]]] = {}
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


def mask_of(parts: tuple[object, ...], players: int) -> int:
    """The seats that gave up, from the sixth part of a saved state; it is there only if there are any."""
    if not parts:
        return 0
    mask = parts[0]
    if not isinstance(mask, int) or not 0 < mask < 1 << players:
        raise BadSave("saved state: the seats that gave up are not seats")
    return mask


class GameSpec(Generic[S]):
    """One game: its name, its options, and how its states are started, loaded, masked, redealt and named.

    A game sets the attributes below to values of exactly these types (`Final[tuple[str, ...]]`, not a tuple of five words):
    a compiled class has one type for each attribute.
    """

    name: str = ""
    prefix: str = ""
    """Prefix of its clauses in the ledger, such as BS."""
    rules_version: str = ""
    finished: bool = False
    """A finished game has every clause of its ledger tested or listed as a deviation."""
    playable: bool = True
    """A game that is being built is not: nobody is offered a table of it."""
    players: tuple[int, int] = (2, 2)
    option_defs: tuple[OptionDef, ...] = ()
    kinds: dict[str, Kind]
    frames: tuple[type[Frame[S]], ...] = ()
    event_args: Mapping[str, ArgKinds] = NO_ARGS
    """Event key: what its arguments are, in order."""
    prompt_args: Mapping[str, ArgKinds] = NO_ARGS
    """Decision kind: what the numbers of its context are, in order."""
    part_ids: Mapping[str, Sequence[str]] = NO_IDS
    """Part: the ids of its values, where they are the same at every table."""
    part_prefix: Mapping[str, str] = NO_PREFIXES
    """Parts whose words are filed under another prefix: a tile is named like a unit."""
    phase_asks: Mapping[str, str] = NO_PREFIXES
    """Phase (a key of `Static.phases`): the kind of question that it is about, so that one can ask why it passed by itself."""
    lone_clause: str = ""
    """The clause by which the table gives the one answer that is left without asking."""
    topics: tuple[str, ...] = ()
    """What a player can look at besides the board (`table_text`)."""
    reveals: tuple[str, ...] = ()
    """Events that show a seat another one's secret: whoever sees one may know more than his own from then on."""
    windows: tuple[str, ...] = ()
    """The kinds of reaction windows (`Reaction.window`), in the order of a turn; each is named by a message `window-<kind>`."""
    tallies: Mapping[str, Counts] = NOTHING_COUNTED
    """Event key: what it counts for in the statistics of a finished game (`core.scene.statistics`)."""
    own_content: str = ""
    """The text option that takes a file which people write themselves, such as an adventure; "" if there is none."""
    own_schema: str = ""
    """What such a file says under `schema`."""
    workshop: Workshop | None = None
    """Where people build what they bring to this game, such as a deck or an army."""
    editor: Editor | None = None
    """Where people make such a file on the board itself."""
    unit: int = 1
    """How many steps of the lattice make one printed unit of length, for games on a plane: 1, 10, 100 ..."""

    def start(self, players: int, options: Options | None = None, seed: int = 0, log: bool = True) -> S:
        """A new game at its first decision, with the fast generator: a plain number is for research."""
        return self.start_with(players, options, seeded(seed), log)

    def start_with(self, players: int, options: Options | None, rng: Rng, log: bool = True) -> S:
        """A new game at its first decision that draws its chance from this generator."""
        if not self.playable:
            raise BadOption(f"{self.name} is being built and cannot be played yet")
        self.check_players(players)
        st = self.begin(players, self.check_options(players, options or {}), rng)
        st.loud = log
        st.run()
        return st

    def check_players(self, players: int) -> None:
        if not self.players[0] <= players <= self.players[1]:
            raise BadOption(f"{self.name} is for {self.players[0]} to {self.players[1]} players, not {players}")

    def check_options(self, players: int, options: Options) -> Options:
        """All options with defaults filled in; unknown names and values are refused.

        A file that people wrote themselves is kept as short as can be. A game leaves an option out that it came to have later
        and nobody uses, so that its older records stay as they are.
        """
        known = {option.name: option for option in self.option_defs}
        own = options.get(self.own_content)
        if isinstance(own, str):
            options = {**options, self.own_content: compact(own)}
        for name in options:
            if name not in known:
                near = nearest(name, known)
                hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known)}"
                raise BadOption(f"unknown option {name!r} of {self.name}{hint}")
        return {name: option.check(options.get(name, option.default)) for name, option in known.items()}

    def begin(self, players: int, options: Options, rng: Rng) -> S:
        """The table before anything has happened, from checked options, with the frame on it that comes first (game code)."""
        raise NotImplementedError

    def table(self, players: int, rng: Rng, settings: object) -> S:
        """An empty state at a table with these `State.settings`; what cannot be is refused (game code)."""
        raise NotImplementedError

    def restore(self, players: int, rng: Rng, fields: tuple[object, ...]) -> S:
        """A state with its own part from `State.fields`."""
        st = self.table(players, rng, fields[0])
        st.fill(fields[1:])
        return st

    def loaded_options(self, players: int, settings: object) -> Options:
        """Saved settings that are the options of the game, checked again."""
        if not isinstance(settings, dict):
            raise BadSave("saved state: the options are not a table")
        try:
            return self.check_options(players, settings)
        except BadOption as err:
            raise BadSave(f"saved state: {err}") from None

    def redeal(self, seen: S, seed: int) -> S:
        """A full state that fits what a seen state knows, drawn with a fresh generator (game code)."""
        raise NotImplementedError

    def targets(self, st: S) -> list[Target]:
        """Everything on the table that a person can point at now (game code)."""
        raise NotImplementedError

    def part_name(self, st: S, part: str, value: int) -> str:
        """The stable short text of one part of an option: its id among those of the part, or a seat (game code for others)."""
        ids = self.part_ids.get(part)
        return f"p{value + 1}" if ids is None else ids[value]

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

    def briefing(self, options: Options, players: int) -> Briefing | None:
        """What is to be known before a game with these checked options: story, forces, what wins, length (game code)."""
        return None

    def settled(self, seen: S) -> Options:
        """Options that were left to chance and that the set-up has decided for everybody to see (game code)."""
        return {}

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

    # -- after the end -------------------------------------------------------------------------------------------------

    def scores(self, st: S) -> tuple[int, ...]:
        """How the scores stand, for the course of the game: as they count at its end."""
        return st.standings()

    def doer(self, st: S, event: Event) -> int:
        """The seat whose deed an event counts as, -1 for nobody's; in most games the first argument says it."""
        first = event[1][0] if event[1] else -1
        return first if isinstance(first, int) and 0 <= first < st.players else -1

    def follows(self, options: Options) -> Options | None:
        """Options in place of these with which the next game of a series is played, or None if there is no next (game code)."""
        return None

    def check_sound(self, st: S) -> None:
        """Raise AssertionError if pieces were lost or made, or a derived number disagrees with a recount (game code)."""
        raise NotImplementedError

    def step_check(self) -> Callable[[S], None] | None:
        """What looks at the positions of one game, started with events, one after the other and raises AssertionError where a
        step broke a rule; None if the game has no such check (game code)."""
        return None

    def validate(self, text: str) -> list[Fault]:
        """Everything that is wrong with a file for the option `own_content`."""
        assert self.editor is not None
        return self.editor.faults(text)

    def example(self) -> str:
        """A small file for the option `own_content` that can be played, to begin with (game code)."""
        raise NotImplementedError

    def has_windows(self, st: S) -> bool:
        """Can there be reaction windows in this game at all, by its public options?"""
        return bool(self.windows)

    def takes_back(self, options: Options) -> bool:
        """May moves be taken back at all under these checked options? How far, `match` says."""
        return True

    def option_sets(self) -> list[tuple[int, Options]]:
        """Player counts and options worth fuzzing, covering every value of every option (game code)."""
        raise NotImplementedError

    def special_sets(self) -> dict[str, list[tuple[int, Options]]]:
        """More of them by name, for fuzzing one thing often (game code)."""
        return {}

    def why_not_option(self, players: int, options: Options, name: str, value: OptionValue) -> BadOption | None:
        """What is wrong with choosing this value of an option beside these; None if nothing is."""
        try:
            self.check_options(players, {**options, name: value})
        except BadOption as err:
            return err
        return None

    # -- a game after this one -----------------------------------------------------------------------------------------

    def sequel(self, st: S) -> Options | None:
        """The options that a following game takes over from a finished one, or None if nothing goes on (game code)."""
        return None

    def sequel_document(self, options: Options) -> dict[str, object]:
        """What a sequel takes over as a document people can read, keep and edit (game code)."""
        raise NotImplementedError

    def sequel_options(self, document: object) -> Options:
        """The options that such a document stands for; a damaged one is refused with what is wrong where (game code)."""
        raise BadOption(f"{self.name} has no campaigns to go on with")

    # -- saving --------------------------------------------------------------------------------------------------------

    def load(self, data: bytes) -> S:
        """The state that `State.dump` wrote, at its open question again."""
        return self.loaded(decode(data))

    def loaded(self, value: object) -> S:
        """The state of a save that is decoded already."""
        if not (isinstance(value, tuple) and len(value) in (5, 6)):
            raise BadSave("saved state: not a state of five or six parts")
        players, words, fields, stack, result = value[:5]
        low, high = self.players
        if type(players) is not int or not low <= players <= high:
            raise BadSave(f"saved state: {self.name} is for {low} to {high} players, not {players!r}")
        if not isinstance(fields, tuple) or not fields:
            raise BadSave("saved state: the fields are not a tuple")
        try:
            st = self.restore(players, generator(words), fields)
            st.stack = frames_in(stack, {frame.__name__: frame for frame in self.frames})
            st.conceded = mask_of(value[5:], players)
            if result is not None:
                st.result = Result(*result)
            st.run()
        except BadSave:
            raise
        except (TypeError, ValueError, LookupError, AttributeError, AssertionError) as err:
            raise BadSave(f"saved state: does not fit {self.name} ({err})") from None
        return st

    # -- notation ------------------------------------------------------------------------------------------------------

    def option_text(self, st: S, asked: Decision, option: Pick) -> str:
        """The stable short text of an option, for records, wires and people."""
        kind = self.kinds[asked.kind]
        if isinstance(option, int):
            word = kind.words.get(option)
            if word is not None:
                return word
            return self.part_text(st, kind.parts[0], option)
        return " ".join(self.part_text(st, part, value) for part, value in zip(kind.parts, option, strict=True))

    def part_text(self, st: S, part: str, value: int) -> str:
        """The stable short text of one number of an option."""
        if part in COUNTS:
            return str(value)
        return point_text(value) if part == POINT else self.part_name(st, part, value)

    def option_of(self, st: S, asked: Decision, text: str) -> Pick:
        """The option that a text names; a text that names none is refused with the nearest ones."""
        texts = {self.option_text(st, asked, option): option for option in asked.options}
        pick = texts.get(text)
        if pick is not None:
            return pick
        if asked.region is not None:
            return self.point_of(asked, asked.region, text, list(texts))
        near = nearest(text, islice(texts, MOST_COMPARED), 3, 0.4) or list(texts)[:8]
        raise IllegalPick(f"{text!r} is not an option of {asked.kind} ({asked.clause}); for example: {', '.join(near)}")

    def point_of(self, asked: Decision, region: Region, text: str, fixed: list[str]) -> int:
        """The point of a region that a text names; one outside is refused with the clauses that keep it out."""
        try:
            spot = read_point(text)
        except ValueError as error:
            others = f"; or answer {', '.join(fixed)}" if fixed else ""
            raise IllegalPick(f"{error} ({asked.kind}, {asked.clause}){others}") from None
        clauses = region.why_not(spot)
        if clauses:
            raise IllegalPick(f"{text} is not in the region of {asked.kind} ({', '.join(clauses)})")
        return spot

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
        if self.offers(asked, target, given):
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

    def counted_type(self, st: S, asked: Decision) -> int | None:
        """The kind of piece (an index of `Static.types`) whose number is asked for; None if it is about no kind (game code)."""
        return None

    def pays(self, st: S, asked: Decision) -> Pick | None:
        """What somebody would pay with first who leaves it to the table, by what he knows; None to be asked (game code)."""
        return None

    def meant(self, st: S, asked: Decision, target: Target, given: tuple[Target, ...] = ()) -> Target:
        """What a person means who points at this: the unit in a hex, say, where the question asks for units (game code)."""
        return target

    def offers(self, asked: Decision, target: Target, given: tuple[Target, ...] = ()) -> bool:
        """Is this part of an answer to the question, together with what is given?"""
        part, value = target
        if part == POINT and asked.region is not None:
            return asked.region.contains(value)
        return any(True for _ in self._answers_with(asked, target, given))

    def picks_with(self, asked: Decision, target: Target, given: tuple[Target, ...] = ()) -> list[Pick]:
        """The options that a target is part of, with what is given: the button, or those with these things and numbers."""
        return list(self._answers_with(asked, target, given))

    def _answers_with(self, asked: Decision, target: Target, given: tuple[Target, ...]) -> Iterator[Pick]:
        kind = self.kinds[asked.kind]
        part, value = target
        wanted = [*given, target]
        has_counts = any(each in COUNTS for each in kind.parts)
        for option in asked.options:
            if part == WORD:
                if option == value and value in kind.words:
                    yield option
                continue
            if option != value and (isinstance(option, int) or value not in option):
                continue
            named = self.targets_of(asked, option)
            if has_counts:
                named = named + self.counts_of(asked, option)
            if target in named and all(named.count(each) >= wanted.count(each) for each in wanted):
                yield option

    def counts_of(self, asked: Decision, option: Pick) -> list[Target]:
        """The numbers of an option that cannot be pointed at, only typed."""
        kind = self.kinds[asked.kind]
        values = (option,) if isinstance(option, int) else option
        if isinstance(option, int) and option in kind.words:
            return []
        return [(part, value) for part, value in zip(kind.parts, values, strict=False) if part in COUNTS]

    def closed_answers(self, asked: Decision) -> list[Target]:
        """The buttons of this kind of question that are no option now, and the numbers next to those offered."""
        kind = self.kinds[asked.kind]
        found: list[Target] = [(WORD, number) for number in kind.words if number not in asked.options]
        offered = [option for option in asked.options if isinstance(option, int) and option not in kind.words]
        if len(kind.parts) == 1 and kind.parts[0] in COUNTS and offered:
            around = range(max(0, min(offered) - 1), max(offered) + 2)
            found += [(kind.parts[0], n) for n in around if n not in offered and n not in kind.words]
        return found

    def targets_of(self, asked: Decision, option: Pick) -> list[Target]:
        """What a person points at to pick this option: parts of the question, each with a number of the option."""
        kind = self.kinds[asked.kind]
        if isinstance(option, int):
            return [] if option in kind.words or kind.parts[0] in COUNTS else [(kind.parts[0], option)]
        return [(part, value) for part, value in zip(kind.parts, option, strict=True) if part not in COUNTS]
