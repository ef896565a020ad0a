"""`sandtable fuzz`: plays complete random games and reports everything that goes wrong.

Game number n is played with seed `--seed` + n and the n-th of the game's option sets, in turn, so the result does not depend
on the number of workers. One game in twenty also recounts the pieces at every decision. A game that can check its steps
(`GameSpec.step_check`) does so in every game.
"""

from __future__ import annotations

import shlex
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field

import click

from sandtable.bots import load_bot
from sandtable.bots.play import answer, at_table
from sandtable.cli.common import game_of, load_named_bot, options_of, options_text, program
from sandtable.cli.lab.common import DEAL_SEED, progress_bar
from sandtable.cli.lab.stopping import stoppable
from sandtable.compiled import engine
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.seed import mix
from sandtable.core.registry import find_game, playable_games
from sandtable.lab.workers import TaskFailed, WorkerPool
from sandtable.testing import MAX_DECISIONS, any_answer, chooser_rng

SOUND_EVERY = 20
CHUNK = 20
CRASH, DEAD_END, TOO_LONG, UNSOUND, ILLEGAL = "crash", "dead end", "too long", "not sound", "illegal"
FAILURES = (CRASH, DEAD_END, TOO_LONG, UNSOUND, ILLEGAL)

OptionSet = tuple[int, Options]


@dataclass
class Failure:
    """One game that went wrong, with everything needed to replay it."""

    number: int
    players: int
    options: Options
    seed: int
    pick: int
    what: str
    message: str


@dataclass
class FuzzReport:
    """The results of the games of one option set."""

    games: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: FuzzReport) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.failures += other.failures


@click.command()
@click.argument("game", required=False)
@click.option("--games", default=10_000, show_default=True, help="Number of matches per game.")
@click.option("--workers", default=2, show_default=True, help="Number of worker processes.")
@click.option(
    "--seed",
    type=DEAL_SEED,
    default=0,
    show_default=True,
    help="Random seed of the first match; each later match adds 1.",
)
@click.option("--players", type=int, help="Only this number of players.")
@click.option("--options", "-o", "words", multiple=True, metavar="NAME=VALUE", help="Only these game options.")
@click.option(
    "--sets", "special", metavar="NAME", help="Special option sets of the game, such as `ruins` of first_blood."
)
@click.option(
    "--bots", "names", metavar="BOT,BOT,...", help="Let these bots play in turn, instead of choosing at random."
)
@click.option(
    "--most", default=MAX_DECISIONS, show_default=True, help="Most decisions in a match; a longer one is an error."
)
def fuzz(
    game: str | None,
    games: int,
    workers: int,
    seed: int,
    players: int | None,
    words: tuple[str, ...],
    special: str | None,
    names: str | None,
    most: int,
) -> None:
    """Play complete random games over all option sets. Exits with code 1 if anything goes wrong."""
    clean = True
    bots = tuple(names.split(",")) if names else ()
    for name in [game] if game else playable_games():
        spec = game_of(name)
        for bot in bots:
            load_named_bot(bot, spec)
        sets = chosen_sets(spec, players, words, special)
        tallies = run(name, sets, range(games), seed, max(1, workers), most, bots)
        report(name, seed, sets, tallies, bots)
        clean = clean and not any(tally.failures for tally in tallies)
    sys.exit(0 if clean else 1)


def chosen_sets(
    spec: GameSpec[State], players: int | None, words: tuple[str, ...], special: str | None = None
) -> list[OptionSet]:
    """The option sets to play: all of the game's own, its special ones with a name, or those set on the command line."""
    sets = spec.option_sets()
    if special is not None:
        named = spec.special_sets()
        if special not in named:
            known = ", ".join(named) or "none"
            raise click.UsageError(f"{spec.name} has no special option sets called {special!r}; it has: {known}")
        if words:
            raise click.UsageError("--sets and --options cannot be combined")
        sets = named[special]
    if players is not None and not spec.players[0] <= players <= spec.players[1]:
        raise click.UsageError(f"{spec.name} is for {spec.players[0]} to {spec.players[1]} players, not {players}")
    if words:
        counts = range(spec.players[0], spec.players[1] + 1) if players is None else [players]
        return [(count, options_of(spec, count, words)) for count in counts]
    if players is not None:
        sets = [each for each in sets if each[0] == players] or [(players, {})]
    return sets


def run(
    name: str,
    sets: list[OptionSet],
    numbers: range,
    seed: int,
    workers: int,
    most: int,
    bots: tuple[str, ...] = (),
) -> list[FuzzReport]:
    """Play the games, in processes if there is more than one worker. Returns one tally for each option set."""
    tallies = [FuzzReport() for _ in sets]
    chunks = [numbers[start : start + CHUNK] for start in range(0, len(numbers), CHUNK)]
    with (
        stoppable(lambda: f"{sum(tally.games for tally in tallies)} of {len(numbers)} games of {name}"),
        progress_bar(name, len(numbers), "games/s") as advance,
        closing(chunks_as_completed(name, sets, chunks, seed, workers, most, bots)) as played,
    ):
        for chunk, parts in played:
            for tally, part in zip(tallies, parts, strict=True):
                tally.add(part)
            advance(len(chunk))
    for tally in tallies:
        tally.failures.sort(key=lambda trouble: trouble.number)
    return tallies


