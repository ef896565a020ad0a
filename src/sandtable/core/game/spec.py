"""The interface of a game: its rules, its notation and its presentation.

A game package offers `SPEC`, an instance of a subclass of `GameSpec`. Everything outside the game (records, bots, the
terminal, the server, the laboratory, the conformance kit) uses the game only through this class and `State`. The class itself
holds the rules: options, set-up, loading, redealing, checks. `spec.notation` writes and reads picks
(`core.game.notation`). `spec.presentation` shows the game to people (`core.game.presentation`); it is imported on first use.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from sandtable.core.content.collection import compact
from sandtable.core.engine.actions import Actions
from sandtable.core.engine.codec import BadSave, decode, decode_frames
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.kinds import Kind
from sandtable.core.engine.observation import Layout, Observation
from sandtable.core.engine.options import BadOption, OptionDef, Options, OptionValue
from sandtable.core.engine.rng import Rng, generator, seeded
from sandtable.core.engine.state import Result, State
from sandtable.core.game.notation import Notation
from sandtable.core.text.suggest import nearest

if TYPE_CHECKING:
    from sandtable.core.game.presentation import Presentation

S = TypeVar("S", bound=State)


class NotDeclared(LookupError):
    """The game does not say what a learner sees, or what its answers are as numbers."""


def mask_of(parts: tuple[object, ...], players: int) -> int:
    """The seats that have conceded, from the sixth part of a saved state. That part is present only if there are any."""
    if not parts:
        return 0
    mask = parts[0]
    if not isinstance(mask, int) or not 0 < mask < 1 << players:
        raise BadSave("saved state: the seats that conceded are invalid")
    return mask


class GameSpec(Generic[S]):
    """One game: its name, its options, and how its states are started, loaded, redealt and checked.

    A game sets the attributes below to values of exactly these types (`Final[tuple[str, ...]]`, not a tuple of five words),
    because a compiled class has one type for each attribute.
    """

    name: str = ""
    prefix: str = ""
    """The prefix of its clauses in the ledger, such as BS."""
    rules_version: str = ""
    earlier_rules: tuple[str, ...] = ()
    """Earlier rules versions that the code still plays, for records and running tables that began under them."""
    finished: bool = False
    """A finished game has every clause of its ledger tested or listed as a deviation."""
    playable: bool = True
    """False for a game that is still being built. No tables of it are offered."""
    players: tuple[int, int] = (2, 2)
    option_defs: tuple[OptionDef, ...] = ()
    kinds: dict[str, Kind]
    frames: tuple[type[Frame[S]], ...] = ()
    lone_clause: str = ""
    """The clause that lets the engine give the only answer left without asking."""
    reveals: tuple[str, ...] = ()
    """Events that show a seat another seat's secret. A seat that sees one may know more than its own secrets."""
    windows: tuple[str, ...] = ()
    """The kinds of reaction windows (`Reaction.window`), in turn order. The message `window-<kind>` names each."""
    own_content: str = ""
    """The text option that takes a file written by users, such as an adventure. "" if there is none."""
    own_schema: str = ""
    """The value of `schema` in such a file."""
    daily_choices: int = 0
    """About how many choices a person makes in a battle of the day, counted in games between bots (`benchmarks/daily.py`)."""
    _presentation: Presentation[S] | None = None
    _observation: Observation | None = None
    _actions: Actions | None = None

    def __init__(self) -> None:
        self.notation = self.make_notation()

    def make_notation(self) -> Notation[S]:
        """Create the notation of this game (game code, if parts have their own names)."""
        return Notation(self.kinds)

    def make_presentation(self) -> Presentation[S]:
        """Create the presentation. The game imports its class in here, so that playing does not load it (game code)."""
        from sandtable.core.game.presentation import Presentation

        return Presentation(self)

    @property
    def presentation(self) -> Presentation[S]:
        """The presentation of this game, created on first use."""
        if self._presentation is None:
            self._presentation = self.make_presentation()
        return self._presentation

    # -- for learners --------------------------------------------------------------------------------------------------

    def make_observation(self) -> Observation:
        """What a learner sees of a position (game code)."""
        raise NotDeclared(f"{self.name} does not say what a learner sees: GameSpec.make_observation declares it")

    def make_actions(self) -> Actions:
        """How many values the parts of the answers have (game code)."""
        raise NotDeclared(f"{self.name} has no answers as numbers: GameSpec.make_actions declares them")

    @property
    def observation(self) -> Observation:
        """What a learner sees of a position."""
        if self._observation is None:
            self._observation = self.make_observation()
        return self._observation

    @property
    def actions(self) -> Actions:
        """What the numbers of a learner's answers mean."""
        if self._actions is None:
            self._actions = self.make_actions()
        return self._actions

    def layout(self, st: S) -> Layout:
        """The numbers of an observation, at a table with as many seats as this one."""
        frames = [frame.__name__ for frame in self.frames]
        return self.observation.layout(st, list(self.kinds), frames, self.windows)

    # -- starting ------------------------------------------------------------------------------------------------------

    def start(self, players: int, options: Options | None = None, seed: int = 0, log: bool = True) -> S:
        """A new game at its first decision, with the fast generator. Plain seeds are for research."""
        return self.start_with(players, options, seeded(seed), log)

    def start_with(self, players: int, options: Options | None, rng: Rng, log: bool = True, rules: str = "") -> S:
        """A new game at its first decision, with this generator. `rules` may name one of the `earlier_rules`."""
        if not self.playable:
            raise BadOption(f"{self.name} is unfinished and cannot be played yet")
        self.check_players(players)
        checked = self.check_options(players, options or {})
        is_earlier = rules in self.earlier_rules
        st = self.begin_under(rules, players, checked, rng) if is_earlier else self.begin(players, checked, rng)
        st.logging = log
        st.run()
        return st

    def check_players(self, players: int) -> None:
        if not self.players[0] <= players <= self.players[1]:
            raise BadOption(f"{self.name} is for {self.players[0]} to {self.players[1]} players, not {players}")

    def check_options(self, players: int, options: Options) -> Options:
        """All options with defaults filled in; unknown names and values are refused.

        A file written by users is stored in its shortest form. A game leaves out unused options that were added to it later,
        so that older records stay the same.
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
        """The table before anything has happened, from checked options, with the first frame on its stack (game code)."""
        raise NotImplementedError

    def begin_under(self, rules: str, players: int, options: Options, rng: Rng) -> S:
        """The same under one of the `earlier_rules` (game code)."""
        raise NotImplementedError

    def table(self, players: int, rng: Rng, settings: object) -> S:
        """An empty state at a table with these `State.settings`. Invalid settings are refused (game code)."""
        raise NotImplementedError

    def restore(self, players: int, rng: Rng, fields: tuple[object, ...]) -> S:
        """A state restored from `State.fields`."""
        st = self.table(players, rng, fields[0])
        st.fill(fields[1:])
        return st

    def loaded_options(self, players: int, settings: object) -> Options:
        """The options from a saved state's settings, checked again."""
        if not isinstance(settings, dict):
            raise BadSave("saved state: the options are not a table")
        try:
            return self.check_options(players, settings)
        except BadOption as err:
            raise BadSave(f"saved state: {err}") from None

    def redeal(self, seen: S, seed: int) -> S:
        """A full state that fits what a seen state knows, drawn with a new generator (game code)."""
        raise NotImplementedError

    # -- checks and options --------------------------------------------------------------------------------------------

    def check_sound(self, st: S) -> None:
        """Raise AssertionError if pieces appeared or disappeared, or a derived number differs from a recount (game code)."""
        raise NotImplementedError

    def step_check(self) -> Callable[[S], None] | None:
        """A check to call with each position of a game in turn. It raises AssertionError if a step broke a rule. The game must
        be started with events. None if there is no such check (game code)."""
        return None

    def example(self) -> str:
        """A small playable example file for the option `own_content` (game code)."""
        raise NotImplementedError

    def has_windows(self, st: S) -> bool:
        """Can this game have reaction windows, given its public options?"""
        return bool(self.windows)

    def takes_back(self, options: Options) -> bool:
        """Can moves be taken back at all under these checked options? `core.match.match` decides how far."""
        return True

    def option_sets(self) -> list[tuple[int, Options]]:
        """Player counts and options worth fuzzing, covering every value of every option (game code)."""
        raise NotImplementedError

    def special_sets(self) -> dict[str, list[tuple[int, Options]]]:
        """More such sets by name, to fuzz one thing often (game code)."""
        return {}

    def why_not_option(self, players: int, options: Options, name: str, value: OptionValue) -> BadOption | None:
        """What is wrong with this value of an option, given the other options. None if it is valid."""
        try:
            self.check_options(players, {**options, name: value})
        except BadOption as err:
            return err
        return None

    # -- the battle of the day -----------------------------------------------------------------------------------------

    def daily(self, rng: Rng) -> Options | None:
        """The options of a small game for the fewest players, drawn from the game's content (game code).

        None: this game has no battle of the day. `core.match.daily` draws the seat and the dice.
        """
        return None

    # -- a game after this one -----------------------------------------------------------------------------------------

    def follows(self, options: Options) -> Options | None:
        """The options for the next game of a series, or None if there is none (game code)."""
        return None

    def sequel(self, st: S) -> Options | None:
        """The options that a following game takes over from a finished one, or None (game code)."""
        return None

    def sequel_document(self, options: Options) -> dict[str, object]:
        """What a sequel takes over, as a document that people can read, keep and edit (game code)."""
        raise NotImplementedError

    def sequel_options(self, document: object) -> Options:
        """The options in such a document. A damaged one is refused with what is wrong and where (game code)."""
        raise BadOption(f"{self.name} has no campaigns")

    # -- saving --------------------------------------------------------------------------------------------------------

    def load(self, data: bytes) -> S:
        """Load a state written by `State.dump`, at its open question."""
        return self.load_decoded(decode(data))

    def load_decoded(self, value: object) -> S:
        """Load a state from a decoded save."""
        if not (isinstance(value, tuple) and len(value) in (5, 6)):
            raise BadSave("saved state: expected five or six parts")
        players, words, fields, stack, result = value[:5]
        low, high = self.players
        if type(players) is not int or not low <= players <= high:
            raise BadSave(f"saved state: {self.name} is for {low} to {high} players, not {players!r}")
        if not isinstance(fields, tuple) or not fields:
            raise BadSave("saved state: the fields are not a tuple")
        try:
            st = self.restore(players, generator(words), fields)
            st.stack = decode_frames(stack, {frame.__name__: frame for frame in self.frames})
            st.conceded = mask_of(value[5:], players)
            if result is not None:
                st.result = Result(*result)
            st.run()
        except BadSave:
            raise
        except (TypeError, ValueError, LookupError, AttributeError, AssertionError) as err:
            raise BadSave(f"saved state: not a valid state of {self.name} ({err})") from None
        return st
