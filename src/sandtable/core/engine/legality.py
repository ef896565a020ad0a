"""What makes the answers to a question legal: its parts, and the predicates that every answer must pass.

A predicate takes the state, the seat that is asked and some parts of the answer. It returns None or a `Refusal`. A frame lists
its options with the same predicates, often in a loop of its own for speed. A `Rule` lists them from the parts, to compare, and
says why something is no part of an answer, alone or together with parts that are already chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from sandtable.core.engine.decision import Pick, Target
from sandtable.core.engine.kinds import WORD
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.core.engine.state import State

S = TypeVar("S", bound=State)
F = TypeVar("F")

Predicate = Callable[..., Refusal | Objection | None]  # type: ignore[explicit-any]
"""(state, seat, parts of the answer) -> None, or why not. Predicates look at different numbers of parts.

An objection is a refusal whose facts are found with other values than the parts, such as a hex on the way to the one asked
about."""
Among = Callable[[S, int], Sequence[int]]
"""(state, seat) -> the values that a part may have, as far as the seat knows them."""
Means = Callable[[S, int, int], bool]
"""(state, seat, value) -> does pointing at this mean this part?"""
NoAnswer = Callable[[S, int, Mapping[str, int]], Refusal | Objection | None]
"""(state, seat, the chosen parts by name) -> why no answer contains these parts, although each of them is legal.

With None, the rule looks for the first thing that is missing itself."""
Stranger = Callable[[S, int, Target], Refusal]
"""(state, seat, target that is no part of an answer) -> why not. The facts are found with the seat and the target's value."""
Words = Mapping[int, Callable[[S, int], Refusal | Objection | None]]
"""For each fixed answer, such as a button to stop: (state, seat) -> None, or why not."""


def asking(st: State, kind: type[F], below: int = 0) -> F:
    """The frame that asks, for the predicates of its questions, or the frame `below` it that opened a window."""
    frame = st.stack[-1 - below]
    assert isinstance(frame, kind)
    return frame


class Check:
    """A predicate, and the names of the parts that it looks at."""

    __slots__ = ("parts", "why_not")

    def __init__(self, why_not: Predicate, *parts: str) -> None:
        self.why_not = why_not
        self.parts = parts


class Part(Generic[S]):
    """One part of an answer.

    - `name`: its name in messages; `kind`: the kind of thing it is, as in `Kind.parts`;
    - `among`: its candidates;
    - `one`: the refusal if two things are chosen for this part. Its facts are found with the seat and the one chosen first;
    - `means`: which things of the kind mean this part, if another part has the same kind. A second thing of the kind means the
      next part with `means` that accepts it.
    """

    __slots__ = ("among", "kind", "means", "name", "one")

    def __init__(self, name: str, kind: str, among: Among[S], one: Refusal, *, means: Means[S] | None = None) -> None:
        self.name = name
        self.kind = kind
        self.among = among
        self.one = one
        self.means = means


NO_PART: Final = -1


