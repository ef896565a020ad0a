"""`sandtable rules why`: the reason why something is no answer, at any position of a record."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import click

from sandtable import ledger
from sandtable.cli.common import game_of, give_up, record_in
from sandtable.cli.menu import contains, plain
from sandtable.core.decision import Decision, Target
from sandtable.core.match import Match, take_line
from sandtable.core.scene import read_target
from sandtable.core.space.points import POINT
from sandtable.core.spec import GameSpec
from sandtable.core.state import State
from sandtable.translations import clause_in
from sandtable.words import Speaker


@dataclass(frozen=True, slots=True)
class Reason:
    """What one asked seat may know about one target."""

    seat: int
    question: str
    target: str
    offered: bool
    clauses: tuple[tuple[str, str], ...]

    def to_json(self) -> dict[str, object]:
        clauses = [{"id": id, "text": text} for id, text in self.clauses]
        return {
            "seat": self.seat,
            "question": self.question,
            "target": self.target,
            "offered": self.offered,
            "clauses": clauses,
        }


def position(place: str) -> tuple[Path, int | None]:
    """
    >>> position("game.jsonl@17")[1], position("game.jsonl")[1]
    (17, None)
    """
    path, at, number = place.rpartition("@")
    return (Path(path), int(number)) if at and number.isdecimal() else (Path(place), None)


def state_at(path: Path, picks: int | None) -> tuple[Match[State], GameSpec[State]]:
    """A recorded game played up to a position; one that cannot be reached ends the command."""
    record = record_in(path)
    spec = game_of(record.game)
    if picks is not None and picks > len(record.lines):
        give_up(f"{path}: it has {len(record.lines)} entries, there is no position {picks}", 1)
    try:
        match: Match[State] = Match(spec, record.players, record.options, record.seed, record.seats)
        for line in record.lines[:picks]:
            take_line(match, line)
    except ValueError as err:
        give_up(f"{path}: {err}", 1)
    return match, spec


def targets_named(spec: GameSpec[State], seen: State, asked: Decision, words: Speaker, text: str) -> list[Target]:
    """The targets that a text means: by their short form (area:17), by name, or by a part of the name."""
    there = spec.targets(seen)
    try:
        target = read_target(text)
    except ValueError:
        names = {each: [plain(spec.part_name(seen, *each)), plain(words.part(seen, *each))] for each in there}
        exact = [each for each in there if plain(text) in names[each]]
        return exact or [each for each in there if any(contains(name, text) for name in names[each])]
    is_spot = target[0] == POINT and asked.region is not None
    return [target] if is_spot or target in there else []


def reasons(match: Match[State], spec: GameSpec[State], text: str, language: str) -> list[Reason]:
    words = Speaker(spec, language, match.seats)
    found = []
    for asked in match.state.open_questions():
        seen = match.state.seen_by(asked.seat)
        for target in targets_named(spec, seen, asked, words, text):
            is_spot = target[0] == POINT
            offered = not is_spot and any(target in spec.targets_of(asked, option) for option in asked.options)
            ids = [] if offered else list(dict.fromkeys(spec.why_not(seen, asked.seat, target)))
            clauses = tuple([(id, clause_in(ledger.clause(id), language)[0].text) for id in ids])
            name = text if is_spot else words.part(seen, *target)
            found.append(Reason(asked.seat, words.ask(seen, asked), name, offered or not ids, clauses))
    return found


def tell(place: str, text: str, language: str, as_json: bool) -> None:
    """Print the reasons; exit code 1 if nobody is asked or nothing is called so."""
    path, picks = position(place)
    match, spec = state_at(path, picks)
    if match.state.decision is None:
        give_up(f"{place}: the game is over, nobody is asked", 1)
    found = reasons(match, spec, text, language)
    if not found:
        give_up(f"{place}: there is no {text!r} to point at", 1)
    if as_json:
        click.echo(json.dumps([each.to_json() for each in found], ensure_ascii=False, indent=2))
        return
    words = Speaker(spec, language, match.seats)
    for each in found:
        click.echo(f"{words.seat(each.seat)}: {each.question}")
        click.echo(words("ui-why-possible" if each.offered else "why-not", x=each.target))
        for id, said in each.clauses:
            click.echo(f"  {click.style(id, bold=True)} {said}")
