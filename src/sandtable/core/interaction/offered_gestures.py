"""Adds to a scene what its own question allows by gesture: what can be picked up, and what an answer leads to.

The answers are tried out in a redealt state that fits what the seat knows, so the additions reveal nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeVar

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.kinds import COUNTS, FROM, HOW, STEP, TO, VIA
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.batches import offered_pairs, proposed_batch
from sandtable.core.interaction.gestures import SEED, question_in
from sandtable.core.interaction.why_not import own_question
from sandtable.core.scene.scene import Question, Scene, target_id

S = TypeVar("S", bound=State)

MAX_WEIGHED: Final = 24
"""For questions with more options than this, only the buttons are checked for ending the turn."""


def add_gestures(spec: GameSpec[S], seen: S, seat: int, scene: Scene) -> Scene:
    """Add to the seat's own question what can be picked up, and which answers end the turn, throw dice or go together."""
    asked = own_question(seen, seat) if seat >= 0 else None
    asking = question_in(scene, seat)
    if asked is None or asking is None or not asking.options:
        return scene
    roles = spec.kinds[asked.kind].roles
    world = spec.redeal(seen, SEED)
    world.logging = False
    ends, throws, takes = foreseen_texts(spec, world, seat, asked)
    commits = throws if asking.aims else set()
    marked = ends | commits | takes
    lifts = liftable_targets(spec, world, seat, asked, asking) if roles else ()
    batch = proposed_batch(spec, world, seat, asked)
    pairs = offered_pairs(spec, world, seat, asked)
    if not marked and not lifts and not pairs and batch is None:
        return scene
    options = tuple(
        [
            replace(each, ends=each.text in ends, commits=each.text in commits, takes=each.text in takes)
            if each.text in marked
            else each
            for each in asking.options
        ]
    )
    carried, walks = roles == (VIA,), roles == (STEP,)
    changed = replace(asking, options=options, lifts=lifts, carried=carried, walks=walks, batch=batch, pairs=pairs)
    return replace(scene, questions=tuple([changed if each is asking else each for each in scene.questions]))


def foreseen_texts(spec: GameSpec[S], world: S, seat: int, asked: Decision) -> tuple[set[str], set[str], set[str]]:
    """The texts of the answers that end the seat's turn, that draw chance, and that only say what to move."""
    if seat not in world.active_seats() or asked.reaction is not None:
        return set(), set(), set()
    picks = asked.options
    if len(picks) > MAX_WEIGHED:
        picks = [pick for pick in picks if isinstance(pick, int) and pick in spec.kinds[asked.kind].words]
    ends: set[str] = set()
    throws: set[str] = set()
    takes: set[str] = set()
    can_take = spec.kinds[asked.kind].roles == (FROM,)
    for pick in picks:
        st = world.clone()
        st.logging = False
        st.apply(pick, seat)
        text = spec.notation.option_text(world, asked, pick)
        if st.decision is not None and seat not in st.active_seats():
            ends.add(text)
        if st.drawn:
            throws.add(text)
        if can_take and pick not in spec.kinds[asked.kind].words and asks_where(spec, st, seat):
            takes.add(text)
    return ends, throws, takes


def asks_where(spec: GameSpec[S], st: S, seat: int) -> bool:
    """Is the seat asked for nothing but a place now, once the others have passed, in whatever way the piece moves?"""
    while own_question(st, seat) is None and not st.revealing:
        other = next((each for each in st.open_questions() if each.reaction is not None), None)
        if other is None or other.reaction is None:
            return False
        st.apply(other.reaction.passing, other.seat)
    asked = own_question(st, seat)
    if asked is None or st.revealing:
        return False
    kind = spec.kinds[asked.kind]
    if kind.roles == (STEP,):
        return True
    if kind.roles == (TO,):
        return not any(word in asked.options for word in kind.words)
    if kind.roles != (HOW,) or not all(pick in kind.words for pick in asked.options):
        return False
    ways = [st.clone() for _ in asked.options]
    for way, pick in zip(ways, asked.options, strict=True):
        way.logging = False
        way.apply(pick, seat)
    return all(asks_where(spec, way, seat) for way in ways)


def liftable_targets(spec: GameSpec[S], world: S, seat: int, asked: Decision, asking: Question) -> tuple[str, ...]:
    """The targets that can be picked up now, for this question or one that it leads to."""
    roles = spec.kinds[asked.kind].roles
    if FROM in roles:
        return takeable_targets(spec, asked)
    if TO in roles or STEP in roles or VIA in roles:
        return asking.focus
    if roles != (HOW,):
        return ()
    found = list(asking.focus)
    for pick in asked.options:
        st = world.clone()
        st.logging = False
        st.apply(pick, seat)
        then = own_question(st, seat)
        if then is not None and not st.revealing and FROM in spec.kinds[then.kind].roles:
            found += takeable_targets(spec, then)
    return tuple(dict.fromkeys(found))


def takeable_targets(spec: GameSpec[S], asked: Decision) -> tuple[str, ...]:
    kind = spec.kinds[asked.kind]
    found: list[str] = []
    for pick in asked.options:
        values = (pick,) if isinstance(pick, int) else pick
        if len(values) != len(kind.roles) or (isinstance(pick, int) and pick in kind.words):
            continue
        for part, value, role in zip(kind.parts, values, kind.roles, strict=True):
            if role == FROM and part not in COUNTS:
                found.append(target_id((part, value)))
    return tuple(dict.fromkeys(found))
