"""Reads the picks of a log made under other rules, which the current rules may not offer or may answer automatically."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from sandtable.core.engine.decision import Decision, IllegalPick, Pick
from sandtable.core.engine.kinds import COUNTS
from sandtable.core.engine.state import ALL_FORCED, State
from sandtable.core.game.spec import GameSpec
from sandtable.core.space.points import POINT, is_whole, read_point

S = TypeVar("S", bound=State)

MAX_NUMBERS: Final = 8192
"""How many numbers are tried when a part of an option is read by name."""
MAX_FORCED: Final = 4
"""The most forced questions tried after one pick."""
NOTHING: Final = -1
"""The value for nothing, which some parts have a name for."""


def pick_named(spec: GameSpec[S], st: S, asked: Decision, text: str) -> Pick:
    """The pick that a text names among all that a question of this kind could offer. An unknown text is refused."""
    for option in asked.options:
        if spec.notation.option_text(st, asked, option) == text:
            return option
    kind = spec.kinds[asked.kind]
    for number, word in kind.words.items():
        if word == text:
            return number
    words = text.split(" ")
    if kind.parts == (POINT,):
        return read_point(text)
    is_set = len(kind.parts) == 1 and any(isinstance(option, tuple) for option in asked.options)
    parts = kind.parts * len(words) if is_set else kind.parts
    if len(words) != len(parts):
        raise IllegalPick(f"{text[:40]!r} is not an answer to {asked.kind}")
    numbers = tuple([part_number(spec, st, part, word) for part, word in zip(parts, words, strict=True)])
    return numbers if is_set or len(numbers) > 1 else numbers[0]


def part_number(spec: GameSpec[S], st: S, part: str, word: str) -> int:
    """The number that one word of an option's text stands for."""
    if part in COUNTS:
        if is_whole(word):
            return int(word)
        raise IllegalPick(f"{word[:40]!r} is not a valid {part}")
    numbers: list[int] = [*range(MAX_NUMBERS), NOTHING]
    for number in numbers:
        try:
            if spec.notation.part_name(st, part, number) == word:
                return number
        except (LookupError, ValueError, AssertionError):
            continue
    raise IllegalPick(f"{word[:40]!r} is not a valid {part}")


class PickPath(NamedTuple):
    """A pick, and how many questions with one answer the engine answers after it (`State.step`)."""

    pick: Pick
    forced: int


def find_pick_paths(spec: GameSpec[S], st: S, seat: int, texts: tuple[str, ...], digest: str) -> list[PickPath]:
    """The picks that these texts name, each with its number of forced questions. Empty if they do not lead to the digest.

    If the current rules leave one answer, the engine gives it; the older rules may have left several and asked. `st` may be
    changed.
    """
    try:
        asked = st.asked(seat)
        pick = pick_named(spec, st, asked, texts[0])
        for forced in range(ALL_FORCED, MAX_FORCED):
            tried = st.clone()
            tried.step(pick, seat, forced)
            rest: list[PickPath] = []
            if len(texts) > 1:
                rest = find_pick_paths(spec, tried.clone(), seat, texts[1:], digest)
            if rest or (len(texts) == 1 and tried.digest() == digest):
                return [PickPath(pick, forced), *rest]
            if forced != ALL_FORCED and not any(each.answers_itself() for each in tried.open_questions()):
                break
    except Exception:  # a frame may fail on a pick that it does not offer
        return []
    return []
