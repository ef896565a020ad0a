"""Finds games by name and starts them."""

from __future__ import annotations

from sandtable.api import position
from sandtable.api.state import State
from sandtable.core.engine.options import OptionDef, OptionValue
from sandtable.core.engine.state import State as EngineState
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game, playable_games


def games() -> list[str]:
    """The names of all playable games, including those from other installed distributions.

    >>> import sandtable
    >>> sandtable.games()
    ['battlelore', 'bloodstones', 'first_blood', 'warlords']
    """
    return playable_games()


def game(name: str) -> Game:
    """The game with this name. An unknown name raises `UnknownGame`.

    >>> import sandtable
    >>> sandtable.game("first_blod")
    Traceback (most recent call last):
    sandtable.UnknownGame: unknown game 'first_blod'; did you mean first_blood?
    """
    return Game(find_game(name))


def load_position(text: str) -> State:
    """Load a position written by `State.save`. Anything else raises `BadSave` with the reason."""
    return State(*position.read_position(text))


class Game:
    """One game: its name, its player counts and its options.

    >>> import sandtable
    >>> first_blood = sandtable.game("first_blood")
    >>> first_blood, first_blood.players
    (Game('first_blood'), (2, 2))
    >>> first_blood.options["placement"]
    GameOption('placement', default='free', choices=('free', 'auto'))
    """

    __slots__ = ("_spec",)

    def __init__(self, spec: GameSpec[EngineState]) -> None:
        """Private: use `sandtable.game`."""
        self._spec = spec

    @property
    def name(self) -> str:
        return self._spec.name

    @property
    def rules_version(self) -> str:
        """It changes whenever the same picks could lead to a different position."""
        return self._spec.rules_version

    @property
    def players(self) -> tuple[int, int]:
        """The minimum and maximum number of players."""
        return self._spec.players

    @property
    def options(self) -> dict[str, GameOption]:
        """The set-up options by name. Each is a keyword argument of `start`."""
        return {option.name: GameOption(option) for option in self._spec.option_defs}

    def start(self, players: int | None = None, seed: int = 0, **options: OptionValue) -> State:
        """Start a new game and return it at its first question. The same arguments give the same game.

        `players` defaults to the minimum. Unknown or invalid options raise `BadOption`.
        """
        count = self._spec.players[0] if players is None else players
        return State(self._spec, self._spec.start(count, options, seed, log=False))

    def __repr__(self) -> str:
        return f"Game({self.name!r})"

    def __eq__(self, other: object) -> bool:
        return self.name == other.name if isinstance(other, Game) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return game, (self.name,)


class GameOption:
    """One set-up option: its name, its default and its legal values.

    `choices` lists the legal words, if the option has a list. `low` and `high` are the limits of a whole number.
    """

    __slots__ = ("choices", "clause", "default", "high", "low", "name")

    def __init__(self, option: OptionDef) -> None:
        self.name = option.name
        self.default = option.default
        self.choices = option.choices
        self.low = option.low
        self.high = option.high
        self.clause = option.clause

    def __repr__(self) -> str:
        if self.choices:
            values = f", choices={self.choices!r}"
        else:
            values = "" if isinstance(self.default, str) else f", low={self.low}, high={self.high}"
        return f"GameOption({self.name!r}, default={self.default!r}{values})"
