"""Simulates many games and keeps them as Parquet files: a row for each game, and on request for each turn, decision or event.

A part is a fixed range of games with files of its own, such as `games-000007.parquet`, so the rows depend neither on the number
of workers nor on interruptions. Workers make the files, and the process that started them writes them. The columns of each
kind of row are listed in `COLUMNS`, with their SQL types.
"""

from __future__ import annotations

import glob
import hashlib
import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sandtable.bots import Bot, Concedes, NoEnd
from sandtable.bots.play import MAX_DECISIONS, at_table
from sandtable.core.content.tables import REPLACED_READ
from sandtable.core.engine.decision import Pick
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.entries import CONCEDE
from sandtable.core.registry import find_game
from sandtable.lab.dataset import PACKED, VIEW_COLUMNS, VIEWS, view_row
from sandtable.lab.executors import Workers, executor
from sandtable.lab.matchup import Matchup, failures_of, seated_bots
from sandtable.lab.replaced import Replaced, replace_content
from sandtable.lab.runs import RunFolder, write_whole

GAMES_IN_PART: Final = 20

GAMES, TURNS, DECISIONS, EVENTS = "games", "turns", "decisions", "events"
COLUMNS: Final = {
    GAMES: {
        "game": "INTEGER",
        "deal": "BIGINT",
        "options": "INTEGER",  # the index in the header's list
        "bots": "VARCHAR[]",  # by seat
        "how": "VARCHAR",
        "winners": "INTEGER[]",
        "scores": "INTEGER[]",
        "shares": "DOUBLE[]",
        "decisions": "INTEGER",
        "digest": "VARCHAR",  # of the final state
        "failures": "VARCHAR[]",  # by seat, why a bot was replaced; empty if none was
    },
    TURNS: {
        "game": "INTEGER",
        "turn": "INTEGER",  # 0 is what comes before the first turn, if anything is asked there
        "seats": "INTEGER[]",  # whose turn it is
        "decision": "INTEGER",  # the first one of the turn
        "decisions": "INTEGER",
        "scores": "INTEGER[]",  # as they stand at the end of the turn
    },
    DECISIONS: {
        "game": "INTEGER",
        "decision": "INTEGER",
        "seat": "INTEGER",
        "kind": "VARCHAR",
        "clause": "VARCHAR",
        "options": "INTEGER",  # how many there are, -1 for a region of the plane
        "pick": "VARCHAR",
    },
    EVENTS: {
        "game": "INTEGER",
        "decision": "INTEGER",  # the decision that caused it, -1 for the set-up
        "event": "VARCHAR",
        "arguments": "VARCHAR",  # as JSON
        "clause": "VARCHAR",
        "seats": "INTEGER",  # a bit mask of the seats that may know it, -1 for all
    },
    VIEWS: VIEW_COLUMNS,
}
"""The columns of each kind of row."""

Row = list[object]
Rows = dict[str, list[Row]]


@dataclass(frozen=True)
class Part:
    """A finished part: its number, how many rows of each kind it has, and a checksum of them."""

    number: int
    rows: dict[str, int]
    checksum: str
    read: tuple[str, ...] = ()
    """The changed files of content that its worker had read by then."""


@dataclass(frozen=True)
class PartTask:
    """One part of a simulation, to be played by a worker."""

    matchup: Matchup
    number: int
    games: range
    kinds: tuple[str, ...]


class Simulation:
    """A number of games of a matchup, in a folder. `replaced` is content that the games use in place of their own."""

    def __init__(
        self, matchup: Matchup, games: int, kinds: Sequence[str], folder: RunFolder, replaced: Replaced | None = None
    ) -> None:
        self.folder = folder
        self.replaced = replaced
        self.parts = {part.number: part for part in [Part(**line) for line in folder.done()]}
        ranges = [range(start, min(start + GAMES_IN_PART, games)) for start in range(0, games, GAMES_IN_PART)]
        self.left = [
            PartTask(matchup, number, numbers, tuple(kinds))
            for number, numbers in enumerate(ranges)
            if number not in self.parts
        ]

    def run(self, workers: Workers) -> Iterator[Part]:
        """Play the parts that are not finished yet, and yield each one when it is on disk."""
        prepare = None if self.replaced is None else partial(replace_content, self.replaced)
        for _, (part, files) in executor(play_part, workers, prepare).run(self.left):
            for name, data in files.items():
                write_whole(self.folder.place / name, data)
            self.folder.add(asdict(part))
            self.parts[part.number] = part
            yield part

    def rows(self, kind: str) -> int:
        return sum([part.rows[kind] for part in self.parts.values()])

    def checksum(self) -> str:
        """A checksum of all rows, the same for any number of workers."""
        parts = [self.parts[number].checksum for number in sorted(self.parts)]
        return hashlib.sha256(" ".join(parts).encode()).hexdigest()

    def unread(self) -> list[str]:
        """The changed files of content that no game has read."""
        read = {name for part in self.parts.values() for name in part.read}
        return sorted({name for _, name in self.replaced or {}} - read)


def play_part(task: PartTask) -> tuple[Part, dict[str, bytes]]:
    """Play the games of a part and make its files (in a worker)."""
    rows: Rows = {kind: [] for kind in task.kinds}
    spec = find_game(task.matchup.game)
    for number in task.games:
        play_game(spec, task.matchup, number, rows)
    files = {f"{kind}-{task.number:06}.parquet": parquet(kind, rows[kind]) for kind in task.kinds}
    counts = {kind: len(found) for kind, found in rows.items()}
    return Part(task.number, counts, checksum_of(rows), tuple(sorted(REPLACED_READ))), files


