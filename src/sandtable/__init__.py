"""Sandtable: a digital war table for four fantasy wargames, every rule enforced.

    import sandtable

    state = sandtable.game("first_blood").start(seed=7)
    while not state.is_over:
        state.play(state.legal.sample())
    print(state.result.returns())

The names in `__all__` are the public API. Everything else is private and may change in any release.
Importing this package loads almost nothing. Each name is imported when it is first used.
"""

import os

if "SANDTABLE_ENGINE" in os.environ:
    from sandtable.compiled import use

    use()

__version__ = "0.1.0"

__all__ = [
    "SPECTATOR",
    "BadOption",
    "BadSave",
    "Bot",
    "Decision",
    "Diverged",
    "Entry",
    "Game",
    "GameOption",
    "IllegalPick",
    "LegalOptions",
    "NoEnd",
    "NotAsked",
    "NotOver",
    "Option",
    "Pick",
    "Record",
    "Result",
    "State",
    "UnknownBot",
    "UnknownGame",
    "__version__",
    "bot",
    "game",
    "games",
    "load",
    "load_position",
    "play_game",
]

TYPE_CHECKING = False  # type checkers treat it as true; importing `typing` would take longer than everything else here
if TYPE_CHECKING:
    from sandtable.api import (
        SPECTATOR,
        BadOption,
        BadSave,
        Bot,
        Decision,
        Diverged,
        Entry,
        Game,
        GameOption,
        IllegalPick,
        LegalOptions,
        NoEnd,
        NotAsked,
        NotOver,
        Option,
        Pick,
        Record,
        Result,
        State,
        UnknownBot,
        UnknownGame,
        bot,
        game,
        games,
        load,
        load_position,
        play_game,
    )
else:

    def __getattr__(name: str) -> object:
        """Find a public name when it is first used."""
        from importlib import import_module

        if name not in __all__:
            raise AttributeError(f"module 'sandtable' has no attribute {name!r}")
        if name == "games":  # the package `sandtable.games` has the same name and is callable
            return import_module("sandtable.games")
        found: object = getattr(import_module("sandtable.api"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return __all__