def chunks_as_completed(
    name: str,
    sets: list[OptionSet],
    chunks: list[range],
    seed: int,
    workers: int,
    most: int,
    bots: tuple[str, ...] = (),
) -> Generator[tuple[range, list[FuzzReport]], None, None]:
    """The chunks with their tallies as they finish."""
    tasks = [ChunkTask(name, sets, chunk, seed, most, bots) for chunk in chunks]
    try:
        for number, tallies in WorkerPool(play_chunk, workers, max_deaths=3).run(tasks):
            yield chunks[number], tallies
    except TaskFailed as err:
        first = seed + chunks[err.number][0]
        raise click.ClickException(
            f"playing {name} from seed {first} on failed: {err}\n"
            f"To find the game, run `{program()} fuzz {name} --workers 1 --seed {first}`"
        ) from None


@dataclass(frozen=True)
class ChunkTask:
    """Some games, for a worker."""

    game: str
    sets: list[OptionSet]
    numbers: range
    seed: int
    most: int
    bots: tuple[str, ...] = ()


def play_chunk(task: ChunkTask) -> list[FuzzReport]:
    """Play some games one after the other (in a worker)."""
    spec, sets = find_game(task.game), task.sets
    tallies = [FuzzReport() for _ in sets]
    for number in task.numbers:
        which = number % len(sets)
        players, options = sets[which]
        tally, seed = tallies[which], task.seed + number
        tally.games += 1
        sound = number % SOUND_EVERY == 0
        picks, what, message = play_game(spec, players, options, seed, sound, task.most, task.bots)
        tally.decisions += picks
        if what:
            tally.failures.append(Failure(number, players, options, seed, picks + 1, what, message))
    return tallies


def play_game(
    spec: GameSpec[State],
    players: int,
    options: Options,
    seed: int,
    sound: bool,
    most: int,
    names: Sequence[str] = (),
) -> tuple[int, str, str]:
    """Play one game, at random or with these bots. Returns the number of picks, what went wrong, and its description."""
    picks = 0
    try:
        step = spec.step_check()
        st = spec.start(players, options, seed, log=step is not None)
        rng = chooser_rng(seed)
        seats = range(players if names else 0)
        bots = [load_bot(names[seat % len(names)], spec, mix(str(seed), (f"bot {seat}",))) for seat in seats]
        if step is not None:
            step(st)
        with at_table(bots, spec.check_options(players, options), st):
            while st.decision is not None:
                if picks >= most:
                    return picks, TOO_LONG, f"the game has not ended after {most} decisions"
                if sound and (trouble := unsound(spec, st)):
                    return picks, UNSOUND, trouble
                if not all(asked.candidates() for asked in st.open_questions()):
                    return picks, DEAD_END, f"{st.decision.kind} ({st.decision.clause}) has no options"
                if bots:
                    answer(st, bots)
                else:
                    seat, pick = any_answer(st, rng)
                    st.apply(pick, seat)
                picks += 1
                if step is not None and (trouble := broken(step, st)):
                    return picks - 1, ILLEGAL, trouble
        if st.result is None:
            return picks, DEAD_END, "over without a result"
        if trouble := unsound(spec, st):
            return picks, UNSOUND, trouble
    except Exception as err:
        where = traceback.extract_tb(err.__traceback__)[-1]
        return picks, CRASH, f"{type(err).__name__}: {err} ({where.filename.rpartition('/')[2]}:{where.lineno})"
    return picks, "", ""


def broken(step: Callable[[State], None], st: State) -> str:
    try:
        step(st)
    except AssertionError as err:
        return str(err) or "step_check failed"
    return ""


def unsound(spec: GameSpec[State], st: State) -> str:
    try:
        spec.check_sound(st)
    except AssertionError as err:
        return str(err) or "check_sound failed"
    return ""


def report(name: str, seed: int, sets: list[OptionSet], tallies: list[FuzzReport], bots: tuple[str, ...] = ()) -> None:
    """Print a line for each option set, the totals, and how to replay each failure."""
    head = ("players", "games", "decisions", *FAILURES)
    click.echo(f"{name}, seed {seed}, {engine()}")
    click.echo("".join(f"{word:>11}" for word in head) + "  options")
    total = FuzzReport()
    for (players, options), tally in zip(sets, tallies, strict=True):
        click.echo(row(str(players), tally) + "  " + options_text(options))
        total.add(tally)
    click.echo(row("all", total))
    for trouble in total.failures:
        click.echo(f"{trouble.what} at pick {trouble.pick}: {trouble.message}")
        again = f" --bots {shlex.quote(','.join(bots))}" if bots else ""
        again += "".join(f" -o {shlex.quote(f'{option}={value}')}" for option, value in trouble.options.items())
        click.echo(f"  {program()} fuzz {name} --games 1 --players {trouble.players}{again} --seed {trouble.seed}")


def row(first: str, tally: FuzzReport) -> str:
    counts = Counter(trouble.what for trouble in tally.failures)
    cells = (first, tally.games, tally.decisions, *[counts[what] for what in FAILURES])
    return "".join(f"{cell:>11}" for cell in cells)
