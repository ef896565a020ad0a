"""Bots in any language: a program that reads JSON lines and answers in text, named `exec:COMMAND`.

`docs/guide/line-protocol.md` describes the protocol. One program is started for each seat of each game, at its first question.
It gets what its seat may know, as the scene that a page of that seat is sent, and no more.

The program has `SECONDS` for each answer (`exec/30:COMMAND`: 30), by the clock on the wall, which is outside the rules: a game
with such a bot need not repeat. A program that is late, ends, writes garbage or gives an answer that is not legal is ended at
once, and `FALLBACK` plays its seat to the end of the game. `failure` says why.
"""

from __future__ import annotations

import json
import logging
import re
import shlex
import shutil
from dataclasses import fields, is_dataclass
from typing import Final
from weakref import finalize

from sandtable.bots import FALLBACK, Bot, Concedes, UnknownBot, find_bot
from sandtable.bots.child import Broken, Child
from sandtable.core.engine.decision import Decision, IllegalPick, Pick
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import Result, State
from sandtable.core.game.spec import GameSpec

log = logging.getLogger("sandtable.bots")

PROTOCOL: Final = 1
SECONDS: Final = 10
"""How long a program may take for an answer, unless its name says otherwise."""
SEEDS: Final = 2**32
"""Seeds are smaller than this, because not every language has longer numbers."""
NAME: Final = re.compile(r"exec(?:/([1-9][0-9]{0,4}))?:(.*)", re.DOTALL)

READY: Final = f"ready {PROTOCOL}"
NO_SCENE: Final = "no-scene"
CHOICES: Final = "choices"
DRAWS: Final = "draws"
WORDS: Final = (NO_SCENE, CHOICES, DRAWS)
"""What a program may add when it is ready: it needs no scenes; it wants to be asked only if there is a choice; it wants to be
asked about draws."""
CONCEDE: Final = "concede"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"


class ProgramBot(Bot):
    """A program that holds one seat of one game."""

    def __init__(self, name: str, spec: GameSpec[State], seed: int = 0) -> None:
        super().__init__(seed)
        self.name = name
        self.spec = spec
        self.command, self.seconds = read_name(name)
        self.fallback = find_bot(FALLBACK, spec, seed)
        self._options: Options | None = None
        self._child: Child | None = None
        self._words: frozenset[str] = frozenset()

    def begin(self, options: Options) -> None:
        self.end(None)
        self._options, self.failure = options, ""

    def choose(self, seen: State, asked: Decision) -> Pick:
        if not self.failure:
            try:
                return self._answer(seen, asked)
            except Broken as err:
                self._fail(asked.seat, str(err))
        return self.fallback.choose(seen, asked)

    def accepts_draw(self, seen: State, seat: int) -> bool | None:
        """A program that does not want to be asked leaves that to the estimate."""
        if self.failure:
            return None
        try:
            child = self._started(seen, seat)
            if DRAWS not in self._words:
                return None
            answer = child.ask(self._line({"type": "draw"}, seen, seat), self.seconds)
            if answer not in (ACCEPT, DECLINE):
                raise Broken(f"it answered a draw with {answer[:60]!r}, not with {ACCEPT} or {DECLINE}")
        except Broken as err:
            self._fail(seat, str(err))
            return None
        return answer == ACCEPT

    def concedes(self, seen: State, seat: int) -> bool | None:
        """A program gives up by its answer."""
        return None if self.failure else False

    def end(self, result: Result | None) -> None:
        """Tell the program how the game ended, and end it."""
        child, self._child = self._child, None
        if child is None:
            return
        if result is not None and not self.failure:
            shares = list(result.shares())
            ended = {"winners": list(result.winners), "scores": list(result.scores), "shares": shares}
            child.tell(encoded({"type": "end", "how": result.how, **ended}))
        child.stop()

    # -- the protocol --------------------------------------------------------------------------------------------------

    def _answer(self, seen: State, asked: Decision) -> Pick:
        child = self._started(seen, asked.seat)
        if CHOICES in self._words and not asked.has_choice():
            return asked.options[0]
        notation, candidates = self.spec.notation, asked.candidates()
        question: dict[str, object] = {
            "type": "ask",
            "kind": asked.kind,
            "clause": asked.clause,
            "options": [notation.option_text(seen, asked, option) for option in candidates],
            "region": asked.region is not None,
        }
        text = child.ask(self._line(question, seen, asked.seat), self.seconds)
        number = text.removeprefix("#")
        if number != text and number.isdecimal() and number.isascii() and len(number) < 7:
            if int(number) < len(candidates):
                return candidates[int(number)]
            raise Broken(f"it answered {asked.kind} with option {text} of {len(candidates)}")
        try:
            return notation.option_of(seen, asked, text)
        except IllegalPick as err:
            if text == CONCEDE and not seen.is_decided():
                raise Concedes from None
            raise Broken(f"illegal answer: {err}") from None

    def _started(self, seen: State, seat: int) -> Child:
        """The program, started and ready."""
        if self._child is None:
            if self._options is None:
                raise ValueError(f"{self.name} plays whole games only, because it has to know the options")
            start = {
                "type": "start",
                "protocol": PROTOCOL,
                "game": self.spec.name,
                "rules": self.spec.rules_version,
                "players": seen.players,
                "seat": seat,
                "options": self._options,
                "seed": self.seed % SEEDS,
                "seconds": self.seconds,
                "static": self.spec.presentation.static_scene(self._options, seen.players),
            }
            self._child = child = Child(self.command)
            finalize(self, child.stop)
            ready = child.ask(encoded(start), self.seconds)
            words = ready.removeprefix(READY).split()
            if not (ready + " ").startswith(READY + " ") or not set(words) <= set(WORDS):
                raise Broken(f"it began with {ready[:60]!r}, not with {READY!r}")
            self._words = frozenset(words)
        return self._child

    def _line(self, message: dict[str, object], seen: State, seat: int) -> str:
        if NO_SCENE not in self._words:
            message["scene"] = self.spec.presentation.scene(seen, seat)
        return encoded(message)

    def _fail(self, seat: int, why: str) -> None:
        self.failure = why
        log.warning("%s, seat %d of %s: %s; %s plays on", self.name, seat + 1, self.spec.name, why, FALLBACK)
        if self._child is not None:
            self._child.stop(0)


def read_name(name: str) -> tuple[list[str], float]:
    """The command of a name and the seconds for an answer.

    >>> read_name("exec:cat -u"), read_name("exec/30:cat")
    ((['cat', '-u'], 10.0), (['cat'], 30.0))
    """
    found = NAME.fullmatch(name)
    try:
        command = shlex.split(found[2]) if found else []
    except ValueError as err:
        raise UnknownBot(f"{name!r}: {str(err).lower()}") from None
    if found is None or not command:
        raise UnknownBot(f"{name!r} names no program: write exec:COMMAND, or exec/SECONDS:COMMAND")
    if shutil.which(command[0]) is None:
        raise UnknownBot(f"{name}: there is no program {command[0]!r}")
    return command, float(found[1] or SECONDS)


def encoded(message: dict[str, object]) -> str:
    """A message as one line of JSON, with scenes as the server writes them."""
    return json.dumps(message, default=plain, separators=(",", ":"))


def plain(value: object) -> dict[str, object]:
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    raise TypeError(f"{type(value).__name__} is not part of a scene")
