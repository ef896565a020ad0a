"""Standing answers at the terminal: what a person has decided in advance about reaction windows, for each seat.

`standing` alone lists them. `standing turn`, `standing attacked`, `standing pass` and `standing ask` set one. The last two
apply to the kind of window being asked, or, followed by words, to the kinds whose names contain them. `standing off` removes
all of them, or one line of the list.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Final

from sandtable.cli.terminal.menu import contains
from sandtable.core.engine.decision import Decision
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.match.standing import NO_STANDING, NO_TURN, Standing
from sandtable.core.text.message import kebab
from sandtable.language.translator import Translator

STANDING_COMMANDS: Final = ("turn", "attacked", "pass", "ask", "off")


class StandingAnswers:
    """The standing answers of the people at one keyboard. Each seat's are shown to no one else."""

    def __init__(self, match: Match[State], words: Translator, file: Path | None = None) -> None:
        self.match = match
        self.words = words
        self.file = file
        """The file they are saved in for a resumed game. The record does not contain them."""
        self._said = read_standing(file)
        self.sayings = {
            word.strip(): saying for saying in STANDING_COMMANDS for word in words(f"standing-word-{saying}").split(",")
        }

    def choices(self) -> str:
        """The words that can follow the command, in the reader's language."""
        return ", ".join(
            next(word for word, meant in self.sayings.items() if meant == saying) for saying in STANDING_COMMANDS
        )

    def of(self, seat: int) -> Standing:
        return self._said.get(seat, NO_STANDING).at(self.match.turns(seat))

    def passes(self, seat: int) -> bool:
        """Is the question open for this seat a window that passes automatically?"""
        return self.match.passes_automatically(seat, self.of(seat))

    def is_wanted(self, asked: Decision) -> bool:
        """Has the seat asked to be shown such windows, even if it can only pass?"""
        return asked.reaction is not None and asked.reaction.window in self.of(asked.seat).asks

    def lines(self, seat: int) -> list[str]:
        """A seat's standing answers, one line each, in the order that `off` counts them."""
        return [line for line, _ in self._parts(seat)]

    def _parts(self, seat: int) -> list[tuple[str, Standing]]:
        """Each standing answer as a line, and what remains without it."""
        now = self.of(seat)
        found: list[tuple[str, Standing]] = []
        if now.until != NO_TURN:
            found.append((self.words("standing-turn"), replace(now, until=NO_TURN)))
        if now.unless_attacked:
            found.append((self.words("standing-attacked"), replace(now, unless_attacked=False)))
        for key, kinds in (("standing-pass", now.passes), ("standing-ask", now.asks)):
            for kind in kinds:
                rest = replace(
                    now,
                    passes=tuple([each for each in now.passes if each != kind]),
                    asks=tuple([each for each in now.asks if each != kind]),
                )
                found.append((self.words(key, x=self.name(kind)), rest))
        return found

    def keep(self) -> None:
        """Save the standing answers beside the game. If there are none, no file is needed."""
        held = {str(seat): asdict(said) for seat, said in self._said.items() if said != NO_STANDING}
        if self.file is None:
            return
        with suppress(OSError):  # on a full disk only the standing answers are lost
            if held and self.match.state.decision is not None:
                self.file.write_text(json.dumps(held), encoding="utf-8")
            else:
                self.file.unlink(missing_ok=True)

    def say(self, asked: Decision, rest: str, refuse: Callable[..., None]) -> bool:
        """Act on the words after the command. True if a standing answer was set."""
        done = self.parse(asked, rest, refuse)
        self.keep()
        return done

    def parse(self, asked: Decision, rest: str, refuse: Callable[..., None]) -> bool:
        """Interpret the words after the command."""
        word, _, more = rest.partition(" ")
        saying = self.sayings.get(word.lower(), "")
        seat, now = asked.seat, self.of(asked.seat)
        if saying == "turn":
            self._said[seat] = replace(now, until=self.match.turns(seat))
        elif saying == "attacked":
            self._said[seat] = replace(now, unless_attacked=True)
        elif saying in ("pass", "ask"):
            kinds = self.kinds(asked, more.strip())
            if not kinds:
                refuse("error-standing-no-window", list=", ".join(self.name(kind) for kind in self.match.spec.windows))
                return False
            for kind in kinds:
                now = with_kind(now, kind, saying == "pass")
            self._said[seat] = now
        elif saying == "off":
            return self.end(seat, more.strip(), refuse)
        else:
            refuse("error-standing-what", list=self.choices())
            return False
        return True

    def kinds(self, asked: Decision, text: str) -> list[str]:
        """The kinds of windows whose names contain a text. Without a text, the kind being asked."""
        if not text:
            return [] if asked.reaction is None else [asked.reaction.window]
        return [kind for kind in self.match.spec.windows if contains(self.name(kind), text)]

    def name(self, kind: str) -> str:
        return self.words(f"window-{kebab(kind)}")

    def end(self, seat: int, number: str, refuse: Callable[..., None]) -> bool:
        """Remove all standing answers, or one line of the list."""
        parts = self._parts(seat)
        if not number:
            self._said[seat] = NO_STANDING
            return True
        if not (number.isdecimal() and 1 <= int(number) <= len(parts)):
            refuse("error-no-number", text=number, n=len(parts))
            return False
        self._said[seat] = parts[int(number) - 1][1]
        return True


def read_standing(file: Path | None) -> dict[int, Standing]:
    """The standing answers saved beside a game. Empty if there is no such file, or if something else wrote it."""
    try:
        found = json.loads("{}" if file is None else file.read_text("utf-8"))
        return {
            int(seat): Standing(
                int(said["until"]), bool(said["unless_attacked"]), tuple(said["passes"]), tuple(said["asks"])
            )
            for seat, said in found.items()
        }
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def with_kind(now: Standing, kind: str, passes: bool) -> Standing:
    """The same, with this kind of window always passed or always asked."""
    others = [tuple([each for each in kinds if each != kind]) for kinds in (now.passes, now.asks)]
    if passes:
        return replace(now, passes=(*others[0], kind), asks=others[1])
    return replace(now, passes=others[0], asks=(*others[1], kind))
