"""Helpers that play: random games, starting forces, and answers that the engine may have given itself."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.core.engine.rng import seeded
from sandtable.games.bloodstones.setup import PLACE, Setup, StartingForce
from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.factions import FACTION_IDS
from tests.games.bloodstones.support import Table


def random_game(players: int, seed: int, **options: str | int) -> Iterator[State]:
    """Yields the same state after every pick of a random game."""
    st = SPEC.start(players, dict(options), seed)
    rng = seeded(seed + 1000)
    yield st
    while st.decision is not None:
        st.apply(st.decision.options[rng.below(len(st.decision.options))])
        yield st


def fixed(*factions: str) -> dict[str, str | int]:
    """The options of a game with these factions in seat order, seat 1 first, without faction limits."""
    return {
        "faction_assignment": "fixed",
        "factions": ",".join(factions),
        "faction_limits": "off",
        "first_player": "1",
    }


def starting(t: Table, seat: int) -> Table:
    """The starting force of one seat only; the game ends after it."""
    t.st.stack = [StartingForce(seat)]
    t.st.run()
    return t


def placing(t: Table) -> Table:
    """The set-up from the first citadel on, with all tiles for the hands already there."""
    t.st.round = 0
    t.st.stack = [Setup(PLACE)]
    t.st.run()
    return t


def say(t: Table, *texts: str) -> Table:
    """Pick these options one after the other. An option that the engine has already picked (BS-19.19) is skipped."""
    for text in texts:
        if text in t.options:
            t.pick(text)
    return t


def decline(t: Table) -> Table:
    """Pick none, done or end: the last option of a question in one's own turn."""
    t.st.apply(t.decision.options[-1])
    return t


def factions_of(st: State) -> list[str]:
    return [FACTION_IDS[faction] for faction in st.faction]
