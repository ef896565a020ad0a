"""Functions shared by several commands: finding a game, reading its options, reading a record."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NoReturn

import click

from sandtable.bots import Bot, UnknownBot, load_bot
from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.options import BadOption, Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.divergence import OtherRules
from sandtable.core.match.match import Match
from sandtable.core.match.proof import ALTERED, OTHER_RULES, UNREADABLE
from sandtable.core.match.record import Record, read_record
from sandtable.core.registry import UnknownGame, find_game

WEB_PACKAGES: Final = ("alembic", "msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets")
"""The packages that the extra `server` installs."""


def program() -> str:
    """How this program was started, for hints: `sandtable`, or `python3 run.py` in a checkout."""
    context = click.get_current_context(silent=True)
    return (context and context.find_root().info_name) or "sandtable"


def data_folder() -> Path:
    """The folder for saved games and tables, below the system's folder for application data."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "sandtable"


def need_server(instead: str = "") -> None:
    """Refuse a command if the web packages it needs are not installed. `instead` is what works without them."""
    missing = [name for name in WEB_PACKAGES if find_spec(name) is None]
    if missing:
        what = f"this command needs the web packages ({', '.join(missing)} missing): pip install 'sandtable[server]'"
        raise click.ClickException(f"{what}{instead}")


def load_named_bot(name: str, spec: GameSpec[State], seed: int = 0) -> Bot:
    """A bot named on the command line: by name, or as module:Class from the current folder or installed."""
    if ":" in name and not {"", os.getcwd()} & set(sys.path):
        sys.path.insert(0, os.getcwd())
    try:
        return load_bot(name, spec, seed)
    except UnknownBot as err:
        raise click.UsageError(str(err)) from None


def game_of(name: str) -> GameSpec[State]:
    """The game with that name, or a refusal that names the nearest."""
    try:
        return find_game(name)
    except UnknownGame as err:
        raise click.UsageError(str(err)) from None


def options_of(spec: GameSpec[State], players: int, words: Iterable[str], taken_over: Options | None = None) -> Options:
    """Game options from words such as `map=ember-crown`, checked and with defaults filled in. `@file` reads a file.

    `taken_over` holds the options that a campaign brings along.
    """
    whole_numbers = {option.name for option in spec.option_defs if isinstance(option.default, int)}
    texts = {option.name for option in spec.option_defs if not option.choices} - whole_numbers
    options: Options = dict(taken_over or {})
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise click.UsageError(f"write an option as name=value, not {word!r}")
        if name in texts and value.startswith("@"):
            value = read_text(Path(value[1:]).expanduser())
        is_number = name in whole_numbers and value.lstrip("-").isdecimal()
        options[name] = int(value) if is_number else value
    try:
        return spec.check_options(players, options)
    except BadOption as err:
        raise click.UsageError(str(err)) from None


def options_text(options: Options) -> str:
    """
    >>> options_text({"map": "ford", "points": 7})
    'map=ford points=7'
    """
    return " ".join(f"{name}={shorten(str(value))}" for name, value in options.items()) or "-"


def shorten(text: str, most: int = 40) -> str:
    """
    >>> shorten("abcdefghij", 8), shorten("Mine\\n2 March 3")
    ('abcde...', 'Mine...')
    """
    first, line_end, _ = text.partition("\n")
    text = f"{first}..." if line_end else text
    return text if len(text) <= most else text[: most - 3] + "..."


def read_text(path: Path) -> str:
    """The text of a file. If it cannot be read, the command ends with exit code 2."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        fail(f"{path}: not a text file")
    except OSError as err:
        fail(f"{path}: {err.strerror}")


def read_record_file(path: Path) -> Record:
    """Read a record. If it cannot be read, the command ends with exit code 2."""
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except BadSave as err:
        fail(f"{path}: {err}")
    except UnicodeDecodeError:
        fail(f"{path}: not a text file")
    except OSError as err:
        fail(f"{path}: {err.strerror}")


def match_of(record: Record, path: Path, upto: int | None = None, log: bool = True) -> Match[State]:
    """Replay a recorded game up to line `upto`. If it does not play as recorded, the command ends."""
    try:
        return Match.from_record(game_of(record.game), record, upto, log)
    except ValueError as err:
        refuse_record(path, err)


def refuse_record(path: Path, err: ValueError) -> NoReturn:
    """Say why a record cannot be replayed, and exit: code 10 if it was made under other rules, else 1."""
    fail(f"{path}: {err}", OTHER_RULES if isinstance(err, OtherRules) else ALTERED)


def fail(message: str, code: int = UNREADABLE) -> NoReturn:
    click.echo(message, err=True)
    sys.exit(code)
