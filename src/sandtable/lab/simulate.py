"""Simulates many games and keeps them as Parquet files: a row for each game, and for each decision or event on request.

A part is a fixed range of games with files of its own, such as `games-000007.parquet`, so the rows depend neither on the number
of workers nor on interruptions. The columns of each kind of row are listed in `COLUMNS`, with their SQL types.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sandtable.bots import Bot, Concedes
from sandtable.bots.play import MAX_DECISIONS, NoEnd, at_table
from sandtable.core.engine.decision import Pick
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.entries import CONCEDE
from sandtable.core.registry import find_game
from sandtable.lab.matchup import Matchup, failures_of, seated_bots
from sandtable.lab.runs import RunFolder
from sandtable.lab.workers import WorkerPool

GAMES_IN_PART: Final = 20

GAMES, DECISIONS, EVENTS = "games", "decisions", "events"
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


@dataclass(frozen=True)
class PartTask:
    """One part of a simulation, to be played and written by a worker."""

    matchup: Matchup
    number: int
    games: range
    kinds: tuple[str, ...]
    folder: Path


class Simulation:
    """A number of games of a matchup, in a folder."""

    def __init__(self, matchup: Matchup, games: int, kinds: Sequence[str], folder: RunFolder) -> None:
        self.folder = folder
        self.parts = {part.number: part for part in [Part(**line) for line in folder.done()]}
        ranges = [range(start, min(start + GAMES_IN_PART, games)) for start in range(0, games, GAMES_IN_PART)]
        self.left = [
            PartTask(matchup, number, numbers, tuple(kinds), folder.place)
            for number, numbers in enumerate(ranges)
            if number not in self.parts
        ]

    def run(self, workers: int) -> Iterator[Part]:
        """Play the parts that are not finished yet, and yield each one when it is on disk."""
        for _, part in WorkerPool(play_part, workers).run(self.left):
            self.folder.add(asdict(part))
            self.parts[part.number] = part
            yield part

    def rows(self, kind: str) -> int:
        return sum([part.rows[kind] for part in self.parts.values()])

    def checksum(self) -> str:
        """A checksum of all rows, the same for any number of workers."""
        parts = [self.parts[number].checksum for number in sorted(self.parts)]
        return hashlib.sha256(" ".join(parts).encode()).hexdigest()


def play_part(task: PartTask) -> Part:
    """Play the games of a part and write its files (in a worker)."""
    rows: Rows = {kind: [] for kind in task.kinds}
    spec = find_game(task.matchup.game)
    for number in task.games:
        play_game(spec, task.matchup, number, rows)
    for kind in task.kinds:
        write_parquet(task.folder / f"{kind}-{task.number:06}.parquet", kind, rows[kind])
    text = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    counts = {kind: len(found) for kind, found in rows.items()}
    return Part(task.number, counts, hashlib.sha256(text.encode()).hexdigest())


def play_game(spec: GameSpec[State], matchup: Matchup, number: int, rows: Rows) -> None:
    """Play one game and add its rows."""
    deal, bots = matchup.deal(number), seated_bots(matchup, number)
    st = spec.start(matchup.players, matchup.options(number), deal, log=EVENTS in rows)
    add_events(rows, number, -1, st)
    played = 0
    with at_table(bots, spec.check_options(matchup.players, matchup.options(number)), st):
        while st.decision is not None:
            if played == MAX_DECISIONS:
                raise NoEnd(f"{spec.name}, game {number}: the game has not ended after {MAX_DECISIONS} decisions")
            answer(spec, st, bots, number, played, rows)
            add_events(rows, number, played, st)
            played += 1
    result = st.result
    assert result is not None
    options = number // matchup.players % len(matchup.option_sets)
    ended: Row = [result.how, list(result.winners), list(result.scores), list(result.shares())]
    names = [matchup.bots[which] for which in matchup.seats(number)]
    rows[GAMES].append([number, deal, options, names, *ended, played, st.digest(), list(failures_of(bots))])


def answer(spec: GameSpec[State], st: State, bots: Sequence[Bot], game: int, played: int, rows: Rows) -> None:
    """Let the bot of the first open question answer it, and add a row for the decision if they are asked for."""
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
    if pick is None:
        st.concede(asked.seat)
    else:
        st.apply(pick, asked.seat)


def add_events(rows: Rows, game: int, played: int, st: State) -> None:
    if EVENTS in rows:
        rows[EVENTS] += [
            [game, played, key, json.dumps(args, ensure_ascii=False), clause, who]
            for key, args, clause, who in st.events
        ]


def write_parquet(path: Path, kind: str, rows: list[Row]) -> None:
    """Write rows as a Parquet file, so that it is never seen half written."""
    import duckdb  # only who simulates needs it

    columns = COLUMNS[kind]
    with TemporaryDirectory(dir=path.parent) as drafts:
        source, draft = Path(drafts, "rows.jsonl"), Path(drafts, path.name)
        with source.open("w", encoding="utf-8") as file:
            for row in rows:
                file.write(json.dumps(dict(zip(columns, row, strict=True)), ensure_ascii=False) + "\n")
        types = ", ".join([f"'{name}': '{type_}'" for name, type_ in columns.items()])
        read = f"read_json('{quoted(source)}', format = 'newline_delimited', columns = {{{types}}})"
        with duckdb.connect() as database:
            database.execute("SET threads = 1")
            database.execute(f"COPY (SELECT * FROM {read}) TO '{quoted(draft)}' (FORMAT parquet)")
        draft.replace(path)


def quoted(path: Path) -> str:
    return str(path).replace("'", "''")
