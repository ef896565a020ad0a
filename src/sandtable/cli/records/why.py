"""`sandtable rules why`: explains why something is not a legal answer, at any position of a record."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import click

from sandtable.cli.common import fail, match_of, read_record_file
from sandtable.cli.terminal.why_not import clauses_in_words, names_of, targets_named
from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.kinds import ASKED
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.pointing import meant_by_point
from sandtable.core.interaction.why_not import answered_itself, ask_about, kind_of, target_text
from sandtable.core.match.match import Match
from sandtable.language.translator import Translator


@dataclass(frozen=True, slots=True)
class WhyAnswer:
    """What one asked seat may know about one target."""

    seat: int
    question: str
    target: str
    name: str
    offered: bool
    sentence: str
    clauses: tuple[tuple[str, str], ...]
    options: tuple[tuple[str, str], ...]
    """The answers that it is part of, as text and in words."""
    there: tuple[str, ...] = ()
    """What stands at a point, if one was asked about."""

    def to_json(self) -> dict[str, object]:
        clauses = [{"id": id, "text": text} for id, text in self.clauses]
        options = [{"text": text, "label": label} for text, label in self.options]
        return {
            "seat": self.seat,
            "question": self.question,
            "target": self.target,
            "name": self.name,
            "offered": self.offered,
            "sentence": self.sentence,
            "clauses": clauses,
            "options": options,
            "there": list(self.there),
        }


def position(place: str) -> tuple[Path, int | None]:
    """
    >>> position("game.jsonl@17")[1], position("game.jsonl")[1]
    (17, None)
    """
    path, at, number = place.rpartition("@")
    return (Path(path), int(number)) if at and number.isdecimal() else (Path(place), None)


def state_at(path: Path, picks: int | None) -> tuple[Match[State], GameSpec[State]]:
    """A recorded game replayed up to a position. If it cannot be reached, the command ends."""
    record = read_record_file(path)
    if picks is not None and picks > len(record.lines):
        fail(f"{path}: there is no position {picks}, the record has {len(record.lines)} entries", 1)
    match = match_of(record, path, picks)
    return match, match.spec


def reasons(match: Match[State], spec: GameSpec[State], text: str, language: str) -> list[WhyAnswer]:
    """What each asked seat may know about the target. Questions about being asked are answered for all seats."""
    words = Translator(spec, language, match.seats)
    found = []
    for asked in match.state.open_questions():
        seen = match.state.seen_by(asked.seat)
        for target in targets_named(spec, seen, asked, words, text):
            about = range(match.players) if target[0] == ASKED else [asked.seat]
            found += [reason(match, spec, words, seat, asked, target) for seat in about]
    return list(dict.fromkeys(found))


def reason(
    match: Match[State], spec: GameSpec[State], words: Translator, seat: int, asked: Decision, target: Target
) -> WhyAnswer:
    seen = match.state.seen_by(seat)
    point = target
    target, spot = meant_by_point(spec, match.options, seen, seat, point)
    reply = ask_about(spec, seen, seat, target)
    steps = match.steps
    if target[0] == ASKED and steps and not reply.offered():
        kind = kind_of(spec, target)
        forced = [clause for who, what, clause in steps[-1].auto_answered if (who, what) == (seat, kind)]
        reply = answered_itself(spec, forced[0]) if forced else reply
    name = names_of(spec, seen, asked, words, target)[1]
    there = [words("point-there", x=name)] if target != point else []
    question = "" if reply.asked is None else words.ask(seen, reply.asked)
    return WhyAnswer(
        seat,
        question,
        target_text(spec, asked, point),
        name,
        reply.offered(),
        "" if reply.sentence is None else words.format(reply.sentence),
        tuple(clauses_in_words(reply.clauses, words.language)),
        tuple([(option.text, words.format(option.label)) for option in reply.options]),
        (*there, *[words.format(each) for each in spot.pieces]),
    )


def tell(place: str, text: str, language: str, as_json: bool) -> None:
    """Print the reasons. Exit code 1 if nobody is asked or nothing has that name."""
    path, picks = position(place)
    match, spec = state_at(path, picks)
    if match.state.decision is None:
        fail(f"{place}: the game is over, nobody is asked", 1)
    found = reasons(match, spec, text, language)
    if not found:
        fail(f"{place}: there is no {text!r} to point at", 1)
    if as_json:
        click.echo(json.dumps([each.to_json() for each in found], ensure_ascii=False, indent=2))
        return
    words = Translator(spec, language, match.seats)
    for each in found:
        click.echo(f"{words.seat(each.seat)}: {each.question}" if each.question else f"{words.seat(each.seat)}:")
        for said in each.there:
            click.echo(said)
        if each.sentence:
            click.echo(click.style(each.sentence, bold=True))
        else:
            click.echo(words("ui-why-possible" if each.offered else "why-not", x=each.name))
        for id, said in each.clauses:
            click.echo(f"  {click.style(id, bold=True)} {said}")
        for _, label in each.options:
            click.echo(f"  • {label}")
