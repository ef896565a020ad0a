"""How the picks of a game are written: each option as a short stable text, and as the things that its numbers stand for.

Records, the wire and people use these texts. A game that names its parts in its own way derives a class from `Notation` and
returns it from `GameSpec.make_notation`. Nothing here is needed to play, and nothing here needs what is shown.
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

MOST_COMPARED: Final = 150
"""Options that a text is compared with which names none of them."""

NO_IDS: Final[dict[str, Sequence[str]]] = {}


class Notation(Generic[S]):
    """The texts of options and their parts, made from the kinds of questions of a game (`GameSpec.kinds`)."""

    part_ids: Mapping[str, Sequence[str]] = NO_IDS
    """Part: the ids of its values, where they are the same at every table."""

    def __init__(self, kinds: dict[str, Kind]) -> None:
        self.kinds = kinds

    def option_text(self, st: S, asked: Decision, option: Pick) -> str:
        """The stable short text of an option, for records, wires and people."""
        kind = self.kinds[asked.kind]
        if isinstance(option, int):
            word = kind.words.get(option)
            if word is not None:
                return word
            return self.part_text(st, kind.parts[0], option)
        return " ".join(self.part_text(st, part, value) for part, value in zip(kind.parts, option, strict=True))

    def part_text(self, st: S, part: str, value: int) -> str:
        """The stable short text of one number of an option."""
        if part in COUNTS:
            return str(value)
        return point_text(value) if part == POINT else self.part_name(st, part, value)

    def part_name(self, st: S, part: str, value: int) -> str:
        """The stable short text of one part of an option: its id among those of the part, or a seat (game code for others)."""
        ids = self.part_ids.get(part)
        return f"p{value + 1}" if ids is None else ids[value]

    def option_of(self, st: S, asked: Decision, text: str) -> Pick:
        """The option that a text names; a text that names none is refused with the nearest ones."""
        texts = {self.option_text(st, asked, option): option for option in asked.options}
        pick = texts.get(text)
        if pick is not None:
            return pick
        if asked.region is not None:
            return self.point_of(asked, asked.region, text, list(texts))
        near = nearest(text, islice(texts, MOST_COMPARED), 3, 0.4) or list(texts)[:8]
        raise IllegalPick(f"{text!r} is not an option of {asked.kind} ({asked.clause}); for example: {', '.join(near)}")

    def point_of(self, asked: Decision, region: Region, text: str, fixed: list[str]) -> int:
        """The point of a region that a text names; one outside is refused with the clauses that keep it out."""
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
        """What a person points at to pick this option: parts of the question, each with a number of the option."""
        kind = self.kinds[asked.kind]
        if isinstance(option, int):
            return [] if option in kind.words or kind.parts[0] in COUNTS else [(kind.parts[0], option)]
        return [(part, value) for part, value in zip(kind.parts, option, strict=True) if part not in COUNTS]

    def counts_of(self, asked: Decision, option: Pick) -> list[Target]:
        """The numbers of an option that cannot be pointed at, only typed."""
        kind = self.kinds[asked.kind]
        values = (option,) if isinstance(option, int) else option
        if isinstance(option, int) and option in kind.words:
            return []
        return [(part, value) for part, value in zip(kind.parts, values, strict=False) if part in COUNTS]

    def offers(self, asked: Decision, target: Target, given: tuple[Target, ...] = ()) -> bool:
        """Is this part of an answer to the question, together with what is given?"""
        part, value = target
        if part == POINT and asked.region is not None:
            return asked.region.contains(value)
        return any(True for _ in self._answers_with(asked, target, given))

    def picks_with(self, asked: Decision, target: Target, given: tuple[Target, ...] = ()) -> list[Pick]:
        """The options that a target is part of, with what is given: the button, or those with these things and numbers."""
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
        """The buttons of this kind of question that are no option now, and the numbers next to those offered."""
        kind = self.kinds[asked.kind]
        found: list[Target] = [(WORD, number) for number in kind.words if number not in asked.options]
        offered = [option for option in asked.options if isinstance(option, int) and option not in kind.words]
        if len(kind.parts) == 1 and kind.parts[0] in COUNTS and offered:
            around = range(max(0, min(offered) - 1), max(offered) + 2)
            found += [(kind.parts[0], n) for n in around if n not in offered and n not in kind.words]
        return found
