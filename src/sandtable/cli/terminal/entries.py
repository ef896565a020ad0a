"""Entries other than picks at the terminal: concessions, draws, take-backs. Bots answer by rule, people at the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.bots import Bot
from sandtable.bots.proposals import accepts_draw, grants_back
from sandtable.core.engine.state import State
from sandtable.core.match.entries import ACCEPT, BACK, CONCEDE, DECLINE, DRAW, entry_of
from sandtable.core.match.match import Match, MatchStep
from sandtable.language.translator import Translator

COMMANDS: Final = {"concede": CONCEDE, "draw": DRAW, "takeback": BACK}
"""The commands and the entries they make."""


class Entries:
    """Makes entries for the people at the keyboard. `ask` shows a question and returns the line typed."""

    def __init__(
        self,
        match: Match[State],
        bots: Mapping[int, Bot],
        words: Translator,
        ask: Callable[[str], str],
        say: Callable[[str], None],
    ) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.ask = ask
        self.say = say

    def run_command(self, command: str, seat: int, rest: str) -> bool:
        """Carry out a command of a seat. True if something was entered."""
        entry = COMMANDS[command]
        picks = int(rest) if rest.isdecimal() and len(rest) < 5 else self.match.undoable(seat) + 1
        reason = self.match.why_not_enter(seat, entry, picks)
        if reason is not None:
            self.say(self.words(f"error-entry-{reason.key}", n=reason.n))
            return False
        if entry == CONCEDE and not self.agrees("confirm-concede", seat):
            return False
        self.match.enter(seat, entry, picks)
        while self.match.proposal is not None:
            self.answer(self.match.proposal.waiting[0], entry, seat)
        return True

    def answer(self, seat: int, entry: str, asking: int) -> None:
        """One seat answers the open proposal."""
        if seat not in self.bots:
            yes = self.agrees("confirm-draw" if entry == DRAW else "confirm-back", seat, asking)
        elif entry == DRAW:
            bot, game = self.bots[seat], self.match.spec.name
            yes = accepts_draw(game, bot, self.match.state.seen_by(seat), seat)
        else:
            yes = grants_back(self.match)
        self.match.enter(seat, ACCEPT if yes else DECLINE)
        self.say(self.words(f"entry-{ACCEPT if yes else DECLINE}", p=self.words.seat(seat)))

    def agrees(self, key: str, seat: int, asking: int = -1) -> bool:
        """Does a person say yes?"""
        line = self.ask(self.words(key, p=self.words.seat(seat), q=self.words.seat(max(0, asking))) + " ")
        return line.lower() in [word.strip() for word in self.words("word-yes").split(",")]

    def log_lines(self, step: MatchStep) -> list[str]:
        """The log line of a step that is an entry."""
        entry = entry_of(step.line.kind)
        return [self.words(f"entry-{entry}", p=self.words.seat(step.seat))] if entry else []
