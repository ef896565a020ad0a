"""Records: a game as options, seed and picks, with a digest of the state after each pick, as JSON lines.

The first line is the header, then one line per pick, and for a finished game a last line with the result.

Format 2 is for bound seeds (`core.match.seed`), whose draws can be checked without the rules (`core.match.proof`). Its lines
are numbered. They state the range of each draw, and the line from which play continues after a granted take-back. All other
records use format 1.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.declare import slotted
from sandtable.core.engine.options import Options
from sandtable.core.match.seed import Seed, Terms

FORMAT: Final = 1
BOUND_FORMAT: Final = 2
MAX_LINES: Final = 200_000
LIMIT: Final = 1 << 32
"""The upper limit for the range of a draw."""

ResultFields = tuple[tuple[int, ...], tuple[int, ...], str]


NO_LINE: Final = -1
"""No line to go back to."""


class Deal(NamedTuple):
    """What was drawn before the first question, and the range of each draw."""

    chance: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()


@slotted
class RecordLine:
    """One pick: the seat, the question's kind and clause, the option's text, the chance drawn, and the digest after it.

    `sides` holds the range of each number drawn. For a granted take-back, `back` is the line after which play continues.
    """

    seat: int
    kind: str
    clause: str
    pick: str
    chance: tuple[int, ...]
    digest: str
    sides: tuple[int, ...] = ()
    back: int = NO_LINE

    def row(self) -> list[object]:
        return [self.seat, self.kind, self.clause, self.pick, list(self.chance), self.digest]

    def bound_row(self, number: int) -> list[object]:
        row = [number, *self.row(), list(self.sides)]
        return row if self.back == NO_LINE else [*row, self.back]


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
        lines: list[RecordLine],
        result: ResultFields | None,
        why: str = "",
        start: str = "",
        deal: Deal | None = None,
        digests: tuple[str, str] | None = None,
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
        self.deal = deal or Deal()
        self.digests = digests
        """The digests of the options and of the names, as bound into the dice."""
        self.missing = 0
        """The number of the first missing line, if any."""
        self.hints: tuple[tuple[int, int], ...] = ()
        """Who asked for a hint at which position. A note: nothing in the game depends on it."""

    def terms(self) -> Terms:
        return Terms(self.game, self.seed.rules or self.rules, self.options, self.seats)

    def to_text(self) -> str:
        seed: dict[str, object] = {}
        if self.seed.number is not None:
            seed["number"] = self.seed.number
        if self.seed.commitment:
            seed["commitment"] = self.seed.commitment
            seed["contributions"] = list(self.seed.contributions)
        if self.seed.table:
            seed["table"] = self.seed.table
            seed["seals"] = list(self.seed.seals)
            if self.seed.rules:
                seed["rules"] = self.seed.rules
            seed["options"], seed["names"] = self.digests or self.terms().digests()
            seed["deal"] = [list(self.deal.chance), list(self.deal.sides)]
        if self.seed.secret:
            seed["secret"] = self.seed.secret
        header: dict[str, object] = {
            "sandtable": BOUND_FORMAT if self.seed.table else FORMAT,
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
        if self.hints:
            header["hints"] = [list(hint) for hint in self.hints]
        rows = [json.dumps(header)]
        for number, line in enumerate(self.lines, 1):
            rows.append(json.dumps(line.bound_row(number) if self.seed.table else line.row()))
        if self.result is not None:
            winners, scores, how = self.result
            rows.append(json.dumps({"winners": list(winners), "scores": list(scores), "how": how}))
        return "\n".join(rows) + "\n"


def read_record(text: str) -> Record:
    """Read a record written by `to_text`. Anything else is refused with the line and what is wrong with it."""
    rows = text.removesuffix("\n").split("\n")  # not splitlines(): names and titles may contain other line separators
    if not text.strip():
        raise BadSave("record: empty")
    if len(rows) > MAX_LINES:
        raise BadSave(f"record: more than {MAX_LINES} lines")
    head = _row(rows[0], 1)
    if not isinstance(head, dict) or type(head.get("sandtable")) is not int:
        raise BadSave("record line 1: not the header of a sandtable record")
    shape = head["sandtable"]
    if shape not in (FORMAT, BOUND_FORMAT):
        raise BadSave(f"record line 1: unknown format {shape}; this version reads formats {FORMAT} and {BOUND_FORMAT}")
    seed = _seed(head, shape == BOUND_FORMAT)
    lines: list[RecordLine] = []
    missing = 0
    result: ResultFields | None = None
    for number, raw in enumerate(rows[1:], 2):
        row = _row(raw, number)
        if isinstance(row, dict):
            if number != len(rows):
                raise BadSave(f"record line {number}: the result must be the last line")
            result = (_ints(row, "winners", number), _ints(row, "scores", number), _text(row, "how", number))
        elif seed.table:
            at, line = _bound_line(row, number)
            missing = missing or (len(lines) + 1 if at != len(lines) + 1 else 0)
            lines.append(line)
        else:
            lines.append(_line(row, number))
    record = Record(
        _text(head, "game", 1),
        _text(head, "rules", 1),
        _int(head, "players", 1),
        _options(head),
        _texts(head, "seats", 1),
        seed,
        lines,
        result,
        _text(head, "why", 1),
        _text(head, "start", 1) if "start" in head else "",
        *(_bound(head) if seed.table else ()),
    )
    record.missing = missing
    record.hints = _hints(head)
    return record


def _row(raw: str, number: int) -> object:
    try:
        value: object = json.loads(raw)
    except (ValueError, RecursionError):
        raise BadSave(f"record line {number}: not JSON, perhaps truncated") from None
    return value


def _line(row: object, number: int) -> RecordLine:
    match row:
        case [int(seat), str(kind), str(clause), str(pick), [*chance], str(digest)]:
            numbers = tuple([value for value in chance if type(value) is int])
            if len(numbers) == len(chance) and type(seat) is int:
                return RecordLine(seat, kind, clause, pick, numbers, digest)
    raise BadSave(f"record line {number}: not [seat, kind, clause, pick, chance, digest]")


def _bound_line(row: object, number: int) -> tuple[int, RecordLine]:
    match row:
        case [at, _, _, _, _, _, _, [*sides], *back] if len(back) < 2 and type(at) is int:
            line = _line(row[1:7], number)
            line.sides = numbers_from(sides, 1, LIMIT)
            places = numbers_from(back, 0, number - 1)
            if len(sides) == len(line.sides) == len(line.chance) and len(places) == len(back):
                line.back = places[0] if places else NO_LINE
                return at, line
    raise BadSave(f"record line {number}: not [number, seat, kind, clause, pick, chance, digest, sides]")


def numbers_from(values: list[object], low: int, high: int) -> tuple[int, ...]:
    """The values that are whole numbers from `low` up to, but not including, `high`."""
    return tuple([value for value in values if isinstance(value, int) and type(value) is int and low <= value < high])


def _bound(head: dict[str, object]) -> tuple[Deal, tuple[str, str]]:
    """The set-up draws and the digests of the agreed terms, from the header of a bound record."""
    seed = head["seed"]
    assert isinstance(seed, dict)
    match _get(seed, "deal", 1):
        case [[*chance], [*sides]]:
            deal = Deal(numbers_from(chance, 0, LIMIT), numbers_from(sides, 1, LIMIT))
            if len(chance) == len(sides) == len(deal.chance) == len(deal.sides):
                return deal, (_text(seed, "options", 1), _text(seed, "names", 1))
    raise BadSave("record line 1: 'deal' must be two lists of the same length: what was drawn, and from how many")


def _get(row: dict[str, object], key: str, number: int) -> object:
    if key not in row:
        raise BadSave(f"record line {number}: {key!r} is missing")
    return row[key]


def _text(row: dict[str, object], key: str, number: int) -> str:
    value = _get(row, key, number)
    if not isinstance(value, str):
        raise BadSave(f"record line {number}: {key!r} is not a string")
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
        raise BadSave(f"record line {number}: {key!r} is not a list of strings")
    return tuple(value)


def _hints(head: dict[str, object]) -> tuple[tuple[int, int], ...]:
    match head.get("hints", []):
        case [*rows]:
            pairs = [numbers_from(row, 0, MAX_LINES + 1) for row in rows if isinstance(row, list) and len(row) == 2]
            found = tuple([(pair[0], pair[1]) for pair in pairs if len(pair) == 2])
            if len(found) == len(rows):
                return found
    raise BadSave("record line 1: 'hints' is not a list of seats and positions")


def _options(head: dict[str, object]) -> Options:
    value = _get(head, "options", 1)
    if not isinstance(value, dict) or any(type(item) not in (str, int) for item in value.values()):
        raise BadSave("record line 1: 'options' is not a table of strings and whole numbers")
    return value


def _seed(head: dict[str, object], bound: bool) -> Seed:
    value = _get(head, "seed", 1)
    if not isinstance(value, dict):
        raise BadSave("record line 1: 'seed' is not a table")
    if bound == ("table" not in value) or ("number" in value and len(value) > 1):
        raise BadSave("record line 1: the seed does not match the format")
    if "number" in value:
        number = _int(value, "number", 1)
        if number < 0:
            raise BadSave("record line 1: the seed is negative")
        return Seed(number)
    secret = _text(value, "secret", 1) if "secret" in value else ""
    contributions, commitment = _texts(value, "contributions", 1), _text(value, "commitment", 1)
    if not bound:
        return Seed(None, secret, contributions, commitment)
    table, seals = _text(value, "table", 1), _texts(value, "seals", 1)
    if not table or len(seals) != len(contributions):
        raise BadSave("record line 1: a bound seed needs a table, and a seal for each contribution")
    return Seed(
        None, secret, contributions, commitment, table, seals, _text(value, "rules", 1) if "rules" in value else ""
    )
