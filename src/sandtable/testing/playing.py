"""Random play for checks, fuzzing and experiments: seeded, never the global generator."""

from collections.abc import Callable
from typing import Final, TypeVar

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import Rng, seeded
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.seed import mix

S = TypeVar("S", bound=State)

Answer = tuple[int, Pick]
"""The seat that answered, and its pick."""
Chooser = Callable[[Decision, Rng], Pick]

MAX_DECISIONS: Final = 20_000


def any_option(asked: Decision, rng: Rng) -> Pick:
    """Every candidate equally likely."""
    assert asked.region is not None or asked.options, (
        f"{asked.kind} for seat {asked.seat} ({asked.clause}) has no options"
    )
    return asked.draw(rng.below)


def any_answer(st: State, rng: Rng, chooser: Chooser = any_option) -> Answer:
    """An answer by any seat that is being asked."""
    first = st.decision
    assert first is not None
    asked = first if not first.also else st.open_questions()[rng.below(1 + len(first.also))]
    return asked.seat, chooser(asked, rng)


def play_on(st: State, rng: Rng, chooser: Chooser = any_option, most: int = MAX_DECISIONS) -> list[Answer]:
    """Play this state to its end, or for `most` picks. Returns the answers given."""
    answers: list[Answer] = []
    while st.decision is not None and len(answers) < most:
        seat, pick = any_answer(st, rng, chooser)
        st.apply(pick, seat)
        answers.append((seat, pick))
    return answers


def playout(
    spec: GameSpec[S],
    players: int,
    options: Options | None = None,
    seed: int = 0,
    chooser: Chooser = any_option,
    most: int = MAX_DECISIONS,
) -> tuple[S, list[Answer]]:
    """A random game from its first decision to its end: the last state and all answers."""
    st = spec.start(players, options, seed, log=False)
    return st, play_on(st, chooser_rng(seed), chooser, most)


def perft(st: State, depth: int) -> int:
    """The number of option sequences of this length, with chance fixed by the state's generator.

    If several questions are open at once, the first is answered first. A region counts by its candidates.
    """
    if st.decision is None:
        return 0
    candidates = st.decision.candidates()
    if depth <= 1:
        return len(candidates)
    count = 0
    for pick in candidates:
        clone = st.clone()
        clone.apply(pick)
        count += perft(clone, depth - 1)
    return count


def chooser_rng(seed: int, what: str = "playout") -> Rng:
    """The generator for choosers, separate from the game's own."""
    return seeded(mix(what, (str(seed),)))
