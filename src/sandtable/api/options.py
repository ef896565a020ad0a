"""The public API for questions and their legal answers."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import index
from typing import TypeAlias, overload

from sandtable.core.engine import decision as engine
from sandtable.core.engine.decision import IllegalPick, Pick
from sandtable.core.engine.state import State as EngineState
from sandtable.core.game.spec import GameSpec


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer to a question.

    `kind` is the kind of the question, `text` the notation used in records, `pick` the number or numbers the engine uses.
    """

    kind: str
    text: str
    pick: Pick


AnyPick: TypeAlias = Option | Pick | str
"""What `State.play` takes: an option, its text, or its number or numbers."""


class LegalOptions:
    """The legal answers to one question, as a sequence of options.

    Most questions have a list of options. Some questions of games on a plane accept any point of a region. A region has far
    too many points to list, so iterating and indexing give *candidates*: a good finite sample of its points, and any fixed
    answers. `in` is exact in both cases. `len` raises TypeError for a region; `sample` works for both.

    The object belongs to the state it came from. Once that state has changed, using it raises ValueError.
    """

    __slots__ = ("_asked", "_first", "_spec", "_st")

    def __init__(self, spec: GameSpec[EngineState], st: EngineState, asked: engine.Decision | None) -> None:
        self._spec = spec
        self._st = st
        self._asked = asked
        self._first = st.decision

    @property
    def is_region(self) -> bool:
        """Whether any point of a region is legal, instead of a list of options."""
        return self._asked is not None and self._asked.region is not None

    @property
    def picks(self) -> list[Pick]:
        """The candidates as the engine's numbers, without their texts. This is the fastest way to get all of them."""
        asked = self._current()
        return [] if asked is None else list(asked.candidates())

    def sample(self, rng: random.Random | None = None) -> Option:
        """A random candidate, each with equal probability. For a region this is cheaper than listing all candidates."""
        asked = self._current()
        if asked is None:
            raise IndexError("there are no options: this seat is not asked")
        return self._option(asked.draw(random.randrange if rng is None else rng.randrange))

    def __iter__(self) -> Iterator[Option]:
        return iter([self._option(pick) for pick in self.picks])

    def __len__(self) -> int:
        asked = self._current()
        if asked is None:
            return 0
        if asked.region is not None:
            raise TypeError("a region cannot be counted; len(legal.picks) counts its candidates")
        return len(asked.options)

    def __bool__(self) -> bool:
        asked = self._current()
        if asked is None:
            return False
        return bool(asked.options) or (asked.region is not None and asked.region.has_candidate())

    @overload
    def __getitem__(self, at: int) -> Option: ...
    @overload
    def __getitem__(self, at: slice) -> list[Option]: ...
    def __getitem__(self, at: int | slice) -> Option | list[Option]:
        picks = self.picks
        if isinstance(at, slice):
            return [self._option(pick) for pick in picks[at]]
        return self._option(picks[at])

    def __reversed__(self) -> Iterator[Option]:
        return reversed(list(self))

    def index(self, pick: AnyPick) -> int:
        """The index of a pick among the candidates."""
        asked = self._current()
        if asked is None:
            raise ValueError("there are no options: this seat is not asked")
        return self.picks.index(pick_of(self._spec, self._st, asked, pick))

    def __contains__(self, pick: object) -> bool:
        asked = self._current()
        if asked is None:
            return False
        try:
            return asked.allows(pick_of(self._spec, self._st, asked, pick))
        except (IllegalPick, TypeError):
            return False

    def __repr__(self) -> str:
        asked = self._asked
        if asked is None or self._st.decision is not self._first:
            return "LegalOptions([])" if asked is None else "<LegalOptions of an earlier position>"
        if asked.region is not None:
            return f"<LegalOptions: a region, {len(self.picks)} candidates>"
        texts = [self._option(pick).text for pick in asked.options[:MAX_SHOWN]]
        more = len(asked.options) - len(texts)
        return f"LegalOptions([{', '.join([*texts, *([f'... {more} more'] if more else [])])}])"

    def _option(self, pick: Pick) -> Option:
        assert self._asked is not None
        return Option(self._asked.kind, self._spec.notation.option_text(self._st, self._asked, pick), pick)

    def _current(self) -> engine.Decision | None:
        if self._st.decision is not self._first:
            raise ValueError("these options belong to an earlier position; the state has changed since")
        return self._asked


# Registered instead of inherited: to type checkers, a subclass of Sequence[Option] contains only options.
Sequence.register(LegalOptions)

MAX_SHOWN = 8


def pick_of(spec: GameSpec[EngineState], st: EngineState, asked: engine.Decision, pick: object) -> Pick:
    """The engine's pick for an option, a text or a number. Only texts are checked for legality."""
    if isinstance(pick, Option):
        if pick.kind != asked.kind:
            raise IllegalPick(f"{pick!r} answers another question: seat {asked.seat} is asked {asked.kind}")
        return pick.pick
    if isinstance(pick, str):
        return spec.notation.option_of(st, asked, pick)
    try:
        if isinstance(pick, Sequence):
            return tuple([index(number) for number in pick])
        return index(pick)  # type: ignore[arg-type]  # anything else raises TypeError
    except TypeError:
        kinds = "an Option, its text, a whole number or a tuple of them"
        raise TypeError(f"a pick is {kinds}, not {type(pick).__name__}") from None


class Decision:
    """An open question: the seat it asks, its kind, the rule behind it, and the legal answers."""

    __slots__ = ("_asked", "_spec", "_st", "is_hidden")

    def __init__(
        self, spec: GameSpec[EngineState], st: EngineState, asked: engine.Decision, is_hidden: bool = False
    ) -> None:
        self._spec = spec
        self._st = st
        self._asked = asked
        self.is_hidden = is_hidden
        """True in a view if another seat is asked, because its options are hidden."""

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self._asked.seat

    @property
    def kind(self) -> str:
        """The kind of question, such as "withdraw"."""
        return self._asked.kind

    @property
    def clause(self) -> str:
        """The clause of the rules that asks the question. `sandtable rules show CLAUSE` prints it."""
        return self._asked.clause

    @property
    def parts(self) -> tuple[str, ...]:
        """What each number of a pick stands for, such as ("area", "tile")."""
        return self._spec.kinds[self._asked.kind].parts

    @property
    def context(self) -> tuple[int, ...]:
        """Numbers that the question is about, such as the attacked area."""
        return self._asked.context

    @property
    def legal(self) -> LegalOptions:
        if self.is_hidden:
            raise ValueError(f"the options of seat {self.seat} are hidden in this view")
        return LegalOptions(self._spec, self._st, self._asked)

    def __repr__(self) -> str:
        if self.is_hidden:
            legal = "hidden"
        elif self._asked.region is not None:
            legal = "a region"
        else:
            legal = f"{len(self._asked.options)} options"
        return f"<Decision {self.kind} ({self.clause}) for seat {self.seat}: {legal}>"
