"""Writes and reads picks: each option as a short stable text, and as the targets its numbers stand for.

Records, the wire and people use these texts. A game with its own names for parts subclasses `Notation` and returns it from
`GameSpec.make_notation`. The engine does not need this module to play, and this module does not need the presentation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final, Generic, TypeVar

from sandtable.core.engine.decision import Decision, IllegalPick, Pick, Region, Target
from sandtable.core.engine.kinds import COUNTS, WORD, Kind
from sandtable.core.engine.state import State
from sandtable.core.space.points import POINT, point_text, read_point
from sandtable.core.text.suggest import nearest

S = TypeVar("S", bound=State)

MAX_COMPARED: Final = 150
"""The most options that an unknown text is compared with."""

NO_IDS: Final[dict[str, Sequence[str]]] = {}


class Notation(Generic[S]):
    """The texts of options and their parts, based on a game's kinds of questions (`GameSpec.kinds`)."""

    part_ids: Mapping[str, Sequence[str]] = NO_IDS
    """For each part, the ids of its values, if they are the same at every table."""

    def __init__(self, kinds: dict[str, Kind]) -> None:
        self.kinds = kinds

    def option_text(self, st: S, asked: Decision, option: Pick) -> str:
        """The short stable text of an option, for records, the wire and people."""
        kind = self.kinds[asked.kind]
        if isinstance(option, int):
            word = kind.words.get(option)
            if word is not None:
                return word
            return self.part_text(st, kind.parts[0], option)
        return " ".join(self.part_text(st, part, value) for part, value in zip(kind.parts, option, strict=True))

    def part_text(self, st: S, part: str, value: int) -> str:
        """The short stable text of one number of an option."""
        if part in COUNTS:
            return str(value)
        return point_text(value) if part == POINT else self.part_name(st, part, value)

    def part_name(self, st: S, part: str, value: int) -> str:
        """The short stable text of one part of an option: an id of the part, or a seat (game code for others)."""
        ids = self.part_ids.get(part)
        return f"p{value + 1}" if ids is None else ids[value]

    def option_of(self, st: S, asked: Decision, text: str) -> Pick:
        """The option that a text names. An unknown text is refused with the nearest options."""
        texts = {self.option_text(st, asked, option): option for option in asked.options}
        pick = texts.get(text)
        if pick is not None:
            return pick
        if asked.region is not None:
            return self.point_of(asked, asked.region, text, list(texts))
        near = nearest(text, islice(texts, MAX_COMPARED), 3, 0.4) or list(texts)[:8]
        raise IllegalPick(f"{text!r} is not an option of {asked.kind} ({asked.clause}); for example: {', '.join(near)}")

    def point_of(self, asked: Decision, region: Region, text: str, fixed: list[str]) -> int:
        """The point of a region that a text names. A point outside is refused with the clauses that keep it out."""
        try:
            spot = read_point(text)
        except ValueError as error:
            others = f"; or answer {', '.join(fixed)}" if fixed else ""
            raise IllegalPick(f"{error} ({asked.kind}, {asked.clause}){others}") from None
        clauses = region.why_not(spot)
        if clauses:
            raise IllegalPick(f"{text} is not in the region of {asked.kind} ({', '.join(clauses)})")
        return spot

    def targets_of(self, asked: Decision, option: Pick) -> list[Target]:
        """The targets to point at to pick this option: the question's parts, each with its number from the option."""
        kind = self.kinds[asked.kind]
        if isinstance(option, int):
            return [] if option in kind.words or kind.parts[0] in COUNTS else [(kind.parts[0], option)]
        return [(part, value) for part, value in zip(kind.parts, option, strict=True) if part not in COUNTS]

    def counts_of(self, asked: Decision, option: Pick) -> list[Target]:
        """The numbers of an option that can only be typed, not pointed at."""
        kind = self.kinds[asked.kind]
        values = (option,) if isinstance(option, int) else option
        if isinstance(option, int) and option in kind.words:
            return []
        return [(part, value) for part, value in zip(kind.parts, values, strict=False) if part in COUNTS]

    def offers(self, asked: Decision, target: Target, given: tuple[Target, ...] = ()) -> bool:
        """Can this target be part of an answer, together with the given ones?"""
        part, value = target
        if part == POINT and asked.region is not None:
            return asked.region.contains(value)
        return any(True for _ in self._answers_with(asked, target, given))

    def picks_with(self, asked: Decision, target: Target, given: tuple[Target, ...] = ()) -> list[Pick]:
        """The options that contain a target and the given ones: the button, or options with these things and numbers."""
        return list(self._answers_with(asked, target, given))

    def _answers_with(self, asked: Decision, target: Target, given: tuple[Target, ...]) -> Iterator[Pick]:
        kind = self.kinds[asked.kind]
        part, value = target
        wanted = [*given, target]
        has_counts = any(each in COUNTS for each in kind.parts)
        for option in asked.options:
            if part == WORD:
                if option == value and value in kind.words:
                    yield option
                continue
            if option != value and (isinstance(option, int) or value not in option):
                continue
            named = self.targets_of(asked, option)
            if has_counts:
                named = named + self.counts_of(asked, option)
            if target in named and all(named.count(each) >= wanted.count(each) for each in wanted):
                yield option

    def closed_answers(self, asked: Decision) -> list[Target]:
        """The buttons of this kind of question that are not options now, and the numbers next to those offered."""
        kind = self.kinds[asked.kind]
        found: list[Target] = [(WORD, number) for number in kind.words if number not in asked.options]
        offered = [option for option in asked.options if isinstance(option, int) and option not in kind.words]
        if len(kind.parts) == 1 and kind.parts[0] in COUNTS and offered:
            around = range(max(0, min(offered) - 1), max(offered) + 2)
            found += [(kind.parts[0], n) for n in around if n not in offered and n not in kind.words]
        return found
