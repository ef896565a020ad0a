"""Records: a game as its options, seed and picks, with a digest of the state after each pick, one JSON line each.

The first line is the header, then one line per pick, and for a finished game a last line with the result.
"""

from __future__ import annotations

import json
from typing import Final

from sandtable.core.codec import BadSave
from sandtable.core.seed import Seed
from sandtable.core.spec import Options

FORMAT: Final = 1
MOST_LINES: Final = 200_000

ResultFields = tuple[tuple[int, ...], tuple[int, ...], str]


class Line:
    """One pick: who, the question's kind and clause, the option's text, the chance that followed, the digest after it."""

    __slots__ = ("chance", "clause", "digest", "kind", "pick", "seat")

    def __init__(self, seat: int, kind: str, clause: str, pick: str, chance: tuple[int, ...], digest: str) -> None:
        self.seat = seat
        self.kind = kind
        self.clause = clause
        self.pick = pick
        self.chance = chance
        self.digest = digest


class Record:
    """A whole game, finished or not."""

    def __init__(
        self,
        game: str,
        rules: str,
        players: int,
        options: Options,
        seats: tuple[str, ...],
        seed: Seed,
        lines: list[Line],
        result: ResultFields | None,
        why: str = "",
        start: str = "",
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.seats = seats
        self.seed = seed
        self.lines = lines
        self.result = result
        self.why = why
        self.start = start

    def to_text(self) -> str:
        seed: dict[str, object] = {}
        if self.seed.number is not None:
            seed["number"] = self.seed.number
        if self.seed.commitment:
            seed["commitment"] = self.seed.commitment
            seed["contributions"] = list(self.seed.contributions)
        if self.seed.secret:
            seed["secret"] = self.seed.secret
        header: dict[str, object] = {
            "sandtable": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "seats": list(self.seats),
            "seed": seed,
            "why": self.why,
        }
        if self.start:
            header["start"] = self.start
        rows = [json.dumps(header)]
        rows += [
            json.dumps([line.seat, line.kind, line.clause, line.pick, list(line.chance), line.digest])
            for line in self.lines
        ]
        if self.result is not None:
            winners, scores, how = self.result
            rows.append(json.dumps({"winners": list(winners), "scores": list(scores), "how": how}))
        return "\n".join(rows) + "\n"


def read_record(text: str) -> Record:
    """Read what `to_text` wrote. Anything else is refused with the line and what is wrong with it."""
    rows = text.splitlines()
    if not rows:
        raise BadSave("record: empty")
    if len(rows) > MOST_LINES:
        raise BadSave(f"record: more than {MOST_LINES} lines")
    head = _row(rows[0], 1)
    if not isinstance(head, dict) or head.get("sandtable") != FORMAT:
        raise BadSave(f"record line 1: not the header of a sandtable record of format {FORMAT}")
    lines: list[Line] = []
    result: ResultFields | None = None
    for number, raw in enumerate(rows[1:], 2):
        row = _row(raw, number)
        if isinstance(row, dict):
            if number != len(rows):
                raise BadSave(f"record line {number}: the result must be the last line")
            result = (_ints(row, "winners", number), _ints(row, "scores", number), _text(row, "how", number))
        else:
            lines.append(_line(row, number))
    return Record(
        _text(head, "game", 1),
        _text(head, "rules", 1),
        _int(head, "players", 1),
        _options(head),
        _texts(head, "seats", 1),
        _seed(head),
        lines,
        result,
        _text(head, "why", 1),
        _text(head, "start", 1) if "start" in head else "",
    )


def _row(raw: str, number: int) -> object:
    try:
        value: object = json.loads(raw)
    except (ValueError, RecursionError):
        raise BadSave(f"record line {number}: not JSON, perhaps cut off") from None
    return value


def _line(row: object, number: int) -> Line:
    match row:
        case [int(seat), str(kind), str(clause), str(pick), [*chance], str(digest)]:
            numbers = tuple(value for value in chance if type(value) is int)
            if len(numbers) == len(chance) and type(seat) is int:
                return Line(seat, kind, clause, pick, numbers, digest)
    raise BadSave(f"record line {number}: not [seat, kind, clause, pick, chance, digest]")


def _get(row: dict[str, object], key: str, number: int) -> object:
    if key not in row:
        raise BadSave(f"record line {number}: {key!r} is missing")
    return row[key]


def _text(row: dict[str, object], key: str, number: int) -> str:
    value = _get(row, key, number)
    if not isinstance(value, str):
        raise BadSave(f"record line {number}: {key!r} is not a text")
    return value


def _int(row: dict[str, object], key: str, number: int) -> int:
    value = _get(row, key, number)
    if type(value) is not int:
        raise BadSave(f"record line {number}: {key!r} is not a whole number")
    return value


def _ints(row: dict[str, object], key: str, number: int) -> tuple[int, ...]:
    value = _get(row, key, number)
    if not isinstance(value, list) or any(type(item) is not int for item in value):
        raise BadSave(f"record line {number}: {key!r} is not a list of whole numbers")
    return tuple(value)


def _texts(row: dict[str, object], key: str, number: int) -> tuple[str, ...]:
    value = _get(row, key, number)
    if not isinstance(value, list) or any(not isinstance(item, str) for item in value):
        raise BadSave(f"record line {number}: {key!r} is not a list of texts")
    return tuple(value)


def _options(head: dict[str, object]) -> Options:
    value = _get(head, "options", 1)
    if not isinstance(value, dict) or any(type(item) not in (str, int) for item in value.values()):
        raise BadSave("record line 1: 'options' is not a table of words and whole numbers")
    return value


def _seed(head: dict[str, object]) -> Seed:
    value = _get(head, "seed", 1)
    if not isinstance(value, dict):
        raise BadSave("record line 1: 'seed' is not a table")
    if "number" in value:
        number = _int(value, "number", 1)
        if number < 0:
            raise BadSave("record line 1: the seed is negative")
        return Seed(number)
    secret = _text(value, "secret", 1) if "secret" in value else ""
    return Seed(None, secret, _texts(value, "contributions", 1), _text(value, "commitment", 1))
