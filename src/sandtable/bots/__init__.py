"""Bots: players that answer the open question of their seat, using only what that seat may know.

A bot receives a seen state (`State.seen_by(seat)`) and the decision of its seat, never the full state. A bot that searches
redeals the hidden parts itself (`spec.redeal`). The same seen state and seed always give the same pick.

A bot has a *place*, written `module:Class`. Importing a place runs its code, so it matters who names a bot:

* A request can only name a bot of a `Roster`: `SHIPPED`, or what the operator of a server added (`roster_with`).
* A person at the command line or in Python can name any bot (`load_bot`): a shipped one, one that an installed distribution
  announces as an entry point of the group `sandtable.bots`, any place, or a program in any language (`program`).

Each game has the same five *levels*, from squire to warlord (`bots.levels`). The captain is the game's *policy*, the bot that
the other levels weaken or search with. Every policy had a name of its own before there were levels; records, tables and
commands that use it still mean the policy.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeVar, cast

from sandtable.core import plugins
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import Result, State
from sandtable.core.game.spec import GameSpec
from sandtable.core.text.suggest import nearest

S = TypeVar("S", bound=State)

GROUP: Final = "sandtable.bots"
EVERY_GAME: Final = "*"
PROGRAM: Final = re.compile("exec[:/]")
"""How the name of a program begins (`program`)."""
FALLBACK: Final = "random"
"""The bot that plays on for one that fails. It is the weakest, so that failing never pays."""
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
"""Valid bot names in a request; the database stores up to 40 characters."""

POLICY: Final = "captain"
"""The level that plays the policy of the game, unchanged."""
LEVELS: Final = ("squire", "sergeant", POLICY, "general", "warlord")
"""The levels of every shipped game, from the weakest to the strongest."""
POLICIES: Final = {
    "bloodstones": ("steward", "sandtable.bots.bloodstones:StewardBot"),
    "battlelore": ("captain", "sandtable.bots.battlelore:CaptainBot"),
    "warlords": ("marshal", "sandtable.bots.warlords:MarshalBot"),
    "first_blood": ("tactician", "sandtable.bots.first_blood:TacticianBot"),
}
"""The policy of each game: its own name, and its place."""

BOTS: Final[dict[str, dict[str, str]]] = {
    EVERY_GAME: {"random": "sandtable.bots.random:RandomBot"},
    **{
        game: {
            level: place if level == POLICY else f"sandtable.bots.levels:{level.capitalize()}Bot" for level in LEVELS
        }
        for game, (_, place) in POLICIES.items()
    },
}
"""The place of each shipped bot, by game; bots that play every game are under `EVERY_GAME`."""


class UnknownBot(LookupError):
    """No bot of that name plays this game, or the named place is not a bot."""


class Concedes(Exception):
    """A bot answers a question by giving the game up."""


class NoEnd(RuntimeError):
    """A game that does not end."""


class Bot:
    """One player. `name` is the registered name; `seed` makes its own choices repeatable."""

    name: str = ""
    games: tuple[str, ...] = ()
    """The games it plays; empty for every game."""
    clear: Mapping[str, float] = MappingProxyType({})
    """Kinds of questions it judges well enough to warn about, with how much lower a clear blunder scores."""

    failure: str = ""
    """Why `FALLBACK` answers in its place for the rest of the game; empty if nothing went wrong."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def begin(self, options: Options) -> None:
        """A game begins, with these checked options."""

    def choose(self, seen: State, asked: Decision) -> Pick:
        """Answer the question from the state as the asked seat sees it, or raise `Concedes`."""
        raise NotImplementedError

    def accepts_draw(self, seen: State, seat: int) -> bool | None:
        """Does it agree to a draw that another seat has offered? None: by the estimate for all bots (`proposals`)."""
        return None

    def concedes(self, seen: State, seat: int) -> bool | None:
        """Does it give up before it answers? Asked at tables with people only. None: by the estimate for all bots."""
        return None

    def end(self, result: Result | None) -> None:
        """The game is over; without a result, it was left."""


class PublicBot:
    """The base of `sandtable.Bot`, the bot class of the public API; it is turned into a `Bot` for a game."""

    name: str = ""
    games: tuple[str, ...] = ()

    @classmethod
    def for_engine(cls, spec: GameSpec[State], seed: int) -> Bot:
        """A new bot of this class that plays this game."""
        raise NotImplementedError


class Roster:
    """The bots that may be named and their places, by game or under `EVERY_GAME`."""

    def __init__(self, places: Mapping[str, Mapping[str, str]]) -> None:
        self._places = places

    def names(self, game: str) -> list[str]:
        """The bots that play a game, simplest shipped ones first."""
        return list({**self._places[EVERY_GAME], **self._places.get(game, {})})

    def place(self, name: str, game: str) -> str:
        """The place of the bot with this name; raises for names not on the roster."""
        if game in POLICIES and name == POLICIES[game][0]:
            name = POLICY
        place = self._places.get(game, {}).get(name) or self._places[EVERY_GAME].get(name)
        if place is None:
            raise UnknownBot(f"no bot {name[:60]!r} plays {game}; {hint(name, self.names(game))}")
        return place

    def with_places(self, game: str, added: Mapping[str, str]) -> Roster:
        """This roster plus more bots for a game."""
        return Roster({**self._places, game: {**self._places.get(game, {}), **added}})


