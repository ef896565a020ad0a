"""Several answers that belong together are given at once: the order of a stack of cards, the Models that fall.

`Kind.batch` says for which questions. A batch never crosses a step that reveals something, and it never answers a question of
another kind. `Kind.prepares` names answers that serve a later one: each such pair is offered as one answer.
"""

from __future__ import annotations

from typing import Final, TypeGuard, TypeVar

from sandtable.core.engine.decision import Decision, IllegalPick, Pick
from sandtable.core.engine.kinds import ORDERED
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.why_not import own_question
from sandtable.core.interaction.wording import label
from sandtable.core.scene.scene import Batch, Pair, target_id

S = TypeVar("S", bound=State)

MAX_BATCH: Final = 40
"""The most answers in a batch."""


def belongs(then: Decision | None, first: Decision, batch: str) -> TypeGuard[Decision]:
    """Is this question one with the first: of its kind, and about the same thing unless an order is asked for?"""
    return then is not None and then.kind == first.kind and (batch == ORDERED or then.context[:1] == first.context[:1])


def proposed_batch(spec: GameSpec[S], world: S, seat: int, asked: Decision) -> Batch | None:
    """The answers that the game proposes for this question and the following ones of its kind. None for a single one."""
    batch = spec.kinds[asked.kind].batch
    if not batch:
        return None
    st = world.clone()
    st.logging = False
    texts: list[str] = []
    targets: list[str] = []
    question: Decision | None = asked
    while belongs(question, asked, batch) and len(texts) < MAX_BATCH and not st.revealing:
        pick: Pick = spec.presentation.proposed_pick(st, question)
        texts.append(spec.notation.option_text(st, question, pick))
        targets += [target_id(target) for target in spec.notation.targets_of(question, pick)]
        st.apply(pick, seat)
        question = own_question(st, seat)
    return Batch(tuple(texts), tuple(targets), batch == ORDERED) if len(texts) > 1 else None


def offered_pairs(spec: GameSpec[S], world: S, seat: int, asked: Decision) -> tuple[Pair, ...]:
    """The pairs of answers to this question, one of which prepares the other, as the seat may give them now."""
    found: list[Pair] = []
    for first, later in spec.kinds[asked.kind].prepares.items():
        if first not in asked.options:
            continue
        st = world.clone()
        st.logging = False
        st.apply(first, seat)
        then = None if st.revealing else own_question(st, seat)
        if not belongs(then, asked, ""):
            continue
        for pick in later:
            if pick in then.options:
                texts = (spec.notation.option_text(world, asked, first), spec.notation.option_text(st, then, pick))
                found.append(Pair(texts, (label(spec, world, asked, first), label(spec, st, then, pick))))
    return tuple(found)


def check_batch(spec: GameSpec[S], st: S, seat: int, texts: tuple[str, ...]) -> None:
    """Refuse a batch that cannot be carried out as a whole. The state does not change."""
    first = st.asked(seat)
    kind = first.kind
    batch = spec.kinds[kind].batch
    is_pair = texts in [pair.picks for pair in offered_pairs(spec, st, seat, first)]
    if not batch and not is_pair:
        raise IllegalPick(f"{kind} takes one answer at a time, not {len(texts)}")
    st = st.clone()
    st.logging = False
    for number, text in enumerate(texts, 1):
        asked = own_question(st, seat)
        if not belongs(asked, first, batch) or (number > 1 and st.revealing):
            raise IllegalPick(f"answer {number} of {len(texts)} comes after the last question of {kind}")
        st.apply(spec.notation.option_of(st, asked, text), seat)
