"""Judges why a question is not asked, for every game with a table of its questions: what a sentence claims must be so.

Whose turn it is and which step is over is tested by playing on: until the turn ends, the question must not come. The order of
steps and what a player lacks come from the judge of the game, who works them out from the plain fields of the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.why_not import Reply, why_not_asked
from sandtable.core.text.message import kebab
from sandtable.testing import any_answer, chooser_rng
from tests.reasons.judge import Verdict

S = TypeVar("S", bound=State)

GAMES = 2
PICKS = 60
"""So many answers are given in each continuation at most."""


@dataclass(frozen=True)
class Claims(Generic[S]):
    """What the judge of a game knows: the messages that are true of a seat and a kind, and the rank of a kind among the steps
    of the procedure that the open question belongs to (None if it does not belong there)."""

    spec: GameSpec[S]
    lacks: Callable[[S, int, str], set[str]]
    ranks: Callable[[S, int, str], tuple[int, int] | None]
    led: Callable[[S, int, str, list[str]], Verdict]
    """The verdict on a refusal of the answer that leads to the question."""
    turn: Callable[[S], object]
    """What is the same throughout a turn."""
    needs: Callable[[S, int, str], set[str]] = lambda st, seat, kind: set()
    """The messages about what a player lacks for the rest of the game. If one is true, it must be said at any time."""


def weigh_claim(claims: Claims[S], st: S, seat: int, kind: str) -> Verdict:
    """Is what is said of this seat and kind of question so, and is nothing nearer?"""
    reply = why_not_asked(claims.spec, st.seen_by(seat), seat, kind)
    needs, lacking = claims.needs(st, seat, kind), claims.lacks(st, seat, kind)
    said = reply.sentence
    assert said is not None
    if needs:
        return Verdict.EXACT if said.key in needs else Verdict.GENERAL
    if said.key in lacking:
        return Verdict.EXACT
    if said.key.startswith("refused-"):
        return claims.led(st, seat, kind, list(reply.clauses))
    if not holds(claims, st, seat, kind, reply):
        return Verdict.FALSE
    if said.key == "not-asked-nothing":
        return Verdict.EXACT if said.args["why"].text in lacking else Verdict.FALSE
    return Verdict.GENERAL if lacking and said.key not in ("not-asked-turn-when", "not-asked-later") else Verdict.EXACT


def holds(claims: Claims[S], st: S, seat: int, kind: str, reply: Reply) -> bool:
    said = reply.sentence
    assert said is not None
    asked = {each.seat: each for each in st.open_questions()}
    who = said.args["player"].values[0] if "player" in said.args else -1
    ranks = claims.ranks(st, seat, kind)
    if said.key in ("not-asked-turn", "not-asked-turn-when"):
        return who in st.active_seats() and seat not in st.active_seats() and not comes(claims, st, seat, kind)
    if said.key in ("not-asked-over", "not-asked-nothing"):
        return ranks is not None and ranks[0] < ranks[1] and not comes(claims, st, seat, kind)
    if said.key == "not-asked-later":
        return ranks is not None and ranks[0] > ranks[1]
    if said.key == "not-asked-other":
        return who in asked and asked[who].kind == kind
    if said.key == "not-asked-now":
        return said.args["prompt"].text.startswith(f"ask-{kebab(asked[seat].kind)}")
    if said.key == "not-asked-waits":
        return who in asked and seat not in asked
    return said.key == f"when-{kebab(kind)}" and kind not in [each.kind for each in asked.values()]


def comes(claims: Claims[S], st: S, seat: int, kind: str) -> bool:
    """Is the seat asked this in one of some random continuations of this turn?"""
    return any(asked.kind == kind and asked.seat == seat for asked in asked_on(claims, st))


def asked_on(claims: Claims[S], st: S) -> Iterator[Decision]:
    for game in range(GAMES):
        clone, rng = st.clone(), chooser_rng(game)
        clone.run()
        for _ in range(PICKS):
            if clone.decision is None or claims.turn(clone) != claims.turn(st):
                break
            yield from clone.open_questions()
            who, pick = any_answer(clone, rng=rng)
            clone.apply(pick, who)
