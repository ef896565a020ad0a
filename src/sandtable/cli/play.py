"""`sandtable play`: opens the table in the browser, or plays at the terminal if a game or a game option is given.

At the terminal the game's record is saved after every pick, so leaving, Ctrl-C or a power cut loses nothing. The record's `why`
says who played which seat ("play: person, steward"); a resumed game takes its bots from there. If a bot failed, a note follows.
"""

from __future__ import annotations

import itertools
import os
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

import click

from sandtable.bots import FALLBACK, Bot, policy_of
from sandtable.cli.common import (
    data_folder,
    game_of,
    load_named_bot,
    match_of,
    need_server,
    options_of,
    program,
    read_record_file,
    shorten,
)
from sandtable.cli.records.campaign import read_campaign
from sandtable.cli.terminal.console import Quit, Terminal
from sandtable.cli.terminal.session import Session
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.daily import daily_battle
from sandtable.core.match.match import Match
from sandtable.core.match.record import Record
from sandtable.core.match.seed import Seed, mix
from sandtable.core.registry import find_game, game_names
from sandtable.language.translator import ENGLISH, LANGUAGES, Translator

PERSON: Final = "person"
PLAYED: Final = "play: "
NOTES: Final = " -- "
LATEST: Final = "latest"
SEED_BITS: Final = 48


@click.command()
@click.argument("game", required=False)
@click.option("--players", type=click.IntRange(min=1), help="Number of players. Default: the fewest the game allows.")
@click.option(
    "--seat", "seats", type=click.IntRange(min=1), multiple=True, help="Your seat, counting from 1. Repeat for several."
)
@click.option(
    "--people", type=click.IntRange(min=0), help="Number of people sharing the keyboard; they get the first seats."
)
@click.option("--name", "names", multiple=True, help="A person's name. Repeat in seat order.")
@click.option(
    "--bots",
    help="The bot for all other seats, or a comma-separated list with one for each: squire to warlord, other names, "
    "module:Class, or exec:COMMAND. Default: captain.",
)
@click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE", help="A game option.")
@click.option("--seed", type=click.IntRange(min=0), help="Random seed. Default: a new one.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the table. Default: your system's.")
@click.option("--save", type=click.Path(path_type=Path), help="File to save the game to. Default: a new one.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value=LATEST,
    metavar="[FILE]",
    help="Resume a saved game. Without FILE: the last one played.",
)
@click.option(
    "--campaign",
    type=click.Path(path_type=Path),
    help="Play the next game of the campaign in this file (see the command `campaign`).",
)
@click.option("--daily", is_flag=True, help="Play today's battle of a game at the terminal. No server is needed.")
@click.option("--terminal", is_flag=True, help="Play at the terminal and choose the game there.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help="Browser: port to use. Default: 8000, or any free one if that is taken.",
)
@click.option("--db", default="", help="Browser: database file. Default: one in your user data folder.")
@click.option("--show/--no-show", default=True, help="Browser: open the page, or just print its address.")
def play(
    game: str | None,
    players: int | None,
    seats: Sequence[int],
    people: int | None,
    names: Sequence[str],
    bots: str | None,
    options: Sequence[str],
    seed: int | None,
    lang: str | None,
    save: Path | None,
    resume: str | None,
    campaign: Path | None,
    daily: bool,
    terminal: bool,
    port: int | None,
    db: str,
    show: bool,
) -> None:
    """Open the table in the browser, or play at the terminal if you name a GAME or give a game option.

    Play against bots, with friends through a link, or with friends at one keyboard. At the terminal every game is saved
    after each move.
    """
    wanted = PlayArguments(
        game, players, seats, people, names, bots, options, seed, lang, save, resume, campaign, daily
    )
    if terminal or wanted != PlayArguments():
        if port is not None or db or not show:
            raise click.UsageError("--port, --db and --no-show are for the browser; leave out the game")
        play_at_terminal(wanted)
        return
    need_server(f"; or play at the terminal: {program()} play GAME")
    from sandtable.cli.server.browser import open_table

    open_table(port, db, show)


@dataclass(frozen=True, slots=True)
class PlayArguments:
    """What the command line asked for a game at the terminal. Empty if there are only defaults."""

    game: str | None = None
    players: int | None = None
    seats: Sequence[int] = ()
    people: int | None = None
    names: Sequence[str] = ()
    bots: str | None = None
    options: Sequence[str] = ()
    seed: int | None = None
    lang: str | None = None
    save: Path | None = None
    resume: str | None = None
    campaign: Path | None = None
    daily: bool = False


class TerminalGame(NamedTuple):
    """A game about to be played at the terminal: who plays each seat, and the file it is saved in."""

    match: Match[State]
    drivers: list[str]
    path: Path


