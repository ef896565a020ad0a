"""The short account of a turn: every beat has words in both languages, and what it says of losses is what happened."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.match import Match
from sandtable.core.match.record import read_record
from sandtable.core.registry import find_game
from sandtable.core.scene.report import Beat, StepReport
from sandtable.core.scene.scene import Message
from sandtable.games.battlelore.state import BattleState
from sandtable.language.translator import LANGUAGES, Translator

RECORDS = Path(__file__).parents[1] / "replays"
NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve", "Flo"]
MAX_TITLE = 48
"""Letters. Two lines of a step on a small screen hold as many."""


class Stretch(NamedTuple):
    """Some steps of a golden game, and the kinds of beats in them."""

    record: str
    start: int
    end: int
    kinds: frozenset[str]


STRETCHES = [
    Stretch("battlelore/bl-05-goblin-market", 20, 80, frozenset({"card", "move", "attack", "result", "end"})),
    Stretch("bloodstones/two-players", 60, 130, frozenset({"move", "other", "end"})),
    Stretch("warlords/first-conquest-2", 60, 89, frozenset({"card", "other", "attack", "result", "end"})),
    Stretch("first_blood/hill-fort", 80, 128, frozenset({"card", "move", "attack", "result", "other", "end"})),
]


def reports(match: Match[State], stretch: Stretch) -> Iterator[tuple[State, StepReport, State]]:
    """Each step as spectators learn of it, with the states before and after it."""
    before = match.state_at(stretch.start)
    for at in range(stretch.start, stretch.end):
        after = match.state_at(at + 1)
        yield before, match.spec.presentation.step_report(before.seen_by(PUBLIC), match.steps[at].events, PUBLIC), after
        before = after


def replayed(stretch: Stretch) -> Match[State]:
    record = read_record((RECORDS / f"{stretch.record}.jsonl").read_text(encoding="utf-8"))
    spec: GameSpec[State] = find_game(record.game)
    return Match.from_record(spec, record)


def messages(beat: Beat) -> list[Message]:
    return [said for said in (beat.title, beat.short, beat.words, beat.who) if said is not None]


@pytest.mark.parametrize("stretch", STRETCHES, ids=lambda stretch: stretch.record)
def test_every_beat_has_words_and_a_line(stretch: Stretch) -> None:
    match = replayed(stretch)
    speakers = [Translator(match.spec, language, NAMES[: match.players]) for language in LANGUAGES]
    kinds: set[str] = set()
    for _, report, _ in reports(match, stretch):
        for beat in report.beats:
            kinds.add(beat.kind)
            assert 0 <= beat.line < len(report.lines)
            assert beat.conflict < len(report.conflicts)
            assert beat.kind != "result" or beat.short is None
            for words in speakers:
                texts = [words.format(said) for said in messages(beat)]
                assert all(texts), beat
                assert not any("told-" in text or "{" in text for text in texts), texts
                assert len(texts[0]) <= MAX_TITLE, texts[0]
                assert not beat.many or "7" in words(beat.many, n=7)
    assert kinds == stretch.kinds


def test_the_losses_of_a_unit_are_those_of_the_state() -> None:
    stretch = STRETCHES[0]
    told = 0
    for before, report, after in reports(replayed(stretch), stretch):
        assert isinstance(before, BattleState)
        assert isinstance(after, BattleState)
        for loss in [loss for beat in report.beats for loss in beat.losses]:
            unit = int(loss.stack[1:])
            assert (loss.piece.count, loss.piece.count - loss.fell) == (before.figs[unit], after.figs[unit])
            told += 1
    assert told >= 3


def test_models_that_fall_together_are_told_together() -> None:
    stretch = Stretch("first_blood/ash-waste", 62, 63, frozenset())
    (beat,) = [beat for _, report, _ in reports(replayed(stretch), stretch) for beat in report.beats if beat.losses]
    assert Translator(find_game("first_blood"), "en").format(beat.title) == "Initiates lose 3 of 4"
    assert len(beat.losses) == 3
    assert all(loss.piece.at is not None for loss in beat.losses)
