"""Opens records that players upload: the recorded game is put on a private table, to be browsed and continued.

The table starts from the record's initial state, with its random numbers, and its log is that of the record. So it can be
viewed, replayed and tried out like any other. Every digest is compared before anything is stored. A record made under other
rules is played under the current ones and accepted if it plays out the same.
"""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.divergence import OtherRules
from sandtable.core.match.entries import entry_of
from sandtable.core.match.match import Match
from sandtable.core.match.record import Record, RecordLine, read_record
from sandtable.core.registry import game_names
from sandtable.core.text.message import Arg, Message, number_arg
from sandtable.server.clock import CLOCK
from sandtable.server.edge import keys
from sandtable.server.endpoints import Router
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.rows import JOIN, PICK, LogEntry, TableRow
from sandtable.server.tables.players import JoinBody
from sandtable.server.tables.requests import NewSecrets, game_of, seat_row
from sandtable.server.wire.messages import Name, NewTableAnswer, OpenRecord, SeatRequest
from sandtable.server.wire.problems import Refused, clean

MAX_BYTES: Final = 2_000_000
MAX_LINES: Final = 5_000
MAX_VERSION: Final = 40
NAME: Final[msgspec.json.Decoder[str]] = msgspec.json.Decoder(Name)


router = Router("Tables")


@router.post(
    "/records", status=201, meter="tables", most_bytes=MAX_BYTES, example={"record": "{...}\n{...}\n", "at": 12}
)
async def open_record(registry: TableRegistry, body: OpenRecord) -> NewTableAnswer:
    """Open a recorded game on a private table, up to position `at` or to its end."""
    record = await registry.run("records", parse_record, body.record)
    if record.game not in game_names():
        raise bad(f"unknown game {record.game[:40]!r}; the games are: {', '.join(game_names())}")
    spec = game_of(record.game, "record")
    if body.at is not msgspec.UNSET and body.at > len(record.lines):
        raise Refused(422, "invalid", "at", f"the record has positions 0 to {len(record.lines)}, not {body.at}")
    upto = len(record.lines) if body.at is msgspec.UNSET else body.at
    match, beginning = await registry.run("records", replay_to, spec, record, upto)
    given = NewSecrets()
    seats = [*enumerate([SeatRequest("here", name=name) for name in record.seats]), (PUBLIC, SeatRequest("link"))]
    rows = [seat_row(spec, seat, request, given, registry.roster) for seat, request in seats]
    now = CLOCK.date_ms()
    row = TableRow(
        id=keys.new_table_id(),
        game=spec.name,
        rules=spec.rules_version,
        players=record.players,
        options=msgspec.json.encode(match.options),
        title="",
        secret=keys.new_secret(),
        origin=beginning,
        private=True,
        status="over" if match.state.decision is None else "playing",
        created_ms=now,
        origin_table="",
        origin_at=0,
    )
    await registry.stored(registry.store.create(row, rows, log_of(record, upto, now)))
    recorded = msgspec.UNSET if record.rules == spec.rules_version else clean(record.rules[:MAX_VERSION])
    return given.answer(await registry.info(row.id), recorded)


def parse_record(text: str) -> Record:
    """Read a record, or refuse it with what is wrong and where."""
    try:
        record = read_record(text)
        for name in record.seats:
            NAME.decode(msgspec.json.encode(name))
    except BadSave as error:
        raise bad(str(error)) from None
    except msgspec.ValidationError as error:
        raise bad(f"record line 1: invalid name: {error}") from None
    if record.missing:
        raise bad(f"pick {record.missing} is missing")
    if record.start:
        raise bad("the record starts from a given position, not from the start of a game")
    if record.seed.number is None and not record.seed.secret:
        raise bad("the game is unfinished: the record does not contain the secret of its dice")
    if len(record.lines) > MAX_LINES:
        raise bad(f"the record has {len(record.lines)} picks; the limit is {MAX_LINES}")
    if len(record.seats) != record.players:
        raise bad(f"the record has {len(record.seats)} names for {record.players} seats")
    return record


def replay_to(spec: GameSpec[State], record: Record, upto: int) -> tuple[Match[State], bytes]:
    """Play a record up to a position, comparing every digest. Return the match and its initial state."""
    try:
        match: Match[State] = Match.from_record(spec, record, upto, log=False)
        return match, match.state_at(0).dump()
    except OtherRules as error:
        raise other_rules(error) from None
    except ValueError as error:
        raise bad(str(error)) from None


def log_of(record: Record, upto: int, now: int) -> list[LogEntry]:
    """Return the log of a table at which all this has happened."""
    made = [
        LogEntry(seat + 1, JOIN, seat, msgspec.json.encode(JoinBody(name, "")), "", now)
        for seat, name in enumerate(record.seats)
    ]
    return made + [entry(line, len(made) + n, now) for n, line in enumerate(record.lines[:upto], 1)]


def entry(line: RecordLine, seq: int, now: int) -> LogEntry:
    kind = entry_of(line.kind)
    return LogEntry(seq, kind or PICK, line.seat, line.pick.encode(), line.digest, now)


def bad(detail: str) -> Refused:
    return Refused(422, "bad_record", "record", detail)


def other_rules(error: OtherRules) -> Refused:
    """Report what `sandtable replay` and `sandtable verify` report; the message for players omits the note about the dice."""
    args = {
        "recorded": Arg("text", text=clean(error.recorded[:MAX_VERSION])),
        "present": Arg("text", text=error.present),
        "n": number_arg(error.number),
    }
    return Refused(422, "other_rules", "record", str(error), said=Message("refused-other-rules", args))
