"""Turns analyses of finished games into messages, and stores them as bytes."""

from __future__ import annotations

import zlib
from typing import Final

import msgspec

from sandtable.analysis.analyser import TURNING_POINTS
from sandtable.analysis.positions import BEST, Analysis, Position, grade_of
from sandtable.core.engine.decision import Decision
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction import wording
from sandtable.core.match.step import PICKED
from sandtable.core.scene.scene import Option, Scene
from sandtable.server.tables.table import Table
from sandtable.server.wire.messages_analysis import (
    AnalysedMoment,
    AnalysedStep,
    GameAnalysis,
    JudgedAnswer,
    JudgedChoice,
    SeatAnalysis,
    TriedAnswer,
)

FORMAT: Final = 1
MAINLY: Final = 2 / 3
"""A change with this share of luck is called luck."""
ANALYSIS: Final = msgspec.json.Decoder(tuple[int, GameAnalysis])


def stored_analysis(table: Table, analysis: Analysis) -> bytes:
    """Return a finished analysis as it is stored."""
    return zlib.compress(msgspec.json.encode((FORMAT, finished(table, analysis))))


def read_analysis(body: bytes) -> GameAnalysis | None:
    """Return a stored analysis; None if it is damaged or has another format, and has to be computed again."""
    try:
        version, analysis = ANALYSIS.decode(zlib.decompress(body))
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError):
        return None
    return analysis if version == FORMAT else None


def thousandths(chances: tuple[float, ...]) -> tuple[int, ...]:
    """
    >>> thousandths((0.25, 0.7504))
    (250, 750)
    """
    return tuple([round(1000 * chance) for chance in chances])


def so_far(table: Table, analysis: Analysis) -> GameAnalysis:
    """Return what is known of a game while it is analysed."""
    steps = tuple([analysed_step(position, turn_of(table, position)) for position in analysis.positions])
    return GameAnalysis(thousandths(analysis.start), thousandths(analysis.start_known), steps)


def turn_of(table: Table, position: Position) -> int:
    """Return how many turns had begun before a step, counted as in the log."""
    return table.log_text.steps[position.number - 1].turn


def analysed_step(position: Position, turn: int) -> AnalysedStep:
    choice = position.choice
    step = AnalysedStep(
        position.number,
        turn,
        position.seat,
        position.kind,
        thousandths(position.chances),
        thousandths(position.known),
        thousandths(position.luck),
    )
    if choice is None:
        return step
    tried = tuple([TriedAnswer(each.text, round(1000 * each.chance)) for each in (choice.played, *choice.others)])
    return msgspec.structs.replace(step, tried=tried, grade=grade_of(choice.lost()).value)


def finished(table: Table, analysis: Analysis) -> GameAnalysis:
    """Return the whole analysis, with the turning points in words."""
    turning = tuple([moment(table, analysis, position) for position in analysis.turning_points(TURNING_POINTS)])
    seats = []
    for seat in range(table.row.players):
        found = analysis.summary(seat)
        grades = {str(grade): count for grade, count in found.grades.items()}
        seats.append(
            SeatAnalysis(round(found.accuracy), **grades, lost=round(1000 * found.lost), luck=round(1000 * found.luck))
        )
    return msgspec.structs.replace(so_far(table, analysis), turning=turning, seats=tuple(seats))


def moment(table: Table, analysis: Analysis, position: Position) -> AnalysedMoment:
    """Return a turning point in words."""
    then, now = analysis.before(position), position.chances
    seat = max(range(len(now)), key=lambda each: abs(now[each] - then[each]))
    change, luck = now[seat] - then[seat], position.luck[seat]
    share = luck / change if change else 0.0
    found = AnalysedMoment(
        position.number,
        turn_of(table, position),
        seat,
        round(1000 * then[seat]),
        round(1000 * now[seat]),
        round(1000 * luck),
        "dice" if share >= MAINLY else "choice" if share <= 1 - MAINLY else "both",
        position.seat,
    )
    step = table.playing().steps[position.number - 1]
    if step.effect != PICKED:
        return found
    seen = table.state_at(position.number - 1).seen_by(position.seat)
    shown = shown_question(table.spec, seen, seen.asked(position.seat))
    choice = position.choice
    better = choice.others[0] if choice is not None and choice.lost() > BEST else None
    return msgspec.structs.replace(
        found,
        prompt=shown.prompt,
        played=shown.option(step.line.pick).label,
        best=None if better is None else shown.option(better.text).label,
        best_chance=0 if better is None else round(1000 * better.chance),
    )


class ShownQuestion:
    """A question as a scene shows it to its seat."""

    def __init__(self, spec: GameSpec[State], seen: State, asked: Decision, scene: Scene) -> None:
        self.spec, self.seen, self.asked = spec, seen, asked
        found = [question for question in scene.questions if question.seat == asked.seat]
        self.options = {option.text: option for question in found for option in question.options}
        self.focus = found[0].focus if found else ()
        self.prompt = found[0].prompt if found else wording.prompt(spec, seen, asked)

    def option(self, text: str) -> Option:
        """Return an option by its text. Some questions show only a part of their options."""
        if text not in self.options:
            pick = self.spec.notation.option_of(self.seen, self.asked, text)
            return wording.option(self.spec, self.seen, self.asked, pick)
        return self.options[text]


def shown_question(spec: GameSpec[State], seen: State, asked: Decision) -> ShownQuestion:
    return ShownQuestion(spec, seen, asked, spec.presentation.scene(seen, asked.seat))


def judged_choice(table: Table, step: AnalysedStep) -> JudgedChoice:
    """Return the choice made in a step with the answers that were tried, as its question showed them."""
    seen = table.state_at(step.at - 1).seen_by(step.seat)
    shown = shown_question(table.spec, seen, seen.asked(step.seat))
    answers = tuple([JudgedAnswer(shown.option(each.text), each.chance) for each in step.tried])
    return JudgedChoice(step.at - 1, step.seat, shown.prompt, shown.focus, answers, step.grade)