def checksum_of(rows: Rows) -> str:
    """A checksum of the rows of a part. Views are many megabytes, so they are added row by row."""
    others = {kind: found for kind, found in rows.items() if kind != VIEWS}
    digest = hashlib.sha256(json.dumps(others, ensure_ascii=False, separators=(",", ":")).encode())
    for row in rows.get(VIEWS, ()):
        digest.update(json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode())
    return digest.hexdigest()


def play_game(spec: GameSpec[State], matchup: Matchup, number: int, rows: Rows) -> None:
    """Play one game and add its rows."""
    deal, bots = matchup.deal(number), seated_bots(matchup, number)
    st = spec.start(matchup.players, matchup.options(number), deal, log=EVENTS in rows)
    add_events(rows, number, -1, st)
    active: tuple[int, ...] = ()
    played = 0
    with at_table(bots, spec.check_options(matchup.players, matchup.options(number)), st):
        while st.decision is not None:
            if played == MAX_DECISIONS:
                raise NoEnd(f"{spec.name}, game {number}: the game has not ended after {MAX_DECISIONS} decisions")
            active = count_turn(rows, number, played, st, active)
            answer(spec, st, bots, number, played, rows)
            add_events(rows, number, played, st)
            played += 1
    result = st.result
    assert result is not None
    if rows.get(TURNS):
        end_turn(rows[TURNS][-1], played, st)
    ended: Row = [result.how, list(result.winners), list(result.scores), list(result.shares())]
    names = [matchup.bots[which] for which in matchup.seats(number)]
    rows[GAMES].append(
        [number, deal, matchup.option_set(number), names, *ended, played, st.digest(), list(failures_of(bots))]
    )


def answer(spec: GameSpec[State], st: State, bots: Sequence[Bot], game: int, played: int, rows: Rows) -> None:
    """Let the bot of the first open question answer it, and add the rows that are asked for."""
    asked = st.decision
    assert asked is not None
    seen = st.seen_by(asked.seat)
    pick: Pick | None = None
    with suppress(Concedes):
        pick = bots[asked.seat].choose(seen, seen.asked(asked.seat))
    if DECISIONS in rows:
        count = len(asked.options) if asked.region is None else -1
        text = CONCEDE if pick is None else spec.notation.option_text(st, asked, pick)
        rows[DECISIONS].append([game, played, asked.seat, asked.kind, asked.clause, count, text])
    if VIEWS in rows:
        rows[VIEWS].append([game, played, asked.seat, *view_row(spec, seen, asked.seat, pick)])
    if pick is None:
        st.concede(asked.seat)
    else:
        st.apply(pick, asked.seat)


def count_turn(rows: Rows, game: int, played: int, st: State, before: tuple[int, ...]) -> tuple[int, ...]:
    """Add a row for a turn that begins, if they are asked for. Returns whose turn it is."""
    active = st.active_seats()
    if TURNS not in rows:
        return active
    turns = rows[TURNS]
    is_first = not turns or turns[-1][0] != game
    if is_first or set(active) - set(before):
        if not is_first:
            end_turn(turns[-1], played, st)
        turn = 0 if is_first else int(str(turns[-1][1])) + 1
        turns.append([game, turn + (is_first and bool(active)), list(active), played, 0, []])
    return active


def end_turn(row: Row, played: int, st: State) -> None:
    """Complete the row of a turn that ends before this decision."""
    row[4:] = [played - int(str(row[3])), list(st.standings())]


def add_events(rows: Rows, game: int, played: int, st: State) -> None:
    if EVENTS in rows:
        rows[EVENTS] += [
            [game, played, key, json.dumps(args, ensure_ascii=False), clause, who]
            for key, args, clause, who in st.events
        ]


def parquet(kind: str, rows: list[Row]) -> bytes:
    """Rows as a Parquet file."""
    import duckdb  # only simulations need it

    columns = COLUMNS[kind]
    with TemporaryDirectory() as drafts:
        source, draft = Path(drafts, "rows.jsonl"), Path(drafts, "rows.parquet")
        with source.open("w", encoding="utf-8") as file:
            for row in rows:
                file.write(json.dumps(dict(zip(columns, row, strict=True)), ensure_ascii=False) + "\n")
        types = ", ".join([f"'{name}': '{'VARCHAR' if name in PACKED else type_}'" for name, type_ in columns.items()])
        unpacked = ", ".join([f"{name}::{columns[name]} AS {name}" for name in PACKED if name in columns])
        chosen = f"* REPLACE ({unpacked})" if unpacked else "*"
        how = (
            "FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 12, ROW_GROUP_SIZE 2048"
            if unpacked
            else "FORMAT parquet"
        )
        read = f"read_json('{quoted(source)}', format = 'newline_delimited', columns = {{{types}}})"
        with duckdb.connect() as database:
            database.execute("SET threads = 1")
            database.execute(f"COPY (SELECT {chosen} FROM {read}) TO '{quoted(draft)}' ({how})")
        return draft.read_bytes()


def quoted(path: Path) -> str:
    return str(path).replace("'", "''")


@dataclass(frozen=True)
class GameRow:
    """What statistics need of a game."""

    game: int
    options: int
    how: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: int
    digest: str


def games_in(folder: Path) -> list[GameRow]:
    """The games of a finished run, in order."""
    import duckdb

    with duckdb.connect() as database:
        found = database.execute(
            "SELECT game, options, how, winners, scores, shares, decisions, digest"
            f" FROM '{quoted(Path(glob.escape(str(folder)), f'{GAMES}-*.parquet'))}' ORDER BY game"
        ).fetchall()
    return [
        GameRow(game, options, how, tuple(winners), tuple(scores), tuple(shares), decisions, digest)
        for game, options, how, winners, scores, shares, decisions, digest in found
    ]