def play_at_terminal(wanted: PlayArguments) -> None:
    """Play against bots or with friends at one keyboard."""
    language = wanted.lang or system_language()
    terminal = Terminal()
    match, drivers, path = chosen_game(wanted, terminal, language)
    crew = make_bots(match, drivers)
    words = Translator(match.spec, language, match.seats, strict=False)
    keeper = Autosave(path, drivers, crew, words, terminal)
    session = Session(match, crew, words, terminal, keeper, path.with_name(f".{path.name}.standing"))
    if wanted.resume is not None:
        terminal.say(words("resumed", n=len(match.steps)))
    if wanted.daily:
        announce_battle(match, drivers, words, terminal)
    keeper(match, True)
    try:
        session.run()
    except (Quit, KeyboardInterrupt):
        terminal.say("")
        keeper(match, True)
        terminal.say(words("kept-in", file=str(path)), whole=True)
        terminal.say(words("go-on-with", command=f"{program()} play --resume {path}"), whole=True)
    else:
        if wanted.daily:
            terminal.say(battle_text(match, drivers.index(PERSON), words), whole=True)
        terminal.say(words("kept-in", file=str(path)), "dim", whole=True)
        if match.spec.sequel(match.state) is not None:
            command = f"{program()} campaign {path} --out campaign.json"
            terminal.say(words("go-on-with", command=command), whole=True)


def chosen_game(wanted: PlayArguments, terminal: Terminal, language: str) -> TerminalGame:
    """A saved game, the battle of the day, or a new game."""
    if wanted.daily:
        return battle_of_today(wanted, terminal, language)
    return new_game(wanted, terminal, language) if wanted.resume is None else resume_game(wanted)


def battle_of_today(wanted: PlayArguments, terminal: Terminal, language: str) -> TerminalGame:
    """The battle of the day. The date fixes its set-up and dice, so it needs no server. It can be begun once."""
    chosen = replace(wanted, game=None, names=(), lang=None, save=None)
    if chosen != PlayArguments(daily=True):
        raise click.UsageError("the day fixes the battle: give --daily only GAME, --name, --lang and --save")
    spec = game_of(wanted.game) if wanted.game is not None else choose_game(terminal, language)
    day = datetime.now(UTC).date().isoformat()
    battle = daily_battle(spec, day)
    if battle is None:
        raise click.UsageError(f"{spec.name} has no battle of the day")
    drivers = [PERSON if seat == battle.seat else policy_of(spec.name) for seat in range(battle.players)]
    path = games_folder() / f"{spec.name}-daily-{day}.jsonl" if wanted.save is None else wanted.save
    if wanted.save is None and path.exists():
        command = f"{program()} play --resume {path}"
        raise click.UsageError(Translator(None, language)("daily-played-already", command=command))
    path.parent.mkdir(parents=True, exist_ok=True)
    names = player_names(drivers, wanted.names, language)
    match = Match(spec, battle.players, battle.options, Seed(battle.seed), names)
    return TerminalGame(match, drivers, new_file(path, spec.name))


def announce_battle(match: Match[State], drivers: Sequence[str], words: Translator, terminal: Terminal) -> None:
    """Say what today's battle is, what to do in it, and that the day fixes its dice."""
    shown = match.spec.presentation
    briefing = shown.briefing(match.options, match.players)
    task = shown.daily_task(match.options, drivers.index(PERSON))
    title = words("game-title") if briefing is None else words.format(briefing.title)
    day = datetime.now(UTC).date().isoformat()
    terminal.say(words("daily-today-is", day=day, title=title), "bold")
    terminal.say(words("daily-win") if task is None else words.format(task))
    choices = words("daily-choices", n=match.spec.daily_choices)
    terminal.say(f"{words('daily-fixed')} ({choices})", "dim")


def battle_text(match: Match[State], seat: int, words: Translator) -> str:
    """The result of a battle of the day in one line, to be shared."""
    result = match.state.result
    assert result is not None
    drawn = len(result.winners) in (0, match.players)
    outcome = "daily-draw" if drawn else "daily-victory" if seat in result.winners else "daily-defeat"
    others = [score for n, score in enumerate(result.scores) if n != seat]
    return words(
        "daily-card-text",
        game=words("game-title"),
        day=datetime.now(UTC).date().isoformat(),
        result=words(outcome, n=0),
        score=" : ".join([str(score) for score in (result.scores[seat], *others)]),
    )


