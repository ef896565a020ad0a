"""A bot for every game, and one for Bloodstones alone."""

from __future__ import annotations

import sandtable


class Thrifty(sandtable.Bot):
    """Takes the first candidate, but every third time the last, because always taking the first might never end a game."""

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
    """A class that is not a bot."""

    name = "not-a-bot"
