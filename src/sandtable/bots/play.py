"""Play games with bots to the end; each bot sees only what its seat may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

from sandtable.bots import Bot, Concedes, NoEnd
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import Result, State
from sandtable.core.game.spec import GameSpec

S = TypeVar("S", bound=State)

MAX_DECISIONS: Final = 50_000


def answer(st: State, bots: Sequence[Bot]) -> None:
    """Let the bot of the first open question answer it from what its seat sees."""
    assert st.decision is not None
    seat = st.decision.seat
    seen = st.seen_by(seat)
    try:
        pick = bots[seat].choose(seen, seen.asked(seat))
    except Concedes:
        st.concede(seat)
    else:
        st.apply(pick, seat)


@contextmanager
def at_table(bots: Iterable[Bot], options: Options, st: State) -> Iterator[None]:
    """Tell the bots that their game begins, and that it has ended when the block is left."""
    bots = list(bots)
    try:
        for bot in bots:
            bot.begin(options)
        yield
    finally:
        for bot in bots:
            bot.end(st.result)


def play_game(
    spec: GameSpec[S], bots: Sequence[Bot], options: Options, seed: int, most: int = MAX_DECISIONS
) -> tuple[Result, int]:
    """Play one game with one bot per seat; returns its result and the number of decisions."""
    st = spec.start(len(bots), options, seed, log=False)
    try:
        with at_table(bots, spec.check_options(len(bots), options), st):
            decisions = play_out(st, bots, most)
    except NoEnd as err:
        raise NoEnd(f"{spec.name}, seed {seed}: {err}") from None
    assert st.result is not None
    return st.result, decisions


def play_out(st: State, bots: Sequence[Bot], most: int = MAX_DECISIONS) -> int:
    """Play a game in place to its end; returns the number of decisions."""
    decisions = 0
    while st.decision is not None:
        if decisions == most:
            raise NoEnd(f"the game has not ended after {most} decisions")
        answer(st, bots)
        decisions += 1
    return decisions
