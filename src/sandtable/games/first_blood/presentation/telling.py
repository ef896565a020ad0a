"""The short account of an activation: the card, Marches, attacks and spells with those who fall, the score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.core.engine.events import Event
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.telling import Telling, beat_of, with_conflicts
from sandtable.core.scene.report import Beat, LogLine, Loss
from sandtable.core.scene.scene import Conflict, number_arg
from sandtable.games.first_blood.presentation.units import piece
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.turn.actions import ACTION_IDS

SLAIN: Final = Telling("result", "r", words=True)
RESULT: Final = Telling("result", "r")
ATTACK: Final = Telling("attack", "r", short=True)

TELLING: Final[Mapping[str, Telling]] = {
    "card": Telling("card"),
    "moved": Telling("move", "r", "r", "told-moved-many", short=True),
    "occupied": RESULT,
    "volley": ATTACK,
    "charged": ATTACK,
    "charge_failed": ATTACK,
    "charge_no_room": ATTACK,
    "charge_would_split": ATTACK,
    "spell": Telling("attack", "r", short=True),
    "duel": Telling("attack", "r", short=True),
    "slain": SLAIN,
    "destroyed": RESULT,
    "broken": RESULT,
    "shattered": RESULT,
    "rallied": RESULT,
    "healed": RESULT,
    "collapsed": Telling("other"),
    "ability": Telling("other", "p", short=True),
    "arrives": Telling("end", "r", many="told-arrives-many"),
    "scored": Telling("end"),
    "game_turn": Telling("end"),
}
"""How each event is told. Others are only in the log."""
QUIET: Final = frozenset([ACTION_IDS.index(name) for name in ("take_aim", "inspire", "overcharge", "clash")])
"""Actions of which no other event tells."""


def beats(
    spec: GameSpec[State],
    before: State,
    events: Sequence[Event],
    lines: Sequence[LogLine],
    conflicts: Sequence[Conflict],
) -> tuple[Beat, ...]:
    """The beats of a step. Models of one Regiment that fall one after the other are told together."""
    found: list[Beat] = []
    left: dict[int, int] = {}
    for number, (event, line) in enumerate(zip(events, lines, strict=True)):
        key, args, _, _ = event
        seat = spec.presentation.actor_of(before, event)
        if key == "slain":
            regiment, model = args[1], args[2]
            assert isinstance(regiment, int)
            assert isinstance(model, int)
            count = left.setdefault(regiment, before.count(regiment))
            last = found[-1] if found else None
            fallen = last.losses if last is not None and last.losses and last.losses[0].stack == f"r{regiment}" else ()
            if fallen:
                del found[-1]
            fallen = (*fallen, Loss(f"r{regiment}", piece(before, model), -1, 1))
            facts = {"n": number_arg(len(fallen)), "m": number_arg(count)}
            found.append(beat_of(spec, SLAIN, key, seat, number, line, facts, fallen))
        elif key == "action" and args[2] in QUIET:
            found.append(beat_of(spec, Telling("other", "r", short=True), key, seat, number, line))
        elif key in TELLING:
            found.append(beat_of(spec, TELLING[key], key, seat, number, line))
    return with_conflicts(found, conflicts)
