"""Checks promises about texts: notation and records."""

import json
from typing import Final, TypeVar

from sandtable.core.engine.decision import IllegalPick, Pick
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.match.record import Record, read_record
from sandtable.core.match.seed import Seed
from sandtable.testing.trial import (
    AHEAD,
    Trial,
    refuses,
    sample,
)

S = TypeVar("S", bound=State)

EARLY: Final = 20
"""The pick that is altered. It is early, so that the refusal comes soon."""


def check_notation(trial: Trial[S]) -> None:
    """Options have short ASCII texts, unique within a question, and each text names its option. Other texts are refused."""
    rng = trial.rng("notation")
    spec = trial.spec
    for number, st in trial.visit():
        for asked in st.open_questions():
            seen = st.seen_by(asked.seat)
            texts: dict[str, Pick] = {}
            for option in asked.candidates():
                text = spec.notation.option_text(st, asked, option)
                if not (text and text.isascii() and text.isprintable() and text == " ".join(text.split())):
                    raise trial.failure(
                        number, f"{asked.kind}: the text {text!r} of {option!r} is not plain short ASCII"
                    )
                if text in texts:
                    raise trial.failure(number, f"{asked.kind}: {option!r} and {texts[text]!r} are both {text!r}")
                if spec.notation.option_text(seen, asked, option) != text:
                    raise trial.failure(
                        number, f"{asked.kind}: seat {asked.seat} cannot read {text!r} from what it sees"
                    )
                texts[text] = option
            for option in sample(asked.candidates(), rng, AHEAD):
                text = spec.notation.option_text(st, asked, option)
                if spec.notation.option_of(st, asked, text) != option:
                    raise trial.failure(
                        number, f"{asked.kind}: {text!r} names {spec.notation.option_of(st, asked, text)!r}"
                    )
            for wrong in ("", "no such option", next(iter(texts)) + " x"):
                if not refuses(IllegalPick, spec.notation.option_of, st, asked, wrong):
                    raise trial.failure(number, f"{asked.kind}: the text {wrong!r} was taken")


def check_records(trial: Trial[S]) -> None:
    """A record is read back as written and replays to the same states. An altered record is refused."""
    match: Match[S] = Match(trial.spec, trial.players, trial.options, Seed(trial.seed))
    for seat, pick in trial.answers:
        match.pick(seat, pick)
    text = match.record("check_records").to_text()
    record = read_record(text)
    trial.same(0, "a record written and read", record.to_text().encode(), text.encode())
    if [line.digest for line in record.lines] != trial.digests:
        raise trial.failure(0, "a record's digests are not those of the game")
    rows = text.splitlines()
    # A record with a result is replayed below, up to its result.
    taken = rows if record.result is None else rows[: EARLY + 1]
    Match.from_record(trial.spec, read_record("\n".join(taken)), log=False)
    for what, altered, names in alterations(record, text):
        try:
            Match.from_record(trial.spec, read_record(altered), log=False)
        except ValueError as err:
            if names not in str(err):
                raise trial.failure(0, f"{what}: refused, but {str(err)!r} does not name the {names}") from err
        else:
            raise trial.failure(0, f"{what}: the record was taken")


def alterations(record: Record, text: str) -> list[tuple[str, str, str]]:
    """Altered records: what was changed, the new text, and what the refusal must name."""
    rows = text.splitlines()
    number = min(len(record.lines), EARLY)
    early = rows[: number + 1]  # a record of a game in progress; the rest is not needed
    row = json.loads(rows[number])
    head = json.loads(rows[0])

    def with_row(at: int, value: object) -> str:
        return "\n".join([*early[:at], json.dumps(value), *early[at + 1 :]])

    changes = [
        ("cut off", text[:-5], f"line {len(rows)}"),
        ("cut off in a pick", text[: text.index(rows[number]) + 5], f"line {number + 1}"),
        ("a digest altered", with_row(number, [*row[:5], "0" * 16]), f"pick {number} "),
        ("a pick altered", with_row(number, [*row[:3], "no such option", *row[4:]]), f"pick {number}:"),
        ("a question altered", with_row(number, [row[0], "NO_SUCH_KIND", *row[2:]]), f"pick {number} "),
        ("a clause altered", with_row(number, [*row[:2], "XX-0.0", *row[3:]]), f"pick {number} "),
        ("chance altered", with_row(number, [*row[:4], [*row[4], 1], row[5]]), f"pick {number} "),
        ("a seat altered", with_row(number, [row[0] + 99, *row[1:]]), f"pick {number}:"),
        ("another seed", with_row(0, {**head, "seed": {"number": head["seed"]["number"] + 1}}), "pick 1"),
        (
            "other rules and another pick",
            "\n".join(
                [
                    json.dumps({**head, "rules": head["rules"] + "x"}),
                    *early[1:number],
                    json.dumps([*row[:3], "no such option", *row[4:]]),
                ]
            ),
            f"rules {head['rules']}, from pick {number} on it plays differently ",
        ),
        ("another game", with_row(0, {**head, "game": "no such game"}), "record of"),
    ]
    if record.result is not None:
        # All picks are legal and lead to the true result; otherwise the refusal would name something else.
        other = "\n".join([*rows[:-1], '{"winners": [], "scores": [], "how": "?"}'])
        changes.append(("the result altered", other, f"the result is {record.result}, the record says"))
    return changes