def new_game(wanted: PlayArguments, terminal: Terminal, language: str) -> TerminalGame:
    """A new game, perhaps the next one of a campaign."""
    taken_over: Options = {}
    if wanted.campaign is not None:
        spec, taken_over = read_campaign(wanted.campaign)
        if wanted.game not in (None, spec.name):
            raise click.UsageError(f"{wanted.campaign} is a campaign of {spec.name}, not of {wanted.game}")
    else:
        spec = game_of(wanted.game) if wanted.game is not None else choose_game(terminal, language)
    players = wanted.players or max(spec.players[0], wanted.people or 1, *wanted.seats, 1)
    drivers = assign_seats(spec, players, wanted.seats, wanted.people, wanted.bots)
    check_bots(spec, drivers)
    names = player_names(drivers, wanted.names, language)
    match = new_match(spec, players, wanted.options, wanted.seed, names, taken_over)
    return TerminalGame(match, drivers, new_file(wanted.save, spec.name))


def resume_game(wanted: PlayArguments) -> TerminalGame:
    """A saved game. Its options come from its record; the players may be different."""
    fixed = {
        "GAME": wanted.game,
        "--players": wanted.players,
        "--option": wanted.options,
        "--seed": wanted.seed,
        "--campaign": wanted.campaign,
    }
    for name, value in fixed.items():
        if value not in (None, ()):
            raise click.UsageError(f"a resumed game already has its {name}: leave it out")
    source = latest_game() if wanted.resume in (None, LATEST) else Path(wanted.resume).expanduser()
    record = read_record_file(source)
    spec = game_of(record.game)
    path = source if wanted.save is None else new_file(wanted.save, spec.name)
    drivers = players_in(record)
    if not drivers or wanted.seats or wanted.people is not None or wanted.bots:
        drivers = assign_seats(spec, record.players, wanted.seats, wanted.people, wanted.bots)
    elif places := [name for name in drivers if ":" in name]:  # someone else may have written the file
        raise click.UsageError(
            f"{source} would run the code of the bot {places[0]}; to allow that, name the bot with --bots"
        )
    check_bots(spec, drivers)
    return TerminalGame(match_of(record, source), drivers, path)


