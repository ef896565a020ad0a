"""Bots that play at random, and decide themselves about draws and lost games."""

from __future__ import annotations

from sandtable.bots.random import RandomBot
from sandtable.core.engine.state import State


class Humble(RandomBot):
    name = "humble"

    def accepts_draw(self, seen: State, seat: int) -> bool | None:
        return True

    def concedes(self, seen: State, seat: int) -> bool | None:
        return False


class Proud(RandomBot):
    name = "proud"

    def accepts_draw(self, seen: State, seat: int) -> bool | None:
        return False


class Lost(RandomBot):
    name = "lost"

    def concedes(self, seen: State, seat: int) -> bool | None:
        return True


PLACES = tuple([f"{__name__}:{each.__name__}" for each in (Humble, Proud, Lost)])