class Rule(Generic[S]):
    """The parts of an answer in order, the checks that every answer passes, and the refusal of anything that is no part.

    If `stranger` is None, the rule does not object to such things, and the caller quotes the open question. `words` decides
    fixed answers. `no_answer` says why no answer contains the chosen parts, instead of the rule's own search.
    """

    __slots__ = ("checks", "no_answer", "parts", "places", "stranger", "words")

    def __init__(
        self,
        parts: tuple[Part[S], ...],
        checks: tuple[Check, ...],
        stranger: Refusal | Stranger[S] | None,
        no_answer: NoAnswer[S] | None = None,
        *,
        words: Words[S] | None = None,
    ) -> None:
        self.parts = parts
        self.checks = checks
        self.stranger = stranger
        self.words: Words[S] = words or {}
        self.no_answer = no_answer
        names = [part.name for part in parts]
        self.places = [tuple([names.index(name) for name in check.parts]) for check in checks]

    # -- the list ------------------------------------------------------------------------------------------------------

    def options(self, st: S, seat: int) -> list[Pick]:
        """All answers. An answer of one part is a number, as in `Decision.options`."""
        found: list[tuple[int, ...]] = [()]
        for place, part in enumerate(self.parts):
            found = [
                (*values, each)
                for values in found
                for each in part.among(st, seat)
                if self.refused_at(st, seat, place, (*values, each)) is None
            ]
        if not self.parts:
            return []
        return [values[0] for values in found] if len(self.parts) == 1 else list(found)

    def refused_at(self, st: S, seat: int, place: int, values: tuple[int, ...]) -> Objection | None:
        """The first check against the part at a place, together with the parts before it."""
        for check, places in zip(self.checks, self.places, strict=True):
            if max(places) == place:
                refusal = check.why_not(st, seat, *[values[each] for each in places])
                if refusal is not None:
                    return self.objection_to(refusal, seat, {each: values[each] for each in places})
        return None

    # -- why not -------------------------------------------------------------------------------------------------------

    def objection(self, st: S, seat: int, target: Target, given: tuple[Target, ...] = ()) -> Objection | None:
        """Why no answer contains this target and the given ones; None if one does."""
        if target[0] == WORD and target[1] in self.words:
            found = self.words[target[1]](st, seat)
            return None if found is None else self.objection_to(found, seat, {})
        *taken, place = self.places_of(st, seat, (*given, target))
        if place == NO_PART:
            if self.stranger is None:
                return None
            refusal = self.stranger if isinstance(self.stranger, Refusal) else self.stranger(st, seat, target)
            return Objection(refusal, seat, target[1], about={} if target[0] == WORD else {target[0]: target})
        fixed = {place: target[1]}
        found = self.refused_together(st, seat, fixed)
        if found is not None:
            return (self.refused_as_open_part(st, seat, target, taken) if place in taken else None) or found
        for other, where in zip(given, taken, strict=True):
            if found is not None or where == NO_PART:
                continue
            if where in fixed:
                amiss = self.refused_together(st, seat, {where: other[1]})
                alone = amiss or self.unanswered(st, seat, {place: target[1]})
                return alone or Objection(self.parts[where].one, seat, other[1], about=self.named({where: other[1]}))
            fixed[where] = other[1]
            found = self.refused_together(st, seat, fixed)
        return found or self.unanswered(st, seat, dict(sorted(fixed.items())))

    def unanswered(self, st: S, seat: int, known: dict[int, int]) -> Objection | None:
        """Why no answer has these parts, although they pass their own checks; None if one has."""
        missing = self.missing(st, seat, known, ())
        if missing is None:
            return None
        why = None if self.no_answer is None else self.no_answer(st, seat, self.by_name(known))
        if why is None:
            assert missing[1] is not None, f"{self.parts[missing[0]].name} has no candidates, and nothing says why"
            return missing[1]
        return self.objection_to(why, seat, known) if isinstance(why, Refusal) else why

    def refused_as_open_part(self, st: S, seat: int, target: Target, taken: list[int]) -> Objection | None:
        """Why a target is not the part of its kind that is still to be chosen."""
        for place, part in enumerate(self.parts):
            if part.kind == target[0] and place not in taken and part.means is None:
                found = self.refused_together(st, seat, {place: target[1]})
                if found is not None:
                    return found
        return None

    def places_of(self, st: S, seat: int, targets: tuple[Target, ...]) -> list[int]:
        """The places of the parts that these targets mean together."""
        places: list[int] = []
        for target in targets:
            place = self.place_of(st, seat, target)
            if place in places:
                place = next((at for at in self.meant(st, seat, target) if at not in places), place)
            places.append(place)
        return places

    def meant(self, st: S, seat: int, target: Target) -> list[int]:
        """The places of the parts whose `means` accepts a target."""
        kind, value = target
        parts = [(at, part.means) for at, part in enumerate(self.parts) if part.kind == kind]
        return [at for at, means in parts if means is not None and means(st, seat, value)]

    def place_of(self, st: S, seat: int, target: Target) -> int:
        """The place of the part that a target means."""
        kind, value = target
        for place, part in enumerate(self.parts):
            if part.kind == kind and (part.means is None or part.means(st, seat, value)):
                return place
        return NO_PART

    def refused_together(self, st: S, seat: int, fixed: dict[int, int]) -> Objection | None:
        """The first check against the fixed parts alone."""
        for check, places in zip(self.checks, self.places, strict=True):
            if fixed.keys() >= set(places):
                refusal = check.why_not(st, seat, *[fixed[place] for place in places])
                if refusal is not None:
                    return self.objection_to(refusal, seat, {place: fixed[place] for place in places})
        return None

    def missing(
        self, st: S, seat: int, fixed: dict[int, int], values: tuple[int, ...]
    ) -> tuple[int, Objection | None] | None:
        """What the answers with these first parts lack: how many parts the best of them gets right, and why not the next.

        The objection is None if the next part has no candidates.
        """
        place = len(values)
        if place == len(self.parts):
            return None
        best: tuple[int, Objection | None] | None = None
        first: Objection | None = None
        for each in [fixed[place]] if place in fixed else self.parts[place].among(st, seat):
            found = self.refused_at(st, seat, place, (*values, each))
            if found is None:
                deeper = self.missing(st, seat, fixed, (*values, each))
                if deeper is None:
                    return None
                if best is None or deeper[0] > best[0]:
                    best = deeper
            elif first is None:
                first = found
        return best or (place, first)

    # -- facts ---------------------------------------------------------------------------------------------------------

    def objection_to(self, refusal: Refusal | Objection, seat: int, values: dict[int, int]) -> Objection:
        """A refusal bound to the seat and these parts. Messages know the parts by their names."""
        if isinstance(refusal, Objection):
            return Objection(refusal.refusal, *refusal.values, about={**self.named(values), **refusal.about})
        return Objection(refusal, seat, *values.values(), about=self.named(values))

    def by_name(self, values: dict[int, int]) -> dict[str, int]:
        return {self.parts[place].name: value for place, value in values.items()}

    def named(self, values: dict[int, int]) -> Facts:
        return {self.parts[place].name: (self.parts[place].kind, value) for place, value in values.items()}
