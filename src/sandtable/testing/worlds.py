"""Checks that a search bot's worlds, and the policies that play in them, know nothing hidden."""

from typing import Final, TypeVar

from sandtable.bots import Bot
from sandtable.bots.worlds import World
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.rng import Rng
from sandtable.core.engine.state import State
from sandtable.testing.trial import AHEAD, Trial, fingerprint, refuses, view

S = TypeVar("S", bound=State)

RUINED: Final = -99
"""A number that no list of a state contains."""


class Witness(Bot):
    """A policy that remembers what it was shown, ruins it, and picks at random."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self.rng = rng
        self.shown = b""
        self.pick: Pick = ()

    def choose(self, seen: State, asked: Decision) -> Pick:
        self.shown = fingerprint(seen)
        self.pick = asked.draw(self.rng.below)
        for frame in seen.stack:
            ruin(frame.fields())
        ruin(seen.fields()[1:])
        seen.stack.clear()
        seen.decision = None
        return self.pick


def ruin(value: object) -> None:
    """Damage every list that can be reached from a value."""
    if isinstance(value, list | tuple):
        for item in value:
            ruin(item)
    if isinstance(value, list):
        value[:] = [RUINED]


def check_worlds(trial: Trial[S]) -> None:
    """A world follows from what a seat sees. A policy in it is shown what its seat would see there, on a copy of its own."""
    rng = trial.rng("worlds")
    for number, st in trial.visit():
        if not refuses(ValueError, World, trial.spec, st, rng.word()):
            raise trial.failure(number, "a world was made of the full state")
        for asked in st.open_questions():
            seen, seed = st.seen_by(asked.seat), rng.word()
            world = World(trial.spec, seen, seed)
            alike = World(trial.spec, trial.spec.redeal(seen, rng.word()).seen_by(asked.seat), seed)
            what = f"the world of seat {asked.seat} depends on what it cannot know"
            trial.same(number, what, fingerprint(world.state), fingerprint(alike.state))
            check_policies(trial, number, world, rng)


def check_policies(trial: Trial[S], number: int, world: World[S], rng: Rng) -> None:
    """Play on with witnesses. What each is shown must not differ in a world that its seat cannot tell from this one."""
    witnesses = [Witness(rng) for _ in range(trial.players)]
    for _ in range(AHEAD):
        asked = world.state.decision
        if asked is None:
            return
        before = world.copy()
        alike = trial.spec.redeal(world.state.seen_by(asked.seat), rng.word())
        try:
            world.play_on(witnesses, 1)
        except Exception as err:
            raise trial.failure(number, f"a policy for seat {asked.seat}: {type(err).__name__}: {err}") from err
        if len(asked.options) == 1 and asked.region is None:
            continue  # no policy was asked
        witness = witnesses[asked.seat]
        what = f"a policy is shown what seat {asked.seat} cannot know"
        trial.same(number, what, witness.shown, view(alike, asked.seat))
        before.play(witness.pick, asked.seat)
        trial.same(number, "a policy changed its world", fingerprint(world.state), fingerprint(before.state))
