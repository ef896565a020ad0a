"""Reaction windows at the terminal: whole Lore adventures without a lone pass, and standing answers as a command."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from sandtable.bots import find_bot
from sandtable.cli.terminal.console import Quit, Terminal
from sandtable.cli.terminal.session import Session
from sandtable.cli.terminal.standing import StandingAnswers
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.core.registry import find_game
from sandtable.language.translator import Translator

LORE: Options = {"adventure": "bl-06-spiderwood", "turn_limit": 10}
LONG: Options = {"adventure": "bl-06-spiderwood"}
SPEC = find_game("battlelore")


class Keyboard(Terminal):
    """Types the given text at each prompt. Its session is set afterwards."""

    def __init__(self, types: Callable[[Session], str]) -> None:
        super().__init__()
        self.types = types
        self.said: list[str] = []
        self.session: Session | None = None

    def ask(self, prompt: str) -> str:
        assert self.session is not None
        return self.types(self.session)

    def show(self, *items: object) -> None:
        pass

    def say(self, text: str, style: str = "", whole: bool = False) -> None:
        self.said.append(text)


def sit(
    seed: int, people: int, types: Callable[[Session], str], language: str = "en", options: Options = LORE
) -> Session:
    """A Lore adventure for people at one keyboard, bots in the other seats."""
    match: Match[State] = Match(SPEC, 2, options, Seed(seed))
    bots = {seat: find_bot("random", SPEC, seed) for seat in range(people, 2)}
    keyboard = Keyboard(types)
    session = Session(match, bots, Translator(SPEC, language, match.seats), keyboard, lambda *_: None)
    keyboard.session = session
    return session


class Player:
    """Picks at random and records the questions and when the keyboard was passed on."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.only_passes = 0
        self.asked = 0
        self.passed_on = 0

    def __call__(self, session: Session) -> str:
        asked = session.match.state.asked(session.at_keyboard)
        keyboard = session.terminal
        assert isinstance(keyboard, Keyboard)
        if keyboard.said and keyboard.said[-1].startswith("Pass the keyboard"):
            keyboard.said.append("")
            self.passed_on += 1
            assert not asked.only_passes(), "the keyboard was passed for a lone pass"
            return ""
        self.asked += 1
        self.only_passes += asked.only_passes()
        return SPEC.notation.option_text(session.match.state, asked, self.chance.choice(asked.candidates()))


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("people", [1, 2])
def test_in_whole_lore_adventures_no_lone_pass_is_asked(seed: int, people: int) -> None:
    player = Player(seed)
    session = sit(seed, people, player)
    session.run()
    assert session.match.state.decision is None
    assert player.asked
    assert player.only_passes == 0
    windows = [step for step in session.match.steps if step.line.kind == "play_lore" and step.seat < people]
    assert len(windows) > 5, "they were passed, as picks like any others"
    assert (player.passed_on > 0) == (people == 2)


def test_who_wants_to_be_asked_is_asked() -> None:
    def types(session: Session) -> str:
        if not session.standing.lines(0):
            return "standing ask lore"
        return player(session)

    player = Player(4)
    sit(4, 1, types).run()
    assert player.only_passes > 0


def first_choice(turn: bool) -> Callable[[Session], bool]:
    """Does the player have a choice in a window, in their own turn or in another's?"""

    def found(session: Session) -> bool:
        st = session.match.state
        return st.asked(0).reaction is not None and (0 in st.active_seats()) == turn

    return found


def until(seed: int, reached: Callable[[Session], bool], language: str = "en") -> Session:
    """Play without Lore cards until this question; the session waits there."""
    player = Player(seed)

    def types(session: Session) -> str:
        asked = session.match.state.asked(0)
        if reached(session):
            raise Quit
        if asked.reaction is not None:
            return "pass"
        return player(session)

    session = sit(seed, 1, types, language, LONG)
    with pytest.raises(Quit):
        session.run()
    return session


def type_in(session: Session, line: str) -> bool:
    return session.answer(0, session.fresh_menu(0), line)


def said(session: Session) -> list[str]:
    keyboard = session.terminal
    assert isinstance(keyboard, Keyboard)
    return keyboard.said


def test_pass_until_my_next_turn_and_no_longer() -> None:
    session = until(1, first_choice(turn=False))
    assert not session.standing.passes(0)
    assert type_in(session, "standing turn")
    assert session.standing.passes(0)
    assert session.standing.lines(0) == ["Pass until my next turn"]
    turns = session.match.turns(0)

    def types(now: Session) -> str:
        asked = now.match.state.asked(0)
        assert asked.reaction is None or 0 in now.match.state.active_seats()
        if now.match.turns(0) > turns:
            raise Quit
        return Player(1)(now)

    session.terminal.types = types  # type: ignore[attr-defined]  # the scripted terminal of these tests
    with pytest.raises(Quit):
        session.run()
    assert session.standing.lines(0) == []


def test_kinds_of_windows_and_ending_one_line() -> None:
    session = until(1, first_choice(turn=False))
    asked = session.match.state.asked(0)
    assert asked.reaction is not None
    name = session.words(f"window-{asked.reaction.window.replace('_', '-')}")
    type_in(session, "standing pass")
    assert session.standing.passes(0)
    type_in(session, "standing attacked")
    assert session.standing.lines(0) == ["Pass unless I am attacked", f"Always pass at “{name}”"]
    type_in(session, "standing off 1")
    assert session.standing.lines(0) == [f"Always pass at “{name}”"]
    type_in(session, "standing ask")
    assert session.standing.lines(0) == [f"Always ask at “{name}”"]
    assert not session.standing.passes(0)
    type_in(session, "standing")
    assert f"  1 Always ask at “{name}”" in said(session)
    type_in(session, "standing off")
    assert session.standing.lines(0) == []


def test_standing_answers_do_not_touch_the_own_turn() -> None:
    session = until(2, first_choice(turn=True))
    type_in(session, "standing turn")
    type_in(session, "standing attacked")
    type_in(session, "standing pass")
    assert not session.standing.passes(0)


def test_what_makes_no_sense_is_refused() -> None:
    session = until(3, lambda now: now.match.state.asked(0).reaction is None)
    for line, error in (
        ("standing pass", "There is no reaction to choose right now. Name a kind: Lore: enemy Command card"),
        ("standing still", 'After "auto", type one of: turn'),
        ("standing off 3", "3"),
    ):
        assert not type_in(session, line)
        assert error in said(session)[-1]
    assert session.standing.lines(0) == []


def test_standing_answers_are_kept_for_a_resumed_game_until_it_ends(tmp_path: Path) -> None:
    file = tmp_path / "standing"
    session = until(1, first_choice(turn=False))
    session.standing.file = file
    type_in(session, "standing turn")
    type_in(session, "standing ask lore: dice")
    again = StandingAnswers(session.match, session.words, file)
    assert again.of(0) == session.standing.of(0)
    assert len(again.lines(0)) == 2
    file.write_text('{"0": 3}')
    assert StandingAnswers(session.match, session.words, file).lines(0) == []
    type_in(session, "standing off")
    assert not file.exists()


def test_in_german() -> None:
    session = until(1, first_choice(turn=False), "de")
    assert type_in(session, "ansage zug")
    assert session.standing.lines(0) == ["Passen bis zu meinem nächsten Zug"]
    assert type_in(session, "ansage aus")
    assert session.standing.lines(0) == []
