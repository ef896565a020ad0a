"""What the commands of the laboratory share: bots, option sets, workers, progress and Ctrl-C."""

from __future__ import annotations

import contextlib
import functools
import itertools
import os
import shlex
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeVar, cast

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from sandtable.cli.common import game_of, load_named_bot, options_of, program
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.lab.executors import Workers
from sandtable.lab.matchup import Matchup
from sandtable.lab.patch import BadPatch, Patch, read_patch
from sandtable.lab.replaced import fault_of
from sandtable.lab.runs import OtherRun, RunFolder
from sandtable.lab.workers import Cluster, TaskFailed

F = TypeVar("F", bound=Callable[..., object])


DEAL_SEED: Final = click.IntRange(0, 2**62)
"""The seed of the first deal. Those of all deals fit into the column `deal` of `lab simulate`."""


class OutFile(click.Path):
    """A file to be written at the end of a long run: that its folder exists is checked at the start."""

    def __init__(self) -> None:
        super().__init__(dir_okay=False, writable=True, path_type=Path)

    def convert(self, value: str | os.PathLike[str], param: click.Parameter | None, ctx: click.Context | None) -> Path:
        path = cast("Path", super().convert(value, param, ctx))
        if not path.absolute().parent.is_dir():
            self.fail(f"there is no folder {path.parent}", param, ctx)
        return path


def matchup_options(function: Callable[..., None]) -> Callable[..., None]:
    """The arguments that say who plays what and where. The command gets a matchup and workers, checked, before its own."""

    @functools.wraps(function)
    def command(
        game: str,
        names: str,
        players: int | None,
        seed: int,
        words: Sequence[str],
        vary: Sequence[str],
        workers: int | None,
        ray: str | None,
        **own: object,
    ) -> None:
        function(read_matchup(game, names, players, seed, words, vary), workers_of(workers, ray), **own)

    vary = click.option(
        "--vary", multiple=True, metavar="NAME", help="Play all values of this option that fit, in turn."
    )
    bots = click.option(
        "--bots",
        "names",
        required=True,
        metavar="BOT,BOT,...",
        help="The bots that share the seats: by name, as module:Class, or as exec:COMMAND.",
    )
    return table_options(bots(vary(command)))


def table_options(function: F) -> F:
    """The arguments about the table and the workers."""
    for decorate in reversed(
        [
            click.argument("game"),
            click.option("--players", type=int, help="Number of seats. Default: one per bot, but at least two."),
            click.option(
                "--seed",
                type=DEAL_SEED,
                default=0,
                show_default=True,
                help="Seed of the first deal; each later deal adds 1.",
            ),
            click.option("--options", "-o", "words", multiple=True, metavar="NAME=VALUE", help="Game options."),
            worker_options,
        ]
    ):
        function = decorate(function)
    return function


def worker_options(function: F) -> F:
    """The arguments that say where the work is done."""
    ray = click.option(
        "--ray", metavar="ADDRESS", help="Work on the machines of this Ray cluster, such as `auto` or HOST:PORT."
    )
    workers = click.option(
        "--workers", type=click.IntRange(1), help="Number of worker processes. Default: one per core."
    )
    return workers(ray(function))


def workers_of(workers: int | None, ray: str | None) -> Workers:
    """So many processes here, or those of a cluster."""
    if ray is None:
        return workers or os.cpu_count() or 1
    need_extra("ray", "ray")
    return Cluster(ray, workers or 0)


def read_matchup(
    game: str, names: str, players: int | None, seed: int, words: Sequence[str], vary: Sequence[str] = ()
) -> Matchup:
    """Check everything before any game starts."""
    spec = game_of(game)
    bots = tuple([name.strip() for name in names.split(",")])
    low, high = spec.players
    seats = max(low, len(bots)) if players is None else players
    if not low <= seats <= high:
        raise click.UsageError(f"{spec.name} is for {low} to {high} players, not {seats}")
    for name in bots:
        load_named_bot(name, spec)
    return Matchup(spec.name, bots, seats, tuple(option_sets(spec, seats, words, vary)), seed)


def option_sets(spec: GameSpec[State], players: int, words: Sequence[str], vary: Sequence[str]) -> list[Options]:
    """The given options, with every combination of the values of the varied ones that the game allows."""
    choices = {option.name: option.choices for option in spec.option_defs}
    for name in vary:
        if not choices.get(name):
            known = ", ".join([option for option, values in choices.items() if values])
            raise click.UsageError(f"{spec.name} has no option {name!r} with a list of values; it has: {known}")
    options_of(spec, players, words)
    found = []
    for values in itertools.product(*[choices[name] for name in vary]):
        extra = [f"{name}={value}" for name, value in zip(vary, values, strict=True)]
        with contextlib.suppress(click.UsageError):  # a map for more players, say
            found.append(options_of(spec, players, [*words, *extra]))
    if not found:
        raise click.UsageError(f"no values of {', '.join(vary)} fit {players} players and the other options")
    return found


def patch_option(required: bool) -> Callable[[F], F]:
    """The option that names a patch."""
    return click.option(
        "--patch",
        "patch_file",
        required=required,
        metavar="FILE",
        type=click.Path(exists=True, dir_okay=False, path_type=Path),
        help="The change: a TOML or JSON file of tables, ids, fields and new values.",
    )


def read_patch_file(path: Path, spec: GameSpec[State]) -> Patch:
    """The patch in a file, or a refusal with its place."""
    try:
        return read_patch(path, spec)
    except BadPatch as err:
        raise click.UsageError(str(err)) from None


def check_patch(path: Path, matchup: Matchup, patch: Patch) -> None:
    """Refuse a change that the game itself refuses when it reads its content and sets up these tables."""
    with failures_reported():
        fault = fault_of(matchup, patch.replaced)
    if fault:
        raise click.UsageError(f"{path}: {matchup.game} cannot be played with this: {fault}")


def need_extra(module: str, extra: str = "lab") -> None:
    """End the command if a package of an extra is not installed."""
    if find_spec(module) is None:
        raise click.ClickException(f"this needs {module}: pip install 'sandtable[{extra}]'")


def run_folder(place: Path, asked: Mapping[str, object]) -> RunFolder:
    """The folder of a run, new or to be gone on with."""
    try:
        return RunFolder(place, asked)
    except OtherRun as err:
        raise click.UsageError(str(err)) from None
    except OSError as err:
        raise click.UsageError(f"{place}: {err.strerror}") from None


def command_line() -> str:
    """The command as it was typed."""
    return shlex.join([program(), *sys.argv[1:]])


@contextlib.contextmanager
def progress_bar(title: str, total: int, unit: str, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A progress bar with rate and time left; nothing if the error stream is not a terminal."""
    console = Console(stderr=True)
    columns = (
        TextColumn(title),
        BarColumn(),
        MofNCompleteColumn(),
        TaskProgressColumn(show_speed=True, text_format_no_percentage="{task.speed} " + unit),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        bar = progress.add_task(title, total=total, completed=done)
        yield lambda count: progress.advance(bar, count)


@contextlib.contextmanager
def failures_reported() -> Iterator[None]:
    """A failing game ends the command with the game's error, without a traceback of this program."""
    try:
        yield
    except TaskFailed as err:
        raise click.ClickException(str(err)) from None
