"""Playing along for the rule tests: random games, starting forces, and answers the engine may have given by itself."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.core.engine.rng import seeded
from sandtable.games.bloodstones.setup import PLACE, Setup, StartingForce
from sandtable.games.bloodstones.spec import SPEC
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.factions import FACTION_IDS
from tests.games.bloodstones.support import Table


def random_game(players: int, seed: int, **options: str | int) -> Iterator[State]:
    """The same state again after every pick of a random game."""
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
    """The starting force of one seat alone; the game is over behind it."""
    t.st.stack = [StartingForce(seat)]
    t.st.run()
    return t


def placing(t: Table) -> Table:
    """Set-up from the first citadel on; all tiles that shall be in the hands are there already."""
    t.st.round = 0
    t.st.stack = [Setup(PLACE)]
    t.st.run()
    return t


def say(t: Table, *texts: str) -> Table:
    """Pick these options one after the other; one that the engine has picked itself (BS-19.19) is passed over."""
    for text in texts:
        if text in t.options:
            t.pick(text)
    return t


def decline(t: Table) -> Table:
    """Pick none, done or end: the last option of a question of the own turn."""
    t.st.apply(t.decision.options[-1])
    return t


def factions_of(st: State) -> list[str]:
    return [FACTION_IDS[faction] for faction in st.faction]
