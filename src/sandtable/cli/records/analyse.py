"""`sandtable analyse`: the chances along a finished game, its turning points, and how well each seat played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import click

from sandtable.analysis.analyser import analyser_of
from sandtable.analysis.positions import Analysis, Grade, Position, grade_of
from sandtable.bots.chances import GAMES
from sandtable.cli.common import fail, match_of, read_record_file
from sandtable.cli.lab.common import progress_bar
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.language.translator import Translator

UNFINISHED: Final = 3
WIDTH: Final = 40
SHOWN: Final = 6


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the analysis of every position as JSON.")
def analyse(file: Path, as_json: bool) -> None:
    """Analyse a finished game: chances of winning, turning points, luck and accuracy.

    \b
    Chance    the chance of winning, estimated from the position with all cards open
    Luck      what dice and cards changed, against their average
    Accuracy  100 if every choice that mattered kept the best chance, from what the seat knew
    """
    record = read_record_file(file)
    match = match_of(record, file, log=False)
    if match.state.result is None:
        fail(f"{file}: the game is not finished", UNFINISHED)
    if match.spec.name not in GAMES:
        fail(f"{file}: {match.spec.name} has no features to judge a position by; {', '.join(GAMES)} have", UNFINISHED)
    with progress_bar("analysing", 1000, "‰/s") as advance:
        done = [0]

        def watch(progress: int) -> None:
            advance(progress - done[0])
            done[0] = progress

        analysis = analyser_of(match).analyse(watch)
    click.echo(as_text(match, analysis) if not as_json else json.dumps(as_data(match, analysis), indent=1))


def as_text(match: Match[State], analysis: Analysis) -> str:
    words = Translator(match.spec, "en", match.seats)
    lines = ["Chances of winning at the end of each turn", ""]
    names = [words.seat(seat) for seat in range(match.players)]
    lines.append("turn  " + "".join([f"{name[:12]:>13}" for name in names]))
    lasts = {position.turn: position for position in analysis.positions}
    for turn, position in lasts.items():
        shares = "".join([f"{chance:>12.0%} " for chance in position.chances])
        lines.append(f"{turn:>4}  {shares} {'#' * round(WIDTH * position.chances[0])}".rstrip())
    lines += ["", "Turning points", ""]
    for position in analysis.turning_points(SHOWN):
        lines += described(match, analysis, position, words)
    lines += ["", "How well each seat played", ""]
    for seat in range(match.players):
        summary = analysis.summary(seat)
        grades = ", ".join([counted(grade, count) for grade, count in summary.grades.items()])
        lines.append(f"{names[seat]}: accuracy {summary.accuracy:.0f}; {grades}; luck {100 * summary.luck:+.0f} %")
    return "\n".join(lines)


def described(match: Match[State], analysis: Analysis, position: Position, words: Translator) -> list[str]:
    """A turning point in two or three lines: what happened, how the chance changed and why, and what was better."""
    then, now = analysis.before(position), position.chances
    seat = max(range(match.players), key=lambda each: abs(now[each] - then[each]))
    before = match.state_at(position.number - 1)
    first = f"Step {position.number}, turn {position.turn}: {words.seat(position.seat)}"
    change = (
        f"  {words.seat(seat)}: {then[seat]:.0%} to {now[seat]:.0%}, of which luck {100 * position.luck[seat]:+.0f} %"
    )
    choice = position.choice
    if choice is None:
        return [first, change]
    asked = before.asked(position.seat)
    first += f": {words.ask(before, asked)} {words.option(before, asked, choice.played.pick)}"
    if grade_of(choice.lost()) is Grade.BEST:
        return [first, change]
    best = choice.others[0]
    better = f"{words.option(before, asked, best.pick)}, {best.chance:.0%}"
    return [first, change, f"  {grade_of(choice.lost())}: it promised {choice.played.chance:.0%}; better: {better}"]


def counted(grade: Grade, count: int) -> str:
    """
    >>> counted(Grade.SLIP, 1), counted(Grade.SLIP, 2), counted(Grade.BEST, 2)
    ('1 slip', '2 slips', '2 best')
    """
    plural = "s" if count != 1 and grade in (Grade.SLIP, Grade.BLUNDER) else ""
    return f"{count} {grade}{plural}"


def as_data(match: Match[State], analysis: Analysis) -> dict[str, object]:
    """Everything as plain data. Answers are texts as in a record."""
    rows: list[dict[str, object]] = []
    for position in analysis.positions:
        row: dict[str, object] = {
            "step": position.number,
            "turn": position.turn,
            "seat": position.seat,
            "kind": position.kind,
            "chances": [round(chance, 4) for chance in position.chances],
            "known": [round(chance, 4) for chance in position.known],
            "luck": [round(luck, 4) for luck in position.luck],
        }
        if position.choice is not None:
            tried = [position.choice.played, *position.choice.others]
            row["tried"] = [{"pick": answer.text, "chance": round(answer.chance, 4)} for answer in tried]
            row["grade"] = str(grade_of(position.choice.lost()))
        rows.append(row)
    seats = [
        {
            "accuracy": round(summary.accuracy, 1),
            "grades": {str(grade): count for grade, count in summary.grades.items()},
            "luck": round(summary.luck, 4),
        }
        for summary in [analysis.summary(seat) for seat in range(match.players)]
    ]
    return {
        "game": match.spec.name,
        "rules": match.spec.rules_version,
        "start": [round(chance, 4) for chance in analysis.start],
        "positions": rows,
        "turning_points": [position.number for position in analysis.turning_points(SHOWN)],
        "seats": seats,
    }
