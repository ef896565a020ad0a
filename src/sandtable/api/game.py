"""Games by name, and how one is started."""

from __future__ import annotations

from sandtable.api import position
from sandtable.api.state import State
from sandtable.core.engine.options import OptionDef, OptionValue
from sandtable.core.engine.state import State as EngineState
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game, playable_games


def games() -> list[str]:
    """The names of all games that can be played, those of other installed distributions included.

    >>> import sandtable
    >>> sandtable.games()
    ['battlelore', 'bloodstones', 'first_blood', 'warlords']
    """
    return playable_games()


def game(name: str) -> Game:
    """The game of this name; an unknown name raises `UnknownGame`.

    >>> import sandtable
    >>> sandtable.game("first_blod")
    Traceback (most recent call last):
    sandtable.UnknownGame: unknown game 'first_blod'; did you mean first_blood?
    """
    return Game(find_game(name))


def load_position(text: str) -> State:
    """The position that `State.save` wrote. Anything else raises `BadSave`, which says what is wrong."""
    return State(*position.read_position(text))


class Game:
    """One game: what it is called, how many play it, which options it has.

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
        """Changes whenever the same picks could lead to another position than before."""
        return self._spec.rules_version

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""
        return self._spec.players

    @property
    def options(self) -> dict[str, GameOption]:
        """What can be agreed upon before a game, by name; each is a keyword of `start`."""
        return {option.name: GameOption(option) for option in self._spec.option_defs}

    def start(self, players: int | None = None, seed: int = 0, **options: OptionValue) -> State:
        """A new game at its first question. The same arguments give the same game.

        Without `players`, as few play as the game allows. Options that do not exist or do not fit raise `BadOption`.
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
    """Something that can be agreed upon before a game: its name, its default and its legal values.

    `choices` are the legal words, if there is a list of them; `low` and `high` bound a whole number.
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
