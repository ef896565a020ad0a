"""A bot for every game, and one for Bloodstones alone."""

from __future__ import annotations

import sandtable


class Thrifty(sandtable.Bot):
    """Takes the first candidate of every question, but every third time the last: always the first may never end a game."""

    name = "thrifty"

    def choose(self, view: sandtable.State) -> sandtable.Option:
        legal = list(view.legal)
        return legal[-1] if int(view.digest(), 16) % 3 == 0 else legal[0]


class Mason(Thrifty):
    name = "mason"
    games = ("bloodstones",)


class Cheat(sandtable.Bot):
    """Answers with something that is not offered."""

    name = "cheat"

    def choose(self, view: sandtable.State) -> str:
        return "everything"


class NotABot:
    """Something else at a place where a bot might be."""

    name = "not-a-bot"
