"""Weights of options: a bot picks the option with the highest weight, and callers can see all weights.

Bots call `highest` and `lowest` instead of `max` and `min`. Outside `record_weights` they behave the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeVar, cast, overload

from sandtable.bots import Bot
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec

T = TypeVar("T")
D = TypeVar("D")
S = TypeVar("S", bound=State)

ABSENT: Final = object()

_notes: list[dict[object, float]] | None = None


@overload
def highest(options: Iterable[T], *, key: Callable[[T], object]) -> T: ...
@overload
def highest(options: Iterable[T], *, key: Callable[[T], object], default: D) -> T | D: ...
def highest(options: Iterable[T], *, key: Callable[[T], object], default: object = ABSENT) -> object:
    """The option with the greatest key, the first of equals; `default` if there are no options.

    >>> highest([3, 5, 4], key=lambda number: -abs(number - 4))
    4
    """
    return _weighed(list(options), key, default, 1)


@overload
def lowest(options: Iterable[T], *, key: Callable[[T], object]) -> T: ...
@overload
def lowest(options: Iterable[T], *, key: Callable[[T], object], default: D) -> T | D: ...
def lowest(options: Iterable[T], *, key: Callable[[T], object], default: object = ABSENT) -> object:
    """The option with the smallest key."""
    return _weighed(list(options), key, default, -1)


def _weighed(options: list[T], key: Callable[[T], object], default: object, sign: int) -> object:
    if not options and default is not ABSENT:
        return default
    choose = max if sign > 0 else min
    if _notes is None:
        return choose(options, key=cast("Callable[[T], float]", key))
    keys = [key(option) for option in options]
    _notes.append({option: sign * weight_of(each) for option, each in zip(options, keys, strict=True)})
    # the compiled engine checks what is cast, and a key may be a tuple: so it is the function that is cast
    return options[choose(range(len(options)), key=cast("Callable[[int], float]", keys.__getitem__))]


def is_recording() -> bool:
    """Does somebody want the weights?"""
    return _notes is not None


def note(weights: Mapping[T, float]) -> None:
    """Give the weights of options that were not compared by `highest` or `lowest`, if somebody wants them."""
    if _notes is not None:
        _notes.append(dict(weights.items()))


def weight_of(key: object) -> float:
    """The number of a key; of a tuple, the first element."""
    first = key[0] if isinstance(key, tuple) else key
    return float(first) if isinstance(first, int | float) else 0.0


@contextmanager
def record_weights() -> Iterator[list[dict[object, float]]]:
    """Record the weights computed inside this context."""
    global _notes  # a bot calls many small functions, and none of them should have to pass a recorder along
    before, _notes = _notes, []
    try:
        yield _notes
    finally:
        _notes = before


def weigh(bot: Bot, seen: State, asked: Decision) -> tuple[Pick, dict[Pick, float]]:
    """A bot's answer and the weights it gave the options, or some places of a region; empty if it follows a rule of thumb."""
    with record_weights() as notes:
        pick = bot.choose(seen, asked)
    options = set(asked.options)
    for noted in reversed(notes):
        if len(noted) > 1 and pick in noted and all(option in options or is_place(asked, option) for option in noted):
            return pick, {cast("Pick", option): weight for option, weight in noted.items()}
    return pick, {}


def is_place(asked: Decision, option: object) -> bool:
    """Is this a legal place of the question's region?"""
    return asked.region is not None and isinstance(option, int) and asked.region.contains(option)


def near_best(pick: Pick, weights: Mapping[Pick, float], near: float) -> list[Pick]:
    """The options that fall short of the pick by at most this share of the way from its weight to the mean, best first.

    >>> near_best(1, {1: 10.0, 2: 9.0, 3: 6.0, 4: -5.0}, 0.5)
    [1, 2]
    """
    best = weights[pick]
    least = best - near * max(0.0, best - sum(weights.values()) / len(weights))
    return sorted([option for option, weight in weights.items() if weight >= least], key=lambda one: -weights[one])


class Advice(NamedTuple):
    """What a bot would answer, as texts: its answer, the next best, whether that is clearly worse, and clear blunders."""

    pick: str
    second: str = ""
    is_clear: bool = False
    blunders: tuple[str, ...] = ()


def advise(spec: GameSpec[S], bot: Bot, seen: S, asked: Decision) -> Advice:
    """A bot's advice from what a seat sees; the same view gives the same advice."""
    pick, weights = weigh(bot, seen, asked)
    text = spec.notation.option_text(seen, asked, pick)
    if not weights:
        return Advice(text)
    ranked = sorted(weights, key=lambda one: -weights[one])
    others = [option for option in ranked if option != pick]
    margin = bot.clear.get(asked.kind, 0.0)
    worst = [option for option in others if margin and weights[pick] - weights[option] > margin]
    spread = weights[pick] - weights[others[-1]]
    is_clear = weights[pick] - weights[others[0]] > (margin or 0.5 * spread)
    blunders = tuple([spec.notation.option_text(seen, asked, option) for option in worst])
    return Advice(text, spec.notation.option_text(seen, asked, others[0]), is_clear, blunders)
