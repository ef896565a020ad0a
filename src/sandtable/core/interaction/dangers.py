"""Finds answers that can lose the game at once, by what the asked player sees, so that a client warns before they are given.

An answer is dangerous if it ends the game with this player's defeat, whatever is hidden, or if it leaves something open whose
loss would end the game (`Presentation.perils`) although another answer would not. No bot and no estimate has a part in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.state import State
from sandtable.core.frozen import dataclass
from sandtable.core.game.spec import GameSpec
from sandtable.core.text.message import Message

S = TypeVar("S", bound=State)

WORLDS: Final = (1, 2)
"""The seeds of the deals of what is hidden. What is lost in all of them does not depend on it."""
MAX_ANSWERS: Final = 120
"""More answers are not tried out one by one."""
LOST: Final = Message("danger-lost")


@dataclass(frozen=True, slots=True)
class Danger:
    """An answer, by its text, that can lose the game at once, and why."""

    text: str
    why: Message


def dangers(spec: GameSpec[S], seen: S, seat: int) -> tuple[Danger, ...]:
    """The dangerous answers to the question open for a seat. None if all of them are: then there is nothing to warn of."""
    asked = seen.asked(seat)
    if asked.region is not None or not 1 < len(asked.options) <= MAX_ANSWERS:
        return ()
    worlds = [spec.redeal(seen, seed) for seed in WORLDS]
    shown = spec.presentation
    before = shown.perils(worlds[0], seat)
    lost: dict[Pick, Message] = {}
    perils: dict[Pick, Mapping[Target, Message]] = {}
    still_asked: set[Pick] = set()
    for option in asked.options:
        after = [answered(world, seat, option) for world in worlds]
        if all(is_lost(each, seat) for each in after):
            lost[option] = LOST
        else:
            perils[option] = shown.perils(after[0], seat)
            if perils[option] and is_asked_again(after[0], asked):
                still_asked.add(option)
    # while the question goes on, what was in peril before, or is new on the table, can still be seen to
    known = set(shown.targets(worlds[0])) - before.keys() if still_asked else set()
    for option in perils:
        avoidable = avoidable_perils(perils, option)
        for target, why in avoidable.items():
            if option not in still_asked or target in known:
                lost.setdefault(option, why)
    if len(lost) == len(asked.options):
        return ()
    return tuple([Danger(spec.notation.option_text(seen, asked, option), why) for option, why in lost.items()])


def avoidable_perils(perils: Mapping[Pick, Mapping[Target, Message]], option: Pick) -> dict[Target, Message]:
    """The perils of this answer that some other answer avoids."""
    others = perils.values()
    return {target: why for target, why in perils[option].items() if any(target not in other for other in others)}


def answered(world: S, seat: int, option: Pick) -> S:
    after = world.clone()
    after.step(option, seat)
    return after


def is_lost(after: State, seat: int) -> bool:
    """Is the game over and this seat not among the winners, without any chance having had a part in it?"""
    return (
        after.result is not None and seat not in after.result.winners and bool(after.result.winners) and not after.drawn
    )


def is_asked_again(after: State, asked: Decision) -> bool:
    return any(each.kind == asked.kind and each.seat == asked.seat for each in after.open_questions())
