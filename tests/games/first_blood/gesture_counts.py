"""Counts what a player does in a game: a gesture, a batch or a pair that answers several questions counts once.

What the table answers for a person is not counted.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from sandtable.bots import find_bot
from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.options import Options
from sandtable.core.interaction.batches import check_batch
from sandtable.core.interaction.gestures import Gesture, GestureSearch
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.kinds import KINDS
from sandtable.games.first_blood.state import State

MOST: Final = 6
"""No gesture answers more questions of First Blood."""


PASSED: Final = ("entry_edge", "enabling")


class Answer(NamedTuple):
    st: State
    asked: Decision
    pick: Pick
    text: str


def played(options: Options, seed: int) -> list[Answer]:
    """The answers of two bots in a game."""
    st = SPEC.start(2, options, seed, log=False)
    bots = [find_bot("tactician", SPEC, seed * 2 + seat) for seat in range(2)]
    found: list[Answer] = []
    while st.decision is not None:
        asked = st.asked(st.decision.seat)
        seen = st.seen_by(asked.seat)
        sure = SPEC.presentation.sure_pick(st, asked)
        if sure is not None:
            st.apply(sure, asked.seat)
            continue
        pick = bots[asked.seat].choose(seen, seen.asked(asked.seat))
        found.append(Answer(st.clone(), asked, pick, SPEC.notation.option_text(st, asked, pick)))
        st.apply(pick, asked.seat)
    return found


def gesture_of(answers: list[Answer]) -> Gesture | None:
    """The gesture that these answers may be: the Regiment asked about, and where the last answers point."""
    first = answers[0]
    goal: list[Target] = []
    for answer in answers:
        kind = KINDS[answer.asked.kind]
        if not kind.roles:
            return None
        if kind.roles[0] == "to" or kind.parts == ("storey",):
            goal += SPEC.notation.targets_of(answer.asked, answer.pick)
    if not goal or not first.asked.context:
        return None
    return Gesture((("regiment", first.asked.context[0]),), tuple(goal))


def is_gesture(answers: list[Answer]) -> bool:
    """Does the protocol carry these answers out as one gesture?"""
    gesture = gesture_of(answers)
    if gesture is None:
        return False
    first = answers[0]
    seat = first.asked.seat
    ways = GestureSearch(SPEC, first.st.seen_by(seat), seat, gesture).distinct()
    if len(ways) != 1:
        return False
    if first.asked.kind in PASSED:
        # where it enters is what counts, over whichever edge
        return ways[0].picks[-1] == answers[-1].text
    return ways[0].picks == tuple([answer.text for answer in answers])


def is_batch(answers: list[Answer]) -> bool:
    """Does the protocol take these answers together, as a batch or as a pair?"""
    first = answers[0]
    kind = KINDS[first.asked.kind]
    if not (kind.batch or kind.prepares) or len({answer.asked.kind for answer in answers}) > 1:
        return False
    try:
        check_batch(SPEC, first.st, first.asked.seat, tuple([answer.text for answer in answers]))
    except ValueError:
        return False
    return True


def gestures(answers: list[Answer]) -> list[list[Answer]]:
    """The answers grouped by what a player does at once."""
    by_seat: list[list[Answer]] = [[], []]
    for answer in answers:
        by_seat[answer.asked.seat].append(answer)
    found: list[list[Answer]] = []
    for own in by_seat:
        at = 0
        while at < len(own):
            found.append(longest(own, at))
            at += len(found[-1])
    return found


def longest(own: list[Answer], at: int) -> list[Answer]:
    """The most answers from here on that are one gesture or one batch."""
    if KINDS[own[at].asked.kind].batch:
        end = at + 1
        while end < len(own) and own[end].asked.kind == own[at].asked.kind:
            end += 1
        while end > at + 1 and not is_batch(own[at:end]):
            end -= 1
        return own[at:end]
    # a gesture answers no kind of question twice: the second time is another gesture
    kinds = [answer.asked.kind for answer in own[at : at + MOST]]
    most = kinds.index(kinds[0], 1) if kinds[0] in kinds[1:] else len(kinds)
    for count in range(most, 1, -1):
        if is_gesture(own[at : at + count]):
            return own[at : at + count]
    return own[at : at + 2] if len(own) > at + 1 and is_batch(own[at : at + 2]) else own[at : at + 1]


def tallied(groups: list[list[Answer]]) -> Counter[str]:
    """How often each kind of question begins a gesture."""
    return Counter([" ".join([answer.asked.kind for answer in group][:3]) for group in groups])