def system_language() -> str:
    """The system's language if there is a catalogue for it, else English."""
    for name in ("SANDTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            language = value.lower().replace("-", "_").partition("_")[0].partition(".")[0]
            return language if language in LANGUAGES else ENGLISH
    return ENGLISH


# -- who plays ---------------------------------------------------------------------------------------------------------


def choose_game(terminal: Terminal, language: str) -> GameSpec[State]:
    """The only game available, or the one that the player chooses."""
    found: dict[str, GameSpec[State]] = {}
    for name in game_names():
        try:
            spec = find_game(name)
        except (ImportError, AttributeError):  # a game under development
            continue
        if spec.playable:
            found[name] = spec
    if len(found) == 1:
        return next(iter(found.values()))
    names = list(found)
    for number, name in enumerate(names, 1):
        words = Translator(found[name], language, strict=False)
        title = words("game-title") if words.has("game-title") else name
        low, high = found[name].players
        terminal.say(f"{number} {title} ({low}-{high})")
    common = Translator(None, language)
    try:
        text = terminal.ask(f"{common('ask-which-game')} ")
    except Quit:
        raise click.UsageError(f"name a game: {', '.join(names)}") from None
    if text.isdecimal() and 1 <= int(text) <= len(names):
        return found[names[int(text) - 1]]
    return game_of(text)


def assign_seats(
    spec: GameSpec[State], players: int, seats: Sequence[int], people: int | None, bots: str | None
) -> list[str]:
    """For each seat, a person or the name of a bot."""
    if seats and people is not None and people != len(set(seats)):
        raise click.UsageError(f"--people {people} does not match --seat, which names {len(set(seats))} seats")
    persons = set(seats) or set(range(1, (1 if people is None else people) + 1))
    if max(persons, default=1) > players:
        raise click.UsageError(f"there is no seat {max(persons)} with {players} players")
    names = [name.strip() for name in (bots or policy_of(spec.name)).split(",")]
    free = players - len(persons)
    if len(names) not in (1, free):
        raise click.UsageError(f"--bots names {len(names)} bots for {free} seats: name one for all, or one for each")
    rest = iter(names * free if len(names) == 1 else names)
    return [PERSON if seat in persons else next(rest) for seat in range(1, players + 1)]


def players_in(record: Record) -> list[str]:
    """Who played the seats of a saved game, if this command saved it."""
    if not record.why.startswith(PLAYED):
        return []
    drivers = [name.strip() for name in record.why.removeprefix(PLAYED).partition(NOTES)[0].split(",")]
    return drivers if len(drivers) == record.players else []


def check_bots(spec: GameSpec[State], drivers: Sequence[str]) -> None:
    """Refuse unknown bots before a game begins."""
    for name in drivers:
        if name != PERSON:
            load_named_bot(name, spec)


def make_bots(match: Match[State], drivers: Sequence[str]) -> dict[int, Bot]:
    """Create the bots. Their choices are derived from the game's seed, so a replayed game is the same game."""
    seed = str(match.seed.value())
    return {
        seat: load_named_bot(name, match.spec, mix(seed, (f"bot {seat}",)) % 2**32)
        for seat, name in enumerate(drivers)
        if name != PERSON
    }


def player_names(drivers: Sequence[str], names: Sequence[str], language: str) -> tuple[str, ...]:
    """The names of the players."""
    words = Translator(None, language)
    given = iter(names)
    if len(names) > drivers.count(PERSON):
        raise click.UsageError(f"{len(names)} names for {drivers.count(PERSON)} people")
    found = []
    for seat, driver in enumerate(drivers, 1):
        if driver == PERSON:
            found.append(next(given, words("seat-name", n=seat)))
        else:
            key = f"bot-{driver}"
            found.append(words("seat-bot", n=seat, name=words(key) if words.has(key) else shorten(driver)))
    return tuple(found)


# -- new and saved games -----------------------------------------------------------------------------------------------


def new_match(
    spec: GameSpec[State],
    players: int,
    options: Sequence[str],
    seed: int | None,
    names: tuple[str, ...],
    taken_over: Options,
) -> Match[State]:
    if not spec.players[0] <= players <= spec.players[1]:
        raise click.UsageError(f"{spec.name} is for {spec.players[0]} to {spec.players[1]} players, not {players}")
    checked = options_of(spec, players, options, taken_over)
    return Match(spec, players, checked, Seed(secrets.randbits(SEED_BITS) if seed is None else seed), names)


def games_folder() -> Path:
    """The folder for saved games, unless a file is named."""
    home = os.environ.get("SANDTABLE_HOME")
    return Path(home) if home else data_folder() / "games"


def saved_games() -> list[Path]:
    """The saved games, the one played last at the end. Older versions saved them in the folder for settings."""
    folders = {games_folder()} if os.environ.get("SANDTABLE_HOME") else {games_folder(), old_games_folder()}
    found = [path for folder in folders for path in folder.glob("*.jsonl")]
    return sorted(found, key=lambda path: path.stat().st_mtime)


def old_games_folder() -> Path:
    return Path(click.get_app_dir("sandtable")) / "games"


def new_file(path: Path | None, game: str) -> Path:
    """The file for a new game. An existing file is never overwritten."""
    if path is not None:
        if path.exists():
            raise click.UsageError(f"{path} already exists: continue with --resume {path}, or name another file")
        if not path.parent.is_dir():
            raise click.UsageError(f"there is no folder {path.parent}")
        return path
    folder = games_folder()
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as err:
        raise click.UsageError(f"{folder}: {err.strerror}; name a file with --save") from None
    names = (f"{stem}{f'-{number}' if number > 1 else ''}.jsonl" for number in itertools.count(1))
    return next(folder / name for name in names if not (folder / name).exists())


def latest_game() -> Path:
    """The saved game that was played last."""
    found = saved_games()
    if not found:
        raise click.UsageError(f"there is no saved game in {games_folder()}: give a file after --resume")
    return found[-1]


class Autosave:
    """Saves the game to a file that is complete at all times: the new record is written beside it and then replaces it."""

    def __init__(
        self, path: Path, drivers: Sequence[str], crew: Mapping[int, Bot], words: Translator, terminal: Terminal
    ) -> None:
        self.path = path
        self.played = PLAYED + ", ".join(drivers)
        self.crew = crew
        self.words = words
        self.terminal = terminal
        self.failed = False

    def why(self) -> str:
        """Who played which seat, and which bots failed."""
        failed = [
            f"seat {seat + 1}: {bot.failure}; {FALLBACK} plays on" for seat, bot in self.crew.items() if bot.failure
        ]
        return NOTES.join([self.played, *failed])

    def __call__(self, match: Match[State], durable: bool) -> None:
        """Write the record; `durable` waits for the disk. A full disk is reported once and does not end the game."""
        beside = self.path.with_name(f".{self.path.name}.new")
        try:
            with beside.open("w", encoding="utf-8") as file:
                file.write(match.record(self.why()).to_text())
                if durable:
                    file.flush()
                    os.fsync(file.fileno())
            beside.replace(self.path)
            self.failed = False
        except OSError as err:
            if not self.failed:
                reason = str(err.strerror)
                self.terminal.say(self.words("error-cannot-save", file=str(self.path), reason=reason), "red")
            self.failed = True
