"""The short account of a turn: the events of a step as beats, which a client joins to a few numbered steps.

A game's table says which events belong in the account, and how (`Telling`). The words of a beat are `told-<event>` (its title),
`told-<event>-short` (its second line) and `told-<event>-words` (the sentence), with the arguments of the event's log line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from sandtable.core.engine.events import Event
from sandtable.core.engine.state import State
from sandtable.core.frozen import dataclass
from sandtable.core.game.spec import GameSpec
from sandtable.core.scene.report import Beat, BeatKind, LogLine, Loss
from sandtable.core.scene.scene import (
    Arg,
    Conflict,
    Message,
    number_arg,
)
from sandtable.core.text.message import kebab

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Telling:
    """How an event is told. `who` and `aim` name arguments: what acts, and the thing that it goes to.

    `many` is the key of the title of several such events. `short` and `words` say which messages there are besides the title.
    """

    kind: BeatKind
    who: str = ""
    aim: str = ""
    many: str = ""
    short: bool = False
    words: bool = False
    counts: str = ""
    """An argument that is a list. Its length is the argument $n."""


def beat_of(
    spec: GameSpec[S],
    telling: Telling,
    name: str,
    seat: int,
    number: int,
    line: LogLine,
    facts: Mapping[str, Arg] | None = None,
    losses: tuple[Loss, ...] = (),
) -> Beat:
    """The beat of an event. `name` is the part of its keys after `told-`, `number` that of its log line."""
    args = {key: replace(arg, tag="") for key, arg in line.words.args.items()}
    args.update(facts or {})
    if telling.counts in args:
        args["n"] = number_arg(len(args[telling.counts].values))
    key = f"told-{kebab(name)}"

    def say(suffix: str) -> Message:
        return spec.presentation.inflected(Message(key + suffix, args))

    aim = args.get(telling.aim)
    return Beat(
        telling.kind,
        seat,
        number,
        say(""),
        say("-short") if telling.short else None,
        say("-words") if telling.words else None,
        Message("", {"0": args[telling.who]}) if telling.who in args else None,
        telling.many,
        "" if aim is None else ",".join(aim.targets),
        losses=losses,
    )


def beats_of(
    spec: GameSpec[S],
    table: Mapping[str, Telling],
    before: S,
    events: Sequence[Event],
    lines: Sequence[LogLine],
) -> list[Beat]:
    """The beats of the events of a step that need no more than their log lines."""
    return [
        beat_of(spec, table[event[0]], event[0], spec.presentation.actor_of(before, event), number, line)
        for number, (event, line) in enumerate(zip(events, lines, strict=True))
        if event[0] in table
    ]


def with_conflicts(beats: Sequence[Beat], conflicts: Sequence[Conflict]) -> tuple[Beat, ...]:
    """The beats of a step. Its attacks are paired with its conflicts, from the last to the first."""
    found = list(beats)
    left = len(conflicts)
    for place in reversed(range(len(found))):
        if found[place].kind == "attack" and left:
            left -= 1
            found[place] = replace(found[place], conflict=left)
    return tuple(found)