SHIPPED: Final = Roster(BOTS)


def hint(name: str, names: Sequence[str]) -> str:
    near = nearest(name, [*names, *[policy for policy, _ in POLICIES.values()]])
    return f"did you mean {near[0]}?" if near else f"there are {', '.join(names)}"


def bot_names(spec_name: str) -> list[str]:
    """The shipped bots that play a game, simplest first."""
    return SHIPPED.names(spec_name)


def policy_of(game: str) -> str:
    """The bot that plays where nobody has chosen one, and that gives hints: the policy, or the only bot there is."""
    return POLICY if game in POLICIES else bot_names(game)[-1]


def find_bot(name: str, spec: GameSpec[S], seed: int = 0) -> Bot:
    """Create a shipped bot by name.

    >>> from sandtable.core.registry import find_game
    >>> find_bot("random", find_game("bloodstones")).name
    'random'
    """
    return make_bot(SHIPPED.place(name, spec.name), spec, seed)


def installed_bots() -> dict[str, str]:
    """The places of bots announced by other distributions, by name. None of them is imported."""
    return {point.name: point.value for point in plugins.announced(GROUP)}


def load_bot(name: str, spec: GameSpec[S], seed: int = 0) -> Bot:
    """Create a bot named by the local user: shipped, installed, or by its place `module:Class`.

    Never use this for names from a request or a file: a place runs the code of its module.
    """
    if PROGRAM.match(name):
        from sandtable.bots.program import ProgramBot  # few games need the modules that start processes

        return ProgramBot(name, cast("GameSpec[State]", spec), seed)
    return make_bot(place_of(name, spec.name), spec, seed)


def place_of(name: str, game: str) -> str:
    if ":" in name:
        return name
    installed = installed_bots()
    is_shipped = name in SHIPPED.names(game) or name == POLICIES.get(game, ("", ""))[0]
    if name in installed and not is_shipped:
        return installed[name]
    if not is_shipped:
        names = [*SHIPPED.names(game), *sorted(installed)]
        raise UnknownBot(
            f"no bot {name!r} plays {game}; {hint(name, names)}, or name one as module:Class or exec:COMMAND"
        )
    return SHIPPED.place(name, game)


def roster_with(names: Sequence[str]) -> Roster:
    """The shipped bots plus those an operator adds: installed ones by name, others by place, under their own names."""
    roster = SHIPPED
    taken = {name for places in BOTS.values() for name in places} | {name for name, _ in POLICIES.values()}
    for each in names:
        installed = installed_bots()
        if PROGRAM.match(each):
            raise UnknownBot(f"{each}: a server starts no programs; a program can play there with the key of a seat")
        if ":" not in each and each not in installed:
            raise UnknownBot(
                f"no bot {each!r} is installed; {hint(each, sorted(installed)) if installed else 'no bots are installed'}"
            )
        place = each if ":" in each else installed[each]
        found = bot_class(place)
        name = found.name if ":" in each else each
        if not NAME.fullmatch(name):
            raise UnknownBot(
                f"{each}: {name!r} is not a valid name for a bot: use at most 40 lowercase letters, digits, - and _"
            )
        if name in taken:
            raise UnknownBot(f"{each}: a bot called {name!r} already exists")
        taken.add(name)
        for game in found.games or (EVERY_GAME,):
            roster = roster.with_places(game, {name: place})
    return roster


def make_bot(place: str, spec: GameSpec[S], seed: int = 0) -> Bot:
    """Create a bot from its place, for this game."""
    found = bot_class(place)
    if found.games and spec.name not in found.games:
        raise UnknownBot(f"{found.name or place} plays {', '.join(found.games)}, not {spec.name}")
    if issubclass(found, PublicBot):
        return found.for_engine(cast("GameSpec[State]", spec), seed)
    return found(seed)


def bot_class(place: str) -> type[Bot] | type[PublicBot]:
    """Import the module and return the class at a place; anything that is not a bot class is rejected without calling it."""
    module, _, attribute = place.partition(":")
    if not all(part.isidentifier() for part in [*module.split("."), *attribute.split(".")]):
        raise UnknownBot(f"{place!r} is not of the form module:Class")
    try:
        found: object = importlib.import_module(module)
    except ModuleNotFoundError as err:
        if err.name is not None and f"{module}.".startswith(f"{err.name}."):
            raise UnknownBot(f"{place}: there is no module {err.name}") from None
        raise UnknownBot(f"{place} needs {err.name}, which is not installed") from err
    for part in attribute.split("."):
        if not hasattr(found, part):
            raise UnknownBot(f"{place}: there is no {attribute} in {module}")
        found = getattr(found, part)
    if not (isinstance(found, type) and issubclass(found, Bot | PublicBot)):
        raise UnknownBot(f"{place} is not a bot, that is, a subclass of sandtable.Bot")
    return found
