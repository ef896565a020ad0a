"""What a game plays by, and where to find how it is written and shown.

A game package offers `SPEC`, an instance of a subclass of `GameSpec`. Everything outside the game (records, bots, the
terminal, the server, the laboratory, the conformance kit) uses the game through this class and `State` alone. The class itself
holds the rules: options, set-up, loading, redealing, checks. `spec.notation` writes and reads picks
(`core.game.notation`). `spec.presentation` shows the game to people (`core.game.presentation`); it is imported when first used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from sandtable.core.content.shelf import compact
from sandtable.core.engine.codec import BadSave, decode, frames_in
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.kinds import Kind
from sandtable.core.engine.options import BadOption, OptionDef, Options, OptionValue
from sandtable.core.engine.rng import Rng, generator, seeded
from sandtable.core.engine.state import Result, State
from sandtable.core.game.notation import Notation
from sandtable.core.text.suggest import nearest

if TYPE_CHECKING:
    from sandtable.core.game.presentation import Presentation

S = TypeVar("S", bound=State)


def mask_of(parts: tuple[object, ...], players: int) -> int:
    """The seats that gave up, from the sixth part of a saved state; it is there only if there are any."""
    if not parts:
        return 0
    mask = parts[0]
    if not isinstance(mask, int) or not 0 < mask < 1 << players:
        raise BadSave("saved state: the seats that gave up are not seats")
    return mask


class GameSpec(Generic[S]):
    """One game: its name, its options, and how its states are started, loaded, redealt and checked.

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
    lone_clause: str = ""
    """The clause by which the table gives the one answer that is left without asking."""
    reveals: tuple[str, ...] = ()
    """Events that show a seat another one's secret: whoever sees one may know more than his own from then on."""
    windows: tuple[str, ...] = ()
    """The kinds of reaction windows (`Reaction.window`), in the order of a turn; each is named by a message `window-<kind>`."""
    own_content: str = ""
    """The text option that takes a file which people write themselves, such as an adventure; "" if there is none."""
    own_schema: str = ""
    """What such a file says under `schema`."""
    _presentation: Presentation[S] | None = None

    def __init__(self) -> None:
        self.notation = self.make_notation()

    def make_notation(self) -> Notation[S]:
        """How picks of this game are written (game code, where parts have names of their own)."""
        return Notation(self.kinds)

    def make_presentation(self) -> Presentation[S]:
        """How this game is shown; the game imports its class in here, so that playing does not load it (game code)."""
        from sandtable.core.game.presentation import Presentation

        return Presentation(self)

    @property
    def presentation(self) -> Presentation[S]:
        """How this game is shown, made when first asked for."""
        if self._presentation is None:
            self._presentation = self.make_presentation()
        return self._presentation

    # -- starting ------------------------------------------------------------------------------------------------------

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

    # -- checks and options --------------------------------------------------------------------------------------------

    def check_sound(self, st: S) -> None:
        """Raise AssertionError if pieces were lost or made, or a derived number disagrees with a recount (game code)."""
        raise NotImplementedError

    def step_check(self) -> Callable[[S], None] | None:
        """What looks at the positions of one game, started with events, one after the other and raises AssertionError where a
        step broke a rule; None if the game has no such check (game code)."""
        return None

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

    def follows(self, options: Options) -> Options | None:
        """Options in place of these with which the next game of a series is played, or None if there is no next (game code)."""
        return None

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
